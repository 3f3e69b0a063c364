/// Why something could not be kept, or read.
package enum StorageError: Error, Equatable, Sendable {
  /// There is no room; reads go on, and writes work again when there is.
  case full
  /// What was written may not be on disk, and asking again would not tell: the process must end.
  case syncFailed(String)
  /// Anything else that the store reports, with its own words.
  case failed(String)
  /// The store cannot be opened, with a sentence that says what to do about it.
  case unusable(String)
}
