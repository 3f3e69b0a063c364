import Certification
import Foundation
import TestSupport
import Testing

/// `ENTITLED_UPDATE=1` rewrites the lists of the page.
@Suite("The checks and their page")
struct CheckTests {
  private static let page = "Protocol/certify.md"

  /// The part of the page after its last paragraph.
  private static var lists: String {
    var text = ""
    var group: String?
    for check in Check.all {
      if check.group != group {
        group = check.group
        let note = check.isOptional ? ", if the client has them" : ""
        text += "\n### \(check.group)\(note)\n\n| Check | What is right |\n| --- | --- |\n"
      }
      text += "| `\(check.name)` | \(check.wants) |\n"
    }
    return text
  }

  @Test("The page lists exactly the checks that exist")
  func page() throws {
    let text = String(decoding: try Repository.bytes(Self.page), as: UTF8.self)
    let prose = text.components(separatedBy: "\n### ")[0]
    let wanted = prose.trimmingCharacters(in: .newlines) + "\n" + Self.lists
    if ProcessInfo.processInfo.environment["ENTITLED_UPDATE"] == "1" {
      try wanted.write(
        to: Repository.root.appending(path: Self.page),
        atomically: true,
        encoding: .utf8
      )
    } else {
      #expect(
        text == wanted,
        "\(Self.page) is stale: ENTITLED_UPDATE=1 swift test --filter CheckTests writes it anew"
      )
    }
  }

  @Test("There are at least 40 checks, with unique names that suit a command line")
  func names() {
    let names = Check.all.map(\.name)
    #expect(names.count >= 40)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)")
    }
  }
}
