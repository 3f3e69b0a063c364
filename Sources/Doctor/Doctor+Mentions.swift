import IdentityCore
import Storage

// What a deletion would not find.
extension Doctor {
  /// Reports what an event names and a deletion of that would not find; see `Mention`.
  ///
  /// Records that contradict each other lead nowhere: that is reported already.
  func checkMentions(
    in event: Event,
    _ cursor: Int64,
    in number: ProjectNumber
  ) throws(StorageError) {
    guard projects[number]?.isContradictory == false, try isMentionsComplete(in: number),
      event.hasSubject, event.kind != .tracesCleared, event.kind != .userDeleted
    else { return }
    let customer = event.customer
    func report(_ what: String, _ named: Mention.Named) throws(StorageError) {
      let mention = RecordKey.mention(number, Mention(named, in: .events(customer)))
      guard try scan.body(at: mention) == nil else { return }
      let fault = "\(event.kind.rawValue): a deletion of its \(what) would not find it"
      self.report(Finding(project: projects[number]?.project.id, "event \(cursor)", fault))
    }
    for id in event.usersBeside where try !isUser(id, of: customer, in: number) {
      if try !isBeside(id, customer, in: number) {
        try report("user \(quoted(id.bytes))", .user(id))
      }
    }
    for id in event.devices where try !isDevice(id, of: customer, in: number) {
      try report("device \(quoted(id.bytes))", .device(id))
    }
    for chain in event.namedChains {
      guard case .found(let purchase) = try purchase(chain, in: number) else { continue }
      var isHeld = false
      for id in purchase.holders where try isSame(id, as: customer, in: number) { isHeld = true }
      if !isHeld {
        try report("purchase \(quoted(chain.originalTransaction.bytes))", .chain(chain.named))
      }
    }
  }

  private func isMentionsComplete(in number: ProjectNumber) throws(StorageError) -> Bool {
    if let known = mentionsComplete[number] { return known }
    let isComplete = try scan.body(at: .mention(number, .complete)) != nil
    mentionsComplete[number] = isComplete
    return isComplete
  }

  private func isUser(
    _ id: UserID,
    of customer: CustomerID,
    in number: ProjectNumber
  ) throws(StorageError) -> Bool {
    guard CustomerID(id) != customer, case .found(let user) = try user(id, in: number) else {
      return true
    }
    return try isSame(user.customer, as: customer, in: number)
  }

  private func isDevice(
    _ id: DeviceID,
    of customer: CustomerID,
    in number: ProjectNumber
  ) throws(StorageError) -> Bool {
    guard let device = try device(id, in: number) else { return true }
    if let login = device.identifiedUser, try isUser(login, of: customer, in: number) {
      return true
    }
    return try isUser(device.anonymousUser, of: customer, in: number)
  }

  /// Whether an anonymous user's device has a user of the customer logged in.
  private func isBeside(
    _ id: UserID,
    _ customer: CustomerID,
    in number: ProjectNumber
  ) throws(StorageError) -> Bool {
    guard case .found(let user) = try user(id, in: number),
      case .anonymous(let deviceID) = user.idOrigin
    else { return false }
    guard let device = try device(deviceID, in: number), device.anonymousUser == id,
      let login = device.identifiedUser
    else { return false }
    return try isUser(login, of: customer, in: number)
  }

  private func device(_ id: DeviceID, in number: ProjectNumber) throws(StorageError) -> Device? {
    let found = try find(.device(number, id)) { record -> Device? in
      if case .device(let device) = record { device } else { nil }
    }
    guard case .found(let device) = found else { return nil }
    return device
  }

  /// Whether an id is one of a customer's.
  private func isSame(
    _ customer: CustomerID,
    as id: CustomerID,
    in number: ProjectNumber
  ) throws(StorageError) -> Bool {
    if customer == id { return true }
    return try self.customer(customer, in: number).mayBe { $0.formerIDs.contains(id) }
  }
}

extension Event {
  fileprivate var devices: Set<DeviceID> {
    Set([device, purchase?.value.device].compactMap(\.self))
  }

  /// The users whom it names; a purchase leads to those who held it.
  fileprivate var usersBeside: [UserID] {
    let beside =
      [subject.id, anonymousUser, absorbed.map { UserID($0) }].compactMap(\.self) + (aliases ?? [])
    return purchase == nil ? beside + (from ?? []) + [to].compactMap(\.self) : beside
  }
}
