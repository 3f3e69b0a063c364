import LineProtocol

/// Why the server dropped a line before it had arrived completely.
package enum DroppedLine: Hashable, Sendable {
  /// The line exceeds the length limit.
  case tooLong(bytesMax: Int)
  /// It was the longest when all unfinished lines together exceeded the limit.
  case crowdedOut(bytesMax: Int)

  var error: RPCError {
    switch self {
    case .tooLong(let limit):
      RPCError(.messageTooLarge, "the line has more than \(limit) bytes").with("limit", limit)
    case .crowdedOut(let limit):
      RPCError(
        .overloaded,
        "unfinished lines take more than \(limit) bytes in all, and this was the longest",
        hint: "send the whole line again, without a pause in it"
      ).with("limit", limit)
    }
  }
}
