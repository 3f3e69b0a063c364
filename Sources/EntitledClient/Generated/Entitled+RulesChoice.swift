// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A preset's name, or a preset and what differs from it.
  public enum RulesChoice: Hashable, Sendable {
    /// A `Entitled.Preset`.
    case word(Entitled.Preset)
    /// A `Entitled.RulesChoiceObject`.
    case object(Entitled.RulesChoiceObject)
  }
}

extension Entitled.RulesChoice: Encoded {
  var json: JSON {
    switch self {
    case .word(let value): value.json
    case .object(let value): value.json
    }
  }
}
