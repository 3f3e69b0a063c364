import EntitledClient
import IdentityCore

/// One webhook of a project: its URL, keys and format.
struct Destination: Equatable, Sendable {
  var project: String
  var url: String
  /// The secrets that sign the posts, newest first; never logged.
  var secrets: [String]
  /// What posts carry in their header `Authorization`; never logged.
  var authorization: String?
  var format: WebhookFormat
  /// The kinds of events that are posted; nil for all.
  var kinds: [String]?
  var isPaused: Bool
  /// The consumer whose cursor is the webhook's position.
  ///
  /// A URL that was replayed, or removed and defined again, has another one.
  var consumer: String
  /// The position, when the daemon was asked.
  var cursor: Int64

  /// Parses a webhook in a `project.webhooks` result; nil if this program cannot post to it.
  init?(_ webhook: JSON, of project: String) {
    guard let url = webhook["url"]?.text, let secret = webhook["secret"]?.text,
      let format = webhook["format"]?.text.flatMap({ WebhookFormat(rawValue: $0) }),
      let isPaused = webhook["paused"]?.bool, let consumer = webhook["consumer"]?.text,
      let cursor = webhook["cursor"]?.text.flatMap({ Int64($0) })
    else { return nil }
    secrets = [secret] + (webhook["oldSecret"]?.text.map { [$0] } ?? [])
    self.project = project
    self.url = url
    authorization = webhook["authorization"]?.text
    self.format = format
    kinds = webhook["kinds"]?.elements?.compactMap(\.text)
    self.isPaused = isPaused
    self.consumer = consumer
    self.cursor = cursor
  }

  /// The keys that those secrets are for Standard Webhooks.
  var keys: [[UInt8]] { secrets.map { WebhookSecret.key(of: Array($0.utf8)) } }

  /// The name in the log, without the URL's query, which may hold a secret.
  var label: String {
    let shown = url.prefix { $0 != "?" }
    return "\(project) \(shown)\(shown.endIndex == url.endIndex ? "" : "?…")"
  }

  /// Whether events of this kind are posted.
  func receives(_ kind: String) -> Bool {
    format.includes(of: kind) && kinds?.contains(kind) ?? true
  }

  /// Whether both are the same webhook, so that its deliveries continue.
  ///
  /// Another format posts other events: those that were skipped have to be read again.
  func isSamePlace(as other: Destination) -> Bool {
    isSameURL(as: other) && consumer.utf8.elementsEqual(other.consumer.utf8)
      && format == other.format && kinds == other.kinds
  }

  /// Whether both have the same URL, to which only one pipeline posts at a time.
  func isSameURL(as other: Destination) -> Bool {
    project.utf8.elementsEqual(other.project.utf8) && url.utf8.elementsEqual(other.url.utf8)
  }
}
