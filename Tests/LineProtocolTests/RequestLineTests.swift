import LineProtocol
import Testing

@Suite("Request lines")
struct RequestLineTests {
  /// Returns a short form of a line: "id method params", or "id kind: message".
  private func summary(_ line: String, batchMax: Int = 100) -> String {
    let document = JSONDocument()
    let bytes = Array(line.utf8)
    let value: JSONValue
    do throws(JSONError) {
      guard let read = try RequestLine.value(of: bytes.span, in: document) else { return "blank" }
      value = read
    } catch {
      return "refused \(ErrorKind.parseError): \(RPCError(error).message)"
    }
    switch RequestLine(value, batchMax: batchMax) {
    case .single(let entry): return summary(entry)
    case .batch(let entries): return "[\(entries.map(summary).joined(separator: " | "))]"
    case .refused(let error): return "refused \(error.kind): \(error.message)"
    }
  }

  private func summary(_ entry: RequestEntry) -> String {
    let id = entry.id.map(text) ?? "-"
    switch entry.content {
    case .call(let method, let params):
      return "\(id) \(text(method)) \(params.map { text($0.rawBytes) } ?? "-")"
    case .invalid(let error): return "\(id) \(error.kind): \(error.message)"
    }
  }

  @Test("Blank lines are skipped", arguments: ["", " ", "\t", "\r", "\r\n", "  \t\r\n"])
  func blank(line: String) {
    #expect(summary(line) == "blank")
  }

  @Test(
    "A call consists of its id as received, its method and its params",
    arguments: [
      ("{\"id\":1,\"method\":\"m\"}", "1 m -"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"params\":{}}\r\n", "1 m {}"),
      ("{\"params\":[1, 2],\"method\":\"a.b\",\"id\":\"x\"}", "\"x\" a.b [1, 2]"),
      ("{\"id\":0,\"method\":\"m\",\"params\":null}", "0 m -"),
      ("{\"id\":1e2,\"method\":\"m\"}", "1e2 m -"),
      ("{\"id\":-1.50,\"method\":\"m\"}", "-1.50 m -"),
      ("{\"id\":null,\"method\":\"m\"}", "null m -"),
      ("{\"id\":\"\",\"method\":\"m\"}", "\"\" m -"),
      ("{\"id\":\"\\u0061\",\"method\":\"\\u006d\"}", "\"\\u0061\" m -"),
      (
        "{\"id\":1234567890123456789012345678901234567890,\"method\":\"m\"}",
        "1234567890123456789012345678901234567890 m -"
      ),
      ("{\"method\":\"m\"}", "- m -"),
      ("{\"method\":\"m\",\"params\":{\"a\":1},\"extra\":[{}],\"ID\":3}", "- m {\"a\":1}"),
      ("{\"j\\u0073onrpc\":\"2\\u002e0\",\"\\u0069d\":7,\"method\":\"m\"}", "7 m -"),
    ]
  )
  func call(line: String, expected: String) {
    #expect(summary(line) == expected)
  }

  @Test(
    "An invalid request is answered with its id if that is readable",
    arguments: [
      ("5", "null invalidRequest: expected a request object, found a number"),
      ("\"m\"", "null invalidRequest: expected a request object, found a string"),
      ("null", "null invalidRequest: expected a request object, found null"),
      ("{}", "null invalidRequest: missing \"method\""),
      ("{\"id\":1}", "1 invalidRequest: missing \"method\""),
      (
        "{\"id\":\"a\",\"method\":1}",
        "\"a\" invalidRequest: method: expected a string, found a number"
      ),
      ("{\"method\":null}", "null invalidRequest: method: expected a string, found null"),
      (
        "{\"id\":1,\"method\":\"m\",\"jsonrpc\":\"1.0\"}",
        "1 invalidRequest: jsonrpc: expected \"2.0\""
      ),
      (
        "{\"id\":1,\"method\":\"m\",\"jsonrpc\":2.0}", "1 invalidRequest: jsonrpc: expected \"2.0\""
      ),
      (
        "{\"id\":1,\"method\":\"m\",\"jsonrpc\":null}",
        "1 invalidRequest: jsonrpc: expected \"2.0\""
      ),
      (
        "{\"id\":true,\"method\":\"m\"}",
        "null invalidRequest: id: expected a string, a number or null, found a boolean"
      ),
      (
        "{\"id\":{},\"method\":\"m\"}",
        "null invalidRequest: id: expected a string, a number or null, found an object"
      ),
      (
        "{\"id\":[1],\"method\":\"m\"}",
        "null invalidRequest: id: expected a string, a number or null, found an array"
      ),
      (
        "{\"id\":1,\"method\":\"m\",\"params\":\"x\"}",
        "1 invalidRequest: params: expected an object or an array, found a string"
      ),
      (
        "{\"method\":\"m\",\"params\":false}",
        "null invalidRequest: params: expected an object or an array, found a boolean"
      ),
    ]
  )
  func invalid(line: String, expected: String) {
    #expect(summary(line) == expected)
  }

