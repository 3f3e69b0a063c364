import IdentityCore
import Foundation
import Storage
import Synchronization
import Testing

/// A store that records commits, and waits or fails as scripted.
private final class ScriptedStore: Store {
  struct Script {
    var batches: [[UInt64]] = []
    var upkeeps = 0
    /// Results of clearing traces; `done` after the last.
    var traces: [TraceProgress] = []
    var clearings = 0
    /// Number of upkeeps before the last step of clearing.
    var upkeepsBeforeCleared = 0
    /// Number of steps of preparing rewrites before the last.
    var preparations = 0
    /// Outcomes of the next commits; nil is success, as after the last.
    var outcomes: [StorageError?] = []
    var upkeepFailure: StorageError?
    /// The failure of preparing rewrites and of clearing traces.
    var followUpFailure: StorageError?
    var openingFailure: StorageError?
    var openWriters = 0
  }

  let script = Mutex(Script())
  /// Signalled when a commit begins.
  let begun = DispatchSemaphore(value: 0)
  /// Each commit waits for it if `waits` is set.
  let mayEnd = DispatchSemaphore(value: 0)
  private let waits: Bool

  init(waits: Bool = false, outcomes: [StorageError?] = []) {
    self.waits = waits
    script.withLock { $0.outcomes = outcomes }
  }

  var batches: [[UInt64]] { script.withLock { $0.batches } }

  func openReader() throws(StorageError) -> any StoreReader {
    throw .failed("nobody reads here")
  }

  func openWriter() throws(StorageError) -> any StoreWriter {
    if let failure = script.withLock({ $0.openingFailure }) { throw failure }
    script.withLock { $0.openWriters += 1 }
    return Writer(store: self)
  }

  fileprivate func commit(_ turns: [Turn]) throws(StorageError) {
    let outcome = script.withLock { script -> StorageError? in
      script.batches.append(turns.map(\.number.value))
      return script.outcomes.isEmpty ? nil : script.outcomes.removeFirst()
    }
    begun.signal()
    if waits { mayEnd.wait() }
    if let outcome { throw outcome }
  }

  /// Leaves every fifth turn to the writer.
  private final class Appender: TurnAppender {
    private let store: ScriptedStore

    init(store: ScriptedStore) {
      self.store = store
    }

    var statistics: StoreStatistics { StoreStatistics() }

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
      store.script.withLock { $0.openWriters -= 1 }
    }

    var appender: (any TurnAppender)? { Appender(store: store) }

    func commit(_ turns: [Turn]) throws(StorageError) {
      try store.commit(turns)
    }

    func upkeep(isIdle: Bool) throws(StorageError) -> MaintenanceState {
      let failure = store.script.withLock { script in
        script.upkeeps += 1
        return script.upkeepFailure
      }
      if let failure { throw failure }
      return .done
    }

    func prepareRewrites() throws(StorageError) -> Bool {
      if let failure = store.script.withLock({ $0.followUpFailure }) { throw failure }
      return store.script.withLock { script in
        script.preparations -= 1
        return script.preparations < 0
      }
    }

    func clearTraces() throws(StorageError) -> TraceProgress {
      if let failure = store.script.withLock({ $0.followUpFailure }) { throw failure }
      return store.script.withLock { script in
        script.clearings += 1
        script.upkeepsBeforeCleared = script.upkeeps
        return script.traces.isEmpty ? .done : script.traces.removeFirst()
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

  /// Sleeps until the progress meets a condition.
  private func wait(for thread: CommitThread, until condition: (CommitProgress) -> Bool) {
    while !condition(thread.progress()) { woken.wait() }
  }

  @Test("Queued turns are committed together, in order")
  func groups() throws {
    let store = ScriptedStore(waits: true)
    let thread = try start(store)
    thread.submit(turn(1))
    store.begun.wait()
    for number in 2...5 as ClosedRange<UInt64> { thread.submit(turn(number)) }
    // A running commit is not durable yet.
    #expect(thread.progress() == CommitProgress(durable: .none))
    store.mayEnd.signal()
    store.begun.wait()
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(1)))
    store.mayEnd.signal()
    wait(for: thread) { $0.durable == TurnNumber(5) }
    #expect(store.batches == [[1], [2, 3, 4, 5]])
    thread.stop()
  }

