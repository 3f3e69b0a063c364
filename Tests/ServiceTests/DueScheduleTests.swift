import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

/// Tests what is emitted by the system's clock, and when the service looks.
@Suite("The schedule of due changes")
struct DueScheduleTests {
  private func send(_ line: InProcessLine, _ user: String, _ transaction: String, end: Int64) throws
  {
    let moment = Moment(milliseconds: line.now.milliseconds + end)
    let order = """
      {"userId":"\(user)","product":"x","store":"web","transactionId":"\(transaction)",\
      "originalTransactionId":"\(user)","kind":"subscription",\
      "expiresAt":"\(String(decoding: moment.text, as: UTF8.self))"}
      """
    try line.send(request: #"{"id":1,"method":"purchase","params":\#(order)}"#)
  }

  private func buy(_ line: InProcessLine, _ user: String, _ transaction: String, end: Int64) throws
  {
    try send(line, user, transaction, end: end)
    try line.nextResult()
  }

  /// Advances the time to each moment at which the service wants to look, up to `end`.
  ///
  /// - Returns: how often it looked.
  private func wait(_ line: InProcessLine, _ start: Moment, until end: Int64) throws -> Int {
    let end = Moment(milliseconds: start.milliseconds + end)
    var looks = 0
    while let next = line.service.nextDue, next < end {
      line.now = max(next, line.now)
      try line.send([])
      looks += 1
      try #require(looks < 50, "it looks again and again")
    }
    line.now = end
    return looks
  }

  private func ended(_ line: InProcessLine) throws -> [String] {
    let events = try line.events(#""kinds":["purchaseExpired"]"#)
    return events.compactMap { $0["originalTransactionId"]?.text }
  }

  @Test("A postponed expiration delays no other, and costs one query")
  func putOff() throws {
    let line = try InProcessLine()
    let start = line.now
    try buy(line, "ann", "1", end: 1000)
    try buy(line, "bob", "2", end: 3000)
    #expect(line.service.nextDue == Moment(milliseconds: start.milliseconds + 1001))
    try buy(line, "ann", "3", end: 5000)
    #expect(try wait(line, start, until: 2000) <= 2)
    #expect(try ended(line) == [])
    #expect(line.service.nextDue == Moment(milliseconds: start.milliseconds + 3001))
    _ = try wait(line, start, until: 4000)
    #expect(try ended(line) == ["bob"])
    _ = try wait(line, start, until: 6000)
    #expect(try ended(line) == ["bob", "ann"])
    #expect(line.service.nextDue == nil)
  }

  @Test("Purchases made while an expiration is being committed expire in order")
  func meanwhile() throws {
    let store = MemoryStore()
    let committer = try StagedCommitter(store)
    let line = try InProcessLine(store: store, committer: committer)
    let start = line.now
    try send(line, "ann", "1", end: 1000)
    try commit(committer, line)
    line.now = Moment(milliseconds: start.milliseconds + 1500)
    try line.send([])
    #expect(committer.waiting == 1)
    try send(line, "bob", "2", end: 500)
    try send(line, "cid", "3", end: 100)
    try commit(committer, line)
    #expect(line.service.nextDue == Moment(milliseconds: start.milliseconds + 1601))
    while let next = line.service.nextDue {
      line.now = max(next, line.now)
      try line.send([])
      try #require(committer.waiting > 0, "it looks, and there is nothing to tell")
      try commit(committer, line)
    }
    for _ in 0..<3 { try line.nextResult() }
    #expect(try ended(line) == ["ann", "cid", "bob"])
  }

  @Test("Many overdue expirations are emitted in order")
  func many() throws {
    let store = MemoryStore()
    let committer = try StagedCommitter(store)
    let line = try InProcessLine(store: store, committer: committer)
    let start = line.now
    let people = 3 * DueList.countMax
    for number in 0..<people {
      try send(line, "u\(1000 + number)", "t\(number)", end: 10 * Int64(number + 1))
    }
    try commit(committer, line)
    line.now = Moment(milliseconds: start.milliseconds + 100)
    try line.send([])
    try commit(committer, line)
    line.now = Moment(milliseconds: start.milliseconds + 20 * Int64(people))
    try line.send([])
    while let next = line.service.nextDue {
      line.now = max(next, line.now)
      try line.send([])
      try #require(committer.waiting > 0, "it looks, and there is nothing to tell")
      try commit(committer, line)
    }
    for _ in 0..<people { try line.nextResult() }
    #expect(try ended(line) == (0..<people).map { "u\(1000 + $0)" })
  }

  private func commit(_ committer: StagedCommitter, _ line: InProcessLine) throws {
    try committer.commit()
    line.release()
  }
}
