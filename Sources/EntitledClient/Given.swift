/// Which members of an object a caller gave, where nothing and a zero value differ.
struct Given: Sendable {
  /// Those of an answer: all of them.
  static let answer = Given(names: nil)
  static let nothing = Given(names: [])

  private var names: [String]?

  func includes(_ name: String) -> Bool {
    names?.contains { $0.utf8.elementsEqual(name.utf8) } ?? true
  }

  /// Notes a member that is there, and returns its value, or the zero value of its type.
  mutating func take<Value: HasZero>(_ name: String, _ value: Value?) -> Value {
    guard let value else { return .zero }
    names?.append(name)
    return value
  }

  /// Notes a member that is there, perhaps as null.
  mutating func take<Value>(_ name: String, _ value: Entitled.Maybe<Value>) -> Value? {
    switch value {
    case .absent: return nil
    case .null:
      names?.append(name)
      return nil
    case .value(let value):
      names?.append(name)
      return value
    }
  }
}

/// Objects with equal members are equal, also if the caller made one and the daemon the other.
extension Given: Hashable {
  static func == (_: Given, _: Given) -> Bool { true }

  func hash(into _: inout Hasher) {}
}

/// A type with a value that stands for a member that is not there.
protocol HasZero: Equatable {
  static var zero: Self { get }
}

extension HasZero where Self: Entitled.Word {
  static var zero: Self { Self(rawValue: "") }
}

extension String: HasZero {
  static var zero: String { "" }
}

extension Bool: HasZero {
  static var zero: Bool { false }
}

extension Int: HasZero {
  static var zero: Int { 0 }
}

extension Array: HasZero where Element: Equatable {
  static var zero: [Element] { [] }
}

extension Entitled.Moment: HasZero {
  /// 0001-01-01T00:00:00Z.
  static var zero: Self { Self(millisecondsSince1970: -62_135_596_800_000) }
}