  @Test("Waiting for durability returns when it is reached, or throws the failure")
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

  @Test("Commits take precedence over the steps that clear erased data")
  func traces() throws {
    let store = ScriptedStore()
    store.script.withLock { $0.traces = [.more, .underWay, .more] }
    let thread = try start(store)
    thread.submit(turn(1))
    wait(for: thread) { $0.durable == TurnNumber(1) }
    #expect(thread.progress().cleared == .none)
    var clearing = turn(2)
    clearing.clearsTraces = true
    thread.submit(clearing)
    wait(for: thread) { $0.cleared == TurnNumber(2) }
    #expect(thread.progress().durable == TurnNumber(2))
    #expect(store.script.withLock { $0.clearings } == 4)
    thread.stop()
  }

  @Test("The upkeep does not wait until erased data is cleared")
  func upkeepMeanwhile() throws {
    let store = ScriptedStore()
    store.script.withLock { $0.traces = [.underWay, .underWay] }
    let thread = try start(store)
    var clearing = turn(1)
    clearing.clearsTraces = true
    thread.submit(clearing)
    wait(for: thread) { $0.cleared == TurnNumber(1) }
    #expect(store.script.withLock { $0.upkeepsBeforeCleared } == 2)
    thread.stop()
  }

  @Test("Rewrites are prepared in steps between commits, which come first")
  func preparations() throws {
    let store = ScriptedStore(waits: true)
    store.script.withLock { $0.preparations = 3 }
    let thread = try start(store)
    var preceding = turn(1)
    preceding.precedesRewrites = true
    thread.submit(preceding)
    store.begun.wait()
    // A new turn does not wait for the last step.
    thread.submit(turn(2))
    store.mayEnd.signal()
    wait(for: thread) { $0.durable == TurnNumber(1) }
    store.begun.wait()
    #expect(thread.progress().rewritable == .none)
    #expect(store.script.withLock { $0.preparations } == 2)
    store.mayEnd.signal()
    wait(for: thread) { $0.rewritable == TurnNumber(1) }
    #expect(thread.progress().durable == TurnNumber(2))
    #expect(store.script.withLock { $0.preparations } == -1)
    thread.stop()
  }

