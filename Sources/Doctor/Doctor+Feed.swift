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
      if let fault = event.fault {
        report(number, subject, "it cannot be read: \(fault)")
      } else if let emitted = event.event, !isReadable(emitted, event.cursor, file.project) {
        report(number, subject, "its JSON cannot be read")
      }
      try checkCustomer(of: event, kind, in: file)
    }
  }

  private func checkCustomer(
    of event: EventRow,
    _ kind: Event.Kind,
    in file: ProjectFile
  ) throws(StorageError) {
    let id = event.customer
    // Skips events about no customer, about one whose erasure is under way, or about an erased one.
    if kind == .clockAdvanced && id.bytes.isEmpty { return }
    if file.erasing.contains(id.bytes) || id.bytes.starts(with: Array("erased_".utf8)) { return }
    if try user(UserID(id), in: event.project).isMissing {
      report(event.project, "event \(event.cursor)", "no user has the id \(quoted(id))")
    }
  }

  func check(_ trail: UserTrail, in number: ProjectNumber) throws(StorageError) {
    let subject = "the trail of user \(quoted(trail.user))"
    if try user(trail.user, in: number).isMissing {
      report(number, subject, "there is no such user")
    }
    if zip(trail.steps, trail.steps.dropFirst()).contains(where: { $0.cursor >= $1.cursor }) {
      report(number, subject, "its steps are out of order")
    }
    for step in trail.steps {
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
