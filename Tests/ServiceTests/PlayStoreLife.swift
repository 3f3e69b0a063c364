import TestSupport

/// What is true of a user's purchases at Google: what Google would answer at each moment, and which
/// products the user may use.
///
/// It knows nothing of the daemon. It lives the states that Google's page on the lifecycle of
/// subscriptions describes.
struct PlayStoreLife {
  /// An item of a token's answer.
  struct Item {
    var product: String
    /// The latest paid order; nil for a product to which the subscription changes later.
    var order: String?
    var expiry: Int64?
    /// The product that it has replaced.
    var former: String?
    /// The product to which it changes.
    var next: String?
  }

  /// What Google answers about a token, from a moment on.
  struct Status {
    var at: Int64
    var token: String
    var state: String
    var items: [Item]
    var startedAt: Int64
    var linked: String?
    /// Whether the Play app sold it, which names only the user of the expired subscription.
    var isOutOfApp = false
    var cause = ""
  }

  /// A message of Google's.
  struct Push {
    var at: Int64
    var token: String
    /// The refunded order; nil for a change of the subscription.
    var refunded: String?
    var type = 0
  }

  /// In milliseconds, each later than the one before.
  private(set) var statuses: [Status] = []
  private(set) var pushes: [Push] = []
  private(set) var refunds: [String: Int64] = [:]
  private var random: SplitMix
  private var now: Int64 = 0
  private let period: Int64
  private var orders = 0
  /// The number of the next renewal of the present token's order.
  private var renewals = 0
  private var stem = ""
  private var status: Status

  static let day: Int64 = 86_400_000

  init(_ seed: UInt64, until end: Int64) {
    random = SplitMix(state: seed)
    period = Int64([7, 30, 30, 90][Int.random(in: 0..<4, using: &random)]) * Self.day
    status = Status(at: 0, token: "", state: "", items: [], startedAt: 0)
    buy("monthly")
    while now < end, step() {}
  }

  /// Lives on to the next change; returns whether there is one.
  private mutating func step() -> Bool {
    let expiry = status.items.compactMap(\.expiry).max() ?? now
    switch status.state {
    case "ACTIVE": active(until: expiry)
    case "CANCELED": canceled(until: expiry)
    case "IN_GRACE_PERIOD": grace(until: expiry)
    case "ON_HOLD": hold()
    case "PAUSED": paused()
    default: return again()
    }
    return true
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func wait(_ range: ClosedRange<Int64>) {
    now += Int64.random(in: range, using: &random)
  }

  /// Waits until a moment before `end`; returns false if there is no time left.
  private mutating func waitBefore(_ end: Int64) -> Bool {
    guard end - now > 10_000 else { return false }
    wait(1000...(end - now - 1000))
    return true
  }

  private mutating func newOrder() -> String {
    orders += 1
    return "GPA.\(orders)"
  }

  private mutating func change(_ state: String, _ type: Int, _ cause: String) {
    (status.at, status.state, status.cause) = (now, state, cause)
    statuses.append(status)
    pushes.append(Push(at: now, token: status.token, type: type))
  }

  private mutating func buy(_ product: String, linked: String? = nil, isOutOfApp: Bool = false) {
    (stem, renewals) = (newOrder(), 0)
    status = Status(
      at: now,
      token: "token-\(orders)",
      state: "ACTIVE",
      items: [Item(product: product, order: stem, expiry: now + period)],
      startedAt: now,
      linked: linked,
      isOutOfApp: isOutOfApp
    )
    if chance(15) {
      status.items.append(Item(product: "extra", order: stem, expiry: now + period))
    }
    change("ACTIVE", 4, "")
  }

  private mutating func renew(from start: Int64, type: Int) {
    let order = "\(stem)..\(renewals)"
    renewals += 1
    var items = status.items.filter { $0.next == nil || $0.order == nil }
    for index in items.indices {
      if items[index].order == nil, chance(50) { (stem, renewals) = (newOrder(), 0) }
    }
    let paid = renewals == 0 ? stem : order
    for index in items.indices {
      (items[index].order, items[index].expiry) = (paid, start + period)
    }
    // Google may go on listing an item that has been replaced.
    var left = status.items.filter { $0.next != nil && $0.order != nil }
    for index in left.indices { left[index].expiry = left[index].expiry.map { min($0, now) } }
    if !left.isEmpty, chance(50) { items.append(contentsOf: left) }
    status.items = items
    change("ACTIVE", type, "")
    status.items.removeAll { $0.next != nil }
  }
}

// What happens in each state.
extension PlayStoreLife {
  private mutating func active(until end: Int64) {
    if chance(55), waitBefore(end) {
      duringPeriod(until: end)
      return
    }
    now = end
    if chance(70) { return renew(from: end, type: 2) }
    if chance(20) {
      change("PAUSED", 10, "")
      return
    }
    if chance(70) {
      let grace = Int64.random(in: 3...16, using: &random) * Self.day
      for index in status.items.indices where status.items[index].order != nil {
        status.items[index].expiry = end + min(grace, period - Self.day)
      }
      return change("IN_GRACE_PERIOD", 6, "")
    }
    change("ON_HOLD", 5, "")
  }

