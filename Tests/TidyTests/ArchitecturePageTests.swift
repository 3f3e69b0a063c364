import TestSupport
import Testing

@Suite("The architecture page")
struct ArchitecturePageTests {
  /// Returns the texts between backquotes, outside of code blocks.
  private static func names() throws -> [String] {
    let text = String(decoding: try Repository.bytes("Sources/README.md"), as: UTF8.self)
    let prose = text.replacing(/(?s)```.*?```/, with: "")
    return prose.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
  }

  @Test("Every file and folder that the page names exists")
  func paths() throws {
    let paths = try Self.names().filter { $0.contains("/") && !$0.contains(" ") }
    #expect(paths.count > 10)
    for path in paths {
      #expect(RepositoryFiles.kept.contains { $0 == path || $0.hasPrefix(path + "/") }, "\(path)")
    }
  }

  @Test("Every type and function that the page names is declared")
  func declarations() throws {
    // Made once: each use of the literal would parse it.
    let declaration = /(?:struct|class|enum|protocol|extension|func|var|let|case) (\w+)/
    let declared = Set(
      RepositoryFiles.sources.flatMap(\.code).flatMap {
        $0.matches(of: declaration).map { String($0.output.1) }
      }
    )
    let modules = Set(RepositoryFiles.sources.map(\.room))
    let names = try Self.names().filter { $0.wholeMatch(of: /[A-Za-z]\w+(\.\w+)?/) != nil }
    #expect(names.count > 40)
    let others = Self.methods.union(["Protocol"])
    for name in names where !others.contains(name) {
      for part in name.split(separator: ".").map(String.init) {
        #expect(declared.contains(part) || modules.contains(part), "\(name)")
      }
    }
  }

  /// Methods of the protocol that the page mentions.
  private static let methods: Set<String> = ["purchase", "checkEntitlements"]
}
