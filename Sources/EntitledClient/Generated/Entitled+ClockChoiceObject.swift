// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `ClockChoiceObject` in Protocol.
  public struct ClockChoiceObject: Hashable, Sendable {
    /// Time at which the manual clock starts, RFC 3339.
    public var manual: Entitled.Moment

    /// Made to be sent; what is left out is not sent.
    public init(
      manual: Entitled.Moment
    ) {
      self.manual = manual
    }
  }
}

extension Entitled.ClockChoiceObject: Encoded {
  var json: JSON {
    var members = Params()
    members.add("manual", manual)
    return members.json
  }
}
