//! Networks of addresses, as they are commonly written.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// Addresses, by the networks that they are in.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Networks {
    list: Vec<IpNet>,
}

impl Networks {
    /// Whether there is no address in them.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether `address` is in one of them. An IPv4 address is the same in the clothes of
    /// IPv6.
    #[must_use]
    pub fn contain(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.list.iter().any(|network| network.contains(&address))
    }
}

impl FromStr for Networks {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty());
        Ok(Self {
            list: parts.map(network).collect::<Result<_, _>>()?,
        })
    }
}

impl fmt::Display for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.list.iter().map(ToString::to_string).collect();
        f.write_str(&parts.join(","))
    }
}

/// One network, or one address. What has bits beyond its prefix is likely to be a slip.
fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    let network: Option<IpNet> = address.or_else(|_| text.parse()).ok();
    network
        .filter(|network| network.trunc() == *network)
        .ok_or_else(|| {
            format!(
                "`{text}` is neither an IP address nor a network of these; write 10.0.0.0/8, \
                 fd00::/8 or 192.0.2.7"
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_read_what_they_print() {
        let networks: Networks = "10.0.0.0/8, fd00::/8,192.0.2.7,".parse().unwrap();
        let printed = networks.to_string();
        assert_eq!(printed, "10.0.0.0/8,fd00::/8,192.0.2.7/32");
        assert_eq!(printed.parse(), Ok(networks));
        assert!("".parse::<Networks>().unwrap().is_empty());
        for text in [
            "all",
            "10.0.0.0/33",
            "10.0.0.1/8",
            "10.0.0.0-10.1.0.0",
            "a/8",
        ] {
            assert!(text.parse::<Networks>().is_err(), "{text}");
        }
    }

    #[test]
    fn addresses_are_in_them_or_not() {
        let networks: Networks = "10.0.0.0/8,fd00::/8,192.0.2.7".parse().unwrap();
        for (address, is_in) in [
            ("10.255.0.1", true),
            ("::ffff:10.0.0.1", true),
            ("11.0.0.1", false),
            ("fd12::1", true),
            ("fe80::1", false),
            ("192.0.2.7", true),
            ("192.0.2.8", false),
        ] {
            assert_eq!(
                networks.contain(address.parse().unwrap()),
                is_in,
                "{address}"
            );
        }
    }
}
