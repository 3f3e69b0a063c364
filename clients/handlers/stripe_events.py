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


def fetch(ask):
    """What the daemon asks for, as a `response`; None if it is about no purchase."""
    kind, fetched_at = ask["kind"], time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    if kind == "subscription":
        body = get(f"subscriptions/{ask['id']}", **{"expand[]": "latest_invoice"})
    elif kind == "checkoutSession":
        body = get(f"checkout/sessions/{ask['id']}", **{"expand[]": "line_items"})
    elif "id" in ask:
        body = get(f"invoices/{ask['id']}")
    else:
        kind, body = fetch_paid(ask)
    if body is None:
        return None
    return {"kind": kind, "body": body, "fetchedAt": fetched_at}


def fetch_paid(ask):
    """The invoice that a payment paid, or the checkout of a payment without one, if any."""
    intent = ask.get("paymentIntent") or get(f"charges/{ask['charge']}")["payment_intent"]
    payments = get("invoice_payments", **{
        "payment[type]": "payment_intent", "payment[payment_intent]": intent})["data"]
    if payments:
        expand = [WHOLE, f"{WHOLE}.latest_invoice"]
        return "invoice", get(f"invoices/{payments[0]['invoice']}", **{"expand[]": expand})
    sessions = get("checkout/sessions", payment_intent=intent, **{
        "expand[]": "data.line_items"})["data"]
    return "checkoutSession", sessions[0] if sessions else None


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
