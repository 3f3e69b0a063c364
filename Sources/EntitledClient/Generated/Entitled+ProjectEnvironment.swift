// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Which purchases give access: those of production, those of the sandbox, or both (any).
  public struct ProjectEnvironment: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `production`.
    public static let production = Self(rawValue: "production")
    /// `sandbox`.
    public static let sandbox = Self(rawValue: "sandbox")
    /// `any`.
    public static let any = Self(rawValue: "any")
  }
}
