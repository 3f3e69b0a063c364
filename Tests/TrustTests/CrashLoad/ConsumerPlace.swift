import TestSupport

/// A consumer's cursor, which the daemon stores; no event shows it.
enum ConsumerPlace {
  /// Acknowledges a cursor; returns the consumer's cursor afterwards.
  static func acknowledge(_ line: SocketLine, _ consumer: String, cursor: Int) throws -> Int {
    let place = try line.result(
      "events.acknowledge",
      #"{"consumer":"\#(consumer)","cursor":"\#(cursor)"}"#
    )
    return place["cursor"]?.text.flatMap { Int($0) } ?? -1
  }
}
