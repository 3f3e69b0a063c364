import IdentityCore

/// A field of a transaction, as a method or an object of the contract names it.
struct StatedField {
  let field: TransactionField
  let name: StaticString

  /// Returns the fields among the names of a method's params or of an object's members.
  static func all(among names: [StaticString]) -> [StatedField] {
    names.compactMap { name in
      TransactionField.allCases.first { $0.name == "\(name)" }
        .map { StatedField(field: $0, name: name) }
    }
  }
}

extension Parameters {
  /// Reads what is said of each field; null is `none`.
  func statements(_ fields: [StatedField]) throws(RPCError) -> [Fact.Entry] {
    var statements: [Fact.Entry] = []
    for stated in fields {
      switch nullable(stated.name) {
      case .absent: break
      case .null: statements.append(Fact.Entry(field: stated.field, value: .none))
      case .value(let given):
        statements.append(
          Fact.Entry(field: stated.field, value: try given.value(of: stated.field))
        )
      }
    }
    return statements
  }
}

extension Parameter {
  /// Reads the value of a field.
  fileprivate func value(of field: TransactionField) throws(RPCError) -> FieldValue {
    switch field {
    case .purchasedAt, .expiresAt, .endedAt, .refundedAt, .revokedAt, .gracePeriodExpiresAt,
      .pausedUntil, .autoRenewDisabledAt, .billingIssueAt:
      .moment(try moment())
    case .isFamilyShared, .billingRetry, .paused, .autoRenew: .flag(try bool())
    case .product, .renewsAs, .offerCode: .text(try identifier(of: Void.self).bytes)
    case .price: .text(try decimal())
    case .currency: .text(try code(letters: 3...3))
    case .country: .text(try code(letters: 2...3))
    case .attributes: .attributes(try attributes())
    case .kind: FieldValue(try choice(of: PurchaseKind.self))
    case .periodType: FieldValue(try choice(of: PeriodType.self))
    case .environment: FieldValue(try choice(of: PurchaseEnvironment.self))
    case .endReason: FieldValue(try choice(of: EndReason.self))
    }
  }
}
