import IdentityCore
import Testing

/// A running history: the household, and the facts observed in it.
struct HistoryRun {
  let home: Household
  var facts: [NaiveLinks.Fact] = []
  var left = NaiveLinks.Omitted()
  /// The fact of each event; for a transfer, the purchase too.
  var factOfEvent: [Int: (fact: Int, chain: ChainKey?)] = [:]
  /// The users for whom customers without an anonymous user were created.
  var userOfCustomer: [CustomerID: UserID] = [:]
  /// The facts of presentations since a user last lost the purchase.
  private var presentations: [ChainKey: [UserID: Int]] = [:]
  /// The number of events before each command.
  private(set) var eventsBefore: [Int] = []
  var undoneCount = 0
  var refusedCount = 0
  /// The first failure.
  var fault: String?

  init(_ preset: Preset) {
    home = Household(preset, seed: 1, isThorough: false)
  }

  var anonymous: Set<UserID> { Set(home.users.values.filter(\.isAnonymous).map(\.id)) }

  /// Plays the history; one login may be a plain switch, whatever the rules.
  mutating func play(_ history: LinkHistory, switchingAt switchIndex: Int? = nil) {
    for (index, command) in history.commands.enumerated() where fault == nil {
      let rules = home.project.rules
      if index == switchIndex {
        home.project.rules.onIdentifyNew = .switch
        home.project.rules.onIdentifyKnown = .switch
      }
      defer { if index == switchIndex { home.project.rules = rules } }
      eventsBefore.append(home.events.count)
      let emitted = home.events.count
      do throws(Refusal) {
        try home.emitDue()
        try play(command)
      } catch {
        // Commands may be refused.
        if case .undo = command { fault = "an undo refused otherwise than expected: \(error)" }
      }
      for event in home.events[emitted...] where event.kind == .userCreated {
        if !event.subject.isAnonymous, home.users[UserID(event.customer)]?.idOrigin == .customerOnly
        {
          userOfCustomer[event.customer] = event.subject.id
        }
      }
      // Check after undos only: an error persists until then.
      if case .undo = command { check() }
      forgetPresentations(since: emitted, command)
    }
    emitDue()
    check()
  }

  private mutating func emitDue() {
    do throws(Refusal) {
      try home.emitDue()
    } catch {
      fault = "the clock was refused: \(error)"
    }
  }

  private mutating func play(_ command: LinkHistory.Command) throws(Refusal) {
    let emitted = home.events.count
    switch command {
    case .install(let device, let user, let account):
      try home.install(device, user: user, account: account)
      recordCreated(since: emitted)
    case .identify(let device, let user): try identify(device, user)
    case .logout(let device):
      try home.logout(device)
      recordCreated(since: emitted)
    case .buy(let who, let product, let chain, let transaction):
      try buy(who, product, chain, transaction)
    case .restore(let device, let chains):
      guard let known = home.devices[device] else { return }
      let before = home.purchases
      let groups = home.groupsOfUsers
      try home.restore(device, chains)
      let asked = chains ?? before.values.filter { $0.account == known.account }.map(\.key)
      recordEffect(
        since: emitted,
        of: known.currentUser,
        chains: Set(asked).sorted(),
        before,
        groups
      )
    case .grant(let id, let who, let length):
      guard let subject = subject(who), let user = asked(subject) else { return }
      let end = length.map { home.now + $0 }
      try home.grant(id, to: subject, until: end)
      facts.append(
        .granted(user, Grant(entitlement: id, grantedAt: home.now, expiresAt: end))
      )
    case .revoke(let id, let who):
      guard let subject = subject(who), let user = asked(subject) else { return }
      try home.revoke(id, from: subject)
      facts.append(.revoked(user, id, at: home.now))
    case .wait(let length): home.now = home.now + length
    case .rules(let preset, let choices):
      var rules = preset.rules
      for choice in choices { RulesConflictTests.choices[choice].choose(&rules) }
      if rules.conflict == nil { home.project.rules = rules }
    case .undo(let number): try undo(number)
    }
  }

  private mutating func recordCreated(since emitted: Int) {
    for event in home.events[emitted...] where event.kind == .userCreated {
      facts.append(.created(event.subject.id))
    }
  }

  private mutating func identify(_ device: DeviceID, _ user: UserID) throws(Refusal) {
    let emitted = home.events.count
    let rules = home.project.rules
    let isNew = home.users[user] == nil
    let wasSwitch = home.devices[device]?.identifiedUser != nil && rules.onSwitch == .switch
    let active = Set(
      home.purchases.values.filter {
        $0.kind(in: home.project.catalogue).isSubscription
          && $0.stateInPeriod(at: home.now)?.state.givesAccess == true
      }.map(\.key)
    )
    try home.identify(device, user)
    guard let index = home.events[emitted...].firstIndex(where: { $0.kind == .identified }),
      let guest = home.events[index].anonymousUser
    else { return }
    let way = wasSwitch ? .switch : isNew ? rules.onIdentifyNew : rules.onIdentifyKnown
    // An earlier logout may have created an anonymous user.
    for event in home.events[emitted...] where event.kind == .userCreated {
      if event.subject.isAnonymous || (isNew && (way == .switch || way == .attach || way == .move))
      {
        facts.append(.created(event.subject.id))
      }
    }
    for index in emitted..<home.events.count {
      switch home.events[index].kind {
      case .identified, .usersAliased: factOfEvent[index] = (facts.count, nil)
      case .subscriptionTransferred, .oneTimePurchaseTransferred:
        factOfEvent[index] = (facts.count, home.events[index].purchase?.value.chain)
      default: continue
      }
    }
    facts.append(.login(from: guest, as: user, way: way, isNew: isNew, active: active))
  }

