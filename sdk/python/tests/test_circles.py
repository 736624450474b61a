"""No module imports another one that needs it, wherever in its file the import stands."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"


def imported(tree: ast.Module) -> Iterator[str]:
    """Every name that a module imports, in full; of what is a value its module, too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (it.name for it in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names = [f"{node.module}.{it.name}" for it in node.names]
            yield from names
            yield node.module or ""


def circle(sources: dict[str, str]) -> list[str]:
    """The modules of a circle; none if there is none."""
    arrows = {name: {it for it in imported(ast.parse(text)) if it in sources} for name, text in sources.items()}
    # A package that stands beside the module that is meant is no arrow of its own.
    modules = {name: targets - {it.rpartition(".")[0] for it in targets} for name, targets in arrows.items()}
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_there_is_no_circle() -> None:
    paths = [it.relative_to(SOURCES) for it in SOURCES.rglob("*.py")]
    sources = {
        ".".join(it.with_suffix("").parts).removesuffix(".__init__"): (SOURCES / it).read_text(encoding="utf-8")
        for it in paths
    }
    assert len(sources) > 40
    assert circle(sources) == []


@pytest.mark.parametrize("planted", ["import a.b", "def f():\n    from a import b", "if X:\n    from a.b import f"])
def test_a_circle_is_found(planted: str) -> None:
    assert sorted(set(circle({"a": "", "a.b": "from a import c", "a.c": planted}))) == ["a.b", "a.c"]
    assert circle({"a": "from a.b import f", "a.b": "from a import c", "a.c": "import ast"}) == []
