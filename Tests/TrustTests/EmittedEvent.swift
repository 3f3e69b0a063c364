import LineProtocol
import TestSupport

/// An event as a reader of the feed received it.
struct EmittedEvent: Sendable {
  var cursor: Int
  var kind: String
  /// The id of the request that caused it.
  var request: String
  /// The digest of all its bytes.
  var digest: Int

  private init?(_ event: JSONValue) {
    guard let cursor = Self.text(event.member("cursor")), let number = Int(cursor),
      let kind = Self.text(event.member("kind")),
      let request = Self.text(event.member("cause")?.member("id"))
    else { return nil }
    self.cursor = number
    self.kind = kind
    self.request = request
    digest = event.rawBytes.hashValue
  }

  private static func text(_ value: JSONValue?) -> String? {
    value?.string.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads the next notification of a subscription.
  static func next(_ line: SocketLine) throws -> EmittedEvent {
    guard let bytes = try line.receive() else {
      throw ChildProcessError(reason: "the daemon closed the connection")
    }
    let notice = try JSONDocument(depthMax: 64).read(bytes)
    guard let emitted = notice.member("params")?.member("event").flatMap(EmittedEvent.init) else {
      throw EmittedEventError(text: String(decoding: bytes, as: UTF8.self))
    }
    return emitted
  }

  /// Reads a page of the feed, without its `more`.
  static func page(_ line: SocketLine, after cursor: Int, limit: Int) throws -> [EmittedEvent] {
    let request =
      #"{"id":1,"method":"events.read","params":{"after":"\#(cursor)","limit":\#(limit)}}"#
    try line.send(request: request)
    guard let reply = try line.receive() else {
      throw ChildProcessError(reason: "the daemon closed the connection before it answered")
    }
    let answer = try JSONDocument(depthMax: 64).read(reply)
    guard let events = answer.member("result")?.member("events") else {
      throw EmittedEventError(text: String(decoding: reply, as: UTF8.self))
    }
    return try events.elements.map { event in
      guard let emitted = EmittedEvent(event) else {
        throw EmittedEventError(text: String(decoding: event.rawBytes, as: UTF8.self))
      }
      return emitted
    }
  }

  /// Reads all events after a cursor.
  static func all(_ line: SocketLine, after cursor: Int) throws -> [EmittedEvent] {
    var events: [EmittedEvent] = []
    while true {
      let page = try page(line, after: events.last?.cursor ?? cursor, limit: 1000)
      if page.isEmpty { return events }
      events += page
    }
  }
}

/// A line that does not hold events as these tests cause them.
struct EmittedEventError: Error {
  var text: String
}
