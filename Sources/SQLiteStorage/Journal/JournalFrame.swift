import IdentityCore

/// A row as it stands in a volume of the journal: a header, the row, and zeros up to a whole number
/// of blocks.
///
/// Each has blocks of its own: what is on disk already is never written again with it.
struct JournalFrame {
  let number: Int64
  /// Of the row.
  let byteCount: Int
  private let checksum: UInt64

  /// As much as a disk takes at once.
  static let blockBytes = 4096
  static let headerBytes = 40
  /// "entdturn" in ASCII, the first letter least.
  private static let mark: UInt64 = 0x6E72_7574_6474_6E65
  private static let checksumSeed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ row: [UInt8], number: Int64, salt: UInt64) {
    self.number = number
    byteCount = row.count
    checksum = Self.checksum(row.span, number, salt)
  }

  /// Nil for what is no header of a store with that salt.
  init?(header: Span<UInt8>, salt: UInt64) {
    guard header.count >= Self.headerBytes, header.number(at: 0) == Self.mark,
      header.number(at: 8) == salt,
      let number = Int64(exactly: header.number(at: 16)), number > 0,
      let byteCount = Int(exactly: header.number(at: 24)),
      byteCount <= JournalVolume.bytesMax - Self.headerBytes
    else { return nil }
    self.number = number
    self.byteCount = byteCount
    checksum = header.number(at: 32)
  }

  /// Whether these are the bytes of the row.
  func holds(_ row: Span<UInt8>, salt: UInt64) -> Bool {
    row.count == byteCount && checksum == Self.checksum(row, number, salt)
  }

  /// With the header and the zeros behind it.
  var size: Int { Self.size(ofRow: byteCount) }

  static func size(ofRow byteCount: Int) -> Int {
    (headerBytes + byteCount + blockBytes - 1) / blockBytes * blockBytes
  }

  /// Writes header, row and zeros.
  @unsafe func write(_ row: [UInt8], salt: UInt64, to room: UnsafeMutableRawBufferPointer) {
    let header = [Self.mark, salt, UInt64(number), UInt64(byteCount), checksum]
    for (place, value) in header.enumerated() {
      // SAFETY: the caller's promise: there is room for a frame.
      unsafe room.storeBytes(of: value.littleEndian, toByteOffset: place * 8, as: UInt64.self)
    }
    let end = Self.headerBytes + row.count
    // SAFETY: as above.
    unsafe UnsafeMutableRawBufferPointer(rebasing: room[Self.headerBytes..<end])
      .copyBytes(from: row)
    unsafe UnsafeMutableRawBufferPointer(rebasing: room[end..<size])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// The salt is the seed by which is multiplied: nobody who does not know it makes a row for it.
  private static func checksum(_ row: Span<UInt8>, _ number: Int64, _ salt: UInt64) -> UInt64 {
    ByteHash(seeds: (checksumSeed, salt)).hash(row, after: UInt64(bitPattern: number))
  }
}

extension Span<UInt8> {
  /// Eight bytes, the least first.
  fileprivate func number(at place: Int) -> UInt64 {
    var number: UInt64 = 0
    for offset in (0..<8).reversed() { number = number << 8 | UInt64(self[place + offset]) }
    return number
  }
}
