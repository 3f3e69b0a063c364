"""`entitled --certify`: this client passes, and a client with a fault fails that check alone."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
MUTANT = HERE.parents[1] / "testing" / "mutant-client"
PROGRAM = os.environ.get("ENTITLED_DAEMON", "entitled")


def certify(driver: Path, *words: str) -> tuple[int, dict[str, Any]]:
    """The exit code and the report of one run."""
    with tempfile.TemporaryDirectory(prefix="entitled-") as folder:
        report = Path(folder) / "report"
        run = subprocess.run(
            [PROGRAM, "--certify", " ".join([sys.executable, str(driver), *words]),
             "--report", str(report)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        return run.returncode, json.loads(report.read_text(encoding="utf-8"))


def names(report: dict[str, Any], outcome: str) -> list[str]:
    return [check["name"] for check in report["checks"] if check["outcome"] == outcome]


class Certify(unittest.TestCase):
    def test_this_client_passes(self) -> None:
        code, report = certify(HERE / "certify.py")
        self.assertEqual((names(report, "failed"), code), ([], 0))
        self.assertEqual(names(report, "skipped"), ["batch", "batch-order", "batch-error"])
        self.assertGreaterEqual(report["passed"], 80)

    def test_each_fault_fails_its_own_check(self) -> None:
        code, report = certify(MUTANT)
        self.assertEqual((names(report, "failed"), names(report, "skipped"), code), ([], [], 0))
        faults = names(report, "passed")
        with ThreadPoolExecutor(4) as pool:
            runs = pool.map(lambda fault: certify(MUTANT, fault), faults)
            for fault, (code, report) in zip(faults, runs):
                with self.subTest(fault):
                    self.assertEqual((names(report, "failed"), code), ([fault], 1))


if __name__ == "__main__":
    unittest.main()
