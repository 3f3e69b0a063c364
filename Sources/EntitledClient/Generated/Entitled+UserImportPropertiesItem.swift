// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserImportPropertiesItem` in Protocol.
  public struct UserImportPropertiesItem: Hashable, Sendable {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    public var key: String
    /// Value of a property.
    public var value: String
    /// Without it, before everything that is set here.
    public var setAt: Entitled.Maybe<Entitled.Moment>

    /// Made to be sent; what is left out is not sent.
    public init(
      key: String,
      value: String,
      setAt: Entitled.Maybe<Entitled.Moment> = .absent
    ) {
      self.key = key
      self.value = value
      self.setAt = setAt
    }
  }
}

extension Entitled.UserImportPropertiesItem: Encoded {
  var json: JSON {
    var members = Params()
    members.add("key", key)
    members.add("value", value)
    members.add("setAt", setAt)
    return members.json
  }
}
