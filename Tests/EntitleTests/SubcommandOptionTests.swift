import EntitledClient
import Platform
import Testing

@testable import Pictures
@testable import entitle

@Suite("The options of graph, timeline and simulate")
struct SubcommandOptionTests {
  private static func read(_ words: String) throws -> Command {
    try CommandLineReader.read(words.split(separator: " ").map(String.init), .contract).command
  }

  private static func question(_ members: JSON.Member...) throws -> PictureOptions {
    try #require(PictureOptions(members))
  }

  @Test("graph and timeline take a user or a device, and an output form")
  func pictures() throws {
    let ann = try Self.question(.init("userId", "ann"))
    #expect(try Self.read("graph ann") == .graph(ann, nil))
    #expect(try Self.read("graph --svg ann") == .graph(ann, .svg(file: nil)))
    #expect(try Self.read("graph userId=ann --svg=a.svg") == .graph(ann, .svg(file: "a.svg")))
    #expect(try Self.read("graph --user ann --dot") == .graph(ann, .dot))
    #expect(try Self.read("timeline ann --text") == .timeline(ann, .text))
    let moment = JSON.Member("at", "2026-01-01T00:00:00Z")
    let phone = try Self.question(.init("device", "phone"), .init("project", "p"), moment)
    #expect(
      try Self.read("graph device=phone project=p --at 2026-01-01T00:00:00Z") == .graph(phone, nil)
    )
    #expect(phone.project == "p")
    let odd = try Self.question(.init("userId", "a=b"))
    #expect(try Self.read("graph user=a=b") == .graph(odd, nil))
  }

  @Test(
    "An invalid command line is rejected with a hint",
    arguments: [
      ("graph", "graph: expected one USER", "entitle graph USER"),
      ("graph a device=b", "graph: expected one USER, or device=ID", "device=ID"),
      ("graph a b", "expected name=value, found \"b\"", "graph takes device"),
      ("graph a --sgv", "unknown parameter \"sgv\"", "did you mean \"svg\"?"),
      ("graph a --dot=x", "--dot takes no value", "> FILE"),
      ("graph a --svg=", "the file name is empty", "--svg=picture.svg"),
      ("graph a --svg --dot", "two output forms are given", "one of them"),
      ("timeline a --dot", "unknown parameter \"dot\"", "timeline takes device"),
      ("timeline a at=x", "unknown parameter \"at\"", "timeline takes device"),
      ("timeline a -", "reads nothing from standard input", "entitle timeline USER"),
      ("simulate", "simulate: missing HISTORY", "FILE"),
      ("simulate h --rules a", "at least two", "--rules PRESET --rules PRESET"),
      ("simulate h --rule a", "unknown parameter \"rule\"", "did you mean \"rules\"?"),
      ("simulate h --rules a --rules b x=1", "unknown parameter \"x\"", "--definition"),
      ("simulate h --rules a --rules b --from now", "--from: invalid timestamp", "2026-11-21"),
      ("simulate h --all=1", "--all takes no value", "FILE"),
    ]
  )
  func refused(words: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) { try Self.read(words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }

  private static func choices(_ words: String...) -> [String] {
    CommandCompletion(.contract).choices(for: words).map(\.text)
  }

  @Test("Their words are completed")
  func completed() {
    #expect(Self.choices("graph", "") == ["device=", "userId=", "at=", "project="])
    #expect(Self.choices("graph", "device=d", "a") == ["at="])
    #expect(Self.choices("timeline", "ann", "p") == ["project="])
    #expect(Self.choices("graph", "ann", "--s") == ["--svg", "--socket"])
    #expect(Self.choices("graph", "--dot", "u") == ["userId="])
    #expect(Self.choices("simulate", "h", "--f") == ["--from"])
    #expect(Self.choices("simulate", "--rules", "a", "h", "--rules", "b", "--al") == ["--all"])
  }

  @Test("Each command has help for all its options", arguments: ["graph", "timeline", "simulate"])
  func help(name: String) throws {
    guard case .help(let topic) = try Self.read("\(name) --help") else {
      Issue.record("expected help")
      return
    }
    let text = Help.text(topic, .contract)
    #expect(text.hasPrefix("usage: entitle \(name) "))
    for option in SubcommandOptions.names(of: try #require(BuiltIn(rawValue: name))) {
      #expect(text.contains(option))
    }
  }
}
