// Recording what a deletion could not find otherwise.
//
// An event of a customer names users, devices and chains. A deletion of what it names finds the
// event by itself where the named user is of the same customer, the device's anonymous user is, or
// the customer holds the chain; and for a device on which a user of the customer is logged in, also
// where the event names the device or its anonymous user. Everything else is recorded as a mention:
// when the event is emitted and when one of these four ends.
extension Draft {
  /// Records the mentions that the decision so far has made necessary.
  package mutating func recordMentions() throws(DecisionStop) {
    let named = NamesInEvents(events)
    for entry in changes {
      switch (entry.key.type, entry.record) {
      case (.purchase, .purchase(let purchase)?):
        try recordMentions(in: purchase, before: former(entry.hashed), named)
      case (.purchase, nil):
        if case .purchase(let gone)? = former(entry.hashed) {
          removeMentions(in: gone, except: nil)
        }
      case (.customer, _): try recordMentions(ofFormerMembers: former(entry.hashed), entry.record)
      case (.device, .device(let device)?):
        try recordMentions(of: device, before: former(entry.hashed), named)
      case (.user, .user(let user)?): recordMentions(in: user, before: former(entry.hashed), named)
      case (.userTrail, .userTrail(let trail)?):
        recordMentions(in: trail, before: former(entry.hashed))
      default: break
      }
    }
    // A span passes an event without a copy.
    let emitted = events
    let events = emitted.span
    var known = KnownMentions(of: events.count)
    for place in events.indices {
      // The events of a purchase name the same.
      if place > 0, events[place].namesNoMore(than: events[place - 1]) { continue }
      try recordMentions(in: events[place], isNew: true, &known)
    }
  }

  /// Records the mentions of stored events, for a project that has none.
  package mutating func recordMentions(in stored: [Event]) throws(DecisionStop) {
    try prefetch(stored.flatMap { $0.keysOfNamed(in: project.number) })
    var known = KnownMentions(of: stored.count)
    for event in stored { try recordMentions(in: event, isNew: false, &known) }
  }

  /// Returns the record under a key as it was before this decision.
  private func former(_ key: HashedKey) -> Record? {
    if case .known(let record, _) = recordCache.find(key) { record } else { nil }
  }

  private mutating func note(_ named: Mention.Named, in place: Mention.Place) {
    let mention = Mention(named, in: place)
    let key = RecordKey.mention(project.number, mention)
    // One that is not in memory is stored again: that is cheaper than to look.
    if case .known(_?, _) = find(key) { return }
    change(.mention(mention), for: key)
  }

  /// Records mentions in events of customers, and the customers for what is named.
  private mutating func note(
    _ named: Mention.Named,
    inEventsOf customers: some Sequence<CustomerID>
  ) {
    for id in customers {
      note(named, in: .events(id))
      guard let other = Mention(named, in: .events(id)).counterpart else { continue }
      note(other.named, in: other.place)
    }
  }

  // MARK: What ends

  /// Records the chain of a purchase for those who lost it, and what it says of others.
  private mutating func recordMentions(
    in purchase: Purchase,
    before record: Record?,
    _ named: NamesInEvents
  ) throws(DecisionStop) {
    var before: Purchase?
    if case .purchase(let known)? = record { before = known }
    if let before, before.holders != purchase.holders {
      for id in before.holders where !purchase.holders.contains(id) {
        // Without a user it is deleted; one who joined a holder leads to the purchase.
        guard let now = try user(UserID(id))?.customer, !purchase.holders.contains(now) else {
          continue
        }
        let ids = try existing(customer: id)?.ids ?? [id]
        note(.chain(purchase.key.named), inEventsOf: ids)
      }
    }
    let isSame =
      before.map { $0.holders == purchase.holders && $0.hasSameSource(as: purchase) } ?? false
    guard !isSame else { return }
    if let before, !before.hasSameSource(as: purchase) {
      removeMentions(in: before, except: purchase)
    }
    let place = Mention.Place.purchase(purchase.key)
    for id in purchase.firstHolders where try !isUser(id, ofHolderOf: purchase) {
      note(.user(id), in: place)
    }
    // One that is unclaimed waits for its token, which leads to it.
    if let id = purchase.accountToken, !purchase.isUnclaimed {
      let owner = try accountToken(id).user ?? UserID(id.bytes)
      if try !isUser(owner, ofHolderOf: purchase) { note(.token(id), in: place) }
    }
    for holder in purchase.holders {
      if named.contains(purchase.key, of: holder) { continue }
      try recordUnnamedMentions(in: purchase, before: before, of: holder)
    }
    // An event of the purchase names the rest.
    if named.contains(purchase.key) { return }
    if let id = purchase.device { note(.device(id), in: place) }
    if let replaced = purchase.replaces {
      note(.chain(purchase.key.sibling(replaced).named), in: place)
    }
  }

