extension ByteWriter: FieldCoder {
  static var isReading: Bool { false }

  mutating func byte(_ value: inout UInt8) { byte(value) }
  mutating func flag(_ value: inout Bool) { flag(value) }

  mutating func number<Number: FixedWidthInteger>(_ value: inout Number) {
    number(UInt64(truncatingIfNeeded: value))
  }

  mutating func signed(_ value: inout Int64) { signed(value) }
  mutating func bytes(_ value: inout [UInt8]) { bytes(value) }
  mutating func bytes(_ value: inout [UInt8]?) { bytes(value) }
  mutating func id<Kind>(_ value: inout Identifier<Kind>) { bytes(value.bytes) }
  mutating func id<Kind>(_ value: inout Identifier<Kind>?) { bytes(value?.bytes) }

  mutating func id<Kind>(_ value: inout Identifier<Kind>, unless usual: [UInt8]) {
    bytes(value.bytes == usual ? nil : value.bytes)
  }

  mutating func code<Value: StableCode>(_ value: inout Value) { byte(value.code) }
  mutating func code<Value: StableCode>(_ value: inout Value?) { byte(value?.code ?? 0) }

  /// Appends the bytes as they are in memory.
  mutating func chains(_ list: inout ChainList) {
    number(UInt64(list.count))
    raw(list.bytes)
  }

  mutating func count(_ count: Int, ofSize size: Int) -> Int {
    number(UInt64(count))
    return count
  }

  mutating func box(ofSize size: Int) {}

  func refusal(_ fault: CodecError.Fault) -> Never {
    preconditionFailure("ByteWriter: \(fault)")
  }
}
