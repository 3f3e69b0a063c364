import EntitledClient
import Presentation

/// Formats a result of `webhook.list` as a table.
enum WebhookTable {
  /// Returns the table as text; nil if the JSON is not a result of `webhook.list`.
  static func text(of result: JSON) -> String? {
    guard let webhooks = result["webhooks"]?.elements else { return nil }
    guard !webhooks.isEmpty else {
      return "The project has no webhook; project.define adds webhooks.\n"
    }
    var rows = [["state", "waiting", "position", "latest delivery", "URL"]]
    for webhook in webhooks { rows.append(row(webhook)) }
    var lines = TextTable(rows: rows).lines(indent: "")
    for webhook in webhooks {
      if let failure = webhook["failure"], let sentence = sentence(failure) {
        lines.append("\(url(webhook)): \(sentence)")
      }
    }
    if let poster = result["poster"], let pid = poster["pid"], let uid = poster["uid"] {
      lines.append("Process \(pid) of uid \(uid) posts the events.")
    } else {
      lines.append("No program posts the events; start entitled-webhook.")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func row(_ webhook: JSON) -> [String] {
    [
      text(webhook["state"]), webhook["backlog"].map { "\($0)" } ?? "", text(webhook["cursor"]),
      webhook["deliveredAt"]?.text.map { Printable.escaped($0) } ?? "none known", url(webhook),
    ]
  }

  private static func sentence(_ failure: JSON) -> String? {
    guard let cursor = failure["cursor"]?.text, let reason = failure["reason"]?.text,
      let at = failure["at"]?.text, let attempts = failure["attempts"]
    else { return nil }
    let next = failure["nextAttemptAt"]?.text.map { ", next attempt at \(Printable.escaped($0))" }
    return "event \(Printable.escaped(cursor)), attempt \(attempts) at \(Printable.escaped(at))"
      + "\(next ?? ""): \(Printable.escaped(reason))"
  }

  private static func url(_ webhook: JSON) -> String { text(webhook["url"]) }

  private static func text(_ value: JSON?) -> String { Printable.escaped(value?.text ?? "") }
}
