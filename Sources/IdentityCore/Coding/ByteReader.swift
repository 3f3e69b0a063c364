/// Reads the values that a `ByteWriter` wrote.
///
/// Each value has exactly one encoding; any other form throws.
package struct ByteReader {
  private let bytes: [UInt8]
  private let type: RecordType?
  /// Shares ids between records; nil to copy each id.
  private let ids: IDInterner?
  package private(set) var offset = 0
  /// Whether the record has fields that older ones of its type lack, and whether they were visited.
  var mayGoOn = false
  private(set) var hasGoneOn = false

  package init(_ bytes: [UInt8], of type: RecordType?, sharing ids: IDInterner? = nil) {
    self.bytes = bytes
    self.type = type
    self.ids = ids
  }

  /// Returns an error at the current offset.
  package func error(_ fault: CodecError.Fault) -> CodecError {
    CodecError(type: type, offset: offset, fault: fault)
  }

  /// Throws if bytes follow the record.
  package func end() throws(CodecError) {
    guard offset == bytes.count else { throw error(.trailing(bytes.count - offset)) }
  }

  /// Reads a byte.
  package mutating func byte() throws(CodecError) -> UInt8 {
    guard offset < bytes.count else { throw error(.short) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a flag, which is a byte.
  package mutating func flag() throws(CodecError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw error(.unknownCode(other, of: "Bool"))
    }
  }

  /// Reads a number without a sign.
  package mutating func number() throws(CodecError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 70, by: 7) {
      let next = try byte()
      let bits = UInt64(next & 0x7F)
      guard (bits << shift) >> shift == bits else { break }
      value |= bits << shift
      guard next < 0x80 else { continue }
      // A final zero byte means that the number is longer than necessary.
      guard bits != 0 || shift == 0 else { break }
      return value
    }
    throw error(.badNumber)
  }

  /// Reads a number that must fit the type.
  package mutating func number<Number: FixedWidthInteger>(
    as: Number.Type
  ) throws(CodecError) -> Number {
    guard let value = Number(exactly: try number()) else { throw error(.badNumber) }
    return value
  }

  /// Reads a number with a sign.
  package mutating func signed() throws(CodecError) -> Int64 {
    let zigzag = try number()
    return Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
  }

  /// Reads a moment.
  package mutating func moment() throws(CodecError) -> Moment {
    Moment(milliseconds: try signed())
  }

  /// Reads the case of an enumeration.
  package mutating func code<Value: StableCode>() throws(CodecError) -> Value {
    let code = try byte()
    guard let value = Value(code: code) else {
      throw error(.unknownCode(code, of: "\(Value.self)"))
    }
    return value
  }

  /// Reads bytes behind their length.
  package mutating func byteList() throws(CodecError) -> [UInt8] {
    Array(bytes[try byteRange()])
  }

  /// Returns the range of a byte string.
  package mutating func byteRange() throws(CodecError) -> Range<Int> {
    try advance(by: try number())
  }

  /// Reads bytes, or nil.
  package mutating func optionalByteList() throws(CodecError) -> [UInt8]? {
    try optionalByteRange().map { Array(bytes[$0]) }
  }

  /// Returns the range of a byte string, or nil.
  package mutating func optionalByteRange() throws(CodecError) -> Range<Int>? {
    let lengthAndOne = try number()
    return lengthAndOne == 0 ? nil : try advance(by: lengthAndOne - 1)
  }

  /// Reads a list without reserving memory, because a damaged count could demand too much.
  package mutating func list<Element>(
    _ read: (inout ByteReader) throws(CodecError) -> Element
  ) throws(CodecError) -> [Element] {
    let count = try listCount()
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private mutating func listCount() throws(CodecError) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.count - offset) else { throw error(.short) }
    return Int(count)
  }

  /// Returns a copy of some bytes, shared with other records if possible.
  func sharedList(_ range: Range<Int>) -> [UInt8] {
    ids?.shared(bytes[range]) ?? Array(bytes[range])
  }

  /// Returns some of the bytes.
  package func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  private mutating func advance(by count: UInt64) throws(CodecError) -> Range<Int> {
    guard count <= UInt64(bytes.count - offset) else { throw error(.short) }
    let start = offset
    offset += Int(count)
    return start..<offset
  }
}

extension ByteReader: FieldCoder {
  static var isReading: Bool { true }

  mutating func byte(_ value: inout UInt8) throws(CodecError) { value = try byte() }
  mutating func flag(_ value: inout Bool) throws(CodecError) { value = try flag() }

  mutating func number<Number: FixedWidthInteger>(
    _ value: inout Number
  ) throws(CodecError) {
    value = try number(as: Number.self)
  }

  mutating func signed(_ value: inout Int64) throws(CodecError) { value = try signed() }

  mutating func bytes(_ value: inout [UInt8]) throws(CodecError) {
    value = try byteList()
  }

  mutating func bytes(_ value: inout [UInt8]?) throws(CodecError) {
    value = try optionalByteList()
  }

  mutating func id<Kind>(_ value: inout Identifier<Kind>) throws(CodecError) {
    value = Identifier(sharedList(try byteRange()))
  }

  mutating func id<Kind>(_ value: inout Identifier<Kind>?) throws(CodecError) {
    value = try optionalByteRange().map { Identifier(sharedList($0)) }
  }

  mutating func id<Kind>(
    _ value: inout Identifier<Kind>,
    unless usual: [UInt8]
  ) throws(CodecError) {
    guard let range = try optionalByteRange() else { return value = Identifier(usual) }
    value = Identifier(sharedList(range))
    // The usual one is never written in full.
    guard value.bytes != usual else { throw error(.notShortest) }
  }

  mutating func code<Value: StableCode>(_ value: inout Value) throws(CodecError) {
    value = try code()
  }

  mutating func code<Value: StableCode>(_ value: inout Value?) throws(CodecError) {
    if offset < bytes.count, bytes[offset] == 0 {
      offset += 1
      value = nil
    } else {
      value = try code() as Value
    }
  }

  mutating func count(_ count: Int, ofSize size: Int) throws(CodecError) -> Int {
    try listCount()
  }

  mutating func goesOn(_ isNeeded: Bool) -> Bool {
    guard mayGoOn else { return false }
    defer { hasGoneOn = true }
    return !hasGoneOn || offset < bytes.count
  }

  mutating func box(ofSize size: Int) {}

  func refusal(_ fault: CodecError.Fault) -> CodecError { error(fault) }
}
