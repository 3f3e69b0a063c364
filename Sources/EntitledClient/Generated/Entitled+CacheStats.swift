// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What the daemon has in memory, and how well that serves.
  public struct CacheStats: Hashable, Sendable {
    /// Replies to `checkEntitlements` in the cache, valid or not.
    public let replies: Int
    /// Requests that the daemon answered from that cache since its start.
    public let replyHits: Int
    /// Records in memory.
    public let records: Int
    /// Their memory, by estimate.
    public let recordBytes: Int
    /// Records that the daemon read from the store since its start.
    public let recordLoads: Int
  }
}

extension Entitled.CacheStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.replies = try members.required("replies")
    self.replyHits = try members.required("replyHits")
    self.records = try members.required("records")
    self.recordBytes = try members.required("recordBytes")
    self.recordLoads = try members.required("recordLoads")
  }
}
