/// The ID of a request on a connection; its reply has the same ID.
public struct RequestID: Hashable, Sendable {
  /// The `id` on the wire: 1 for a connection's first request, then 2.
  public let number: Int64
}
