// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// New settings of stores. A setting that is left out stays.
  public struct StoresChoice: Hashable, Sendable {
    /// Stores of the project's own. They replace the previous list as a whole.
    public var custom: [String]?

    /// Made to be sent; what is left out is not sent.
    public init(
      custom: [String]? = nil
    ) {
      self.custom = custom
    }
  }
}

extension Entitled.StoresChoice: Encoded {
  var json: JSON {
    var members = Params()
    members.add("custom", custom)
    return members.json
  }
}
