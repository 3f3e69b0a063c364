// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Where the daemon keeps its data.
  public struct StoreState: Hashable, Sendable {
    /// Kind of the store.
    public let kind: Entitled.StoreStateKind
    /// Whether other daemons may write the store, too: true only for `postgres`.
    public let shared: Bool
    /// Whether the database answered when the daemon last asked, which it does once a second or
    /// more often. Only if `shared`.
    public let reachable: Bool?
    /// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
    /// `shared`, and once the database has answered.
    public let durability: Entitled.StoreStateDurability?
    /// How often since its start the daemon found that the database had lost commits, for example
    /// after a restored backup. Only if `shared`.
    public let historyLosses: Int?
    /// Milliseconds by which the database's clock is ahead of this machine's; negative if it is
    /// behind. Only if `shared`, and once the database has answered.
    public let clockOffsetMs: Int?
  }
}

extension Entitled.StoreState: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.shared = try members.required("shared")
    self.reachable = try members.optional("reachable")
    self.durability = try members.optional("durability")
    self.historyLosses = try members.optional("historyLosses")
    self.clockOffsetMs = try members.optional("clockOffsetMs")
  }
}
