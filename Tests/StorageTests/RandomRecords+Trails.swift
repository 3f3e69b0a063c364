import IdentityCore

extension RandomRecords {
  mutating func imported() -> UserTrail.Import {
    UserTrail.Import(
      beside: optional { $0.id() },
      grants: list { $0.grant() },
      revoked: list { $0.grant() },
      formerIDs: list { $0.id() }
    )
  }
}
