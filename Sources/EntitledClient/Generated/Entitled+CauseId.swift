// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `CauseId` in Protocol.
  public enum CauseId: Hashable, Sendable {
    /// A `String`.
    case text(String)
    /// A `JSON.Number`.
    case number(JSON.Number)
  }
}

extension Entitled.CauseId: Decoded {
  init(_ json: JSON) throws(Violation) {
    switch json {
    case .string: self = .text(try String(json))
    case .number: self = .number(try JSON.Number(json))
    default: throw .expected("a value of a known type", json)
    }
  }

  static var missing: JSON { String.missing }
}