  /// Records what later events of a holder will name of a purchase, and no event has named.
  private mutating func recordUnnamedMentions(
    in purchase: Purchase,
    before: Purchase?,
    of holder: CustomerID
  ) throws(DecisionStop) {
    let isNew = before?.holders.contains(holder) != true
    if let id = purchase.device, isNew || before?.device != id, try !isDevice(id, of: holder) {
      note(.device(id), inEventsOf: [holder])
    }
    if let replaced = purchase.replaces, isNew || before?.replaces != replaced {
      note(.chain(purchase.key.sibling(replaced).named), inEventsOf: [holder])
    }
  }

  /// Removes the mentions of what a purchase says of others, and now says no more.
  private mutating func removeMentions(in purchase: Purchase, except now: Purchase?) {
    let named = Set(purchase.named).subtracting(now?.named ?? [])
    removeMentions(Array(named), in: .purchase(purchase.key))
  }

  /// Removes mentions, if there are any.
  mutating func removeMentions(_ named: [Mention.Named], in place: Mention.Place) {
    for name in named { remove(.mention(project.number, Mention(name, in: place))) }
  }

  private mutating func isUser(
    _ id: UserID,
    ofHolderOf purchase: Purchase
  ) throws(DecisionStop) -> Bool {
    if purchase.holders.contains(CustomerID(id)) { return true }
    guard let customer = try user(id)?.customer else { return false }
    return purchase.holders.contains(customer)
  }

  /// Records what no longer leads to the events of a customer's ids.
  private mutating func recordMentions(
    ofFormerMembers record: Record?,
    _ now: Record?
  ) throws(DecisionStop) {
    guard case .customer(let before)? = record else { return }
    var after: Customer?
    if case .customer(let known)? = now { after = known }
    if before.members == after?.members && before.formerIDs == after?.formerIDs { return }
    let kept = Set(after?.ids ?? [])
    let lost = before.ids.filter { !kept.contains($0) }
    // Most changes add members.
    let members = Set(after?.members.map(\.id) ?? [])
    if lost.isEmpty, before.members.allSatisfy({ members.contains($0.id) }) { return }
    var formerIDs: [CustomerID: [CustomerID]] = [:]
    if after != nil { formerIDs[before.id] = lost }
    var left: [UserID: [CustomerID]] = [:]
    for id in ids(reaching: before) {
      guard let user = try user(id) else { continue }
      if formerIDs[user.customer] == nil {
        let ids = Set(try existing(customer: user.customer)?.ids ?? [])
        formerIDs[user.customer] = before.ids.filter { !ids.contains($0) }
      }
      guard let former = formerIDs[user.customer], !former.isEmpty else { continue }
      note(.user(id), inEventsOf: former)
      if case .anonymous(let device) = user.idOrigin { note(.device(device), inEventsOf: former) }
      left[id] = former
    }
    try recordLogins(of: left)
    guard let after, !lost.isEmpty else { return }
    for chain in after.held { note(.chain(chain.named), inEventsOf: lost) }
  }

  /// Records a device that has another anonymous user for the customer of the one before, and its
  /// former logins that no event names.
  private mutating func recordMentions(
    of device: Device,
    before record: Record?,
    _ named: NamesInEvents
  ) throws(DecisionStop) {
    var before: Device?
    if case .device(let known)? = record { before = known }
    for login in device.formerLogins
    where !(before?.formerLogins.contains { $0.user == login.user } ?? false) {
      if !named.contains(device.id, of: login.user) {
        note(.user(login.user), in: .device(device.id))
      }
    }
    guard let before else { return }
    let hasOther = before.anonymousUser != device.anonymousUser
    if hasOther || before.identifiedUser != device.identifiedUser,
      let login = before.identifiedUser
    {
      noteLogin(on: before, inEventsOf: try customers(of: login))
    }
    if hasOther, let former = try user(before.anonymousUser) {
      note(.device(device.id), inEventsOf: try customer(former.customer).ids)
    }
  }

