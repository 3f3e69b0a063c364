/// The reason why stored bytes are invalid: damage, or another program wrote them.
package struct CodecError: Error, Equatable, Sendable {
  /// Nil for an event or a journal row.
  package let type: RecordType?
  /// The offset at which the error was detected.
  package let offset: Int
  package let fault: Fault

  package init(type: RecordType?, offset: Int, fault: Fault) {
    self.type = type
    self.offset = offset
    self.fault = fault
  }

  /// The kind of error.
  package enum Fault: Equatable, Sendable {
    /// The bytes end within a value.
    case short
    /// Bytes follow the record.
    case trailing(Int)
    case unknownVersion(UInt8)
    /// A number without a case of the type.
    case unknownCode(UInt8, of: String)
    /// A number that is out of range, or longer than necessary.
    case badNumber
    /// A list that must not be empty is empty.
    case emptyList
    /// A list that must be sorted is unsorted.
    case unsorted
    /// A text that must be a single line contains a line feed.
    case lineFeed
    /// A value is written in full although it has a shorter form.
    case notShortest
    /// The record's id is invalid for its type.
    case badAddress
  }
}

extension CodecError: CustomStringConvertible {
  package var description: String {
    guard let type else { return "\(fault.words) at byte \(offset)" }
    return "a stored record (\(type)) cannot be read: \(fault.words) at byte \(offset)"
  }
}

extension CodecError.Fault {
  fileprivate var words: String {
    switch self {
    case .short: "it ends too early"
    case .trailing(let count): "\(count) bytes too many"
    case .unknownVersion(let version): "unknown format version \(version)"
    case .unknownCode(let code, let type): "unknown code \(code) of \(type)"
    case .badNumber: "a malformed number"
    case .emptyList: "an empty list that cannot be empty"
    case .unsorted: "an unsorted list"
    case .lineFeed: "a line feed within one line"
    case .notShortest: "a value at length that has a shorter form"
    case .badAddress: "its id belongs to no record of this kind"
    }
  }
}
