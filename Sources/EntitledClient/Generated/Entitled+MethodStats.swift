// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The requests of a method, without those that the daemon has not answered yet.
  public struct MethodStats: Hashable, Sendable {
    /// How many requests the daemon answered, with results or errors.
    public let requests: Int
    /// How many errors of each kind. Kinds that did not occur are missing.
    public let errors: Entitled.Map<Int>
    /// A histogram of durations since the daemon's start, in microseconds.
    public let durations: Entitled.Durations
  }
}

extension Entitled.MethodStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.requests = try members.required("requests")
    self.errors = try members.required("errors")
    self.durations = try members.required("durations")
  }
}
