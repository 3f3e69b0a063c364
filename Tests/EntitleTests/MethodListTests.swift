import LineProtocol
import Testing

@testable import entitle

@Suite("The list of methods")
struct MethodListTests {
  private let list = MethodList.contract

  @Test("The list has the contract's methods, with their parameters in order")
  func complete() throws {
    #expect(Set(list.methods.map(\.name)) == Set(Request.methods.map { "\($0.name)" }))
    for method in Request.methods {
      let entry = try #require(list.method(named: "\(method.name)"))
      #expect(entry.parameters.map(\.name) == method.parameters.map { "\($0)" })
      #expect(entry.role == method.role.rawValue)
    }
  }

  @Test("No method is named like a command, and no parameter like an option")
  func collisions() {
    let builtIns = Set(BuiltIn.allCases.map(\.rawValue))
    let options = Set(Options.names.map { String($0.dropFirst(2)) })
    for method in list.methods {
      #expect(!builtIns.contains(method.name))
      #expect(!builtIns.contains(ParameterEntry.optionName(of: method.name)))
      #expect(options.isDisjoint(with: method.parameters.map(\.optionName)))
      #expect(Set(method.parameters.map(\.optionName)).count == method.parameters.count)
    }
  }

  @Test("A name may be written with dashes, and in no other way")
  func names() {
    #expect(list.method(named: "check-entitlements")?.name == "checkEntitlements")
    #expect(list.method(named: "checkentitlements") == nil)
  }

  @Test(
    "The types of a parameter come from its schema, and of what that refers to",
    arguments: [
      ("purchase.update", "expiresAt", [.string, .null]), ("purchase", "isFamilyShared", .boolean),
      ("project.define", "rules", [.string, .object]), ("events.read", "limit", .integer),
      ("user.import", "ids", .array), ("server.ping", "echo", .any),
    ] as [(String, String, ValueKinds)]
  )
  func kinds(method: String, parameter: String, kinds: ValueKinds) throws {
    let entry = try #require(list.exactly(method)?.parameters.first { $0.name == parameter })
    #expect(entry.kinds == kinds)
  }

  @Test("A method's help names each parameter")
  func help() {
    for method in list.methods {
      let text = Help.text(.method(method), list)
      #expect(text.contains("usage: entitle \(method.name)"))
      for parameter in method.parameters { #expect(text.contains("  \(parameter.name) ")) }
    }
    for builtIn in BuiltIn.allCases {
      #expect(Help.text(.builtIn(builtIn), list).contains("usage: entitle \(builtIn.rawValue)"))
    }
  }

  @Test("Every command is in a group, and the help fits on a screen")
  func groups() {
    let commands = (list.methods.map(\.name) + BuiltIn.listed.map(\.rawValue)).sorted()
    #expect(CommandGroup.all(list).flatMap(\.commands).sorted() == commands)
    #expect(!CommandGroup.all(list).contains { $0.name == "Others" })
    let lines = Help.text(.program, list).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 30)
    #expect(lines.allSatisfy { $0.count <= Help.width })
    let words = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    #expect(words.isSuperset(of: commands))
  }

  @Test(
    "A method's help contains types, limits, defaults, values and members",
    arguments: [
      ("purchase", "kind", "one of subscription, nonRenewingSubscription, "),
      ("purchase", "purchasedAt", "(timestamp)"), ("purchase", "isFamilyShared", "(true or false"),
      ("purchase", "store", "appStore, macAppStore"), ("purchase", "periodType", "default: normal"),
      ("project.define", "entitlements", "(list of up to 10000 strings)"),
      ("purchase.update", "pausedUntil", "(timestamp | null)"),
      ("clock.advance", "by", "(duration)"), ("setUserProperty", "value", "up to 500 characters"),
      ("events.read", "limit", "(integer; 1 to 1000; default: 100)"),
      ("events.read", "kinds", "(list of up to 100, each: one of userCreated, "),
      ("events.wait", "timeoutMs", "(required; integer; 0 to 60000)"),
      ("project.define", "rules", "one of qonversion, "),
      ("project.define", "rules", ", or object"),
      ("project.define", "products", "products by their ids"),
      ("project.define", "clock", "one of system, manual, or object"),
      ("project.define", "webhooks", "(list of up to 10, each: object)"),
    ]
  )
  func notes(method: String, parameter: String, text: String) throws {
    let entry = try #require(list.exactly(method)?.parameters.first { $0.name == parameter })
    #expect(entry.about.contains(text), "\(entry.about)")
  }

  @Test("A method's help describes the members of an object")
  func members() throws {
    let define = try #require(list.exactly("project.define"))
    let members = define.parameters.reduce(into: [String: [ParameterEntry.Member]]()) {
      $0[$1.name] = $1.members
    }
    #expect(members["products"]?.map(\.name) == ["kind", "entitlements", "basePlan"])
    #expect(members["products"]?[1].about.contains("required; list of up to") == true)
    #expect(members["clock"]?.map(\.name) == ["manual"])
    #expect(
      members["webhooks"]?.map(\.name)
        == ["url", "secret", "oldSecret", "authorization", "format", "kinds"]
    )
    #expect(members["rules"]?.count == 14)
    let text = Help.text(.method(define), list)
    #expect(text.contains("      kind          "))
    #expect(text.contains("for example:\n  entitle project.define \\\n    project=news \\\n"))
    let logout = try #require(list.exactly("logout"))
    let short = Help.text(.method(logout), list)
    #expect(short.contains("for example:\n  entitle logout device=iphone\n"))
    let notify = Help.text(.method(try #require(list.exactly("store.notify"))), list)
    #expect(notify.contains("\n    'payload={\"signedPayload\":\""))
    #expect(notify.contains("…'\n"))
    #expect(!notify.split(separator: "\n").contains { $0.count > 80 })
    #expect(!text.contains("{{"))
  }
}
