import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// A failure that no request may cause.
struct BrokenReply: Error, CustomStringConvertible {
  var description: String
}

/// The real service with a store in memory, driven by whole lines.
final class ServiceInProcess {
  let store = WatchedStore()
  private let service: Service
  private let session: ClientSession
  private let now: Moment
  /// The cursor up to which events were read.
  private var cursor = "0"

  /// Creates a service; with a `cacheBytesMax` of 0 each request loads its records again.
  ///
  /// The same `seed` makes the same ids, because their order decides which of them replies show.
  init(now: Int, cacheBytesMax: Int, seed: UInt64) throws {
    self.now = Moment(milliseconds: Int64(now) + 1_577_836_800_000)
    var limits = ServiceLimits()
    limits.cacheBytesMax = cacheBytesMax
    service = try Service(
      reader: store.openReader(),
      committer: InlineCommitter(store),
      limits: limits,
      random: SplitMix(state: seed),
      now: self.now
    )
    session = ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin))
    _ = store.takeChanges()
  }

  /// Sends a request and returns its reply.
  func ask(_ method: String, _ params: JSONTree, id: Int) throws -> JSONTree {
    let line = JSONTree.object([
      "id": .count(id), "method": .string(method), "params": params,
    ])
    let reply = try JSONTree(answer(Array(line.description.utf8)))
    // No request finds a broken store here, and none may meet a defect.
    let kind = reply["error"]?["data"]?["kind"]
    if kind == "storageFailed" || kind == "internalError" {
      throw BrokenReply(description: "\(line)\n\(reply)")
    }
    return reply
  }

  /// Sends a line and returns the line that answers it.
  func answer(_ line: [UInt8]) -> [UInt8] {
    var bytes = turn { service.handle(line.span, in: session) }
    while bytes.isEmpty && service.hasWork { bytes = turn {} }
    return bytes
  }

  /// Runs a turn, and returns its output.
  private func turn(_ take: () -> Void) -> [UInt8] {
    service.beginTurn(now: now, uptime: .zero)
    take()
    while service.workOn() {}
    service.endTurn()
    var bytes: [UInt8] = []
    for settled in service.releaseDurable() where settled === session {
      bytes += service.takeReadyReplies(of: session)
    }
    return bytes
  }

  /// Runs background work until there is no more.
  func runBackgroundWork() {
    var before = -1
    while before != store.turnsCount {
      before = store.turnsCount
      _ = turn {}
    }
  }

  /// Returns the events since the last call.
  func newEvents() throws -> [JSONTree] { try readEvents(from: &cursor) }

  /// Returns all events.
  func allEvents() throws -> [JSONTree] {
    var start = "0"
    return try readEvents(from: &start)
  }

  private func readEvents(from cursor: inout String) throws -> [JSONTree] {
    var events: [JSONTree] = []
    var page: JSONTree?
    repeat {
      let answer = try ask("events.read", .object(["after": .string(cursor)]), id: 0)
      page = answer["result"]
      events += page?["events"]?.elements ?? []
      cursor = page?["cursor"]?.text ?? cursor
    } while page?["more"]?.flag == true
    return events
  }
}
