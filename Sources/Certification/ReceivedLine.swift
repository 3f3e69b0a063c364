import LineProtocol

/// A line from a client, as received.
struct ReceivedLine {
  /// The number of the connection in this check, from 0.
  let connection: Int
  /// The line without its line feed.
  let bytes: [UInt8]
  /// The requests in the line; empty if it is not JSON or holds none.
  let requests: [ReceivedRequest]
  let isBatch: Bool

  init(connection: Int, bytes: [UInt8]) {
    self.connection = connection
    self.bytes = bytes
    let document = JSONDocument()
    guard let value = try? document.read(bytes) else {
      requests = []
      isBatch = false
      return
    }
    isBatch = value.kind == .array
    let entries = isBatch ? Array(value.elements) : [value]
    requests = entries.map { ReceivedRequest($0, connection: connection) }
  }

  func isRequest(of method: String) -> Bool {
    requests.contains { $0.method == method }
  }
}

/// A request as received.
struct ReceivedRequest {
  let connection: Int
  let method: String
  /// The raw token; nil if absent.
  let id: [UInt8]?
  let version: [UInt8]?
  let params: [UInt8]?

  init(_ value: JSONValue, connection: Int) {
    self.connection = connection
    method = String(decoding: value.member("method")?.string ?? [], as: UTF8.self)
    id = value.member("id")?.rawBytes
    version = value.member("jsonrpc")?.rawBytes
    params = value.member("params")?.rawBytes
  }

  /// Returns a param's raw value.
  func param(_ name: String) -> [UInt8]? {
    let document = JSONDocument()
    guard let params, let value = try? document.read(params) else { return nil }
    return value.member(Array(name.utf8))?.rawBytes
  }
}
