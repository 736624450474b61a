//! One run of a program, with a thread for each of its three pipes, so that nothing it does
//! or leaves undone can hold up the kit.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::super::exchange::{self, Encoding, Greeting};
use super::super::frame::read_line;
use super::{Fault, group};

/// How many lines of stderr are kept.
const KEPT: usize = 12;

/// How long a program that has closed its stdout may take to end.
const TO_END: Duration = Duration::from_millis(500);

/// What comes from a program.
pub(super) enum Event {
    /// A line, or a message without its length.
    Unit(Vec<u8>),
    /// Something that is neither.
    Unreadable(String),
    /// Nothing any more.
    End,
}

/// A running program.
pub(super) struct Child {
    process: std::process::Child,
    to: Sender<Vec<u8>>,
    from: Receiver<Event>,
    complaints: Arc<Mutex<VecDeque<String>>>,
    /// Closed when there is no more to be heard from stderr.
    heard: Receiver<()>,
    encoding: Encoding,
}

impl Drop for Child {
    fn drop(&mut self) {
        drop(group::end(&mut self.process));
    }
}

impl Child {
    /// Starts the program and says hello.
    pub(super) fn start(command: &[String]) -> Result<Child, Fault> {
        let unreachable = |error: std::io::Error| Fault::Unreachable(error.to_string());
        let gone = || Fault::Unreachable("it has no pipes".to_owned());
        let (name, arguments) = command.split_first().ok_or_else(gone)?;
        let mut command = Command::new(name);
        command.args(arguments);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut process = group::begin(&mut command).map_err(unreachable)?;
        let stdin = process.stdin.take().ok_or_else(gone)?;
        let stdout = process.stdout.take().ok_or_else(gone)?;
        let stderr = process.stderr.take().ok_or_else(gone)?;
        let (to, sent) = channel();
        let (received, from) = channel();
        let complaints = Arc::default();
        let kept = Arc::clone(&complaints);
        let (hearing, heard) = channel();
        thread::spawn(move || write(stdin, &sent));
        thread::spawn(move || read(stdout, &received));
        thread::spawn(move || {
            listen(stderr, &kept);
            drop(hearing);
        });
        let child = Child {
            process,
            to,
            from,
            complaints,
            heard,
            encoding: Encoding::Json,
        };
        child.send(exchange::offer());
        Ok(child)
    }

    /// Waits for the answer to hello.
    pub(super) fn greeting(&mut self, patience: Duration) -> Result<Greeting, Fault> {
        match self.event(patience)? {
            Event::Unit(line) => {
                let greeting = exchange::greeting(&line).map_err(Fault::Garbage)?;
                self.encoding = greeting.encoding;
                Ok(greeting)
            }
            Event::Unreadable(why) => Err(Fault::Garbage(why)),
            Event::End => Err(Fault::Crash(self.last_words())),
        }
    }

    /// How it reads and writes.
    pub(super) const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Whether it has sent, or ended, without being asked.
    pub(super) fn has_spoken(&mut self) -> bool {
        match self.from.try_recv() {
            Err(TryRecvError::Empty) => false,
            Ok(_) | Err(TryRecvError::Disconnected) => true,
        }
    }

    /// Sends bytes. If nobody reads them, that shows when no reply comes.
    pub(super) fn send(&self, bytes: Vec<u8>) {
        drop(self.to.send(bytes));
    }

    /// The next that comes.
    pub(super) fn event(&mut self, patience: Duration) -> Result<Event, Fault> {
        match self.from.recv_timeout(patience) {
            Ok(event) => Ok(event),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Hang(patience)),
            Err(RecvTimeoutError::Disconnected) => Ok(Event::End),
        }
    }

    /// How it ended, and what it complained about last.
    pub(super) fn last_words(&mut self) -> String {
        let until = Instant::now() + TO_END;
        // Whoever ends closes stderr, too, and all of it has been read when it is closed.
        let _ = self.heard.recv_timeout(TO_END);
        let mut has_ended = group::has_ended(&mut self.process);
        while !has_ended && Instant::now() < until {
            thread::yield_now();
            has_ended = group::has_ended(&mut self.process);
        }
        let ended = has_ended.then(|| group::end(&mut self.process));
        let mut words = match ended {
            Some(Ok(status)) => format!("it ended with {status}"),
            Some(Err(_)) | None => "it closed its stdout".to_owned(),
        };
        let complaints = self.complaints.lock();
        for line in complaints.unwrap_or_else(PoisonError::into_inner).iter() {
            words.push_str("\n| ");
            words.push_str(&exchange::short(&exchange::readable(line)));
        }
        words
    }
}

fn write(mut stdin: ChildStdin, sent: &Receiver<Vec<u8>>) {
    for bytes in sent {
        if stdin
            .write_all(&bytes)
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Reads what comes, the first of it as a line, the rest as that line says.
fn read(stdout: ChildStdout, received: &Sender<Event>) {
    let mut input = BufReader::new(stdout);
    let mut encoding = None;
    loop {
        let unit = match encoding {
            None => read_line(&mut input),
            Some(encoding) => Encoding::next(encoding, &mut input),
        };
        let event = match unit {
            Ok(Some(unit)) => {
                if encoding.is_none() {
                    let greeting = exchange::greeting(&unit);
                    encoding = Some(greeting.map_or(Encoding::Json, |it| it.encoding));
                }
                Event::Unit(unit)
            }
            Ok(None) => Event::End,
            Err(error) => Event::Unreadable(error.to_string()),
        };
        let is_last = matches!(event, Event::End | Event::Unreadable(_));
        if received.send(event).is_err() || is_last {
            return;
        }
    }
}

/// Keeps the last lines of stderr.
fn listen(stderr: ChildStderr, kept: &Mutex<VecDeque<String>>) {
    let mut input = BufReader::new(stderr);
    let mut line = Vec::new();
    // A line without an end is cut where it becomes long.
    while let Ok(1..) = input.by_ref().take(1 << 16).read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back(text);
        if kept.len() > KEPT {
            kept.pop_front();
        }
        line.clear();
    }
}
