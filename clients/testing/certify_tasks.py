"""What a driver of `entitled --certify` does with its standard input and output, for Python.

`Protocol/certify.md` describes the tasks. A client is anything with the methods below; one that
lacks something raises `Skipped`.
"""

import json
import sys


class Failure(Exception):
    """A call without an answer of the daemon; `word` says which kind of failure it is."""

    def __init__(self, word):
        super().__init__(word)
        self.word = word


class Refusal(Exception):
    """An error of the daemon, as the client shows it: its members by name."""

    def __init__(self, members):
        super().__init__(members)
        self.members = members


class Skipped(Exception):
    """The client does not offer such a thing."""


def outcome(ask):
    """What a call came to, in the words of a report."""
    try:
        return {"result": ask()}
    except Refusal as refusal:
        return {"error": refusal.members}
    except Failure as failure:
        return {"failure": failure.word}


def perform(make, client, task):
    """Does a task; gives the client to go on with, and what to report."""
    todo = task["do"]
    if todo == "open":
        if client is not None:
            client.close()
        return make(task["socket"]), {}
    if todo == "close":
        client.close()
        return None, {}
    if todo == "call":
        return client, outcome(
            lambda: client.call(task["method"], task.get("params"), task["seconds"]))
    if todo in ("calls", "batch"):
        ask = client.calls if todo == "calls" else client.batch
        calls = [(each["method"], each.get("params")) for each in task["calls"]]
        return client, {"answers": ask(calls, task["seconds"])}
    if todo == "feed":
        return client, {"cursors": client.feed(task["count"])}
    raise Skipped(f"there is no task {todo}")


def drive(make):
    """Performs the tasks of standard input, one a line, with the clients that `make` makes."""
    client = None
    for line in sys.stdin:
        try:
            client, report = perform(make, client, json.loads(line))
        except Skipped as skipped:
            report = {"skipped": str(skipped)}
        except Failure as failure:
            report = {"failure": failure.word}
        except Refusal as refusal:
            report = {"error": refusal.members}
        except Exception as error:  # the report is what tells of it
            report = {"failure": f"crashed: {type(error).__name__}: {error}"}
        print(json.dumps(report), flush=True)
