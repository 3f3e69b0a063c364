// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase or grant that also gives the entitlement, but does not supply its fields.
  public struct LosingSource: Hashable, Sendable {
    /// The first criterion, in the order of rules.md, in which the two differ.
    public let lostBy: Entitled.LosingSourceLostBy
    /// An explanation in one sentence.
    public let text: String
    /// The entitlement as this purchase or grant alone would give it.
    public let entitlement: Entitled.Entitlement
  }
}

extension Entitled.LosingSource: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.lostBy = try members.required("lostBy")
    self.text = try members.required("text")
    self.entitlement = try members.required("entitlement")
  }
}
