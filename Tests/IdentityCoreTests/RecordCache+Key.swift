import IdentityCore

extension RecordCache {
  /// Changes a record by its key.
  func change(_ record: Record?, for key: RecordKey, in turn: TurnNumber) {
    _ = change(record, for: HashedKey(key), in: turn)
  }
}
