import EntitledClient

/// Returns the client's error that `body` throws; nil if it throws none.
func failure<Result: ~Copyable>(_ body: () throws -> Result) -> ClientError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? ClientError
  }
}
