//! The names in a piece of code, as the paths that it writes.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, UseTree, Visibility};

type Path = Vec<String>;

/// All paths of these items, but for those of tests and those that are only passed on.
pub(crate) fn of(items: &[Item]) -> BTreeSet<Path> {
    let mut names = Names::default();
    for item in items {
        names.visit_item(item);
    }
    names.found
}

/// What these items take from elsewhere: the name here, `*` for all names, and the path.
pub(crate) fn uses(items: &[Item]) -> Vec<(String, Path)> {
    let mut found = Vec::new();
    for item in items {
        if let Item::Use(item) = item
            && !is_for_tests(&item.attrs)
        {
            enter_use(&mut found, &mut Vec::new(), &item.tree);
        }
    }
    found
}

/// Whether there is `#[cfg(test)]` among these.
pub(crate) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        let condition = it.parse_args::<syn::Path>();
        it.path().is_ident("cfg") && condition.is_ok_and(|it| it.is_ident("test"))
    })
}

fn enter_use(found: &mut Vec<(String, Path)>, before: &mut Path, tree: &UseTree) {
    let joined = |before: &Path, ident: &syn::Ident| {
        let last = (ident != "self").then(|| ident.to_string());
        before.iter().cloned().chain(last).collect::<Path>()
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            enter_use(found, before, &path.tree);
            before.pop();
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                enter_use(found, before, tree);
            }
        }
        UseTree::Name(name) => {
            let path = joined(before, &name.ident);
            found.push((path.last().cloned().unwrap_or_default(), path));
        }
        UseTree::Rename(it) => found.push((it.rename.to_string(), joined(before, &it.ident))),
        UseTree::Glob(_) => found.push(("*".to_owned(), before.clone())),
    }
}

#[derive(Default)]
struct Names {
    found: BTreeSet<Path>,
}

impl Visit<'_> for Names {
    fn visit_item(&mut self, item: &Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &ImplItem) {
        if let ImplItem::Fn(function) = item
            && is_for_tests(&function.attrs)
        {
            return;
        }
        visit::visit_impl_item(self, item);
    }

    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        if matches!(item.vis, Visibility::Inherited) {
            let mut found = Vec::new();
            enter_use(&mut found, &mut Vec::new(), &item.tree);
            self.found.extend(found.into_iter().map(|(_, path)| path));
        }
    }

    /// Who may see an item is nothing that the item takes.
    fn visit_visibility(&mut self, _: &Visibility) {}

    fn visit_path(&mut self, path: &syn::Path) {
        let segments = path.segments.iter().map(|it| it.ident.to_string());
        self.found.insert(segments.collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &syn::Macro) {
        self.visit_path(&call.path);
        self.enter_tokens(call.tokens.clone());
    }
}

impl Names {
    /// The paths among what a macro is given.
    fn enter_tokens(&mut self, tokens: TokenStream) {
        let mut path = Path::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.found.insert(std::mem::take(&mut path));
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    self.found.insert(std::mem::take(&mut path));
                    colons = 0;
                }
                TokenTree::Group(group) => {
                    self.found.insert(std::mem::take(&mut path));
                    self.enter_tokens(group.stream());
                }
            }
        }
        self.found.insert(path);
        self.found.remove(&Path::new());
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other items, of which there may be more one day, are never for tests alone"
)]
fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}
