// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Every limit of the daemon by name.
  public struct Limits: Hashable, Sendable {
    /// See `Limits` in Protocol.
    public let lineBytesMax: Int
    /// See `Limits` in Protocol.
    public let batchEntriesMax: Int
    /// See `Limits` in Protocol.
    public let depthMax: Int
    /// See `Limits` in Protocol.
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
