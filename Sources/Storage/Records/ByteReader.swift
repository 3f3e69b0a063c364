import IdentityCore

/// Reads the values that a `ByteWriter` wrote.
///
/// Each value has exactly one encoding; any other form throws.
struct ByteReader {
  private let bytes: [UInt8]
  private let type: RecordType?
  /// Shares ids between records; nil to copy each id.
  private let ids: IDInterner?
  private(set) var offset = 0

  init(_ bytes: [UInt8], of type: RecordType?, sharing ids: IDInterner? = nil) {
    self.bytes = bytes
    self.type = type
    self.ids = ids
  }

  func error(_ fault: CodecError.Fault) -> CodecError {
    CodecError(type: type, offset: offset, fault: fault)
  }

  /// Throws if bytes follow the record.
  func end() throws(CodecError) {
    guard offset == bytes.count else { throw error(.trailing(bytes.count - offset)) }
  }

  mutating func byte() throws(CodecError) -> UInt8 {
    guard offset < bytes.count else { throw error(.short) }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func flag() throws(CodecError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw error(.unknownCode(other, of: "Bool"))
    }
  }

  mutating func number() throws(CodecError) -> UInt64 {
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
  mutating func number<Number: FixedWidthInteger>(
    as: Number.Type
  ) throws(CodecError) -> Number {
    guard let value = Number(exactly: try number()) else { throw error(.badNumber) }
    return value
  }

  mutating func signed() throws(CodecError) -> Int64 {
    let zigzag = try number()
    return Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
  }

  mutating func moment() throws(CodecError) -> Moment {
    Moment(milliseconds: try signed())
  }

  mutating func optionalMoment() throws(CodecError) -> Moment? {
    try flag() ? try moment() : nil
  }

  mutating func byteList() throws(CodecError) -> [UInt8] {
    Array(bytes[try byteRange()])
  }

  /// Returns the range of a byte string.
  mutating func byteRange() throws(CodecError) -> Range<Int> {
    try advance(by: try number())
  }

  /// Reads JSON that a reply repeats unchanged, as a part of a line.
  mutating func storedLine() throws(CodecError) -> [UInt8] {
    let range = try byteRange()
    guard !StoredText.containsLineFeed(bytes, in: range) else { throw error(.lineFeed) }
    return Array(bytes[range])
  }

  mutating func optionalStoredLine() throws(CodecError) -> [UInt8]? {
    guard let range = try optionalByteRange() else { return nil }
    guard !StoredText.containsLineFeed(bytes, in: range) else { throw error(.lineFeed) }
    return Array(bytes[range])
  }

  mutating func optionalByteList() throws(CodecError) -> [UInt8]? {
    try optionalByteRange().map { Array(bytes[$0]) }
  }

  mutating func optionalByteRange() throws(CodecError) -> Range<Int>? {
    let lengthAndOne = try number()
    return lengthAndOne == 0 ? nil : try advance(by: lengthAndOne - 1)
  }

  mutating func id<Kind>() throws(CodecError) -> Identifier<Kind> {
    Identifier(sharedList(try byteRange()))
  }

  mutating func optionalID<Kind>() throws(CodecError) -> Identifier<Kind>? {
    guard let range = try optionalByteRange() else { return nil }
    return Identifier(sharedList(range))
  }

  /// Reads an id, or nil in place of the usual one, which is never written in full.
  mutating func id<Kind>(unless usual: [UInt8]) throws(CodecError) -> Identifier<Kind> {
    guard let range = try optionalByteRange() else { return Identifier(usual) }
    let bytes = sharedList(range)
    guard bytes != usual else { throw error(.notShortest) }
    return Identifier(bytes)
  }

  mutating func code<Value: StableCode>() throws(CodecError) -> Value {
    let code = try byte()
    guard let value = Value(code: code) else {
      throw error(.unknownCode(code, of: "\(Value.self)"))
    }
    return value
  }

  mutating func optionalCode<Value: StableCode>() throws(CodecError) -> Value? {
    let code = try byte()
    if code == 0 { return nil }
    guard let value = Value(code: code) else {
      throw error(.unknownCode(code, of: "\(Value.self)"))
    }
    return value
  }

  /// Reads a list without reserving memory, because a damaged count could demand too much.
  mutating func list<Element>(
    _ read: (inout ByteReader) throws(CodecError) -> Element
  ) throws(CodecError) -> [Element] {
    let count = try number()
    guard count <= UInt64(bytes.count - offset) else { throw error(.short) }
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Reads a list that mostly has a single element.
  mutating func oneOrMany<Element>(
    _ read: (inout ByteReader) throws(CodecError) -> Element
  ) throws(CodecError) -> OneOrMany<Element> {
    if let one = try single(read) { OneOrMany(only: one) } else { OneOrMany(try list(read)) }
  }

  /// Reads the element of a single-element list; nil if the list has another length.
  mutating func single<Element>(
    _ read: (inout ByteReader) throws(CodecError) -> Element
  ) throws(CodecError) -> Element? {
    guard offset < bytes.count, bytes[offset] == 1 else { return nil }
    offset += 1
    return try read(&self)
  }

  /// Returns a copy of some bytes, shared with other records if possible.
  func sharedList(_ range: Range<Int>) -> [UInt8] {
    ids?.shared(bytes[range]) ?? Array(bytes[range])
  }

  /// Returns some of the bytes.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  private mutating func advance(by count: UInt64) throws(CodecError) -> Range<Int> {
    guard count <= UInt64(bytes.count - offset) else { throw error(.short) }
    let start = offset
    offset += Int(count)
    return start..<offset
  }
}
