// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Who somebody is: the current user of a device, or the user that an id reaches.
  public struct User: Hashable, Sendable {
    /// The current user: the identified id, or else the anonymous one. Asked by an id: that one
    /// where it is identified, else the one that stands for the customer.
    public let id: String
    /// The device's anonymous user. Asked by an id: that id where it is an anonymous one, else
    /// null.
    public let anonymousId: String?
    /// The identified id, null while anonymous.
    public let identityId: String?
    /// One made-up id per customer that outlives every login; stands wherever a userId may.
    public let customerId: String
    /// Every id that reaches this customer, in the order of their bytes. A customerId made for an
    /// identified user is none of them.
    public let aliases: [String]
    /// Only there when asked by device.
    public let device: String?
    /// When the customer was created.
    public let createdAt: Entitled.Moment
    /// Which purchases count in a project.
    public let environment: Entitled.ProjectEnvironment
  }
}

extension Entitled.User: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.anonymousId = try members.required("anonymousId")
    self.identityId = try members.required("identityId")
    self.customerId = try members.required("customerId")
    self.aliases = try members.required("aliases")
    self.device = try members.optional("device")
    self.createdAt = try members.required("createdAt")
    self.environment = try members.required("environment")
  }
}
