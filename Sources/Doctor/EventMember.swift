import IdentityCore

/// A member that an event may have beside its kind, moment, customer, subject and cause.
enum EventMember {
  case device, anonymousUser, outcome, from, to, shared, aliases, absorbed, entitlements, purchase
  case changes, transition, grant, undone, clock

  /// The members that every event of a kind has, and those that it may have.
  static func allowed(in kind: Event.Kind) -> (needed: Set<EventMember>, possible: Set<EventMember>)
  {
    switch kind {
    case .userCreated: ([], [.device])
    case .identified: ([.device, .anonymousUser, .outcome], [])
    case .loggedOut: ([.device], [.anonymousUser])
    case .usersAliased: ([.aliases], [.absorbed])
    case .linkUndone: ([.undone], [.aliases])
    case .purchaseRecorded: ([.purchase], [.changes, .transition])
    case .purchaseRenewed, .purchaseUpdated, .purchaseExpired:
      ([.purchase, .transition], [.changes])
    case .entitlementsActivated, .entitlementsDeactivated:
      ([.entitlements], [.purchase, .from, .to, .shared])
    case .subscriptionReceived, .subscriptionTransferred, .oneTimePurchaseReceived,
      .oneTimePurchaseTransferred:
      ([.purchase, .from, .shared], [.to])
    case .granted, .grantRevoked: ([.entitlements, .grant], [])
    case .userDeleted, .tracesCleared: ([], [])
    case .clockAdvanced: ([.clock], [])
    case .userImported: ([.aliases, .entitlements], [])
    }
  }
}

extension Event {
  private var members: Set<EventMember> {
    let all: [(EventMember, Bool)] = [
      (.device, device != nil), (.anonymousUser, anonymousUser != nil),
      (.outcome, outcome != nil), (.from, from != nil), (.to, to != nil),
      (.shared, shared != nil), (.aliases, aliases != nil),
      (.absorbed, absorbed != nil), (.entitlements, entitlements != nil),
      (.purchase, purchase != nil), (.changes, changes != nil),
      (.transition, transition != nil), (.grant, grant != nil),
      (.undone, undone != nil), (.clock, clock != nil),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  /// Whether it has the members that its kind demands, and no others, with values and a cause that
  /// no other kind explains.
  var hasMembersOfItsKind: Bool {
    let (needed, possible) = EventMember.allowed(in: kind)
    let members = members
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
