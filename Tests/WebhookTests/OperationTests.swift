import Foundation
import IdentityCore
import Synchronization
import TestSupport
import Testing

@Suite("Operating webhooks: copies, pauses, replays and states")
struct OperationTests {
  @Test("Of two copies one posts, and the other takes over when it dies")
  func copies() throws {
    let run = try WebhookRun(WebServer())
    try run.start()
    try run.waitUntil { try run.poster() != nil }
    let first = try #require(try run.poster())
    try run.start()
    run.waitUntil { run.log.contains("default: another program posts its events") }
    try run.live(1...5)
    try run.waitUntilDelivered()
    #expect(try run.poster() == first)
    try run.kill(pid: first)
    try run.live(6...10)
    try run.waitUntilDelivered()
    let second = try #require(try run.poster())
    #expect(second != first)
    // After a restart of the daemon, either copy may be the first to claim.
    try run.start()
    for round in 2...4 {
      run.daemon.kill()
      try run.daemon.restart()
      try run.live((10 * round)...(10 * round + 4))
      try run.waitUntilDelivered()
    }
    #expect(run.stop() == 0)
    // No post was under way when a copy or the daemon died, so no event came twice.
    let newest = try run.newest()
    try run.expectAll(through: newest)
    #expect(run.server.requests.count == newest)
  }

