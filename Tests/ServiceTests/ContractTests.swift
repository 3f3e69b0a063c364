import Foundation
import LineProtocol
import TestSupport
import Testing

@Suite("The contract and its generated copies")
struct ContractTests {
  private static let methodFiles = Repository.files(in: "Protocol/methods", ending: ".json")

  /// Rewrites the files generated from `Protocol/` instead of comparing: `ENTITLED_UPDATE=1`.
  private static let rewrites = ProcessInfo.processInfo.environment["ENTITLED_UPDATE"] == "1"

  @Test("openrpc.json and the programs' copies match Protocol/")
  func openRPCIsFresh() throws {
    let document = try OpenRPCDocument.make()
    for (file, text) in [
      (OpenRPCDocument.file, document.pretty() + "\n"),
      (OpenRPCDocument.sourceFile, OpenRPCDocument.source(of: document)),
      (ContractPagesSource.file, try ContractPagesSource.make()),
    ] {
      if Self.rewrites {
        try text.write(
          to: Repository.root.appending(path: file),
          atomically: true,
          encoding: .utf8
        )
      } else {
        let found = String(decoding: try Repository.bytes(file), as: UTF8.self)
        #expect(
          found == text,
          "\(file) is stale: ENTITLED_UPDATE=1 swift test --filter ContractTests makes it anew"
        )
      }
    }
  }

  @Test("The daemon serves a document equal to openrpc.json", .disabled(if: rewrites))
  func discover() throws {
    let served = try InProcessLine().call(#"{"id":1,"method":"rpc.discover"}"#)
    #expect(served["result"] == (try JSONTree(Repository.bytes(OpenRPCDocument.file))))
  }

  @Test("Protocol/methods lists exactly the methods that the daemon knows")
  func everyMethodStandsThere() {
    let known = Request.methods.map { "\($0.name).json" }.sorted()
    #expect(known == Self.methodFiles)
  }

  @Test("A method takes the params of its file, in order", arguments: methodFiles)
  func params(file: String) throws {
    let contract = try JSONTree(Repository.bytes("Protocol/methods/\(file)"))
    let method = try Request.method(named: Array((contract["name"]?.text ?? "").utf8))
    guard case .array(let params)? = contract["params"] else {
      Issue.record("no params")
      return
    }
    #expect(params.map { $0["name"]?.text } == method.parameters.map { "\($0)" })
    #expect(contract["role"]?.text == method.role.rawValue)
  }

  @Test("methods.md has each method's role, params and results", arguments: methodFiles)
  func row(file: String) throws {
    let contract = try JSONTree(Repository.bytes("Protocol/methods/\(file)"))
    let name = try #require(contract["name"]?.text)
    let page = String(decoding: try Repository.bytes("Protocol/methods.md"), as: UTF8.self)
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") })
    let cells = row.replacing("\\|", with: " ").split(separator: "|").map(String.init)
    #expect(cells[1].trimmingCharacters(in: .whitespaces) == contract["role"]?.text)
    guard case .array(let params)? = contract["params"] else {
      Issue.record("no params")
      return
    }
    // The page describes these in one place, for all methods.
    let common: Set = ["project", "dryRun", "idempotencyKey"]
    let paramNames = Set(params.compactMap { $0["name"]?.text })
    let leftOut = name == "project.define" ? common.subtracting(["project"]) : common
    #expect(Self.names(in: cells[2]) == paramNames.subtracting(leftOut))
    guard case .object(let members)? = contract["result"]?["schema"]?["properties"],
      name != "rpc.discover"
    else { return }
    let ofWrites: Set =
      paramNames.contains("dryRun") ? ["dryRun", "events", "replayed"] : []
    #expect(Self.names(in: cells[3]) == Set(members.map(\.name)).subtracting(ofWrites))
  }

  /// Returns the names in backticks, without question marks; what follows a semicolon is a remark.
  private static func names(in cell: String) -> Set<String> {
    let list = cell.prefix(while: { $0 != ";" })
    let codes = list.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { place, _ in !place.isMultiple(of: 2) }
    return Set(
      codes.flatMap { _, code in code.split(separator: " ") }
        .map { String($0).replacing("?", with: "") }
    )
  }

  @Test("Every example of an error that a caller can cause returns that error")
  func errorExamples() throws {
    guard case .array(let listed) = try JSONTree(Repository.bytes("Protocol/errors.json")) else {
      Issue.record("errors.json is no list")
      return
    }
    for example in listed.compactMap({ $0["example"] }) where example["requires"] == nil {
      let line = try InProcessLine()
      if case .array(let given)? = example["given"] {
        for call in given {
          let params = call["params"] ?? .null
          try line.call(
            "{\"id\":0,\"method\":\(call["method"] ?? .null),\"params\":\(params)}"
          )
        }
      }
      var answer = try line.reply(to: try #require(example["line"]?.text))
      if case .array(let answers) = answer { answer = answers[0] }
      #expect(answer["error"] == example["error"], "\(answer)")
    }
  }

  @Test("Every example of a method returns what is written", arguments: methodFiles)
  func examples(file: String) throws {
    let contract = try JSONTree(Repository.bytes("Protocol/methods/\(file)"))
    guard case .array(let examples)? = contract["examples"] else {
      Issue.record("a method without an example")
      return
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let line = try InProcessLine()
      var captures: [String: JSONTree] = [:]
      if case .array(let given)? = example["given"] {
        for call in given {
          let params = (call["params"] ?? .null).filled(with: captures)
          let answer = try line.call(
            "{\"id\":0,\"method\":\(call["method"] ?? .null),\"params\":\(params)}"
          )
          guard let result = call["result"] else { continue }
          let reason = Template(quoted: result)
            .mismatch(with: answer["result"] ?? answer, captures: &captures)
          #expect(reason == nil, "\(file), \(call["method"] ?? .null)")
        }
      }
      let name = contract["name"] ?? .null
      let params = (example["params"] ?? .null).filled(with: captures)
      let answer = try line.call("{\"id\":1,\"method\":\(name),\"params\":\(params)}")
      let reason = Template(quoted: example["result"] ?? .null)
        .mismatch(with: answer["result"] ?? answer, captures: &captures)
      #expect(reason == nil, "\(file), \(example["name"] ?? .null)")
    }
  }
}
