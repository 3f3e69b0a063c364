// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How the project verifies and reads what Google Play sends.
  public struct PlayStoreSettings: Hashable, Sendable {
    /// Package names of the apps whose notifications the project takes.
    public var packages: [String]

    /// Made to be sent; what is left out is not sent.
    public init(
      packages: [String]
    ) {
      self.packages = packages
    }
  }
}

extension Entitled.PlayStoreSettings: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.packages = try members.required("packages")
  }
}

extension Entitled.PlayStoreSettings: Encoded {
  var json: JSON {
    var members = Params()
    members.add("packages", packages)
    return members.json
  }
}
