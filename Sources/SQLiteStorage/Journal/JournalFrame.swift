import IdentityCore

/// A row in a volume of the journal: a header, the row, and zeros up to a whole number of blocks.
///
/// A frame shares no block with another, so writing it never rewrites durable data.
struct JournalFrame {
  let number: Int64
  /// Size of the row.
  let byteCount: Int
  let checksum: UInt64

  /// The unit of writing.
  static let blockBytes = 4096
  static let headerBytes = 40
  /// "entdturn" in ASCII, little-endian.
  private static let magic: UInt64 = 0x6E72_7574_6474_6E65
  /// "entdnone" in ASCII, little-endian: begins a block that has never had a frame, or has none any
  /// more.
  static let blankMagic: UInt64 = 0x656E_6F6E_6474_6E65
  private static let checksumSeed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ row: [UInt8], number: Int64, salt: UInt64) {
    self.number = number
    byteCount = row.count
    checksum = Self.checksum(row.span, number, salt)
  }

  /// Decodes a header; returns nil if it is invalid or has another salt.
  init?(header: Span<UInt8>, salt: UInt64) {
    guard header.count >= Self.headerBytes, header.number(at: 0) == Self.magic,
      header.number(at: 8) == salt,
      let number = Int64(exactly: header.number(at: 16)), number > 0,
      let byteCount = Int(exactly: header.number(at: 24)),
      byteCount <= JournalVolume.bytesMax - Self.headerBytes
    else { return nil }
    self.number = number
    self.byteCount = byteCount
    checksum = header.number(at: 32)
  }

  /// Whether the row matches the size and the checksum.
  func matches(_ row: Span<UInt8>, salt: UInt64) -> Bool {
    row.count == byteCount && checksum == Self.checksum(row, number, salt)
  }

  /// Size with the header and the padding.
  var size: Int { Self.size(ofRow: byteCount) }

  static func size(ofRow byteCount: Int) -> Int {
    (headerBytes + byteCount + blockBytes - 1) / blockBytes * blockBytes
  }

  /// Writes the header, the row and the padding.
  @unsafe func write(_ row: [UInt8], salt: UInt64, to room: UnsafeMutableRawBufferPointer) {
    let header = [Self.magic, salt, UInt64(number), UInt64(byteCount), checksum]
    for (index, value) in header.enumerated() {
      // SAFETY: the caller provides `size` bytes.
      unsafe room.storeBytes(of: value.littleEndian, toByteOffset: index * 8, as: UInt64.self)
    }
    let end = Self.headerBytes + row.count
    // SAFETY: as above.
    unsafe UnsafeMutableRawBufferPointer(rebasing: room[Self.headerBytes..<end])
      .copyBytes(from: row)
    unsafe UnsafeMutableRawBufferPointer(rebasing: room[end..<size])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// Uses the salt as a seed, so that a row for this store cannot be forged without it.
  private static func checksum(_ row: Span<UInt8>, _ number: Int64, _ salt: UInt64) -> UInt64 {
    ByteHash(seeds: (checksumSeed, salt)).hash(row, after: UInt64(bitPattern: number))
  }
}

extension Span<UInt8> {
  /// Reads eight bytes, little-endian.
  func number(at start: Int) -> UInt64 {
    var number: UInt64 = 0
    for offset in (0..<8).reversed() { number = number << 8 | UInt64(self[start + offset]) }
    return number
  }
}
