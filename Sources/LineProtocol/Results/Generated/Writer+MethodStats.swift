// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The requests of a method, without those that the daemon has not answered yet.
package struct MethodStats {
  /// How many requests the daemon answered, with results or errors.
  package var requests: Int
  /// How many errors of each kind. Kinds that did not occur are missing.
  package var errors: [(name: String, value: Int)]
  /// A histogram of durations since the daemon's start, in microseconds.
  package var durations: Durations

  package init(
    requests: Int = 0,
    errors: [(name: String, value: Int)] = [],
    durations: Durations = Durations()
  ) {
    self.requests = requests
    self.errors = errors
    self.durations = durations
  }
}

extension JSONWriter {
  /// Writes the members of `MethodStats`.
  mutating func members(ofMethodStats value: MethodStats) {
    member("requests", value.requests)
    member("errors", value.errors)
    object("durations") { $0.members(ofDurations: value.durations) }
  }
}
