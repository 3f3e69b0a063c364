// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `ClockChoiceObject` in Protocol.
  public struct ClockChoiceObject: Hashable, Sendable {
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
