/// A value that is handed on far more often than it is made.
///
/// One reference, whatever it holds: copying a record counts every reference in it, one by one.
struct Shared<Value: Hashable & Sendable>: Sendable {
  private var box: Box

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  init(_ value: Value) {
    box = Box(value)
  }

  var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension Shared: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
