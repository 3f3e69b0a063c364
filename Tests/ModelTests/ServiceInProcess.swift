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
  /// Further connections.
  private let others: [ClientSession]
  private let now: Moment
  /// The cursor up to which events were read.
  private var cursor = "0"

  /// Creates a service; with a `cacheBytesMax` of 0 each request loads its records again.
  ///
  /// The same `seed` makes the same ids, because their order decides which of them replies show.
  init(
    now: Int,
    cacheBytesMax: Int,
    seed: UInt64,
    worker: any Worker = InlineWorker()
  ) throws {
    self.now = Moment(milliseconds: Int64(now) + 1_577_836_800_000)
    var limits = ServiceLimits()
    limits.cacheBytesMax = cacheBytesMax
    service = try Service(
      reader: store.openReader(),
      committer: InlineCommitter(store),
      worker: worker,
      limits: limits,
      random: SplitMix(state: seed),
      now: self.now
    )
    let caller = Caller(uid: 1000, gid: 1000, pid: 1, role: .admin)
    session = ClientSession(caller: caller)
    others = (0..<2).map { _ in ClientSession(caller: caller) }
    _ = store.takeChanges()
  }

  /// Sends a request and returns its reply.
  func ask(_ method: String, _ params: JSONTree, id: Int) throws -> JSONTree {
    let line = Self.line(method, params, id: id)
    return try Self.checked(JSONTree(answer(Array(line.description.utf8))), to: line)
  }

  private static func line(_ method: String, _ params: JSONTree, id: Int) -> JSONTree {
    .object(["id": .count(id), "method": .string(method), "params": params])
  }

  /// Returns a reply: no request finds a broken store here, and none may meet a defect.
  private static func checked(_ reply: JSONTree, to line: JSONTree) throws -> JSONTree {
    let kind = reply["error"]?["data"]?["kind"]
    if kind == "storageFailed" || kind == "internalError" {
      throw BrokenReply(description: "\(line)\n\(reply)")
    }
    return reply
  }

  /// Sends a request that the worker decides, and meanwhile others, each on a connection of its
  /// own after some pieces of the worker's work; returns the replies in their order, with the place
  /// of the request that each answers.
  func overlap(
    _ calls: [(method: String, params: JSONTree)],
    firstID: Int,
    after pieces: [Int],
    _ worker: StagedWorker
  ) throws -> [(place: Int, reply: JSONTree)] {
    let lines = calls.enumerated().map { place, call in
      Self.line(call.method, call.params, id: firstID + place)
    }
    let sessions = [session] + others
    var replies: [(place: Int, reply: JSONTree)] = []
    func take(_ begin: () -> Void) throws {
      // With one piece in a turn, one request is decided in it.
      for (session, bytes) in repliesOfTurn(pieces: 1, begin) where !bytes.isEmpty {
        guard let place = sessions.firstIndex(where: { $0 === session }) else { continue }
        replies.append((place, try Self.checked(JSONTree(bytes), to: lines[place])))
      }
    }
    service.stepsOnLoop = -1
    for (place, line) in lines.enumerated() {
      let bytes = Array(line.description.utf8)
      try take { service.handle(bytes.span, in: sessions[place]) }
      // The others are decided at once.
      service.stepsOnLoop = .max
      for _ in 0..<(place < pieces.count ? pieces[place] : 0) {
        worker.work()
        try take {}
      }
    }
    for _ in 0..<1000 where replies.count < lines.count {
      worker.work()
      try take {}
    }
    return replies
  }

  /// Sends a line and returns the line that answers it.
  func answer(_ line: [UInt8]) -> [UInt8] {
    var bytes = turn { service.handle(line.span, in: session) }
    while bytes.isEmpty && service.hasWork { bytes = turn {} }
    return bytes
  }

  /// Runs a turn, and returns its output.
  private func turn(_ take: () -> Void) -> [UInt8] {
    repliesOfTurn(pieces: .max, take).flatMap { $0.session === session ? $0.bytes : [] }
  }

  private func repliesOfTurn(
    pieces: Int,
    _ take: () -> Void
  ) -> [(session: ClientSession, bytes: [UInt8])] {
    service.beginTurn(now: now, uptime: .zero)
    take()
    var count = 0
    while count < pieces, service.workOn() { count += 1 }
    service.endTurn()
    return service.releaseDurable().map { ($0, service.takeReadyReplies(of: $0)) }
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
