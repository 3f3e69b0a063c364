package import IdentityCore

extension UndoLink {
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
