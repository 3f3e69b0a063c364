extension RandomAccessCollection {
  /// Returns the first index whose element satisfies the predicate, by binary search.
  ///
  /// All elements behind it satisfy the predicate, too.
  @inlinable
  package func firstPosition(where isAtOrAfter: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isAtOrAfter(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
