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
  /// Whether it has the members that its kind demands, and no others, with values and a cause that
  /// no other kind explains.
  var hasMembersOfItsKind: Bool {
    let (needed, possible) = EventMembers.allowed(in: kind)
    let members = EventMembers(self)
    guard members.isSuperset(of: needed), members.isSubset(of: needed.union(possible)),
      hasSubject == (kind != .clockAdvanced)
    else { return false }
    let isOfSubscription = purchase?.value.kind.isSubscription
    return switch kind {
    case .subscriptionReceived: isOfSubscription == true && to == subject.id
    case .subscriptionTransferred: isOfSubscription == true && isOfLoser
    case .oneTimePurchaseReceived: isOfSubscription == false && to == subject.id
    case .oneTimePurchaseTransferred: isOfSubscription == false && isOfLoser
    case .granted: isCaused(by: "grant")
    case .grantRevoked: isCaused(by: "revoke")
    case .userDeleted: isCaused(by: "user.delete")
    case .tracesCleared: cause == .clock
    // A deletion creates users only on devices.
    case .userCreated: cause != .clock && (device != nil || !isCaused(by: "user.delete"))
    case .purchaseRecorded, .purchaseRenewed, .purchaseUpdated, .purchaseExpired:
      hasTransitionOfItsKind
    // Without a device's anonymous user, it was that user itself who logged out.
    case .loggedOut: anonymousUser != nil || isCaused(by: "logout")
    case .identified, .usersAliased, .linkUndone, .entitlementsActivated,
      .entitlementsDeactivated, .clockAdvanced, .userImported:
      true
    }
  }

  /// Whether another user holds what this one lost; a deletion gives both the same tombstone.
  private var isOfLoser: Bool { to != subject.id || subject.id.bytes.starts(with: erasedPrefix) }

  func isCaused(by name: StaticString) -> Bool {
    guard case .request(let method, _)? = cause else { return false }
    return method.elementsEqual("\(name)".utf8)
  }

  private var hasTransitionOfItsKind: Bool {
    let former = transition?.value.former.map(\.field) ?? []
    // What a period shows of the one before it.
    let hasFormerPeriod = [.product, .expiresAt, .periodType].allSatisfy { former.contains($0) }
    let (before, after) = (transition?.value.before, transition?.value.after)
    let isEnd = before?.givesAccess == true && after?.givesAccess != true
    switch kind {
    case .purchaseRecorded:
      // Only the first period of a purchase that replaces another one has a period before it.
      return former.isEmpty || (hasFormerPeriod && purchase?.value.replaces != nil)
    case .purchaseRenewed: return hasFormerPeriod
    case .purchaseExpired: return isEnd && changes == nil
    default:
      guard let changes else {
        // It goes on, because no other purchase replaces it any more.
        if before?.givesAccess != true && after?.givesAccess == true { return true }
        // A refund at the end of a period, dated ahead, comes instead of the period's own end.
        let isOwnEnd = isEnd && at == purchase?.value.expiresAt
        return cause == .clock && (!isOwnEnd || after == .refunded || after == .revoked)
      }
      return Set(former).isSubset(of: changes.map(\.field))
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
