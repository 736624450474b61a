//! What contradicts itself between several flags, and what has no effect.

use super::access;
use super::bad_config::BadConfig;
use super::callers::{Callers, Rate};
use super::connections;
use super::limits::Limits;
use super::seeing;
use super::settings::Config;
use super::socket;
use super::values::{Page, Switch};

impl Config {
    /// What contradicts itself between several flags.
    ///
    /// # Errors
    ///
    /// One readable line.
    pub fn check(&self) -> Result<(), BadConfig> {
        if self.web.grpc_web == Switch::Off && !self.web.cors_origin.is_empty() {
            return Err(BadConfig::new(format!(
                "--cors-origin {} is of no use with --grpc-web off; leave it empty",
                self.web.cors_origin
            )));
        }
        if self.web.grpc_web == Switch::Off && self.web.page == Page::On {
            return Err(BadConfig::new(
                "--page on is of no use with --grpc-web off: the page asks in JSON",
            ));
        }
        callers(self)?;
        connections::check(&self.keep_alive)?;
        limits(self)?;
        socket::check(&self.socket, &self.access, &self.tls)?;
        seeing::check(&self.seeing, self.address, self.access.health_address)?;
        access::check(self.address, &self.access, &self.tls)
    }
}

/// Whether all that is said of callers has an effect: what has none was meant to have one.
fn callers(config: &Config) -> Result<(), BadConfig> {
    let (callers, usual) = (&config.callers, Callers::default());
    // An entry of a key may have a rate of its own.
    let unlimited = callers.caller_rate == Rate::Of(None) && config.access.api_keys.is_none();
    let (connections, most) = (
        callers.max_connections_per_address,
        config.limits.max_connections,
    );
    let useless = if unlimited && callers.caller_burst != usual.caller_burst {
        format!(
            "--caller-burst {} is of no use with --caller-rate 0",
            callers.caller_burst
        )
    } else if unlimited && config.limits.caller_share != Limits::default().caller_share {
        format!(
            "--caller-share {} is of no use with --caller-rate 0",
            config.limits.caller_share
        )
    } else if connections > most && connections != usual.max_connections_per_address {
        format!(
            "--max-connections-per-address {connections} is of no use beyond --max-connections, \
             which is {most}"
        )
    } else {
        return Ok(());
    };
    Err(BadConfig::new(useless))
}

/// What limits contradict each other.
///
/// # Errors
///
/// One readable line.
fn limits(config: &Config) -> Result<(), BadConfig> {
    let Limits {
        max_message_size: message,
        max_questions: questions,
        receive_buffer: buffer,
        caller_share: share,
        ..
    } = config.limits;
    if buffer / 3 < message {
        return Err(BadConfig::new(format!(
            "--receive-buffer {buffer} must be at least three times --max-message-size, \
             which is {message}"
        )));
    }
    let callers = &config.callers;
    if callers
        .caller_rate
        .limit(config.callers_are_here())
        .is_none()
    {
        return Ok(());
    }
    let burst = callers.caller_burst;
    if burst < questions {
        return Err(BadConfig::new(format!(
            "--caller-burst {burst} must be at least --max-questions, which is {questions}: \
             nobody could ever ask so many at once"
        )));
    }
    let part = u64::from(buffer) * u64::from(share) / 100;
    if part / 3 < u64::from(message) {
        return Err(BadConfig::new(format!(
            "--caller-share {share} of --receive-buffer {buffer} must be at least three times \
             --max-message-size, which is {message}"
        )));
    }
    Ok(())
}
