// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What `grant` answers.
  public struct GrantChange: Hashable, Sendable {
    /// The entitlement after the call. A purchase supplies its values if the purchase wins
    /// against the grant.
    public let entitlement: Entitled.Entitlement
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.GrantChange: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.entitlement = try members.required("entitlement")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
