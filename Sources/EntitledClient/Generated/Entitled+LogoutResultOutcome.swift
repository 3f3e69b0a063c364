// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// loggedOut: the device's anonymous user is current again. rotated: the device has a new
  /// anonymous user. unchanged: no user was logged in.
  public struct LogoutResultOutcome: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `loggedOut`.
    public static let loggedOut = Self(rawValue: "loggedOut")
    /// `rotated`.
    public static let rotated = Self(rawValue: "rotated")
    /// `unchanged`.
    public static let unchanged = Self(rawValue: "unchanged")
  }
}
