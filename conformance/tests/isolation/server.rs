//! Servers over gRPC.

use std::convert::Infallible;
use std::future::pending;
use std::io::Write as _;
use std::net::{SocketAddr, TcpListener};
use std::task::{Context, Poll};
use std::thread;
use std::time::Duration;

use doko_conformance::road::{Embedded, Fault, Grpc, Reply, Road as _, Unread};
use doko_conformance::{Checked, Method};
use doko_proto::v1;
use doko_server::{Config, Running, Server};
use http::{Request, Response};
use prost::Message as _;
use tokio::runtime::{Builder, Runtime};
use tonic::Status;
use tonic::body::Body;
use tonic::codegen::{BoxFuture, Service};
use tonic::server::NamedService;
use tonic::transport::server::TcpIncoming;

use crate::{PATIENCE, asked, went_wrong_for_seat_3};

/// What a server does when it is asked about seat 3.
#[derive(Clone, Copy, Debug)]
enum Wrong {
    Nothing,
    Hangs,
    Garbles,
    Panics,
}

/// The engine behind gRPC, which goes wrong when seat 3 wants to play a card.
#[derive(Clone, Copy, Debug)]
struct Faulty(Wrong);

impl NamedService for Faulty {
    const NAME: &'static str = "doppelkopf.rules.v1.RulesService";
}

impl Service<Request<Body>> for Faulty {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = BoxFuture<Response<Body>, Infallible>;

    fn poll_ready(&mut self, _context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let service = *self;
        Box::pin(async move {
            Ok(tonic::server::Grpc::new(Unread)
                .unary(service, request)
                .await)
        })
    }
}

impl Service<tonic::Request<Vec<u8>>> for Faulty {
    type Response = tonic::Response<Vec<u8>>;
    type Error = Status;
    type Future = BoxFuture<tonic::Response<Vec<u8>>, Status>;

    fn poll_ready(&mut self, _context: &mut Context<'_>) -> Poll<Result<(), Status>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: tonic::Request<Vec<u8>>) -> Self::Future {
        let wrong = self.0;
        let request = request.into_inner();
        Box::pin(async move {
            let asked = v1::ValidateMoveRequest::decode(request.as_slice()).unwrap();
            if asked.seat == i32::from(v1::Seat::Seat3) {
                match wrong {
                    Wrong::Nothing => (),
                    Wrong::Hangs => pending().await,
                    Wrong::Garbles => return Ok(tonic::Response::new(vec![0xff])),
                    Wrong::Panics => panic!("seat 3 is too much for me"),
                }
            }
            match Embedded.call(Method::ValidateMove, &request) {
                Ok(Reply::Response(bytes)) => Ok(tonic::Response::new(bytes)),
                other => Err(Status::internal(format!("{other:?}"))),
            }
        })
    }
}

/// What comes of some cases when a server goes wrong for seat 3.
fn with_fault(wrong: Wrong, patience: Duration) -> Vec<Checked> {
    let runtime = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    let _entered = runtime.enter();
    let incoming = TcpIncoming::bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
    let address = incoming.local_addr().unwrap();
    let serving = tonic::transport::Server::builder().add_service(Faulty(wrong));
    runtime.spawn(serving.serve_with_incoming(incoming));
    let road = Grpc::connect(format!("http://{address}"), patience).unwrap();
    asked(&road)
}

#[test]
fn a_fault_of_a_server_fails_its_case_only() {
    let sound = with_fault(Wrong::Nothing, PATIENCE);
    let short = Duration::from_millis(800);
    for (wrong, patience, told) in [
        (Wrong::Hangs, short, "no reply within 0.8 s"),
        (Wrong::Garbles, PATIENCE, "garbage: "),
        (Wrong::Panics, PATIENCE, "crash: "),
    ] {
        let checked = with_fault(wrong, patience);
        went_wrong_for_seat_3(&sound, &checked, told);
    }
}

#[test]
fn who_listens_and_never_speaks_hangs() {
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let patience = Duration::from_millis(500);
    let url = format!("http://{}", silent.local_addr().unwrap());
    let road = Grpc::connect(url, patience).unwrap();
    for _ in 0..2 {
        let reply = road.call(Method::ListRules, &[]);
        assert_eq!(reply, Err(Fault::Hang(patience)));
    }
}

#[test]
fn who_speaks_something_else_is_a_crash() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", other.local_addr().unwrap());
    thread::spawn(move || {
        for mut connection in other.incoming().flatten() {
            let said = connection.write_all(b"HTTP/1.1 502 Bad Gateway\r\n\r\n");
            assert!(said.is_ok());
        }
    });
    let road = Grpc::connect(url, PATIENCE).unwrap();
    for _ in 0..2 {
        let reply = road.call(Method::ListRules, &[]);
        assert!(matches!(reply, Err(Fault::Crash(_))), "{reply:?}");
    }
}

fn stop(runtime: &Runtime, server: Running) {
    runtime.block_on(server.stop());
}

/// The connection is made anew for the next question.
#[test]
fn a_server_that_comes_back_is_asked_again() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let mut config = Config::on_a_free_port();
    // The road keeps its connection, which the server would wait for.
    config.drain.drain_timeout = Duration::ZERO;
    let first = Server::start(&config).unwrap();
    let address = first.address();
    let road = Grpc::connect(format!("http://{address}"), PATIENCE).unwrap();
    let ask = || road.call(Method::ListRules, &[]);
    assert!(matches!(ask(), Ok(Reply::Response(_))));
    stop(&runtime, first);
    let gone = ask();
    assert!(matches!(gone, Err(Fault::Crash(_))), "{gone:?}");
    config.address = address;
    let second = Server::start(&config).unwrap();
    let again = ask();
    assert!(matches!(again, Ok(Reply::Response(_))), "{again:?}");
    stop(&runtime, second);
}
