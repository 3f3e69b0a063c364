/// Why the text of an event cannot be unpacked: its bytes were damaged, or a newer program wrote
/// them.
struct PackedTextError: Error, Equatable {
  /// Where in the packed bytes it was noticed.
  let offset: Int
  let fault: Fault

  enum Fault: Equatable {
    /// The bytes end within the text.
    case short
    /// So many bytes follow the text.
    case trailing(Int)
    case unknownVersion(UInt8)
    /// A byte that begins nothing.
    case unknownMark(UInt8)
    /// A length that is malformed, or more than so few bytes can tell.
    case badLength
    /// The text goes on behind its end.
    case overlong
    /// It refers to what is not there.
    case badPlace(Int)
  }
}

extension PackedTextError: CustomStringConvertible {
  var description: String { "its text cannot be unpacked: \(fault.words) at byte \(offset)" }
}

extension PackedTextError.Fault {
  fileprivate var words: String {
    switch self {
    case .short: "it ends too early"
    case .trailing(let count): "\(count) bytes too many"
    case .unknownVersion(let version): "unknown format version \(version)"
    case .unknownMark(let mark): "\(mark) begins nothing"
    case .badLength: "a length that cannot be"
    case .overlong: "more text than its length says"
    case .badPlace(let place): "nothing stands at the place \(place)"
    }
  }
}
