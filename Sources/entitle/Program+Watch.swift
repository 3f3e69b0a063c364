import EntitledClient
import Pictures
import Platform

// The `watch` command: prints the feed as it arrives.
extension Program {
  func watch(_ members: [JSON.Member], _ options: Options) throws -> RunResult {
    let given = JSON.object(members)
    let (consumer, after) = (given["consumer"]?.text, given["after"]?.text)
    if options.wait != nil { _ = try connection(options) }
    if let consumer, let after { try begin(consumer, after, given["project"], options) }
    let start: FeedSelection.Start =
      consumer.map { .consumer($0) } ?? after.map { .after($0) } ?? .now
    var feed = EventFeed(
      FeedSelection(
        from: start,
        kinds: given["kinds"]?.elements?.compactMap { $0.text },
        user: given["user"]?.text,
        project: given["project"]?.text
      ),
      SocketSearch(given: options.socket),
      timeouts: Timeouts(each: options.timeout)
    )
    feed.outlet = outlet
    return try follow(&feed, asText: isTerminal && !options.isJSON)
  }

  private func follow(
    _ feed: inout EventFeed,
    asText isText: Bool
  ) throws(ClientError) -> RunResult {
    var isLost = false
    while true {
      let events = try feed.nextPage()
      if events.isEmpty, let outlet, StandardStreams.isReaderGone(outlet) {
        return RunResult(.done)
      }
      if feed.isConnected == isLost {
        isLost.toggle()
        complain(isLost ? "entitle: connection lost; reconnecting\n" : "entitle: reconnected\n")
      }
      guard !events.isEmpty else { continue }
      let lines = events.map { event in
        isText ? EventLine.text(of: event) : "\(shownJSON(event.json))\n"
      }.joined()
      if let end = ended(write(Array(lines.utf8))) { return end }
    }
  }

  /// Creates the consumer at a cursor, or moves it there.
  private func begin(
    _ consumer: String,
    _ after: String,
    _ project: JSON?,
    _ options: Options
  ) throws(ClientError) {
    var daemon = try Connection(
      SocketSearch(given: options.socket),
      timeouts: Timeouts(each: options.timeout)
    )
    var params: [JSON.Member] = [
      .init("consumer", .string(consumer)), .init("cursor", .string(after)),
    ]
    if let project { params.append(.init("project", project)) }
    _ = try daemon.call("events.acknowledge", .object(params))
  }
}
