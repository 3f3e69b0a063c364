"""An example: a year of a monthly subscription, from the App Store to the access of its buyer."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from entitled.testing import Daemon
from minted_store import MintedStore, MintFailed

TOKEN = "7e3fb20b-4cdb-47cc-936d-99d65f608138"


class YearTest(unittest.TestCase):
    def setUp(self):
        self.daemon = Daemon()
        self.addCleanup(self.daemon.stop)
        self.client = self.daemon.client()
        self.client.install(device="iphone")
        self.client.identify(device="iphone", user_id="ann", account_token=TOKEN)

    def define(self, store, name):
        self.client.project_define(
            products={"monthly": {"kind": "subscription", "entitlements": ["premium"]}},
            environment="any", stores={name: store.settings()})

    def has_premium(self):
        found = self.client.check_entitlements(user_id="ann").entitlements
        return "premium" in found and found["premium"].active

    def test_a_year_in_the_app_store(self):
        store = MintedStore(self.daemon.socket)
        self.define(store, "appStore")
        self.assertFalse(self.has_premium())
        store.play({"do": "buy", "product": "monthly", "accountToken": TOKEN})
        for _ in range(10):
            self.assertTrue(self.has_premium())
            store.play({"do": "renew"})
        # The card expires. Ann keeps her access for sixteen days, and pays after one.
        store.play({"do": "failToRenew", "grace": "P16D"})
        self.client.clock_advance(by="PT2H")
        self.assertTrue(self.has_premium())
        [reply] = store.play({"do": "recover"})
        self.assertEqual(reply["type"], "DID_RENEW BILLING_RECOVERY")
        self.assertEqual(reply["result"]["outcome"], "applied")
        # A refund of the first month changes nothing today.
        store.play({"do": "refund", "transaction": 1})
        self.assertTrue(self.has_premium())
        store.play({"do": "cancel"})
        self.assertTrue(self.has_premium())
        store.play({"do": "expire"})
        self.assertFalse(self.has_premium())
        self.assertEqual(self.purchase()["renewsCount"], 11)
        self.assertEqual(self.purchase()["endReason"], "customer")

    def test_the_same_year_in_the_other_stores(self):
        for name in ("playStore", "stripe"):
            with self.subTest(name):
                store = MintedStore(self.daemon.socket, name)
                self.define(store, name)
                store.play({"do": "buy", "product": "monthly", "accountToken": TOKEN},
                           *[{"do": "renew"}] * 11)
                self.assertTrue(self.has_premium())
                store.play({"do": "cancel"}, {"do": "expire"})
                self.assertFalse(self.has_premium())

    def test_a_failure_names_its_reason(self):
        store = MintedStore(self.daemon.socket)
        with self.assertRaisesRegex(MintFailed, "does not define the store appStore"):
            store.play({"do": "buy", "product": "monthly"})

    def purchase(self):
        return self.client.call("user.export", {"userId": "ann"})["purchases"][0]