  @Test("An id is limited to 256 bytes, including its quotes", arguments: [255, 256, 257])
  func idLength(count: Int) {
    for id in [
      String(repeating: "1", count: count),
      "\"" + String(repeating: "a", count: count - 2) + "\"",
    ] {
      let expected =
        count <= 256
        ? "\(id) m -" : "null invalidRequest: id: 257 bytes, and at most 256 are allowed"
      #expect(summary("{\"id\":\(id),\"method\":\"m\"}") == expected)
    }
  }

  @Test("Each entry of a batch is read separately")
  func batch() {
    #expect(
      summary("[{\"id\":1,\"method\":\"a\"}, {\"method\":\"b\"}, 7, [], {\"id\":2}]")
        == "[1 a - | - b - | null invalidRequest: expected a request object, found a number"
        + " | null invalidRequest: expected a request object, found an array"
        + " | 2 invalidRequest: missing \"method\"]"
    )
  }

  @Test("A batch has from one entry up to its limit", arguments: [0, 1, 3, 4])
  func batchLimit(count: Int) {
    let line =
      "[" + (0..<count).map { "{\"id\":\($0),\"method\":\"m\"}" }.joined(separator: ",") + "]"
    switch count {
    case 0: #expect(summary(line, batchMax: 3) == "refused invalidRequest: the batch is empty")
    case 4:
      #expect(
        summary(line, batchMax: 3)
          == "refused batchTooLarge: the batch has 4 entries, and at most 3 are allowed"
      )
    default: #expect(summary(line, batchMax: 3).hasPrefix("[0 m -"))
    }
  }

  @Test("By default a batch is limited to 100 entries")
  func batchDefault() {
    let entries = [String](repeating: "{\"method\":\"m\"}", count: 100)
    #expect(summary("[\(entries.joined(separator: ","))]").hasPrefix("[- m -"))
    #expect(summary("[\(entries.joined(separator: ",")),1]").hasPrefix("refused batchTooLarge"))
  }

  @Test("A line that is not JSON is rejected as a whole")
  func noJSON() {
    #expect(summary("[{\"id\":1,\"method\":\"m\"},").hasPrefix("refused parseError: byte 23: "))
    #expect(summary("\0").hasPrefix("refused parseError: byte 0: "))
  }

  @Test("Replies are single lines of JSON-RPC")
  func replies() {
    #expect(
      written { $0.reply(id: Array("1e2".utf8), result: Array("{}".utf8)) }
        == "{\"jsonrpc\":\"2.0\",\"id\":1e2,\"result\":{}}"
    )
    #expect(
      written { $0.reply(id: nil, error: RPCError(.internalError, "m")) }
        == "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32603,\"message\":\"m\","
        + "\"data\":{\"kind\":\"internalError\","
        + "\"hint\":\"look for the reference in the daemon's log, and report it\","
        + "\"retryable\":false}}}"
    )
    let batch = written { writer in
      writer.beginArray()
      for id in ["1", "\"b\""] {
        writer.reply(id: Array(id.utf8), result: Array(#"{"ok":true}"#.utf8))
      }
      writer.endArray()
    }
    #expect(
      batch
        == "[{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"ok\":true}},"
        + "{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"result\":{\"ok\":true}}]"
    )
    #expect(
      written { $0.gapNotice(subscription: 1, cursor: 7) }
        == "{\"jsonrpc\":\"2.0\",\"method\":\"gap\","
        + "\"params\":{\"subscription\":\"1\",\"cursor\":\"7\"}}\n"
    )
  }

  @Test("HTTP is recognized by its method and a blank")
  func http() {
    let methods = ["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH", "CONNECT"]
    func begins(_ line: String) -> Bool {
      let bytes = Array(line.utf8)
      return HTTPRequest.begins(bytes.span)
    }
    for method in methods {
      #expect(begins("\(method) / HTTP/1.1\r"))
      #expect(begins("\(method) "))
      #expect(!begins(method))
      #expect(!begins(method.lowercased() + " /"))
      #expect(!begins(" \(method) /"))
    }
    #expect(!begins(""))
    #expect(!begins("{\"method\":\"GET /\"}"))
    #expect(!begins("TRACE / HTTP/1.1"))
    let refusal = HTTPRequest.refusal(socketPath: "/run/e.sock")
    #expect(refusal.kind == .parseError)
    #expect(
      refusal.hint
        == "printf '{\"id\":1,\"method\":\"server.ping\"}\\n' | socat - UNIX-CONNECT:/run/e.sock"
    )
  }
}
