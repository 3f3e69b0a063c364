import IdentityCore
@testable import SQLiteStorage
import Storage
import Testing

@Suite("Which chains there are, while others write")
struct ChainWalkTests {
  private let directory: TemporaryDirectory
  private let store: SQLiteStore
  private let writer: SQLiteWriter
  private let reader: SQLiteReader

  init() throws {
    directory = try TemporaryDirectory()
    store = try SQLiteStore(path: directory.file())
    writer = try #require(try store.openWriter() as? SQLiteWriter)
    reader = try #require(try store.openReader() as? SQLiteReader)
  }

  private func key(_ name: String, in project: ProjectNumber = shop) -> RecordKey {
    .purchase(project, RandomCommits.chain(name))
  }

  private func purchase(_ name: String) -> Record {
    RandomCommits.purchase(RandomCommits.chain(name))
  }

  private func make(_ names: [String], in project: ProjectNumber = shop) throws {
    let changes = names.map { (key($0, in: project), Record?.some(purchase($0))) }
    try writer.commit([
      Turn(number: TurnNumber(1), changes: Dictionary(uniqueKeysWithValues: changes))
    ])
  }

  private func names(_ range: ClosedRange<Int>) -> [String] { range.map { "c\($0)" } }

  private func finds(_ names: [String], in project: ProjectNumber = shop) throws -> Bool {
    try reader.load(names.map { key($0, in: project) }).allSatisfy { $0 != nil }
  }

  /// How many looks into the tables it takes to learn that there is nothing of these.
  private func looks(_ names: [String], in project: ProjectNumber = shop) throws -> Int {
    let before = reader.lookCount
    #expect(try reader.load(names.map { key($0, in: project) }).allSatisfy { $0 == nil })
    return reader.lookCount - before
  }

  private func walk(capacityMin: Int = ChainWalk.capacityMin) throws -> ChainWalk {
    var walk = try ChainWalk(
      store.backlog,
      capacity: 0,
      capacityMin: capacityMin,
      on: Connection(path: directory.file(), access: .read, busyTimeoutMilliseconds: 0)
    )
    walk.chainsPerStep = 2
    return walk
  }

  private func finish(_ walk: inout ChainWalk) throws {
    while try walk.step() {}
  }

  @Test("a chain that nobody has seen is looked for in the tables until they were gone through")
  func new() throws {
    try make(names(1...9))
    try writer.rest()
    #expect(try looks(names(100...199)) == 100)
    var walk = try walk()
    _ = try walk.step()
    #expect(try looks(names(100...199)) == 100)
    try finish(&walk)
    #expect(try looks(names(100...199)) < 10)
    #expect(try finds(names(1...9)))
    #expect(try looks(names(1...9), in: other) < 3)
  }

  @Test("what is committed before, while and after is found, in the tables and in front of them")
  func found() throws {
    for project in [shop, other] { try make(names(1...5), in: project) }
    try writer.rest()
    try make(names(6...9))
    var walk = try walk()
    try make(["a1", "z1"])
    _ = try walk.step()
    // To places that were passed, and to such as were not.
    try make(["a2", "z2"])
    try writer.rest()
    _ = try walk.step()
    var erasing = Turn(number: TurnNumber(1), changes: [key("a3"): purchase("a3")])
    erasing.clearsTraces = true
    try writer.commit([erasing])
    try finish(&walk)
    try make(["a4", "z4"])
    let all = names(1...9) + ["a1", "z1", "a2", "z2", "a3", "a4", "z4"]
    #expect(try finds(all))
    #expect(try finds(names(1...5), in: other))
    try writer.rest()
    #expect(try finds(all))
    #expect(try looks(names(100...199)) < 10)
  }

  @Test("one that finds more than it has room for begins anew, with more of it")
  func beginsAnew() throws {
    try make(names(1...1000))
    try writer.rest()
    var walk = try walk(capacityMin: 1)
    walk.chainsPerStep = 100
    try finish(&walk)
    #expect(try finds(names(1...1000)))
    #expect(try looks(names(2000...2199)) < 20)
  }

