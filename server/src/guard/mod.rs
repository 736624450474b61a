//! Around every call: access, limits, deadline and panics. Each concern is a function or a
//! stream in a module of its own. Whether a call failed is noted by whoever is around this.

mod account;
mod arriving;
mod deadline;
mod ending;
mod handlers;
mod load;
mod quota;
mod receive;
mod send;
mod share;
mod torn;
mod turn;

use std::future::poll_fn;
use std::mem;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderMap, Request};
use tokio_util::sync::CancellationToken;
use tonic::Status;
use tonic::body::Body;

pub(crate) use arriving::{Arriving, Rests};
pub(crate) use deadline::Deadline;
pub(crate) use handlers::{Answers, Asked, Begun, Handlers, Pending, Questions};
pub(crate) use load::{Load, Own, Uses};
pub(crate) use receive::Messages;
pub(crate) use send::{Outlet, Rewritten, Sending};
pub(crate) use share::Share;
pub(crate) use torn::Torn;

use crate::access::{Access, Standing};
use crate::caller::{Caller, Toll};
use crate::config::Limits;
use crate::form::Form;
use crate::methods::{self, Family, Method, Single, Streamed, Task};
use crate::peer::{Call, Entered, Peer};
use crate::weight::{Weights, weigh};
use crate::{panics, status};
use account::Account;
use ending::Ending;
use load::Resource;
use receive::Room;
use share::Memory;
use turn::Turn;

/// What is around every call of a worker.
#[derive(Debug)]
pub(crate) struct Guard {
    handlers: Box<dyn Handlers>,
    access: Arc<Access>,
    load: Arc<Load>,
    weights: Weights,
    request_timeout: Duration,
    stream_idle_timeout: Duration,
    max_message_size: u32,
    rests: Arc<Rests>,
    /// Cancelled when the server stops.
    stopping: CancellationToken,
}

/// A call that may be answered.
#[derive(Debug)]
pub(crate) struct Admitted {
    body: Arriving,
    form: Form,
    method: &'static Method,
    asked: Asked,
    outlet: Outlet,
    open: Call,
    standing: Option<Standing>,
    /// Among the streams that may be open.
    place: Option<Share>,
    turn: Turn,
    /// Until when it has to be answered, or its stream to begin.
    deadline: Deadline,
    /// Until when its caller waits, who says so.
    wish: Option<Deadline>,
}

impl Guard {
    /// A guard before `handlers`, with these limits; `access` and `load` are shared with other
    /// guards, and what is still to come of refused calls is read as `rests` has it. Streams
    /// end when that does.
    pub(crate) fn new(
        limits: &Limits,
        access: Arc<Access>,
        load: Arc<Load>,
        rests: Arc<Rests>,
        handlers: Box<dyn Handlers>,
    ) -> Self {
        Self {
            handlers,
            access,
            load,
            weights: Weights::new(limits.max_message_size),
            request_timeout: limits.request_timeout,
            stream_idle_timeout: limits.stream_idle_timeout,
            max_message_size: limits.max_message_size,
            stopping: rests.stopping.clone(),
            rests,
        }
    }

    /// Looks at a call when it comes, before a thread has time for it: whether its caller may
    /// ask, and whether there is room for it.
    ///
    /// # Errors
    ///
    /// How the call ends if not.
    pub(crate) fn enter(&self, request: Request<Body>) -> Result<Admitted, Status> {
        panics::catch(|| self.admit(request))?
    }

    /// Whether `peer` may read what the API is: who may ask reflection, if that is here.
    ///
    /// # Errors
    ///
    /// Why not.
    pub(crate) fn may_read(&self, headers: &HeaderMap, peer: &Peer) -> Result<bool, Status> {
        let reflection = methods::reflection();
        let (caller, _) = self.access.admit(headers, reflection, peer)?;
        caller.ask(1)?;
        Ok(reflection.is_some_and(|method| self.handlers.serve(method)))
    }

    fn admit(&self, mut request: Request<Body>) -> Result<Admitted, Status> {
        let body = mem::take(request.body_mut());
        let rewritten = request.extensions().get::<Rewritten>();
        let form = rewritten.map(|it| it.form).unwrap_or_default();
        let torn = rewritten.map(|it| it.torn.clone());
        let body = Arriving::new(body, torn, Arc::clone(&self.rests));
        // Every driver notes it; without one there would be no limits.
        let entered = request.extensions().get::<Entered>();
        let Entered { peer, method } = entered.cloned().ok_or_else(status::internal)?;
        let (open, headers) = (peer.call(), request.headers());
        let wish = deadline::wish(headers);
        let maximum = self.request_timeout;
        let deadline = Deadline::after(wish.map_or(maximum, |wish| wish.min(maximum)));
        let wish = wish.map(Deadline::after);
        let (caller, standing) = self.access.admit(headers, method, &peer)?;
        let method = method.filter(|method| self.handlers.serve(method));
        let toll = charge(method, &caller)?;
        let method = method.ok_or_else(|| status::unknown_method(request.uri().path()))?;
        is_plain(headers)?;
        let (own, load) = (peer.own.clone(), Arc::clone(&self.load));
        let account = Account::new(own, load, caller.uses());
        let place = place(method, &account)?;
        let turn = match method.family() {
            Family::Health => Turn::unlimited(),
            Family::Rules | Family::Reflection => Turn::of(account.common(Resource::Calls))?,
        };
        let asked = Asked {
            caller,
            toll,
            deadline: match method.task {
                Task::One(Single::EvaluateBatch) => Some(deadline),
                Task::Many(Streamed::Evaluate) => wish,
                Task::One(_) | Task::Many(_) => None,
            },
        };
        Ok(Admitted {
            body,
            form,
            method,
            asked,
            outlet: Outlet { account, peer },
            open,
            standing,
            place,
            turn,
            deadline,
            wish,
        })
    }

