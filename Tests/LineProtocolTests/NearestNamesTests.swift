import IdentityCore
import LineProtocol
import Testing

@Suite("Suggestions for misspelled names")
struct NearestNamesTests {
  private let names = [
    "install", "identify", "logout", "userInfo", "checkEntitlements", "purchase",
    "purchase.update", "restore", "server.ping", "server.info", "events.read",
    "purchase.define",
  ]

  @Test(
    "Likely misspellings are recognized",
    arguments: [
      ("Install", ["install"]), ("instal", ["install"]), ("isntall", ["install"]),
      ("identfy", ["identify"]), ("logOut", ["logout"]), ("log_out", ["logout"]),
      ("user_info", ["userInfo"]), ("purchaseUpdate", ["purchase.update"]),
      ("ping", ["server.ping"]), ("check", ["checkEntitlements"]),
      ("checkEntitlement", ["checkEntitlements"]), ("purchas", ["purchase"]),
      ("server.pong", ["server.ping"]), ("server.inf", ["server.info"]),
      ("purchase.defnie", ["purchase.define"]),
    ]
  )
  func near(name: String, expected: [String]) {
    let nearest = NearestNames.nearest(to: Array(name.utf8), among: names)
    #expect(nearest.prefix(expected.count).elementsEqual(expected))
  }

  @Test(
    "Other names are ignored",
    arguments: ["", "x", "zz", "banana", "reinstallation", "in", "purchase.delete", "server.fork"]
  )
  func far(name: String) {
    #expect(NearestNames.nearest(to: Array(name.utf8), among: names).isEmpty)
  }

  @Test("Short names require a closer match")
  func short() {
    let nearest = NearestNames.nearest(to: Array("ot".utf8), among: ["to", "by", "o"])
    #expect(nearest == ["to", "o"])
    #expect(NearestNames.nearest(to: Array("y".utf8), among: ["x", "Y"]) == ["Y"])
  }

  @Test("At most three names are suggested, the nearest first, then in their order")
  func order() {
    let nearest = NearestNames.nearest(
      to: Array("abcdef".utf8),
      among: ["abxxef", "abcdxf", "abcxef", "ABCDEF", "xbcdef"]
    )
    #expect(nearest == ["ABCDEF", "abcdxf", "abcxef"])
  }

  @Test(
    "Ids: equal but for case and separators first, then a synonym, then a distance of 2",
    arguments: [
      ("appstore", ["appStore"]), ("APP_STORE", ["appStore"]), ("app.st-o re", ["appStore"]),
      ("ios", ["appStore"]), ("IOS", ["appStore"]), ("i_os", ["appStore"]),
      ("playstor", ["playStore"]), ("pleystor", ["playStore"]), ("pleistor", []),
      ("wep", ["web"]), ("wab_", ["web"]), ("Zeta", []), ("", []), ("-", []), ("ab", ["web"]),
      ("x", []),
      ("play", ["appStore"]), ("appstora", ["appStore"]),
    ]
  )
  func ids(name: String, expected: [String]) {
    let stores: [StoreName] = ["appStore", "playStore", "web"]
    let synonyms = ["ios": "appStore", "play": "appStore"]
    let nearest = NearestNames.nearest(
      to: Array(name.utf8),
      amongIDs: stores,
      synonyms: synonyms
    )
    #expect(nearest == expected)
  }

  @Test("Very long names are not compared")
  func long() {
    let name = String(repeating: "a", count: 65)
    #expect(NearestNames.nearest(to: Array(name.utf8), among: [name]).isEmpty)
    #expect(NearestNames.nearest(to: Array(repeating: 0x61, count: 1_000_000), among: names) == [])
  }

  @Test("The question lists the suggested names")
  func question() {
    #expect(NearestNames.question([]) == nil)
    #expect(NearestNames.question(["a"]) == "did you mean \"a\"?")
    #expect(NearestNames.question(["a", "b"]) == "did you mean \"a\" or \"b\"?")
    #expect(NearestNames.question(["a", "b", "c"]) == "did you mean \"a\", \"b\" or \"c\"?")
  }
}
