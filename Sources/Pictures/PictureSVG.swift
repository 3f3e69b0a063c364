import Presentation

/// The picture as a self-contained SVG, without external fonts, scripts or files.
package struct PictureSVG {
  private let picture: Picture
  private let layout: PictureLayout
  private var svg = SVGWriter()

  /// Returns the whole SVG.
  package static func text(of picture: Picture) -> String {
    var drawing = PictureSVG(picture: picture, layout: PictureLayout(picture))
    drawing.draw()
    return drawing.svg.text
  }

  private init(picture: Picture, layout: PictureLayout) {
    self.picture = picture
    self.layout = layout
  }

  private mutating func draw() {
    let notes =
      picture.omitted.isEmpty ? [] : ["Not shown: " + picture.omitted.joined(separator: ", ")]
    let (width, height) = (PictureLayout.width, layout.height + 26 + notes.count * 18)
    svg.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(width)"), ("height", "\(height)"),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ]
    )
    svg.element("title", text: title)
    svg.element("desc", text: PictureText.text(of: picture))
    svg.begin("style")
    svg.raw(PictureStyle.text)
    svg.end()
    svg.element("rect", [("class", "paper"), ("width", "\(width)"), ("height", "\(height)")])
    drawHeader()
    for index in picture.customers.indices { drawFrame(index) }
    let routes = layout.routes
    for route in routes { draw(route) }
    for node in picture.nodes { draw(node) }
    for route in routes { drawLabel(of: route) }
    drawFooter(notes)
    svg.end()
  }

  private var title: String {
    let subject = Printable.escaped(picture.customers[0].shownID.text)
    let project = Printable.escaped(picture.project)
    return "\(subject), project \(project), \(ShownMoment.short(picture.at)) UTC"
  }

  private mutating func drawHeader() {
    let margin = PictureLayout.margin
    let id = Printable.escaped(picture.customers[0].shownID.text)
    words(Elision.middle(id, columns: 72), "headline", margin, 44)
    let project = Elision.middle(Printable.escaped(picture.project), columns: 60)
    words("project \(project) · \(ShownMoment.short(picture.at)) UTC", "small", margin, 66)
    let columns = [
      (PictureLayout.devices, "Devices", picture.devices.isEmpty),
      (PictureLayout.users, "Users", false),
      (PictureLayout.purchases, "Purchases", picture.purchases.isEmpty && picture.grants.isEmpty),
      (
        PictureLayout.entitlements, picture.isOfMoment ? "Access then" : "Access now",
        picture.entitlements.isEmpty
      ),
    ]
    for (column, name, isEmpty) in columns {
      words(name, "column", column.x, PictureLayout.top - 12)
      if isEmpty { words("none", "small", column.x, PictureLayout.top + 22) }
    }
  }

  private mutating func drawFrame(_ index: Int) {
    let (frame, customer) = (layout.frames[index], picture.customers[index])
    svg.begin("g")
    let name = Printable.escaped(customer.customerID?.text ?? "unknown by now")
    svg.element("title", text: "customer \(name)")
    rect(frame, index == 0 ? "frame subject" : "frame", radius: 10)
    let x = frame.x + PictureLayout.framePadding
    words("customer \(Elision.middle(name, columns: 22))", "tiny", x, frame.y + 19)
    for user in customer.users.indices.dropLast() {
      guard let card = layout.cards[.user(customer: index, user: user)] else { continue }
      let middle = card.bottom + PictureLayout.aliasGap / 2
      svg.element(
        "path",
        [("class", "alias"), ("d", "M\(x + 14) \(card.bottom)v\(PictureLayout.aliasGap)")]
      )
      words("alias", "tiny", x + 22, middle + 4)
    }
    if layout.hasFooter(index) {
      words(footer(of: index), "tiny", x, frame.bottom - 13)
    }
    svg.end()
  }

  private func footer(of index: Int) -> String {
    let customer = picture.customers[index]
    var parts: [String] = []
    if customer.usersOmitted > 0 { parts.append("\(customer.usersOmitted) more aliases") }
    if index > 0, customer.customerID != nil {
      let names = customer.mayUse.map { Printable.escaped($0.text) }.joined(separator: ", ")
      parts.append(names.isEmpty ? "no access" : "access to \(names)")
    }
    return Elision.middle(parts.joined(separator: " · "), columns: 34)
  }

  private mutating func draw(_ node: Picture.Node) {
    guard let box = layout.cards[node] else { return }
    let card = picture.card(node)
    svg.begin("g", [("class", card.isDim ? "card dim" : "card")])
    let whole = [card.title] + (card.pill.map { [$0] } ?? []) + card.lines
    svg.element("title", text: whole.joined(separator: " · "))
    rect(box, "box", radius: 6)
    svg.element(
      "path",
      [
        ("class", "bar \(card.tone.rawValue)"),
        ("d", "M\(box.x + 6) \(box.y)a6 6 0 0 0 -6 6v\(box.height - 12)a6 6 0 0 0 6 6z"),
      ]
    )
    let x = box.x + 16
    var columns = (box.width - 26) / 8
    if let pill = card.pill {
      let width = pill.utf8.count * 6 + 14
      columns = (box.width - 34 - width) / 8
      let area = PictureLayout.Rect(
        x: box.right - width - 8,
        y: box.y + 9,
        width: width,
        height: 18
      )
      rect(area, card.isDim ? "pill" : "pill on", radius: 9)
      words(pill, card.isDim ? "state" : "state on", area.x + width / 2, area.y + 13)
    }
    words(Elision.middle(card.title, columns: columns), "name", x, box.y + 23)
    for (index, line) in card.lines.enumerated() {
      let fitting = Elision.middle(line, columns: (box.width - 26) / 6)
      words(fitting, "small", x, box.y + 41 + index * 16)
    }
    svg.end()
  }

  private mutating func draw(_ route: LinkRoute) {
    let (start, end, reach) = (route.start, route.end, route.reach)
    svg.begin("g", [("class", "link \(route.link.kind.rawValue)")])
    if let moment = route.link.at {
      svg.element("title", text: "\(route.link.label) \(ShownMoment.short(moment))")
    }
    let bend =
      "C\(start.x + reach) \(start.y) \(end.x - reach) \(end.y) \(end.x - 6) \(end.y)"
    svg.element("path", [("class", "line"), ("d", "M\(start.x) \(start.y)\(bend)")])
    svg.element("path", [("class", "head"), ("d", "M\(end.x) \(end.y)l-8 -4v8z")])
    svg.end()
  }

  private mutating func drawLabel(of route: LinkRoute) {
    guard let label = route.label else { return }
    words(route.link.label, "label \(route.link.kind.rawValue)", label.x, label.y)
  }

  private mutating func drawFooter(_ notes: [String]) {
    let margin = PictureLayout.margin
    let others = picture.customers.count > 1
    let legend =
      "Solid: who the device is, and who holds what, now. Dashed: the device's anonymous user; "
      + "what was lost."
      + (others ? " Of the others only what concerns the first customer is shown." : "")
    for (index, line) in ([legend] + notes).enumerated() {
      words(line, "tiny", margin, layout.height + 10 + index * 18)
    }
  }

  private mutating func rect(_ area: PictureLayout.Rect, _ style: String, radius: Int) {
    svg.element(
      "rect",
      [
        ("class", style), ("x", "\(area.x)"), ("y", "\(area.y)"), ("width", "\(area.width)"),
        ("height", "\(area.height)"), ("rx", "\(radius)"),
      ]
    )
  }

  private mutating func words(_ text: String, _ style: String, _ x: Int, _ y: Int) {
    svg.element("text", [("class", style), ("x", "\(x)"), ("y", "\(y)")], text: text)
  }
}
