extension Record {
  /// Whether nobody can tell the two apart by what they may use, or who they are: what was told is
  /// all that is different.
  package func isSame(toAnswersAs other: Record) -> Bool {
    switch (self, other) {
    case (.project(let one), .project(var other)):
      (other.definitions, other.toldDefinitions) = (one.definitions, one.toldDefinitions)
      return one == other
    case (.customer(let one), .customer(let other)): return one.isSame(toAnswersAs: other)
    case (.purchase(let one), .purchase(let other)): return one.isSame(toAnswersAs: other)
    default: return self == other
    }
  }
}
