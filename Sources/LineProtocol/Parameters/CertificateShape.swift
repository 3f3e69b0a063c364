/// The outermost shape of a certificate in DER: a sequence of two sequences and a bit string.
///
/// It shows that a text was meant to be a certificate, and reads none of its fields.
enum CertificateShape {
  private static let sequence: UInt8 = 0x30
  private static let bitString: UInt8 = 0x03

  /// Whether the lengths of the certificate and of its three parts add up.
  static func fits(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    guard var parts = takeElement(sequence, from: &rest), rest.isEmpty else { return false }
    for tag in [sequence, sequence, bitString] {
      guard let part = takeElement(tag, from: &parts), !part.isEmpty else { return false }
    }
    return parts.isEmpty
  }

  /// Removes the first element and returns its content; nil if it has another tag or no room.
  private static func takeElement(
    _ tag: UInt8,
    from bytes: inout ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard bytes.popFirst() == tag, let first = bytes.popFirst() else { return nil }
    var length = Int(first)
    // From 128 on, the lower bits count the bytes of the length, which has no leading zero.
    if first >= 0x80 {
      let count = Int(first & 0x7F)
      guard 1...3 ~= count, bytes.count >= count, bytes.first != 0 else { return nil }
      length = bytes.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      bytes = bytes.dropFirst(count)
      guard length >= 0x80 else { return nil }
    }
    guard bytes.count >= length else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return bytes.prefix(length)
  }
}
