import LineProtocol

/// Why a line was dropped before it had come to its end.
package enum DroppedLine: Hashable, Sendable {
  /// It has more bytes than a line may have.
  case tooLong(bytesMax: Int)
  /// It was the longest when all lines that had not ended took more than this.
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
