import LineProtocol
import Storage

extension RPCError {
  /// An erasure that the store does not let come to its end.
  static let erasureHalted = RPCError(
    .storageFailed,
    "the deletion has begun and could not be ended: the ids reach nobody any more,"
      + " but the store still has what was kept of them",
    hint: "the daemon's log says why; the next start goes on with it"
  )

  /// One that would have to come behind such a one.
  static let earlierErasureHalted = RPCError(
    .storageFailed,
    "a deletion before this one could not be ended; nothing was changed",
    hint: "the daemon's log says why; the next start goes on with it"
  )

  /// What a failure to keep or to read something is on the wire.
  init(_ error: StorageError) {
    switch error {
    case .full:
      self.init(.storageFull, "there is no room to keep this; nothing was changed")
    case .syncFailed:
      self.init(
        .storageFailed,
        "the disk did not confirm the write; whether it was kept shows after the next start",
        hint: "the daemon ends now; look at the disk, then start it again"
      )
    case .failed, .unusable:
      self.init(
        .storageFailed,
        "the store failed; nothing was changed",
        hint: "look at the disk and at the daemon's log"
      )
    }
  }
}
