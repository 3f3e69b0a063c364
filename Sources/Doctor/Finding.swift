package import IdentityCore

/// An inconsistency in a store: its subject, and a sentence about the fault.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// Nil if it does not belong to one project.
  package var project: ProjectID?
  /// The subject: for example, `device "phone"`.
  package var subject: String
  package var fault: String

  package init(project: ProjectID? = nil, _ subject: String, _ fault: String) {
    self.project = project
    self.subject = subject
    self.fault = fault
  }

  package var description: String {
    let prefix = project.map { "project \(quoted($0)): " } ?? ""
    return "\(prefix)\(subject): \(fault)"
  }
}

/// What every tombstone begins with.
let erasedPrefix = Array("erased_".utf8)

/// Returns an id in quotes, with control characters escaped for a terminal.
func quoted<Kind>(_ id: Identifier<Kind>) -> String { quoted(id.bytes) }

func quoted(_ bytes: [UInt8]) -> String {
  var text = "\""
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      text += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

func quoted(_ chain: ChainKey) -> String {
  "\(quoted(chain.originalTransaction)) of \(quoted(chain.store))"
}

func quoted(_ account: AccountKey) -> String {
  switch account {
  case .named(let id): quoted(id)
  case .device(let id): "of device \(quoted(id))"
  }
}
