// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One line in the list of projects.
  public struct ProjectSummary: Hashable, Sendable {
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    public let id: String
    /// A named set of rules.
    public let preset: Entitled.Preset
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let createdAt: Entitled.Moment
    /// Number of records of a project.
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
