//! A socket that is a file: made with its mode, replaced if nobody listens on it any more,
//! and removed at the end.

use std::fs::{self, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::task::{Context, Poll};

use tokio::net::{UnixListener, UnixSocket as Unbound, UnixStream};
use tracing::{info, warn};

use crate::config::FileMode;

/// As many may wait to be accepted.
const BACKLOG: u32 = 1_024;

/// A file on which this process listens. Removed when it is dropped.
#[derive(Debug)]
pub(crate) struct UnixSocket {
    listener: UnixListener,
    /// Gone with the file.
    file: Option<(PathBuf, Identity)>,
}

/// Which file it is, whatever it is called.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Identity {
    device: u64,
    inode: u64,
}

impl Identity {
    fn of(file: &Metadata) -> Self {
        Self {
            device: file.dev(),
            inode: file.ino(),
        }
    }
}

impl UnixSocket {
    /// Listens on `path`, which is for whom `mode` says. A socket on which nobody listens
    /// is replaced.
    ///
    /// # Errors
    ///
    /// If somebody listens on it, if it is something else, or if the system does not let
    /// it be made.
    pub(crate) async fn bind(path: &Path, mode: FileMode) -> io::Result<Self> {
        let bound = match bind(path) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                remove_if_left_behind(path).await?;
                bind(path)?
            }
            bound => bound?,
        };
        let identity = Identity::of(&fs::symlink_metadata(path)?);
        // Nobody can connect before it listens, so that nobody gets in by a wider mode.
        let listener = fs::set_permissions(path, Permissions::from_mode(mode.bits()))
            .and_then(|()| bound.listen(BACKLOG));
        match listener {
            Ok(listener) => Ok(Self {
                listener,
                file: Some((path.to_path_buf(), identity)),
            }),
            Err(error) => {
                remove(path, identity);
                Err(error)
            }
        }
    }

    /// The next connection, and the number of its user.
    pub(crate) fn poll_accept(
        &self,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<(UnixStream, u32)>> {
        let accepted = self.listener.poll_accept(context)?;
        accepted.map(|(stream, _)| {
            let user = stream.peer_cred()?.uid();
            Ok((stream, user))
        })
    }

    /// Removes the file; who has connected is still there.
    pub(crate) fn remove(&mut self) {
        if let Some((path, identity)) = self.file.take() {
            remove(&path, identity);
        }
    }
}

impl Drop for UnixSocket {
    fn drop(&mut self) {
        self.remove();
    }
}

fn bind(path: &Path) -> io::Result<Unbound> {
    let socket = Unbound::new_stream()?;
    socket.bind(path)?;
    Ok(socket)
}

/// Makes room where a service has ended without removing its file.
async fn remove_if_left_behind(path: &Path) -> io::Result<()> {
    let file = fs::symlink_metadata(path)?;
    if !file.file_type().is_socket() {
        return Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "there is a file that is no socket",
        ));
    }
    match UnixStream::connect(path).await {
        Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => {
            info!(file = %path.display(), "replacing a socket on which nobody listens");
            remove(path, Identity::of(&file));
            Ok(())
        }
        Ok(_) => Err(io::Error::new(
            io::ErrorKind::AddrInUse,
            "another process listens on it",
        )),
        // Such as a crowd before its door, or a mode that keeps us out.
        Err(error) => Err(io::Error::new(
            io::ErrorKind::AddrInUse,
            format!("it is there, and whether another process listens on it is not known: {error}"),
        )),
    }
}

/// Removes a file unless it is another one by now.
fn remove(path: &Path, identity: Identity) {
    let is_same = fs::symlink_metadata(path).is_ok_and(|file| Identity::of(&file) == identity);
    if is_same && let Err(error) = fs::remove_file(path) {
        warn!(file = %path.display(), %error, "cannot remove the socket");
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    /// A path of this test alone, in a folder that goes with it.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> Self {
            let folder = format!("doko-socket-{}-{name}", std::process::id());
            let folder = std::env::temp_dir().join(folder);
            fs::create_dir(&folder).unwrap();
            Self(folder.join("s"))
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(self.0.parent().unwrap());
        }
    }

    async fn listen(place: &Place) -> io::Result<UnixSocket> {
        UnixSocket::bind(&place.0, "0600".parse().unwrap()).await
    }

    async fn accepts(socket: &UnixSocket, place: &Place) -> u32 {
        let (_client, accepted) = tokio::join!(
            UnixStream::connect(&place.0),
            poll_fn(|context| socket.poll_accept(context))
        );
        accepted.unwrap().1
    }

    #[tokio::test]
    async fn it_has_its_mode_and_goes_with_its_owner() {
        let place = Place::new("mode");
        let socket = listen(&place).await.unwrap();
        let mode = fs::metadata(&place.0).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let own = fs::metadata(place.0.parent().unwrap()).unwrap().uid();
        assert_eq!(accepts(&socket, &place).await, own);
        drop(socket);
        assert!(!place.0.exists());
    }

    #[tokio::test]
    async fn what_was_left_behind_is_replaced() {
        let place = Place::new("stale");
        drop(std::os::unix::net::UnixListener::bind(&place.0).unwrap());
        assert!(place.0.exists());
        let socket = listen(&place).await.unwrap();
        accepts(&socket, &place).await;
    }

    #[tokio::test]
    async fn nobody_is_driven_out() {
        let place = Place::new("taken");
        let first = listen(&place).await.unwrap();
        let error = listen(&place).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::AddrInUse, "{error}");
        poll_fn(|context| first.poll_accept(context)).await.unwrap();
        accepts(&first, &place).await;
    }

    #[tokio::test]
    async fn other_files_are_left_alone() {
        let place = Place::new("file");
        fs::write(&place.0, "kept").unwrap();
        let error = listen(&place).await.unwrap_err();
        assert!(error.to_string().contains("no socket"), "{error}");
        assert_eq!(fs::read_to_string(&place.0).unwrap(), "kept");
    }

    #[tokio::test]
    async fn only_its_own_file_is_removed() {
        let place = Place::new("other");
        let socket = listen(&place).await.unwrap();
        // Kept, so that the new file is another one.
        fs::rename(&place.0, place.0.with_extension("old")).unwrap();
        let other = listen(&place).await.unwrap();
        drop(socket);
        accepts(&other, &place).await;
    }
}
