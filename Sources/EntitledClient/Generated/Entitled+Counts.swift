// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Number of records of a project.
  public struct Counts: Hashable, Sendable {
    /// See `Counts` in Protocol.
    public let devices: Int
    /// See `Counts` in Protocol.
    public let users: Int
    /// A merged customer counts once.
    public let customers: Int
    /// See `Counts` in Protocol.
    public let purchases: Int
    /// Unclaimed purchases, which have had no holder yet; `purchases` counts them too.
    public let unclaimed: Int
    /// See `Counts` in Protocol.
    public let events: Int
  }
}

extension Entitled.Counts: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.devices = try members.required("devices")
    self.users = try members.required("users")
    self.customers = try members.required("customers")
    self.purchases = try members.required("purchases")
    self.unclaimed = try members.required("unclaimed")
    self.events = try members.required("events")
  }
}
