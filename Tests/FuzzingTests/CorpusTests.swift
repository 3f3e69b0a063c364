import Foundation
import TestSupport
import Testing

/// Replays the fuzzer's seeds and its earlier findings without the fuzzer.
///
/// `Corpus` has one input per line; `>| "…"` is a JSON string of bytes, as in conversations.
@Suite("The fuzzing corpus")
struct CorpusTests {
  @Test("Every stored input passes its target", arguments: FuzzTarget.allCases)
  func kept(target: FuzzTarget) throws {
    let inputs = try inputs(in: "Tests/FuzzingTests/Corpus/\(target.rawValue).txt")
    #expect(!inputs.isEmpty)
    for input in inputs { try take(input, target) }
  }

  @Test("Every line of the contract passes its target")
  func contract() throws {
    for name in ["accept", "refuse"] {
      for input in try inputs(in: "Protocol/lines/\(name).txt") { try take(input, .json) }
    }
    for name in GoldenConversation.names {
      var lines: [UInt8] = []
      for step in try GoldenConversation(named: name).steps {
        guard case .send(let line) = step.action else { continue }
        try take(Array(line.utf8), .json)
        lines += Array(line.utf8) + [0x0A]
      }
      try take(lines, .envelope)
      try take(lines, .conversation)
    }
  }

  private func take(_ input: [UInt8], _ target: FuzzTarget) throws {
    do throws(FuzzFinding) {
      try target.take(input)
    } catch {
      Issue.record("\(error.sentence): \(String(decoding: input.prefix(500), as: UTF8.self))")
    }
  }

  private func inputs(in path: String) throws -> [[UInt8]] {
    let lines = try Repository.bytes(path).split(separator: 0x0A)
    return try lines.map { line in
      guard line.starts(with: ">| ".utf8) else { return Array(line) }
      let text = try JSONTree(Array(line.dropFirst(3))).text ?? ""
      return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }
}
