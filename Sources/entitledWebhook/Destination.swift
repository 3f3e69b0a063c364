import EntitledClient
import IdentityCore

/// One webhook of a project: its URL, keys and format.
struct Destination: Equatable, Sendable {
  var project: String
  var url: String
  /// The keys that sign the posts, newest first; never logged.
  var keys: [[UInt8]]
  var format: WebhookFormat
  /// The cursor of the newest event when the project first defined the URL.
  var since: String

  /// Parses a webhook in a `project.webhooks` result; nil if this program cannot post to it.
  init?(_ webhook: JSON, of project: String) {
    guard let url = webhook["url"]?.text, let secret = webhook["secret"]?.text,
      let format = webhook["format"]?.text.flatMap({ WebhookFormat(rawValue: $0) }),
      let since = webhook["since"]?.text
    else { return nil }
    let secrets = [secret] + (webhook["oldSecret"]?.text.map { [$0] } ?? [])
    self.project = project
    self.url = url
    keys = secrets.map { WebhookSecret.key(of: Array($0.utf8)) }
    self.format = format
    self.since = since
  }

  /// The name of the consumer that reads the project's events.
  ///
  /// A URL that was removed and defined again gets a new name, so its cursor starts anew.
  var consumer: String {
    let digest = SHA256.digest(of: Array(url.utf8)).bytes.prefix(16)
    return "webhook-\(Self.hexadecimal(digest))-\(since)"
  }

  /// The name in the log, without the URL's query, which may hold a secret.
  var label: String {
    let shown = url.prefix { $0 != "?" }
    return "\(project) \(shown)\(shown.endIndex == url.endIndex ? "" : "?…")"
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
