"""Other people's JSON-RPC clients, as they come from PyPI, against the daemon.

Of our own there is only the fixture that starts the daemon, and for those that bring no transport
the few lines by which they read and write lines of a Unix socket.
"""

import asyncio
import json
import socket
import sys
import unittest

import aiorpcx
import jsonrpcclient
import pjrpc
import pjrpc.client
import tinyrpc.client
import tinyrpc.exc
import tinyrpc.protocols.jsonrpc
import tinyrpc.transports

from entitled.testing import Daemon

PRODUCTS = {"monthly": {"kind": "subscription", "entitlements": ["premium"]}}
PURCHASE = {"device": "iphone", "product": "monthly", "store": "appStore", "transactionId": "1"}


class Lines:
    """A connection to the daemon, by lines."""

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(60)
        self._socket.connect(path)
        self._received = self._socket.makefile("rb")

    def exchange(self, line, is_answered=True):
        self._socket.sendall(line + b"\n")
        return self._received.readline() if is_answered else b""

    def close(self):
        self._received.close()
        self._socket.close()


class TinyTransport(tinyrpc.transports.ClientTransport):
    def __init__(self, lines):
        self._lines = lines

    def send_message(self, message, expect_reply=True):
        return self._lines.exchange(message, expect_reply)


class PjrpcClient(pjrpc.client.AbstractClient):
    def __init__(self, lines):
        super().__init__()
        self._lines = lines

    def _request(self, request_text, is_notification, request_kwargs):
        answer = self._lines.exchange(request_text.encode(), not is_notification)
        return None if is_notification else answer.decode()


class Strangers(unittest.TestCase):
    def setUp(self):
        self.daemon = Daemon()
        self.addCleanup(self.daemon.stop)

    def lines(self):
        lines = Lines(self.daemon.socket)
        self.addCleanup(lines.close)
        return lines

    def check(self, call):
        """A day in the life of a device; `call(method, params)` gives a result."""
        self.assertTrue(call("server.ping", {})["pong"])
        call("project.define", {"products": PRODUCTS})
        self.assertTrue(call("install", {"device": "iphone"})["created"])
        self.assertEqual(call("purchase", PURCHASE)["outcome"], "recorded")
        found = call("checkEntitlements", {"device": "iphone"})
        self.assertTrue(found["entitlements"]["premium"]["active"])
        self.assertEqual(call("identify", {"device": "iphone", "userId": "é😀"})["user"]["id"], "é😀")
        self.assertEqual(call("userInfo", {"userId": "é😀"})["user"]["identityId"], "é😀")

    def test_jsonrpcclient(self):
        lines = self.lines()

        def exchange(method, params):
            request = jsonrpcclient.request_json(method, params=params)
            return jsonrpcclient.parse_json(lines.exchange(request.encode()))

        def call(method, params):
            match exchange(method, params):
                case jsonrpcclient.Ok(result):
                    return result
                case error:
                    self.fail(f"{method}: {error}")

        self.check(call)
        error = exchange("logout", {"device": "nobody"})
        self.assertIsInstance(error, jsonrpcclient.Error)
        self.assertEqual((error.code, error.data["kind"]), (1100, "unknownDevice"))
        self.assertIn("install", error.data["hint"])
        batch = [jsonrpcclient.request("server.ping"), jsonrpcclient.notification("server.ping"),
                 jsonrpcclient.request("no.such")]
        answers = list(jsonrpcclient.parse_json(lines.exchange(
            json.dumps(batch).encode())))
        self.assertIsInstance(answers[0], jsonrpcclient.Ok)
        self.assertEqual([each.code for each in answers[1:]], [-32601])

    def test_tinyrpc(self):
        client = tinyrpc.client.RPCClient(
            tinyrpc.protocols.jsonrpc.JSONRPCProtocol(), TinyTransport(self.lines()))
        self.check(lambda method, params: client.call(method, [], params))
        # A notification has no answer, and the next call has its own.
        self.assertIsNone(client.call("install", [], {"device": "ipad"}, one_way=True))
        self.assertFalse(client.call("install", ["ipad"], {})["created"])
        with self.assertRaises(tinyrpc.exc.RPCError) as caught:
            client.call("logout", [], {"device": "nobody"})
        self.assertIn("nobody", str(caught.exception))

    def test_pjrpc(self):
        client = PjrpcClient(self.lines())
        self.check(lambda method, params: client.call(method, **params))
        with self.assertRaises(pjrpc.client.exceptions.JsonRpcError) as caught:
            client.call("logout", device="nobody")
        self.assertEqual(caught.exception.code, 1100)
        self.assertEqual(caught.exception.data["kind"], "unknownDevice")
        with self.assertRaises(pjrpc.client.exceptions.MethodNotFoundError):
            client.call("no.such")
        with self.assertRaises(pjrpc.client.exceptions.InvalidParamsError):
            client.call("install", device=7)
        with client.batch() as batch:
            batch.call("server.ping")
            batch.call("userInfo", device="iphone")
            batch.notify("server.ping")
        first, second = batch.get_results()
        self.assertTrue(first["pong"])
        self.assertEqual(second["user"]["identityId"], "é😀")

    def test_aiorpcx(self):
        """It brings its own connection to Unix sockets: nothing of it is ours."""
        async def run():
            async with aiorpcx.connect_us(self.daemon.socket) as session:
                session.sent_request_timeout = 60
                loop = asyncio.get_running_loop()

                def call(method, params):
                    sent = session.send_request(method, params)
                    return asyncio.run_coroutine_threadsafe(sent, loop).result(60)

                await asyncio.to_thread(self.check, call)
                # Two hundred under way, and one that waits for what the last of them tells.
                cursor = (await session.send_request("events.read", {}))["cursor"]
                wait = asyncio.create_task(session.send_request(
                    "events.wait", {"after": cursor, "timeoutMs": 60_000}))
                installs = await asyncio.gather(*(
                    session.send_request("install", {"device": f"d{number}"})
                    for number in range(200)))
                self.assertEqual(len({each["user"]["id"] for each in installs}), 200)
                self.assertTrue((await wait)["events"])
                with self.assertRaises(aiorpcx.RPCError) as caught:
                    await session.send_request("logout", {"device": "nobody"})
                self.assertEqual(caught.exception.code, 1100)
                async with session.send_batch() as batch:
                    batch.add_request("server.ping")
                    batch.add_request("userInfo", {"device": "iphone"})
                self.assertTrue(batch.results[0]["pong"])

        asyncio.run(run())


if __name__ == "__main__":
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Strangers)
    result = unittest.TextTestRunner(verbosity=1).run(suite)
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed or not result.testsRun else 0)
