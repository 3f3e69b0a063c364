package import EntitledClient
import Presentation

/// Formats an event as a line with columns: time, kind, user and details.
///
/// It shortens long ids in their middle.
///
///     2026-11-21 07:47:00.123Z  purchaseRecorded        ada  monthly  web:1001  on iphone
package enum EventLine {
  /// The width of the longest kind.
  private static let kindWidth = 26
  static let userWidth = 24

  /// Returns the line, with its line feed.
  package static func text(of event: FeedEvent) -> String {
    let json = event.json
    let user = (json["userId"] ?? json["anonymousId"])?.text ?? "-"
    let columns = [
      time(json["at"]?.text ?? ""), padded(Printable.plain(event.kind), kindWidth),
      padded(Elision.middle(Printable.plain(user), columns: userWidth), userWidth),
      subject(of: json, isBrief: true).joined(separator: "  "),
    ]
    var line = columns.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  /// Returns `2026-11-21T07:47:00.123Z` with a blank for the T.
  static func time(_ text: String) -> String {
    Printable.escaped(text.split(separator: "T", maxSplits: 1).joined(separator: " "))
  }

  /// Returns the details of an event, for an update with what it changed.
  ///
  /// The brief form shortens long ids and omits zero seconds.
  static func subject(of event: JSON, isBrief: Bool) -> [String] {
    func shown(_ text: String) -> String {
      Elision.middle(Printable.plain(text), columns: isBrief ? 20 : .max)
    }
    func moment(_ text: String) -> String { isBrief ? ShownMoment.short(text) : time(text) }
    func list(_ value: JSON?) -> String? {
      guard let texts = value?.elements?.compactMap({ $0.text }), !texts.isEmpty else { return nil }
      return texts.map(shown).joined(separator: ",")
    }
    var parts: [String] = []
    for name in ["outcome", "product"] {
      if let text = event[name]?.text { parts.append(shown(text)) }
    }
    if let list = list(event["entitlements"]) { parts.append(list) }
    if let store = event["store"]?.text, let chain = event["originalTransactionId"]?.text {
      parts.append(shown("\(store):\(chain)"))
    }
    if let list = list(event["aliases"]) { parts.append("as \(list)") }
    if let list = list(event["from"]) { parts.append("from \(list)") }
    if let to = event["to"]?.text { parts.append("to \(shown(to))") }
    if let device = event["device"]?.text { parts.append("on \(shown(device))") }
    if let end = event["expiresAt"]?.text { parts.append("until \(moment(end))") }
    for change in event["changes"]?.members ?? [] {
      let isMoment = change.name.hasSuffix("At") || change.name == "pausedUntil"
      let value: String? =
        switch change.value {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .string(let text): isMoment ? moment(text) : shown(text)
        case .object, .array, .number: nil
        }
      parts.append(Printable.plain(change.name) + (value.map { "=\($0)" } ?? ""))
    }
    if event["kind"] == "purchaseRecorded", let old = event["replaces"]?.text {
      parts.append("replaces \(shown(old))")
    }
    if event["kind"] == "purchaseExpired", let reason = event["endReason"]?.text {
      parts.append("because \(shown(reason))")
    }
    if let now = event["now"]?.text { parts.append(moment(now)) }
    return parts
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }
}
