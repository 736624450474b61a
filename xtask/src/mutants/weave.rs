//! The mutants of a source file, all in one text that chooses among them while it runs.
//!
//! Building a crate takes seconds, and there are thousands of mutants. So the expression
//! around each change stands in the text twice or more, changed and unchanged:
//! `a < b` becomes `(if crate::woven::on(7) {a == b} else {a < b})`. Only one change is on
//! at a time, so what is changed needs no choices within.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{
    Expr, ExprConst, ExprRepeat, ImplItemConst, ImplItemFn, ItemConst, ItemFn, ItemStatic,
    TypeArray,
};

use super::mutant::Mutant;

/// In which functions changes are woven. Those that the compiler can calculate are called
/// most of all, so a copy that chooses in them is slow, and the others need not be.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Functions {
    Plain,
    Constant,
}

impl Functions {
    pub(super) const ALL: [Self; 2] = [Self::Plain, Self::Constant];
}

/// What stands before a woven crate: a function that the compiler can calculate may choose
/// while it runs. The compiler lets only these crates do so, see [`super::ask::cargo_in`].
pub(super) const ALLOWANCE: &str = "#![feature(core_intrinsics, const_eval_select)] \
    #![allow(internal_features, reason = \"woven\")] ";

/// What every woven crate gets: which change is on, by the environment. Where the compiler
/// calculates, none is.
pub(super) const CHOICE: &str = "
#[allow(missing_docs, unused_qualifications, reason = \"woven\")]
mod woven {
    extern crate std;
    static CHOSEN: self::std::sync::LazyLock<u32> = self::std::sync::LazyLock::new(|| {
        let told = self::std::env::var(\"DOKO_MUTANT\");
        told.ok().and_then(|it| it.parse().ok()).unwrap_or(0)
    });
    #[inline]
    pub(crate) const fn on(mutant: u32) -> bool {
        const fn none(_: u32) -> bool {
            false
        }
        fn chosen(mutant: u32) -> bool {
            *CHOSEN == mutant
        }
        core::intrinsics::const_eval_select((mutant,), none, chosen)
    }
}
";

/// A source file with choices.
#[derive(Debug)]
pub(super) struct Woven {
    pub(super) text: String,
    pub(super) choices: Vec<Choice>,
}

/// Where the text chooses, and the mutants that are chosen among, each with its code.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) bytes: Range<usize>,
    pub(super) arms: Vec<(u32, Range<usize>)>,
}

/// What can be woven of these mutants of one file into such functions; the text begins with
/// what `before` says. The numbers of the others appear in no choice: nothing is chosen in a
/// constant.
pub(super) fn weave(
    before: &str,
    source: &str,
    mutants: &[(u32, &Mutant)],
    functions: Functions,
) -> syn::Result<Woven> {
    let mut places = Places::default();
    places.visit_file(&syn::parse_file(source)?);
    let mut around = Around::new();
    for &(number, mutant) in mutants {
        let Some(changed) = mutant.bytes(source) else {
            continue;
        };
        let is_of_two_types = mutant.is_body && mutant.is_of_any_type;
        if is_of_two_types || places.functions_of(&changed) != Some(functions) {
            continue;
        }
        let expression = if mutant.is_body {
            Some((changed.clone(), Shape::Statements))
        } else {
            places.smallest_around(&changed)
        };
        let Some((bytes, shape)) = expression else {
            continue;
        };
        let before = source.get(bytes.start..changed.start).unwrap_or_default();
        let after = source.get(changed.end..bytes.end).unwrap_or_default();
        let code = format!("{before}{} {after}", mutant.replacement);
        let choice = around
            .entry((bytes.start, Reverse(bytes.end)))
            .or_insert_with(|| (shape, Vec::new()));
        choice.1.push((number, code));
    }
    let mut woven = Woven {
        text: before.to_owned(),
        choices: Vec::new(),
    };
    let mut left: Vec<_> = around.into_iter().rev().collect();
    woven.write(source, 0..source.len(), &mut left);
    Ok(woven)
}

/// By the bytes of an expression, outer ones first: what it is changed into.
type Around = BTreeMap<Bytes, Changes>;

type Bytes = (usize, Reverse<usize>);

type Changes = (Shape, Vec<(u32, String)>);

impl Woven {
    /// Writes these bytes of the source, with the choices that are within; they are taken
    /// from the end of the list.
    fn write(&mut self, source: &str, bytes: Range<usize>, left: &mut Vec<(Bytes, Changes)>) {
        let mut at = bytes.start;
        while let Some(((start, Reverse(end)), (shape, arms))) =
            left.pop_if(|((start, _), _)| *start < bytes.end)
        {
            self.text
                .push_str(source.get(at..start).unwrap_or_default());
            let (open, close) = shape.brackets();
            let begins = self.text.len();
            self.text.push_str(open);
            let mut written = Vec::new();
            for (number, code) in arms {
                self.text
                    .push_str(&format!("if crate::woven::on({number}) {{"));
                let from = self.text.len();
                self.text.push_str(&code);
                written.push((number, from..self.text.len()));
                self.text.push_str("} else ");
            }
            self.text.push('{');
            self.write(source, start..end, left);
            self.text.push('}');
            self.text.push_str(close);
            self.choices.push(Choice {
                bytes: begins..self.text.len(),
                arms: written,
            });
            at = end;
        }
        self.text
            .push_str(source.get(at..bytes.end).unwrap_or_default());
    }
}

/// How a choice stands in the place of what it is made of.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// All that a function does.
    Statements,
    /// It may stand without a semicolon.
    Block,
    Value,
}

impl Shape {
    fn brackets(self) -> (&'static str, &'static str) {
        match self {
            Self::Statements => ("", ""),
            Self::Block => ("{", "}"),
            Self::Value => ("(", ")"),
        }
    }
}

