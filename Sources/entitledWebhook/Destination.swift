import EntitledClient
import IdentityCore

/// One webhook of a project: where its events are posted, and how.
struct Destination: Equatable, Sendable {
  var project: String
  var url: String
  /// What posts are signed with, the newest first; never shown.
  var keys: [[UInt8]]
  var format: WebhookFormat
  /// The newest event when the URL was first named.
  var since: String

  /// From an answer of `project.webhooks`; nil for what this program cannot post to.
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

  /// As whom it reads the project's events.
  ///
  /// A URL that was taken away and named again later has another name: it begins anew.
  var consumer: String {
    let digest = SHA256.digest(of: Array(url.utf8)).bytes.prefix(16)
    return "webhook-\(Self.hexadecimal(digest))-\(since)"
  }

  /// For the log: a query may hold what is nobody's business.
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
