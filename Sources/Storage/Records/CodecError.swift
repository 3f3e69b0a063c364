/// Why kept bytes are no record: they were damaged, or written by another program.
package struct CodecError: Error, Equatable, Sendable {
  /// Nil for what is no record: an event, or a row of a journal.
  package let type: RecordType?
  /// Where in the bytes it was noticed.
  package let offset: Int
  package let fault: Fault

  package init(type: RecordType?, offset: Int, fault: Fault) {
    self.type = type
    self.offset = offset
    self.fault = fault
  }

  /// What is wrong with the bytes.
  package enum Fault: Equatable, Sendable {
    /// The bytes end within a value.
    case short
    /// So many bytes follow the record.
    case trailing(Int)
    case unknownVersion(UInt8)
    /// A number that stands for none of the type's cases.
    case unknownCode(UInt8, of: String)
    /// A number that is too great for its place, or longer than it need be.
    case badNumber
    /// A list that always has something is empty.
    case emptyList
    /// A sorted list is not.
    case unsorted
    /// A line feed stands in what is told as one line.
    case torn
    /// A value stands at length that has a shorter form.
    case needless
    /// It stands under an id that no such record has.
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
    case .unknownCode(let code, let type): "\(code) is no \(type)"
    case .badNumber: "a malformed number"
    case .emptyList: "an empty list that cannot be empty"
    case .unsorted: "an unsorted list"
    case .torn: "a line feed within one line"
    case .needless: "a value at length that has a shorter form"
    case .badAddress: "its id is no such record's"
    }
  }
}
