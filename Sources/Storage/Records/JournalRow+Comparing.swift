import Glibc

// Compares ids in place, without copies.

extension JournalRow {
  /// Whether two slices have the same bytes.
  package func isEqual(_ mine: Slice, to other: Slice, of row: JournalRow) -> Bool {
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
        // SAFETY: both pointers have `range.count` bytes, by the precondition.
        return unsafe memcmp(
          start + range.lowerBound,
          otherStart + otherRange.lowerBound,
          range.count
        ) == 0
      }
    }
  }
}
