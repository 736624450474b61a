//! A program that is asked over its stdin and stdout.

mod child;
mod group;

use std::cell::RefCell;
use std::fmt;
use std::time::Duration;

use anyhow::{Result, anyhow};

use self::child::{Child, Event};
pub use self::group::end_with_programs;
use super::{Fault, Reply, Road};
use crate::Method;

/// How long a program may take to start, however short answers must be.
const TO_START: Duration = Duration::from_secs(20);

/// How often in a row a program may fail to start before it is no longer tried.
const TRIES: u32 = 3;

/// A program that is asked over its stdin and stdout. Whatever it does, it does to one
/// question: one that has crashed, hung or sent garbage is ended and started again for the
/// next.
pub struct Program {
    command: Vec<String>,
    patience: Duration,
    state: RefCell<State>,
}

/// The program as it runs, or what is known of it if it does not.
struct State {
    child: Option<Child>,
    name: String,
    asked: u64,
    starts: u32,
    failed_starts: u32,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program")
            .field("command", &self.command)
            .finish_non_exhaustive()
    }
}

impl Program {
    /// Starts the program and waits until it has said what it speaks. No answer takes
    /// longer than `patience`.
    ///
    /// # Errors
    ///
    /// If it does not start, or does not speak the protocol.
    pub fn start(command: Vec<String>, patience: Duration) -> Result<Program> {
        let program = Program {
            command,
            patience,
            state: RefCell::new(State {
                child: None,
                name: String::new(),
                asked: 0,
                starts: 0,
                failed_starts: 0,
            }),
        };
        let begun = program.begin(&mut program.state.borrow_mut());
        begun.map_err(|fault| anyhow!("`{}`: {fault}", program.command.join(" ")))?;
        Ok(program)
    }

    /// How often it was started.
    pub fn starts(&self) -> u32 {
        self.state.borrow().starts
    }

    /// Starts the program if it does not run.
    fn begin(&self, state: &mut State) -> Result<(), Fault> {
        if state.child.as_mut().is_some_and(|it| !it.has_spoken()) {
            return Ok(());
        }
        // Whoever spoke without being asked, or has ended since, begins anew.
        state.child = None;
        if state.failed_starts >= TRIES {
            return Err(Fault::Unreachable(format!(
                "it did not start {TRIES} times in a row"
            )));
        }
        state.starts += 1;
        let started = Child::start(&self.command).and_then(|mut child| {
            let greeting = child.greeting(self.patience.max(TO_START))?;
            Ok((child, greeting))
        });
        match started {
            Ok((child, greeting)) => {
                state.failed_starts = 0;
                state.name = greeting.name;
                state.child = Some(child);
                Ok(())
            }
            Err(fault) => {
                state.failed_starts += 1;
                Err(fault)
            }
        }
    }

    /// Asks once more, of a new start, where what came belongs to an earlier question: it is
    /// not this one's fault.
    fn ask(&self, state: &mut State, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let mut came = self.ask_once(state, method, request)?;
        if let Came::Of { named, id } = came
            && named < id
        {
            state.child = None;
            came = self.ask_once(state, method, request)?;
        }
        match came {
            Came::Reply(reply) => Ok(reply),
            Came::Of { named, id } => Err(Fault::Garbage(format!(
                "a reply to question {named}, where {id} was asked"
            ))),
        }
    }

    fn ask_once(&self, state: &mut State, method: Method, request: &[u8]) -> Result<Came, Fault> {
        self.begin(state)?;
        state.asked += 1;
        let id = state.asked;
        let Some(child) = state.child.as_mut() else {
            return Err(Fault::Unreachable("it does not run".to_owned()));
        };
        let encoding = child.encoding();
        child.send(encoding.ask(id, method, request).map_err(Fault::Garbage)?);
        match child.event(self.patience)? {
            Event::Unit(unit) => match encoding.named(&unit).map_err(Fault::Garbage)? {
                named if named == id => {
                    let reply = encoding.reply(method, &unit).map_err(Fault::Garbage)?;
                    Ok(Came::Reply(reply))
                }
                named => Ok(Came::Of { named, id }),
            },
            Event::Unreadable(why) => Err(Fault::Garbage(why)),
            Event::End => Err(Fault::Crash(child.last_words())),
        }
    }
}

/// What comes when a question is asked.
enum Came {
    /// The reply to it.
    Reply(Reply),
    /// A reply that names another question than the one asked, `id`.
    Of { named: u64, id: u64 },
}

impl Road for Program {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let mut state = self.state.borrow_mut();
        let reply = self.ask(&mut state, method, request);
        if reply.is_err() {
            state.child = None;
        }
        reply
    }

    fn name(&self) -> String {
        self.state.borrow().name.clone()
    }
}
