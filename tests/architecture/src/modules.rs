//! The modules of a crate, as `mod` declarations find them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use syn::{Attribute, Item};

use crate::names;

/// The path of a module, without `crate`.
pub(crate) type Name = Vec<String>;

/// A module without those below it.
pub(crate) struct Module {
    pub(crate) file: PathBuf,
    pub(crate) items: Vec<Item>,
    /// What it takes from elsewhere: the name here, `*` for all names, and the path.
    pub(crate) uses: Vec<(String, Name)>,
}

impl Module {
    /// Whether an item of the module has this name.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "other items, of which there may be more one day, have no names"
    )]
    pub(crate) fn declares(&self, name: &str) -> bool {
        self.items.iter().any(|item| {
            let ident = match item {
                Item::Const(it) => &it.ident,
                Item::Enum(it) => &it.ident,
                Item::Fn(it) => &it.sig.ident,
                Item::Static(it) => &it.ident,
                Item::Struct(it) => &it.ident,
                Item::Trait(it) => &it.ident,
                Item::Type(it) => &it.ident,
                _ => return false,
            };
            ident == name
        })
    }
}

/// The modules of a crate by their paths.
pub(crate) struct Modules(BTreeMap<Name, Module>);

impl Modules {
    /// The modules of the crate with this root. `read` has the text of each file.
    pub(crate) fn read(
        root: &Path,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> anyhow::Result<Modules> {
        let mut modules = Modules(BTreeMap::new());
        let items = parse(root, read)?;
        let folder = root.with_file_name("");
        modules.enter(Name::new(), root, &folder, items, read)?;
        Ok(modules)
    }

    pub(crate) fn get(&self, name: &Name) -> Option<&Module> {
        self.0.get(name)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Name, &Module)> {
        self.0.iter()
    }

    /// Enters a module with all below it. `folder` is where the files of its children lie.
    fn enter(
        &mut self,
        name: Name,
        file: &Path,
        folder: &Path,
        items: Vec<Item>,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> anyhow::Result<()> {
        let mut own = Vec::new();
        for item in items {
            let Item::Mod(module) = item else {
                own.push(item);
                continue;
            };
            if names::is_for_tests(&module.attrs) {
                continue;
            }
            let ident = module.ident.to_string();
            let (mut child, below) = (name.clone(), folder.join(&ident));
            child.push(ident);
            if let Some((_, items)) = module.content {
                self.enter(child, file, &below, items, read)?;
                continue;
            }
            let (place, below) = match module.attrs.iter().find_map(path_of) {
                Some(path) => {
                    let place = file.with_file_name(path);
                    let folder = place.with_file_name("");
                    (place, folder)
                }
                None => {
                    let places = [below.with_extension("rs"), below.join("mod.rs")];
                    let place = places.into_iter().find(|it| read(it).is_some());
                    let place = place.with_context(|| format!("no file {}", below.display()))?;
                    (place, below)
                }
            };
            let items = parse(&place, read)?;
            self.enter(child, &place, &below, items, read)?;
        }
        let module = Module {
            file: file.to_path_buf(),
            uses: names::uses(&own),
            items: own,
        };
        self.0.insert(name, module);
        Ok(())
    }
}

fn parse(path: &Path, read: &dyn Fn(&Path) -> Option<String>) -> anyhow::Result<Vec<Item>> {
    let text = read(path).with_context(|| format!("no file {}", path.display()))?;
    let file = syn::parse_file(&text).with_context(|| path.display().to_string())?;
    Ok(file.items)
}

/// The file that `#[path = "..."]` gives.
fn path_of(attribute: &Attribute) -> Option<String> {
    let pair = attribute.meta.require_name_value().ok()?;
    let syn::Expr::Lit(literal) = &pair.value else {
        return None;
    };
    let syn::Lit::Str(path) = &literal.lit else {
        return None;
    };
    pair.path.is_ident("path").then(|| path.value())
}
