package import EntitledClient
import Presentation

/// Formats a customer's events as columns: time, cause, kind, user and details.
///
///     2026-01-01 00:00:00.000Z  install   userCreated       QON_3f…  on phone
///                               purchase  purchaseRecorded  QON_3f…  monthly  web:1001  on phone
package enum Timeline {
  /// Returns an event on a line, with complete ids.
  static func line(of event: JSON) -> String {
    [
      EventLine.time(event["at"]?.text ?? ""),
      Printable.escaped(event["cause"]?["method"]?.text ?? "the clock"),
      Printable.escaped(event["kind"]?.text ?? ""),
      Printable.plain((event["userId"] ?? event["anonymousId"])?.text ?? "-"),
      EventLine.subject(of: event, isBrief: false).joined(separator: "  "),
    ].joined(separator: "  ")
  }

  /// Returns the events as lines with columns, each with its line feed.
  package static func text(of events: some Sequence<JSON>) -> String {
    var rows: [[String]] = []
    var (time, cause) = ("", JSON.null)
    for event in events {
      let (eventTime, eventCause) = (EventLine.time(event["at"]?.text ?? ""), event["cause"])
      let isSame = eventTime == time && eventCause == cause
      let user = (event["userId"] ?? event["anonymousId"])?.text ?? "-"
      rows.append([
        eventTime == time ? "" : eventTime,
        isSame ? "" : Printable.escaped(eventCause?["method"]?.text ?? "the clock"),
        Printable.escaped(event["kind"]?.text ?? ""),
        Elision.middle(Printable.plain(user), columns: EventLine.userWidth),
        EventLine.subject(of: event, isBrief: true).joined(separator: "  "),
      ])
      (time, cause) = (eventTime, eventCause ?? .null)
    }
    return TextTable(rows: rows).lines(indent: "").map { "\($0)\n" }.joined()
  }
}
