import Foundation
import TestSupport
import Testing

@Suite("Random histories, against the reference implementation of the rules")
struct HistoryTests {
  private static let seeds = Histories.seeds(1400)

  @Test("The daemon's replies and events are those of the model", arguments: 0..<8)
  func agree(share: Int) {
    let seeds = Self.seeds.filter { ($0 - Self.seeds.lowerBound) % 8 == UInt64(share) }
    var unjudged = 0
    for seed in seeds {
      var generator = Generator(seed: seed)
      let history = generator.history()
      let (found, isUnjudged) = history.play()
      if isUnjudged { unjudged += 1 }
      guard let first = found else { continue }
      let report = history.report(of: first, seed: seed) { print($0) }
      Issue.record("\(report)")
      return
    }
    // From an undo on that the model cannot judge, it judges nothing. Some 6 of 1000 have one.
    #expect(unjudged <= 2 + seeds.count / 50, "of \(seeds.count) histories")
  }

  @Test("A first difference is told at once, and also if it does not show itself again")
  func told() {
    var generator = Generator(seed: Self.seeds.lowerBound)
    let first = Difference(position: 2, reason: "it was so", conversation: [">> a request"])
    var told: [String] = []
    let report = generator.history().report(of: first, seed: 7) { told.append($0) }
    #expect(told == ["seed 7, after 3 requests: it was so"])
    #expect(report.hasPrefix(told.joined() + "\n") && report.hasSuffix(">> a request"))
  }

  @Test("The environment selects the histories")
  func range() {
    print("histories \(Self.seeds)")
    #expect(!Self.seeds.isEmpty)
  }

  @Test("The model is independent of the daemon's rules")
  func independence() throws {
    let folder = Repository.root.appending(path: "Tests/ModelTests/Model")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    #expect(files.count > 10)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(imports.allSatisfy { $0 == "import TestSupport" }, "\(file.lastPathComponent)")
    }
  }
}
