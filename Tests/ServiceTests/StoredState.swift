import IdentityCore
import LineProtocol
import Storage
import TestSupport

@testable import Service

/// All stored data.
struct StoredState: Equatable {
  private(set) var records: [RecordKey: Record] = [:]
  private(set) var events: [StoredEvent] = []

  mutating func take(_ turn: Turn) {
    for (key, record) in turn.changes { records[key] = record }
    events += turn.events
    for rewritten in turn.rewrites {
      let place = events.firstIndex {
        $0.project == rewritten.project && $0.cursor == rewritten.cursor
      }
      if let place { events[place] = rewritten }
    }
  }

  /// Returns an event as readers get it.
  func text(of event: StoredEvent) -> [UInt8] {
    for case .project(let project) in records.values where project.number == event.project {
      return event.text(of: project)
    }
    return []
  }

  /// Returns a sentence for each difference from another state.
  func differences(from other: StoredState) -> [String] {
    let keys = Set(records.keys).union(other.records.keys)
    let changed = keys.filter { records[$0] != other.records[$0] }.map { "\($0) is another" }
    return events == other.events ? changed : changed + ["other events"]
  }
}

extension StoredEvent {
  /// Returns the event as readers get it.
  func text(of project: Project) -> [UInt8] {
    var writer = JSONWriter()
    writer.event(event, cursor: cursor, of: project)
    return writer.bytes
  }
}

/// Commits each turn at once, and records everything that was ever committed.
final class RecordingCommitter: Committer {
  let store = MemoryStore()
  private let writer: any StoreWriter
  private var reached = CommitProgress(durable: .none)
  private(set) var state = StoredState()

  init() throws(StorageError) {
    writer = try store.openWriter()
  }

  func submit(_ turn: Turn) {
    do throws(StorageError) {
      try writer.commit([turn])
      state.take(turn)
      reached.durable = turn.number
      reached.rewritable = turn.number
      reached.cleared = turn.number
    } catch {
      reached.failure = error
    }
  }

  func progress() -> CommitProgress { reached }
  func resume() { reached.failure = nil }
}

/// A service whose records and events can be inspected, in the store and in the cache.
final class GlassLine {
  private let inner: InProcessLine
  private let committer: RecordingCommitter
  private(set) var isClosed = false

  init(_ conversation: GoldenConversation) throws {
    committer = try RecordingCommitter()
    inner = try InProcessLine(
      options: conversation.options,
      store: committer.store,
      committer: committer
    )
  }

  var state: StoredState { committer.state }

  /// Sends bytes, and returns the replies.
  func ask(_ bytes: [UInt8]) throws -> [[UInt8]] {
    try inner.send(bytes)
    return drain()
  }

  func halfClose() throws -> [[UInt8]] {
    try inner.halfClose()
    return drain()
  }

  /// Runs all background work.
  func rest() throws {
    for _ in 0..<5 { _ = try ask([0x0A]) }
  }

  /// Sentences for the records that differ between memory and store.
  var illusions: [String] {
    inner.service.decider.recordCache.records.compactMap { key, record in
      state.records[key] == record ? nil : "memory has another \(key)"
    }
  }

  /// Returns the next reply without a further request, later if necessary.
  func wait() throws -> [UInt8]? { try inner.receive() }

  private func drain() -> [[UInt8]] {
    var found: [[UInt8]] = []
    while let reply = inner.receiveAtOnce() { found.append(reply) }
    isClosed = inner.isClosed
    return found
  }
}

/// A conversation's line that passes each call to the test before it is made.
final class CallingLine: Line {
  private let glass: GlassLine
  private var replies: [[UInt8]] = []
  /// Makes a call, and returns the replies that the conversation is to see.
  private let makeCall: ([UInt8], GlassLine) throws -> [[UInt8]]

  init(
    _ conversation: GoldenConversation,
    _ makeCall: @escaping ([UInt8], GlassLine) throws -> [[UInt8]]
  ) throws {
    glass = try GlassLine(conversation)
    self.makeCall = makeCall
  }

  func send(_ bytes: [UInt8]) throws { replies += try makeCall(bytes, glass) }

  func receive() throws -> [UInt8]? {
    if !replies.isEmpty { return replies.removeFirst() }
    return try glass.wait()
  }

  func halfClose() throws { replies += try glass.halfClose() }
}
