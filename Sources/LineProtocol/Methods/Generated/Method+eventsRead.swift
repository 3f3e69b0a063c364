// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension ReadEvents {
  package static let name: StaticString = "events.read"
  package static let summary: StaticString = "Reads the events of a project in order, from any position of its log."
  package static let parameters: [StaticString] = [
    "after", "limit", "user", "kinds", "consumer", "project"
  ]
  package static let role = Role.read
  /// The most of `limit`.
  package static let limitMax = 1000
  /// The most of `kinds`.
  package static let kindsMax = 100

  package consuming func asRequest() -> Request { .readEvents(self) }
}