/// Where expressions are, what the compiler can calculate, and what nobody else does.
#[derive(Debug, Default)]
struct Places {
    expressions: Vec<(Range<usize>, Shape)>,
    constant_functions: Vec<Range<usize>>,
    constant: Vec<Range<usize>>,
}

impl Places {
    /// Nothing for what is in no function but in a constant.
    fn functions_of(&self, bytes: &Range<usize>) -> Option<Functions> {
        let is_in = |all: &[Range<usize>]| all.iter().any(|it| within(bytes, it));
        if is_in(&self.constant) {
            return None;
        }
        Some(if is_in(&self.constant_functions) {
            Functions::Constant
        } else {
            Functions::Plain
        })
    }

    fn smallest_around(&self, bytes: &Range<usize>) -> Option<(Range<usize>, Shape)> {
        let around = self.expressions.iter().filter(|it| within(bytes, &it.0));
        around.min_by_key(|it| it.0.len()).cloned()
    }
}

fn within(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// Whether it binds names for what stands behind it: a choice would keep them inside.
fn binds(expression: &Expr) -> bool {
    if let Expr::Binary(it) = expression {
        return binds(&it.left) || binds(&it.right);
    }
    matches!(expression, Expr::Let(_))
}

impl<'a> Visit<'a> for Places {
    fn visit_expr(&mut self, it: &'a Expr) {
        let is_block = matches!(
            it,
            Expr::Match(_)
                | Expr::If(_)
                | Expr::Block(_)
                | Expr::ForLoop(_)
                | Expr::While(_)
                | Expr::Loop(_)
        );
        let shape = if is_block { Shape::Block } else { Shape::Value };
        if !binds(it) {
            self.expressions.push((it.span().byte_range(), shape));
        }
        visit::visit_expr(self, it);
    }

    fn visit_item_fn(&mut self, it: &'a ItemFn) {
        if it.sig.constness.is_some() {
            self.constant_functions.push(it.span().byte_range());
        }
        visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'a ImplItemFn) {
        if it.sig.constness.is_some() {
            self.constant_functions.push(it.span().byte_range());
        }
        visit::visit_impl_item_fn(self, it);
    }

    fn visit_item_const(&mut self, it: &'a ItemConst) {
        self.constant.push(it.span().byte_range());
    }

    fn visit_impl_item_const(&mut self, it: &'a ImplItemConst) {
        self.constant.push(it.span().byte_range());
    }

    fn visit_item_static(&mut self, it: &'a ItemStatic) {
        self.constant.push(it.span().byte_range());
    }

    fn visit_expr_const(&mut self, it: &'a ExprConst) {
        self.constant.push(it.span().byte_range());
    }

    fn visit_type_array(&mut self, it: &'a TypeArray) {
        self.visit_type(&it.elem);
        self.constant.push(it.len.span().byte_range());
    }

    fn visit_expr_repeat(&mut self, it: &'a ExprRepeat) {
        self.visit_expr(&it.expr);
        self.constant.push(it.len.span().byte_range());
    }
}

#[cfg(test)]
mod tests {
    use super::super::mutant::{listed, parse};
    use super::*;

    fn woven(source: &str, functions: Functions, changes: &[(&str, &str, bool)]) -> String {
        let list = changes.iter().map(|&(from, to, _)| {
            let column = source.find(from).unwrap() + 1;
            listed("a.rs", from, [(1, column), (1, column + from.len())], to)
        });
        let list: Vec<_> = list.collect();
        let mut mutants = parse(&format!("[{}]", list.join(","))).unwrap();
        for (mutant, change) in mutants.iter_mut().zip(changes) {
            mutant.is_body = change.2;
        }
        let numbered: Vec<_> = (1..).zip(&mutants).collect();
        weave("", source, &numbered, functions).unwrap().text
    }

    #[test]
    fn a_changed_expression_stands_beside_the_unchanged_one() {
        let text = woven(
            "fn f() -> bool { a + b < c }\n",
            Functions::Plain,
            &[
                ("<", "==", false),
                ("+", "-", false),
                ("a + b < c", "true", true),
            ],
        );
        let sum = "(if crate::woven::on(2) {a - b} else {a + b})";
        let expected = format!(
            "fn f() -> bool {{ (if crate::woven::on(1) {{a + b ==  c}} else \
             if crate::woven::on(3) {{true }} else {{{sum} < c}}) }}\n"
        );
        let squeezed = |text: &str| text.replace(' ', "");
        assert_eq!(squeezed(&text), squeezed(&expected));
    }

    #[test]
    fn nothing_is_chosen_where_names_are_bound_or_only_the_compiler_calculates() {
        let change = [("<", ">", false)];
        for functions in [Functions::Plain, Functions::Constant] {
            let constant = "const F: bool = a < b;\n";
            assert_eq!(woven(constant, functions, &change), constant);
            for length in [
                "fn f() -> usize { g([h(c); a + b]) }\n",
                "fn f(it: [c; a + b]) -> usize { it.len() }\n",
            ] {
                let change = [("+", "-", false)];
                assert_eq!(woven(length, functions, &change), length);
            }
        }
        let both = "const fn f() -> bool { a < b }\n";
        assert_eq!(woven(both, Functions::Plain, &change), both);
        let chosen = woven(both, Functions::Constant, &change);
        assert!(chosen.starts_with("const fn f() -> bool { (if crate::woven::on(1) {a >"));
        let text = woven(
            "fn f() { if let A = b && c { d } }\n",
            Functions::Plain,
            &[("&&", "||", false)],
        );
        assert!(text.starts_with("fn f() { {if crate::woven::on(1) {if let A = b ||"));
    }
}
