//! The container image without a container engine: the runtime stage of the
//! Dockerfile, built by buildah around a static binary, inspected and started.

use std::fmt::Write as _;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use serde_json::Value;

use crate::package::VERSION;
use crate::run::{Server, capture, cargo, exists, output, program, root, target};

const BINARY: &str = "doko-server";
/// Beside it.
const SHELL: &str = "doko";
const TAG: &str = "localhost/doko-rules:check";
/// Bytes of both programs together. Texts of licences are no reason to leave something out.
const LIMIT: u64 = 20_000_000;
const USER: &str = "65532:65532";
/// Far longer than the server takes to start or to stop.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the machine lacks for this, as one readable line.
pub(crate) fn lack() -> Option<String> {
    if !exists("buildah") {
        return Some("buildah is missing (Debian package buildah)".to_owned());
    }
    let mut id = program("id");
    id.arg("-u");
    let is_root = output(id).is_ok_and(|id| id.trim() == "0");
    (!is_root).then(|| "only root can build and start an image here".to_owned())
}

/// Builds the image, inspects it and starts its program in an empty root.
/// Says what it found, line by line.
///
/// # Errors
///
/// Whatever the machine lacks, or the image.
pub(crate) fn build_and_inspect() -> anyhow::Result<String> {
    output(static_build()?)?;
    let store = built(&[])?;
    let mut report = inspect_configuration(&store.configuration()?)?;
    report += &inspect_content(&store.mount(TAG)?)?;
    Ok(report)
}

/// Writes the image as an OCI archive, with the programs that are built and these licences.
///
/// # Errors
///
/// Whatever the machine lacks, or the image.
pub(crate) fn archive(licenses: &[PathBuf], file: &Path) -> anyhow::Result<()> {
    let store = built(licenses)?;
    let mut push = store.buildah(["push", "--quiet", TAG]);
    push.arg(format!(
        "oci-archive:{}:doko-rules:{VERSION}",
        file.display()
    ));
    output(push).map(drop)
}

/// Looks into an OCI archive and starts its program in an empty root.
///
/// # Errors
///
/// Whatever the machine lacks, or the image.
pub(crate) fn inspect_archive(file: &Path) -> anyhow::Result<String> {
    let store = Store::new(&target().join("image"))?;
    inspect_content(&store.mount(&format!("oci-archive:{}", file.display()))?)
}

/// The image around the programs that are built, with these licences beside those of the project.
fn built(licenses: &[PathBuf]) -> anyhow::Result<Store> {
    if let Some(lack) = lack() {
        bail!(lack);
    }
    let folder = target().join("image");
    let context = lay_out(&folder, licenses)?;
    let store = Store::new(&folder)?;
    store.build(&folder.join("Dockerfile"), &context)?;
    Ok(store)
}

/// What builds the programs, in a folder of its own.
///
/// # Errors
///
/// If the compiler does not say for what it builds.
pub(crate) fn static_build() -> anyhow::Result<Command> {
    let mut build = cargo([
        "build",
        "--quiet",
        "--locked",
        "--profile",
        "dist",
        "--package",
        BINARY,
        "--package",
        "doko-cli",
    ]);
    build
        .args(["--target", &host()?])
        .env("RUSTFLAGS", "-C target-feature=+crt-static");
    Ok(build)
}

/// Where it puts them.
///
/// # Errors
///
/// If the compiler does not say for what it builds.
pub(crate) fn static_programs() -> anyhow::Result<PathBuf> {
    Ok(target().join(host()?).join("dist"))
}

/// For what the compiler builds.
///
/// # Errors
///
/// If it does not say so.
pub(crate) fn host() -> anyhow::Result<String> {
    let mut rustc = program("rustc");
    rustc.args(["--print", "host-tuple"]);
    Ok(output(rustc)?.trim().to_owned())
}

/// Puts beside each other what the builder stage would hand over and a
/// Dockerfile that begins with the runtime stage. Gives the build's context.
fn lay_out(folder: &Path, more_licenses: &[PathBuf]) -> anyhow::Result<PathBuf> {
    let context = folder.join("context");
    if context.exists() {
        fs::remove_dir_all(&context)?;
    }
    let licenses = context.join("out/licenses");
    fs::create_dir_all(&licenses)?;
    let binaries = static_programs()?;
    for binary in [BINARY, SHELL] {
        fs::copy(binaries.join(binary), context.join("out").join(binary))
            .with_context(|| format!("`{binary}` was not built"))?;
    }
    let own = ["LICENSE-APACHE", "LICENSE-MIT"].map(|name| root().join(name));
    for license in own.iter().chain(more_licenses) {
        let name = license.file_name().context("a licence has a name")?;
        fs::copy(license, licenses.join(name))?;
    }

    let dockerfile = fs::read_to_string(root().join("Dockerfile"))?;
    let runtime = dockerfile
        .find("FROM scratch AS runtime")
        .and_then(|start| dockerfile.get(start..))
        .context("the Dockerfile has no stage `FROM scratch AS runtime`")?;
    let from_builder = "COPY --from=builder /out/ /";
    ensure!(
        runtime.contains(from_builder),
        "the runtime stage has no line `{from_builder}`"
    );
    let runtime = runtime.replace(from_builder, "COPY out/ /");
    fs::write(folder.join("Dockerfile"), runtime)?;
    Ok(context)
}

/// Buildah with images and containers of its own, gone when dropped.
struct Store {
    folder: PathBuf,
}

impl Store {
    fn new(folder: &Path) -> anyhow::Result<Self> {
        let store = Self {
            folder: folder.join("store"),
        };
        store.clear();
        fs::create_dir_all(&store.folder)?;
        Ok(store)
    }

