import Glibc

// Ids are compared where they stand, byte by byte.

extension JournalRow {
  /// Whether both are the same bytes.
  package func isEqual(_ mine: Stretch, to other: Stretch, of row: JournalRow) -> Bool {
    mine.count == other.count && difference(mine, from: other, of: row) == 0
  }

  /// Whether it comes first; what another one begins with comes before that.
  package func precedes(_ mine: Stretch, _ other: Stretch, of row: JournalRow) -> Bool {
    let difference = difference(mine, from: other, of: row)
    return difference == 0 ? mine.count < other.count : difference < 0
  }

  /// As far as both go.
  private func difference(_ mine: Stretch, from other: Stretch, of row: JournalRow) -> CInt {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe row.bytes.withUnsafeBytes { others in
        let (mine, other) = unsafe (bytes[mine.range], others[other.range])
        let count = unsafe min(mine.count, other.count)
        guard count > 0, let start = unsafe UnsafeRawBufferPointer(rebasing: mine).baseAddress,
          let otherStart = unsafe UnsafeRawBufferPointer(rebasing: other).baseAddress
        else { return 0 }
        // SAFETY: so many bytes are there in both.
        return unsafe memcmp(start, otherStart, count)
      }
    }
  }

  /// With how many bytes both begin, up to a limit.
  package func sharedPrefix(
    _ mine: Stretch,
    with other: Stretch,
    of row: JournalRow,
    upTo limit: Int
  ) -> Int {
    let limit = min(limit, Int(min(mine.count, other.count)))
    var shared = 0
    while shared < limit {
      let difference = eight(of: mine, from: shared) ^ row.eight(of: other, from: shared)
      guard difference == 0 else { return min(limit, shared + difference.leadingZeroBitCount / 8) }
      shared += 8
    }
    return limit
  }

  /// Eight bytes from an offset on, the first one the greatest; zeros where it is shorter.
  package func eight(of stretch: Stretch, from offset: Int) -> UInt64 {
    unsafe bytes.withUnsafeBytes { bytes in
      let range = stretch.range
      let start = range.lowerBound + offset
      precondition(offset >= 0 && range.upperBound <= bytes.count, "JournalRow: a foreign stretch")
      if start <= range.upperBound - 8 {
        // SAFETY: eight bytes are there.
        return unsafe UInt64(
          bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        )
      }
      var number: UInt64 = 0
      for place in start..<(start + 8) {
        let byte = unsafe place < range.upperBound ? bytes[place] : 0
        number = number << 8 | UInt64(byte)
      }
      return number
    }
  }
}
