// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// How many entries the daemon left out of each list. Absent when every list is complete.
  public struct ExplainResultOmitted: Hashable, Sendable {
    /// See `ExplainResultOmitted` in Protocol.
    public let because: Int
    /// See `ExplainResultOmitted` in Protocol.
    public let others: Int
    /// See `ExplainResultOmitted` in Protocol.
    public let missing: Int
  }
}

extension Entitled.ExplainResultOmitted: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.because = try members.required("because")
    self.others = try members.required("others")
    self.missing = try members.required("missing")
  }
}
