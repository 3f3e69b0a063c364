/// Finds names that are similar to a misspelled one.
///
/// The distance is Damerau's (insert, delete, replace, swap neighbours) and ignores the case of
/// ASCII letters. It may be at most a third of the longer name, within 1 to 3.
package enum NearestNames {
  /// The most suggestions.
  package static let suggestedMax = 3

  /// Longer names are not compared.
  private static let scalarsMax = 64

  /// Returns the nearest names first; of equally near names, the earlier candidate comes first.
  package static func nearest(
    to name: [UInt8],
    among candidates: some Sequence<String>
  ) -> [String] {
    let wanted = folded(String(decoding: name.prefix(4 * scalarsMax + 4), as: UTF8.self))
    guard !wanted.isEmpty, wanted.count <= scalarsMax else { return [] }
    // Sorted and limited to a few names, since there may be many candidates.
    var best: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let other = folded(candidate)
      guard other.count <= scalarsMax, let distance = distance(wanted, other) else { continue }
      let place = best.firstIndex { $0.distance > distance } ?? best.count
      guard place < suggestedMax else { continue }
      best.insert((distance, candidate), at: place)
      if best.count > suggestedMax { best.removeLast() }
    }
    return best.map(\.name)
  }

  /// Returns `did you mean "a", "b" or "c"?`, or nil if no name is near.
  package static func question(_ nearest: [String]) -> String? {
    guard let last = nearest.last else { return nil }
    let quoted = nearest.map { String(quoting: $0) }
    guard quoted.count > 1 else { return "did you mean \(String(quoting: last))?" }
    return "did you mean \(quoted.dropLast().joined(separator: ", ")) or \(String(quoting: last))?"
  }

  private static func folded(_ name: String) -> [UInt32] {
    name.unicodeScalars.map { scalar in
      "A"..."Z" ~= scalar ? scalar.value | 0x20 : scalar.value
    }
  }

  /// Returns the distance, or nil if `wanted` is unlikely to mean `other`.
  private static func distance(_ wanted: [UInt32], _ other: [UInt32]) -> Int? {
    let length = max(wanted.count, other.count)
    let bound = length < 2 ? 0 : max(1, min(3, length / 3))
    if abs(wanted.count - other.count) <= bound {
      let distance = editDistance(wanted, other)
      if distance <= bound { return distance }
    }
    // For example, "ping" for "server.ping", or "check" for "checkEntitlements".
    let isPart = wanted.count >= 3 && (other.starts(with: wanted) || other.hasSuffix(wanted))
    return isPart ? bound + 1 : nil
  }

  /// Computes the optimal string alignment distance with three rows.
  private static func editDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for row in 1..<left.count + 1 {
      current[0] = row
      for column in 1..<right.count + 1 {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1)
        cost = min(cost, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
      }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[right.count]
  }
}

extension [UInt32] {
  fileprivate func hasSuffix(_ suffix: [UInt32]) -> Bool {
    self.suffix(suffix.count).elementsEqual(suffix)
  }
}
