//! The methods that are served. The path of a call is looked up once; whoever has to know
//! something of its method reads it here.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::descriptors::{self, File};
use crate::kinds::{Kind, by_name, kind};
use crate::schema::{MessageId, SCHEMA};
use Single::*;
use Streamed::*;
use Task::{Many, One};

/// A method of a service.
#[derive(Debug)]
pub(crate) struct Method {
    /// As in a request: `/package.Service/Method`.
    path: String,
    /// Which of all methods it is, from 0 on.
    pub(crate) number: usize,
    /// What there is to do.
    pub(crate) task: Task,
    /// What makes its requests heavy.
    pub(crate) request: Kind,
    /// The type of its requests, and of its answers.
    pub(crate) question: MessageId,
    pub(crate) answer: MessageId,
    /// Whether it changes nothing and equal questions get equal answers.
    pub(crate) is_pure: bool,
}

/// What there is to do for a call.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Task {
    /// One message is answered by one.
    One(Single),
    /// There is any number of answers.
    Many(Streamed),
}

/// What is answered by one message.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Single {
    ResolveVorbehalte,
    CheckWord,
    ValidateMove,
    CheckAnnouncement,
    ScoreGame,
    InspectGame,
    AuditGame,
    CheckClaim,
    AssessOffence,
    EvaluateBatch,
    ListRuleSets,
    GetRuleSet,
    CheckRuleSet,
    ListRules,
    DealCards,
    VerifyDeal,
    ScoreSession,
    CheckHealth,
}

/// What is answered by a stream.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Streamed {
    Evaluate,
    /// Says something only when something changes, for as long as its caller likes.
    WatchHealth,
    Reflection,
    /// The same under its former name, which older clients ask for.
    ReflectionAlpha,
}

/// What a method belongs to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Family {
    Rules,
    /// Asked most urgently when the load is highest.
    Health,
    Reflection,
}

const RULES: &str = "doppelkopf.rules.v1.RulesService";
const RULE_SETS: &str = "doppelkopf.rules.v1.RuleSetService";
const TABLE: &str = "doppelkopf.rules.v1.TableService";
const HEALTH: &str = "grpc.health.v1.Health";
const REFLECTION: &str = "grpc.reflection.v1.ServerReflection";
const REFLECTION_ALPHA: &str = "grpc.reflection.v1alpha.ServerReflection";

/// The names of the services of the API.
pub(crate) const SERVICES: [&str; 3] = [RULES, RULE_SETS, TABLE];

/// Each method by its service and its name.
const TASKS: [(&str, &str, Task); 22] = [
    (RULES, "ResolveVorbehalte", One(ResolveVorbehalte)),
    (RULES, "CheckWord", One(CheckWord)),
    (RULES, "ValidateMove", One(ValidateMove)),
    (RULES, "CheckAnnouncement", One(CheckAnnouncement)),
    (RULES, "ScoreGame", One(ScoreGame)),
    (RULES, "InspectGame", One(InspectGame)),
    (RULES, "AuditGame", One(AuditGame)),
    (RULES, "CheckClaim", One(CheckClaim)),
    (RULES, "AssessOffence", One(AssessOffence)),
    (RULES, "EvaluateBatch", One(EvaluateBatch)),
    (RULES, "Evaluate", Many(Evaluate)),
    (RULE_SETS, "ListRuleSets", One(ListRuleSets)),
    (RULE_SETS, "GetRuleSet", One(GetRuleSet)),
    (RULE_SETS, "CheckRuleSet", One(CheckRuleSet)),
    (RULE_SETS, "ListRules", One(ListRules)),
    (TABLE, "DealCards", One(DealCards)),
    (TABLE, "VerifyDeal", One(VerifyDeal)),
    (TABLE, "ScoreSession", One(ScoreSession)),
    (HEALTH, "Check", One(CheckHealth)),
    (HEALTH, "Watch", Many(WatchHealth)),
    (REFLECTION, "ServerReflectionInfo", Many(Reflection)),
    (
        REFLECTION_ALPHA,
        "ServerReflectionInfo",
        Many(ReflectionAlpha),
    ),
];

/// All methods, by their paths.
static METHODS: LazyLock<HashMap<String, Method>> = LazyLock::new(|| {
    let files = descriptors::files();
    let described = described(&files);
    let types = by_name(&files);
    let method = |(number, (service, name, task))| {
        let path = format!("/{service}/{name}");
        let described = described.get(&path)?;
        let method = Method {
            path: path.clone(),
            number,
            task,
            request: kind(&types, described.request()),
            question: SCHEMA.find(described.request())?,
            answer: SCHEMA.find(described.response())?,
            is_pure: described.has_no_side_effects(),
        };
        Some((path, method))
    };
    TASKS.into_iter().enumerate().filter_map(method).collect()
});

/// What descriptors say of methods, by their paths.
fn described(files: &[File]) -> HashMap<String, &descriptors::Method> {
    let mut methods = HashMap::new();
    for file in files {
        for service in &file.services {
            for method in &service.methods {
                let path = format!("/{}.{}/{}", file.package, service.name, method.name);
                methods.insert(path, method);
            }
        }
    }
    methods
}

/// The method of a path, unless there is none.
pub(crate) fn find(path: &str) -> Option<&'static Method> {
    METHODS.get(path)
}

/// What is asked for descriptors.
pub(crate) fn reflection() -> Option<&'static Method> {
    find(&format!("/{REFLECTION}/ServerReflectionInfo"))
}

/// All methods, by their numbers.
pub(crate) fn all() -> Vec<&'static Method> {
    let mut all: Vec<_> = METHODS.values().collect();
    all.sort_by_key(|method| method.number);
    all
}

impl Method {
    /// As in a request: `/package.Service/Method`.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// As logs and metrics call it: `package.Service/Method`.
    pub(crate) fn name(&self) -> &str {
        self.path.trim_start_matches('/')
    }

    /// What it belongs to.
    pub(crate) fn family(&self) -> Family {
        match self.task {
            One(CheckHealth) | Many(WatchHealth) => Family::Health,
            Many(Reflection | ReflectionAlpha) => Family::Reflection,
            One(_) | Many(Evaluate) => Family::Rules,
        }
    }

    /// Whether a call may stay open as long as it likes.
    pub(crate) fn is_stream(&self) -> bool {
        matches!(self.task, Many(_))
    }

    /// Whether a call has no other end than that its caller goes.
    pub(crate) fn lasts(&self) -> bool {
        self.task == Many(WatchHealth)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Whether the client sends many messages, and whether the server does.
    fn shape(task: Task) -> (bool, bool) {
        match task {
            One(_) => (false, false),
            Many(WatchHealth) => (false, true),
            Many(_) => (true, true),
        }
    }

    #[test]
    fn all_that_is_described_is_served() {
        let mut described = BTreeMap::new();
        for file in descriptors::files() {
            for service in &file.services {
                for method in &service.methods {
                    let name = format!("{}.{}/{}", file.package, service.name, method.name);
                    described.insert(name, (method.client_streaming, method.server_streaming));
                }
            }
        }
        let served = all().into_iter();
        let served = served.map(|it| (it.name().to_owned(), shape(it.task)));
        assert_eq!(described, served.collect());
    }

    #[test]
    fn a_method_is_found_by_its_path_alone() {
        for method in all() {
            let found = find(&format!("/{}", method.name())).unwrap();
            assert_eq!(found.number, method.number);
            assert!(find(method.name()).is_none());
        }
        assert!(find("/doppelkopf.rules.v1.RulesService/Secret").is_none());
    }
}
