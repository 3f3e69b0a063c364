import TestSupport

/// An entitlement without a purchase.
struct ModelGrant {
  var customer: Int
  var entitlement: Name
  var givenAt: Int
  var expiresAt: Int?
  var revokedAt: Int?

  func isRevoked(at moment: Int) -> Bool { revokedAt.map { $0 <= moment } ?? false }

  func isInForce(at moment: Int) -> Bool {
    givenAt <= moment && !isRevoked(at: moment) && expiresAt.map { moment <= $0 } ?? true
  }

  func candidate(at moment: Int) -> ModelCandidate {
    ModelCandidate(
      entitlement: entitlement,
      isActive: isInForce(at: moment),
      endOfAccess: isRevoked(at: moment) ? revokedAt : expiresAt,
      purchasedAt: givenAt,
      source: .grant(self)
    )
  }
}

extension ModelCandidate {
  /// The entitlement's JSON if a grant wins.
  var grantJSON: JSONTree {
    guard case .grant(let grant) = source else { return .null }
    let state = isActive ? "active" : grant.revokedAt == endOfAccess ? "revoked" : "expired"
    return .entitlement(
      entitlement,
      overriding: [
        "active": .bool(isActive), "state": .string(state), "source": "manual",
        "renewState": "nonRenewable", "grantType": "manual", "startedAt": .moment(grant.givenAt),
        "expiresAt": .moment(grant.expiresAt),
      ]
    )
  }
}

extension Model {
  mutating func grant(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (user, customer) = try resolve(params)
    let entitlement = params["entitlement"]?.name ?? Name("")
    guard knownEntitlements.contains(entitlement) else {
      throw ModelError("unknownEntitlement", "/entitlement")
    }
    grants.removeAll { $0.customer == customer && $0.entitlement == entitlement }
    let expiresAt = params["expiresAt"]?.momentValue
    grants.append(
      ModelGrant(
        customer: customer,
        entitlement: entitlement,
        givenAt: now,
        expiresAt: expiresAt
      )
    )
    emitGrant("granted", entitlement, expiresAt, user)
    emitAccess(of: customer, [])
    let result = JSONTree.object([
      "entitlement": entitlementJSON(entitlement, of: customer, at: now)
    ])
    guard let expiresAt, expiresAt < now else { return result }
    let warnings = JSONTree.array([.object(["kind": .string("alreadyOver")])])
    return result.with([.init(name: "warnings", value: warnings)])
  }

  mutating func revoke(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (user, customer) = try resolve(params)
    let entitlement = params["entitlement"]?.name ?? Name("")
    let inForce = grants.indices.filter {
      grants[$0].customer == customer && grants[$0].entitlement == entitlement
        && grants[$0].isInForce(at: now)
    }
    if inForce.isEmpty { throw ModelError("notAManualGrant", "/entitlement") }
    for index in inForce { grants[index].revokedAt = now }
    let ends = inForce.map { grants[$0].expiresAt }.sorted { $0 ?? .max > $1 ?? .max }
    for end in ends { emitGrant("grantRevoked", entitlement, end, user) }
    emitAccess(of: customer, [])
    return .object(["entitlement": entitlementJSON(entitlement, of: customer, at: now)])
  }

  private mutating func emitGrant(
    _ kind: String,
    _ entitlement: Name,
    _ expiresAt: Int?,
    _ user: Int
  ) {
    let members: Members = ["entitlements": .names([entitlement]), "expiresAt": .moment(expiresAt)]
    emit(kind, of: user, members)
  }
}
