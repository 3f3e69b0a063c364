// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// `system`: the system's clock. `manual`: a manual clock that starts now. {"manual":
  /// TIMESTAMP}: a manual clock that starts then.
  public enum ClockChoice: Hashable, Sendable {
    /// A `Entitled.ClockKind`.
    case word(Entitled.ClockKind)
    /// A `Entitled.ClockChoiceObject`.
    case object(Entitled.ClockChoiceObject)
  }
}

extension Entitled.ClockChoice: Encoded {
  var json: JSON {
    switch self {
    case .word(let value): value.json
    case .object(let value): value.json
    }
  }
}
