// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// See `UserExportResultPropertiesItem` in Protocol.
  public struct UserExportResultPropertiesItem: Hashable, Sendable {
    /// Name of a property: 1 to 80 letters, digits, and _ . : - $.
    public let key: String
    /// Value of a property.
    public let value: String
    /// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
    /// and precision, and returns UTC with milliseconds.
    public let setAt: Entitled.Moment
  }
}

extension Entitled.UserExportResultPropertiesItem: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.key = try members.required("key")
    self.value = try members.required("value")
    self.setAt = try members.required("setAt")
  }
}
