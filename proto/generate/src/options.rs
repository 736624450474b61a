//! What repeats the options of a rule set, made of their annotations in `rule_set.proto`.

use std::fmt::Write as _;

use anyhow::{Context as _, ensure};
use prost_reflect::{
    DescriptorPool, DynamicMessage, EnumDescriptor, FieldDescriptor, Kind, MessageDescriptor, Value,
};

const RULE_SET: &str = "doppelkopf.rules.v1.RuleSet";
const OPTION: &str = "doppelkopf.rules.v1.option";
const VALUE: &str = "doppelkopf.rules.v1.value";

/// The first line of what is made of the options.
pub(crate) const HEAD: &str =
    "// Made of rule_set.proto by `cargo xtask generate`; not edited by hand.\n";

/// The version that has the options which do not say one.
const FIRST: &str = "0.1.0";

/// An option of a rule set.
pub(crate) struct RuleOption {
    pub(crate) field: FieldDescriptor,
    annotation: DynamicMessage,
    pub(crate) shape: Shape,
}

/// What the values of an option look like.
pub(crate) enum Shape {
    /// A value of an enum.
    One(EnumDescriptor),
    /// A number.
    Number,
    /// A list of values of an enum.
    Ones(EnumDescriptor),
    /// A list of numbers.
    Numbers,
    /// A message of parts.
    Parts(MessageDescriptor),
    /// Conditions for throwing a hand in.
    Throw,
    /// The length of a list, which is a number or a word.
    Games,
}

/// The options in the order of their fields.
pub(crate) fn all(pool: &DescriptorPool) -> anyhow::Result<Vec<RuleOption>> {
    let message = pool.get_message_by_name(RULE_SET).context("no rule set")?;
    let mut options = Vec::new();
    for field in message.fields() {
        let Some(annotation) = annotation(&field) else {
            continue;
        };
        let named = field.name().to_owned();
        let shape = shape(&field).with_context(|| format!("`{named}` has an unknown type"))?;
        let option = RuleOption {
            field,
            annotation,
            shape,
        };
        let is_bounded = !matches!(option.shape, Shape::Number) || option.bounds().1 > 0;
        ensure!(is_bounded, "`{named}` has no largest number");
        options.push(option);
    }
    Ok(options)
}

/// The table of the options, for the crate of the messages.
pub(crate) fn table(options: &[RuleOption]) -> String {
    let rows: String = options.iter().map(RuleOption::row).collect();
    let sorted: String = options.iter().map(RuleOption::sorted).collect();
    format!(
        "{HEAD}
use crate::option::{{RuleOption, words}};
use crate::values::{{self, part}};
use crate::{{names, v1}};

/// Every option, in the order of its field.
pub static OPTIONS: &[RuleOption] = &[{rows}];

/// Brings the sets in the order of their numbers, each value once.
pub(crate) fn sort_sets(rules: &mut v1::RuleSet) {{{sorted}}}
"
    )
}

fn annotation(field: &FieldDescriptor) -> Option<DynamicMessage> {
    let extension = field.parent_pool().get_extension_by_name(OPTION)?;
    let options = field.options();
    let value = options.get_extension(&extension);
    let is_set = options.has_extension(&extension);
    value.as_message().filter(|_| is_set).cloned()
}

fn shape(field: &FieldDescriptor) -> Option<Shape> {
    match field.kind() {
        Kind::Enum(_) if field.name() == "list_games" => Some(Shape::Games),
        Kind::Enum(values) if field.is_list() => Some(Shape::Ones(values)),
        Kind::Enum(values) => Some(Shape::One(values)),
        Kind::Uint32 if field.is_list() => Some(Shape::Numbers),
        Kind::Uint32 => Some(Shape::Number),
        Kind::Message(message) => {
            let Some(list) = message.get_field_by_name("values") else {
                return Some(Shape::Parts(message));
            };
            match list.kind() {
                Kind::Message(_) => Some(Shape::Throw),
                _ => shape(&list),
            }
        }
        _ => None,
    }
}

impl RuleOption {
    /// The name of the field.
    pub(crate) fn name(&self) -> &str {
        self.field.name()
    }

    /// The name of the message that the field is, if it is one.
    pub(crate) fn message(&self) -> Option<String> {
        match self.field.kind() {
            Kind::Message(message) => Some(message.name().to_owned()),
            _ => None,
        }
    }

    /// The least and the largest number.
    pub(crate) fn bounds(&self) -> (u32, u32) {
        let number = |name| {
            self.annotation
                .get_field_by_name(name)
                .and_then(|it| it.as_u32())
        };
        (number("least").unwrap_or(0), number("most").unwrap_or(0))
    }

    /// The enums of its values.
    pub(crate) fn enums(&self) -> Vec<EnumDescriptor> {
        match &self.shape {
            Shape::One(values) | Shape::Ones(values) => vec![values.clone()],
            Shape::Parts(message) => {
                let parts = message.fields();
                parts
                    .filter_map(|it| it.kind().as_enum().cloned())
                    .collect()
            }
            Shape::Number | Shape::Numbers | Shape::Throw | Shape::Games => Vec::new(),
        }
    }

