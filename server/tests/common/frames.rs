//! HTTP/2 by hand, for what no client would send.

use std::net::SocketAddr;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::PATIENCE;

pub(crate) const DATA: u8 = 0;
pub(crate) const HEADERS: u8 = 1;
pub(crate) const RST_STREAM: u8 = 3;
pub(crate) const SETTINGS: u8 = 4;
pub(crate) const PING: u8 = 6;
pub(crate) const WINDOW_UPDATE: u8 = 8;
pub(crate) const CONTINUATION: u8 = 9;
pub(crate) const END_STREAM: u8 = 1;
const ACK: u8 = 1;
pub(crate) const END_HEADERS: u8 = 4;

/// A frame of this type, with these flags.
pub(crate) fn raw(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let [_, length @ ..] = u32::try_from(payload.len()).unwrap().to_be_bytes();
    let mut frame = length.to_vec();
    frame.extend([kind, flags]);
    frame.extend(stream.to_be_bytes());
    frame.extend(payload);
    frame
}

/// The headers of a call, as HPACK writes them without a table of its own.
pub(crate) fn head(path: &str) -> Vec<u8> {
    headers(path, "application/grpc")
}

/// The same with one header more.
pub(crate) fn head_that_says(path: &str, name: &str, value: &str) -> Vec<u8> {
    [head(path), header(name, value)].concat()
}

/// The same for a call of gRPC-Web by a page from `origin`, or by no page.
pub(crate) fn head_of_a_page(origin: Option<&str>) -> Vec<u8> {
    let block = headers(super::LIST, "application/grpc-web+proto");
    let origin = origin.map_or_else(Vec::new, |origin| header("origin", origin));
    [block, origin].concat()
}

fn header(name: &str, value: &str) -> Vec<u8> {
    let mut field = vec![0x00];
    for text in [name, value] {
        field.push(u8::try_from(text.len()).unwrap());
        field.extend(text.as_bytes());
    }
    field
}

fn headers(path: &str, content_type: &str) -> Vec<u8> {
    // POST, http, and by their places in the table :authority, :path and content-type.
    let mut block = vec![0x83, 0x86];
    for (place, value) in [
        (&[0x01][..], "localhost"),
        (&[0x04], path),
        (&[0x0F, 0x10], content_type),
    ] {
        block.extend(place);
        block.push(u8::try_from(value.len()).unwrap());
        block.extend(value.as_bytes());
    }
    block
}

/// A header `x` with a value of so many bytes, 127 at least, after what HPACK shall do with
/// it.
pub(crate) fn long_header(what: u8, size: usize) -> Vec<u8> {
    // The size in seven bits and more of them.
    let rest = size - 127;
    let sizes = [0x7F, rest % 128 + 128, rest / 128].map(|it| u8::try_from(it).unwrap());
    let mut field = vec![what, 0x01, b'x'];
    field.extend(sizes);
    field.extend(vec![b'v'; size]);
    field
}

/// A connection that has said hello.
pub(crate) async fn hello(server: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let mut hello = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    hello.extend(raw(SETTINGS, 0, 0, b""));
    stream.write_all(&hello).await.unwrap();
    stream
}

/// Reads until a ping is answered, and so all that came before it.
pub(crate) async fn answered(stream: &mut (impl AsyncRead + Unpin)) {
    while any(stream).await != (PING, ACK, 0) {}
}

/// The type, the flags and the stream of the next frame that is about a stream, or that
/// ends the connection.
pub(crate) async fn next(stream: &mut (impl AsyncRead + Unpin)) -> (u8, u8, u32) {
    loop {
        let (kind, flags, id) = any(stream).await;
        let is_housekeeping = [SETTINGS, PING, WINDOW_UPDATE].contains(&kind);
        if id != 0 || !is_housekeeping {
            return (kind, flags, id);
        }
    }
}

/// The same of the next frame of all.
async fn any(stream: &mut (impl AsyncRead + Unpin)) -> (u8, u8, u32) {
    let mut begin = [0; 9];
    let read = timeout(PATIENCE, stream.read_exact(&mut begin));
    read.await.unwrap().unwrap();
    let [long, longer, length, kind, flags, id @ ..] = begin;
    let size = u32::from_be_bytes([0, long, longer, length]);
    let mut payload = vec![0; usize::try_from(size).unwrap()];
    stream.read_exact(&mut payload).await.unwrap();
    (kind, flags, u32::from_be_bytes(id))
}

/// Sends so many frames, or until the service takes no more; whether it took all. What it
/// says meanwhile is read.
pub(crate) async fn flood(
    stream: TcpStream,
    often: u32,
    frames: impl Fn(u32) -> Vec<u8> + Send,
) -> bool {
    let (mut answers, mut questions) = stream.into_split();
    let reading = tokio::spawn(async move {
        let mut buffer = vec![0; 64 * 1_024];
        while answers.read(&mut buffer).await.is_ok_and(|size| size > 0) {}
    });
    for number in 0..often {
        let frames = frames(number);
        let written = timeout(PATIENCE, questions.write_all(&frames));
        if written.await.unwrap().is_err() {
            timeout(PATIENCE, reading).await.unwrap().unwrap();
            return false;
        }
    }
    // Whatever was sent is looked at before the end of it.
    drop(questions);
    timeout(PATIENCE, reading).await.unwrap().unwrap();
    true
}
