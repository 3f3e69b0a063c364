import IdentityCore

/// A block behind the last frame of a volume: the next row is the first of the other volume.
///
/// It is durable before that row is confirmed, so a start knows that the other file must have it.
struct JournalLink: Equatable {
  /// The first row in the other volume, and the checksum of its frame.
  let number: Int64
  let checksum: UInt64

  static let byteCount = 40
  /// "entdlink" in ASCII, little-endian.
  private static let magic: UInt64 = 0x6B6E_696C_6474_6E65
  private static let checksumSeed: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  init(to number: Int64, checksum: UInt64) {
    (self.number, self.checksum) = (number, checksum)
  }

  /// Decodes a block; returns nil if it is not a link, is damaged, or has another salt.
  init?(block: Span<UInt8>, salt: UInt64) {
    guard block.count >= Self.byteCount, block.number(at: 0) == Self.magic,
      block.number(at: 8) == salt, let number = Int64(exactly: block.number(at: 16))
    else { return nil }
    self.number = number
    checksum = block.number(at: 24)
    guard block.number(at: 32) == ownChecksum(salt) else { return nil }
  }

  /// The block's first bytes, as little-endian numbers.
  func words(salt: UInt64) -> [UInt64] {
    [Self.magic, salt, UInt64(number), checksum, ownChecksum(salt)]
  }

  private func ownChecksum(_ salt: UInt64) -> UInt64 {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) }
    return ByteHash(seeds: (Self.checksumSeed, salt))
      .hash(bytes.span, after: UInt64(bitPattern: number))
  }
}
