/// A request that asks a reading method about one subject, and nothing else:
/// `{"id":1,"method":"checkEntitlements","params":{"device":"iphone"}}`.
///
/// What nearly every line of a backend looks like; recognised on the tape, without a copy. Whatever
/// differs in the least is no plain question, and goes the way of all requests.
package struct PlainQuestion: Sendable {
  /// What may be asked so.
  package enum Method: UInt8, CaseIterable, Sendable {
    case checkEntitlements, userInfo, userProperties

    var name: StaticString {
      switch self {
      case .checkEntitlements: CheckEntitlements.name
      case .userInfo: UserInfo.name
      case .userProperties: UserProperties.name
      }
    }
  }

  package let method: Method
  /// The method and the sort of subject in one.
  package let kind: UInt8
  /// Where the request's `id` stands in the line.
  package private(set) var id: Range<Int>
  /// Where the subject's id stands, without its quotes.
  package private(set) var subject: Range<Int>
  package let isAboutDevice: Bool
  /// Where the project's id stands; empty when it was left out.
  package private(set) var project: Range<Int>

  /// `line` is the text of which `value` was read.
  package init?(_ value: JSONValue, of line: Span<UInt8>) {
    let nodes = value.nodesOfDocument
    guard nodes.count > 1, nodes[0].kind == .object else { return nil }
    var id: Range<Int>?
    var method: Method?
    var params: Int?
    var index = 1
    while index < nodes.count {
      let value = index + 1
      let content = nodes[index].content
      switch content.count {
      case 2 where Self.text("id", isAt: content, of: line):
        id = Self.echo(nodes[value])
        if id == nil { return nil }
      case 6 where Self.text("method", isAt: content, of: line):
        guard nodes[value].isPlainString else { return nil }
        method = Method.allCases.first { Self.text($0.name, isAt: nodes[value].content, of: line) }
        if method == nil { return nil }
      case 6 where Self.text("params", isAt: content, of: line):
        params = value
      case 7 where Self.text("jsonrpc", isAt: content, of: line):
        guard nodes[value].isPlainString, Self.text("2.0", isAt: nodes[value].content, of: line)
        else { return nil }
      default: return nil
      }
      index = Int(nodes[value].next)
    }
    guard let id, let method, let params, nodes[params].kind == .object else { return nil }
    var subject: Range<Int>?
    var isAboutDevice = false
    var project = 0..<0
    index = params + 1
    while index < Int(nodes[params].next) {
      let name = nodes[index].content
      let value = nodes[index + 1]
      guard value.isPlainString else { return nil }
      if Self.text("device", isAt: name, of: line), subject == nil {
        (subject, isAboutDevice) = (value.content, true)
      } else if Self.text("userId", isAt: name, of: line), subject == nil {
        (subject, isAboutDevice) = (value.content, false)
      } else if Self.text("project", isAt: name, of: line), !value.content.isEmpty {
        project = value.content
      } else {
        return nil
      }
      index += 2
    }
    guard let subject else { return nil }
    self.method = method
    kind = method.rawValue << 1 | (isAboutDevice ? 1 : 0)
    self.id = id
    self.subject = subject
    self.isAboutDevice = isAboutDevice
    self.project = project
  }

  /// A question of which only the ids are there, side by side in some bytes: nobody asked it in a
  /// line.
  package init(kind: UInt8, subject: Range<Int>, project: Range<Int>) {
    guard let method = Method(rawValue: kind >> 1) else {
      preconditionFailure("PlainQuestion: there is no kind \(kind)")
    }
    self.method = method
    self.kind = kind
    isAboutDevice = kind & 1 == 1
    id = 0..<0
    self.subject = subject
    self.project = project
  }

  /// The same question in another line, which differs in these two and begins so much later.
  func moved(by start: Int, id: Range<Int>, subject: Range<Int>) -> PlainQuestion {
    var moved = self
    if !project.isEmpty {
      let place = project.lowerBound
      let shift =
        if place < self.id.lowerBound {
          start
        } else if place < self.subject.lowerBound {
          id.upperBound - self.id.upperBound
        } else {
          subject.upperBound - self.subject.upperBound
        }
      moved.project = place + shift..<place + shift + project.count
    }
    (moved.id, moved.subject) = (id, subject)
    return moved
  }

  /// An `id` that can be echoed.
  private static func echo(_ node: JSONNode) -> Range<Int>? {
    switch node.kind {
    case .string, .number, .null: break
    case .object, .array, .true, .false: return nil
    }
    let token = Int(node.start)..<Int(node.end)
    return token.count <= RequestEntry.idBytesMax ? token : nil
  }

  private static func text(
    _ text: StaticString,
    isAt range: Range<Int>,
    of line: Span<UInt8>
  ) -> Bool {
    text.matches(line, from: range.lowerBound, to: range.upperBound)
  }
}

extension JSONNode {
  fileprivate var isPlainString: Bool { kind == .string && !hasEscapes }
}
