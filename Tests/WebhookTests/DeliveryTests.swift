import Foundation
import Synchronization
import TestSupport
import Testing

@testable import entitledWebhook

@Suite("entitled-webhook with a real daemon and web server")
struct DeliveryTests {
  @Test("--once posts every event once, signed, in order for each user")
  func once() throws {
    let run = try WebhookRun(WebServer())
    try run.live(1...5)
    // A dry run emits no event.
    try run.call("install", #"{"device":"tried","userId":"tried","dryRun":true}"#)
    let newest = try run.newest()
    #expect(try run.once() == 0)
    try run.expectAll(through: newest)
    #expect(run.server.requests.count == newest)
    for request in run.server.requests {
      let event = try JSONTree(request.body)
      #expect(request.headers["webhook-id"] == event["id"]?.text)
      #expect(request.headers["content-type"] == "application/json")
      #expect(request.headers["user-agent"]?.hasPrefix("entitled-webhook/") == true)
      let emitted = try run.call("events.read", #"{"limit":1,"after":"\#(Self.before(event))"}"#)
      #expect(emitted["events"]?[0] == event)
    }
    #expect(try run.once() == 0)
    #expect(run.server.requests.count == newest)
  }

  @Test("Posts carry the webhook's header Authorization, and no log line does")
  func authorization() throws {
    let run = try WebhookRun(WebServer())
    try run.define(
      #"{"url":"\#(run.server.url)","secret":"\#(WebhookRun.secret)","authorization":"Bearer abc"}"#
    )
    try run.live(1...1)
    #expect(try run.once() == 0)
    try run.expectAll(through: run.newest())
    #expect(run.server.requests.allSatisfy { $0.headers["authorization"] == "Bearer abc" })
    #expect(!run.log.contains("abc"))
  }

  private static func before(_ event: JSONTree) -> Int {
    (Int(event["cursor"]?.text ?? "") ?? 0) - 1
  }

  @Test("A failed event delays only its own user")
  func oneUserFails() throws {
    let isWell = Mutex(false)
    let run = try WebhookRun(
      WebServer { request in
        let isOfTheSecond = String(decoding: request.body, as: UTF8.self).contains("\"u2\"")
        return isOfTheSecond && !isWell.withLock { $0 } ? .answer(500) : .answer(200)
      }
    )
    try run.live(1...4)
    let newest = try run.newest()
    try run.start()
    let user = try run.call("userInfo", #"{"userId":"u2"}"#)["user"]?["customerId"]?.text ?? ""
    let own = try run.call("events.read", #"{"user":"\#(user)"}"#)["events"]
    guard case .array(let own)? = own else { return }
    run.waitUntil { run.server.taken.count == newest - own.count }
    // Retries repeat only the first event of that user.
    run.waitUntil { run.server.requests.count > newest + 3 }
    let refused = Set(run.server.requests.compactMap { $0.headers["webhook-id"] })
      .subtracting(run.server.taken.compactMap { $0.headers["webhook-id"] })
    #expect(refused == Set([own.first?["id"]?.text ?? ""]))
    isWell.withLock { $0 = true }
    run.waitUntil { run.server.taken.count >= newest }
    #expect(run.stop() == 0)
    try run.expectAll(through: newest)
    #expect(run.log.contains("HTTP 500"))
    #expect(try run.once() == 0)
    #expect(run.server.taken.count == newest)
  }

  @Test("A server that hangs, closes, truncates or garbles its response gets every event again")
  func misbehaviour() throws {
    let run = try WebhookRun(
      WebServer { request in
        switch request.number {
        case 1, 9: .hang
        case 2, 10: .close
        case 3, 11: .cut
        case 4, 12: .garbage
        case 5: .answer(302, headers: ["location: http://127.0.0.1:1/elsewhere"])
        case 6: .answer(410)
        case 7: .answer(503, headers: ["retry-after: 1"])
        case 8: .answer(429)
        default: .answer(200)
        }
      }
    )
    try run.live(1...3)
    let newest = try run.newest()
    try run.start("--timeout", "0.5")
    run.waitUntil { Set(run.server.taken.map { $0.headers["webhook-id"] }).count == newest }
    #expect(run.stop() == 0)
    try run.expectAll(through: newest)
    #expect(run.server.requests.count >= newest + 12)
  }

  @Test("An endless response counts as delivered and is not read to its end")
  func endless() throws {
    let run = try WebhookRun(WebServer { _ in .endless })
    try run.live(1...1)
    let newest = try run.newest()
    #expect(try run.once() == 0)
    #expect(run.server.requests.count == newest)
  }

  @Test("The program does not follow a redirect, so the payload goes to no other server")
  func redirect() throws {
    let other = try WebServer()
    let run = try WebhookRun(WebServer { _ in .answer(307, headers: ["location: \(other.url)"]) })
    try run.live(1...1)
    #expect(try run.once() == 1)
    #expect(other.requests.isEmpty)
    #expect(run.log.contains("redirects are not followed"))
    #expect(run.log.contains("the next run delivers them"))
    run.server.react { _ in .answer(200) }
    #expect(try run.once() == 0)
    try run.expectAll(through: run.newest())
  }

  @Test("A server that restarts on the same port gets every event")
  func restart() throws {
    let run = try WebhookRun(WebServer())
    try run.live(1...2)
    try run.start()
    run.waitUntil { run.server.taken.count >= 2 }
    for round in 1...3 {
      run.server.stop()
      try run.live((10 * round)...(10 * round + 2))
      run.waitUntil { run.log.contains("not reached") }
      try run.server.restart()
      let newest = try run.newest()
      run.waitUntil { Set(run.server.taken.map { $0.headers["webhook-id"] }).count == newest }
    }
    #expect(run.stop() == 0)
    try run.expectAll(through: run.newest())
  }

  @Test("--once ends if the server is unreachable, also with more events than the queue holds")
  func nobodyThere() throws {
    let run = try WebhookRun(WebServer())
    run.server.stop()
    let line = try run.daemon.connect()
    for device in 0...DeliveryQueue.entriesMax {
      try line.result("install", #"{"device":"d\#(device)"}"#)
    }
    #expect(try run.once() == 1)
    #expect(run.log.contains("\(DeliveryQueue.entriesMax) events were not delivered"))
    try run.server.restart()
    #expect(try run.once() == 0)
    try run.expectAll(through: run.newest())
  }

  @Test("TERM lets a post under way finish, and the next run does not repeat it")
  func drain() throws {
    let run = try WebhookRun(WebServer { _ in .late(200, milliseconds: 300) })
    try run.live(1...1)
    try run.start()
    run.waitUntil { run.server.requests.count >= 1 }
    #expect(run.stop() == 0)
    let posted = run.server.taken.count
    #expect(posted == run.server.requests.count)
    run.server.react { _ in .answer(200) }
    #expect(try run.once() == 0)
    try run.expectAll(through: run.newest())
    #expect(run.server.requests.count == (try run.newest()))
  }

  @Test("A waiting event is posted without the data that was deleted in the meantime")
  func deletion() throws {
    let run = try WebhookRun(WebServer { _ in .answer(500) })
    try run.live(1...2)
    try run.start()
    run.waitUntil { run.server.requests.count > 10 }
    let user = try run.call("userInfo", #"{"userId":"u1"}"#)["user"]
    let customer = try #require(user?["customerId"]?.text)
    try run.call("user.delete", #"{"userId":"u1"}"#)
    let before = run.server.requests.count
    // Those under way when the deletion was acknowledged.
    run.waitUntil { run.server.requests.count > before + 8 }
    let posted = run.server.requests.count
    run.server.react { _ in .answer(200) }
    let newest = try run.newest()
    run.waitUntil { Set(run.server.taken.map { $0.headers["webhook-id"] }).count == newest }
    #expect(run.stop() == 0)
    for request in run.server.requests.dropFirst(posted) {
      let text = String(decoding: request.body, as: UTF8.self)
      #expect(!text.contains("\"u1\"") && !text.contains(customer))
    }
    #expect(Set(try run.takenCursors()) == Set(1...newest))
  }

  @Test("Posts are signed with a new secret, and with the old one while it is defined")
  func rotation() throws {
    let run = try WebhookRun(WebServer())
    try run.live(1...1)
    try run.start()
    run.waitUntil { run.server.taken.count >= 1 }
    let old = WebhookRun.secret
    try run.define(#"{"url":"\#(run.server.url)","secret":"new","oldSecret":"\#(old)"}"#)
    run.signal(SIGHUP)
    var user = 10
    func isSigned(_ secret: String) throws -> Bool {
      try run.live(user...user)
      user += 1
      let newest = try run.newest()
      run.waitUntil { run.server.taken.count >= newest }
      return run.server.taken.last.map { WebhookRun.isSigned($0, with: secret) } ?? false
    }
    try run.waitUntil { try isSigned("new") }
    #expect(run.server.taken.last.map { WebhookRun.isSigned($0, with: old) } == true)
    try run.define(#"{"url":"\#(run.server.url)","secret":"new"}"#)
    run.signal(SIGHUP)
    try run.waitUntil { try !isSigned(old) }
    #expect(try isSigned("new"))
    #expect(run.stop() == 0)
  }

  @Test("Webhooks come and go while the program runs; a new one starts at its definition")
  func comingAndGoing() throws {
    let (first, second) = (try WebServer(), try WebServer())
    let run = try WebhookRun(first)
    try run.live(1...1)
    let newest = try run.newest()
    try run.start()
    run.waitUntil { first.taken.count == newest }
    try run.define(#"{"url":"\#(second.url)","secret":"s"}"#)
    run.signal(SIGHUP)
    run.waitUntil { run.log.contains("the project no longer has this webhook") }
    try run.live(2...2)
    let later = try run.newest()
    run.waitUntil { second.taken.count == later - newest }
    #expect(first.requests.count == newest)
    #expect(try second.taken.map { try WebhookRun.cursor($0) }.min() == newest + 1)
    #expect(run.stop() == 0)
  }

  @Test("In Purchasely's format a transfer posts the four events of its page")
  func purchasely() throws {
    let run = try WebhookRun(WebServer(), format: "purchasely")
    try run.call("install", #"{"device":"d"}"#)
    try run.call(
      "purchase",
      """
      {"device":"d","product":"month","store":"appStore","transactionId":"1",
       "expiresAt":"2099-01-01T00:00:00Z"}
      """.replacing("\n", with: "")
    )
    try run.call("identify", #"{"device":"d","userId":"ann"}"#)
    #expect(try run.once() == 0)
    let names = try run.server.taken.map { request in
      let emitted = try JSONTree(request.body)
      return "\(emitted["event_name"]?.text ?? "") \(emitted["user_id"]?.text ?? "anonymous")"
    }
    #expect(names.filter { $0.hasSuffix(" ann") } == ["ACTIVATE ann", "SUBSCRIPTION_RECEIVED ann"])
    #expect(
      names.filter { $0.hasSuffix(" anonymous") }
        == [
          "SUBSCRIPTION_STARTED anonymous", "ACTIVATE anonymous", "DEACTIVATE anonymous",
          "SUBSCRIPTION_TRANSFERRED anonymous",
        ]
    )
    #expect(run.server.requests.allSatisfy { WebhookRun.isSigned($0) })
  }

  @Test("No log line and no reply to a reader contains the secret")
  func secrecy() throws {
    let run = try WebhookRun(WebServer { $0.number < 3 ? .answer(500) : .answer(200) })
    try run.live(1...1)
    #expect(try run.once() == 0)
    for method in ["project.describe", "project.list", "events.read"] {
      #expect(!"\(try run.call(method, "{}"))".contains(WebhookRun.secret))
    }
    #expect(!run.log.contains(WebhookRun.secret))
    #expect(!run.daemon.log.contains(WebhookRun.secret))
  }

  @Test("The program waits for a daemon that has not started, or that stopped")
  func daemonAway() throws {
    let run = try WebhookRun(WebServer())
    try run.live(1...1)
    run.daemon.stop()
    try run.start()
    run.waitUntil { run.log.contains("no daemon") }
    try run.daemon.restart()
    let newest = try run.newest()
    run.waitUntil { run.server.taken.count == newest }
    run.daemon.kill()
    try run.daemon.restart()
    try run.live(2...2)
    let later = try run.newest()
    run.waitUntil { Set(run.server.taken.map { $0.headers["webhook-id"] }).count == later }
    #expect(run.stop() == 0)
    try run.expectAll(through: later)
  }

  @Test("A missing daemon, an unknown project and wrong options give an error")
  func refused() throws {
    let run = try WebhookRun(WebServer())
    #expect(try run.once("--project", "none") == 3)
    #expect(run.log.contains("\"none\""))
    #expect(try run.once("--socket", run.daemon.folder.file("none")) == 4)
    #expect(try run.once("--onse") == 2)
    #expect(run.log.contains("did you mean \"--once\"?"))
    #expect(try run.once("--ca", run.daemon.folder.file("none")) == 2)
    #expect(try run.once("--project", "default") == 0)
  }
}
