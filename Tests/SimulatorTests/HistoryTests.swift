import EntitledClient
import Platform
import Testing

@testable import Simulator

@Suite("Reading a history")
struct HistoryTests {
  private static func read(_ lines: String...) throws -> History {
    try HistoryReader.read(Array(lines.joined(separator: "\n").utf8)) { method in
      method == "identify" ? ["device", "userId", "dryRun", "project"] : []
    }
  }

  @Test(
    "An invalid history gives an error with a hint",
    arguments: [
      ("", "no request that changes something", "export the feed"),
      ("\n\r\n \t\n", "no request that changes something", "export the feed"),
      (#"{"method":"userInfo","params":{"device":"a"}}"#, "no request that changes", "requests"),
      ("{\"method\":\"logout\"}\n{", "line 2 of the history: byte 1", "one JSON object on each"),
      (#"{"device":"a"}"#, "line 1 of the history is not a request", "on the wire"),
      ("5", "line 1 of the history is not a request", "on the wire"),
      (
        #"[{"method":"logout"},{"method":"logout","params":{"project":"b"}}]"#,
        "of several projects: \"b\", \"default\"", "one project"
      ),
      (
        #"[{"kind":"k","at":"x","project":"a"},{"kind":"k","at":"x","project":"b"}]"#,
        "of several projects: \"a\", \"b\"", "entitle watch"
      ),
    ]
  )
  func refused(text: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) {
      try HistoryReader.read(Array(text.utf8)) { _ in [] }
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }

  @Test("A history holds the requests that change something, with params by name")
  func requests() throws {
    let history = try Self.read(
      #"{"id":1,"method":"project.define","params":{"rules":"qonversion","project":"p"}}"#,
      #"{"id":2,"method":"identify","params":["a","u",null,"p"]}"#,
      #"{"id":2,"result":{"user":{"anonymousId":"QON_1"}}}"#,
      #"[{"id":3,"method":"logout","params":{"device":"a","project":"p"}"#
        + #","at":"2026-01-01T02:00:00+02:00"}]"#,
      #"{"id":4,"method":"logout","params":{"device":"a","project":"p","dryRun":true}}"#,
      #"{"id":5,"method":"user.link.undo","params":{"event":"x","project":"p"}}"#,
      #"{"id":9,"error":{"code":1,"message":"m","data":{}}}"#,
      #"{"id":6,"method":"store.notify","params":{"store":"stripe","project":"p"}}"#
    )
    #expect(history.steps.map(\.method) == ["identify", "logout"])
    #expect(history.steps[0].params == [.init("device", "a"), .init("userId", "u")])
    #expect(history.steps[0].answer?["user"]?["anonymousId"] == "QON_1")
    #expect(history.steps[0].text == "identify device=a userId=u")
    #expect(history.steps[1].place == "line 4")
    #expect(history.steps[1].moment == "2026-01-01T00:00:00.000Z")
    #expect(history.start == "2026-01-01T00:00:00.000Z")
    #expect(
      history.notes == [
        "line 6: user.link.undo names an event of another feed",
        "line 8: store.notify depends on the project's stores, which a simulation does not have",
      ]
    )
  }

  @Test("A definition that was accepted may leave out earlier products, as it did")
  func removals() throws {
    func define(_ id: Int, _ products: String) -> String {
      #"{"id":\#(id),"method":"project.define","params":{"products":{\#(products)}}}"#
    }
    let (x, y) = (#""x":{"entitlements":["X"]}"#, #""y":{"entitlements":["Y"]}"#)
    let history = try Self.read(
      define(1, x),
      #"{"id":1,"result":{"project":{}}}"#,
      define(2, y),
      #"{"id":2,"result":{"project":{}}}"#,
      define(3, ""),
      #"{"id":3,"error":{"code":1209,"message":"m","data":{"kind":"productInUse"}}}"#
    )
    let removed = history.steps.map { step in
      step.params.first { $0.name == "removed" }?.value
    }
    #expect(removed == [nil, ["x"], nil])
  }

  @Test("A history starts with its project's clock, its first timestamp, or now")
  func start() throws {
    let purchase = #"{"method":"purchase","params":{"purchasedAt":"2025-06-01T00:00:00Z"}}"#
    #expect(try Self.read(purchase).start == nil)
    let advance = #"{"method":"clock.advance","params":{"to":"2026-01-01T00:00:00Z"}}"#
    #expect(try Self.read(purchase, advance).start == "2025-06-01T00:00:00.000Z")
    let define =
      #"{"method":"project.define","params":{"clock":{"manual":"2024-01-01T01:00:00+01:00"}}}"#
    #expect(try Self.read(define, purchase, advance).start == "2024-01-01T00:00:00.000Z")
  }

  private static func event(_ cursor: Int, _ kind: String, _ rest: String) -> String {
    #"{"cursor":"\#(cursor)","kind":"\#(kind)","at":"2026-01-0\#(cursor)T00:00:00.000Z",\#(rest)}"#
  }

  @Test("A history from events holds the requests that caused them, at their times")
  func events() throws {
    let chain =
      #""store":"web","originalTransactionId":"1","transactionId":"1","product":"p""#
    let history = try Self.read(
      Self.event(1, "userCreated", #""cause":{"method":"install"},"device":"d","anonymousId":"A""#),
      Self.event(
        2,
        "purchaseRecorded",
        #""cause":{"method":"purchase"},"device":"d","anonymousId":"A","holders":["A"],"# + chain
          + #","productKind":"subscription","expiresAt":"2026-02-01T00:00:00.000Z","#
          + #""changes":{"autoRenew":false,"renewsAs":"q"}"#
      ),
      Self.event(
        2,
        "entitlementsActivated",
        #""cause":{"method":"purchase"},"entitlements":["e"],"# + chain
      ),
      Self.event(
        3,
        "purchaseUpdated",
        #""cause":{"method":"purchase.update"},"changes":{"revokedAt":"#
          + #""2026-01-03T00:00:00.000Z"},"# + chain
      ),
      Self.event(
        4,
        "purchaseUpdated",
        #""cause":{"method":"store.notify"},"changes":{"autoRenew":false,"#
          + #""autoRenewDisabledAt":"2026-01-04T00:00:00.000Z"},"# + chain
      ),
      Self.event(4, "userDeleted", #""cause":{"method":"user.delete"},"userId":"t""#),
      Self.event(5, "purchaseExpired", #""cause":{"clock":true},"# + chain)
    )
    #expect(
      history.steps.map(\.method) == [
        "install", "purchase", "purchase.update", "purchase.update", "purchase.update",
        "clock.advance",
      ]
    )
    #expect(history.steps[1].params.first == .init("device", "d"))
    #expect(history.steps[1].moment == "2026-01-02T00:00:00.000Z")
    #expect(history.steps[2].params.suffix(2).map(\.name) == ["autoRenew", "renewsAs"])
    #expect(history.steps[3].params.last == .init("revokedAt", "2026-01-03T00:00:00.000Z"))
    #expect(
      history.steps[4].params
        == [
          .init("store", "web"), .init("originalTransactionId", "1"), .init("transactionId", "1"),
          .init("autoRenew", false),
        ]
    )
    #expect(history.steps[5].moment == "2026-01-05T00:00:00.000Z")
    #expect(history.notes == ["event 4: a deleted user is not named any more"])
    #expect(
      history.definition.first
        == .init("products", ["p": ["kind": "subscription", "entitlements": ["e"]]])
    )
  }

  @Test("Rule sets get unique labels")
  func ruleSets() throws {
    let words = [
      "x", "x", "a/b.c.json", "b.json", #"{"preset":"x","onRestore":"keep"}"#, "{nothing",
    ]
    #expect(
      RuleSet.named(words).map(\.label)
        == ["x", "x (2)", "b", "b (2)", "x onRestore=keep", "{nothing"]
    )
  }

  @Test(
    "Generated ids are distinguished from chosen ones",
    arguments: [
      ("QON_0123456789abcdef0123456789abcdef", true),
      ("01234567-89ab-cdef-0123-456789abcdef", true),
      ("01234567-89AB-cdef-0123-456789abcdef", false), ("ann", false), ("", false),
      ("QON_0123456789abcdef0123456789abcdeg", false),
    ]
  )
  func madeUp(id: String, isLike: Bool) {
    #expect(GeneratedID.isLike(id) == isLike)
  }
}
