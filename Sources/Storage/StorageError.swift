/// Why the store could not write or read something.
package enum StorageError: Error, Equatable, Sendable {
  /// The disk is full. Reads continue, and writes succeed again when there is space.
  case full
  /// The written data may not be on disk, and a retry would not show that, so the process must end.
  case syncFailed(String)
  /// Any other failure, in the store's own words.
  case failed(String)
  /// A shared store was unreachable, and did not carry out what was asked for.
  case unavailable(String)
  /// A shared store was unreachable while it may have carried out a commit.
  case inDoubt(String)
  /// The store has been asked, and its reply is still to come; the caller tries again later.
  case pending
  /// The store cannot be opened; the message says what to do about it.
  case unusable(String)
}
