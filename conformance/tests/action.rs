//! The action for continuous integration, and the pages that go with it.

#![expect(clippy::panic, clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A step of the action, as it is written down.
fn step(name: &str) -> String {
    let action = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/action.yml")).unwrap();
    let (_, step) = action
        .split_once(&format!("    - name: {name}\n"))
        .unwrap_or_else(|| panic!("no step `{name}`"));
    step.split("    - name: ").next().unwrap().to_owned()
}

/// The script of a step, without its indentation.
fn script(step: &str) -> String {
    let (_, script) = step.split_once("run: |\n").unwrap();
    let lines = script
        .lines()
        .map(|it| it.strip_prefix("        ").unwrap_or(it));
    lines.collect::<Vec<_>>().join("\n")
}

/// The script of a step as a runner starts it.
fn bash(step: &str) -> Command {
    let mut bash = Command::new("bash");
    bash.args(["--noprofile", "--norc", "-eo", "pipefail", "-c"])
        .arg(script(step));
    bash
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_action_builds_the_kit_where_its_toolchain_is_named() {
    let step = step("Build the kit");
    assert!(step.contains("\n      working-directory: ${{ github.action_path }}\n"));
    assert!(step.contains("if: steps.cache.outputs.cache-hit != 'true'"));
    let kit = Path::new(env!("CARGO_MANIFEST_DIR"));
    assert!(kit.join("../rust-toolchain.toml").exists());

    // A machine with these programs and no others.
    let folder = folder("action-build");
    let program = |name: &str, text: &str| {
        use std::os::unix::fs::PermissionsExt as _;
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    };
    let shell = which("bash");
    let run = || {
        let mut build = Command::new(&shell);
        let arguments = bash(&step);
        build
            .args(arguments.get_args())
            .current_dir(kit)
            .env("PATH", &folder)
            .env("RUNNER_TEMP", &folder)
            .output()
            .unwrap()
    };
    let lacking = run();
    assert_eq!(lacking.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&lacking.stdout).starts_with("::error::"));
    program("rustup", "");
    program("cargo", "echo $(pwd) $*");
    let built = String::from_utf8(run().stdout).unwrap();
    let expected = format!(
        "{} install --locked --path . --root {}/doko-conformance\n",
        kit.display(),
        folder.display()
    );
    assert_eq!(built, expected);
}

fn which(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap();
    let mut found = std::env::split_paths(&path).map(|it| it.join(program));
    found.find(|it| it.exists()).unwrap()
}

#[test]
fn the_action_keeps_the_kit_until_a_file_changes() {
    let name = step("Name the version of the kit");
    assert!(name.contains("\n      working-directory: ${{ github.action_path }}/..\n"));
    let find = step("Find the kit");
    for part in [
        "uses: actions/cache@v",
        "path: ${{ runner.temp }}/doko-conformance\n",
        "${{ steps.version.outputs.hash }}",
    ] {
        assert!(find.contains(part), "{part}: {find}");
    }
    let folder = folder("action-version");
    let output = folder.with_extension("output");
    let hash = || {
        fs::write(&output, "").unwrap();
        let status = bash(&name)
            .current_dir(&folder)
            .env("GITHUB_OUTPUT", &output)
            .status();
        assert!(status.unwrap().success());
        let line = fs::read_to_string(&output).unwrap();
        let hash = line.trim().strip_prefix("hash=").unwrap().to_owned();
        assert_eq!(hash.len(), 40);
        hash
    };
    fs::write(folder.join("a file"), "one").unwrap();
    fs::create_dir_all(folder.join("target")).unwrap();
    let first = hash();
    fs::write(folder.join("target/other"), "built").unwrap();
    assert_eq!(hash(), first);
    fs::write(folder.join("a file"), "two").unwrap();
    assert_ne!(hash(), first);
}

/// What the last step is given.
#[derive(Clone, Copy, Default)]
struct Inputs<'i> {
    server: &'i str,
    program: &'i str,
    profile: &'i str,
    arguments: &'i str,
}

