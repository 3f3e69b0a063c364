/// A copy-on-write box around a value that is copied far more often than it changes.
///
/// Copying a record counts every reference in it; a box is one reference.
package struct SharedBox<Value: Equatable & Sendable>: Sendable {
  private var box: Box

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Creates a box of its own for the value.
  package init(_ value: Value) {
    box = Box(value)
  }

  /// The value; setting it allocates a new box.
  package var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension SharedBox: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.value == right.value
  }
}

extension SharedBox: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
