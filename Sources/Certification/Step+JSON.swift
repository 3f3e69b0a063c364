import LineProtocol

extension Step {
  /// Timeout of a call if the check sets none.
  static let secondsUsual = 20.0

  /// Returns the driver's task as a line of JSON; nil if the step is not for the driver.
  ///
  /// `socket` is the path of the scripted daemon.
  func task(socket: String) -> [UInt8]? {
    var writer = JSONWriter()
    writer.beginObject()
    switch self {
    case .open(let path):
      writer.member("do", text: "open")
      writer.member("socket", path ?? socket)
    case .close:
      writer.member("do", text: "close")
    case .call(let call, let seconds, _):
      writer.member("do", text: "call")
      call.write(to: &writer)
      Self.writeSeconds(seconds ?? Self.secondsUsual, to: &writer)
    case .calls(let calls, _):
      writer.member("do", text: "calls")
      Self.write(calls, to: &writer)
    case .batch(let calls, _):
      writer.member("do", text: "batch")
      Self.write(calls, to: &writer)
    case .feed(let count, _):
      writer.member("do", text: "feed")
      writer.member("count", count)
    case .hangUp, .vanish, .appear:
      return nil
    }
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// The time that the task itself may take, in addition to `WaitLimits.driver`.
  var duration: Duration {
    switch self {
    case .call(_, let seconds, _): .seconds(seconds ?? Self.secondsUsual)
    case .calls, .batch, .feed: .seconds(Self.secondsUsual)
    case .open, .close, .hangUp, .vanish, .appear: .zero
    }
  }

  /// The reply expected from the driver.
  var expected: Expected {
    switch self {
    case .call(_, _, let expected), .calls(_, let expected), .batch(_, let expected),
      .feed(_, let expected):
      expected
    case .open, .close, .hangUp, .vanish, .appear: .anything
    }
  }

  private static func write(_ calls: [Call], to writer: inout JSONWriter) {
    writer.list("calls", calls) { $0.write(to: &$1) }
    writeSeconds(secondsUsual, to: &writer)
  }

  private static func writeSeconds(_ seconds: Double, to writer: inout JSONWriter) {
    writer.member("seconds", raw: Array("\(seconds)".utf8))
  }
}

extension Call {
  /// Writes the members into an object that the caller has begun.
  func write(to writer: inout JSONWriter) {
    writer.member("method", method)
    if let params { writer.member("params", raw: Array(params.utf8)) }
  }
}

extension Expected {
  /// Compares a reply with the expectation; returns nil if it is met.
  func difference(from answer: [UInt8]) -> Difference? {
    switch self {
    case .anything:
      return nil
    case .like(let pattern):
      if JSONPattern.matches(answer, pattern: Array(pattern.utf8)) { return nil }
      return Difference(wanted: pattern, got: String(decoding: answer, as: UTF8.self))
    case .exactly(let value):
      if JSONPattern.areEqual(answer, Array(value.utf8)) { return nil }
      return Difference(wanted: value, got: String(decoding: answer, as: UTF8.self))
    }
  }
}
