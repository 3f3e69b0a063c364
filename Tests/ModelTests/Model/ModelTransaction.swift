import TestSupport

/// One paid period, or one payment: every fact about it.
struct ModelTransaction {
  var id: Name
  /// In order of arrival.
  private(set) var facts: [ModelFact]

  /// What the history shows.
  private(set) var history: ModelFields
  /// The same, with undated ends and products, which count while it is the latest transaction.
  private(set) var present: ModelFields

  init(id: Name, _ fact: ModelFact, _ more: [ModelFact] = []) {
    self.id = id
    facts = [fact] + more
    history = ModelFields(facts, withPresent: false)
    present = ModelFields(facts, withPresent: true)
  }

  mutating func add(_ fact: ModelFact) {
    facts.append(fact)
    history = ModelFields(facts, withPresent: false)
    present = ModelFields(facts, withPresent: true)
  }

  /// Drops the undated ends and products, which lasted until the next transaction.
  mutating func endPresent() {
    guard facts.contains(where: \.amendsPresent) else { return }
    for index in facts.indices { facts[index].values = facts[index].valuesOfHistory }
    present = history
  }

  /// The newest moment of the facts that the history shows.
  var asOf: Int { facts.filter { !$0.isOfThePresent }.map(\.asOf).max() ?? 0 }

  /// Whether its period has any length; an unpaid period ends as it begins.
  var isPaid: Bool { history.moment("expiresAt").map { $0 > history.purchasedAt } ?? true }

  /// By `purchasedAt`, then by the field `expiresAt` (no end is last), then by id.
  func isOlder(than other: ModelTransaction) -> Bool {
    let (mine, theirs) = (history, other.history)
    if mine.purchasedAt != theirs.purchasedAt { return mine.purchasedAt < theirs.purchasedAt }
    let (end, otherEnd) = (mine.moment("expiresAt") ?? .max, theirs.moment("expiresAt") ?? .max)
    return end == otherEnd ? id < other.id : end < otherEnd
  }
}

/// The fields of a transaction, each from the fact that decides it.
struct ModelFields {
  /// A field's value, and the moment of the statement that set it.
  struct Held {
    var value: JSONTree
    var asOf: Int
    /// Whether an undated update set it, which outranks a dated fact of the same millisecond.
    var isUndated = false
  }

  private(set) var held: [String: Held] = [:]
  /// The values that are moments.
  private var moments: [String: Int] = [:]
  private(set) var product = Name("")
  private(set) var purchasedAt: Int
  var autoRenewDisabledAt: Int?
  var billingIssueAt: Int?

  /// Without `withPresent`, an undated end or product of an update leaves the value as it was.
  init(_ facts: [ModelFact], withPresent: Bool) {
    purchasedAt = Self.seenAt(facts)
    autoRenewDisabledAt = ModelStatements(of: facts, \.stopsRenewal).since
    billingIssueAt = ModelStatements(of: facts, \.failsToBill).since
    for fact in facts {
      let values = withPresent ? fact.values : fact.valuesOfHistory
      for (field, value) in values { take(value, of: field, from: fact) }
    }
    for (field, held) in held { moments[field] = held.value.momentValue }
    product = self["product"].name ?? product
    purchasedAt = moments["purchasedAt"] ?? purchasedAt
  }

  /// The date of a transaction whose facts name none.
  private static func seenAt(_ facts: [ModelFact]) -> Int {
    // A store may not say when it was paid, but what has a product was bought by then.
    facts.filter { $0.isPurchase || !$0.isUndatedUpdate && $0.values["product"] != nil }
      .map(\.asOf).min() ?? 0
  }

  private mutating func take(_ value: JSONTree, of field: String, from fact: ModelFact) {
    let known = held[field]
    if fact.isUndatedUpdate {
      let asOf = max(fact.asOf, known?.asOf ?? fact.asOf)
      held[field] = Held(value: value, asOf: asOf, isUndated: true)
    } else if let known {
      if fact.asOf > known.asOf {
        held[field] = Held(value: value, asOf: fact.asOf)
      } else if fact.asOf == known.asOf && !known.isUndated {
        // An import corrects an earlier one; of auto-renew it is a statement like others.
        let corrects = fact.isImported && field != "autoRenew"
        held[field]?.value =
          corrects ? value : ModelFavor.better(known.value, value, in: field)
      }
    } else {
      held[field] = Held(value: value, asOf: fact.asOf)
    }
  }

  subscript(field: String) -> JSONTree { held[field]?.value ?? .null }

  func isNamed(_ field: String) -> Bool { held[field] != nil }

  func moment(_ field: String) -> Int? { moments[field] }

  func flag(_ field: String, default value: Bool = false) -> Bool { self[field].flag ?? value }

  var periodType: String { self["periodType"].text ?? "normal" }

  /// The end of the paid period, for which the grace period stands in where no fact named it.
  var end: Int? {
    moment(isNamed("expiresAt") ? "expiresAt" : "gracePeriodExpiresAt")
  }

  /// The last moment of the paid period, which `endedAt` may cut short.
  var lastMoment: Int? {
    guard let endedAt = moment("endedAt") else { return end }
    return min(end ?? endedAt, endedAt)
  }

  /// The last moment of the grace period, which `endedAt` may cut short.
  var lastMomentOfGrace: Int? {
    guard let grace = moment("gracePeriodExpiresAt") else { return nil }
    return min(grace, moment("endedAt") ?? grace)
  }

  /// Whether it was refunded or revoked at or before a moment.
  func isWithdrawn(at moment: Int) -> Bool {
    [self.moment("refundedAt"), self.moment("revokedAt")].contains { $0 ?? .max <= moment }
  }

  /// Whether its paid period covers a moment.
  func covers(_ moment: Int) -> Bool {
    guard isNamed("expiresAt") || self.moment("gracePeriodExpiresAt") == nil else { return false }
    return purchasedAt <= moment && lastMoment.map { moment <= $0 } ?? true
  }
}

extension ModelTransaction {
  /// With every field that is set; a whole one with all its terms.
  func json(isWhole: Bool) -> JSONTree {
    let fields = history
    var members = JSONTree.object([
      "transactionId": .name(id), "product": .name(fields.product),
      "periodType": .string(fields.periodType), "purchasedAt": .moment(fields.purchasedAt),
      "expiresAt": fields["expiresAt"], "asOf": .moment(asOf),
    ])
    let terms = ["isFamilyShared", "price", "currency", "country", "offerCode", "attributes"]
    for field in terms {
      let value =
        field == "attributes" && isWhole && !fields.isNamed(field)
        ? .object([:]) : fields.shown(field)
      if isWhole || (value != .null && value != .bool(false)) {
        members = members.with([.init(name: field, value: value)])
      }
    }
    let states = [
      "kind", "environment", "endedAt", "refundedAt", "revokedAt", "gracePeriodExpiresAt",
      "billingRetry", "paused", "pausedUntil", "renewsAs", "endReason",
    ]
    for field in states where ![.null, .bool(false)].contains(fields[field]) {
      members = members.with([.init(name: field, value: fields[field])])
    }
    if fields["autoRenew"] == .bool(false) {
      members = members.with([.init(name: "autoRenew", value: .bool(false))])
    }
    for (field, moment) in [
      ("autoRenewDisabledAt", fields.autoRenewDisabledAt),
      ("billingIssueAt", fields.billingIssueAt),
    ] where moment != nil {
      members = members.with([.init(name: field, value: .moment(moment))])
    }
    return members
  }
}
