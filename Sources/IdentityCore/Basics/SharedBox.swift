/// A value that is handed on far more often than it is made.
///
/// One reference, whatever it holds: copying a record counts every reference in it, one by one.
package struct SharedBox<Value: Equatable & Sendable>: Sendable {
  private var box: Box

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// In memory of its own.
  package init(_ value: Value) {
    box = Box(value)
  }

  /// Setting it takes memory of its own.
  package var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  /// Whether the two are one by sight: where they are not, they may be equal all the same.
  func isSame(as other: Self) -> Bool { box === other.box }
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
