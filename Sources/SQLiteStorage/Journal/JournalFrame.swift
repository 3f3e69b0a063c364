import IdentityCore

/// A row in a volume of the journal: a header, the row, and zeros up to a whole number of blocks.
///
/// A frame shares no block with another, so writing it never rewrites durable data. Each block
/// begins with a header or a stamp. A crash leaves the old or the new beginning of a block, so a
/// block with another beginning is damaged; see `JournalReading.isOverwritten`.
struct JournalFrame {
  let number: Int64
  /// Size of the row.
  let byteCount: Int
  let checksum: UInt64
  /// Whether each block after the first begins with a stamp; those of earlier programs have none.
  let isStamped: Bool

  /// The unit of writing.
  static let blockBytes = 4096
  static let headerBytes = 40
  /// "entdrows" in ASCII, little-endian.
  private static let magic: UInt64 = 0x7377_6F72_6474_6E65
  /// "entdturn" in ASCII, little-endian: begins a frame without stamps.
  private static let oldMagic: UInt64 = 0x6E72_7574_6474_6E65
  /// "entdmore" in ASCII, little-endian: begins each block of a frame after the first.
  private static let stamp: UInt64 = 0x6572_6F6D_6474_6E65
  private static let stampBytes = 8
  /// "entdnone" in ASCII, little-endian: begins a block that has never had a frame, or has none any
  /// more.
  static let blankMagic: UInt64 = 0x656E_6F6E_6474_6E65
  private static let checksumSeed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ row: [UInt8], number: Int64, salt: UInt64) {
    self.number = number
    byteCount = row.count
    isStamped = true
    checksum = Self.checksum(row.span, number, salt)
  }

  /// Whether a block has nothing in it.
  static func isBlank(_ block: [UInt8]) -> Bool {
    block.span.number(at: 0) == blankMagic && block.dropFirst(8).allSatisfy { $0 == 0 }
  }

  /// Decodes a header; returns nil if it is invalid or has another salt.
  init?(header: Span<UInt8>, salt: UInt64) {
    guard header.count >= Self.headerBytes,
      [Self.magic, Self.oldMagic].contains(header.number(at: 0)),
      header.number(at: 8) == salt,
      let number = Int64(exactly: header.number(at: 16)), number > 0,
      let byteCount = Int(exactly: header.number(at: 24)),
      byteCount <= JournalVolume.bytesMax - Self.headerBytes
    else { return nil }
    self.number = number
    self.byteCount = byteCount
    isStamped = header.number(at: 0) == Self.magic
    checksum = header.number(at: 32)
  }

  /// Whether a block begins as the writer begins one.
  static func isKnown(_ block: Span<UInt8>, salt: UInt64) -> Bool {
    [stamp, blankMagic].contains(block.number(at: 0))
      || Self(header: block, salt: salt) != nil || JournalLink(block: block, salt: salt) != nil
  }

  /// Whether the row matches the size and the checksum.
  func matches(_ row: Span<UInt8>, salt: UInt64) -> Bool {
    row.count == byteCount && checksum == Self.checksum(row, number, salt)
  }

  /// Size with the header and the padding.
  var size: Int {
    isStamped
      ? Self.size(ofRow: byteCount)
      : (Self.headerBytes + byteCount + Self.blockBytes - 1) / Self.blockBytes * Self.blockBytes
  }

  static func size(ofRow byteCount: Int) -> Int {
    let rest = max(0, byteCount - (blockBytes - headerBytes))
    let room = blockBytes - stampBytes
    return blockBytes * (1 + (rest + room - 1) / room)
  }

  /// The places of the row's parts in the frame.
  private var parts: [Range<Int>] {
    guard isStamped else { return [Self.headerBytes..<(Self.headerBytes + byteCount)] }
    var (start, rest) = (Self.headerBytes, byteCount)
    var parts: [Range<Int>] = []
    while true {
      let count = min(rest, Self.blockBytes - start % Self.blockBytes)
      parts.append(start..<(start + count))
      rest -= count
      if rest == 0 { return parts }
      start += count + Self.stampBytes
    }
  }

  /// Returns the row of the frame at an index; there must be `size` bytes.
  func row(in bytes: [UInt8], at index: Int) -> [UInt8] {
    var row: [UInt8] = []
    row.reserveCapacity(byteCount)
    for part in parts { row += bytes[(index + part.lowerBound)..<(index + part.upperBound)] }
    return row
  }

  /// Writes the header, the row, the stamps and the padding.
  @unsafe func write(_ row: [UInt8], salt: UInt64, to room: UnsafeMutableRawBufferPointer) {
    let header = [Self.magic, salt, UInt64(number), UInt64(byteCount), checksum]
    for (index, value) in header.enumerated() {
      // SAFETY: the caller provides `size` bytes.
      unsafe room.storeBytes(of: value.littleEndian, toByteOffset: index * 8, as: UInt64.self)
    }
    var (done, end) = (0, Self.headerBytes)
    for part in parts {
      // SAFETY: as above.
      if done > 0 {
        unsafe room.storeBytes(of: Self.stamp.littleEndian, toByteOffset: end, as: UInt64.self)
      }
      unsafe UnsafeMutableRawBufferPointer(rebasing: room[part])
        .copyBytes(from: row[done..<(done + part.count)])
      (done, end) = (done + part.count, part.upperBound)
    }
    // SAFETY: as above.
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