    fn is_ordered(&self) -> bool {
        let ordered = self.annotation.get_field_by_name("ordered");
        ordered.and_then(|it| it.as_bool()).unwrap_or(false)
    }

    fn row(&self) -> String {
        let field = self.name();
        let path = text(&self.annotation, "path");
        let decides = self.annotation.get_field_by_name("decides");
        let decides = decides.as_deref().and_then(Value::as_message).map(words);
        let decides = decides.unwrap_or_default();
        let said_by = texts(&self.annotation, "said_by");
        let needs = text(&self.annotation, "needs");
        let since = text(&self.annotation, "since");
        let since = if since.is_empty() {
            FIRST.to_owned()
        } else {
            since
        };
        let words = self.value_words();
        let bounds = match self.shape {
            Shape::Number => format!("Some({:?})", self.bounds()),
            _ => "None".to_owned(),
        };
        let (said, set) = self.functions();
        let take = self.take();
        format!(
            "RuleOption {{
                path: {path:?}, field: {field:?}, decides: {decides}, said_by: &{said_by:?},
                needs: {needs:?}, since: {since:?}, bounds: {bounds}, words: &[{words}],
                text: |rules| {said},
                set: |rules, text| {{ {set} Ok(()) }},
                take: |rules, others| {{ {take} }},
            }},"
        )
    }

    /// How the value is written and read.
    fn functions(&self) -> (String, String) {
        let field = self.name();
        let list = self.message().unwrap_or_default();
        match &self.shape {
            Shape::One(values) => {
                let names = names(values);
                (
                    format!("values::one_text({names}, rules.{field})"),
                    format!("rules.{field} = values::one({names}, text)?;"),
                )
            }
            Shape::Number => (
                format!("rules.{field}.map(|it| Ok(it.to_string()))"),
                format!("rules.{field} = Some(values::number(text)?);"),
            ),
            Shape::Ones(values) => {
                let names = names(values);
                (
                    format!(
                        "rules.{field}.as_ref().map(|it| values::list_text({names}, &it.values))"
                    ),
                    format!(
                        "rules.{field} = Some(v1::{list} {{ values: values::list({names}, text)? }});"
                    ),
                )
            }
            Shape::Numbers => {
                let absent = text(&self.annotation, "absent");
                (
                    format!(
                        "rules.{field}.as_ref().map(|it| Ok(values::numbers_text({absent:?}, &it.values)))"
                    ),
                    format!(
                        "rules.{field} = Some(v1::{list} {{ values: values::numbers({absent:?}, text)? }});"
                    ),
                )
            }
            Shape::Throw => (
                format!("rules.{field}.as_ref().map(values::throw_text)"),
                format!("rules.{field} = Some(values::throw(text)?);"),
            ),
            Shape::Games => (
                "values::games_text(rules)".to_owned(),
                "values::games(rules, text)?;".to_owned(),
            ),
            Shape::Parts(message) => self.functions_of_parts(message),
        }
    }

    fn functions_of_parts(&self, message: &MessageDescriptor) -> (String, String) {
        let field = self.name();
        let list = message.name();
        let absent = text(&self.annotation, "absent");
        let (mut said, mut read, mut all) = (String::new(), String::new(), Vec::new());
        for it in message.fields() {
            let part = it.name();
            let (text, set) = part_functions(&it);
            let _ = write!(said, "({part:?}, {text}),");
            let _ = write!(read, "{part:?} => {set},");
            all.push(part.to_owned());
        }
        // Where nothing set is none, only the word says so.
        let set = if absent == "none" {
            "values::some(text, it)?"
        } else {
            "it"
        };
        (
            format!(
                "rules.{field}.as_ref().map(|it| values::parts_text({absent:?}, it, [{said}]))"
            ),
            format!(
                "let mut it = v1::{list}::default();
                for (part, text) in values::parts({absent:?}, &{all:?}, text)? {{
                    match part {{ {read} _ => {{}} }}
                }}
                rules.{field} = Some({set});"
            ),
        )
    }

    /// Copies the value if it is set.
    fn take(&self) -> String {
        let field = self.name();
        match self.shape {
            Shape::One(_) => {
                format!("if others.{field} != 0 {{ rules.{field} = others.{field}; }}")
            }
            Shape::Games => "values::take_games(rules, others);".to_owned(),
            Shape::Number => {
                format!("rules.{field} = others.{field}.or(rules.{field});")
            }
            Shape::Ones(_) | Shape::Numbers | Shape::Parts(_) | Shape::Throw => {
                format!(
                    "if others.{field}.is_some() {{ rules.{field}.clone_from(&others.{field}); }}"
                )
            }
        }
    }

    /// Sorts the sets of the option.
    fn sorted(&self) -> String {
        let field = self.name();
        match &self.shape {
            Shape::Ones(_) if !self.is_ordered() => {
                format!("rules.{field}.iter_mut().for_each(|it| values::sort(&mut it.values));")
            }
            Shape::Throw => {
                format!("rules.{field}.iter_mut().for_each(values::sort_conditions);")
            }
            Shape::Parts(message) => {
                let lists = message.fields().filter(|it| it.is_list());
                let sorted = lists.map(|it| {
                    let part = it.name();
                    format!("rules.{field}.iter_mut().for_each(|it| values::sort(&mut it.{part}));")
                });
                sorted.collect()
            }
            _ => String::new(),
        }
    }

    /// The words of all values, and of the values of all parts.
    fn value_words(&self) -> String {
        let mut rows = String::new();
        if let Shape::One(values) | Shape::Ones(values) = &self.shape {
            rows += &words_of_enum("", values);
        }
        if let (Shape::Games, Kind::Enum(values)) = (&self.shape, self.field.kind()) {
            rows += &words_of_enum("", &values);
        }
        if let Shape::Parts(message) = &self.shape {
            for part in message.fields() {
                let prefix = format!("{}:", part.name());
                if let Some(annotation) = annotation(&part) {
                    rows += &own_words(&prefix, &annotation);
                }
                if let Kind::Enum(values) = part.kind() {
                    rows += &words_of_enum(&prefix, &values);
                }
            }
        }
        // Words of this option go before those that its values have elsewhere.
        own_words("", &self.annotation) + &rows
    }
}