  /// Records what no longer leads to the events of users' former customers, on their devices.
  private mutating func recordLogins(of users: [UserID: [CustomerID]]) throws(DecisionStop) {
    if users.isEmpty { return }
    // All at once: each stop decides again.
    let devices = try devices(loggedInAs: users.keys.sorted())
    for case .device(let device)? in try records(devices.map { .device(project.number, $0) }) {
      guard let login = device.identifiedUser, let former = users[login] else { continue }
      noteLogin(on: device, inEventsOf: former)
    }
  }

  /// Records what no longer leads to a customer's events on a device, because a login there ends.
  private mutating func noteLogin(on device: Device, inEventsOf customers: [CustomerID]) {
    note(.device(device.id), inEventsOf: customers)
    note(.user(device.anonymousUser), inEventsOf: customers)
  }

  /// Returns the ids of a user's customers before and after the decision.
  private mutating func customers(of id: UserID) throws(DecisionStop) -> [CustomerID] {
    var ids: [CustomerID] = []
    if case .user(let before)? = former(HashedKey(.user(project.number, id))),
      case .customer(let customer)? = former(HashedKey(.customer(project.number, before.customer)))
    {
      ids = customer.ids
    }
    if let now = try user(id) {
      ids += try customer(now.customer).ids.filter { !ids.contains($0) }
    }
    return ids
  }

  /// Records a new user's device, if no event names it.
  private mutating func recordMentions(
    in user: User,
    before record: Record?,
    _ named: NamesInEvents
  ) {
    guard record == nil, case .anonymous(let device) = user.idOrigin else { return }
    if !named.contains(device) { note(.device(device), in: .user(user.id)) }
  }

  /// Records the chains by which a user's customer became one with others.
  private mutating func recordMentions(in trail: UserTrail, before record: Record?) {
    var known = 0
    if case .userTrail(let before)? = record { known = before.steps.count }
    for step in trail.steps.dropFirst(known) {
      guard case .alias(let alias) = step.action else { continue }
      note(.chain(alias.chain.named), in: .user(trail.user))
    }
  }

  // MARK: What an event names

  private mutating func recordMentions(
    in event: borrowing Event,
    isNew: Bool,
    _ known: inout KnownMentions
  ) throws(DecisionStop) {
    guard event.hasSubject, event.kind != .tracesCleared, event.kind != .userDeleted else { return }
    let customer = event.customer
    let place = Mention.Place.events(customer)
    for id in try usersBeside(event, &known) { note(.user(id), in: place) }
    if let id = event.device, known.insert(.device(id), of: customer),
      try !isDevice(id, of: customer)
    {
      note(.device(id), in: place)
    }
    guard let facts = event.purchase?.value else { return }
    let key = HashedKey(.purchase(project.number, facts.chain))
    var before: Purchase?
    if isNew, case .purchase(let known)? = former(key), known.holders.contains(customer) {
      before = known
    }
    if let id = facts.device, id != before?.device, known.insert(.device(id), of: customer),
      try !isDevice(id, of: customer)
    {
      note(.device(id), in: place)
    }
    if before == nil, !isHeld(key, by: customer), try !isChain(facts.chain, heldBy: customer) {
      note(.chain(facts.chain.named), in: place)
    }
    guard let replaced = facts.replaces else { return }
    let name = facts.chain.sibling(replaced)
    if before?.replaces != replaced, try !isChain(resolve(name), heldBy: customer) {
      // A deletion of the purchase that replaces it removes the name from the event.
      note(.chain(name.named), inEventsOf: [customer])
    }
  }

  /// Whether a decision that changed a purchase gave it to the customer itself.
  private func isHeld(_ key: HashedKey, by customer: CustomerID) -> Bool {
    guard case .purchase(let purchase)?? = changes.find(key) else { return false }
    return purchase.holders.contains(customer)
  }

  /// Returns the users whom an event names beside those of its customer.
  ///
  /// Those who held its purchase are found by the purchase.
  private mutating func usersBeside(
    _ event: borrowing Event,
    _ known: inout KnownMentions
  ) throws(DecisionStop) -> [UserID] {
    var named: [UserID] = []
    if CustomerID(event.subject.id) != event.customer { named.append(event.subject.id) }
    if let id = event.anonymousUser { named.append(id) }
    if let id = event.absorbed { named.append(UserID(id)) }
    if event.purchase == nil { named += (event.from ?? []) + [event.to].compactMap(\.self) }
    if let aliases = event.aliases {
      let members = Set(try existing(customer: event.customer)?.members.map(\.id) ?? [])
      named += aliases.filter { !members.contains($0) }
    }
    var beside: [UserID] = []
    for id in named where known.insert(.user(id), of: event.customer) {
      if try isUser(id, of: event.customer) { continue }
      if try !isBeside(id, event.customer) { beside.append(id) }
    }
    return beside
  }

