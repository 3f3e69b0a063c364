import LineProtocol
import Service
import TestSupport
import Testing

@Suite("Waits and subscriptions, in process")
struct FeedTests {
  @Test("A wait for a user includes the user's events as another customer")
  func aliasedMeanwhile() throws {
    let line = try InProcessLine(options: ["--rules", "revenuecat"])
    for device in ["older", "younger"] {
      try line.call(#"{"id":1,"method":"install","params":{"device":"\#(device)"}}"#)
    }
    try line.call(
      #"{"id":2,"method":"identify","params":{"device":"older","userId":"ann"}}"#
    )
    let younger = try line.call(#"{"id":3,"method":"userInfo","params":{"device":"younger"}}"#)
    let user = younger["result"]?["user"]?["id"] ?? .null
    let newest = try line.call(#"{"id":4,"method":"events.read"}"#)["result"]?["cursor"] ?? .null
    let params = #"{"user":\#(user),"after":\#(newest),"timeoutMs":60000}"#
    try line.send(request: #"{"id":"w","method":"events.wait","params":\#(params)}"#)
    let other = try line.call(#"{"id":5,"method":"install","params":{"device":"third"}}"#)
    #expect(other["id"] == .number("5"))
    // Ann has an anonymous alias, so this switches only the device.
    let purchase = #"{"userId":"ann","product":"x","store":"web","transactionId":"1"}"#
    let bought = try line.call(#"{"id":6,"method":"purchase","params":\#(purchase)}"#)
    #expect(bought["id"] == .number("6"))
    let identify = #"{"device":"younger","userId":"bob"}"#
    let identified = try line.call(#"{"id":7,"method":"identify","params":\#(identify)}"#)
    #expect(identified["result"]?["outcome"] == .string("aliased"))
    let woken = try line.nextReply()
    #expect(woken["id"] == .string("w"))
    guard case .array(let events)? = woken["result"]?["events"] else {
      Issue.record("\(woken)")
      return
    }
    #expect(
      events.map { $0["kind"] }
        == ["userCreated", "identified", "usersAliased"].map { .string($0) }
    )
  }

  @Test("Taking a role away ends its waits and subscriptions with an error or notice")
  func roleTaken() throws {
    let line = try InProcessLine(role: .read)
    let subscribed = try line.call(#"{"id":1,"method":"events.subscribe"}"#)
    #expect(subscribed["result"]?["subscription"] == .string("1"))
    try line.send(
      Array(#"{"id":2,"method":"events.wait","params":{"timeoutMs":60000}}"#.utf8) + [0x0A]
    )
    line.session.adopt(nil)
    line.service.review(line.session, through: line)
    let gap = try line.nextReply()
    #expect(gap["method"] == .string("gap"))
    line.release()
    let refused = try line.nextReply()
    #expect(refused["id"] == .number("2"))
    #expect(refused["error"]?["data"]?["kind"] == .string("permissionDenied"))
  }

  @Test("Acknowledging needs the role write, and the rest of the feed only read")
  func roles() throws {
    let line = try InProcessLine(role: .read)
    let params = #"{"consumer":"c","cursor":"0"}"#
    let refused = try line.refusal(
      of: #"{"id":1,"method":"events.acknowledge","params":\#(params)}"#
    )
    #expect(refused["data"]?["kind"] == .string("permissionDenied"))
    let waited = try line.call(#"{"id":2,"method":"events.wait","params":{"timeoutMs":0}}"#)
    #expect(waited["result"]?["events"] == .array([]))
  }

  @Test("A search for rare events in a long log runs in steps, and misses none")
  func longLog() throws {
    let line = try InProcessLine()
    let installs = (0..<12_500).map {
      #"{"method":"install","params":{"device":"\#($0)"}}"# + "\n"
    }
    try line.send(Array(installs.joined().utf8))
    let read = #"{"kinds":["granted"],"after":"%"}"#
    for (after, cursor, more) in [("0", "10000", true), ("10000", "12500", false)] {
      let params = read.split(separator: "%").joined(separator: after)
      let page = try line.call(#"{"id":1,"method":"events.read","params":\#(params)}"#)["result"]
      #expect(page?["events"] == .array([]))
      #expect(page?["cursor"] == .string(cursor))
      #expect(page?["more"] == .bool(more))
    }
    let params = #"{"kinds":["granted","clockAdvanced"],"timeoutMs":60000}"#
    try line.send(request: #"{"id":"w","method":"events.wait","params":\#(params)}"#)
    try line.call(
      #"{"id":1,"method":"project.define","params":{"entitlements":["pro"]}}"#
    )
    let grant = #"{"device":"1","entitlement":"pro"}"#
    try line.call(#"{"id":2,"method":"grant","params":\#(grant)}"#)
    let woken = try line.nextReply()
    #expect(woken["id"] == .string("w"))
    #expect(woken["result"]?["events"]?[0]?["cursor"] == .string("12501"))
  }
}
