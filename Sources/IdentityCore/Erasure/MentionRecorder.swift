/// Records what a deletion could not find otherwise.
///
/// An event of a customer names users, devices and chains. A deletion of what it names finds the
/// event by itself where the named user is of the same customer, the device's anonymous user is, or
/// the customer holds the chain; and for a device on which a user of the customer is logged in,
/// also where the event names the device or its anonymous user. Everything else is recorded as a
/// mention: when the event is emitted and when one of these four ends.
package struct MentionRecorder {
  /// What the events of the decision name; stored events were recorded with their decisions.
  private let named: NamesInEvents
  private var known: KnownMentions
  /// Whether the events are those of the decision.
  private let areNew: Bool

  private init(_ events: [Event], areNew: Bool) {
    named = NamesInEvents(areNew ? events : [])
    known = KnownMentions(of: events.count)
    self.areNew = areNew
  }

  /// Records the mentions that the decision so far has made necessary.
  package static func record(in draft: inout Draft) throws(DecisionStop) {
    let emitted = draft.events
    var recorder = MentionRecorder(emitted, areNew: true)
    for entry in draft.changes {
      try recorder.recordChange(of: entry.hashed, entry.key.type, to: entry.record, in: &draft)
    }
    // A span passes an event without a copy.
    let events = emitted.span
    for place in events.indices {
      // The events of a purchase name the same.
      if place > 0, events[place].namesNoMore(than: events[place - 1]) { continue }
      try recorder.record(events[place], in: &draft)
    }
  }

  /// Records the mentions of stored events, for a project that has none.
  package static func record(_ stored: [Event], in draft: inout Draft) throws(DecisionStop) {
    try draft.prefetch(stored.flatMap { $0.keysOfNamed(in: draft.number) })
    var recorder = MentionRecorder(stored, areNew: false)
    for event in stored { try recorder.record(event, in: &draft) }
  }

  private func recordChange(
    of key: HashedKey,
    _ type: RecordType,
    to record: Record?,
    in draft: inout Draft
  ) throws(DecisionStop) {
    switch type {
    case .purchase:
      let before = draft.former(key)?.purchase
      if let purchase = record?.purchase {
        try recordChange(of: purchase, since: before, in: &draft)
      } else if let before {
        removeMentions(in: before, except: nil, from: &draft)
      }
    case .customer:
      guard let before = draft.former(key)?.customer else { return }
      try recordChange(of: before, to: record?.customer, in: &draft)
    case .device:
      guard let device = record?.device else { return }
      try recordChange(of: device, since: draft.former(key)?.device, in: &draft)
    case .user:
      // A new user's device, if no event names it.
      guard let user = record?.user, case .anonymous(let device) = user.idOrigin,
        draft.former(key) == nil, !named.contains(device)
      else { return }
      note(.device(device), in: .user(user.id), of: &draft)
    case .userTrail:
      guard let trail = record?.userTrail else { return }
      let known = draft.former(key)?.userTrail?.steps.count ?? 0
      // The chains by which a user's customer became one with others.
      for case .alias(let alias) in trail.steps.dropFirst(known).map(\.action) {
        note(.chain(alias.chain.named), in: .user(trail.user), of: &draft)
      }
    default: break
    }
  }

  private func note(_ named: Mention.Named, in place: Mention.Place, of draft: inout Draft) {
    let mention = Mention(named, in: place)
    let key = RecordKey.mention(draft.number, mention)
    // One that is not in memory is stored again: that is cheaper than to look.
    if case .known(_?, _) = draft.find(key) { return }
    draft.change(.mention(mention), for: key)
  }

  /// Records mentions in events of customers, and the customers for what is named.
  private func note(
    _ named: Mention.Named,
    inEventsOf customers: some Sequence<CustomerID>,
    in draft: inout Draft
  ) {
    for id in customers {
      note(named, in: .events(id), of: &draft)
      guard let other = Mention(named, in: .events(id)).counterpart else { continue }
      note(other.named, in: other.place, of: &draft)
    }
  }

  // MARK: What ends

  /// Records the chain of a purchase for those who lost it, and what it says of others.
  private func recordChange(
    of purchase: Purchase,
    since before: Purchase?,
    in draft: inout Draft
  ) throws(DecisionStop) {
    if let before, before.holders != purchase.holders {
      for id in before.holders where !purchase.holders.contains(id) {
        // Without a user it is deleted; one who joined a holder leads to the purchase.
        guard let now = try draft.user(UserID(id))?.customer, !purchase.holders.contains(now)
        else { continue }
        let ids = try draft.existing(customer: id)?.ids ?? [id]
        note(.chain(purchase.key.named), inEventsOf: ids, in: &draft)
      }
    }
    let isSame =
      before.map { $0.holders == purchase.holders && $0.hasSameSource(as: purchase) } ?? false
    guard !isSame else { return }
    if let before, !before.hasSameSource(as: purchase) {
      removeMentions(in: before, except: purchase, from: &draft)
    }
    let place = Mention.Place.purchase(purchase.key)
    for id in purchase.firstHolders where try !isUser(id, ofHolderOf: purchase, in: &draft) {
      note(.user(id), in: place, of: &draft)
    }
    // One that is unclaimed waits for its token, which leads to it.
    if let id = purchase.accountToken, !purchase.isUnclaimed {
      let owner = try draft.accountToken(id).user ?? UserID(id.bytes)
      if try !isUser(owner, ofHolderOf: purchase, in: &draft) {
        note(.token(id), in: place, of: &draft)
      }
    }
    for holder in purchase.holders {
      if named.contains(purchase.key, of: holder) { continue }
      try recordUnnamedMentions(in: purchase, before: before, of: holder, in: &draft)
    }
    // An event of the purchase names the rest.
    if named.contains(purchase.key) { return }
    if let id = purchase.device { note(.device(id), in: place, of: &draft) }
    if let replaced = purchase.replaces {
      note(.chain(purchase.key.sibling(replaced).named), in: place, of: &draft)
    }
  }

  /// Records what later events of a holder will name of a purchase, and no event has named.
  private func recordUnnamedMentions(
    in purchase: Purchase,
    before: Purchase?,
    of holder: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let isNew = before?.holders.contains(holder) != true
    if let id = purchase.device, isNew || before?.device != id,
      try !isDevice(id, of: holder, in: &draft)
    {
      note(.device(id), inEventsOf: [holder], in: &draft)
    }
    if let replaced = purchase.replaces, isNew || before?.replaces != replaced {
      note(.chain(purchase.key.sibling(replaced).named), inEventsOf: [holder], in: &draft)
    }
  }

  /// Removes the mentions of what a purchase says of others, and now says no more.
  private func removeMentions(
    in purchase: Purchase,
    except now: Purchase?,
    from draft: inout Draft
  ) {
    let named = Set(purchase.named).subtracting(now?.named ?? [])
    Mention.remove(Array(named), in: .purchase(purchase.key), from: &draft)
  }

  private func isUser(
    _ id: UserID,
    ofHolderOf purchase: Purchase,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    if purchase.holders.contains(CustomerID(id)) { return true }
    guard let customer = try draft.user(id)?.customer else { return false }
    return purchase.holders.contains(customer)
  }

  /// Records what no longer leads to the events of a customer's ids.
  private func recordChange(
    of before: Customer,
    to after: Customer?,
    in draft: inout Draft
  ) throws(DecisionStop) {
    if before.members == after?.members && before.formerIDs == after?.formerIDs { return }
    let kept = Set(after?.ids ?? [])
    let lost = before.ids.filter { !kept.contains($0) }
    // Most changes add members.
    let members = Set(after?.members.map(\.id) ?? [])
    if lost.isEmpty, before.members.allSatisfy({ members.contains($0.id) }) { return }
    var formerIDs: [CustomerID: [CustomerID]] = [:]
    if after != nil { formerIDs[before.id] = lost }
    var left: [UserID: [CustomerID]] = [:]
    for id in before.reachingIDs {
      guard let user = try draft.user(id) else { continue }
      if formerIDs[user.customer] == nil {
        let ids = Set(try draft.existing(customer: user.customer)?.ids ?? [])
        formerIDs[user.customer] = before.ids.filter { !ids.contains($0) }
      }
      guard let former = formerIDs[user.customer], !former.isEmpty else { continue }
      note(.user(id), inEventsOf: former, in: &draft)
      if case .anonymous(let device) = user.idOrigin {
        note(.device(device), inEventsOf: former, in: &draft)
      }
      left[id] = former
    }
    try recordLogins(of: left, in: &draft)
    guard let after, !lost.isEmpty else { return }
    for chain in after.held { note(.chain(chain.named), inEventsOf: lost, in: &draft) }
  }

  /// Records a device that has another anonymous user for the customer of the one before, and its
  /// former logins that no event names.
  private func recordChange(
    of device: Device,
    since before: Device?,
    in draft: inout Draft
  ) throws(DecisionStop) {
    for login in device.formerLogins
    where !(before?.formerLogins.contains { $0.user == login.user } ?? false) {
      if !named.contains(device.id, of: login.user) {
        note(.user(login.user), in: .device(device.id), of: &draft)
      }
    }
    guard let before else { return }
    let hasOther = before.anonymousUser != device.anonymousUser
    if hasOther || before.identifiedUser != device.identifiedUser,
      let login = before.identifiedUser
    {
      noteLogin(on: before, inEventsOf: try customers(of: login, in: &draft), in: &draft)
    }
    if hasOther, let former = try draft.user(before.anonymousUser) {
      note(.device(device.id), inEventsOf: try draft.customer(former.customer).ids, in: &draft)
    }
  }

  /// Records what no longer leads to the events of users' former customers, on their devices.
  private func recordLogins(
    of users: [UserID: [CustomerID]],
    in draft: inout Draft
  ) throws(DecisionStop) {
    if users.isEmpty { return }
    // All at once: each stop decides again.
    let devices = try draft.devices(loggedInAs: users.keys.sorted())
    for case .device(let device)? in try draft.records(devices.map { .device(draft.number, $0) }) {
      guard let login = device.identifiedUser, let former = users[login] else { continue }
      noteLogin(on: device, inEventsOf: former, in: &draft)
    }
  }

  /// Records what no longer leads to a customer's events on a device, because a login there ends.
  private func noteLogin(
    on device: Device,
    inEventsOf customers: [CustomerID],
    in draft: inout Draft
  ) {
    note(.device(device.id), inEventsOf: customers, in: &draft)
    note(.user(device.anonymousUser), inEventsOf: customers, in: &draft)
  }

  /// Returns the ids of a user's customers before and after the decision.
  private func customers(
    of id: UserID,
    in draft: inout Draft
  ) throws(DecisionStop) -> [CustomerID] {
    let number = draft.number
    var ids: [CustomerID] = []
    if let before = draft.former(HashedKey(.user(number, id)))?.user,
      let customer = draft.former(HashedKey(.customer(number, before.customer)))?.customer
    {
      ids = customer.ids
    }
    if let now = try draft.user(id) {
      ids += try draft.customer(now.customer).ids.filter { !ids.contains($0) }
    }
    return ids
  }

  // MARK: What an event names

  private mutating func record(
    _ event: borrowing Event,
    in draft: inout Draft
  ) throws(DecisionStop) {
    guard event.hasSubject, event.kind != .tracesCleared, event.kind != .userDeleted else { return }
    let customer = event.customer
    let place = Mention.Place.events(customer)
    for id in try usersBeside(event, in: &draft) { note(.user(id), in: place, of: &draft) }
    if let id = event.device, known.insert(.device(id), of: customer),
      try !isDevice(id, of: customer, in: &draft)
    {
      note(.device(id), in: place, of: &draft)
    }
    guard let facts = event.purchase?.value else { return }
    let key = HashedKey(.purchase(draft.number, facts.chain))
    var before = areNew ? draft.former(key)?.purchase : nil
    if before?.holders.contains(customer) != true { before = nil }
    if let id = facts.device, id != before?.device, known.insert(.device(id), of: customer),
      try !isDevice(id, of: customer, in: &draft)
    {
      note(.device(id), in: place, of: &draft)
    }
    if before == nil, !draft.hasGiven(key, to: customer),
      try !isChain(facts.chain, heldBy: customer, in: &draft)
    {
      note(.chain(facts.chain.named), in: place, of: &draft)
    }
    guard let replaced = facts.replaces else { return }
    let name = facts.chain.sibling(replaced)
    if before?.replaces != replaced,
      try !isChain(draft.resolve(name), heldBy: customer, in: &draft)
    {
      // A deletion of the purchase that replaces it removes the name from the event.
      note(.chain(name.named), inEventsOf: [customer], in: &draft)
    }
  }

  /// Returns the users whom an event names beside those of its customer.
  ///
  /// Those who held its purchase are found by the purchase.
  private mutating func usersBeside(
    _ event: borrowing Event,
    in draft: inout Draft
  ) throws(DecisionStop) -> [UserID] {
    var named: [UserID] = []
    if CustomerID(event.subject.id) != event.customer { named.append(event.subject.id) }
    if let id = event.anonymousUser { named.append(id) }
    if let id = event.absorbed { named.append(UserID(id)) }
    if event.purchase == nil { named += (event.from ?? []) + [event.to].compactMap(\.self) }
    if let aliases = event.aliases {
      let members = Set(try draft.existing(customer: event.customer)?.members.map(\.id) ?? [])
      named += aliases.filter { !members.contains($0) }
    }
    var beside: [UserID] = []
    for id in named where known.insert(.user(id), of: event.customer) {
      if try isUser(id, of: event.customer, in: &draft) { continue }
      if try !isBeside(id, event.customer, in: &draft) { beside.append(id) }
    }
    return beside
  }

  private func isUser(
    _ id: UserID,
    of customer: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    if CustomerID(id) == customer { return true }
    // One that is gone is not deleted again.
    guard let user = try draft.user(id) else { return true }
    return try isSame(user.customer, as: customer, in: &draft)
  }

  private func isDevice(
    _ id: DeviceID,
    of customer: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    // One that is not installed yet may be.
    guard let device = try draft.device(id) else { return false }
    if let login = device.identifiedUser, try isUser(login, of: customer, in: &draft) {
      return true
    }
    return try isUser(device.anonymousUser, of: customer, in: &draft)
  }

  /// Whether an anonymous user's device has a user of the customer logged in.
  private func isBeside(
    _ id: UserID,
    _ customer: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    guard case .anonymous(let deviceID)? = try draft.user(id)?.idOrigin,
      let device = try draft.device(deviceID), device.anonymousUser == id,
      let login = device.identifiedUser
    else { return false }
    return try isUser(login, of: customer, in: &draft)
  }

  private func isChain(
    _ chain: ChainKey,
    heldBy customer: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    guard let purchase = try draft.purchase(chain) else { return false }
    for holder in purchase.holders where try isSame(holder, as: customer, in: &draft) {
      return true
    }
    return false
  }

  /// Whether an id is one of a customer's.
  private func isSame(
    _ customer: CustomerID,
    as id: CustomerID,
    in draft: inout Draft
  ) throws(DecisionStop) -> Bool {
    if customer == id { return true }
    return try draft.existing(customer: customer)?.formerIDs.contains(id) ?? false
  }
}

