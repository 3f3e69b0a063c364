package import EntitledClient
internal import IdentityCore
internal import LineProtocol
internal import Platform

/// Sends minted notifications to a project, and moves its manual clock.
package struct MintSender {
  private let project: String

  /// Creates a sender; nil is the default project.
  package init(project: String?) {
    self.project = project ?? "default"
  }

  /// Returns what the project says about the store.
  package func settings(
    for options: MintOptions,
    from daemon: inout Connection
  ) throws -> MintSettings {
    let described = try call("project.describe", on: &daemon)["project"] ?? .null
    let stores = try call("project.stores", on: &daemon)["stores"] ?? .null
    var settings = MintSettings(secret: options.secret)
    try settings.readStore(stores[options.store.rawValue], of: options.store)
    settings.readProject(described)
    return settings
  }

  /// Sends each notification at its time, and reports each reply.
  ///
  /// Shuffled notifications are sent when the last of them has happened. What the daemon answers
  /// with `ask` is sent again after the others, as a caller would after it fetched the rest.
  /// Returns false if a reply was an error.
  package func send(
    _ deliveries: [MintedNotification],
    _ settings: MintSettings,
    isShuffled: Bool,
    on daemon: inout Connection,
    report: (MintReply) -> Void
  ) throws(ClientError) -> Bool {
    var clock = settings.clock
    if isShuffled, let last = deliveries.map(\.at).max() { try move(&clock, to: last, &daemon) }
    var waiting: [MintedNotification] = []
    var isGood = true
    for delivery in deliveries {
      if !isShuffled { try move(&clock, to: delivery.at, &daemon) }
      let reply = try send(delivery, on: &daemon)
      if reply.isQuestion {
        waiting.append(delivery)
      } else {
        isGood = isGood && !reply.isError
        report(reply)
      }
    }
    var isProgressing = true
    while isProgressing, !waiting.isEmpty {
      isProgressing = false
      let earlier = waiting
      waiting = []
      for delivery in earlier {
        let reply = try send(delivery, on: &daemon)
        guard !reply.isQuestion else {
          waiting.append(delivery)
          continue
        }
        isProgressing = true
        isGood = isGood && !reply.isError
        report(reply)
      }
    }
    for delivery in waiting { report(try send(delivery, on: &daemon)) }
    return isGood
  }

  private func send(
    _ delivery: MintedNotification,
    on daemon: inout Connection
  ) throws(ClientError) -> MintReply {
    let params = delivery.params(secondsNow: SystemClock.milliseconds / 1000)
    do throws(ClientError) {
      let all = JSON.object((params.members ?? []) + [.init("project", .string(project))])
      return MintReply(delivery, result: try daemon.call("store.notify", all))
    } catch {
      guard case .remote(let remote) = error else { throw error }
      return MintReply(delivery, error: remote)
    }
  }

  /// Moves a manual clock forward; the system's clock stays as it is.
  private func move(
    _ clock: inout Moment?,
    to moment: Moment,
    _ daemon: inout Connection
  ) throws(ClientError) {
    guard let now = clock, moment > now else { return }
    _ = try call("clock.advance", [.init("to", .text(moment))], on: &daemon)
    clock = moment
  }

  private func call(
    _ method: String,
    _ params: [JSON.Member] = [],
    on daemon: inout Connection
  ) throws(ClientError) -> JSON {
    try daemon.call(method, .object(params + [.init("project", .string(project))]))
  }
}
