extension RPCError {
  /// Creates the error for a line that is not valid JSON.
  package init(_ error: JSONError) {
    self = RPCError(.parseError, "byte \(error.offset): \(error.reason)")
      .with("offset", error.offset)
  }
}
