// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project verifies what the App Store sends. Replaces the settings as a whole; null
  /// removes them.
  public struct StoresChoiceAppStore: Hashable, Sendable {
    /// Apps whose notifications the project takes.
    public var apps: [Entitled.AppStoreApp]
    /// Environments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and
    /// `LocalTesting` need a project whose `environment` is not `production`.
    public var environments: [Entitled.AppStoreEnvironment]?
    /// Root certificates that replace Apple's, as DER in base64. `project.define` checks that
    /// each has the shape of a certificate; its fields are read when a notification comes. Only
    /// where the project's `environment` is not `production`. Default: Apple's root.
    public var roots: [String]?

    /// Made to be sent; what is left out is not sent.
    public init(
      apps: [Entitled.AppStoreApp],
      environments: [Entitled.AppStoreEnvironment]? = nil,
      roots: [String]? = nil
    ) {
      self.apps = apps
      self.environments = environments
      self.roots = roots
    }
  }
}

extension Entitled.StoresChoiceAppStore: Encoded {
  var json: JSON {
    var members = Params()
    members.add("apps", apps)
    members.add("environments", environments)
    members.add("roots", roots)
    return members.json
  }
}
