import IdentityCore
import Storage

// Events and trails.
extension Doctor {
  func checkEvents() throws(StorageError) {
    try forEachEvent { event throws(StorageError) in
      let number = event.project
      guard let file = projects[number] else {
        let owner = "project number \(number.value), which is missing"
        return report(Finding("event \(event.cursor)", "it is of \(owner)"))
      }
      // A damaged gap may end at the largest number.
      let expected = file.project.cursor(behind: file.newestEvent) &+ 1
      projects[number]?.newestEvent = event.cursor
      projects[number]?.events += 1
      let subject = "event \(event.cursor)"
      if event.cursor != expected {
        report(number, subject, "expected number \(expected): events are missing before it")
      }
      guard let kind = Event.Kind(storedCode: event.kind) else {
        return report(number, subject, "\(event.kind) is not a number of a kind of event")
      }
      if kind != .clockAdvanced || !event.customer.bytes.isEmpty {
        try checkExists(UserID(event.customer), subject, in: number)
      }
      if let fault = event.fault {
        report(number, subject, "it cannot be read: \(fault)")
      } else if let emitted = event.event {
        guard isReadable(emitted, event.cursor, file.project) else {
          return report(number, subject, "its JSON cannot be read")
        }
        try check(emitted, event.cursor, in: number)
        try checkMentions(in: emitted, event.cursor, in: number)
      }
    }
    for (pair, cursor) in strangers.sorted(by: { $0.value < $1.value })
    where split[pair.project]?.contains(pair.user) != true {
      let (user, customer) = (quoted(pair.user), quoted(pair.customer))
      let fault = "its user \(user) never belonged to its customer \(customer)"
      report(pair.project, "event \(cursor)", fault)
    }
    try compareAccess()
  }

  private func check(
    _ event: Event,
    _ cursor: Int64,
    in number: ProjectNumber
  ) throws(StorageError) {
    let subject = "event \(cursor)"
    guard event.hasMembersOfItsKind else {
      return report(number, subject, "it has not the members of \(event.kind.rawValue)")
    }
    checkAlternation(of: event, cursor, in: number)
    for user in event.namedUsers.sorted() { try checkExists(user, subject, in: number) }
    if let device = event.device, !isErased(device.bytes, in: number),
      try scan.body(at: .device(number, device)) == nil
    {
      report(number, subject, "there is no device \(quoted(device))")
    }
    if let chain = event.purchase?.value.chain,
      !isErased(chain.originalTransaction.bytes, in: number),
      try scan.body(at: .purchase(number, chain)) == nil
    {
      report(number, subject, "there is no purchase \(quoted(chain))")
    }
    guard event.hasSubject else { return }
    if event.kind == .linkUndone {
      split[number, default: []].formUnion([event.subject.id] + (event.aliases ?? []))
    }
    try checkSubject(of: event, cursor, in: number)
  }

  /// Checks that the user and the customer whom an event is about belong together.
  ///
  /// An undo may have separated them since, and a later event tells.
  private func checkSubject(
    of event: Event,
    _ cursor: Int64,
    in number: ProjectNumber
  ) throws(StorageError) {
    let (id, subject) = (event.subject.id, "event \(cursor)")
    if id != UserID(event.customer) { try checkExists(id, subject, in: number) }
    guard case .found(let user) = try person(id, in: number) else { return }
    if user.isAnonymous != event.subject.isAnonymous {
      let kind = event.subject.isAnonymous ? "anonymous" : "identified"
      return report(number, subject, "it calls the user \(quoted(id)) \(kind)")
    }
    guard case .found(let customer) = try person(UserID(event.customer), in: number),
      customer.customer != user.customer
    else { return }
    let pair = Strangers(project: number, user: id, customer: event.customer)
    if strangers[pair] == nil { strangers[pair] = cursor }
  }

  /// Checks that a user exists, or is erased.
  private func checkExists(
    _ id: UserID,
    _ subject: String,
    in number: ProjectNumber
  ) throws(StorageError) {
    if isErased(id.bytes, in: number) { return }
    if try person(id, in: number).isMissing {
      report(number, subject, "no user has the id \(quoted(id))")
    }
  }

