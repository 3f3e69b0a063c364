/// The positions of all nodes in pixels, in columns from devices to entitlements.
struct PictureLayout {
  struct Rect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var middle: Int { y + height / 2 }
    var right: Int { x + width }
    var bottom: Int { y + height }

    func overlaps(_ other: Self) -> Bool {
      x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
  }

  struct Column {
    let x: Int
    let width: Int
  }

  static let margin = 24
  static let framePadding = 12
  static let frameHeader = 28
  static let frameFooter = 22
  /// The gap between users of a customer, with room for the word `alias`.
  static let aliasGap = 22
  static let cardGap = 16
  static let top = 104

  static let devices = Column(x: margin, width: 160)
  static let users = Column(x: 300, width: 236)
  static let purchases = Column(x: 664, width: 208)
  static let entitlements = Column(x: 962, width: 178)
  static let width = 962 + 178 + margin

  let picture: Picture
  private(set) var cards: [Picture.Node: Rect] = [:]
  /// A frame for each customer.
  private(set) var frames: [Rect] = []
  private(set) var height = 0

  init(_ picture: Picture) {
    self.picture = picture
    placeCustomers()
    place(picture.devices.indices.map { .device($0) }, Self.devices)
    place(
      picture.purchases.indices.map { .purchase($0) } + picture.grants.indices.map { .grant($0) },
      Self.purchases
    )
    place(picture.entitlements.indices.map { .entitlement($0) }, Self.entitlements)
    let bottoms = cards.values.map(\.bottom) + frames.map(\.bottom)
    height = (bottoms.max() ?? Self.top) + 24
  }

  static func height(of card: Card) -> Int { 36 + card.lines.count * 16 }

  private mutating func placeCustomers() {
    var y = Self.top
    for (index, customer) in picture.customers.enumerated() {
      var frame = Rect(x: Self.users.x, y: y, width: Self.users.width, height: 0)
      y += Self.frameHeader
      for user in customer.users.indices {
        let node = Picture.Node.user(customer: index, user: user)
        let height = Self.height(of: picture.card(node))
        cards[node] = Rect(
          x: frame.x + Self.framePadding,
          y: y,
          width: frame.width - 2 * Self.framePadding,
          height: height
        )
        y += height + Self.aliasGap
      }
      y += Self.framePadding - Self.aliasGap
      if hasFooter(index) { y += Self.frameFooter }
      frame.height = y - frame.y
      frames.append(frame)
      y += Self.cardGap + 4
    }
  }

  /// Whether the frame has a footer: entitlements of other customers, or omitted users.
  func hasFooter(_ customer: Int) -> Bool {
    customer > 0 || picture.customers[customer].usersOmitted > 0
  }

  /// Places the nodes in a column, each as close as possible to the nodes it links to.
  private mutating func place(_ nodes: [Picture.Node], _ column: Column) {
    let wanted = nodes.map { node in (node: node, middle: preferredMiddle(of: node)) }
    let sorted = wanted.enumerated().sorted {
      ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset)
    }
    var y = Self.top
    for (node, middle) in sorted.map(\.element) {
      let height = Self.height(of: picture.card(node))
      y = max(y, middle - height / 2)
      cards[node] = Rect(x: column.x, y: y, width: column.width, height: height)
      y += height + Self.cardGap
    }
  }

  /// Returns the mean position of the linked nodes that are already placed.
  private func preferredMiddle(of node: Picture.Node) -> Int {
    let linked = picture.links.filter { $0.from == node || $0.to == node }
    // Dashed links count only if there are no solid ones.
    let firm = linked.filter { ![.lost, .waiting, .couldGive].contains($0.kind) }
    let middles = (firm.isEmpty ? linked : firm).compactMap { link in
      cards[link.from == node ? link.to : link.from]?.middle
    }
    return middles.isEmpty ? 0 : middles.reduce(0, +) / middles.count
  }
}
