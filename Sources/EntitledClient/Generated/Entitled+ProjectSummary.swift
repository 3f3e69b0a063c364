// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One line of the list of projects.
  public struct ProjectSummary: Hashable, Sendable {
    /// A namespace: projects share no device, user, purchase or event.
    public let id: String
    /// A named set of rules.
    public let preset: Entitled.Preset
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
    public let createdAt: Entitled.Moment
    /// How much a project holds.
    public let counts: Entitled.Counts
  }
}

extension Entitled.ProjectSummary: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.preset = try members.required("preset")
    self.createdAt = try members.required("createdAt")
    self.counts = try members.required("counts")
  }
}
