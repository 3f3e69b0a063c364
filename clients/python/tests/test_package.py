"""The package that pip builds from a checkout."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]


@unittest.skipUnless(shutil.which("mypy"), "mypy is not installed")
class Types(unittest.TestCase):
    def test_what_is_answered_and_what_is_given_fit(self) -> None:
        client = TOP / "clients/python"
        with tempfile.TemporaryDirectory() as cache:
            run = subprocess.run(
                ["mypy", "--strict", "--cache-dir", cache, client / "tests/test_client.py"],
                capture_output=True, text=True,
                env={**os.environ, "MYPYPATH": f"{client / 'src'}:{client / 'tests'}"})
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)


@unittest.skipUnless(importlib.util.find_spec("setuptools"), "setuptools is not installed")
@unittest.skipUnless(shutil.which("git"), "git is not installed")
class Package(unittest.TestCase):
    def test_a_build_leaves_the_checkout_clean_and_takes_nothing_from_an_earlier_one(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            client = Path(folder, "clients/python")
            shutil.copytree(TOP / "clients/python", client, ignore=shutil.ignore_patterns(
                "build", "*.egg-info", "__pycache__"))
            shutil.copy(TOP / ".gitignore", folder)
            git = ["git", "-C", folder]
            subprocess.run([*git, "init", "-q"], check=True)
            subprocess.run([*git, "add", "-A"], check=True)
            stale = client / "build/lib/entitled/stale.py"
            stale.parent.mkdir(parents=True)
            stale.touch()
            # What pip runs, without its copy to the installed packages.
            subprocess.run(
                [sys.executable, "setup.py", "-q", "egg_info", "build"],
                cwd=client, check=True, capture_output=True)
            self.assertTrue((client / "build/lib/entitled/__init__.py").exists())
            self.assertFalse(stale.exists())
            left = subprocess.run(
                [*git, "status", "--porcelain", "--untracked-files=all"],
                check=True, capture_output=True, text=True).stdout.splitlines()
            self.assertEqual([line for line in left if not line.startswith("A  ")], [])
