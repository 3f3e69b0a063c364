// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension JSONWriter {
  /// Writes the members of `WebhookClaimResult`.
  mutating func members(ofWebhookClaimResult value: Bool) {
    member("claimed", value)
  }
}

extension ClaimWebhooks {
  /// Writes the result.
  package static func write(_ result: Bool, to writer: inout JSONWriter) {
    writer.members(ofWebhookClaimResult: result)
  }
}
