// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A complete call that would make the entitlement active. The daemon has tried it in a dry
  /// run.
  public struct SuggestedCall: Hashable, Sendable {
    /// Method of the call.
    public let method: String
    /// Params of the call.
    public let params: Entitled.Map<JSON>
    /// Role that the caller needs.
    public let role: Entitled.Role
    /// An explanation in one sentence.
    public let text: String
  }
}

extension Entitled.SuggestedCall: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.method = try members.required("method")
    self.params = try members.required("params")
    self.role = try members.required("role")
    self.text = try members.required("text")
  }
}
