// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Name of a preset, or an object with a preset and the rules that differ from it.
  public enum RulesChoice: Hashable, Sendable {
    /// A `Entitled.Preset`.
    case word(Entitled.Preset)
    /// A `Entitled.Rules`.
    case object(Entitled.Rules)
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
