import IdentityCore

/// Appends values in the compact form in which records are kept.
///
/// Numbers take 7 bits a byte, least first; negative ones are folded between the others. `nil` is
/// the byte 0 everywhere.
struct ByteWriter {
  private(set) var written: [UInt8] = []

  mutating func byte(_ value: UInt8) {
    written.append(value)
  }

  mutating func flag(_ value: Bool) {
    written.append(value ? 1 : 0)
  }

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      written.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    written.append(UInt8(rest))
  }

  mutating func signed(_ value: Int64) {
    number(UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63))
  }

  mutating func moment(_ value: Moment) {
    signed(value.milliseconds)
  }

  mutating func moment(_ value: Moment?) {
    flag(value != nil)
    if let value { moment(value) }
  }

  mutating func bytes(_ value: [UInt8]) {
    number(UInt64(value.count))
    written += value
  }

  /// The length is one more than it is: 0 is nil, 1 is empty.
  mutating func bytes(_ value: [UInt8]?) {
    guard let value else { return byte(0) }
    number(UInt64(value.count) + 1)
    written += value
  }

  mutating func id<Kind>(_ value: Identifier<Kind>) {
    bytes(value.bytes)
  }

  mutating func id<Kind>(_ value: Identifier<Kind>?) {
    bytes(value?.bytes)
  }

  mutating func code(_ value: some Coded) {
    byte(value.code)
  }

  mutating func code(_ value: (some Coded)?) {
    byte(value?.code ?? 0)
  }

  mutating func list<Element>(
    _ elements: [Element],
    _ write: (Element, inout ByteWriter) -> Void
  ) {
    number(UInt64(elements.count))
    for element in elements { write(element, &self) }
  }
}