  private mutating func isUser(
    _ id: UserID,
    of customer: CustomerID
  ) throws(DecisionStop) -> Bool {
    if CustomerID(id) == customer { return true }
    // One that is gone is not deleted again.
    guard let user = try user(id) else { return true }
    return try isSame(user.customer, as: customer)
  }

  private mutating func isDevice(
    _ id: DeviceID,
    of customer: CustomerID
  ) throws(DecisionStop) -> Bool {
    // One that is not installed yet may be.
    guard let device = try device(id) else { return false }
    if let login = device.identifiedUser, try isUser(login, of: customer) { return true }
    return try isUser(device.anonymousUser, of: customer)
  }

  /// Whether an anonymous user's device has a user of the customer logged in.
  private mutating func isBeside(
    _ id: UserID,
    _ customer: CustomerID
  ) throws(DecisionStop) -> Bool {
    guard case .anonymous(let deviceID)? = try user(id)?.idOrigin,
      let device = try device(deviceID), device.anonymousUser == id,
      let login = device.identifiedUser
    else { return false }
    return try isUser(login, of: customer)
  }

  private mutating func isChain(
    _ chain: ChainKey,
    heldBy customer: CustomerID
  ) throws(DecisionStop) -> Bool {
    guard let purchase = try purchase(chain) else { return false }
    for holder in purchase.holders where try isSame(holder, as: customer) { return true }
    return false
  }

  /// Whether an id is one of a customer's.
  private mutating func isSame(
    _ customer: CustomerID,
    as id: CustomerID
  ) throws(DecisionStop) -> Bool {
    if customer == id { return true }
    return try existing(customer: customer)?.formerIDs.contains(id) ?? false
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

extension ChainKey {
  /// The name under which mentions of the chain stand.
  package var named: ChainKey { orderOfRenewal ?? self }
}

extension Purchase {
  /// The name of the chain that it replaces.
  var replaces: TransactionID? { hasRelations ? relations.replaces : nil }

  /// What it says of others.
  fileprivate var named: [Mention.Named] {
    firstHolders.map { .user($0) } + (accountToken.map { [.token($0)] } ?? [])
      + (device.map { [.device($0)] } ?? [])
      + (replaces.map { [.chain(key.sibling($0).named)] } ?? [])
  }

  /// Whether the same users reported it, with the same token.
  fileprivate func hasSameSource(as other: Purchase) -> Bool {
    user == other.user && besideUser == other.besideUser && accountToken == other.accountToken
      && device == other.device && replaces == other.replaces
      && claiming.furtherUsers == other.claiming.furtherUsers
  }
}

extension Event {
  /// The ids of users whom the event names, of any customer.
  var namedUsers: [UserID] {
    [subject.id] + [anonymousUser, to].compactMap(\.self) + (from ?? []) + (aliases ?? [])
      + (absorbed.map { [UserID($0)] } ?? []) + (purchase?.value.holders ?? [])
  }

  /// Whether it names nothing that another event of the same customer does not name.
  fileprivate func namesNoMore(than other: Event) -> Bool {
    customer == other.customer && subject.id == other.subject.id && device == other.device
      && anonymousUser == nil && absorbed == nil && aliases == nil && from == nil && to == nil
      && purchase?.value.chain == other.purchase?.value.chain
      && purchase?.value.device == other.purchase?.value.device
      && purchase?.value.replaces == other.purchase?.value.replaces
  }

  var namedDevices: [DeviceID] { [device, purchase?.value.device].compactMap(\.self) }

  /// The chains that it names, under the names that it gives them.
  package var namedChains: [ChainKey] {
    guard let facts = purchase?.value else { return [] }
    return [facts.chain] + (facts.replaces.map { [facts.chain.sibling($0)] } ?? [])
  }

  /// The keys of the records of what the event names.
  fileprivate func keysOfNamed(in number: ProjectNumber) -> [RecordKey] {
    namedUsers.map { .user(number, $0) } + namedDevices.map { .device(number, $0) }
      + namedChains.map { .purchase(number, $0) } + [.customer(number, customer)]
  }
}
