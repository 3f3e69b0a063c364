"""What the clients make of a daemon that misbehaves; testing/misbehaving-daemon lists it."""

import gc
import os
import unittest
from contextlib import closing
from typing import Any

from entitled import ABSENT, Client, errors
from misbehaving import EACH, Misbehaving


def cursors(first: int, last: int) -> "list[str]":
    return [str(number) for number in range(first, last + 1)]


class Misbehaviour(unittest.TestCase):
    def each(self, scenario: str, check: Any, **options: Any) -> None:
        """Runs a check with either client, each with a fresh daemon."""
        for make in EACH:
            with self.subTest(make.__name__), Misbehaving(scenario) as daemon:
                with closing(make(daemon.socket, **options)) as client:
                    check(client, daemon)

    def test_plain(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            self.assertEqual(client.call("install", device="iphone").device, "iphone")

        self.each("well-behaved", check)

    def test_a_reply_cut_anywhere_is_an_error(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            lost = 0
            while True:
                try:
                    found = client.call("install", device="iphone")
                    break
                except errors.ConnectionLost as error:
                    lost += 1
                    self.assertIn("idempotency_key", str(error))
            self.assertEqual(found.device, "iphone")
            connections, requests = daemon.seen()
            # One for each place at which a line can be cut, its line feed included.
            self.assertGreater(lost, 200)
            self.assertEqual(connections, lost + 1)
            self.assertEqual(requests, [[number, "install"] for number in range(lost + 1)])

        self.each("cut-replies", check)

    def test_what_may_be_done_twice_is_repeated_once(self) -> None:
        for params in ({"idempotency_key": "k"}, {"dry_run": True}):
            def check(client: Any, daemon: Misbehaving) -> None:
                self.assertEqual(client.call("install", device="a", **params).device, "a")
                self.assertEqual(daemon.seen(), (2, [[0, "install"], [1, "install"]]))

            self.each("close-first-reply", check)

        def reads(client: Any, daemon: Misbehaving) -> None:
            self.assertTrue(client.call("server_ping").pong)

        self.each("close-first-reply", reads)

        def twice(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(ConnectionError):
                client.call("server_ping")
            self.assertEqual(daemon.seen(), (2, [[0, "server.ping"], [1, "server.ping"]]))

        self.each("close-every-reply", twice)

    def test_what_may_not_be_done_twice_is_not_repeated(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(errors.ConnectionLost):
                client.call("install", device="iphone")
            self.assertEqual(daemon.seen(), (1, [[0, "install"]]))
            # The next call goes over a new connection.
            self.assertEqual(client.call("install", device="iphone").device, "iphone")

        self.each("close-first-reply", check)

        def reset(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(errors.ConnectionLost):
                client.call("install", device="iphone")
            self.assertEqual(client.call("install", device="iphone").device, "iphone")

        self.each("reset-first-connection", reset)

    def test_a_thousand_writes_while_connections_end(self) -> None:
        keys: list[dict[str, str]] = [{"idempotency_key": "k"}, {}, {}]
        given = [{"device": f"d{number}", **keys[number % 3]} for number in range(1000)]

        def check(client: Any, daemon: Misbehaving) -> None:
            lost, files = 0, len(os.listdir("/proc/self/fd"))
            for params, outcome in zip(given, client.sixteen_at_once("install", given)):
                if isinstance(outcome, errors.ConnectionLost):
                    lost += 1
                else:
                    self.assertEqual((outcome.device, outcome.user.device), (params["device"],) * 2)
            self.assertGreater(lost, 0)
            self.assertGreater(1000 - lost, 300)
            with Client(daemon.socket) as asking:
                written = asking.call("fake.written")
            self.assertGreaterEqual(written.pop("devices"), 1000 - lost)
            self.assertEqual(written, {"twice": [], "thrice": []})
            client.close()
            # Nothing of the connections that ended is left to the garbage collector.
            self.assertLessEqual(len(os.listdir("/proc/self/fd")), files)

        gc.disable()
        self.addCleanup(gc.enable)
        self.each("chaos", check)

    def test_values_arrive_unchanged(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            echo = client.call("server_ping").echo
            while echo != "done":
                echo = client.call("server_ping", echo=echo).echo
            self.assertEqual(daemon.seen()[0], 1)

        self.each("values", check)

    def test_a_large_reply(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            self.assertEqual(client.call("server_ping").echo, "x" * (1 << 20))

        self.each("large-reply", check)

    def test_a_reply_byte_by_byte(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            self.assertEqual(client.call("server_ping", echo="é😀").echo, "é😀")

        self.each("byte-by-byte", check)

    def test_replies_out_of_order(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            found = client.together(
                ("events.wait", {"after": "1"}), ("events.wait", {"after": "3"}),
                ("server.ping", {"echo": 1}), ("server.ping", {"echo": 2}))
            self.assertEqual([each["events"][0]["cursor"] for each in found[:2]], ["2", "4"])
            self.assertEqual([each["echo"] for each in found[2:]], [1, 2])

        self.each("late-replies", check)

    def test_one_of_three_calls_fails(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            first, error, third = client.together(
                ("server.ping", {"echo": 1}), ("install", {}), ("server.ping", {"echo": 3}))
            self.assertEqual((first["echo"], third["echo"]), (1, 3))
            self.assertIs(type(error), errors.RemoteError)
            self.assertEqual(
                (error.kind, error.code, error.message, error.hint, error.field, error.retryable),
                ("somethingNewer", 1999, 'a "new" error', "Ask again.", "/device", True))
            self.assertEqual(error.data["holder"], "änn")
            self.assertEqual(client.call("server_ping", echo=4).echo, 4)
            self.assertEqual(daemon.seen()[0], 1)

        self.each("one-fails", check)

    def test_no_answer_is_a_timeout(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(TimeoutError) as caught:
                client.call("install", device="iphone")
            self.assertIsInstance(caught.exception, errors.DaemonTimeout)
            self.assertIn("0.05 seconds", str(caught.exception))

        self.each("silent", check, timeout=0.05)

    def test_a_daemon_that_does_not_read_is_a_timeout(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            for echo in (1, "x" * 5_000_000, 2):
                with self.assertRaises(errors.DaemonTimeout):
                    client.call("server_ping", echo=echo)

        self.each("stops-reading", check, timeout=0.1)

    def hold_up_nobody(self, client: Any, echo: str) -> None:
        """A call with a longer limit is still pending after the limit of another."""
        outcomes = client.while_calling("server.ping", {"echo": echo}, "server.info", 0.2)
        self.assertEqual([type(each) for each in outcomes],
                         [errors.ClientClosed, errors.DaemonTimeout])
        self.assertIn("0.2 seconds", str(outcomes[1]))

    def test_a_limit_holds_while_another_call_connects(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(errors.DaemonTimeout) as caught:
                client.call("install", timeout=0.05)
            self.assertTrue(caught.exception.is_unsent)
            self.assertRegex(str(caught.exception), "accept a connection within 0.05 seconds$")
            self.hold_up_nobody(client, "")

        self.each("full-queue", check)

    def test_a_limit_holds_while_another_call_sends(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(errors.DaemonTimeout) as caught:
                client.call("install", timeout=0.05)
            self.assertFalse(caught.exception.is_unsent)
            self.hold_up_nobody(client, "x" * 5_000_000)

        self.each("stops-reading", check)

    def test_a_late_answer_is_not_taken_for_another(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(TimeoutError):
                client.call("server_ping", echo=1, timeout=0.05)
            self.assertEqual(client.call("server_ping", echo=2).echo, 2)
            self.assertEqual(daemon.seen()[0], 1)

        self.each("slow", check)

    def test_a_late_answer_is_there_for_whoever_asks_again(self) -> None:
        with Misbehaving("slow") as daemon, Client(daemon.socket) as client:
            first = client.start("server.ping", {"echo": 1})
            with self.assertRaises(TimeoutError):
                first.result(0.05)
            self.assertEqual(client.server_ping(echo=2).echo, 2)
            self.assertEqual(first.result()["echo"], 1)

    def test_a_client_that_nobody_holds(self) -> None:
        with Misbehaving("well-behaved") as daemon:
            pending = Client(daemon.socket).start("server.ping", {"echo": 1})
            self.assertEqual(pending.result()["echo"], 1)

    def test_notifications_between_replies(self) -> None:
        notifications: list[Any] = []

        def check(client: Any, daemon: Misbehaving) -> None:
            notifications.clear()
            self.assertEqual(client.call("server_ping", echo=1).echo, 1)
            self.assertEqual(client.call("server_ping", echo=2).echo, 2)
            self.assertEqual([method for method, _ in notifications][:3], ["event", "other", "event"])

        self.each("notifications", check, on_notification=lambda *one: notifications.append(one))

    def test_what_is_no_reply(self) -> None:
        for scenario in ("garbage", "no-result", "unknown-id", "wrong-types"):
            def check(client: Any, daemon: Misbehaving) -> None:
                with self.assertRaises(errors.ProtocolViolation):
                    client.call("install", device="iphone")

            self.each(scenario, check)

    def test_unknown_members_are_ignored(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            found = client.call("install", device="iphone")
            self.assertEqual((found.device, found.user.identity_id), ("iphone", None))

        self.each("unknown-members", check)

    def test_an_older_daemon(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            found = client.call("install", device="iphone")
            self.assertEqual((found.device, found.user.id), ("iphone", "QON_1"))
            self.assertEqual((found.created, found.user.aliases, found.user.created_at),
                             (None, None, None))

        self.each("older", check)

    def test_a_lost_subscription_is_a_gap(self) -> None:
        notifications: list[Any] = []

        def check(client: Any, daemon: Misbehaving) -> None:
            notifications.clear()
            self.assertEqual(client.call("events_subscribe").subscription, "1")
            self.assertEqual(client.call("events_subscribe").subscription, "2")
            client.call("events_unsubscribe", subscription="2")
            client.call("server_ping")
            self.assertEqual([method for method, _ in notifications], ["event", "event", "gap"])
            self.assertEqual(notifications[2][1], {"subscription": "1", "cursor": "1"})
            client.call("events_subscribe")
            client.call("server_ping")
            client.close()
            self.assertEqual([method for method, _ in notifications[3:]], ["event"])

        self.each("subscriptions-end", check,
                  on_notification=lambda *one: notifications.append(one))

    def test_a_refusal_of_the_connection(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(errors.RemoteError) as caught:
                client.call("server_ping")
            self.assertEqual(caught.exception.kind, "tooManyConnections")

        self.each("too-many-connections", check)

    def test_closing_ends_the_connection(self) -> None:
        for make in EACH:
            with self.subTest(make.__name__), Misbehaving("well-behaved") as daemon:
                with closing(make(daemon.socket)) as client:
                    self.assertEqual(client.call("call", "fake.nothing"), {})
                with Client(daemon.socket) as asking:
                    self.assertEqual(asking.call("fake.open")["others"], 0)

    def test_the_feed_goes_on_where_it_was(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            found, cursor = client.events(5)
            self.assertEqual([event.cursor for event in found], ["1", "2", "3", "4", "5"])
            self.assertEqual(cursor, "5")
            self.assertIsNone(found[0].device)
            self.assertIs(found[0].price, ABSENT)

        self.each("small-pages", check)
        self.each("feed-disconnects", check)

        def later(client: Any, daemon: Misbehaving) -> None:
            found, _ = client.events(1, after="4")
            self.assertEqual(found[0].cursor, "5")

        self.each("well-behaved", later)

    def test_the_feed_says_how_far_it_came(self) -> None:
        for scenario, taken, last in (
                ("small-pages", 3, 5), ("well-behaved", 3, 5), ("full-pages", 150, 250)):
            def check(client: Any, daemon: Misbehaving) -> None:
                first, _ = client.events(taken, consumer="mailer")
                self.assertEqual([event.cursor for event in first], cursors(1, taken))
                # It came back for more after all but the last.
                second, _ = client.events(last - taken + 1, consumer="mailer")
                self.assertEqual([event.cursor for event in second], cursors(taken, last))

            self.each(scenario, check)

    def test_patience_is_a_time(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            with self.assertRaises(errors.DaemonTimeout):
                client.events(3, wait=0.5, patience=1.0)
            # Each of the calls that fail takes the second of the patience.
            self.assertEqual(len(daemon.seen()[1]), 3)

        self.each("silent-feed", check, timeout=0.5)

    def test_the_feed_of_a_daemon_that_cannot_wait(self) -> None:
        def check(client: Any, daemon: Misbehaving) -> None:
            found, _ = client.events(5)
            self.assertEqual([event.cursor for event in found], ["1", "2", "3", "4", "5"])
            self.assertEqual([method for _, method in daemon.seen()[1]][:2],
                             ["events.wait", "events.read"])

        self.each("without-events-wait", check)
