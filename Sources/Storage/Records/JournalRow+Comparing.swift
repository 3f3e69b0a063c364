import Glibc

// Ids are compared where they stand, byte by byte.

extension JournalRow {
  /// Whether both are the same bytes.
  package func isEqual(_ mine: Stretch, to other: Stretch, of row: JournalRow) -> Bool {
    guard mine.count == other.count else { return false }
    let (range, otherRange) = (mine.range, other.range)
    precondition(
      range.upperBound <= bytes.count && otherRange.upperBound <= row.bytes.count,
      "JournalRow: a foreign stretch"
    )
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe row.bytes.withUnsafeBytes { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
          return true
        }
        // SAFETY: so many bytes are there in both.
        return unsafe memcmp(
          start + range.lowerBound,
          otherStart + otherRange.lowerBound,
          range.count
        ) == 0
      }
    }
  }
}