/// How a part is written and read.
fn part_functions(field: &FieldDescriptor) -> (String, String) {
    let name = field.name();
    let absent = annotation(field).map(|it| text(&it, "absent"));
    match field.kind() {
        Kind::Enum(values) if field.is_list() => {
            let names = names(&values);
            (
                format!("Some(values::list_text({names}, &it.{name}))"),
                format!("it.{name} = values::list({names}, text)?"),
            )
        }
        Kind::Enum(values) => {
            let names = names(&values);
            (
                format!("values::one_text({names}, it.{name})"),
                format!("it.{name} = values::one({names}, text)?"),
            )
        }
        Kind::Message(list) => (
            format!("it.{name}.as_ref().map(|it| Ok(values::numbers_text(\"\", &it.values)))"),
            format!(
                "it.{name} = Some(v1::{} {{ values: values::numbers(\"\", text)? }})",
                list.name()
            ),
        ),
        _ if field.is_list() => (
            format!("Some(Ok(values::numbers_text(\"\", &it.{name})))"),
            format!("it.{name} = values::numbers(\"\", text)?"),
        ),
        _ => match absent.filter(|it| !it.is_empty()) {
            Some(absent) => (
                format!("Some(Ok(part::text({absent:?}, it.{name})))"),
                format!("it.{name} = part::number({absent:?}, text)?"),
            ),
            None => (
                format!("Some(Ok(it.{name}.to_string()))"),
                format!("it.{name} = values::number(text)?"),
            ),
        },
    }
}

fn names(values: &EnumDescriptor) -> String {
    format!("names!({})", values.name())
}

/// The words of the values of an enum.
fn words_of_enum(prefix: &str, values: &EnumDescriptor) -> String {
    let Some(extension) = values.parent_pool().get_extension_by_name(VALUE) else {
        return String::new();
    };
    let zero = values.default_value().name().to_owned();
    let start = zero.strip_suffix("UNSPECIFIED").unwrap_or_default();
    let rows = values.values().filter_map(|it| {
        let options = it.options();
        let said = options.get_extension(&extension);
        let said = said
            .as_message()
            .filter(|_| options.has_extension(&extension))?;
        let name = it.name().strip_prefix(start)?.to_ascii_lowercase();
        Some(format!(
            "({:?}, {}),",
            format!("{prefix}{name}"),
            words(said)
        ))
    });
    rows.collect()
}

fn own_words(prefix: &str, annotation: &DynamicMessage) -> String {
    let list = annotation.get_field_by_name("words");
    let list = list.as_deref().and_then(Value::as_list).unwrap_or_default();
    let rows = list.iter().filter_map(Value::as_message).map(|it| {
        let name = format!("{prefix}{}", text(it, "name"));
        format!("({name:?}, {}),", words(it))
    });
    rows.collect()
}

fn words(of: &DynamicMessage) -> String {
    format!("words({:?}, {:?})", text(of, "de"), text(of, "en"))
}

fn text(of: &DynamicMessage, field: &str) -> String {
    let value = of.get_field_by_name(field);
    value
        .as_deref()
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned()
}

fn texts(of: &DynamicMessage, field: &str) -> Vec<String> {
    let value = of.get_field_by_name(field);
    let list = value
        .as_deref()
        .and_then(Value::as_list)
        .unwrap_or_default();
    list.iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}
