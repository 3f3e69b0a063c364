// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase or a grant that gives an entitlement, too, and gives way to another one.
  public struct Outdone: Hashable, Sendable {
    /// What decided: the first in the order of rules.md in which the two differ.
    public let lostBy: Entitled.OutdoneLostBy
    /// One sentence for people.
    public let text: String
    /// As it would be if nothing else gave it.
    public let entitlement: Entitled.Entitlement
  }
}

extension Entitled.Outdone: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.lostBy = try members.required("lostBy")
    self.text = try members.required("text")
    self.entitlement = try members.required("entitlement")
  }
}
