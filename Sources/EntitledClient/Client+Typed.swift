extension Client {
  /// Makes a call and decodes its result; blocks.
  func make<Result: Decoded>(
    _ method: String,
    _ params: Params,
    _ timeout: Duration?
  ) throws(ClientError) -> Result {
    try Self.typed(method, try call(method, params.json, timeout: timeout))
  }

  /// Makes a call and decodes its result.
  func make<Result: Decoded>(
    _ method: String,
    _ params: Params,
    _ timeout: Duration?
  ) async throws(ClientError) -> Result {
    try Self.typed(method, try await call(method, params.json, timeout: timeout))
  }

  private static func typed<Result: Decoded>(
    _ method: String,
    _ json: JSON
  ) throws(ClientError) -> Result {
    do throws(Violation) {
      return try Result(json)
    } catch {
      throw .protocolViolation(reason: "the answer to \(method): \(error.reason)")
    }
  }
}
