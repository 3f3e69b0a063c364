import EntitledClient

/// A customer's events for people: when, by what, what, who, and what it is about, in columns.
///
///     2026-01-01 00:00:00.000Z  install   userCreated       QON_3f…  on phone
///                               purchase  purchaseRecorded  QON_3f…  monthly  web:1001  on phone
enum Timeline {
  /// An id that is longer loses its middle; the JSON has it whole.
  private static let idWidthMax = 24

  /// With an LF after each line.
  static func text(of events: [JSON]) -> String {
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
        Elision.middle(Printable.plain(user), columns: idWidthMax),
        EventLine.subject(of: event, idWidthMax: idWidthMax),
      ])
      (time, cause) = (eventTime, eventCause ?? .null)
    }
    return TextTable.text(of: rows)
  }
}
