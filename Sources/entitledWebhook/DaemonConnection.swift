import EntitledClient

/// The program's connection to the daemon; a lost connection is replaced at the next call.
struct DaemonConnection: ~Copyable {
  private let search: SocketSearch
  private var connection: Connection?

  /// Whether there is a connection, as far as the last call showed.
  var isOpen: Bool { connection != nil }

  init(_ search: SocketSearch) {
    self.search = search
  }

  /// Returns the IDs of the projects, in byte order.
  mutating func projects() throws(ClientError) -> [String] {
    let result = try call("project.list", [])
    return (result["projects"]?.elements ?? []).compactMap { $0["id"]?.text }
  }

  mutating func destinations(of project: String) throws(ClientError) -> [Destination] {
    let result = try call("project.webhooks", [.init("project", .string(project))])
    return (result["webhooks"]?.elements ?? []).compactMap { Destination($0, of: project) }
  }

  /// Claims a project's webhooks for this connection, and reports how their posts fare; false if
  /// another connection has the claim.
  mutating func claim(
    _ project: String,
    _ reports: [DeliveryReport] = []
  ) throws(ClientError) -> Bool {
    let result = try call(
      "webhook.claim",
      [.init("reports", .array(reports.map(\.json))), .init("project", .string(project))]
    )
    guard let isClaimed = result["claimed"]?.bool else {
      throw .protocolViolation(reason: "the answer has no claimed")
    }
    return isClaimed
  }

  /// Acknowledges all events up to a cursor; returns the webhook's cursor.
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

  /// Returns the event at a cursor as the daemon has it now, or nil if there is none.
  ///
  /// A deletion may have removed data from the event since it was last read.
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

  /// Returns what surrounds an event, as the daemon has it now.
  mutating func context(
    of event: FeedEvent,
    for destination: Destination
  ) throws(ClientError) -> PostContext {
    let project = destination.project
    let described = try call("project.describe", [.init("project", .string(project))])
    return PostContext(
      customer: try customer(event.json["user"]?.text ?? "", in: project),
      project: ProjectRecord(described),
      earlier: event.kind == "purchaseExpired"
        ? try events(before: event, in: project).filter { destination.receives($0.kind) } : []
    )
  }

  /// Returns the last events before an event.
  private mutating func events(
    before event: FeedEvent,
    in project: String
  ) throws(ClientError) -> [PurchaseEvent] {
    guard let cursor = Int64(event.cursor) else { return [] }
    let after = max(0, cursor - 1 - PostContext.earlierMax)
    let read = try call(
      "events.read",
      [
        .init("after", .string(String(after))),
        .init("limit", .number(JSON.Number(PostContext.earlierMax))),
        .init("project", .string(project)),
      ]
    )
    let events = (read["events"]?.elements ?? []).compactMap { FeedEvent($0) }
    return events.filter { Int64($0.cursor).map { $0 < cursor } ?? false }.map { PurchaseEvent($0) }
  }

  /// Returns a customer by one of its ids; nil if it was deleted.
  private mutating func customer(
    _ id: String,
    in project: String
  ) throws(ClientError) -> CustomerRecord? {
    do throws(ClientError) {
      let export = try call(
        "user.export",
        [
          .init("userId", .string(id)), .init("withoutEvents", true),
          .init("project", .string(project)),
        ]
      )
      return CustomerRecord(export)
    } catch {
      guard case .remote(let remote) = error, remote.kind == "unknownUser" else { throw error }
      return nil
    }
  }

  private mutating func call(
    _ method: String,
    _ params: [JSON.Member]
  ) throws(ClientError) -> JSON {
    do throws(ClientError) {
      if connection == nil { connection = try Connection(search) }
      guard let result = try connection?.call(method, .object(params)) else {
        preconditionFailure("a call without a connection")
      }
      return result
    } catch {
      if case .remote = error { throw error }
      connection = nil
      throw error
    }
  }
}
