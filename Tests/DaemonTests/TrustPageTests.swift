import EntitledClient
import Foundation
import TestSupport
import Testing

@testable import entitle

@Suite("The documentation page on promises and speed")
struct TrustPageTests {
  private static func text() throws -> String {
    String(decoding: try Repository.bytes("Protocol/trust.md"), as: UTF8.self)
  }

  @Test("Every command on the page is valid")
  func commands() throws {
    let commands = try Self.text().matches(of: /`entitle (bench [^`]+)`/).map { $0.output.1 }
    #expect(commands.count >= 5)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      guard case .bench = try CommandLineReader.read(words, .contract).command else {
        Issue.record("\(command)")
        continue
      }
    }
  }

  @Test("The page shows every option, and its comparison has every part that it names")
  func options() throws {
    let text = try Self.text()
    for name in SubcommandOptions.names(of: .bench) { #expect(text.contains("[\(name)")) }
    let script = String(decoding: try Repository.bytes("Tests/Comparison/compare"), as: UTF8.self)
    let parts = text.matches(of: /`Tests\/Comparison\/compare (\w+)`/).map { $0.output.1 }
    #expect(parts == ["redis", "stalls", "growth", "notify", "fleet"])
    for part in parts { #expect(script.contains("\"\(part)\": ")) }
  }
}
