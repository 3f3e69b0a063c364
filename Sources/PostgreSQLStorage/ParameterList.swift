/// The parameters of a statement, in PostgreSQL's binary format.
struct ParameterList {
  /// The values, one after another.
  private(set) var bytes: [UInt8] = []
  /// The length of each value; -1 for a null.
  private(set) var lengths: [Int32] = []

  mutating func append(_ value: Int64) {
    bytes.append(bigEndian: value)
    lengths.append(8)
  }

  mutating func append(bytes value: [UInt8]?) {
    guard let value else { return lengths.append(-1) }
    bytes += value
    lengths.append(Int32(value.count))
  }

  /// Appends an array of `bigint`, or a null.
  mutating func append(integers values: [Int64]?) {
    guard let values else { return lengths.append(-1) }
    append(optionals: values)
  }

  mutating func append(optionals values: [Int64?]) {
    append(array: values, of: 20) { list, value in
      list.append(bigEndian: Int32(8))
      list.append(bigEndian: value)
    }
  }

  /// Appends an array of `bytea`.
  mutating func append(byteStrings values: [[UInt8]?]) {
    append(array: values, of: 17) { list, value in
      list.append(bigEndian: Int32(value.count))
      list += value
    }
  }

  private mutating func append<Value>(
    array values: [Value?],
    of type: Int32,
    _ encode: (inout [UInt8], Value) -> Void
  ) {
    let start = bytes.count
    bytes.append(bigEndian: Int32(values.isEmpty ? 0 : 1))  // dimensions
    bytes.append(bigEndian: Int32(values.contains { $0 == nil } ? 1 : 0))
    bytes.append(bigEndian: type)
    if !values.isEmpty {
      bytes.append(bigEndian: Int32(values.count))
      bytes.append(bigEndian: Int32(1))  // the number of the first element
    }
    for value in values {
      if let value { encode(&bytes, value) } else { bytes.append(bigEndian: Int32(-1)) }
    }
    lengths.append(Int32(bytes.count - start))
  }
}

extension [UInt8] {
  /// Appends the bytes of an integer, the most significant first.
  mutating func append(bigEndian value: some FixedWidthInteger) {
    // SAFETY: the bytes of an integer, which are copied.
    unsafe Swift.withUnsafeBytes(of: value.bigEndian) { unsafe append(contentsOf: $0) }
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
