// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Whose access a definition changes, at the moment of the call. If `counted` is false, the
  /// project has too many customers and purchases, and the numbers are missing.
  public struct AccessChanges: Hashable, Sendable {
    /// How many customers gain or lose an entitlement.
    public let customers: Int?
    /// How many customers gain each entitlement. Entitlements that nobody gains are missing.
    public let gained: Entitled.Map<Int>?
    /// How many customers lose each entitlement. Entitlements that nobody loses are missing.
    public let lost: Entitled.Map<Int>?
    /// False if the project has more than `definitionRecordsMax` customers and purchases.
    public let counted: Bool
  }
}

extension Entitled.AccessChanges: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.customers = try members.optional("customers")
    self.gained = try members.optional("gained")
    self.lost = try members.optional("lost")
    self.counted = try members.required("counted")
  }
}
