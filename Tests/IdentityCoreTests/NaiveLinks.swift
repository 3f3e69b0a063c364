import IdentityCore

/// Who is one with whom, and who holds what, worked out from a list of facts in the plainest way.
///
/// It knows nothing of trails: the facts are what the household was seen to do. A user holds, and
/// not a group: a group holds what any of its users does.
struct NaiveLinks: Equatable {
  private(set) var groups: [Set<UserID>] = []
  private(set) var holders: [ChainKey: Set<UserID>] = [:]
  private var grants: [NullableParameter] = []

  private struct NullableParameter: Equatable {
    var user: UserID
    var grant: Grant
  }

  /// Something that was seen to happen.
  enum Fact {
    case created(UserID)
    case bought(ChainKey, by: [UserID])
    /// With the subscriptions that gave access then.
    case login(from: UserID, as: UserID, way: Rules.OnIdentify, isNew: Bool, active: Set<ChainKey>)
    case gained(ChainKey, by: UserID, alone: Bool)
    /// A restore made these one with the user, because they held the chain.
    case joined(UserID, with: Set<UserID>, because: ChainKey)
    case granted(UserID, Grant)
    case revoked(UserID, EntitlementID, at: Moment)
  }

  /// What is left out of the facts.
  struct Left: Equatable {
    var facts: Set<Int> = []
    var moves: Set<Move> = []

    /// Of one login, one purchase that it moved.
    struct Move: Hashable {
      var fact: Int
      var chain: ChainKey
    }
  }

  private let anonymous: Set<UserID>

  /// Nil where a fact cannot have been what it was without what is left out.
  init?(_ facts: [Fact], anonymous: Set<UserID>, leaving left: Left) {
    self.anonymous = anonymous
    for (number, fact) in facts.enumerated() {
      if left.facts.contains(number) {
        // Whoever is new in a login that is left out is somebody all the same.
        if case .login(_, let user, _, _, _) = fact, group(of: user).isEmpty {
          groups.append([user])
        }
        continue
      }
      guard take(fact, sparing: Set(left.moves.filter { $0.fact == number }.map(\.chain))) else {
        return nil
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    Set(left.groups) == Set(right.groups)
      && left.holders.keys.allSatisfy { left.holdingUsers($0) == right.holdingUsers($0) }
  }

  func group(of user: UserID) -> Set<UserID> {
    groups.first { $0.contains(user) } ?? []
  }

  /// All users of all groups that hold it.
  func holdingUsers(_ chain: ChainKey) -> Set<UserID> {
    Set((holders[chain] ?? []).flatMap { group(of: $0) })
  }

  func grants(of group: Set<UserID>) -> [Grant] {
    grants.filter { group.contains($0.user) }.map(\.grant)
  }

  func chains(of group: Set<UserID>) -> [ChainKey] {
    holders.keys.filter { !holdingUsers($0).isDisjoint(with: group) }
  }

  private mutating func take(_ fact: Fact, sparing spared: Set<ChainKey>) -> Bool {
    switch fact {
    case .created(let user): groups.append([user])
    case .bought(let chain, let users): holders[chain] = Set(users)
    case .login(let guest, let user, let way, let isNew, let active):
      if group(of: user).isEmpty { groups.append([user]) }
      logIn(from: guest, as: user, way, isNew: isNew, active.subtracting(spared))
    case .gained(let chain, let user, let alone):
      guard !holdingUsers(chain).contains(user) else { return true }
      if alone { holders[chain] = [] }
      holders[chain]?.insert(user)
    case .joined(let user, let others, let chain):
      if others.isSubset(of: group(of: user)) { return true }
      guard let one = others.first, others.isSubset(of: group(of: one)),
        holdingUsers(chain).contains(one), !group(of: user).contains(one)
      else { return false }
      join(user, one)
    case .granted(let user, let grant):
      let group = group(of: user)
      grants.removeAll {
        group.contains($0.user) && $0.grant.entitlement == grant.entitlement
      }
      grants.append(NullableParameter(user: user, grant: grant))
    case .revoked(let user, let entitlement, let moment):
      let group = group(of: user)
      for index in grants.indices {
        guard group.contains(grants[index].user), grants[index].grant.entitlement == entitlement,
          grants[index].grant.isInForce(at: moment)
        else { continue }
        grants[index].grant.revokedAt = moment
      }
    }
    return true
  }

  private mutating func logIn(
    from guest: UserID,
    as user: UserID,
    _ way: Rules.OnIdentify,
    isNew: Bool,
    _ active: Set<ChainKey>
  ) {
    let guests = group(of: guest)
    switch way {
    case .switch: break
    case .alias: join(guest, user)
    case .aliasUnlessLinked:
      if isNew || group(of: user).isDisjoint(with: anonymous) { join(guest, user) }
    case .attach:
      for chain in chains(of: guests) where holdingUsers(chain).isSubset(of: anonymous) {
        holders[chain]?.insert(user)
      }
    case .move:
      guard !guests.contains(user) else { return }
      for chain in chains(of: guests) where active.contains(chain) {
        holders[chain]?.subtract(guests)
        holders[chain]?.insert(user)
      }
    }
  }

  private mutating func join(_ one: UserID, _ other: UserID) {
    let both = group(of: one).union(group(of: other))
    groups.removeAll { !$0.isDisjoint(with: both) }
    groups.append(both)
  }
}
