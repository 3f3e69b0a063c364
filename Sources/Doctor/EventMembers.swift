import IdentityCore

/// The members that an event has beside its kind, moment, customer, subject and cause.
struct EventMembers: OptionSet {
  let rawValue: Int

  static let device = EventMembers(rawValue: 1 << 0)
  static let anonymousUser = EventMembers(rawValue: 1 << 1)
  static let outcome = EventMembers(rawValue: 1 << 2)
  static let from = EventMembers(rawValue: 1 << 3)
  static let to = EventMembers(rawValue: 1 << 4)
  static let shared = EventMembers(rawValue: 1 << 5)
  static let aliases = EventMembers(rawValue: 1 << 6)
  static let absorbed = EventMembers(rawValue: 1 << 7)
  static let entitlements = EventMembers(rawValue: 1 << 8)
  static let purchase = EventMembers(rawValue: 1 << 9)
  static let changes = EventMembers(rawValue: 1 << 10)
  static let transition = EventMembers(rawValue: 1 << 11)
  static let grant = EventMembers(rawValue: 1 << 12)
  static let undone = EventMembers(rawValue: 1 << 13)
  static let clock = EventMembers(rawValue: 1 << 14)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The members of an event.
  init(_ event: Event) {
    let all: [(EventMembers, Bool)] = [
      (.device, event.device != nil), (.anonymousUser, event.anonymousUser != nil),
      (.outcome, event.outcome != nil), (.from, event.from != nil), (.to, event.to != nil),
      (.shared, event.shared != nil), (.aliases, event.aliases != nil),
      (.absorbed, event.absorbed != nil), (.entitlements, event.entitlements != nil),
      (.purchase, event.purchase != nil), (.changes, event.changes != nil),
      (.transition, event.transition != nil), (.grant, event.grant != nil),
      (.undone, event.undone != nil), (.clock, event.clock != nil),
    ]
    self.init(all.filter(\.1).map(\.0))
  }

  /// The members that every event of a kind has, and those that it may have.
  static func allowed(in kind: Event.Kind) -> (needed: EventMembers, possible: EventMembers) {
    switch kind {
    case .userCreated: ([], .device)
    case .identified: ([.device, .anonymousUser, .outcome], [])
    case .loggedOut: (.device, .anonymousUser)
    case .usersAliased: (.aliases, .absorbed)
    case .linkUndone: (.undone, .aliases)
    case .purchaseRecorded: (.purchase, [.changes, .transition])
    case .purchaseRenewed, .purchaseUpdated, .purchaseExpired: ([.purchase, .transition], .changes)
    case .entitlementsActivated, .entitlementsDeactivated:
      (.entitlements, [.purchase, .from, .to, .shared])
    case .subscriptionReceived, .subscriptionTransferred, .oneTimePurchaseReceived,
      .oneTimePurchaseTransferred:
      ([.purchase, .from, .shared], .to)
    case .granted, .grantRevoked: ([.entitlements, .grant], [])
    case .userDeleted, .tracesCleared: ([], [])
    case .clockAdvanced: (.clock, [])
    case .userImported: ([.aliases, .entitlements], [])
    }
  }
}

extension Event {
  /// Whether it has the members that its kind demands, and no others.
  var hasMembersOfItsKind: Bool {
    let (needed, possible) = EventMembers.allowed(in: kind)
    let members = EventMembers(self)
    guard members.isSuperset(of: needed), members.isSubset(of: needed.union(possible)),
      hasSubject == (kind != .clockAdvanced)
    else { return false }
    switch kind {
    case .subscriptionReceived, .subscriptionTransferred:
      return purchase?.value.kind.isSubscription == true
    case .oneTimePurchaseReceived, .oneTimePurchaseTransferred:
      return purchase?.value.kind.isSubscription == false
    default: return true
    }
  }

  /// The users that it names beside the one that it is about.
  var namedUsers: Set<UserID> {
    var users = Set((from ?? []) + (aliases ?? []) + (purchase?.value.holders ?? []))
    for user in [anonymousUser, to, absorbed.map { UserID($0) }] {
      if let user { users.insert(user) }
    }
    return users
  }
}
