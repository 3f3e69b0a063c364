/// The error of an object that lacks a member which objects of its kind always have.
struct MissingMember: Error {}

extension Optional {
  /// Returns the value of a member that must be there.
  func known() throws(MissingMember) -> Wrapped {
    guard let self else { throw MissingMember() }
    return self
  }
}

extension Entitled.Maybe {
  /// Returns the value of a member that must be there, or nil if it is null.
  func known() throws(MissingMember) -> Value? {
    if case .absent = self { throw MissingMember() }
    return value
  }
}
