/// The parameters of a statement, in PostgreSQL's binary format.
struct ParameterList {
  /// The values, one after another.
  private(set) var bytes: [UInt8] = []
  /// The length of each value; -1 for a null.
  private(set) var lengths: [Int32] = []

  mutating func append(_ value: Int64) {
    append(bytes: value.bigEndianBytes)
  }

  mutating func append(bytes value: [UInt8]?) {
    guard let value else { return lengths.append(-1) }
    bytes += value
    lengths.append(Int32(value.count))
  }

  /// Appends an array of `bigint`, or a null.
  mutating func append(integers values: [Int64]?) {
    guard let values else { return lengths.append(-1) }
    append(array: values.map { $0.bigEndianBytes }, of: 20)
  }

  mutating func append(optionals values: [Int64?]) {
    append(array: values.map { $0?.bigEndianBytes }, of: 20)
  }

  /// Appends an array of `bytea`.
  mutating func append(byteStrings values: [[UInt8]?]) {
    append(array: values, of: 17)
  }

  private mutating func append(array values: [[UInt8]?], of type: Int32) {
    let start = bytes.count
    bytes += Int32(values.isEmpty ? 0 : 1).bigEndianBytes  // dimensions
    bytes += Int32(values.contains { $0 == nil } ? 1 : 0).bigEndianBytes
    bytes += type.bigEndianBytes
    if !values.isEmpty {
      bytes += Int32(values.count).bigEndianBytes
      bytes += Int32(1).bigEndianBytes  // the number of the first element
    }
    for value in values {
      bytes += Int32(value?.count ?? -1).bigEndianBytes
      if let value { bytes += value }
    }
    lengths.append(Int32(bytes.count - start))
  }
}

extension FixedWidthInteger {
  /// The bytes, the most significant first.
  var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> Self($0))
    }
  }
}

/// A statement that is prepared when a connection first runs it.
struct PreparedStatement {
  let text: String
  var parameters = ParameterList()

  init(_ text: String, _ parameters: ParameterList = ParameterList()) {
    (self.text, self.parameters) = (text, parameters)
  }
}
