package import IdentityCore

/// `user.link.undo`: reverts a link, as if it had never been made.
package struct UndoLink: WritingMethod {
  package static let name: StaticString = "user.link.undo"
  package static let parameters: [StaticString] = ["event"] + Writing.parameters
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .undoLink(self) }

  /// The id of the event that recorded the link.
  package let event: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    event = try given.required("event").identifier(of: Void.self).bytes
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the purchases that moved back, and the links that remain.
  package static func write(_ undoing: Draft.Undoing, to writer: inout JSONWriter) {
    writer.member("undone", undoing.undone)
    writer.member("purchases", undoing.moves)
    writer.list("kept", undoing.kept) { link, writer in
      writer.member("event", link.event)
      writer.member("method", link.method.onTheWire)
    }
  }
}

extension LinkMethod {
  /// The name of the method that made the link.
  var onTheWire: String {
    switch self {
    case .identify, .restore, .purchase: rawValue
    case .undo: "\(UndoLink.name)"
    case .import: "\(ImportUser.name)"
    }
  }
}
