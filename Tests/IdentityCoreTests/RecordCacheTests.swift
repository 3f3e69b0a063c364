import IdentityCore
import Testing

@Suite("The record cache")
struct RecordCacheTests {
  private func key(_ number: Int) -> RecordKey { .projectCounts(ProjectNumber(UInt32(number))) }

  private func record(_ events: Int64) -> Record {
    var projectCounts = ProjectCounts()
    projectCounts.events = events
    return .projectCounts(projectCounts)
  }

  private func find(_ number: Int, in recordCache: RecordCache) -> (Record?, TurnNumber)? {
    guard case .known(let record, let turn) = recordCache.find(key(number)) else { return nil }
    return (record, turn)
  }

  @Test func `A key is unknown until loaded, and then known to be absent`() {
    let recordCache = RecordCache(bytesMax: .max)
    #expect(find(1, in: recordCache) == nil)
    recordCache.insert(nil, for: key(1))
    let found = find(1, in: recordCache)
    #expect(found != nil)
    #expect(found?.0 == nil)
    #expect(found?.1 == TurnNumber.none)
  }

  @Test func `A loaded record does not replace a newer cached record`() {
    let recordCache = RecordCache(bytesMax: .max)
    recordCache.change(record(2), for: key(1), in: TurnNumber(5))
    recordCache.insert(record(1), for: key(1))
    #expect(find(1, in: recordCache)?.0 == record(2))
    #expect(find(1, in: recordCache)?.1 == TurnNumber(5))
    recordCache.change(nil, for: key(1), in: TurnNumber(6))
    recordCache.insert(record(1), for: key(1))
    #expect(find(1, in: recordCache)?.0 == nil)
  }

  @Test func `Changes of a lost turn are dropped`() {
    let recordCache = RecordCache(bytesMax: .max)
    recordCache.insert(record(1), for: key(1))
    for turn in 1...4 {
      recordCache.change(record(10), for: key(turn), in: TurnNumber(UInt64(turn)))
    }
    recordCache.forgetChanges(after: TurnNumber(2))
    #expect(find(1, in: recordCache)?.0 == record(10))
    #expect(find(2, in: recordCache)?.0 == record(10))
    #expect(find(3, in: recordCache) == nil)
    #expect(find(4, in: recordCache) == nil)
    #expect(recordCache.count == 2)
  }

  @Test func `The memory count is that of the cached records`() {
    let recordCache = RecordCache(bytesMax: .max)
    #expect(recordCache.bytes == 0)
    for number in 1...10 { recordCache.change(record(1), for: key(number), in: TurnNumber(1)) }
    let full = recordCache.bytes
    #expect(full > 0)
    for number in 1...10 { recordCache.change(record(2), for: key(number), in: TurnNumber(2)) }
    #expect(recordCache.bytes == full)
    recordCache.forgetChanges(after: .none)
    #expect(recordCache.bytes == 0)
    #expect(recordCache.count == 0)
    for number in 1...10 { recordCache.change(record(1), for: key(number), in: TurnNumber(1)) }
    #expect(recordCache.bytes == full)
  }

  @Test func `Cold records are evicted, and changed ones stay until durable`() {
    let probe = RecordCache(bytesMax: .max)
    probe.insert(record(1), for: key(1))
    let recordCache = RecordCache(bytesMax: probe.bytes * 5)
    for number in 1...10 { recordCache.insert(record(1), for: key(number)) }
    for number in 11...20 { recordCache.change(record(1), for: key(number), in: TurnNumber(3)) }
    recordCache.trim(durable: TurnNumber(2))
    #expect(recordCache.count == 10)
    for number in 1...10 { #expect(find(number, in: recordCache) == nil) }
    for number in 11...20 { #expect(find(number, in: recordCache) != nil) }
    recordCache.trim(durable: TurnNumber(3))
    #expect(recordCache.count <= 5)
    #expect(recordCache.bytes <= recordCache.bytesMax)
  }

  @Test func `A draft records the newest turn that it read`() throws {
    let home = Household()
    try home.install("A")
    let turns: [UInt64] = [4, 9, 7]
    for (record, turn) in zip(home.records, turns) {
      home.recordCache.change(record.value, for: record.key, in: TurnNumber(turn))
    }
    var draft = Draft(
      recordCache: home.recordCache,
      project: home.project,
      now: home.now,
      entropy: Entropy(seed: (1, 2, 3, 4))
    )
    for (key, _) in zip(home.records.keys, turns) { _ = try draft.record(key) }
    #expect(draft.newestTurnSeen == TurnNumber(9))
    #expect(draft.changes.isEmpty)
    #expect(draft.events.isEmpty)
  }
}
