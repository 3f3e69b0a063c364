import datetime, http.server, json, os, socket, ssl, urllib.error, urllib.parse, urllib.request

API = os.environ.get("PLAY_API", "https://androidpublisher.googleapis.com")
TOKENS = os.environ.get("PLAY_TOKENS", "https://oauth2.googleapis.com/tokeninfo")
METADATA = os.environ.get("PLAY_METADATA", "http://metadata.google.internal")
SCOPE = "https://www.googleapis.com/auth/androidpublisher"
PATHS = {"subscription": "subscriptionsv2", "product": "productsv2"}
SECONDS_MAX = 5


def get(url, **headers):
    request = urllib.request.Request(url, headers=headers)
    with urllib.request.urlopen(request, timeout=SECONDS_MAX) as response:
        return json.load(response)


def is_from_google(authorization):
    """Whether Google signed the push for this server, as its subscription says."""
    token = urllib.parse.quote(authorization.removeprefix("Bearer "))
    try:
        claims = get(f"{TOKENS}?id_token={token}")
    except urllib.error.HTTPError as refusal:
        if refusal.code == 400:
            return False
        raise
    return (claims["aud"] == os.environ["PLAY_AUDIENCE"]
            and claims["email"] == os.environ["PLAY_PUSHER"]
            and claims["email_verified"] == "true")


def fetch(ask):
    """What the daemon asks for, as a `response`; None if Google no longer has it."""
    account = f"{METADATA}/computeMetadata/v1/instance/service-accounts/default"
    access = get(f"{account}/token?scopes={SCOPE}", **{"Metadata-Flavor": "Google"})
    package, token = (urllib.parse.quote(ask[name]) for name in ("packageName", "purchaseToken"))
    fetched_at = datetime.datetime.now(datetime.timezone.utc).isoformat()
    try:
        body = get(
            f"{API}/androidpublisher/v3/applications/{package}/purchases/{PATHS[ask['kind']]}"
            f"/tokens/{token}", Authorization=f"Bearer {access['access_token']}")
    except urllib.error.HTTPError as refusal:
        if refusal.code == 410:
            return None
        raise
    return {"kind": ask["kind"], "body": body, "fetchedAt": fetched_at}


class PlayStore(http.server.BaseHTTPRequestHandler):
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
        if not is_from_google(self.headers["authorization"] or ""):
            return 401
        params = {"store": "playStore", "payload": body}
        reply = self.call(params)
        if ask := reply.get("result", {}).get("ask"):
            params["response"] = fetch(ask)
            if not params["response"]:
                return 200
            reply = self.call(params)
        if error := reply.get("error"):
            print(error["message"], error["data"], flush=True)
            return error["data"].get("httpStatus", 503)
        return 200

    def call(self, params):
        call = {"id": 1, "method": "store.notify", "params": params}
        with socket.socket(socket.AF_UNIX) as daemon:
            daemon.settimeout(SECONDS_MAX)
            daemon.connect(os.environ["ENTITLED_SOCKET"])
            daemon.sendall(json.dumps(call).encode() + b"\n")
            return json.loads(daemon.makefile().readline())


tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
tls.load_cert_chain("cert.pem", "key.pem")
server = http.server.ThreadingHTTPServer(("", int(os.environ.get("PORT", 443))), PlayStore)
server.socket = tls.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
server.serve_forever()
