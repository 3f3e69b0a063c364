"""A web server as an app's backend has one for RevenueCat's webhooks.

It knows only what RevenueCat documents, refuses everything else, and keeps who has access. It is
no part of the product: a test runs it to show that such a receiver takes our posts unchanged.

usage: receiver.py AUTHORIZATION FILE; prints its port, and writes what it keeps to FILE.
"""

import http.server
import json
import sys
import threading

NUMBER = (int, float)
NONE = type(None)

# The documented members of an event, with the types of their values.
FIELDS = {
    "id": (str,), "type": (str,), "app_id": (str, NONE), "event_timestamp_ms": (int,),
    "app_user_id": (str,), "original_app_user_id": (str,), "aliases": (list,),
    "product_id": (str,), "new_product_id": (str,), "entitlement_id": (NONE,),
    "entitlement_ids": (list, NONE), "period_type": (str,), "purchased_at_ms": (int,),
    "expiration_at_ms": (int, NONE), "grace_period_expiration_at_ms": (int, NONE),
    "auto_resume_at_ms": (int, NONE), "environment": (str,), "store": (str,),
    "is_family_share": (bool, NONE), "is_trial_conversion": (bool,), "cancel_reason": (str,),
    "expiration_reason": (str,), "transaction_id": (str,), "original_transaction_id": (str,),
    "transferred_from": (list,), "transferred_to": (list,), "country_code": (str, NONE),
    "currency": (str, NONE), "price": (*NUMBER, NONE),
    "price_in_purchased_currency": (*NUMBER, NONE), "subscriber_attributes": (dict,),
    "takehome_percentage": (*NUMBER, NONE), "tax_percentage": (*NUMBER, NONE),
    "commission_percentage": (*NUMBER, NONE), "offer_code": (str, NONE),
    "presented_offering_id": (str, NONE), "renewal_number": (int, NONE),
    "metadata": (dict, NONE), "experiments": (list,),
}
VALUES = {
    "environment": {"SANDBOX", "PRODUCTION"},
    "period_type": {"TRIAL", "INTRO", "NORMAL", "PROMOTIONAL", "PREPAID"},
    "store": {
        "AMAZON", "APP_STORE", "MAC_APP_STORE", "PADDLE", "PLAY_STORE", "PROMOTIONAL",
        "RC_BILLING", "ROKU", "STRIPE", "TEST_STORE",
    },
    "cancel_reason": {
        "UNSUBSCRIBE", "BILLING_ERROR", "DEVELOPER_INITIATED", "PRICE_INCREASE",
        "CUSTOMER_SUPPORT", "UNKNOWN",
    },
}
VALUES["expiration_reason"] = VALUES["cancel_reason"] | {"SUBSCRIPTION_PAUSED"}

# Event ids, in order; and for each user, access by purchase: its entitlements and its end.
seen, types, access, trials = [], [], {}, {}
lock = threading.Lock()


def check(event):
    for name, value in event.items():
        types_ = FIELDS.get(name)
        if types_ is None:
            raise ValueError(f"{name} is not documented")
        if not isinstance(value, types_) or isinstance(value, bool) and bool not in types_:
            raise ValueError(f"{name} is {value!r}")
        if name in VALUES and value not in VALUES[name]:
            raise ValueError(f"{name} is {value!r}")
    for text in event.get("aliases", []):
        if not isinstance(text, str):
            raise ValueError(f"an alias is {text!r}")
    for key, attribute in event.get("subscriber_attributes", {}).items():
        if set(attribute) != {"value", "updated_at_ms"}:
            raise ValueError(f"the attribute {key} is {attribute!r}")


def take(event):
    check(event)
    if event["id"] in seen:
        return
    seen.append(event["id"])
    types.append(event["type"])
    kind = event["type"]
    if kind == "TRANSFER":
        moved = {}
        for user in event["transferred_from"]:
            moved |= access.pop(user, {})
        access.setdefault(event["transferred_to"][0], {}).update(moved)
        return
    user = event["app_user_id"]
    # A customer that logged in has another id now: what it had before is under its aliases.
    own = access.setdefault(user, {})
    for alias in event["aliases"]:
        if alias != user:
            own.update(access.pop(alias, {}))
    purchase = event["original_transaction_id"]
    if kind in ("INITIAL_PURCHASE", "RENEWAL", "NON_RENEWING_PURCHASE", "UNCANCELLATION",
                "SUBSCRIPTION_EXTENDED", "REFUND_REVERSED"):
        own[purchase] = sorted(event["entitlement_ids"] or [])
        if event["period_type"] == "TRIAL":
            trials[purchase] = "running"
        if event.get("is_trial_conversion"):
            trials[purchase] = "converted"
    elif kind == "EXPIRATION":
        own.pop(purchase, None)
        if trials.get(purchase) == "running":
            trials[purchase] = "not converted"
    elif kind not in ("CANCELLATION", "BILLING_ISSUE", "PRODUCT_CHANGE", "SUBSCRIPTION_PAUSED",
                      "TEST"):
        raise ValueError(f"the type is {kind!r}")


def save(file):
    users = {}
    for user, purchases in access.items():
        if names := sorted({name for names in purchases.values() for name in names}):
            users[user] = names
    with open(file, "w") as output:
        json.dump({"types": types, "access": users, "trials": trials}, output)


class Receiver(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.headers["authorization"] != sys.argv[1]:
            return self.answer(401, "wrong Authorization")
        try:
            payload = json.loads(body)
            if set(payload) != {"api_version", "event"} or payload["api_version"] != "1.0":
                raise ValueError(f"the payload has {sorted(payload)}")
            with lock:
                take(payload["event"])
                save(sys.argv[2])
        except (KeyError, ValueError) as error:
            print(f"{error!r} in {body.decode()}", file=sys.stderr, flush=True)
            return self.answer(500, repr(error))
        return self.answer(200, "ok")

    def answer(self, status, text):
        self.send_response(status)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
print(server.server_port, flush=True)
server.serve_forever()
