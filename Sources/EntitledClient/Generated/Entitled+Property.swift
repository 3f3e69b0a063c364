// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `Property` in Protocol.
  public struct Property: Hashable, Sendable {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    public var key: String
    /// Value of a property.
    public var value: String
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public var setAt: Entitled.Moment
    let given: Given

    /// Made to be sent; what is left out is not sent.
    public init(
      key: String,
      value: String,
      setAt: Entitled.Moment? = nil
    ) {
      var given = Given.nothing
      self.key = key
      self.value = value
      self.setAt = given.take("setAt", setAt)
      self.given = given
    }
  }
}

extension Entitled.Property: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.key = try members.required("key")
    self.value = try members.required("value")
    self.setAt = try members.required("setAt")
    given = .answer
  }
}

extension Entitled.Property: Encoded {
  var json: JSON {
    var members = Params()
    members.add("key", key)
    members.add("value", value)
    members.add("setAt", setAt, given)
    return members.json
  }
}
