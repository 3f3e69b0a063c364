import EntitledClient
import Presentation

extension CustomerRecord {
  /// Parses a `user.export` result; nil if it is not valid.
  init?(export: JSON) {
    guard let user = export["user"], let customerID = user["customerId"]?.exact,
      let shownID = user["id"]?.exact, let at = export["at"]?.text,
      let ids = export["ids"]?.all(ID.init), let devices = export["devices"]?.all(Device.init),
      let purchases = export["purchases"]?.all(Purchase.init),
      let grants = export["grants"]?.all(Grant.init),
      let entitlements = Entitlement.all(export["entitlements"]),
      let steps = export["events"]?.all(Step.init)
    else { return nil }
    self.init(
      customerID: customerID,
      shownID: shownID,
      ids: ids,
      devices: devices,
      purchases: purchases,
      grants: grants,
      entitlements: entitlements,
      at: at,
      steps: steps
    )
  }

  /// Adds later events; false if they are not valid.
  mutating func add(events: JSON) -> Bool {
    guard let later = events.all(Step.init) else { return false }
    steps += later
    return true
  }
}

extension CustomerRecord.ID {
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.exact, let kind = json["kind"]?.text.flatMap(Kind.init(rawValue:))
    else { return nil }
    self.init(id: id, kind: kind)
  }
}

extension CustomerRecord.Device {
  fileprivate init?(_ json: JSON) {
    guard let id = json["device"]?.exact, let anonymousID = json["anonymousId"]?.exact else {
      return nil
    }
    self.init(
      id: id,
      anonymousID: anonymousID,
      identityID: json["identityId"]?.exact,
      storeAccount: json["storeAccount"]?.text,
      platform: json["platform"]?.text,
      app: json["app"]?.text
    )
  }
}

extension CustomerRecord.Purchase {
  fileprivate init?(_ json: JSON) {
    guard let chain = Chain(json), let product = json["product"]?.exact,
      let holders = json["holders"]?.all(\.exact)
    else { return nil }
    self.init(
      chain: chain,
      product: product,
      state: json["state"]?.text ?? "not yet",
      holders: holders,
      device: json["device"]?.text,
      storeAccount: json["storeAccount"]?.text,
      expiresAt: json["expiresAt"]?.text
    )
  }
}

extension CustomerRecord.Grant {
  fileprivate init?(_ json: JSON) {
    guard let entitlement = json["entitlement"]?.exact, let grantedAt = json["grantedAt"]?.text
    else { return nil }
    self.init(
      entitlement: entitlement,
      grantedAt: grantedAt,
      expiresAt: json["expiresAt"]?.text,
      revokedAt: json["revokedAt"]?.text
    )
  }
}

extension CustomerRecord.Entitlement {
  /// Parses the entitlements of `checkEntitlements` and `user.export`; nil if they are invalid.
  static func all(_ json: JSON?) -> [Self]? {
    json.map { JSON.array(($0.members ?? []).map(\.value)) }?.all(Self.init)
  }

  private init?(_ json: JSON) {
    guard let id = json["id"]?.exact, let isActive = json["active"]?.bool else { return nil }
    self.init(
      id: id,
      isActive: isActive,
      state: json["state"]?.text ?? "none",
      expiresAt: json["expiresAt"]?.text,
      chain: Chain(json)
    )
  }
}

extension CustomerRecord.Step {
  fileprivate init?(_ json: JSON) {
    guard let kind = json["kind"]?.text, let at = json["at"]?.text else { return nil }
    self.init(
      kind: kind,
      at: at,
      method: json["cause"]?["method"]?.text,
      chain: Chain(json),
      from: json["from"]?.all(\.exact) ?? [],
      to: json["to"]?.exact,
      isShared: json["shared"]?.bool ?? false
    )
  }
}
