import Foundation
import LineProtocol

/// A golden conversation of `Protocol/conversations`: lines to send, and the expected replies.
package struct GoldenConversation: Sendable {
  package let name: String
  package let steps: [Step]
  /// The options for the daemon.
  package let options: [String]

  package struct Step: Sendable {
    package let line: Int
    package let action: Action
  }

  package enum Action: Sendable {
    /// `>>`: sends a line, in which `{{name}}` stands for an earlier capture.
    case send(String)
    /// `>|`: sends these bytes; `>*`: repeats them a number of times.
    case sendBytes([UInt8])
    /// `<<`: expects this line.
    case expect(String)
    /// `<!`: expects the daemon to close.
    case expectClose
    /// `@eof`: closes the sending side.
    case halfClose
  }

  package static let folder = "Protocol/conversations"

  /// The names of all conversations.
  package static let names = Repository.files(in: folder, ending: ".txt")

  package init(named name: String) throws {
    let text = String(
      decoding: try Repository.bytes("\(Self.folder)/\(name)"),
      as: UTF8.self
    )
    try self.init(name: name, text: text)
  }

  package init(name: String, text: String) throws {
    self.name = name
    var steps: [Step] = []
    var options: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = String(line.dropFirst(2).drop { $0 == " " })
      let action: Action
      switch line.prefix(2) {
      case ">>": action = .send(content)
      case ">*":
        let parts = content.split(separator: " ", maxSplits: 1)
        let bytes = try Self.bytes(String(parts[1]))
        action = .sendBytes(Array(repeatElement(bytes, count: Int(parts[0]) ?? 0).joined()))
      case ">|": action = .sendBytes(try Self.bytes(content))
      case "<<": action = .expect(content)
      case "<!": action = .expectClose
      case "@e": action = .halfClose
      case "@d":
        options = line.split(separator: " ").dropFirst().map(String.init)
        continue
      case _ where line.isEmpty || line.hasPrefix("#"): continue
      default:
        throw ConversationError(
          name: name,
          line: index + 1,
          reason: "no step of a conversation: \(line)"
        )
      }
      steps.append(Step(line: index + 1, action: action))
    }
    self.steps = steps
    self.options = options
  }

  /// Decodes a JSON string whose characters up to `\u00FF` stand for bytes.
  private static func bytes(_ text: String) throws -> [UInt8] {
    guard case .string(let value) = try JSONTree(Array(text.utf8)) else {
      throw ConversationError(name: "", line: 0, reason: "expected a JSON string: \(text)")
    }
    return value.unicodeScalars.flatMap { scalar -> [UInt8] in
      scalar.value < 256 ? [UInt8(scalar.value)] : Array(String(scalar).utf8)
    }
  }
}

/// A difference between a conversation and the daemon's behaviour.
package struct ConversationError: Error, CustomStringConvertible {
  package var name: String
  package var line: Int
  package var reason: String

  package init(name: String, line: Int, reason: String) {
    self.name = name
    self.line = line
    self.reason = reason
  }

  package var description: String { "\(name):\(line): \(reason)" }
}
