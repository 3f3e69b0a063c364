extension UnsubscribeFromEvents {
  /// The error for a subscription that the connection does not have.
  package var unknown: RPCError {
    RPCError.invalid(
      "/subscription",
      "this connection has no subscription \(String(quoting: subscription))",
      hint: "a subscription ends with its connection, and with the notification gap"
    )
  }
}
