internal import Platform

/// How a store reports what happened.
protocol NotificationFormat {
  /// Returns what the store sends; throws if the store has no such thing.
  func notifications(of occurrence: Occurrence) throws(UsageError) -> [MintedNotification]
}

extension Occurrence {
  /// Returns an error for a change that does not exist in a store.
  func impossible(in store: MintStore, _ reason: String) -> UsageError {
    UsageError("line \(line) of the script: \(store.rawValue): \(reason)")
  }
}
