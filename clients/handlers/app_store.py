import http.server, json, os, socket, ssl


class AppStore(http.server.BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        try:
            status = self.notify()
        except (OSError, ValueError) as problem:
            print(problem, flush=True)
            status = 503
        self.send_response(status)
        self.end_headers()

    def notify(self):
        size = int(self.headers["content-length"] or 0)
        body = self.rfile.read(max(0, min(size, 262144))).decode(errors="replace")
        call = {"id": 1, "method": "store.notify", "params": {"store": "appStore", "payload": body}}
        with socket.socket(socket.AF_UNIX) as daemon:
            daemon.settimeout(5)
            daemon.connect(os.environ["ENTITLED_SOCKET"])
            daemon.sendall(json.dumps(call).encode() + b"\n")
            error = json.loads(daemon.makefile().readline()).get("error")
        if error:
            print(error["message"], error["data"], flush=True)
        return error["data"].get("httpStatus", 503) if error else 200


tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
tls.load_cert_chain("cert.pem", "key.pem")
server = http.server.ThreadingHTTPServer(("", int(os.environ.get("PORT", 443))), AppStore)
server.socket = tls.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
server.serve_forever()
