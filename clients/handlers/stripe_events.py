import http.server, json, os, socket, ssl, time, urllib.parse, urllib.request

API = os.environ.get("STRIPE_API", "https://api.stripe.com")
HEADERS = {"Authorization": f"Bearer {os.environ['STRIPE_API_KEY']}",
           "Stripe-Version": "2025-03-31.basil"}
SECONDS_MAX = 5
WHOLE = "parent.subscription_details.subscription"


def get(path, **query):
    url = f"{API}/v1/{path}?{urllib.parse.urlencode(query, doseq=True)}"
    request = urllib.request.Request(url, headers=HEADERS)
    with urllib.request.urlopen(request, timeout=SECONDS_MAX) as response:
        return json.load(response)


def complete(part, path, **query):
    """Adds to a list what Stripe left out of it: an object shows only the first ten."""
    while part["has_more"]:
        page = get(path, limit=100, starting_after=part["data"][-1]["id"], **query)
        part.update(data=part["data"] + page["data"], has_more=page["has_more"])


def complete_invoice(invoice):
    complete(invoice["lines"], f"invoices/{invoice['id']}/lines")
    return invoice


def complete_subscription(subscription):
    complete(subscription["items"], "subscription_items", subscription=subscription["id"])
    if isinstance(subscription["latest_invoice"], dict):
        complete_invoice(subscription["latest_invoice"])
    return subscription


def fetch_invoice(name):
    expand = {"expand[]": [WHOLE, f"{WHOLE}.latest_invoice"]}
    invoice = complete_invoice(get(f"invoices/{name}", **expand))
    details = (invoice.get("parent") or {}).get("subscription_details") or {}
    if isinstance(details.get("subscription"), dict):
        complete_subscription(details["subscription"])
    return invoice


def complete_session(session):
    complete(session["line_items"], f"checkout/sessions/{session['id']}/line_items")
    return session


def fetch(ask):
    """What the daemon asks for, as a `response`; None if it is about no purchase."""
    kind, fetched_at = ask["kind"], time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    if kind == "subscription":
        body = complete_subscription(
            get(f"subscriptions/{ask['id']}", **{"expand[]": "latest_invoice"}))
    elif kind == "checkoutSession":
        body = complete_session(
            get(f"checkout/sessions/{ask['id']}", **{"expand[]": "line_items"}))
    elif "id" in ask:
        body = fetch_invoice(ask["id"])
    else:
        kind, body = fetch_paid(ask)
    if body is None:
        return None
    return {"kind": kind, "body": body, "fetchedAt": fetched_at}


def fetch_paid(ask):
    """The invoice that a payment paid, or the checkout of a payment without one, if any."""
    intent = ask.get("paymentIntent") or get(f"charges/{ask['charge']}")["payment_intent"]
    kind, name = ("payment_intent", intent) if intent else ("charge", ask["charge"])
    payments = get("invoice_payments", **{"payment[type]": kind, f"payment[{kind}]": name})["data"]
    if payments:
        return "invoice", fetch_invoice(payments[0]["invoice"])
    sessions = get("checkout/sessions", payment_intent=intent, **{
        "expand[]": "data.line_items"})["data"] if intent else []
    return "checkoutSession", complete_session(sessions[0]) if sessions else None


class Stripe(http.server.BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        try:
            status = self.notify()
        except (OSError, ValueError, KeyError) as problem:
            print(repr(problem), flush=True)
            status = 503
        self.send_response(status)
        self.end_headers()

    def notify(self):
        size = int(self.headers["content-length"] or 0)
        body = self.rfile.read(max(0, min(size, 262144))).decode(errors="replace")
        signature = self.headers["stripe-signature"] or ""
        params = {"store": "stripe", "payload": body, "headers": {"stripe-signature": signature}}
        # An answer may lead to another question.
        for _ in range(3):
            reply = self.call(params)
            if error := reply.get("error"):
                print(error["message"], error["data"], flush=True)
                return error["data"].get("httpStatus", 503)
            if reply["result"]["outcome"] != "ask":
                return 200
            params["response"] = fetch(reply["result"]["ask"])
            if not params["response"]:
                return 200
        return 503

    def call(self, params):
        call = {"id": 1, "method": "store.notify", "params": params}
        with socket.socket(socket.AF_UNIX) as daemon:
            daemon.settimeout(SECONDS_MAX)
            daemon.connect(os.environ["ENTITLED_SOCKET"])
            daemon.sendall(json.dumps(call).encode() + b"\n")
            return json.loads(daemon.makefile().readline())


tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
tls.load_cert_chain("cert.pem", "key.pem")
server = http.server.ThreadingHTTPServer(("", int(os.environ.get("PORT", 443))), Stripe)
server.socket = tls.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
server.serve_forever()
