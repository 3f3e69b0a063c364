import IdentityCore
import Foundation
import Storage
import Synchronization
import Testing

/// A store that notes what is committed, and waits or fails as it is told.
private final class ScriptedStore: Store {
  struct Notes {
    var batches: [[UInt64]] = []
    var upkeeps = 0
    /// What clearing traces comes to; after the last it is done.
    var traces: [TraceProgress] = []
    var clearings = 0
    /// How many parts the preparation of rewrites has, but for the last.
    var preparations = 0
    /// What the next commits do; nil, and everything after the last, is success.
    var outcomes: [StorageError?] = []
    var upkeepFailure: StorageError?
    var openingFailure: StorageError?
    var openWriters = 0
  }

  let notes = Mutex(Notes())
  /// Signalled when a commit has begun.
  let begun = DispatchSemaphore(value: 0)
  /// Waited for by every commit, where `waits`.
  let mayEnd = DispatchSemaphore(value: 0)
  private let waits: Bool

  init(waits: Bool = false, outcomes: [StorageError?] = []) {
    self.waits = waits
    notes.withLock { $0.outcomes = outcomes }
  }

  var batches: [[UInt64]] { notes.withLock { $0.batches } }

  func openReader() throws(StorageError) -> any StoreReader {
    throw .failed("nobody reads here")
  }

  func openWriter() throws(StorageError) -> any StoreWriter {
    if let failure = notes.withLock({ $0.openingFailure }) { throw failure }
    notes.withLock { $0.openWriters += 1 }
    return Writer(store: self)
  }

  fileprivate func commit(_ turns: [Turn]) throws(StorageError) {
    let outcome = notes.withLock { notes -> StorageError? in
      notes.batches.append(turns.map(\.number.value))
      return notes.outcomes.isEmpty ? nil : notes.outcomes.removeFirst()
    }
    begun.signal()
    if waits { mayEnd.wait() }
    if let outcome { throw outcome }
  }

  /// Every fifth turn it leaves to the writer.
  private final class Appender: TurnAppender {
    private let store: ScriptedStore

    init(store: ScriptedStore) {
      self.store = store
    }

    func append(_ turn: Turn) throws(StorageError) -> Bool {
      guard turn.number.value % 5 != 0 else { return false }
      try store.commit([turn])
      return true
    }
  }

  private final class Writer: StoreWriter {
    let store: ScriptedStore

    init(store: ScriptedStore) {
      self.store = store
    }

    deinit {
      store.notes.withLock { $0.openWriters -= 1 }
    }

    var appender: (any TurnAppender)? { Appender(store: store) }

    func commit(_ turns: [Turn]) throws(StorageError) {
      try store.commit(turns)
    }

    func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState {
      let failure = store.notes.withLock { notes in
        notes.upkeeps += 1
        return notes.upkeepFailure
      }
      if let failure { throw failure }
      return .done
    }

    func prepareRewrites() throws(StorageError) -> Bool {
      store.notes.withLock { notes in
        notes.preparations -= 1
        return notes.preparations < 0
      }
    }

    func clearTraces() throws(StorageError) -> TraceProgress {
      store.notes.withLock { notes in
        notes.clearings += 1
        return notes.traces.isEmpty ? .done : notes.traces.removeFirst()
      }
    }
  }
}

private func turn(_ number: UInt64) -> Turn {
  Turn(number: TurnNumber(number), events: [event(Int64(number))])
}

@Suite("The commit thread", .timeLimit(.minutes(1)))
struct CommitThreadTests {
  private let woken = DispatchSemaphore(value: 0)

  private func start(_ store: any Store) throws -> CommitThread {
    try CommitThread(store) { [woken] in woken.signal() }
  }

  /// Sleeps until a wake shows what is waited for.
  private func wait(for thread: CommitThread, until condition: (CommitProgress) -> Bool) {
    while !condition(thread.progress()) { woken.wait() }
  }

