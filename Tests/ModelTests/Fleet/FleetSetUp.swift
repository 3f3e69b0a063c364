import IdentityCore
import LineProtocol
import Service
import Storage
import TestSupport

/// The only service of a store that is filled before several share it.
struct FleetSetUp {
  private let service: Service
  private let session = ClientSession(
    caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .admin)
  )
  private let store: SharedMemoryStore

  init(_ store: SharedMemoryStore, random: some RandomNumberGenerator) throws {
    self.store = store
    service = try Service(
      reader: store.contents.openReader(),
      committer: SetUpCommitter(store),
      random: random,
      now: store.now
    )
  }

  /// Carries out a request, with the background work that it leads to.
  func answer(_ line: [UInt8]) throws -> JSONTree? {
    service.beginTurn(now: store.now, uptime: .zero)
    service.handle(line.span, in: session)
    service.endTurn()
    var reply: JSONTree?
    while service.hasWork {
      service.beginTurn(now: store.now, uptime: .zero)
      while service.workOn() {}
      service.endTurn()
      try take(&reply)
    }
    try take(&reply)
    return reply
  }

  private func take(_ reply: inout JSONTree?) throws {
    for settled in service.releaseDurable() {
      reply = try JSONTree(service.takeReadyReplies(of: settled))
    }
  }

  /// Returns all events of a project, as readers get them.
  func events(of project: FleetProject) throws -> [JSONTree] {
    var events: [JSONTree] = []
    var cursor = "0"
    while true {
      let params = JSONTree.object(["after": .string(cursor), "project": .string(project.name)])
      let line = JSONTree.object(["id": .count(1), "method": "events.read", "params": params])
      guard let result = try answer(Array(line.description.utf8))?["result"] else { return events }
      events += result["events"]?.elements ?? []
      cursor = result["cursor"]?.text ?? cursor
      if result["more"]?.flag != true { return events }
    }
  }
}

private final class SetUpCommitter: Committer {
  private let store: SharedMemoryStore
  private var current = CommitProgress(durable: .none)

  init(_ store: SharedMemoryStore) { self.store = store }

  func submit(_ turn: Turn) {
    do throws(StorageError) {
      try store.setUp(turn)
      current.durable = turn.number
    } catch {
      current.failure = error
    }
  }

  func progress() -> CommitProgress { current }

  func resume() { current.failure = nil }
}
