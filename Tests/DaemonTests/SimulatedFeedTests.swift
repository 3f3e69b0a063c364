import EntitledClient
import Foundation
import TestSupport
import Testing

@Suite("Simulations of a feed")
struct SimulatedFeedTests {
  /// Conversations with a grace period, which the feed does not contain.
  private static let without = ["purchasely-login-moves-what-is-active.txt"]

  private static let names = GoldenConversation.names.filter { name in
    ["purchasely-", "qonversion-", "revenuecat-"].contains { name.hasPrefix($0) }
      && !without.contains(name)
  }

  @Test("A simulated feed ends with the access that its project has", arguments: names)
  func same(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    let daemon = try DaemonProcess(["--store", "memory:"] + conversation.options)
    try conversation.play(on: daemon.connect())
    var connection = try Connection(path: daemon.socket)
    let definition = try connection.call("project.describe")
    let feed = try connection.call("events.read", ["after": "0", "limit": 1000])
    #expect(feed["more"] == false)
    let scratch = try ScratchFolder()
    try Data("\(feed)\n".utf8).write(to: URL(filePath: scratch.file("feed")))
    try Data("\(definition)\n".utf8).write(to: URL(filePath: scratch.file("definition.json")))
    let rules = ["--rules", scratch.file("definition.json")]
    let run = try ProgramRun(
      "entitle",
      ["simulate", scratch.file("feed"), "--definition", scratch.file("definition.json")]
        + rules + rules + ["--all", "--json"]
    ).outcome()
    #expect(run.code == 0, "\(run.said)")
    let simulated = try JSON(parsing: run.said)
    for answer in simulated["answers"]?.elements ?? [] {
      #expect(answer["answers"] == ["done", "done"], "\(answer)")
    }
    let people = Self.people(in: feed["events"]?.elements ?? [])
    #expect(!people.isEmpty || feed["events"] == [])
    for person in people {
      let checked = try daemon.connect().result(
        "checkEntitlements",
        "\(JSON.object([person]))",
        unless: "unknownDevice",
        "unknownUser"
      )
      let entitlements = checked?["entitlements"]
      let real = (entitlements?.names ?? []).filter { name in
        entitlements?[name]?["active"] == .bool(true)
      }
      let listed = (simulated["access"]?.elements ?? []).filter { row in
        row[person.name] == person.value && row["active"]?.elements?.first == true
      }.compactMap { $0["entitlement"]?.text }
      #expect(Set(listed) == Set(real), "\(person.name) \(person.value)")
    }
    #expect(daemon.stop() == 0)
  }

  private static func people(in events: [JSON]) -> [JSON.Member] {
    var people: [JSON.Member] = []
    for event in events {
      for name in ["device", "userId"] {
        guard let id = event[name], id.text != nil else { continue }
        let person = JSON.Member(name, id)
        if !people.contains(person) { people.append(person) }
      }
    }
    return people
  }
}
