import Foundation

/// A page of `Protocol/` that shows commands, some with their output.
package struct Page {
  private static let commandFence = "```sh"
  private static let outputFence = "```text"

  private let path: String
  private var lines: [String]

  /// A command and the output that follows it.
  package struct Example: Sendable {
    package let command: String
    package let output: String
    fileprivate let outputLines: Range<Int>
  }

  package init(_ path: String) throws {
    self.path = path
    lines = String(decoding: try Repository.bytes(path), as: UTF8.self)
      .components(separatedBy: "\n")
  }

  /// Returns commands with their output, the last first.
  ///
  /// In this order a rewrite does not move the examples that are still to come.
  package var examples: [Example] {
    var examples: [Example] = []
    var command: String?
    var index = 0
    while index < lines.count {
      let fence = lines[index]
      guard fence == Self.commandFence || fence == Self.outputFence else {
        index += 1
        continue
      }
      let end = lines[index...].dropFirst().firstIndex(of: "```") ?? lines.count
      let inside = (index + 1)..<end
      let text = lines[inside].joined(separator: "\n")
      if fence == Self.commandFence {
        command = text
      } else if let shown = command {
        examples.append(Example(command: shown, output: text, outputLines: inside))
        command = nil
      }
      index = end + 1
    }
    return examples.reversed()
  }

  /// Returns the lines of all code blocks that begin with this fence.
  package func lines(of fence: String) -> [String] {
    var rest = lines[...]
    var found: [String] = []
    while let start = rest.firstIndex(of: fence) {
      let block = rest[start...].dropFirst().prefix { $0 != "```" }
      found += block
      rest = rest[block.endIndex...]
    }
    return found
  }

  /// Replaces an example's output.
  package mutating func rewrite(_ example: Example, to output: String) {
    lines.replaceSubrange(example.outputLines, with: output.components(separatedBy: "\n"))
  }

  package func save() throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: Repository.root.appending(path: path))
  }
}
