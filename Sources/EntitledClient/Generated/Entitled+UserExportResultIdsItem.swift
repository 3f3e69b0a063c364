// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultIdsItem` in Protocol.
  public struct UserExportResultIdsItem: Hashable, Sendable {
    /// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
    /// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
    /// blockedUserId and a longer id userIdTooLong, so this schema has no length.
    public let id: String
    /// Who uses the id. `customer`: the customerId of a customer that began with an identified
    /// user.
    public let kind: Entitled.UserExportResultIdsItemKind
    /// Device of an anonymous id; otherwise null.
    public let device: String?
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let createdAt: Entitled.Moment
  }
}

extension Entitled.UserExportResultIdsItem: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.kind = try members.required("kind")
    self.device = try members.required("device")
    self.createdAt = try members.required("createdAt")
  }
}
