import LineProtocol
import TestSupport

/// A line of a conversation that calls one writing method with named params.
struct GoldenCall {
  let method: String
  private let tree: JSONTree
  private let params: [JSONTree.Member]

  /// Returns nil for every other line.
  init?(_ bytes: [UInt8]) {
    guard bytes.last == 0x0A, let tree = try? JSONTree(bytes), let method = tree["method"]?.text,
      tree["id"] != nil,
      Self.methods.contains(method)
    else { return nil }
    switch tree["params"] {
    case nil, .null?: params = []
    case .object(let members)?: params = members
    default: return nil
    }
    self.tree = tree
    self.method = method
  }

  func has(_ name: String) -> Bool { params.contains { $0.name == name } }

  /// Returns the same call with some params replaced, or removed if nil.
  func line(_ changes: [(name: String, value: JSONTree?)], reversed: Bool = false) -> [UInt8] {
    var members = params.filter { member in !changes.contains { $0.name == member.name } }
    for case (let name, let value?) in changes {
      members.append(JSONTree.Member(name: name, value: value))
    }
    if reversed { members.reverse() }
    guard case .object(var whole) = tree else { preconditionFailure("GoldenCall: no object") }
    whole.removeAll { $0.name == "params" }
    whole.append(JSONTree.Member(name: "params", value: .object(members)))
    return Array(JSONTree.object(whole).description.utf8) + [0x0A]
  }

  private static let methods = Set(
    Request.methods.compactMap { $0 is any WritingMethod.Type ? "\($0.name)" : nil }
  )
}

extension JSONTree {
  /// Returns the object without some of its members.
  func without(_ names: String...) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }

  /// The answers in a reply: one, or those of a batch.
  var answers: [JSONTree] {
    if case .array(let answers) = self { answers } else { [self] }
  }

  var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
