"""Compiles the folders that pyproject.toml names with mypyc on all cores.

`python tools/compile_engine.py SRC` does it in place: one library `algoritmus__mypyc` in SRC, and beside each module a
small one that opens it. `… SRC OUT` makes OUT, a compiled copy of SRC, and changes it only when all is well.
What a row, a game, a solver's step and a thought are made of is compiled for speed; a row itself, with a solver's
search, as one unit with the functions of mypyc's library that they call most, which then go inline. The rest is
compiled with no effort, because nobody waits for it.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from setuptools import Extension  # before mypyc, which asks for it
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

ROOT = Path(__file__).parents[1]
PAGE = "algoritmus/server/page"
LOAD = """
import algoritmus, algoritmus.games.golems.rules.row.resolve as resolve
assert not resolve.__file__.endswith(".py"), resolve.__file__
for name in algoritmus.RULE_SETS: algoritmus.game(name)
"""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
HIDDEN = "-fvisibility=hidden"  # the library's own functions: fewer instructions (1.3 %)
SWIFT = ["-O2", HIDDEN]
ROW = ["-O3", HIDDEN, "-finline-limit=400"]
COLD = ["-O0", HIDDEN]
UNIT_SIZE = 600_000  # bytes of C; a unit ends with the module that exceeds it


def modules(source: Path) -> list[Path]:
    """What is to be compiled, relative to `source`."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["algoritmus"]["compiled"]
    found = sorted(path.relative_to(source) for pattern in wanted["folders"] for path in source.glob(pattern))
    return [path for path in found if not any(fnmatch(path.as_posix(), pattern) for pattern in wanted["plain"])]


class Unit(NamedTuple):
    """C files that are compiled as one, and with which options."""

    name: str
    files: list[str]
    options: list[str]


def units(files: Iterable[str]) -> list[Unit]:
    """The unit of a row, swift modules and cold ones, each kind in units of its own; the biggest first."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["algoritmus"]["compiled"]
    row: list[str] = []
    swift: list[str] = []
    cold: list[str] = []
    for file in sorted(files):
        name = Path(file).stem.removeprefix("__native_").replace("___", "/")
        if any(fnmatch(name, pattern) for pattern in wanted["row"]):
            row.append(file)
        elif any(fnmatch(name, pattern) for pattern in wanted["swift"]) or not name.startswith("algoritmus"):
            swift.append(file)
        else:
            cold.append(file)
    found = [Unit("row", row, ROW), *joined("swift", swift, SWIFT), *joined("cold", cold, COLD)]
    return sorted(found, key=lambda unit: sum(map(os.path.getsize, unit.files)), reverse=True)


def joined(name: str, files: Iterable[str], options: list[str]) -> Iterator[Unit]:
    """As few units as the size of one allows: every unit reads all declarations anew."""
    groups: list[list[str]] = [[]]
    for file in files:
        if sum(map(os.path.getsize, groups[-1])) > UNIT_SIZE:
            groups.append([])
        groups[-1].append(file)
    return (Unit(f"{name}{at}", group, options) for at, group in enumerate(groups))


def translate(source: Path, made: Path) -> tuple[Extension, list[Extension]]:
    """C for all modules: the library, and what opens it for each module."""
    os.chdir(source)  # mypyc names modules by where it stands
    from mypyc.build import mypycify

    config = f"--config-file={ROOT / 'pyproject.toml'}"
    cache = f"--cache-dir={made / 'mypy'}"
    paths = [str(path) for path in modules(source)]
    library, *openers = sorted(
        mypycify(
            [config, cache, "--no-warn-unused-configs", *paths],
            target_dir=str(made),
            multi_file=True,
            debug_level="0",
            group_name="algoritmus",
        ),
        key=lambda extension: not extension.name.endswith("__mypyc"),
    )
    return library, openers


def compiler() -> Any:
    made = new_compiler()
    customize_compiler(made)
    return made


def compile_unit(extension: Extension, made: Path) -> Callable[[Unit], list[str]]:
    include = [*extension.include_dirs, sysconfig.get_path("include"), str(made)]
    options = [option for option in extension.extra_compile_args if not option.startswith("-O")]

    def compile_it(unit: Unit) -> list[str]:
        path = made / f"unit.{unit.name}.c"
        path.write_text("".join(f'#include "{file}"\n' for file in unit.files), encoding="utf-8")
        done = compiler().compile([str(path)], "/", include_dirs=include, extra_postargs=[*options, *unit.options])
        return [str(one) for one in done]

    return compile_it


def build_library(library: Extension, source: Path, made: Path, pool: ThreadPoolExecutor) -> None:
    objects = [one for each in pool.map(compile_unit(library, made), units(library.sources)) for one in each]
    compiler().link_shared_object(objects, str(source / f"{library.name}{SUFFIX}"))


def build_openers(openers: Iterable[Extension], source: Path, made: Path, pool: ThreadPoolExecutor) -> None:
    """Modules of one package have one file in common, under as many names."""
    packages = [list(members) for _, members in groupby(sorted(openers, key=package_of), package_of)]
    list(pool.map(lambda members: build_package(members, source, made), packages))


def package_of(extension: Extension) -> str:
    return str(extension.name.rpartition(".")[0])


def build_package(openers: list[Extension], source: Path, made: Path) -> None:
    whole = made / f"{package_of(openers[0])}.c"
    lines = [
        f'#define PyInit___init__ unused{at}\n#include "{one.sources[0]}"\n#undef PyInit___init__\n'
        for at, one in enumerate(openers)
    ]
    whole.write_text("".join(lines), encoding="utf-8")
    first, *others = (source / f"{one.name.replace('.', '/')}{SUFFIX}" for one in openers)
    unit = Unit(f"open.{package_of(openers[0])}", [str(whole)], COLD)
    compiler().link_shared_object(compile_unit(openers[0], made)(unit), str(first))
    for other in others:
        shutil.copy(first, other)


def compile_here(source: Path) -> None:
    source = source.resolve()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        made = Path(folder).resolve()
        library, openers = translate(source, made)
        build_library(library, source, made, pool)
        build_openers(openers, source, made, pool)


def compile_copy(source: Path, out: Path) -> None:
    """The page is not copied: it has its own pace."""
    out.parent.mkdir(parents=True, exist_ok=True)
    source, out = source.resolve(), out.resolve()
    with TemporaryDirectory(dir=out.parent) as folder:
        new = Path(folder, "new")
        shutil.copytree(source, new, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so"))
        (new / PAGE).symlink_to(source / PAGE)
        compile_here(new)
        try_out(new)
        if out.exists():
            out.rename(Path(folder, "old"))
        new.rename(out)


def try_out(source: Path) -> None:
    """Every rule set loads from it; then it is stamped with the digest of its source."""
    subprocess.run([sys.executable, "-c", LOAD], check=True, cwd=source, env={**os.environ, "PYTHONPATH": str(source)})
    engine = runpy.run_path(str(source / "algoritmus/server/workers/engine.py"))
    (source / engine["STAMP"]).write_text(engine["digest"](source / "algoritmus"), encoding="utf-8")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and nothing half made is left
    if len(sys.argv) > 2:
        compile_copy(Path(sys.argv[1]), Path(sys.argv[2]))
    else:
        compile_here(Path(sys.argv[1]))
