extension Record {
  /// Whether nobody can tell the two apart by what they may use, or who they are: what was told is
  /// all that is different.
  package func isSame(toAnswersAs other: Record) -> Bool {
    switch (self, other) {
    case (.project(let one), .project(var other)):
      (other.definitions, other.toldDefinitions) = (one.definitions, one.toldDefinitions)
      return one == other
    case (.customer(let one), .customer(var other)):
      other.told = one.told
      other.toldUntil = one.toldUntil
      other.toldDefinition = one.toldDefinition
      return one == other
    case (.purchase(let one), .purchase(var other)):
      other.toldUntil = one.toldUntil
      return one == other
    default: return self == other
    }
  }
}
