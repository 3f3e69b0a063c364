// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `WebhookFailure`.
  mutating func members(ofWebhookFailure value: WebhookReportFailure) {
    member("at", value.at)
    member("cursor", String(value.cursor))
    member("reason", value.reason)
    member("attempts", value.attempts)
    member("nextAttemptAt", value.nextAttemptAt)
  }
}
