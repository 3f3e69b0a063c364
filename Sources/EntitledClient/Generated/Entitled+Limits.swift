// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The daemon's limits by name.
  public struct Limits: Hashable, Sendable {
    /// Longest line, in bytes without the line feed.
    public let lineBytesMax: Int
    /// Most requests in one batch.
    public let batchEntriesMax: Int
    /// Deepest nesting of JSON arrays and objects.
    public let depthMax: Int
    /// Longest request id, in bytes.
    public let requestIdBytesMax: Int
    /// Members that are not named here.
    public let additional: Map<Int>
  }
}

extension Entitled.Limits: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.lineBytesMax = try members.required("lineBytesMax")
    self.batchEntriesMax = try members.required("batchEntriesMax")
    self.depthMax = try members.required("depthMax")
    self.requestIdBytesMax = try members.required("requestIdBytesMax")
    additional = try members.additional(but: ["lineBytesMax", "batchEntriesMax", "depthMax", "requestIdBytesMax"])
  }
}