  private mutating func duringPeriod(until end: Int64) {
    let paid = status.items.indices.filter { status.items[$0].order != nil }
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: change("CANCELED", 3, "userInitiatedCancellation")
    case 2:
      let later = Int64.random(in: 1...20, using: &random) * Self.day
      for index in paid { status.items[index].expiry = end + later }
      change("ACTIVE", 9, "")
    case 3: change("ACTIVE", 19, "")
    case 4, 5: upgrade()
    case 6: changeLater(until: end)
    case 7 where paid.count == 1 && status.items.count == 1:
      let added = Item(product: "extra", order: newOrder(), expiry: end)
      status.items.insert(added, at: chance(50) ? 0 : 1)
      change("ACTIVE", 17, "")
    case 8 where paid.count == 2:
      status.items.removeAll { $0.product == "extra" }
      change("ACTIVE", 17, "")
    case 9:
      refund()
    case 10:
      refund()
      wait(1000...600_000)
      for index in paid { status.items[index].expiry = now }
      change("EXPIRED", 12, "developerInitiatedCancellation")
    default: break
    }
  }

  private mutating func refund() {
    guard let order = status.items.compactMap(\.order).first, refunds[order] == nil else { return }
    refunds[order] = now
    pushes.append(Push(at: now, token: status.token, refunded: order))
  }

  /// Changes to the other product at once, under a new token.
  private mutating func upgrade() {
    let (product, former) = (status.items.first { $0.product != "extra" }?.product, status)
    buy(product == "gold" ? "monthly" : "gold", linked: former.token)
    let next = status
    status = former
    for index in status.items.indices { status.items[index].expiry = now }
    wait(1...2000)
    change("EXPIRED", 13, "replacementCancellation")
    status = next
    wait(1...1000)
  }

  /// Changes to the other product at the end of the period, under a new token.
  private mutating func changeLater(until end: Int64) {
    guard status.items.count == 1, let item = status.items.first, item.next == nil else { return }
    let other = item.product == "gold" ? "monthly" : "gold"
    let former = status
    status.token = "token-d\(orders)-\(renewals)"
    status.linked = former.token
    status.items[0].next = other
    let next = Item(product: other, order: nil, expiry: nil, former: item.product)
    status.items.insert(next, at: chance(50) ? 0 : 1)
    guard !statuses.contains(where: { $0.token == status.token }) else {
      status = former
      return
    }
    change("ACTIVE", 4, "")
    let later = status
    status = former
    status.items[0].expiry = now
    wait(1...2000)
    change("EXPIRED", 13, "replacementCancellation")
    status = later
    wait(1...1000)
  }

  private mutating func canceled(until end: Int64) {
    if chance(50), waitBefore(end) { return change("ACTIVE", 7, "") }
    now = end
    change("EXPIRED", 13, "userInitiatedCancellation")
  }

  private mutating func grace(until end: Int64) {
    if chance(60), waitBefore(end) {
      // The renewal keeps its date.
      let begun = statuses.last { $0.token == status.token && $0.state == "ACTIVE" }
      let date = begun?.items.compactMap(\.expiry).max() ?? now
      return renew(from: date, type: 1)
    }
    // A hold usually begins when the grace ends.
    if chance(70) { now = end } else { _ = waitBefore(end) }
    for index in status.items.indices where status.items[index].order != nil {
      status.items[index].expiry = now
    }
    change("ON_HOLD", 5, "")
  }

  private mutating func hold() {
    wait(Self.day...(30 * Self.day))
    if chance(60) { return renew(from: now, type: 1) }
    change("EXPIRED", 13, "systemInitiatedCancellation")
  }

  private mutating func paused() {
    wait(Self.day...(60 * Self.day))
    if chance(70) { return renew(from: now, type: 1) }
    change("ON_HOLD", 5, "")
  }

  private mutating func again() -> Bool {
    guard chance(60) else { return false }
    wait(Self.day...(60 * Self.day))
    let isOutOfApp = chance(40)
    buy(chance(50) ? "monthly" : "gold", isOutOfApp: isOutOfApp)
    return true
  }
}

// The truth.
extension PlayStoreLife {
  /// Returns what Google answers about a token at a moment.
  func status(of token: String, at moment: Int64) -> Status? {
    statuses.last { $0.token == token && $0.at <= moment }
  }

  func tokens(at moment: Int64) -> Set<String> {
    Set(statuses.filter { $0.at <= moment }.map(\.token))
  }

  /// Returns the products that the user may use at a moment.
  func products(at moment: Int64) -> Set<String> {
    var products: Set<String> = []
    // A token that another one names in `linkedPurchaseToken` is no longer to give access.
    let linked = Set(statuses.filter { $0.at <= moment }.compactMap(\.linked))
    for token in tokens(at: moment).subtracting(linked) {
      guard let status = status(of: token, at: moment),
        ["ACTIVE", "CANCELED", "IN_GRACE_PERIOD"].contains(status.state)
      else { continue }
      for item in status.items {
        guard let order = item.order, let expiry = item.expiry, moment <= expiry else { continue }
        if let refunded = refunds[order], refunded <= moment { continue }
        products.insert(item.product)
      }
    }
    return products
  }
}
