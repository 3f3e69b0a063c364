import Presentation

/// The text on a node of the picture.
struct Card: Equatable {
  enum Tone: String {
    case device
    case identified
    case anonymous
    case purchase
    case entitlement
  }

  let tone: Tone
  let title: String
  /// The state, if it has one.
  var pill: String?
  var lines: [String] = []
  /// Whether it has no effect at the moment.
  var isDim = false
}

extension Picture {
  /// All nodes of the picture, in the order of the lists.
  var nodes: [Node] {
    devices.indices.map(Node.device)
      + customers.enumerated().flatMap { index, customer in
        customer.users.indices.map { Node.user(customer: index, user: $0) }
      }
      + purchases.indices.map(Node.purchase) + grants.indices.map(Node.grant)
      + entitlements.indices.map(Node.entitlement)
  }

  func card(_ node: Node) -> Card {
    switch node {
    case .device(let index): card(devices[index])
    case .user(let customer, let user): card(customers[customer], user)
    case .purchase(let index): card(purchases[index])
    case .grant(let index): card(grants[index])
    case .entitlement(let index): card(entitlements[index])
    }
  }

  private func card(_ device: CustomerRecord.Device) -> Card {
    let kind = [device.platform, device.app].compactMap { $0 }.map { Printable.escaped($0) }
    return Card(
      tone: .device,
      title: Printable.escaped(device.id.text),
      lines: (kind.isEmpty ? [] : [kind.joined(separator: " · ")])
        + (device.storeAccount.map { ["account \(Printable.escaped($0))"] } ?? [])
    )
  }

  private func card(_ customer: Customer, _ user: Int) -> Card {
    let id = customer.users[user]
    let isKnown = customer.customerID != nil
    return Card(
      tone: id.kind == .identified ? .identified : .anonymous,
      title: Printable.escaped(id.id.text),
      lines: [isKnown ? "\(id.kind.rawValue) user" : "unknown by now"],
      isDim: !isKnown
    )
  }

  private func card(_ purchase: CustomerRecord.Purchase) -> Card {
    let origin = [purchase.device, purchase.storeAccount].compactMap { $0 }
    var lines = [purchase.chain.shown, ShownMoment.end(purchase.expiresAt)]
    if !origin.isEmpty {
      lines.append("from \(origin.map { Printable.escaped($0) }.joined(separator: " · "))")
    }
    return Card(
      tone: .purchase,
      title: Printable.escaped(purchase.product.text),
      pill: purchase.state.isEmpty ? nil : purchase.state,
      lines: lines,
      isDim: !purchase.givesAccess
    )
  }

  private func card(_ grant: CustomerRecord.Grant) -> Card {
    Card(
      tone: .purchase,
      title: "grant of \(Printable.escaped(grant.entitlement.text))",
      lines: ["given \(ShownMoment.short(grant.grantedAt))", ShownMoment.end(grant.expiresAt)],
      isDim: !grant.isCurrent(at: at)
    )
  }

  private func card(_ entitlement: CustomerRecord.Entitlement) -> Card {
    Card(
      tone: .entitlement,
      title: Printable.escaped(entitlement.id.text),
      pill: entitlement.state,
      lines: [entitlement.isActive ? ShownMoment.end(entitlement.expiresAt) : "not now"],
      isDim: !entitlement.isActive
    )
  }
}

/// Formats the daemon's timestamps for people.
enum ShownMoment {
  /// Returns `2026-02-01 00:00`; adds the seconds unless they are zero.
  static func short(_ moment: String) -> String {
    let parts = moment.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, moment.utf8.count == 24 else { return Printable.escaped(moment) }
    let time = parts[1].dropLast(".000Z".utf8.count)
    let shown = time.hasSuffix(":00") ? time.dropLast(3) : time
    return Printable.escaped("\(parts[0]) \(shown)")
  }

  static func end(_ moment: String?) -> String {
    moment.map { "until \(short($0))" } ?? "without an end"
  }
}
