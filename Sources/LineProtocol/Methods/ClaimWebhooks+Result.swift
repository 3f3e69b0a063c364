extension ClaimWebhooks {
  /// Writes the result: whether the connection has the claim.
  package static func write(isClaimed: Bool, to writer: inout JSONWriter) {
    writer.member("claimed", isClaimed)
  }
}
