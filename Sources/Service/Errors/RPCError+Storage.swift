import LineProtocol
import Storage

extension RPCError {
  /// An erasure that has begun, and that the store cannot finish.
  static let erasureHalted = RPCError(
    .storageFailed,
    "the deletion has begun and cannot finish: the ids no longer work,"
      + " but the store still has their data",
    hint: "the daemon's log has the reason; the deletion continues when the daemon starts again"
  )

  /// An erasure that would have to follow such an erasure.
  static let earlierErasureHalted = RPCError(
    .storageFailed,
    "an earlier deletion cannot finish; nothing was changed",
    hint: "the daemon's log has the reason; the deletion continues when the daemon starts again"
  )

  /// Converts a storage failure to a protocol error.
  init(_ error: StorageError) {
    switch error {
    case .full:
      self.init(.storageFull, "the disk is full; nothing was changed")
    case .syncFailed:
      self.init(
        .storageFailed,
        "the disk did not confirm the write: it may or may not be stored",
        hint: "the daemon stops now: check the disk, and start the daemon again"
      )
    case .unavailable:
      self.init(
        .storageUnavailable,
        "the database cannot be reached, or the connection was lost; nothing was changed"
      )
      self = with("outcome", "notApplied")
    case .inDoubt:
      self.init(
        .storageUnavailable,
        "the database cannot be reached: the change may or may not be stored",
        hint: "repeat the request with the same idempotencyKey"
      )
      self = with("outcome", "unknown")
    case .failed, .unusable, .pending:
      self.init(
        .storageFailed,
        "the store failed; nothing was changed",
        hint: "check the disk and the daemon's log"
      )
    }
  }
}
