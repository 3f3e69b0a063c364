import TestSupport

/// A place in the feed that the daemon keeps: like a property, no event tells of it.
enum ConsumerPlace {
  /// Returns where the consumer stands then.
  static func acknowledge(_ line: SocketLine, _ consumer: String, cursor: Int) throws -> Int {
    let place = try line.result(
      "events.acknowledge",
      #"{"consumer":"\#(consumer)","cursor":"\#(cursor)"}"#
    )
    return place["cursor"]?.text.flatMap { Int($0) } ?? -1
  }
}
