// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What a login does when another user is logged in on the device.
  public struct RulesOnSwitch: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `logoutFirst`.
    public static let logoutFirst = Self(rawValue: "logoutFirst")
    /// `switch`.
    public static let `switch` = Self(rawValue: "switch")
  }
}