  /// Whether an id is a tombstone, or is being erased.
  func isErased(_ id: [UInt8], in number: ProjectNumber) -> Bool {
    id.starts(with: erasedPrefix) || projects[number]?.erasing.contains(id) ?? false
  }

  /// Returns a user; remembers the last ones, whom successive events mostly share.
  private func person(_ id: UserID, in number: ProjectNumber) throws(StorageError) -> Found<User> {
    let key = RecordKey.user(number, id)
    if let known = recentUsers[key] { return known }
    let found = try user(id, in: number)
    if recentUsers.count >= Self.recentUsersMax { recentUsers.removeAll() }
    recentUsers[key] = found
    return found
  }

  private static var recentUsersMax: Int { 4096 }

  func check(_ trail: UserTrail, in number: ProjectNumber) throws(StorageError) {
    let subject = "the trail of user \(quoted(trail.user))"
    if try user(trail.user, in: number).isMissing {
      report(number, subject, "there is no such user")
    }
    if zip(trail.steps, trail.steps.dropFirst()).contains(where: { $0.cursor >= $1.cursor }) {
      report(number, subject, "its steps are out of order")
    }
    for partner in trail.partners { try checkExists(partner, subject, in: number) }
    for step in trail.steps {
      for user in step.action.namedUsers { try checkExists(user, subject, in: number) }
      let kind: Event.Kind =
        switch step.action {
        case .login: .identified
        case .alias: .usersAliased
        case .grant: .granted
        case .revoke: .grantRevoked
        case .imported: .userImported
        }
      try checkEvent(step.cursor, [kind], subject, in: number)
      if let undone = step.undoneIn { try checkEvent(undone, [.linkUndone], subject, in: number) }
    }
  }

  func check(_ trail: PurchaseTrail, in number: ProjectNumber) throws(StorageError) {
    let subject = "the trail of purchase \(quoted(trail.chain))"
    if try purchase(trail.chain, in: number).isMissing {
      report(number, subject, "there is no such purchase")
    }
    let holderChanges = trail.holderChanges
    if zip(holderChanges, holderChanges.dropFirst()).contains(where: { $0.cursor >= $1.cursor }) {
      report(number, subject, "its steps are out of order")
    }
    for holderChange in holderChanges {
      let others = [holderChange.anonymousUser, holderChange.to].compactMap(\.self)
      for user in holderChange.from + others { try checkExists(user, subject, in: number) }
      let kinds: [Event.Kind] =
        switch (holderChange.rule, holderChange.method) {
        case (.present, .import): [.userImported]
        case (.present, _): [.purchaseRenewed, .purchaseUpdated]
        default: Self.movingKinds
        }
      var cursor = holderChange.cursor
      for _ in 0..<max(1, holderChange.eventCount) {
        // The number of events may be damaged.
        guard try checkEvent(cursor, kinds, subject, in: number) else { break }
        cursor &+= 1
      }
      if let undone = holderChange.undoneIn {
        try checkEvent(undone, [.linkUndone], subject, in: number)
      }
    }
  }

  private static let movingKinds: [Event.Kind] = [
    .subscriptionReceived, .subscriptionTransferred, .oneTimePurchaseReceived,
    .oneTimePurchaseTransferred,
  ]

  /// Checks that the event that a trail names exists and is of the right kind; returns whether it
  /// exists.
  @discardableResult
  private func checkEvent(
    _ cursor: Int64,
    _ kinds: [Event.Kind],
    _ subject: String,
    in number: ProjectNumber
  ) throws(StorageError) -> Bool {
    guard let code = try scan.kind(ofEvent: cursor, in: number) else {
      report(number, subject, "it names event \(cursor), which is missing")
      return false
    }
    guard let kind = Event.Kind(storedCode: code), !kinds.contains(kind) else { return true }
    let wanted = kinds.map(\.rawValue).joined(separator: " or ")
    report(number, subject, "event \(cursor) should be \(wanted), but is \(kind.rawValue)")
    return true
  }
}

extension UserTrail.Action {
  fileprivate var namedUsers: [UserID] {
    switch self {
    case .login(let login): [login.user]
    case .alias(let alias): alias.side
    case .imported(let imported): imported.beside.map { [$0] } ?? []
    case .grant, .revoke: []
    }
  }
}
