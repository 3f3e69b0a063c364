"""The clients with the real daemon."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import inspect
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import typing
import unittest
from contextlib import closing
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from unittest import mock

from entitled import ABSENT, AsyncClient, Client, EntitledError, __version__, errors, types
from entitled._generated.methods import METHODS
from entitled._values import record
from entitled.testing import Daemon, DaemonFailed
from misbehaving import EACH, Misbehaving

START = datetime(2026, 1, 1, tzinfo=timezone.utc)
LATE = datetime(2099, 1, 1, tzinfo=timezone.utc)


class Methods(unittest.TestCase):
    def setUp(self) -> None:
        self.daemon = Daemon()
        self.addCleanup(self.daemon.stop)
        self.client = self.daemon.client()

    def test_every_method_of_the_daemon_is_there(self) -> None:
        found = self.client.server_describe().methods
        assert found is not None
        self.assertEqual({method.name for method in found}, set(METHODS))
        self.assertEqual({method.name for method in found if method.role == "read"},
                         {name for name, traits in METHODS.items() if traits.only_reads})

    def test_the_version_is_the_daemons(self) -> None:
        self.assertEqual(__version__, self.client.server_info().version)

    def test_results_are_typed_to_the_field(self) -> None:
        project = self.client.project_define(
            rules={"preset": "qonversion", "onRestore": "transfer"},
            products={"monthly": types.Product(kind="subscription", entitlements=["premium"])},
            clock=types.ClockChoiceObject(manual=START)).project
        self.assertEqual(project.rules.on_restore, "transfer")
        self.assertEqual(project.clock.now, START)
        self.client.install(device="iphone")
        found = self.client.purchase(
            device="iphone", product="monthly", store="appStore", transaction_id="1",
            expires_at=START + timedelta(days=31))
        self.assertEqual(found.outcome, "recorded")
        self.assertIs(found.entitlements["premium"].active, True)
        self.assertEqual(found.purchase.transactions[0].expires_at, START + timedelta(days=31))
        self.assertEqual(self.client.server_info().limits.line_bytes_max, 1 << 20)
        self.assertGreater(len(self.client.server_info().limits.additional), 3)

    def test_absent_and_null_are_told_apart(self) -> None:
        self.client.project_define(clock={"manual": START})
        self.client.purchase(user_id="ann", product="x", store="web", transaction_id="1",
                             expires_at=START + timedelta(days=1))
        events = self.client.events_read().events
        self.assertEqual([event.kind for event in events], ["userCreated", "purchaseRecorded"])
        self.assertIs(events[0].price, ABSENT)
        self.assertIsNone(events[1].price)
        update = self.client.purchase_update
        left = update(store="web", original_transaction_id="1", auto_renew=False).purchase
        self.assertEqual(left.expires_at, START + timedelta(days=1))
        cleared = update(store="web", original_transaction_id="1", expires_at=None).purchase
        self.assertIsNone(cleared.expires_at)
        self.assertIs(self.client.server_ping().echo, ABSENT)

    def test_what_is_answered_can_be_given(self) -> None:
        client = self.client
        client.project_define(
            rules=types.Rules(preset="revenuecat", anonymous_prefix="", blocked_user_ids=[]),
            products={"monthly": types.Product(kind="subscription", entitlements=["premium"])},
            entitlements=["gift"],
            stores=types.Stores(
                stripe=types.StripeSettings(secret="whsec_x", product="price"), custom=["kiosk"]),
            webhooks=[types.Webhook(url="https://example.com/", secret="whsec_" + "eA" * 32,
                                    kinds=["identified"])])
        was = client.project_describe().project
        client.project_define(
            project="copy", rules=was.rules, products=was.products, entitlements=was.entitlements,
            environment=was.environment, clock=was.clock.kind,
            stores=client.project_stores().stores, webhooks=client.project_webhooks().webhooks)
        copied = client.project_describe(project="copy").project
        for name in ("rules", "products", "entitlements", "environment", "webhooks", "stores"):
            self.assertEqual(getattr(copied, name), getattr(was, name))
        self.assertEqual((was.rules.anonymous_prefix, was.rules.blocked_user_ids), ("", [""]))
        self.assertEqual(
            client.project_stores(project="copy").stores, client.project_stores().stores)

        client.install(device="phone", store_account="apple-ann", platform="ios")
        client.purchase(device="phone", product="monthly", store="kiosk", transaction_id="1",
                        expires_at=LATE, attributes={"a": "b"})
        client.purchase_update(store="kiosk", original_transaction_id="1", auto_renew=False)
        client.identify(device="phone", user_id="ann")
        client.grant(user_id="ann", entitlement="gift")
        client.set_user_property(user_id="ann", key="$email", value="ann@example.org")
        there = client.user_export(user_id="ann", without_events=True)
        client.user_import(
            project="copy", user=there.user, first_id=there.first_id, last_id=there.last_id,
            ids=there.ids, devices=there.devices, account_tokens=there.account_tokens,
            purchases=there.purchases, claims=there.claims, grants=there.grants,
            properties=there.properties, overridden=there.overridden)
        here = client.user_export(project="copy", user_id="ann", without_events=True)
        self.assertEqual(here, dataclasses.replace(there, at=here.at))

        # What another system knows is less.
        client.user_import(
            ids=[types.KnownId(id="bob", kind="identified")],
            purchases=[types.Purchase(
                store="web", original_transaction_id="2", holders=["bob"],
                transactions=[types.Transaction(
                    transaction_id="2", product="monthly", purchased_at=START,
                    expires_at=LATE)])])
        self.assertTrue(
            client.check_entitlements(user_id="bob").entitlements["premium"].active)

    def test_an_event_has_what_its_kind_has(self) -> None:
        self.client.project_define(entitlements=["gift"])
        self.client.install(device="phone")
        self.client.grant(device="phone", entitlement="gift")
        created, granted, activated = self.client.events_read().events
        assert isinstance(created, types.UserCreatedEvent), created
        assert isinstance(granted, types.GrantedEvent), granted
        cursor: str = created.cursor
        self.assertEqual((created.device, cursor), ("phone", "1"))
        entitlements: list[str] = granted.entitlements
        self.assertEqual((entitlements, granted.expires_at), (["gift"], None))
        self.assertIs(type(activated), types.EntitlementsActivatedEvent)
        self.assertIs(created.outcome, None)
        newer = record(types.Event)({"id": "1", "kind": "slept", "cause": {}}, "")
        self.assertIs(type(newer), types.Event)

    def test_moments_and_durations(self) -> None:
        self.client.project_define(clock={"manual": START})
        now = self.client.clock_advance(by=timedelta(days=1, milliseconds=1500)).now
        self.assertEqual(now, START + timedelta(days=1, milliseconds=1500))
        elsewhere = timezone(timedelta(hours=-5))
        now = self.client.clock_advance(to=datetime(2026, 1, 3, tzinfo=elsewhere)).now
        self.assertEqual(now, datetime(2026, 1, 3, 5, tzinfo=timezone.utc))
        with self.assertRaises(ValueError):
            self.client.clock_advance(to=datetime(2027, 1, 1))
        bought = self.client.purchase(
            user_id="ann", product="x", store="web", transaction_id="1",
            purchased_at="0000-01-01T00:00:00Z").purchase
        self.assertEqual(bought.purchased_at, datetime.min.replace(tzinfo=timezone.utc))

    def test_a_plain_call(self) -> None:
        self.assertEqual(self.client.call("server.ping", {"echo": [1, "x", None]})["echo"],
                         [1, "x", None])
        self.assertEqual(self.client.call("server.ping", [7])["echo"], 7)

    def test_errors_are_the_languages_own_with_the_daemons_hint(self) -> None:
        with self.assertRaises(LookupError) as caught:
            self.client.user_info(device="nobody")
        error = caught.exception
        assert isinstance(error, errors.RemoteError)
        self.assertEqual((error.kind, error.code, error.field), ("unknownDevice", 1100, "/device"))
        self.assertIn(str(error.hint), str(error))
        self.assertFalse(error.retryable)
        with self.assertRaises(ValueError) as wrong:
            self.client.call("install", {"device": 3})
        self.assertIn("string", str(wrong.exception))
        with self.assertRaises(TypeError):
            self.client.install(device=object())  # type: ignore[arg-type]
        with self.assertRaises(TypeError):
            self.client.identify(device="a")  # type: ignore[call-arg]
        with self.assertRaises(NotImplementedError):
            self.client.call("no.such.method")

    def test_wrong_arguments_of_the_constructor(self) -> None:
        for make in (Client, AsyncClient):
            for wrong, options in (
                ((7,), {}), ((b"/s",), {}), (({"socket": "/s"},), {}), ((["/s"],), {}),
                (("/s", 5), {}), ((), {"sockt": "/s"}), ((), {"timeout": "5"}),
                ((), {"timeout": True}), ((), {"on_notification": "log"}),
            ):
                with self.subTest(make.__name__, wrong=wrong, options=options):
                    with self.assertRaises(TypeError):
                        make(*wrong, **options)  # type: ignore[arg-type]
            for timeout in (0, -5, float("nan")):
                with self.assertRaises(ValueError):
                    make(timeout=timeout)
        with Client(Path(self.daemon.socket)) as client:
            self.assertTrue(client.server_ping().pong)

    def test_the_timeout_of_a_call(self) -> None:
        for make in EACH:
            with self.subTest(make.__name__), Misbehaving("well-behaved") as daemon:
                with closing(make(daemon.socket)) as client:
                    for wrong in ("5", True, [1], timedelta(1)):
                        with self.assertRaisesRegex(TypeError, "timeout must be a number"):
                            client.call("install", timeout=wrong)
                    for wrong in (0, -5, float("nan")):
                        with self.assertRaisesRegex(ValueError, "timeout must be positive"):
                            client.call("call", "install", timeout=wrong)
                    self.assertEqual(daemon.seen()[1], [])
                    for long in (31 * 86400, 1e12, float("inf")):
                        self.assertTrue(client.call("server_ping", timeout=long).pong)
                with closing(make(daemon.socket, timeout=31 * 86400)) as client:
                    self.assertTrue(client.call("server_ping").pong)

    def test_values_that_would_be_sent_as_others(self) -> None:
        now = datetime.now(timezone.utc)
        for make in EACH:
            with self.subTest(make.__name__), Misbehaving("well-behaved") as daemon:
                with closing(make(daemon.socket)) as client:
                    purchase = dict(product="x", store="web", transaction_id="1")
                    for params, kind, message in (
                        ({"user_id": "ann\udcff"}, ValueError, "userId: .* is not UTF-8"),
                        ({"user_id": b"ann"}, TypeError, "userId: .* no form in JSON"),
                        ({"expires_at": now.date()}, TypeError, "expiresAt: .* has no time"),
                        ({"expires_at": now.replace(tzinfo=None)}, ValueError, "expiresAt: .* zone"),
                        ({"expires_at": float("nan")}, ValueError, "expiresAt: nan"),
                        ({"price": {"amount": Decimal(1)}}, TypeError, "price/amount: "),
                    ):
                        with self.assertRaisesRegex(kind, message):
                            client.call("purchase", **purchase, **params)
                    products = {"a\udcff": types.Product(entitlements=["premium"])}
                    with self.assertRaises(ValueError):
                        client.call("project_define", products=products)
                    for plain in ({"at": now}, {"at": float("inf")}, {"at": "\udcff"}):
                        with self.assertRaises((TypeError, ValueError)):
                            client.call("call", "install", plain)
                    self.assertEqual(daemon.seen()[1], [])

    def test_types_can_be_looked_at(self) -> None:
        for name in types.__all__:
            if dataclasses.is_dataclass(getattr(types, name)):
                typing.get_type_hints(getattr(types, name))
        for name in METHODS:
            method = getattr(AsyncClient, re.sub(r"[.]?([A-Z])", r"_\1", name).replace(".", "_").lower())
            self.assertTrue(asyncio.iscoroutinefunction(method), name)
            self.assertIn("timeout", inspect.signature(method).parameters)
        hints = typing.get_type_hints(AsyncClient.check_entitlements)
        self.assertIs(hints["return"], types.CheckEntitlementsResult)
        # As Python 3.9 has them.
        text = inspect.getsource(sys.modules[types.Event.__module__])
        self.assertNotRegex(text, r"\n    \w+: .* \| ")

    def test_errors_go_to_other_processes(self) -> None:
        with self.assertRaises(errors.RemoteError) as caught:
            self.client.user_info(user_id="nobody")
        attempt = errors.Attempt("/x", "why")
        for error in (
            caught.exception, errors.NoDaemon([attempt]), errors.SocketForbidden([attempt]),
            errors.SocketPathTooLong("p", 200, 107), errors.DaemonTimeout("late", "hint"),
            errors.unaccepted(1.0), errors.ConnectionLost("lost"), errors.ClientClosed(),
            errors.ProtocolViolation("x"), DaemonFailed("x", "y"),
        ):
            for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
                self.assertIs(type(again), type(error))
                self.assertEqual(str(again), str(error))
                self.assertEqual(again.args, error.args)
                self.assertEqual(vars(again), vars(error))

    def test_a_class_of_ones_own(self) -> None:
        class Own(Client):
            pass

        with Own(self.daemon.socket) as client:
            self.assertIs(type(client), Own)

    def test_a_client_newer_than_the_daemon(self) -> None:
        with Misbehaving("well-behaved") as older, Client(older.socket) as client:
            with self.assertRaises(NotImplementedError) as caught:
                client.grant(user_id="ann", entitlement="premium")
            self.assertIn('entitled 0.0.7 has no method "grant"', str(caught.exception))
            self.assertIn("the daemon is older", str(caught.exception))
            self.assertIn("server.describe", str(caught.exception))

    def test_many_under_way_from_one_thread(self) -> None:
        # More than all buffers hold: a client that only sent would wait for ever.
        pending = [self.client.start("server.ping", {"echo": "x" * 999}) for _ in range(5000)]
        self.assertEqual({len(each.result()["echo"]) for each in pending}, {999})

    def test_many_threads_share_a_connection(self) -> None:
        wrong: list[object] = []

        def work(number: int) -> None:
            for count in range(100):
                echo = f"{number}:{count}"
                found = self.client.server_ping(echo=echo).echo
                if found != echo:
                    wrong.append(found)

        threads = [threading.Thread(target=work, args=[number]) for number in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_a_fork_has_a_connection_of_its_own(self) -> None:
        self.client.server_ping()
        child = os.fork()
        if child == 0:
            try:
                answers = [self.client.server_ping(echo=number).echo for number in range(200)]
                os._exit(0 if answers == list(range(200)) else 1)
            finally:
                os._exit(2)
        answers = [self.client.server_ping(echo=-number).echo for number in range(200)]
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        self.assertEqual(answers, [-number for number in range(200)])

    def test_a_fork_while_another_thread_waits(self) -> None:
        with Misbehaving("silent") as silent, Client(silent.socket) as client:
            waiting = threading.Thread(target=lambda: self.assertRaises(
                errors.ClientClosed, client.call, "server.ping", timeout=60))
            waiting.start()
            while not silent.seen()[1]:
                pass
            child = os.fork()
            if child == 0:
                try:
                    client.server_ping(timeout=0.05)
                except TimeoutError:
                    os._exit(0)
                finally:
                    os._exit(1)
            self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
            client.close()
            waiting.join()

    def test_the_asynchronous_client_says_that_it_is_not_for_forks(self) -> None:
        async def run() -> None:
            async with AsyncClient(self.daemon.socket) as client:
                await client.server_ping()
                with mock.patch("os.getpid", return_value=1):
                    with self.assertRaises(EntitledError):
                        await client.server_ping()

        asyncio.run(run())

    def test_the_feed(self) -> None:
        self.client.project_define(clock={"manual": START})
        self.client.install(device="iphone")
        with self.client.events() as feed:
            self.assertEqual(next(feed).kind, "userCreated")
            writer = threading.Timer(0.05, lambda: self.client.install(device="ipad"))
            writer.start()
            self.assertEqual(next(feed).cursor, "2")
            writer.join()
            # From another thread, while it waits.
            closing_ = threading.Timer(0.05, feed.close)
            closing_.start()
            self.assertEqual(list(feed), [])
            closing_.join()


    @unittest.skipUnless("events.acknowledge" in METHODS, "this protocol has no consumers")
    def test_the_feed_of_a_consumer(self) -> None:
        for make in EACH:
            with self.subTest(make.__name__), Daemon() as daemon:
                for device in "abc":
                    daemon.client().install(device=device)
                with closing(make(daemon.socket)) as client:
                    first, _ = client.events(3, consumer="mailer", limit=2)
                    second, _ = client.events(1, consumer="mailer", limit=2)
                self.assertEqual([event.cursor for event in first], ["1", "2", "3"])
                self.assertEqual([event.cursor for event in second], ["3"])

    def test_a_feed_stays_with_the_daemon_of_its_client(self) -> None:
        with Daemon() as other:
            for daemon in (self.daemon, other):
                os.symlink(daemon.socket, daemon.folder / "entitled.sock")
            variables = {"RUNTIME_DIRECTORY": str(self.daemon.folder),
                         "XDG_RUNTIME_DIR": str(other.folder)}
            with mock.patch.dict(os.environ, variables):
                os.environ.pop("ENTITLED_SOCKET", None)
                with Client() as client:
                    client.server_ping()
                    self.daemon.kill()
                    with client.events() as feed, self.assertRaises(errors.NoDaemon):
                        next(feed)


class Readme(unittest.TestCase):
    def test_its_first_program_runs(self) -> None:
        text = (Path(__file__).parents[1] / "README.md").read_text()
        program = text.split("```python\n")[1].split("```")[0]
        self.assertLessEqual(len(program.splitlines()), 10)
        with Daemon(clock="system") as daemon:
            daemon.client().project_define(products={"lifetime": {"entitlements": ["premium"]}})
            found = subprocess.run(
                [sys.executable, "-c", program], capture_output=True, text=True,
                env={**os.environ, "ENTITLED_SOCKET": daemon.socket})
        self.assertEqual((found.stdout, found.stderr), ("premium is active\n", ""))


class Lifetimes(unittest.TestCase):
    """What happens to a client whose daemon comes and goes."""

    def test_a_daemon_that_was_restarted(self) -> None:
        for make in EACH:
            with self.subTest(make.__name__), Daemon() as daemon:
                with closing(make(daemon.socket)) as client:
                    client.call("install", device="a")
                    daemon.kill()
                    with self.assertRaises(errors.EntitledError) as caught:
                        client.call("install", device="a")
                    self.assertIsInstance(caught.exception, ConnectionError)
                    daemon.restart()
                    self.assertTrue(client.call("install", device="a").created)

    def test_a_daemon_that_was_restarted_unseen(self) -> None:
        for make in EACH:
            with self.subTest(make.__name__), Daemon() as daemon:
                with closing(make(daemon.socket)) as client:
                    client.call("install", device="a")
                    daemon.kill()
                    daemon.restart()
                    # Nothing of it can have gone to the first one.
                    self.assertTrue(client.call("install", device="a").created)

    def test_a_daemon_killed_in_the_middle(self) -> None:
        with Daemon() as daemon, Client(daemon.socket) as client:
            pending = [client.start("install", {"device": str(n)}) for n in range(2000)]
            os.kill(daemon.pid, signal.SIGKILL)
            answered = lost = 0
            for each in pending:
                try:
                    each.result()
                    answered += 1
                    self.assertEqual(lost, 0)
                except errors.ConnectionLost:
                    lost += 1
            self.assertEqual(answered + lost, 2000)

    def test_a_client_that_was_closed(self) -> None:
        with Daemon() as daemon:
            client = daemon.client()
            client.server_ping()
            client.close()
            with self.assertRaises(errors.ClientClosed):
                client.server_ping()