  @Test("what is erased is not found, and found when it was made again")
  func erased() throws {
    try make(names(1...3))
    try writer.rest()
    var walk = try walk()
    try finish(&walk)
    for _ in 0..<2 {
      try writer.commit([
        Turn(number: TurnNumber(1), changes: [key("c2"): nil], clearsTraces: true)
      ])
      #expect(try reader.load([key("c2")]) == [nil])
      #expect(try finds(["c1", "c3"]))
      try make(["c2"])
      #expect(try finds(["c2"]))
      try writer.rest()
      #expect(try finds(["c2"]))
    }
  }

  @Test("a larger filter takes the place of one that is overfull, and knows what that knew")
  func grows() throws {
    var chains = KnownChains()
    chains.beginSurvey(ChainFilter(capacity: 10))
    #expect(chains.capacityWanted(afterVainLooks: 1000) == nil)
    var fit = chains.take((0..<10 as Range<UInt64>).map { $0 << 40 }[...])
    #expect(fit)
    _ = chains.endSurvey()
    #expect(chains.capacityWanted(afterVainLooks: 1000) == nil)
    for hash in 10..<20 as Range<UInt64> { chains.note(hash << 40) }
    let capacity = try #require(chains.capacityWanted(afterVainLooks: 0))
    #expect(capacity > 20)
    chains.beginSurvey(ChainFilter(capacity: capacity))
    // Until it has ended the other one is asked.
    #expect((0..<20 as Range<UInt64>).allSatisfy { chains.mayHave($0 << 40) })
    chains.note(20 << 40)
    fit = chains.take((0..<20 as Range<UInt64>).map { $0 << 40 }[...])
    #expect(fit)
    _ = chains.endSurvey()
    #expect((0...20 as ClosedRange<UInt64>).allSatisfy { chains.mayHave($0 << 40) })
    #expect(chains.capacityWanted(afterVainLooks: 0) == nil)
  }

  @Test("a survey that finds more than it has room for says so; one that is dropped leaves nothing")
  func tooMany() {
    var chains = KnownChains()
    chains.beginSurvey(ChainFilter(capacity: 10))
    let fit = chains.take((0..<20 as Range<UInt64>).map { $0 << 40 }[...])
    #expect(!fit)
    chains.dropSurvey()
    #expect(chains.mayHave(77 << 40))
    #expect(chains.capacityWanted(afterVainLooks: 1000) == 0)
    #expect(chains.capacityWanted(afterVainLooks: 1) == nil)
  }

  @Test("the writer has it made when there were many looks in vain, and it ends with the writer")
  func survey() throws {
    try make(names(1...700))
    try writer.rest()
    _ = try writer.upkeep(isIdle: true)
    writer.waitForSurvey()
    #expect(try looks(names(1000...1199)) == 200)
    _ = try writer.upkeep(isIdle: true)
    writer.waitForSurvey()
    #expect(try looks(names(1000...1199)) < 20)
    #expect(try finds(names(1...700)))
    try make(["new"])
    #expect(try finds(["new"]))
  }

  @Test("a clean end does not wait for it, and leaves no log")
  func cleanEnd() throws {
    var store: SQLiteStore? = try SQLiteStore(path: directory.file("b"))
    var second: (any StoreWriter)? = try store?.openWriter()
    let changes = names(1...2000).map { (key($0), Record?.some(purchase($0))) }
    try second?.commit([
      Turn(number: TurnNumber(1), changes: Dictionary(uniqueKeysWithValues: changes))
    ])
    try second?.rest()
    _ = try store?.openReader().load(names(3000...3100).map { key($0) })
    _ = try second?.upkeep(isIdle: true)
    second = nil
    store = nil
    #expect(directory.contents("b-wal")?.isEmpty ?? true)
  }
}
