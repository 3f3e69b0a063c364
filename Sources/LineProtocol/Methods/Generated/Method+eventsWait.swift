// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension WaitForEvents {
  package static let name: StaticString = "events.wait"
  package static let summary: StaticString = "Reads events like events.read, and waits for new events if there are none."
  package static let parameters: [StaticString] = [
    "after", "limit", "user", "kinds", "consumer", "timeoutMs", "project"
  ]
  package static let role = Role.read
  package static let standsInBatch = false
  /// The most of `limit`.
  package static let limitMax = 1000
  /// The most of `kinds`.
  package static let kindsMax = 100
  /// The most of `timeoutMs`.
  package static let timeoutMsMax = 60000

  package consuming func asRequest() -> Request { .waitForEvents(self) }
}
