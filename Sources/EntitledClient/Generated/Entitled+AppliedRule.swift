// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A rule of the project, with the value that applied in the step.
  public struct AppliedRule: Hashable, Sendable {
    /// Name of the rule, as in `project.define`.
    public let name: Entitled.AppliedRuleName
    /// Value that the rule had when the step happened.
    public let value: String
  }
}

extension Entitled.AppliedRule: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.name = try members.required("name")
    self.value = try members.required("value")
  }
}
