extension Array {
  /// Removes all elements and keeps the capacity; fast for short arrays.
  ///
  /// `removeAll(keepingCapacity: true)` costs about a hundred instructions even for a single
  /// element.
  @inlinable
  package mutating func empty() {
    while popLast() != nil {}
  }
}
