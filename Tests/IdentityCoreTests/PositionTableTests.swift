import TestSupport
import Testing

@testable import IdentityCore

@Suite("A table from hashes to positions")
struct PositionTableTests {
  /// Hashes that often share their part, their home slot, or the stored half.
  private func hash(_ key: Int) -> UInt64 {
    UInt64(key % 3) << 62 | UInt64(key % 7) << 40 | UInt64(key % 11) << 32 | UInt64(key % 2)
  }

  @Test("Insertions and removals leave all other entries reachable", arguments: 0..<10)
  func random(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var table = PositionTable()
    var kept: Set<Int> = []
    for _ in 0..<3000 {
      let key = Int(random.next() % 400)
      if kept.remove(key) != nil {
        table.remove(UInt32(key), for: hash(key))
      } else {
        table.insert(UInt32(key), for: hash(key))
        kept.insert(key)
      }
      let asked = Int(random.next() % 400)
      let found = table.first(hash(asked)) { $0 == UInt32(asked) }
      #expect((found != nil) == kept.contains(asked))
      let candidate = table.candidate(hash(asked))
      #expect(candidate == table.first(hash(asked)) { _ in true })
      #expect(candidate.map { kept.contains(Int($0)) } ?? true)
      #expect(table.count == kept.count)
    }
    for key in kept { #expect(table.first(hash(key)) { $0 == UInt32(key) } == UInt32(key)) }
    table.removeAll()
    #expect(kept.allSatisfy { key in table.first(hash(key)) { _ in true } == nil })
  }

  @Test("Removing a missing entry has no effect")
  func absent() {
    var table = PositionTable()
    table.insert(1, for: 5 << 32)
    table.remove(2, for: 5 << 32)
    table.remove(1, for: 6 << 32)
    #expect(table.first(5 << 32) { $0 == 1 } == 1)
    #expect(table.count == 1)
  }

  @Test("Equal keys have equal hashes, and others rarely do")
  func keys() {
    let project = ProjectNumber(1)
    let chain = ChainKey(store: "web", originalTransaction: "a")
    let keys: [RecordKey] = [
      .directory, .erasures, .project("a"), .projectCounts(project), .salt(project),
      .rollout(project),
      .device(project, "a"), .user(project, "a"), .customer(project, "a"),
      .properties(project, "a"), .userTrail(project, "a"), .consumer(project, "a"),
      .purchase(project, chain), .purchaseTrail(project, chain), .account(project, .named("a")),
      .account(project, .device("a")), .definition(project, 1), .definition(project, 2),
      .webhooks(project), .chainName(project, chain), .device(ProjectNumber(2), "a"),
      .device(project, "b"),
      .device(project, ""), .device(project, "\0"), .tombstone(project, Digest([1])),
    ]
    #expect(Set(keys.map(\.byteHash)).count == keys.count)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys).isSuperset(of: keys))
  }

  @Test("Keys that only a number tells apart spread over the table")
  func numbers() {
    let projects = (1...1000).map { ProjectNumber($0) }
    let kinds: [[RecordKey]] = [
      projects.map { .projectCounts($0) }, projects.map { .salt($0) },
      (0..<1000).map { .receivedNotifications(projects[0], $0) },
      (0..<1000).map { .definition(projects[0], $0) },
    ]
    for keys in kinds {
      // The table compares this half, and a search passes all entries with the same one.
      #expect(Set(keys.map { $0.byteHash >> 32 }).count > 990, "\(keys[0])")
    }
  }
}
