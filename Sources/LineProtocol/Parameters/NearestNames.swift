package import IdentityCore

/// Finds names that are similar to a misspelled one.
///
/// A name that is equal except for ASCII case and the separators `_`, `-`, `.` and blank comes
/// first. The distance of others is Damerau's (insert, delete, replace, swap neighbours) and
/// ignores case. For words of the protocol it may be at most a third of the longer name, within 1
/// to 3.
package enum NearestNames {
  /// The most suggestions.
  package static let suggestedMax = 3

  /// Longer names are not compared.
  private static let scalarsMax = 64

  private static let separators = ["_", "-", ".", " "].map { (scalar: Unicode.Scalar) in
    scalar.value
  }

  private static let dot = Unicode.Scalar(".").value

  /// The greatest distance between ids of a project.
  private static let idDistanceMax = 2

  /// Returns the nearest names first; of equally near names, the earlier candidate comes first.
  ///
  /// A synonym comes first; `synonyms` has lower-case names without separators.
  package static func nearest(
    to name: [UInt8],
    among candidates: some Sequence<String>,
    synonyms: [String: String] = [:]
  ) -> [String] {
    adding(synonyms, of: name, to: nearest(to: name, among: candidates, distance))
  }

  /// Returns the ids that `name` may mean: equal ones, its synonym, then those within a distance
  /// of 2 that have something in common with it.
  ///
  /// `synonyms` has lower-case names without separators.
  package static func nearest<Kind>(
    to name: [UInt8],
    amongIDs candidates: [Identifier<Kind>],
    synonyms: [String: String] = [:]
  ) -> [String] {
    let names = nearest(to: name, among: candidates.map(\.description)) { wanted, other in
      let bound = min(idDistanceMax, max(wanted.count, other.count) - 1)
      guard abs(wanted.count - other.count) <= bound else { return nil }
      let distance = editDistance(wanted, other)
      return distance <= bound ? distance : nil
    }
    return adding(synonyms, of: name, to: names)
  }

  /// Puts the synonym of a name first, or after a name that equals it.
  private static func adding(
    _ synonyms: [String: String],
    of name: [UInt8],
    to names: [String]
  ) -> [String] {
    let plain = plain(folded(String(decoding: name.prefix(4 * scalarsMax), as: UTF8.self)))
    let synonym = synonyms.first { plain.elementsEqual($0.key.unicodeScalars.map(\.value)) }?.value
    guard let synonym else { return names }
    var names = names
    let isEqual = names.first.map { Self.plain(folded($0)) == plain } ?? false
    names.removeAll { $0 == synonym }
    names.insert(synonym, at: isEqual && !names.isEmpty ? 1 : 0)
    return Array(names.prefix(suggestedMax))
  }

  private static func nearest(
    to name: [UInt8],
    among candidates: some Sequence<String>,
    _ distance: (_ wanted: [UInt32], _ other: [UInt32]) -> Int?
  ) -> [String] {
    let wanted = folded(String(decoding: name.prefix(4 * scalarsMax + 4), as: UTF8.self))
    guard !wanted.isEmpty, wanted.count <= scalarsMax else { return [] }
    let wantedPlain = plain(wanted)
    // Sorted and limited to a few names, since there may be many candidates.
    var best: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let other = folded(candidate)
      guard other.count <= scalarsMax else { continue }
      let isEqual = !wantedPlain.isEmpty && plain(other) == wantedPlain
      guard let distance = isEqual ? -1 : distance(wanted, other) else { continue }
      let place = best.firstIndex { $0.distance > distance } ?? best.count
      guard place < suggestedMax else { continue }
      best.insert((distance, candidate), at: place)
      if best.count > suggestedMax { best.removeLast() }
    }
    return best.map(\.name)
  }

  /// Returns `did you mean "a", "b" or "c"?`, or nil if no name is near.
  package static func question(_ nearest: [String]) -> String? {
    nearest.isEmpty ? nil : "did you mean \(listed(nearest))?"
  }

  /// Returns a question with the nearest names, followed by `otherwise`.
  package static func hint(
    for name: String,
    among names: [String],
    synonyms: [String: String] = [:],
    otherwise: String
  ) -> String {
    let question = question(nearest(to: Array(name.utf8), among: names, synonyms: synonyms))
    return question.map { "\($0) \(otherwise)" } ?? otherwise
  }

  /// Returns `write "a", "b" or "c"`, or nil if no name is near.
  package static func request(_ nearest: [String]) -> String? {
    nearest.isEmpty ? nil : "write \(listed(nearest))"
  }

  private static func listed(_ names: [String]) -> String {
    let quoted = names.map { String(quoting: $0) }
    let last = quoted.last ?? ""
    return quoted.count < 2 ? last : "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// Removes the separators.
  private static func plain(_ name: [UInt32]) -> [UInt32] {
    name.filter { !separators.contains($0) }
  }

  private static func folded(_ name: String) -> [UInt32] {
    name.unicodeScalars.map { scalar in
      "A"..."Z" ~= scalar ? scalar.value | 0x20 : scalar.value
    }
  }

  /// Returns the distance, or nil if `wanted` is unlikely to mean `other`.
  ///
  /// Of names that begin with the same words, up to a dot, only the rest counts: nobody writes
  /// `project.delete` for `project.define`.
  private static func distance(_ wanted: [UInt32], _ other: [UInt32]) -> Int? {
    if let end = wanted.lastIndex(of: dot), other.starts(with: wanted[...end]) {
      let (wanted, other) = (wanted[(end + 1)...], other[(end + 1)...])
      if !wanted.isEmpty, !other.isEmpty { return distance(Array(wanted), Array(other)) }
    }
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