  private mutating func buy(
    _ who: LinkHistory.Reference,
    _ product: ProductID,
    _ chain: TransactionID,
    _ transaction: TransactionID
  ) throws(Refusal) {
    guard let subject = subject(who) else { return }
    // A purchase at a login's moment would look like an earlier one.
    home.now = home.now + 1
    let emitted = home.events.count
    let before = home.purchases
    let groups = home.groupsOfUsers
    let receipt = try home.buy(by: subject, product, chain: chain, transaction: transaction)
    recordCreated(since: emitted)
    guard let user = asked(subject) else { return }
    let key = receipt.purchase.purchase.key
    guard receipt.created else {
      recordEffect(since: emitted, of: user, chains: [key], before, groups)
      recordPresentation(since: emitted, of: key, by: user, receipt.outcome)
      return
    }
    var holders = [user]
    if case .device(let id) = subject, let device = home.devices[id],
      home.project.rules.purchaseHolders == .deviceAndUser
    {
      holders.append(device.anonymousUser)
    }
    facts.append(.bought(key, by: holders))
  }

  /// Records that a holder presented a further transaction, and so stays a holder.
  ///
  /// Further ones belong to the same presentation until a user loses the purchase.
  private mutating func recordPresentation(
    since emitted: Int,
    of key: ChainKey,
    by user: UserID,
    _ outcome: PurchaseOutcome
  ) {
    guard outcome == .renewed || outcome == .planChanged,
      let index = home.events[emitted...].firstIndex(where: { $0.kind == .purchaseRenewed })
    else { return }
    if let known = presentations[key]?[user], !left.facts.contains(known) { return }
    presentations[key, default: [:]][user] = facts.count
    factOfEvent[index] = (facts.count, nil)
    facts.append(.gained(key, by: user, alone: false))
  }

  /// Begins new presentations of the purchases that a user lost, or that an undo moved.
  private mutating func forgetPresentations(since emitted: Int, _ command: LinkHistory.Command) {
    for event in home.events[emitted...] {
      guard let key = event.purchase?.value.chain else { continue }
      switch event.kind {
      case .subscriptionTransferred, .oneTimePurchaseTransferred: presentations[key] = nil
      case .subscriptionReceived, .oneTimePurchaseReceived:
        if case .undo = command { presentations[key] = nil }
      default: continue
      }
    }
  }

  /// Records the observed effect of a restore, or of a purchase of a held chain.
  private mutating func recordEffect(
    since emitted: Int,
    of user: UserID,
    chains: [ChainKey],
    _ before: [ChainKey: Purchase],
    _ groups: [UserID: Set<UserID>]
  ) {
    var mine = groups[user] ?? [user]
    var joining: ChainKey?
    let received = Set(
      home.events[emitted...].filter { $0.to != nil && $0.entitlements == nil }
        .compactMap { $0.purchase?.value.chain }
    )
    for index in emitted..<home.events.count {
      let event = home.events[index]
      switch event.kind {
      case .subscriptionReceived, .oneTimePurchaseReceived:
        guard let key = event.purchase?.value.chain else { continue }
        facts.append(.gained(key, by: user, alone: event.shared == false))
      case .subscriptionTransferred, .oneTimePurchaseTransferred:
        factOfEvent[index] = (facts.count - 1, nil)
      case .usersAliased:
        let side = Set(event.aliases ?? []).subtracting(mine)
        // One purchase merges all of its holders.
        let key = chains.first { key in
          let held = Set((before[key]?.holders ?? []).flatMap { groups[UserID($0)] ?? [] })
          return !received.contains(key) && !held.isDisjoint(with: side)
            && (key == joining || held.isDisjoint(with: mine))
        }
        joining = key
        mine = Set(event.aliases ?? [])
        guard let key else {
          fault = "an alias that no purchase explains"
          return
        }
        factOfEvent[index] = (facts.count, nil)
        facts.append(.joined(user, with: side, because: key))
      default: continue
      }
    }
  }

  func subject(_ who: LinkHistory.Reference) -> Subject? {
    switch who {
    case .device(let device): .device(device)
    case .user(let user): .user(user)
    case .anonymous(let device): (home.devices[device]?.anonymousUser).map { .user($0) }
    case .customer(let user): (home.users[user]?.customer).map { .user(UserID($0)) }
    }
  }

  /// Returns a subject's user; for a customerId, the user for whom it was generated.
  private func asked(_ subject: Subject) -> UserID? {
    switch subject {
    case .device(let device): home.devices[device]?.currentUser
    case .user(let user): userOfCustomer[CustomerID(user)] ?? user
    }
  }
}

extension Household {
  /// The fellow users of each id.
  var groupsOfUsers: [UserID: Set<UserID>] {
    let customers = customers
    return users.compactMapValues { user in
      (customers[user.customer]?.members).map { Set($0.map(\.id)) }
    }
  }

  @discardableResult
  func undo(_ event: LinkEvent) throws(Refusal) -> Draft.Undoing {
    try run { (draft) throws(DecisionStop) in try draft.undo(event) }
  }

  /// Returns the event at an index, as an undo names it.
  func linkEvent(_ index: Int) -> LinkEvent {
    let event = events[index]
    return LinkEvent(
      cursor: Int64(index) + 1,
      kind: event.kind,
      user: event.subject.isAnonymous ? nil : event.subject.id,
      anonymousUser: event.subject.isAnonymous ? event.subject.id : event.anonymousUser,
      chain: event.purchase?.value.chain
    )
  }
}
