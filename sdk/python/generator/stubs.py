"""What protoc makes: messages, their types and the stubs of the services."""

import re
import tempfile
from pathlib import Path

import grpc_tools
from google.protobuf.descriptor_pb2 import FileDescriptorSet
from grpc_tools import protoc

# Where the API lies in `proto`, and what its modules are called in Python.
FOLDER = "doppelkopf/rules/v1"
PACKAGE = FOLDER.replace("/", ".")
MODULE = "doko_sdk.proto"

ABOUT = '''"""Messages and stubs as protoc makes them: the API as it stands on the wire."""
'''


def compile_protos(proto: Path, stubs: Path) -> FileDescriptorSet:
    """Writes the stubs to this folder, and gives the descriptors of the API with all comments."""
    with tempfile.TemporaryDirectory() as folder:
        out, descriptors = Path(folder), Path(folder) / "descriptors.bin"
        includes = [proto, proto / "third_party", Path(grpc_tools.__file__).parent / "_proto"]
        arguments = [
            "protoc",
            *(f"-I{include}" for include in includes),
            *(f"--{kind}_out={out}" for kind in ("python", "pyi", "grpc_python")),
            f"--descriptor_set_out={descriptors}",
            "--include_source_info",
            *sorted(str(path) for path in (proto / FOLDER).glob("*.proto")),
        ]
        if protoc.main(arguments) != 0:
            raise SystemExit("protoc failed")
        for path in sorted((out / FOLDER).iterdir()):
            within = re.sub(rf"\b(from|import) {re.escape(PACKAGE)}\b", rf"\1 {MODULE}", path.read_text("utf-8"))
            if "_pb2_grpc" in path.name and not re.search(r"^class \w+Stub\b", within, re.MULTILINE):
                continue
            (stubs / path.name).write_text(within, encoding="utf-8")
        (stubs / "__init__.py").write_text(ABOUT, encoding="utf-8")
        return FileDescriptorSet.FromString(descriptors.read_bytes())
