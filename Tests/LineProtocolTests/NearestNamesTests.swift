import LineProtocol
import Testing

@Suite("What somebody may have meant")
struct NearestNamesTests {
  private let names = [
    "install", "identify", "logout", "userInfo", "checkEntitlements", "purchase",
    "purchase.update", "restore", "server.ping", "server.info", "events.read",
  ]

  @Test(
    "mistakes that are likely are seen through",
    arguments: [
      ("Install", ["install"]), ("instal", ["install"]), ("isntall", ["install"]),
      ("identfy", ["identify"]), ("logOut", ["logout"]), ("log_out", ["logout"]),
      ("user_info", ["userInfo"]), ("purchaseUpdate", ["purchase.update"]),
      ("ping", ["server.ping"]), ("check", ["checkEntitlements"]),
      ("checkEntitlement", ["checkEntitlements"]), ("purchas", ["purchase"]),
      ("server.pong", ["server.ping"]),
    ]
  )
  func near(name: String, expected: [String]) {
    let nearest = NearestNames.nearest(to: Array(name.utf8), among: names)
    #expect(nearest.prefix(expected.count).elementsEqual(expected))
  }

  @Test("others are not", arguments: ["", "x", "zz", "banana", "reinstallation", "in"])
  func far(name: String) {
    #expect(NearestNames.nearest(to: Array(name.utf8), among: names).isEmpty)
  }

  @Test("short names want to be met more exactly")
  func short() {
    let nearest = NearestNames.nearest(to: Array("ot".utf8), among: ["to", "by", "o"])
    #expect(nearest == ["to", "o"])
    #expect(NearestNames.nearest(to: Array("y".utf8), among: ["x", "Y"]) == ["Y"])
  }

  @Test("at most three, the nearest first, then in their order")
  func order() {
    let nearest = NearestNames.nearest(
      to: Array("abcdef".utf8),
      among: ["abxxef", "abcdxf", "abcxef", "ABCDEF", "xbcdef"]
    )
    #expect(nearest == ["ABCDEF", "abcdxf", "abcxef"])
  }

  @Test("what is very long is not compared")
  func long() {
    let name = String(repeating: "a", count: 65)
    #expect(NearestNames.nearest(to: Array(name.utf8), among: [name]).isEmpty)
    #expect(NearestNames.nearest(to: Array(repeating: 0x61, count: 1_000_000), among: names) == [])
  }

  @Test("a question names them")
  func question() {
    #expect(NearestNames.question([]) == nil)
    #expect(NearestNames.question(["a"]) == "did you mean \"a\"?")
    #expect(NearestNames.question(["a", "b"]) == "did you mean \"a\" or \"b\"?")
    #expect(NearestNames.question(["a", "b", "c"]) == "did you mean \"a\", \"b\" or \"c\"?")
  }
}