  @Test("Every turn becomes durable once and in order")
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
    #expect(store.script.withLock { $0.upkeeps } == store.batches.count)
  }

  @Test("A failure drops queued and new turns until the caller resumes")
  func failure() throws {
    let store = ScriptedStore(waits: true, outcomes: [nil, .full])
    let thread = try start(store)
    thread.submit(turn(1))
    store.begun.wait()
    thread.submit(turn(2))
    thread.submit(turn(3))
    store.mayEnd.signal()
    store.begun.wait()
    // Queued behind the failing turn.
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

  @Test("A failure of the maintenance refuses no turn")
  func upkeepFailure() throws {
    let store = ScriptedStore()
    store.script.withLock { $0.upkeepFailure = .failed("damage") }
    let thread = try start(store)
    for number in 1...50 as ClosedRange<UInt64> { thread.submit(turn(number)) }
    wait(for: thread) { $0.durable == TurnNumber(50) && $0.upkeepFailure != nil }
    #expect(thread.progress().failure == nil)
    #expect(thread.progress().upkeepFailure == .failed("damage"))
    // Another reason is reported, too.
    store.script.withLock { $0.upkeepFailure = .failed("no memory") }
    thread.submit(turn(51))
    wait(for: thread) { $0.upkeepFailure == .failed("no memory") }
    thread.stop()
    #expect(store.batches.flatMap { $0 } == Array(1...51))
  }

  @Test(
    "A failure of an erasure's work refuses no turn",
    arguments: ["prepare", "clear", "rewrite"]
  )
  func erasingFailure(work: String) throws {
    let failure = StorageError.failed("damage")
    let store = ScriptedStore(waits: true, outcomes: work == "rewrite" ? [nil, failure] : [])
    if work != "rewrite" { store.script.withLock { $0.followUpFailure = failure } }
    let thread = try start(store)
    thread.submit(turn(1))
    store.begun.wait()
    var erasing = turn(2)
    switch work {
    case "prepare": erasing.precedesRewrites = true
    case "clear": erasing.clearsTraces = true
    default: erasing.rewrites = [event(1)]
    }
    thread.submit(erasing)
    thread.submit(turn(3))
    for _ in 1...4 { store.mayEnd.signal() }
    wait(for: thread) { $0.erasingFailure != nil && $0.durable == TurnNumber(3) }
    #expect(thread.progress().failure == nil)
    #expect(thread.progress().erasingFailure == failure)
    thread.submit(turn(4))
    wait(for: thread) { $0.durable == TurnNumber(4) }
    thread.resume()
    #expect(thread.progress().erasingFailure == nil)
    thread.stop()
    let attempts: [[UInt64]] = work == "rewrite" ? [[2, 3], [2, 3]] : [[2, 3]]
    #expect(store.batches == [[1]] + attempts + [[4]])
  }

  @Test("After a failed sync nothing is ever committed", arguments: [false, true])
  func syncFailure(inUpkeep: Bool) throws {
    let failure = StorageError.syncFailed("EIO")
    let store = ScriptedStore(outcomes: inUpkeep ? [] : [failure])
    if inUpkeep { store.script.withLock { $0.upkeepFailure = failure } }
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
    #expect(store.script.withLock { $0.openWriters } == 0)
  }

  @Test("Turns committed on the submitting thread become durable once and in order")
  func here() throws {
    let store = ScriptedStore()
    let thread = try start(store)
    for number in 1...200 as ClosedRange<UInt64> {
      // Every third turn goes to the thread, as do turns that arrive during its maintenance.
      thread.mayCommitOnCaller = number % 3 != 0
      thread.submit(turn(number))
      wait(for: thread) { $0.durable == TurnNumber(number) }
    }
    #expect(store.batches == (1...200).map { [$0] })
    // The thread does the maintenance of turns committed on this thread.
    thread.mayCommitOnCaller = true
    let upkeeps = store.script.withLock { $0.upkeeps }
    thread.submit(turn(201))
    while store.script.withLock({ $0.upkeeps }) == upkeeps {
      Foundation.Thread.sleep(forTimeInterval: 0.001)
    }
    thread.stop()
    #expect(store.script.withLock { $0.openWriters } == 0)
  }

  @Test("A failure on the submitting thread is handled as on the commit thread")
  func failureHere() throws {
    let store = ScriptedStore(outcomes: [.full, nil, .syncFailed("EIO")])
    let thread = try start(store)
    thread.mayCommitOnCaller = true
    thread.submit(turn(1))
    wait(for: thread) { $0.failure == .full }
    // Dropped, like every turn before `resume`.
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

  @Test("Stopping commits the queued turns, then closes the store")
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
    #expect(store.script.withLock { $0.openWriters } == 0)
    // A second stop has no effect.
    thread.stop()
    thread.submit(turn(5))
    #expect(thread.progress().failure == .failed("the store is closed"))
  }

  @Test("A released thread commits its turns and ends")
  func forgotten() throws {
    let store = ScriptedStore()
    do {
      let thread = try start(store)
      thread.submit(turn(1))
    }
    #expect(store.batches == [[1]])
    #expect(store.script.withLock { $0.openWriters } == 0)
  }

  @Test("Starting throws the error of opening the store")
  func opening() throws {
    let store = ScriptedStore()
    store.script.withLock { $0.openingFailure = .unusable("no room") }
    #expect(throws: StorageError.unusable("no room")) { try start(store) }
  }

  @Test("The thread works with a real store", arguments: StoreType.allCases)
  func real(type: StoreType) throws {
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
      // Every reader sees a durable turn.
      let page = try open.reader.events(EventQuery(project: shop, after: 0, limit: .max))
      try #require(page.events.count >= durable)
    }
    thread.stop()
    #expect(thread.progress() == CommitProgress(durable: TurnNumber(300)))
    let page = try open.reader.events(EventQuery(project: shop, after: 0, limit: .max))
    #expect(page.events.map(\.cursor) == Array(1...300))
  }
}

@Suite("The inline committer")
struct InlineCommitterTests {
  @Test("A turn is durable when it was submitted")
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

  @Test("After a failed sync nothing is ever committed")
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
