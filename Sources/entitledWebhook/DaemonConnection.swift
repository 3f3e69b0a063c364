import EntitledClient

/// What the program asks of the daemon, over a connection that is made anew when it is lost.
struct DaemonConnection: ~Copyable {
  private let search: SocketSearch
  private var connection: Connection?

  init(_ search: SocketSearch) {
    self.search = search
  }

  /// The projects that there are, by their ids' bytes.
  mutating func projects() throws(ClientError) -> [String] {
    let result = try call("project.list", [])
    return (result["projects"]?.elements ?? []).compactMap { $0["id"]?.text }
  }

  mutating func destinations(of project: String) throws(ClientError) -> [Destination] {
    let result = try call("project.webhooks", [.init("project", .string(project))])
    return (result["webhooks"]?.elements ?? []).compactMap { Destination($0, of: project) }
  }

  /// Behind which event a webhook goes on.
  ///
  /// One that nothing was posted to yet begins where it is told to, or else where it was defined.
  mutating func place(of destination: Destination, from: String?) throws(ClientError) -> Int64 {
    let consumer = JSON.Member("consumer", .string(destination.consumer))
    let project = JSON.Member("project", .string(destination.project))
    var start = "0"
    do throws(ClientError) {
      _ = try call("events.read", [consumer, .init("limit", 1), project])
    } catch .remote(let error) where error.kind == "unknownConsumer" {
      start = from ?? destination.since
    }
    return try acknowledge(start, of: destination)
  }

  /// Says that everything up to a cursor is delivered; returns where the webhook stands.
  @discardableResult
  mutating func acknowledge(
    _ cursor: String,
    of destination: Destination
  ) throws(ClientError) -> Int64 {
    let result = try call(
      "events.acknowledge",
      [
        .init("consumer", .string(destination.consumer)), .init("cursor", .string(cursor)),
        .init("project", .string(destination.project)),
      ]
    )
    guard let place = result["cursor"]?.text.flatMap({ Int64($0) }) else {
      throw .protocolViolation(reason: "the answer has no cursor")
    }
    return place
  }

  /// An event as it is now; nil where there is none.
  ///
  /// A deletion may have taken something out of it since it was read last.
  mutating func event(at cursor: Int64, in project: String) throws(ClientError) -> FeedEvent? {
    let result = try call(
      "events.read",
      [
        .init("after", .string(String(cursor - 1))), .init("limit", 1),
        .init("project", .string(project)),
      ]
    )
    guard let event = result["events"]?.elements?.first.flatMap({ FeedEvent($0) }),
      event.cursor == String(cursor)
    else { return nil }
    return event
  }

  private mutating func call(
    _ method: String,
    _ params: [JSON.Member]
  ) throws(ClientError) -> JSON {
    do throws(ClientError) {
      if connection == nil { connection = try Connection(search) }
      guard let result = try connection?.call(method, .object(params)) else {
        preconditionFailure("Desk: a call without a connection")
      }
      return result
    } catch {
      if case .remote = error { throw error }
      connection = nil
      throw error
    }
  }
}

extension ClientError {
  /// Whether the daemon may only be away for a while.
  var isPassing: Bool {
    switch self {
    case .noConnection, .closed, .timeout: true
    case .permission, .protocolViolation: false
    case .remote(let error): error.isRetryable || error.kind == "shuttingDown"
    }
  }
}
