import IdentityCore
import Platform
import Storage
import Testing

@Suite("What a store counts")
struct StatisticsTests {
  private func change(_ id: UserID) -> [RecordKey: Record?] {
    [.user(shop, id): user(id, createdAt: 1)]
  }

  @Test(
    "Consumers of all projects are listed, before and after they are in the tables",
    arguments: StoreType.allCases
  )
  func consumers(type: StoreType) throws {
    let open = try OpenStore(type)
    func listed(_ limit: Int = 10) throws -> [String] {
      try open.reader.consumers(limit: limit).map { "\($0.project.value) \($0.id)" }
    }
    #expect(try listed() == [])
    func consumer(_ id: ConsumerID, _ cursor: Int64) -> Record {
      .consumer(Consumer(id: id, cursor: cursor))
    }
    try open.commit([
      .consumer(other, "b"): consumer("b", 1), .consumer(shop, "c"): consumer("c", 1),
    ])
    try open.finishUpkeep()
    try open.commit([
      .consumer(shop, "a"): consumer("a", 1), .consumer(shop, "c"): consumer("c", 2),
    ])
    let (first, second) = (min(shop, other), max(shop, other))
    let all = try listed()
    #expect(all.count == 3)
    #expect(Set(all) == ["\(shop.value) a", "\(shop.value) c", "\(other.value) b"])
    #expect(all.first?.hasPrefix("\(first.value) ") == true)
    #expect(all.last?.hasPrefix("\(second.value) ") == true)
    #expect(try listed(2) == Array(all.prefix(2)))
    // The end of a consumer counts at once: of those in the tables, and of those that wait.
    try open.commit([.consumer(other, "b"): nil, .consumer(shop, "a"): nil])
    #expect(try listed() == ["\(shop.value) c"])
    #expect(try listed(1) == ["\(shop.value) c"])
    try open.finishUpkeep()
    #expect(try listed() == ["\(shop.value) c"])
  }

  @Test("The commit thread counts commits and their turns, and a store its syncs and files")
  func commits() throws {
    let open = try OpenStore(.sqlite)
    open.close()
    let thread = try CommitThread(open.store) {}
    #expect(thread.statistics.commits.count == 0)
    for number in 1...20 {
      thread.submit(Turn(number: TurnNumber(UInt64(number)), changes: change(UserID("u\(number)"))))
      try thread.waitUntilDurable()
    }
    let statistics = thread.statistics
    #expect(statistics.turns == 20)
    #expect(1...20 ~= statistics.commits.count)
    #expect(statistics.failures == 0)
    let files = try #require(statistics.store)
    #expect(files.syncs.count == statistics.commits.count)
    #expect(files.syncs.sum <= statistics.commits.sum)
    #expect(files.journalFileBytes > 0)
    #expect(try #require(files.freeBytes) > 0)
    thread.stop()
  }

  @Test("Rows wait in the journal, with the age of the oldest, until they are in the tables")
  func journal() throws {
    let open = try OpenStore(.sqlite)
    let before = SteadyInstant.now
    let appender = try #require(open.writer.appender)
    #expect(appender.statistics.journalBytes == 0)
    #expect(appender.statistics.oldestInJournal == nil)
    try open.commit(change("a"))
    try open.commit(change("b"))
    let waiting = appender.statistics
    #expect(waiting.journalBytes > 0)
    #expect(try #require(waiting.oldestInJournal) >= before)
    #expect(waiting.syncs.count == 2)
    try open.finishUpkeep()
    #expect(appender.statistics.journalBytes == 0)
    #expect(appender.statistics.oldestInJournal == nil)
  }
}