extension Draft {
  /// Returns the record under a key as it was before this decision.
  fileprivate func former(_ key: HashedKey) -> Record? {
    if case .known(let record, _) = recordCache.find(key) { record } else { nil }
  }

  /// Whether the decision changed a purchase, and the customer itself holds it then.
  fileprivate func hasGiven(_ key: HashedKey, to customer: CustomerID) -> Bool {
    guard case .purchase(let purchase)?? = changes.find(key) else { return false }
    return purchase.holders.contains(customer)
  }
}

/// What a decision has looked at, because its events often name the same again.
private struct KnownMentions {
  private var mentions: [Mention] = []
  /// Few events do not name the same again.
  private let isUsed: Bool

  private static let countMax = 8

  init(of eventCount: Int) { isUsed = eventCount > 2 }

  /// Returns false if it is known; many are not remembered.
  mutating func insert(_ named: Mention.Named, of customer: CustomerID) -> Bool {
    guard isUsed else { return true }
    let mention = Mention(named, in: .events(customer))
    if mentions.contains(mention) { return false }
    if mentions.count < Self.countMax { mentions.append(mention) }
    return true
  }
}

/// What the events of a decision name.
private struct NamesInEvents {
  private let events: [Event]
  // Of many events: the customers of those that name a chain, and the users of those on a device.
  private var customers: [ChainKey: Set<CustomerID>] = [:]
  private var users: [DeviceID: Set<UserID>] = [:]

  private static let listedMax = 8

  init(_ events: [Event]) {
    self.events = events
    guard !isShort else { return }
    for event in events {
      if let chain = event.purchase?.value.chain {
        customers[chain, default: []].insert(event.customer)
      }
      if let device = event.device { users[device, default: []].insert(event.subject.id) }
    }
  }

  private var isShort: Bool { events.count <= Self.listedMax }

  func contains(_ chain: ChainKey) -> Bool {
    isShort ? events.contains { $0.purchase?.value.chain == chain } : customers[chain] != nil
  }

  func contains(_ chain: ChainKey, of customer: CustomerID) -> Bool {
    guard isShort else { return customers[chain]?.contains(customer) ?? false }
    return events.contains { $0.customer == customer && $0.purchase?.value.chain == chain }
  }

  func contains(_ device: DeviceID) -> Bool {
    isShort ? events.contains { $0.device == device } : users[device] != nil
  }

  func contains(_ device: DeviceID, of user: UserID) -> Bool {
    guard isShort else { return users[device]?.contains(user) ?? false }
    return events.contains { $0.device == device && $0.subject.id == user }
  }
}
