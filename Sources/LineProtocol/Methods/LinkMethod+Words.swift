import IdentityCore

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
