import LineProtocol
import Storage

extension RPCError {
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
    case .failed(let reason), .unusable(let reason):
      self.init(
        .storageFailed,
        "the store failed: \(reason); nothing was changed",
        hint: "look at the disk and at the daemon's log"
      )
    }
  }
}
