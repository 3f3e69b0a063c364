/// Bytes that are compared where they lie.
package enum ByteComparison {
  /// Whether two places hold the same; eight bytes at a time.
  @unsafe
  package static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int)
    -> Bool
  {
    var offset = 0
    while offset + 8 <= count {
      let one = unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let other = unsafe right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard one == other else { return false }
      offset += 8
    }
    while offset < count {
      let one = unsafe left.load(fromByteOffset: offset, as: UInt8.self)
      let other = unsafe right.load(fromByteOffset: offset, as: UInt8.self)
      guard one == other else { return false }
      offset += 1
    }
    return true
  }
}