  @Test(
    "A webhook with kinds receives only those, and takes the others as delivered",
    arguments: WebhookFormat.allCases
  )
  func kinds(format: WebhookFormat) throws {
    let run = try FormatRun(format.rawValue)
    try run.run.define(
      #"{"url":"\#(run.server.url)","secret":"s","format":"\#(format.rawValue)","#
        + #""kinds":["purchaseExpired"]}"#
    )
    try run.play(["buy", #"update {"autoRenew":false}"#, "to 02-02"])
    let names = try run.posts().map { post in
      (post["kind"] ?? post["event_name"] ?? post["event"]?["type"])?.text
    }
    let expected =
      switch format {
      case .entitled: "purchaseExpired"
      case .purchasely: "SUBSCRIPTION_TERMINATED"
      case .revenuecat: "EXPIRATION"
      case .qonversion: "subscription_expired"
      }
    #expect(names == [expected])
    #expect(try run.run.state()["backlog"]?.integer == 0)
  }

  @Test("A copy leaves projects with more webhooks than it posts to to another copy")
  func manyWebhooks() throws {
    let run = try WebhookRun(WebServer())
    for project in 10..<36 {
      let webhooks = (1...10).map {
        #"{"url":"\#(run.server.url)/\#($0)","secret":"\#(WebhookRun.secret)"}"#
      }
      let params = #"{"project":"p\#(project)","webhooks":[\#(webhooks.joined(separator: ","))]}"#
      try run.call("project.define", params)
    }
    func poster(_ project: Int) throws -> Int? {
      let list = try run.call("webhook.list", #"{"project":"p\#(project)"}"#)
      return list["poster"]?["pid"]?.integer
    }
    #expect(try run.once() == 1)
    #expect(run.log.contains("there are more than 256 webhooks"))
    try run.start()
    try run.waitUntil { try poster(34) != nil }
    let first = try poster(34)
    #expect(try poster(35) == nil)
    try run.start()
    try run.waitUntil { try poster(35) != nil }
    #expect(try poster(35) != first)
    #expect(run.stop() == 0)
  }

  @Test("A copy that has lost its claim does not post the events that it holds")
  func lostClaim() throws {
    let run = try WebhookRun(WebServer { _ in .answer(500) })
    try run.live(1...3)
    try run.start()
    run.waitUntil { run.server.requests.count > 3 }
    // While the program sleeps, the daemon restarts, and another connection gets the claim.
    run.signal(SIGSTOP)
    run.daemon.kill()
    try run.daemon.restart()
    let other = try run.daemon.connect()
    #expect(try other.result("webhook.claim", "{}")["claimed"] == .bool(true))
    run.server.react { _ in .answer(200) }
    let posted = run.server.requests.count
    run.signal(SIGCONT)
    run.waitUntil { run.log.contains("another program posts its events now") }
    // At most the posts that were under way.
    #expect(run.server.requests.count <= posted + 4)
    #expect(try run.state()["backlog"]?.integer == (try run.newest()))
    // The claim ends with its connection.
    try other.halfClose()
    try run.waitUntilDelivered()
    #expect(run.stop() == 0)
    try run.expectAll(through: run.newest())
  }

  @Test("After a restore of a backup, a running copy posts each event, under ids of its own")
  func restoredBackup() throws {
    let run = try WebhookRun(WebServer())
    let (data, backup) = (run.daemon.folder.file("data.sqlite"), run.daemon.folder.file("backup"))
    func ids() -> Set<String> { Set(run.server.taken.compactMap { $0.headers["webhook-id"] }) }
    try run.start()
    try run.live(1...2)
    try run.waitUntilDelivered()
    let made = try ProgramRun("entitled", ["backup", backup, "--store", "sqlite:\(data)"]).outcome()
    #expect(made.code == 0, "\(made.said)")
    let kept = ids()
    try run.live(3...4)
    try run.waitUntilDelivered()
    let lost = ids().subtracting(kept)
    run.daemon.kill()
    for end in ["", "-wal", "-shm", "-journal1", "-journal2"] {
      try? FileManager.default.removeItem(atPath: data + end)
    }
    try FileManager.default.copyItem(atPath: backup, toPath: data)
    try run.daemon.restart()
    try run.live(3...5)
    try run.waitUntilDelivered()
    let events = try run.daemon.connect().events().compactMap { $0["id"]?.text }
    #expect(ids() == lost.union(events) && lost.isDisjoint(with: events) && !lost.isEmpty)
    #expect(run.stop() == 0)
  }

  @Test("--once posts nothing and fails while another copy posts")
  func onceBesideAnother() throws {
    let run = try WebhookRun(WebServer())
    try run.start()
    try run.waitUntil { try run.poster() != nil }
    #expect(try run.once() == 1)
    #expect(run.log.contains("default: another program posts its events"))
    #expect(run.stop() == 0)
    #expect(try run.once() == 0)
  }

  @Test("A pause keeps the events, and survives restarts of both programs")
  func pause() throws {
    let run = try WebhookRun(WebServer { _ in .answer(500) })
    let url = run.server.url
    try run.start()
    try run.live(1...2)
    let newest = try run.newest()
    try run.waitUntil { try run.state()["state"] == .string("failing") }
    try run.call("webhook.pause", #"{"url":"\#(url)"}"#)
    run.signal(SIGHUP)
    run.waitUntil { run.log.contains("hook: paused") }
    #expect(run.stop() == 0)
    run.daemon.kill()
    try run.daemon.restart()
    run.server.react { _ in .answer(200) }
    let attempts = run.server.requests.count
    #expect(try run.once() == 0)
    #expect(run.server.requests.count == attempts)
    #expect(try run.state()["state"] == .string("paused"))
    #expect(try run.state()["backlog"]?.integer == newest)
    try run.call("webhook.resume", #"{"url":"\#(url)"}"#)
    #expect(try run.once() == 0)
    try run.expectAll(through: newest)
    #expect(run.server.taken.count == newest)
  }

  @Test("With another format the webhook gets the events that its first format has no post for")
  func otherFormat() throws {
    // Only posts of the format `entitled` have a cursor.
    let server = try WebServer { (try? WebhookRun.cursor($0)) == nil ? .answer(500) : .answer(200) }
    let run = try WebhookRun(server, format: "revenuecat")
    let url = run.server.url
    try run.start()
    try run.live(1...2)
    try run.waitUntil { try run.state()["state"] == .string("failing") }
    let newest = try run.newest()
    let backlog = try #require(try run.state()["backlog"]?.integer)
    try run.define(#"{"url":"\#(url)","secret":"\#(WebhookRun.secret)","format":"entitled"}"#)
    run.signal(SIGHUP)
    run.waitUntil { run.log.contains("with another format") }
    // The next look begins the deliveries again.
    run.signal(SIGHUP)
    try run.waitUntilDelivered()
    #expect(run.stop() == 0)
    #expect(try run.takenCursors().sorted() == Array((newest - backlog + 1)...newest))
  }

  @Test(
    "A replay posts the events after a cursor again, with the same ids",
    arguments: [false, true]
  )
  func replay(whileRunning: Bool) throws {
    let run = try WebhookRun(WebServer())
    func deliver() throws {
      if !whileRunning { #expect(try run.once() == 0) }
      try run.waitUntilDelivered()
    }
    if whileRunning { try run.start() }
    try run.live(1...3)
    try deliver()
    let newest = try run.newest()
    let ids = Dictionary(
      uniqueKeysWithValues: try run.server.taken.map {
        (try WebhookRun.cursor($0), $0.headers["webhook-id"])
      }
    )
    #expect(ids.count == newest)
    try run.call("webhook.replay", #"{"url":"\#(run.server.url)","after":"2"}"#)
    run.signal(SIGHUP)
    try deliver()
    let again = run.server.requests.dropFirst(newest)
    #expect(Set(try again.map { try WebhookRun.cursor($0) }) == Set(3...newest))
    #expect(again.count == newest - 2)
    #expect(try again.allSatisfy { $0.headers["webhook-id"] == ids[try WebhookRun.cursor($0)] })
    #expect(run.stop() == 0)
  }

  @Test("A state shows the oldest event that waits, the latest delivery and the last error")
  func states() throws {
    let isWell = Mutex(false)
    let run = try WebhookRun(
      WebServer { request in
        let isOfTheFirst = String(decoding: request.body, as: UTF8.self).contains("\"u1\"")
        return isOfTheFirst && !isWell.withLock { $0 } ? .answer(500) : .answer(200)
      }
    )
    #expect(try run.state()["state"] == .string("stopped"))
    try run.start()
    try run.waitUntil { try run.state()["state"] == .string("posting") }
    try run.live(1...2)
    try run.waitUntil {
      let state = try run.state()
      return state["state"] == .string("failing") && state["deliveredAt"] != .null
        && state["failure"]?["attempts"]?.integer ?? 0 > 2
    }
    let failing = try run.state()
    let cursor = failing["cursor"]?.text.flatMap { Int($0) } ?? 0
    #expect(failing["failure"]?["cursor"]?.text == "\(cursor + 1)")
    #expect(failing["failure"]?["reason"] == .string("HTTP 500"))
    #expect(failing["backlog"]?.integer == (try run.newest()) - cursor)
    isWell.withLock { $0 = true }
    try run.waitUntil { try run.state()["state"] == .string("posting") }
    try run.waitUntilDelivered()
    let well = try run.state()
    #expect(well["failure"]?["reason"] == .string("HTTP 500"))
    #expect(well["failure"]?["nextAttemptAt"] == .null)
    #expect(!"\(well)".contains(WebhookRun.secret))
    // The report stays when the program ends.
    #expect(run.stop() == 0)
    try run.waitUntil { try run.state()["state"] == .string("stopped") }
    #expect(try run.state()["failure"] == well["failure"])
  }
}
