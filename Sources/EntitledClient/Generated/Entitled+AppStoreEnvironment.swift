// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode`
  /// and `LocalTesting`.
  public struct AppStoreEnvironment: Word, Encoded, Decoded, HasZero {
    /// The value as the daemon sends it.
    public let rawValue: String

    /// Any word, also one that only a newer daemon knows.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `Production`.
    public static let production = Self(rawValue: "Production")
    /// `Sandbox`.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// `Xcode`.
    public static let xcode = Self(rawValue: "Xcode")
    /// `LocalTesting`.
    public static let localTesting = Self(rawValue: "LocalTesting")
  }
}
