"""Compiles the folders that pyproject.toml names with mypyc on all cores.

`python tools/compile_engine.py SRC` does it in place: one library `algoritmus__mypyc` in SRC, and beside each module a
small one that opens it. `… SRC OUT` makes OUT, a compiled copy of SRC, and changes it only when all is well.
Every module is a C file of its own: the instructions per row are the same as with one big file, and fewer (1.3 %) where
the library's own functions are hidden from others.
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
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension  # before mypyc, which asks for it
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

ROOT = Path(__file__).parents[1]
PAGE = "algoritmus/server/page"
LOAD = """
import algoritmus, algoritmus.golems.law.row.resolve as resolve
assert not resolve.__file__.endswith(".py"), resolve.__file__
for name in algoritmus.RULE_SETS: algoritmus.game(name)
"""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def modules(source: Path) -> list[Path]:
    """What is to be compiled, relative to `source`."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["algoritmus"]["compiled"]
    found = sorted(path.relative_to(source) for pattern in wanted["folders"] for path in source.glob(pattern))
    return [path for path in found if not any(fnmatch(path.as_posix(), pattern) for pattern in wanted["plain"])]


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


def compile_one(extension: Extension, made: Path) -> Callable[[str], list[str]]:
    include = [*extension.include_dirs, sysconfig.get_path("include"), str(made)]
    options = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return lambda path: compiler().compile([path], "/", include_dirs=include, extra_postargs=options)


def build_library(library: Extension, source: Path, made: Path, pool: ThreadPoolExecutor) -> None:
    biggest_first = sorted(library.sources, key=os.path.getsize, reverse=True)
    objects = [one for each in pool.map(compile_one(library, made), biggest_first) for one in each]
    compiler().link_shared_object(objects, str(source / f"{library.name}{SUFFIX}"))


def build_openers(openers: Iterable[Extension], source: Path, made: Path, pool: ThreadPoolExecutor) -> None:
    """Modules of one package have one file in common, under as many names."""
    packages = [list(members) for _, members in groupby(sorted(openers, key=package_of), package_of)]
    list(pool.map(lambda members: build_package(members, source, made), packages))


def package_of(extension: Extension) -> str:
    return str(extension.name.rpartition(".")[0])


def build_package(openers: list[Extension], source: Path, made: Path) -> None:
    joined = made / f"{package_of(openers[0])}.c"
    lines = [
        f'#define PyInit___init__ unused{at}\n#include "{one.sources[0]}"\n#undef PyInit___init__\n'
        for at, one in enumerate(openers)
    ]
    joined.write_text("".join(lines), encoding="utf-8")
    first, *others = (source / f"{one.name.replace('.', '/')}{SUFFIX}" for one in openers)
    compiler().link_shared_object(compile_one(openers[0], made)(str(joined)), str(first))
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
    engine = runpy.run_path(str(source / "algoritmus/server/think/engine.py"))
    (source / engine["STAMP"]).write_text(engine["digest"](source / "algoritmus"), encoding="utf-8")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and nothing half made is left
    if len(sys.argv) > 2:
        compile_copy(Path(sys.argv[1]), Path(sys.argv[2]))
    else:
        compile_here(Path(sys.argv[1]))