/// Asks as a runner does, in a folder where the kit lies; the exit code.
fn ask(folder: &Path, inputs: Inputs<'_>) -> Option<i32> {
    let status = bash(&step("Ask the implementation"))
        .current_dir(folder)
        .env("RUNNER_TEMP", folder)
        .env("GITHUB_STEP_SUMMARY", folder.join("summary.md"))
        .env("SERVER", inputs.server)
        .env("PROGRAM", inputs.program)
        .env("PROFILE", inputs.profile)
        .env("ARGUMENTS", inputs.arguments)
        .status();
    status.unwrap().code()
}

/// The kit, where the action has it.
fn kit_in(folder: &Path) -> PathBuf {
    let bin = folder.join("doko-conformance/bin");
    fs::create_dir_all(&bin).unwrap();
    bin.join("doko-conformance")
}

#[test]
fn the_action_reports_and_ends_as_the_kit_does() {
    let folder = folder("action");
    fs::copy(env!("CARGO_BIN_EXE_doko-conformance"), kit_in(&folder)).unwrap();
    let program = format!(
        "python3 {}/executors/normalspiel.py",
        env!("CARGO_MANIFEST_DIR")
    );
    let run = |arguments: &str| {
        let inputs = Inputs {
            program: &program,
            arguments,
            ..Inputs::default()
        };
        ask(&folder, inputs)
    };
    assert_eq!(run("--suite\nfollow\n--strictness=rule\n"), Some(0));
    let summary = fs::read_to_string(folder.join("summary.md")).unwrap();
    assert!(summary.contains("# normalspiel.py"));
    for report in ["conformance.xml", "conformance.json"] {
        assert!(fs::metadata(folder.join(report)).unwrap().len() > 1000);
    }
    assert_eq!(run("--suite=sessions"), Some(3));
    assert_eq!(run("--no-such-flag"), Some(2));
    assert_eq!(run("--case=C-01/b (ddv-tsr)"), Some(0));
}

#[test]
fn the_action_hands_on_every_input_as_it_is() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = folder("action-inputs");
    let kit = kit_in(&folder);
    fs::write(&kit, "#!/bin/sh\nprintf '%s\\n' \"$@\" > asked\n").unwrap();
    fs::set_permissions(&kit, fs::Permissions::from_mode(0o755)).unwrap();
    let given = |inputs: Inputs<'_>| {
        assert_eq!(ask(&folder, inputs), Some(0));
        let asked = fs::read_to_string(folder.join("asked")).unwrap();
        let reports = "--json\nconformance.json\n--junit\nconformance.xml\n--markdown\n\
                       conformance.md\n";
        asked.strip_prefix(reports).unwrap().to_owned()
    };
    assert_eq!(given(Inputs::default()), "");
    let server = Inputs {
        server: "http://127.0.0.1:50051",
        profile: "my profile.toml",
        ..Inputs::default()
    };
    assert_eq!(
        given(server),
        "--server\nhttp://127.0.0.1:50051\n--profile\nmy profile.toml\n"
    );
    let program = Inputs {
        program: "python3 'my executor.py'",
        arguments: "--case\nC-01 (ddv-tsr)\n\n--suite=*\n--vectors=\"my folder\"",
        ..Inputs::default()
    };
    assert_eq!(
        given(program),
        "--program\npython3 'my executor.py'\n--case\nC-01 (ddv-tsr)\n--suite=*\n\
         --vectors=\"my folder\"\n"
    );
}

/// Every flag that a page or the action names is one that the program has.
#[test]
fn the_pages_name_flags_that_there_are() {
    let help = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = [
        "README.md",
        "PROTOCOL.md",
        "action.yml",
        "docs/SERVER.md",
        "docs/LIBRARY.md",
        "docs/VECTOR.md",
    ];
    let mut named = 0;
    for page in pages {
        let text = fs::read_to_string(root.join(page)).unwrap();
        let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-');
        let of_others = [
            "--git",
            "--locked",
            "--only",
            "--path",
            "--root",
            "--stdin",
            "--stdin-paths",
        ];
        for flag in words.filter(|it| it.starts_with("--") && it.len() > 3) {
            if flag.trim_matches('-').is_empty() || of_others.contains(&flag) {
                continue;
            }
            assert!(help.contains(flag), "{page} names {flag}");
            named += 1;
        }
    }
    assert!(named > 30, "{named}");
}
