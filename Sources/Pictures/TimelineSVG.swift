package import EntitledClient
import Presentation

/// A customer's events as a self-contained SVG, with the events of a request grouped.
package struct TimelineSVG {
  /// Maximum number of events; the newest are shown.
  static let eventsMax = 400

  private static let width = 1164
  private static let rowHeight = 22
  private static let groupGap = 12
  private static let top = 92

  // The horizontal positions of the columns.
  private static let line = 164
  private static let cause = 184
  private static let kind = 300
  private static let user = 500
  private static let subject = 660
  private static let subjectColumns = 78

  private var svg = SVGWriter()

  /// Returns the whole SVG.
  package static func text(of events: [JSON], person: String, project: String) -> String {
    var drawing = TimelineSVG()
    drawing.draw(events, person, project)
    return drawing.svg.text
  }

  /// An event and the position of its row.
  private struct Row {
    let event: JSON
    let y: Int
    let isFirstOfCall: Bool
    let isFirstOfMoment: Bool
  }

  private mutating func draw(_ events: [JSON], _ person: String, _ project: String) {
    let rows = Self.rows(of: Array(events.suffix(Self.eventsMax)))
    let bottom = rows.last?.y ?? Self.top
    let height = bottom + 36
    let names = [person, project].map { Printable.escaped($0) }
    let title = "\(names[0]), project \(names[1]), \(events.count) events"
    let older = events.count - rows.count
    svg.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(Self.width)"),
        ("height", "\(height)"), ("viewBox", "0 0 \(Self.width) \(height)"), ("role", "img"),
      ]
    )
    svg.element("title", text: title)
    svg.element("desc", text: Timeline.text(of: events.suffix(Self.eventsMax)))
    svg.begin("style")
    svg.raw(PictureStyle.text)
    svg.end()
    svg.element(
      "rect",
      [("class", "paper"), ("width", "\(Self.width)"), ("height", "\(height)")]
    )
    words(Elision.middle(Printable.escaped(person), columns: 72), "headline", 24, 44)
    let notes = older == 0 ? "" : " · the newest \(rows.count) of them"
    let name = Elision.middle(Printable.escaped(project), columns: 60)
    words("project \(name) · \(events.count) events\(notes) · UTC", "small", 24, 66)
    if let first = rows.first, let last = rows.last {
      svg.element(
        "path",
        [("class", "axis"), ("d", "M\(Self.line) \(first.y - 4)V\(last.y - 4)")]
      )
    }
    for row in rows { draw(row) }
    svg.end()
  }

  private static func rows(of events: [JSON]) -> [Row] {
    var rows: [Row] = []
    var y = top
    for event in events {
      let before = rows.last?.event
      let isSameMoment = before?["at"] == event["at"]
      let isSameCall = isSameMoment && before?["cause"] == event["cause"]
      y += rows.isEmpty ? 12 : rowHeight + (isSameCall ? 0 : groupGap)
      rows.append(
        Row(event: event, y: y, isFirstOfCall: !isSameCall, isFirstOfMoment: !isSameMoment)
      )
    }
    return rows
  }

  private mutating func draw(_ row: Row) {
    let event = row.event
    let kind = event["kind"]?.text ?? ""
    svg.begin("g")
    svg.element("title", text: Timeline.line(of: event))
    if row.isFirstOfMoment {
      words(ShownMoment.short(event["at"]?.text ?? ""), "small", 24, row.y)
    }
    svg.element(
      "circle",
      [
        ("class", "dot \(Self.tone(of: kind))"), ("cx", "\(Self.line)"), ("cy", "\(row.y - 4)"),
        ("r", row.isFirstOfCall ? "5" : "3.5"),
      ]
    )
    if row.isFirstOfCall {
      words(
        Printable.escaped(event["cause"]?["method"]?.text ?? "the clock"),
        "",
        Self.cause,
        row.y
      )
    }
    words(Printable.escaped(kind), "name", Self.kind, row.y)
    let user = (event["userId"] ?? event["anonymousId"])?.text ?? "-"
    words(Elision.middle(Printable.plain(user), columns: 24), "small", Self.user, row.y)
    words(Self.about(event), "small", Self.subject, row.y)
    svg.end()
  }

  /// Returns as many of the event's details as fit.
  private static func about(_ event: JSON) -> String {
    let parts = EventLine.subject(of: event, isBrief: true)
    var line = ""
    for (index, part) in parts.enumerated() {
      let longer = line.isEmpty ? part : "\(line) · \(part)"
      guard DisplayWidth.columns(of: longer) <= subjectColumns || index == 0 else {
        return "\(line) · …"
      }
      line = longer
    }
    return Elision.middle(line, columns: subjectColumns)
  }

  /// Returns the CSS class of the event's dot.
  private static func tone(of kind: String) -> String {
    switch kind {
    case "userCreated", "identified", "loggedOut", "usersAliased": "identified"
    case "entitlementsActivated", "granted": "entitlement"
    case "entitlementsDeactivated", "grantRevoked", "subscriptionTransferred",
      "oneTimePurchaseTransferred", "purchaseExpired":
      "gone"
    case _ where kind.hasPrefix("purchase") || kind.hasSuffix("Received"): "purchase"
    default: "device"
    }
  }

  private mutating func words(_ text: String, _ style: String, _ x: Int, _ y: Int) {
    let place = [("x", "\(x)"), ("y", "\(y)")]
    svg.element("text", (style.isEmpty ? [] : [("class", style)]) + place, text: text)
  }
}
