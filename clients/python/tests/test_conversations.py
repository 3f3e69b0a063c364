"""Every conversation of the contract, with the real daemon, on the client's raw layer."""

import unittest
from pathlib import Path

from conversation import FOLDER, Reader, filled, mismatch, play
from entitled._socket import Deadline, LineSocket
from entitled.testing import Daemon


class Conversations(unittest.TestCase):
    def play(self, path: Path) -> None:
        with Daemon(clock="system") as daemon:
            deadline = Deadline(60)
            line = LineSocket.connect(daemon.socket, deadline)
            try:
                play(path, line, deadline)
            finally:
                line.close()


for each in sorted(FOLDER.glob("*.txt")):
    name = "test_" + each.stem.replace("-", "_")
    setattr(Conversations, name, lambda self, each=each: self.play(each))


class Format(unittest.TestCase):
    """The player itself: it must see what differs."""

    def differs(self, expected: str, found: str) -> bool:
        return mismatch(Reader.read(expected), Reader.read(found), {}) is not None

    def test_there_are_conversations(self) -> None:
        self.assertGreater(len(list(FOLDER.glob("*.txt"))), 100)

    def test_equal(self) -> None:
        for expected, found in [
            ('{"a":1,"b":[true,"x"]}', '{"b":[true,"\\u0078"],"a":1}'),
            ('{"a":1,{{…}}}', '{"a":1,"b":{"c":[]}}'),
            ('{ {{…}} }', "{}"),
            ('[{{a}},{{b}},{{a}}]', '[{"x":1},2,{"x":1}]'),
            ('{"a":{{any}},"b":"{{any}}"}', '{"a":[1],"b":"{{any}}"}'),
        ]:
            self.assertFalse(self.differs(expected, found), expected)

    def test_different(self) -> None:
        for expected, found in [
            ('{"a":1}', '{"a":1,"b":2}'),
            ('{"a":1,"b":2}', '{"a":1}'),
            ('{"a":1,{{…}}}', '{"b":1}'),
            ("1", "1.0"),
            ("1", '"1"'),
            ("null", "false"),
            ("[1,2]", "[2,1]"),
            ("[1]", "[1,2]"),
            ("{}", "[]"),
            ('[{{a}},{{a}}]', "[1,2]"),
        ]:
            self.assertTrue(self.differs(expected, found), expected)

    def test_what_was_captured_is_sent(self) -> None:
        captures = {}
        mismatch(Reader.read("[{{a}},{{b}}]"), Reader.read('["\\u0041",{"x":[1e2]}]'), captures)
        self.assertEqual(filled('{"p":{{a}},"q":{{b}},"r":"{{a}}"}', captures),
                         '{"p":"\\u0041","q":{"x":[1e2]},"r":"{{a}}"}')
