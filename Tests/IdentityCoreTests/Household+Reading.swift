import IdentityCore

// What tests ask about.
extension Household {
  /// What the device's current user may use now, or at the moment.
  func active(_ device: DeviceID, at moment: Moment? = nil) throws(Refusal) -> Set<String> {
    try active(by: .device(device), at: moment)
  }

  func active(user: UserID, at moment: Moment? = nil) throws(Refusal) -> Set<String> {
    try active(by: .user(user), at: moment)
  }

  private func active(
    by subject: Subject,
    at moment: Moment?
  ) throws(Refusal) -> Set<String> {
    Set(try check(subject, at: moment).access.active.map(\.description))
  }

  func customer(of subject: Subject) throws(Refusal) -> Customer {
    let id = try info(subject).customerID
    guard let customer = customers[id] else { throw .unknownUser(UserID(id)) }
    return customer
  }

  /// Who holds a chain: one name for each customer, sorted.
  func holders(_ chain: ChainKey) throws(Refusal) -> [String] {
    guard let purchase = purchases[chain] else { throw .unknownPurchase(chain, position: nil) }
    return purchase.holders.compactMap { customers[$0].map { name($0.representative.id) } }
      .sorted()
  }

  /// What a step tells, a line for each event.
  func emitted(_ step: () throws -> Void) rethrows -> [String] {
    try emittedEvents(step).map(line)
  }

  func emittedEvents(_ step: () throws -> Void) rethrows -> [Event] {
    let before = events.count
    try step()
    return Array(events[before...])
  }

  /// `~A` is the anonymous user that device A began with, `~A2` the next.
  func name(_ user: UserID) -> String {
    guard case .user(let known)? = records[.user(project.number, user)],
      case .anonymous(let device) = known.idOrigin
    else { return user.description }
    let made = events.filter {
      $0.kind == .userCreated && $0.subject.isAnonymous && $0.device == device
    }
    let place = made.firstIndex { $0.subject.id == user } ?? 0
    return place == 0 ? "~\(device)" : "~\(device)\(place + 1)"
  }

  func line(_ event: Event) -> String {
    var words = [event.kind.rawValue, name(event.subject.id)]
    if let outcome = event.outcome { words.append(outcome.rawValue) }
    if let entitlements = event.entitlements {
      words.append(entitlements.map(\.description).joined(separator: ","))
    }
    if let to = event.to, let from = event.from, let purchase = event.purchase {
      let givers = from.map(name).sorted().joined(separator: ",")
      let arrow = event.shared == true ? "+" : ">"
      words.append("\(purchase.value.product):\(givers)\(arrow)\(name(to))")
    } else if let purchase = event.purchase, event.entitlements == nil {
      words.append(purchase.value.product.description)
    }
    if let aliases = event.aliases {
      words.append(aliases.map(name).sorted().joined(separator: "="))
    }
    return words.joined(separator: " ")
  }

  /// A move in the same words as the events of one.
  func line(_ move: Move) -> String {
    let givers = move.from.map(name).sorted().joined(separator: ",")
    return "\(move.product):\(givers)\(move.shared ? "+" : ">")\(name(move.to))"
  }

  func lines(_ moves: [Move]) -> [String] {
    moves.map(line)
  }

  /// A refusal in words: product, holder, rule.
  func lines(_ refused: [RefusedRestore]) -> [String] {
    refused.map { "\($0.product) \(name($0.holder)) \($0.rule.rawValue)" }
  }

  /// The first anonymous user of a device.
  func anonymous(_ device: DeviceID) throws(Refusal) -> UserID {
    guard let device = devices[device] else { throw .unknownDevice(device) }
    return device.anonymousUser
  }
}

// The records by their sort.
extension Household {
  var devices: [DeviceID: Device] {
    var found: [DeviceID: Device] = [:]
    for case .device(let device) in records.values { found[device.id] = device }
    return found
  }

  var users: [UserID: User] {
    var found: [UserID: User] = [:]
    for case .user(let user) in records.values { found[user.id] = user }
    return found
  }

  var customers: [CustomerID: Customer] {
    var found: [CustomerID: Customer] = [:]
    for case .customer(let customer) in records.values { found[customer.id] = customer }
    return found
  }

  var purchases: [ChainKey: Purchase] {
    var found: [ChainKey: Purchase] = [:]
    for case .purchase(let purchase) in records.values { found[purchase.key] = purchase }
    return found
  }

  var accounts: [AccountKey: StoreAccount] {
    var found: [AccountKey: StoreAccount] = [:]
    for case .account(let account) in records.values { found[account.key] = account }
    return found
  }
}
