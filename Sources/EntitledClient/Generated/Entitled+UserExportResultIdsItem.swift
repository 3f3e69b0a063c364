// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultIdsItem` in Protocol.
  public struct UserExportResultIdsItem: Hashable, Sendable {
    /// A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
    /// `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
    /// errors of its own (blockedUserId, userIdTooLong), so no length is given here.
    public let id: String
    /// `customer`: the customerId of one who began as identified.
    public let kind: Entitled.UserExportResultIdsItemKind
    /// The install that an anonymous id was made for.
    public let device: String?
    /// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
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
