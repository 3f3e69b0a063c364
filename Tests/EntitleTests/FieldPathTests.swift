import EntitledClient
import LineProtocol
import Platform
import Testing

@testable import entitle

@Suite("The path to a value of a result")
struct FieldPathTests {
  private static let result: JSON = [
    "user": ["id": "ada", "aliases": ["ada", "QON_1"]],
    "entitlements": ["a.b/c~d": ["active": true], "0": ["active": false], "": 5],
  ]

  @Test(
    "A path is a JSON pointer, or names separated by dots",
    arguments: [
      ("/user/id", ["user", "id"]), ("user.id", ["user", "id"]),
      ("/user/aliases/1", ["user", "aliases", "1"]), ("user.aliases[1]", ["user", "aliases", "1"]),
      ("user.aliases.1", ["user", "aliases", "1"]),
      ("/entitlements/a.b~1c~0d/active", ["entitlements", "a.b/c~d", "active"]),
      (#"entitlements["a.b/c~d"].active"#, ["entitlements", "a.b/c~d", "active"]),
      (#"["a"]["b\"]"]"#, ["a", "b\"]"]), (#"["\u00e9"]"#, ["é"]), ("", []), ("/", [""]),
      ("//a", ["", "a"]),
    ]
  )
  func steps(text: String, steps: [String]) throws {
    #expect(try FieldPath(text).steps == steps)
  }

  @Test(
    "An invalid path is rejected",
    arguments: [
      "a.", ".a", "a..b", "a[", "a[x]", "a[01]", "a[1", #"a["x"#, #"a["x]"#, "a[0]b", "/~2", "/~",
    ]
  )
  func wrong(text: String) {
    #expect(throws: UsageError.self) { try FieldPath(text) }
  }

  @Test(
    "A path leads to a value",
    arguments: [
      ("user.id", JSON.string("ada")), ("/user/aliases/1", .string("QON_1")),
      (#"entitlements["a.b/c~d"]"#, ["active": true] as JSON), ("entitlements[0].active", false),
      ("/entitlements/", 5), ("", result),
    ]
  )
  func value(text: String, value: JSON) throws {
    #expect(try FieldPath(text).value(in: Self.result) == value)
  }

  @Test(
    "The error for a missing value says where the path ends, and what is there",
    arguments: [
      ("user.idd", "it ends at user", #"did you mean "id"?"#),
      ("user.aliases[2]", "it ends at user.aliases", "a list of 2"),
      ("user.aliases.x", "it ends at user.aliases", "a list of 2"),
      ("user.aliases[01x]", "", ""), ("user.id.x", "it ends at user.id", #"user.id is "ada""#),
      ("nobody", "no nobody", "the result has user, entitlements"),
    ]
  )
  func missing(text: String, place: String, hint: String) throws {
    guard let path = try? FieldPath(text) else { return #expect(place.isEmpty) }
    let error = try #require(throws: MissingField.self) { try path.value(in: Self.result) }
    #expect(error.message.contains(place), "\(error.message)")
    #expect(error.hint.contains(hint), "\(error.hint)")
  }

  @Test("Each line of a flat result begins with the path")
  func flat() throws {
    let value: JSON = [
      "a": [1, [], ["b c": ["é", nil, "\u{202E}\""]]], "0": [:], "": "x", "d-e_$": 1, "é": true,
    ]
    let text = FlatText.text(of: value)
    #expect(
      text == #"""
        a[0] = 1
        a[1] = []
        a[2]["b c"][0] = "é"
        a[2]["b c"][1] = null
        a[2]["b c"][2] = "\u202E\""
        [0] = {}
        [""] = "x"
        d-e_$ = 1
        ["é"] = true

        """#
    )
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " = ", maxSplits: 1)
      #expect(try FieldPath(String(parts[0])).value(in: value) == JSON(parsing: String(parts[1])))
    }
    #expect(FlatText.text(of: 5) == "5\n")
    #expect(FlatText.text(of: [:]) == "{}\n")
  }

  @Test(
    "A path that the contract rules out is rejected before the call",
    arguments: [
      ("identify", "user.idd", #"did you mean "id"?"#), ("identify", "usr", #"mean "user"?"#),
      ("identify", "purchases.from", "purchases is a list"),
      ("checkEntitlements", "entitlements.pro.actve", #"did you mean "active"?"#),
      ("logout", "outcome.x", "outcome has no members"),
    ]
  )
  func impossible(method: String, text: String, hint: String) throws {
    let schema = try #require(ResultSchema(of: method, openRPC: Contract.openRPC))
    let error = try #require(schema.refusal(of: FieldPath(text)))
    #expect(error.message.contains("never has \(text)"))
    #expect(error.hint?.contains(hint) == true, "\(error.hint ?? "")")
  }

  @Test(
    "A path that the contract allows is accepted",
    arguments: [
      ("identify", "user.aliases[0]"), ("identify", "purchases[0].from[1]"),
      ("checkEntitlements", "entitlements.pro.active"),
      ("checkEntitlements", "warnings[0].message"),
      ("rpc.discover", "info.version"), ("userProperties", "properties.anything"),
      ("project.describe", "project.rules.onRestore"),
      ("project.describe", "project.products.x.kind"),
    ]
  )
  func possible(method: String, text: String) throws {
    let schema = try #require(ResultSchema(of: method, openRPC: Contract.openRPC))
    #expect(schema.refusal(of: try FieldPath(text)) == nil)
  }
}
