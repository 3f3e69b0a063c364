import EntitledClient

/// The client's error that a body throws; nil when it throws none.
func failure<Result: ~Copyable>(_ body: () throws -> Result) -> ClientError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? ClientError
  }
}
