// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// What the daemon has in memory, and how well that serves.
package struct CacheStats {
  /// Replies to `checkEntitlements` in the cache, valid or not.
  package var replies: Int
  /// Requests that the daemon answered from that cache since its start.
  package var replyHits: Int
  /// Records in memory.
  package var records: Int
  /// Their memory, by estimate.
  package var recordBytes: Int
  /// Records that the daemon read from the store since its start.
  package var recordLoads: Int

  package init(
    replies: Int = 0,
    replyHits: Int = 0,
    records: Int = 0,
    recordBytes: Int = 0,
    recordLoads: Int = 0
  ) {
    self.replies = replies
    self.replyHits = replyHits
    self.records = records
    self.recordBytes = recordBytes
    self.recordLoads = recordLoads
  }
}

extension JSONWriter {
  /// Writes the members of `CacheStats`.
  mutating func members(ofCacheStats value: CacheStats) {
    member("replies", value.replies)
    member("replyHits", value.replyHits)
    member("records", value.records)
    member("recordBytes", value.recordBytes)
    member("recordLoads", value.recordLoads)
  }
}
