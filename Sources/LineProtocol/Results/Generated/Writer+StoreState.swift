// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// Where the daemon keeps its data.
package struct StoreState {
  /// Kind of the store.
  package var kind: String
  /// Whether other daemons may write the store, too: true only for `postgres`.
  package var shared: Bool
  /// Whether the database answered when the daemon last asked, which it does once a second or
  /// more often. Only if `shared`.
  package var reachable: Bool?
  /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`,
  /// and once the database has answered.
  package var durability: String?
  /// How often since its start the daemon found that the database had lost commits, for example
  /// after a restored backup. Only if `shared`.
  package var historyLosses: Int?
  /// Milliseconds by which the database's clock is ahead of this machine's; negative if it is
  /// behind. Only if `shared`, and once the database has answered.
  package var clockOffsetMs: Int?

  package init(
    kind: String,
    shared: Bool = false,
    reachable: Bool? = nil,
    durability: String? = nil,
    historyLosses: Int? = nil,
    clockOffsetMs: Int? = nil
  ) {
    self.kind = kind
    self.shared = shared
    self.reachable = reachable
    self.durability = durability
    self.historyLosses = historyLosses
    self.clockOffsetMs = clockOffsetMs
  }
}

extension JSONWriter {
  /// Writes the members of `StoreState`.
  mutating func members(ofStoreState value: StoreState) {
    member("kind", value.kind)
    member("shared", value.shared)
    if let value = value.reachable { member("reachable", value) }
    if let value = value.durability { member("durability", value) }
    if let value = value.historyLosses { member("historyLosses", value) }
    if let value = value.clockOffsetMs { member("clockOffsetMs", value) }
  }
}