    fn buildah<const N: usize>(&self, arguments: [&str; N]) -> Command {
        let mut command = program("buildah");
        command
            .arg("--root")
            .arg(self.folder.join("images"))
            .arg("--runroot")
            .arg(self.folder.join("run"))
            .args(["--storage-driver", "vfs"])
            .args(arguments);
        command
    }

    fn build(&self, dockerfile: &Path, context: &Path) -> anyhow::Result<()> {
        // The docker format keeps the health check; OCI images have none.
        let mut build = self.buildah(["bud", "--isolation", "chroot", "--format", "docker"]);
        build
            .args(["--tag", TAG, "--file"])
            .arg(dockerfile)
            .arg(context);
        output(build).map(drop)
    }

    fn configuration(&self) -> anyhow::Result<Value> {
        let inspected = output(self.buildah(["inspect", "--type", "image", TAG]))?;
        let inspected: Value = serde_json::from_str(&inspected)?;
        inspected
            .pointer("/Docker/config")
            .cloned()
            .context("buildah shows no configuration")
    }

    fn mount(&self, image: &str) -> anyhow::Result<PathBuf> {
        let container = output(self.buildah(["from", image]))?;
        let path = output(self.buildah(["mount", container.trim()]))?;
        Ok(PathBuf::from(path.trim()))
    }

    /// Nothing depends on the old store: what cannot be removed is reported by
    /// the commands that come after.
    fn clear(&self) {
        if self.folder.exists() {
            for task in [["umount", "--all"], ["rm", "--all"]] {
                drop(capture(self.buildah(task), false));
            }
            drop(fs::remove_dir_all(&self.folder));
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.clear();
    }
}

fn inspect_configuration(configuration: &Value) -> anyhow::Result<String> {
    let mut report = String::new();
    for (pointer, wanted) in [
        ("/User", serde_json::json!(USER)),
        ("/Entrypoint", serde_json::json!([format!("/{BINARY}")])),
        (
            "/Healthcheck/Test",
            serde_json::json!(["CMD", format!("/{BINARY}"), "healthcheck"]),
        ),
        ("/ExposedPorts", serde_json::json!({"50051/tcp": {}})),
        ("/StopSignal", serde_json::json!("SIGTERM")),
    ] {
        let found = configuration.pointer(pointer).unwrap_or(&Value::Null);
        ensure!(*found == wanted, "{pointer} is {found}, not {wanted}");
        writeln!(report, "{pointer} {found}")?;
    }
    let environment = configuration.pointer("/Env").unwrap_or(&Value::Null);
    let address = serde_json::json!("DOKO_ADDRESS=0.0.0.0:50051");
    ensure!(
        environment
            .as_array()
            .is_some_and(|all| all.contains(&address)),
        "/Env is {environment}, without {address}"
    );
    writeln!(report, "/Env {environment}")?;
    Ok(report)
}

/// Inspects the files of a mounted image and starts its server. Says what it found, line by line.
fn inspect_content(content: &Path) -> anyhow::Result<String> {
    let size = inspect_files(content)?;
    let ready = start_and_stop(content)?;
    Ok(format!(
        "programs of {size} bytes, the limit is {LIMIT}\n\
         started as {USER} in an empty root, healthy after {} ms, stopped on SIGTERM\n",
        ready.as_millis()
    ))
}

/// Only the programs and the licences; the programs have as many bytes as this gives.
fn inspect_files(content: &Path) -> anyhow::Result<u64> {
    let mut size = 0;
    let mut folders = vec![content.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inside = path.strip_prefix(content)?;
            if inside.starts_with("licenses") {
                continue;
            }
            ensure!(
                [BINARY, SHELL].iter().any(|it| inside == Path::new(it)),
                "the image holds `{}`",
                inside.display()
            );
            size += path.symlink_metadata()?.len();
        }
    }
    ensure!(size > 0, "the image is empty");
    ensure!(size < LIMIT, "{size} bytes, the limit is {LIMIT}");
    Ok(size)
}

/// Starts the server with nothing around it but the image's files, asks for its
/// health by its own subcommand and stops it. Gives the time until healthy.
fn start_and_stop(content: &Path) -> anyhow::Result<Duration> {
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let inside = || {
        let mut command = Command::new("chroot");
        command
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .env("DOKO_ADDRESS", format!("0.0.0.0:{port}"))
            .env("DOKO_ALLOW_ANONYMOUS", "on")
            .arg(format!("--userspec={USER}"))
            .arg(content)
            .arg(format!("/{BINARY}"));
        command
    };
    let log = content.with_file_name("server.log");
    let writer = fs::File::create(&log)?;
    let started = Instant::now();
    let mut server = Server(
        inside()
            .stdin(Stdio::null())
            .stdout(writer.try_clone()?)
            .stderr(writer)
            .spawn()?,
    );
    let said = || fs::read_to_string(&log).unwrap_or_default();
    loop {
        if let Some(status) = server.0.try_wait()? {
            bail!("the server ended at once with {status}:\n{}", said());
        }
        let mut check = inside();
        check.arg("healthcheck");
        let check = capture(check, false)?;
        if check.success {
            break;
        }
        ensure!(
            started.elapsed() < PATIENCE,
            "the server is not healthy:\n{}{}",
            check.output,
            said()
        );
        sleep(Duration::from_millis(20));
    }
    let ready = started.elapsed();

    let mut kill = Command::new("kill");
    kill.args(["-TERM", &server.0.id().to_string()]);
    output(kill)?;
    let asked = Instant::now();
    loop {
        if let Some(status) = server.0.try_wait()? {
            ensure!(status.success(), "stopped with {status}:\n{}", said());
            return Ok(ready);
        }
        ensure!(
            asked.elapsed() < PATIENCE,
            "SIGTERM does not stop the server"
        );
        sleep(Duration::from_millis(20));
    }
}
