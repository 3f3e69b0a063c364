/// Which request of a connection; its reply has the same.
public struct RequestID: Hashable, Sendable {
  /// What goes over the wire as `id`: 1 for a connection's first request, then 2.
  public let number: Int64
}
