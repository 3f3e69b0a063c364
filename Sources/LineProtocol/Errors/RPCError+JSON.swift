extension RPCError {
  /// The answer to a line that is no JSON.
  package init(_ error: JSONError) {
    self = RPCError(.parseError, "byte \(error.offset): \(error.reason)")
      .with("offset", error.offset)
  }
}
