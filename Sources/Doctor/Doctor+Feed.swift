import IdentityCore
import Storage

// Events, and the trails that name them.
extension Doctor {
  func lookAtEvents() throws(StorageError) {
    try forEachEvent { event throws(StorageError) in
      let number = event.project
      guard let file = projects[number] else {
        let place = "project number \(number.value), which is not there"
        return report(Finding("event \(event.cursor)", "it is of \(place)"))
      }
      let expected = file.newestEvent + 1
      projects[number]?.newestEvent = event.cursor
      projects[number]?.events += 1
      let subject = "event \(event.cursor)"
      if event.cursor != expected {
        report(number, subject, "it should be number \(expected): events are missing before it")
      }
      guard let kind = Event.Kind(storedCode: event.kind) else {
        return report(number, subject, "\(event.kind) is the number of no kind of event")
      }
      if let fault = event.fault {
        report(number, subject, "it cannot be read: \(fault)")
      } else if let emitted = event.event, !isReadable(emitted, event.cursor, file.project) {
        report(number, subject, "readers cannot read what they get of it")
      }
      try lookAtCustomer(of: event, kind, in: file)
    }
  }

  private func lookAtCustomer(
    of event: EventRow,
    _ kind: Event.Kind,
    in file: ProjectFile
  ) throws(StorageError) {
    let id = event.customer
    // About nobody, about somebody whose erasure is under way, or about somebody erased.
    if kind == .clockAdvanced && id.bytes.isEmpty { return }
    if file.erasing.contains(id.bytes) || id.bytes.starts(with: Array("erased_".utf8)) { return }
    if try user(UserID(id), in: event.project).isMissing {
      report(event.project, "event \(event.cursor)", "nobody is reached by \(quoted(id))")
    }
  }

  func look(at trail: UserTrail, in number: ProjectNumber) throws(StorageError) {
    let subject = "the trail of user \(quoted(trail.user))"
    if try user(trail.user, in: number).isMissing {
      report(number, subject, "there is no such user")
    }
    if zip(trail.steps, trail.steps.dropFirst()).contains(where: { $0.cursor >= $1.cursor }) {
      report(number, subject, "its steps are out of order")
    }
    for step in trail.steps {
      let kind: Event.Kind =
        switch step.act {
        case .login: .identified
        case .alias: .usersAliased
        case .grant: .granted
        case .revoke: .grantRevoked
        }
      try check(step.cursor, [kind], subject, in: number)
      if let undone = step.undoneIn { try check(undone, [.linkUndone], subject, in: number) }
    }
  }

  func look(at trail: PurchaseTrail, in number: ProjectNumber) throws(StorageError) {
    let subject = "the trail of purchase \(quoted(trail.chain))"
    if try purchase(trail.chain, in: number).isMissing {
      report(number, subject, "there is no such purchase")
    }
    let holderChanges = trail.holderChanges
    if zip(holderChanges, holderChanges.dropFirst()).contains(where: { $0.cursor >= $1.cursor }) {
      report(number, subject, "its steps are out of order")
    }
    for holderChange in holderChanges {
      for cursor in holderChange
        .cursor..<(holderChange.cursor + Int64(max(1, holderChange.eventCount)))
      {
        try check(cursor, Self.movingKinds, subject, in: number)
      }
      if let undone = holderChange.undoneIn {
        try check(undone, [.linkUndone], subject, in: number)
      }
    }
  }

  private static let movingKinds: [Event.Kind] = [
    .subscriptionReceived, .subscriptionTransferred, .oneTimePurchaseReceived,
    .oneTimePurchaseTransferred,
  ]

  /// Whether the event that a trail names is there, and tells what the trail says.
  private func check(
    _ cursor: Int64,
    _ kinds: [Event.Kind],
    _ subject: String,
    in number: ProjectNumber
  ) throws(StorageError) {
    guard let code = try scan.kind(ofEvent: cursor, in: number) else {
      return report(number, subject, "it names event \(cursor), which is not there")
    }
    guard let kind = Event.Kind(storedCode: code), !kinds.contains(kind) else { return }
    let wanted = kinds.map(\.rawValue).joined(separator: " or ")
    report(number, subject, "it names event \(cursor) as \(wanted), and that is \(kind.rawValue)")
  }
}