  @Test("what waits together is committed together, in order")
  func groups() throws {
    let store = ScriptedStore(waits: true)
    let thread = try start(store)
    thread.submit(turn(1))
    store.begun.wait()
    for number in 2...5 as ClosedRange<UInt64> { thread.submit(turn(number)) }
    // Begun is not durable.
    #expect(thread.progress() == CommitProgress(durable: .none))
    store.mayEnd.signal()
    store.begun.wait()
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(1)))
    store.mayEnd.signal()
    wait(for: thread) { $0.durable == TurnNumber(5) }
    #expect(store.batches == [[1], [2, 3, 4, 5]])
    thread.stop()
  }

  @Test("who waits until all is durable hears when it is, or why it will not be")
  func waiting() throws {
    let store = ScriptedStore(waits: true, outcomes: [nil, nil, .full])
    let thread = try start(store)
    try thread.waitUntilDurable()
    thread.submit(turn(1))
    store.begun.wait()
    thread.submit(turn(2))
    for _ in 0..<2 { store.mayEnd.signal() }
    try thread.waitUntilDurable()
    #expect(thread.progress().durable == TurnNumber(2))
    thread.submit(turn(3))
    store.mayEnd.signal()
    #expect(throws: StorageError.full) { try thread.waitUntilDurable() }
    thread.stop()
  }

  @Test("traces are cleared in steps, between commits; durable comes first")
  func traces() throws {
    let store = ScriptedStore()
    store.notes.withLock { $0.traces = [.more, .underWay, .more] }
    let thread = try start(store)
    thread.submit(turn(1))
    wait(for: thread) { $0.durable == TurnNumber(1) }
    #expect(thread.progress().cleared == .none)
    var clearing = turn(2)
    clearing.clearsTraces = true
    thread.submit(clearing)
    wait(for: thread) { $0.cleared == TurnNumber(2) }
    #expect(thread.progress().durable == TurnNumber(2))
    #expect(store.notes.withLock { $0.clearings } == 4)
    thread.stop()
  }

  @Test("rewrites are prepared in steps, between commits; durable comes first")
  func preparations() throws {
    let store = ScriptedStore(waits: true)
    store.notes.withLock { $0.preparations = 3 }
    let thread = try start(store)
    var preceding = turn(1)
    preceding.precedesRewrites = true
    thread.submit(preceding)
    store.begun.wait()
    // One that comes meanwhile is not put off until the last step.
    thread.submit(turn(2))
    store.mayEnd.signal()
    wait(for: thread) { $0.durable == TurnNumber(1) }
    store.begun.wait()
    #expect(thread.progress().rewritable == .none)
    #expect(store.notes.withLock { $0.preparations } == 2)
    store.mayEnd.signal()
    wait(for: thread) { $0.rewritable == TurnNumber(1) }
    #expect(thread.progress().durable == TurnNumber(2))
    #expect(store.notes.withLock { $0.preparations } == -1)
    thread.stop()
  }

  @Test("every turn becomes durable once, in its order, however they come")
  func order() throws {
    let store = ScriptedStore()
    let thread = try start(store)
    for number in 1...2000 as ClosedRange<UInt64> {
      thread.submit(turn(number))
      if number % 100 == 0 { wait(for: thread) { $0.durable.value >= number - 50 } }
    }
    wait(for: thread) { $0.durable == TurnNumber(2000) }
    thread.stop()
    #expect(store.batches.flatMap { $0 } == Array(1...2000))
    #expect(store.notes.withLock { $0.upkeeps } == store.batches.count)
  }

  @Test("a failure drops what is queued and what comes, until it is dealt with")
  func failure() throws {
    let store = ScriptedStore(waits: true, outcomes: [nil, .full])
    let thread = try start(store)
    thread.submit(turn(1))
    store.begun.wait()
    thread.submit(turn(2))
    thread.submit(turn(3))
    store.mayEnd.signal()
    store.begun.wait()
    // Queued behind the one that fails.
    thread.submit(turn(4))
    store.mayEnd.signal()
    wait(for: thread) { $0.failure != nil }
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(1), failure: .full))
    thread.submit(turn(5))
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(1), failure: .full))
    thread.resume()
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(1)))
    thread.submit(turn(7))
    store.begun.wait()
    store.mayEnd.signal()
    wait(for: thread) { $0.durable == TurnNumber(7) }
    thread.stop()
    #expect(store.batches == [[1], [2, 3], [7]])
  }

  @Test("after a sync that failed nothing is ever committed", arguments: [false, true])
  func syncFailure(inUpkeep: Bool) throws {
    let failure = StorageError.syncFailed("EIO")
    let store = ScriptedStore(outcomes: inUpkeep ? [] : [failure])
    if inUpkeep { store.notes.withLock { $0.upkeepFailure = failure } }
    let thread = try start(store)
    thread.submit(turn(1))
    wait(for: thread) { $0.failure != nil }
    let expected = CommitProgress(durable: TurnNumber(inUpkeep ? 1 : 0), failure: failure)
    #expect(thread.progress() == expected)
    thread.resume()
    thread.submit(turn(2))
    thread.resume()
    thread.submit(turn(3))
    thread.stop()
    #expect(thread.progress() == expected)
    #expect(store.batches == [[1]])
    #expect(store.notes.withLock { $0.openWriters } == 0)
  }

  @Test("who may commit where it submits has each turn durable, once and in its order")
  func here() throws {
    let store = ScriptedStore()
    let thread = try start(store)
    for number in 1...200 as ClosedRange<UInt64> {
      // Every third one goes to the thread, and so does one that comes while it looks after things.
      thread.mayCommitHere = number % 3 != 0
      thread.submit(turn(number))
      wait(for: thread) { $0.durable == TurnNumber(number) }
    }
    #expect(store.batches == (1...200).map { [$0] })
    // What is committed here is looked after there.
    thread.mayCommitHere = true
    let upkeeps = store.notes.withLock { $0.upkeeps }
    thread.submit(turn(201))
    while store.notes.withLock({ $0.upkeeps }) == upkeeps {
      Foundation.Thread.sleep(forTimeInterval: 0.001)
    }
    thread.stop()
    #expect(store.notes.withLock { $0.openWriters } == 0)
  }

  @Test("what fails where it was submitted fails as it does on the thread")
  func failureHere() throws {
    let store = ScriptedStore(outcomes: [.full, nil, .syncFailed("EIO")])
    let thread = try start(store)
    thread.mayCommitHere = true
    thread.submit(turn(1))
    wait(for: thread) { $0.failure == .full }
    // Dropped, as everything is until it is dealt with.
    thread.submit(turn(2))
    thread.resume()
    thread.submit(turn(3))
    wait(for: thread) { $0 == CommitProgress(durable: TurnNumber(3)) }
    thread.submit(turn(4))
    wait(for: thread) { $0.failure == .syncFailed("EIO") }
    thread.resume()
    thread.submit(turn(5))
    #expect(thread.progress().failure == .syncFailed("EIO"))
    #expect(store.batches == [[1], [3], [4]])
    thread.stop()
  }

  @Test("stopping commits what is queued, then closes the store")
  func stop() throws {
    let store = ScriptedStore(waits: true)
    let thread = try start(store)
    thread.submit(turn(1))
    store.begun.wait()
    for number in 2...4 as ClosedRange<UInt64> { thread.submit(turn(number)) }
    store.mayEnd.signal()
    store.mayEnd.signal()
    thread.stop()
    #expect(store.batches == [[1], [2, 3, 4]])
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(4)))
    #expect(store.notes.withLock { $0.openWriters } == 0)
    // Twice is once.
    thread.stop()
    thread.submit(turn(5))
    #expect(thread.progress().failure == .failed("the store is closed"))
  }

  @Test("a thread that nobody holds ends, and has committed what it was given")
  func forgotten() throws {
    let store = ScriptedStore()
    do {
      let thread = try start(store)
      thread.submit(turn(1))
    }
    #expect(store.batches == [[1]])
    #expect(store.notes.withLock { $0.openWriters } == 0)
  }

  @Test("what opening the store throws, starting throws")
  func opening() throws {
    let store = ScriptedStore()
    store.notes.withLock { $0.openingFailure = .unusable("no room") }
    #expect(throws: StorageError.unusable("no room")) { try start(store) }
  }

  @Test("a whole store behind it", arguments: StoreSort.allCases)
  func real(type: StoreSort) throws {
    let open = try OpenStore(type)
    let thread = try start(open.store)
    for number in 1...300 as ClosedRange<UInt64> {
      let id = UserID("u\(number)")
      thread.submit(
        Turn(
          number: TurnNumber(number),
          changes: [.user(shop, id): user(id)],
          events: [event(Int64(number))]
        )
      )
      let durable = Int64(thread.progress().durable.value)
      // What is called durable, every reader sees.
      let page = try open.reader.events(EventQuery(project: shop, after: 0, limit: .max))
      try #require(page.events.count >= durable)
    }
    thread.stop()
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(300)))
    let page = try open.reader.events(EventQuery(project: shop, after: 0, limit: .max))
    #expect(page.events.map(\.cursor) == Array(1...300))
  }
}

@Suite("Committing at once")
struct InlineCommitterTests {
  @Test("a turn is durable when it was submitted")
  func atOnce() throws {
    let store = ScriptedStore(outcomes: [nil, .full])
    let committer = try InlineCommitter(store)
    committer.submit(turn(1))
    #expect(committer.progress() == CommitProgress(durable: TurnNumber(1)))
    committer.submit(turn(2))
    committer.submit(turn(3))
    #expect(committer.progress() == CommitProgress(durable: TurnNumber(1), failure: .full))
    committer.resume()
    committer.submit(turn(4))
    #expect(committer.progress() == CommitProgress(durable: TurnNumber(4)))
    #expect(store.batches == [[1], [2], [4]])
  }

  @Test("after a sync that failed nothing is ever committed")
  func syncFailure() throws {
    let store = ScriptedStore(outcomes: [.syncFailed("EIO")])
    let committer = try InlineCommitter(store)
    committer.submit(turn(1))
    committer.resume()
    committer.submit(turn(2))
    #expect(committer.progress().failure == .syncFailed("EIO"))
    #expect(store.batches == [[1]])
  }
}
