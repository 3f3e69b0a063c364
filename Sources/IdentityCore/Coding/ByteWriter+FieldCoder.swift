// Inlined, because they only forward what a record passes by reference.
extension ByteWriter: FieldCoder {
  static var isReading: Bool { false }

  @inline(__always)
  mutating func byte(_ value: inout UInt8) { byte(value) }
  @inline(__always)
  mutating func flag(_ value: inout Bool) { flag(value) }

  @inline(__always)
  mutating func number<Number: FixedWidthInteger>(_ value: inout Number) {
    number(UInt64(truncatingIfNeeded: value))
  }

  @inline(__always)
  mutating func signed(_ value: inout Int64) { signed(value) }
  @inline(__always)
  mutating func bytes(_ value: inout [UInt8]) { bytes(value) }
  @inline(__always)
  mutating func bytes(_ value: inout [UInt8]?) { bytes(value) }
  @inline(__always)
  mutating func id<Kind>(_ value: inout Identifier<Kind>) { bytes(value.bytes) }
  @inline(__always)
  mutating func id<Kind>(_ value: inout Identifier<Kind>?) { bytes(value?.bytes) }

  @inline(__always)
  mutating func id<Kind>(_ value: inout Identifier<Kind>, unless usual: [UInt8]) {
    bytes(value.bytes == usual ? nil : value.bytes)
  }

  @inline(__always)
  mutating func code<Value: StableCode>(_ value: inout Value) { byte(value.code) }
  @inline(__always)
  mutating func code<Value: StableCode>(_ value: inout Value?) { byte(value?.code ?? 0) }

  /// Appends the bytes as they are in memory.
  mutating func chains(_ list: inout ChainList) {
    number(UInt64(list.count))
    raw(list.bytes)
  }

  @inline(__always)
  mutating func count(_ count: Int, ofSize size: Int) -> Int {
    number(UInt64(count))
    return count
  }

  @inline(__always)
  mutating func goesOn(_ isNeeded: Bool) -> Bool {
    if isNeeded { hasGoneOn = true }
    return isNeeded
  }

  @inline(__always)
  mutating func box(ofSize size: Int) {}

  func refusal(_ fault: CodecError.Fault) -> Never {
    preconditionFailure("ByteWriter: \(fault)")
  }
}