    /// What a call is answered with.
    ///
    /// # Errors
    ///
    /// How it ends if with nothing.
    pub(crate) async fn answer(&self, admitted: Admitted) -> Result<Sending, Status> {
        let deadline = admitted.deadline;
        let call = pin!(self.sending(admitted));
        deadline.limit(panics::catch_in(call)).await??
    }

    async fn sending(&self, admitted: Admitted) -> Result<Sending, Status> {
        let Admitted {
            body,
            form,
            method,
            asked,
            outlet,
            open,
            standing,
            place,
            mut turn,
            wish,
            ..
        } = admitted;
        let memory = outlet.account.memory(Resource::Receiving);
        let room = Room::new(memory, self.max_message_size);
        let (task, questions) = match method.task {
            Task::One(task) => {
                let message = self.message((method, form), body, room, &mut turn).await?;
                let answer = match self.handlers.answer(task, asked, &message) {
                    Begun::Done(answer) => answer?,
                    Begun::Pending(answer) => {
                        let memory = outlet.account.memory(Resource::Receiving);
                        wait_for(answer, memory, weigh(method, &message)).await?
                    }
                };
                return outlet.whole(answer, open);
            }
            Task::Many(Streamed::WatchHealth) => {
                let message = self.message((method, form), body, room, &mut turn).await?;
                (Streamed::WatchHealth, Questions::One(message))
            }
            Task::Many(task) => {
                let kind = (method, self.weights);
                let patience = self.request_timeout;
                let messages = Messages::new(body, room, kind, patience);
                (task, Questions::Many(messages))
            }
        };
        let answers = self.handlers.stream(task, asked, questions).await?;
        let lasts = method.lasts();
        let leaving = lasts.then(|| outlet.peer.leaving.clone());
        let withdrawn = Arc::clone(&self.access).ended(standing);
        let end = ending::end(self.stopping.clone(), wish, withdrawn, leaving);
        let idle = (!lasts).then_some(self.stream_idle_timeout);
        Ok(outlet.stream(Ending::new(answers, end, idle, place), open))
    }

    /// The one message of a call.
    async fn message(
        &self,
        (method, form): (&Method, Form),
        body: Arriving,
        room: Room,
        turn: &mut Turn,
    ) -> Result<Bytes, Status> {
        let body = receive::whole(body, room, turn).await?;
        let message = form.message(body, method, self.max_message_size)?;
        match self.weights.allow(method, &message) {
            true => Ok(message),
            false => Err(status::too_heavy(self.weights.most())),
        }
    }
}

/// Accounts for a call; what many questions cost only who reads them knows.
fn charge(method: Option<&Method>, caller: &Caller) -> Result<Option<Toll>, Status> {
    match method.map(|method| (method.family(), method.task)) {
        Some((Family::Health, _)) => Ok(None),
        Some((_, Task::One(Single::EvaluateBatch))) => Ok(Some(Toll::of(caller.clone()))),
        Some(_) | None => caller.ask(1).map(|()| None),
    }
}

/// A place among the streams that may be open, if this is one.
fn place(method: &Method, account: &Account) -> Result<Option<Share>, Status> {
    let among = match method.task {
        Task::One(_) => return Ok(None),
        Task::Many(Streamed::WatchHealth) => Resource::Watches,
        Task::Many(_) => Resource::Streams,
    };
    account.share(among, 1).map(Some)
}

/// What `answer` comes to. If that takes a while, what became of its question is accounted
/// for meanwhile.
async fn wait_for(
    mut answer: Pending<Bytes>,
    mut memory: Memory,
    weight: usize,
) -> Result<Bytes, Status> {
    poll_fn(|context| {
        let answer = answer.as_mut().poll(context);
        if answer.is_pending() {
            memory.hold(weight)?;
        }
        answer
    })
    .await
}

/// Whether messages come as they are.
///
/// # Errors
///
/// How a call ends whose messages are compressed.
fn is_plain(headers: &HeaderMap) -> Result<(), Status> {
    match headers.get("grpc-encoding") {
        Some(encoding) if encoding != "identity" => Err(status::compressed()),
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod overload;
#[cfg(test)]
mod tests;
