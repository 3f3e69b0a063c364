"""Runs every test, or those whose names have a word, and says how many passed."""

import sys
import unittest
from pathlib import Path

loader = unittest.TestLoader()
loader.testNamePatterns = [f"*{word}*" for word in sys.argv[1:]] or None
suite = loader.discover(str(Path(__file__).parent))
result = unittest.TextTestRunner(verbosity=1).run(suite)
failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
passed = result.testsRun - failed - len(result.skipped)
for test, reason in result.skipped:
    print(f"skipped {test}: {reason}")
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed or passed == 0 else 0)
