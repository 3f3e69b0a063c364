import TestSupport

/// A statement about one transaction, in the order of arrival.
struct ModelFact {
  enum Source {
    /// A store's statement, which has a date.
    case datedPurchase, datedUpdate
    /// A caller's statement. An update counts as said after everything before it.
    case undatedPurchase, undatedUpdate
  }

  var source: Source
  /// Whether it is about the latest transaction, so that an undated end or product of it lasts
  /// until the next one.
  var isAboutLatest = false
  /// What an import says of billing: nothing, unless it says since when it fails.
  var failsSince: Bool?
  var isImported = false
  /// The moment of the statement: its `asOf`, or the project's time for an undated update.
  var asOf: Int
  /// The named fields; moments are texts, which sort as the moments do.
  var values: [String: JSONTree]

  static let fieldsOfPurchase = [
    "product", "purchasedAt", "periodType", "kind", "environment", "isFamilyShared", "price",
    "currency", "country", "offerCode", "attributes", "expiresAt",
  ]

  static let fieldsOfUpdate = [
    "expiresAt", "endedAt", "refundedAt", "revokedAt", "gracePeriodExpiresAt", "billingRetry",
    "paused", "pausedUntil", "autoRenew", "renewsAs", "endReason", "product",
  ]

  /// Reads the fields that a `purchase` names: in it a null names nothing.
  static func named(inPurchase params: JSONTree) -> [String: JSONTree] {
    var values: [String: JSONTree] = [:]
    for field in fieldsOfPurchase {
      guard let value = params[field], value != .null, value != .object([:]) else { continue }
      values[field] = value
    }
    return values
  }

  /// Reads the fields that a `purchase.update` names: in it a null is a value.
  static func named(inUpdate params: JSONTree) -> [String: JSONTree] {
    var values: [String: JSONTree] = [:]
    for field in fieldsOfUpdate {
      guard let value = params[field] else { continue }
      let isNullable = !["autoRenew", "billingRetry", "paused", "product"].contains(field)
      if value != .null || isNullable { values[field] = value }
    }
    return values
  }

  var isPurchase: Bool { source == .datedPurchase || source == .undatedPurchase }

  var isUndatedUpdate: Bool { source == .undatedUpdate }

  /// Whether an end or a product that it names changes the present only.
  var amendsPresent: Bool { isUndatedUpdate && isAboutLatest }

  /// What it says that the history shows.
  var valuesOfHistory: [String: JSONTree] {
    amendsPresent ? values.filter { !["expiresAt", "product"].contains($0.key) } : values
  }

  /// Whether it says nothing that the history shows.
  var isOfThePresent: Bool { amendsPresent && valuesOfHistory.isEmpty }

  /// What it says about billing, if anything: whether the store fails to collect a payment.
  var failsToBill: Bool? {
    if isImported { return failsSince }
    let (retry, grace) = (values["billingRetry"], values["gracePeriodExpiresAt"])
    if retry == nil && grace == nil { return nil }
    return retry?.flag == true || grace?.text != nil
  }

  /// What it says about auto-renew, if anything: whether it is off.
  var stopsRenewal: Bool? { values["autoRenew"]?.flag.map { !$0 } }
}

/// Which of two values of one moment stays: the one in the customer's favour.
enum ModelFavor {
  static func better(_ left: JSONTree, _ right: JSONTree, in field: String) -> JSONTree {
    if left == right { return left }
    switch field {
    case "refundedAt", "revokedAt", "expiresAt", "endedAt":
      return left == .null || right == .null ? .null : greater(left, right)
    case "pausedUntil":
      if left == .null || right == .null { return .null }
      return greater(left, right) == left ? right : left
    case "autoRenew": return .bool(true)
    case "billingRetry", "paused": return .bool(false)
    default:
      if left == .null { return right }
      return right == .null ? left : greater(left, right)
    }
  }

  private static func greater(_ left: JSONTree, _ right: JSONTree) -> JSONTree {
    key(left).lexicographicallyPrecedes(key(right)) ? right : left
  }

  /// Bytes in the order of the values: true is greater than false, a map is its canonical JSON.
  private static func key(_ value: JSONTree) -> [UInt8] {
    if let text = value.text { return Array(text.utf8) }
    if let flag = value.flag { return [flag ? 1 : 0] }
    let sorted = value.members.sorted { Name($0.name) < Name($1.name) }
    return Array(JSONTree.object(sorted).description.utf8)
  }
}

/// Statements about one question, such as whether auto-renew is off.
struct ModelStatements {
  private var byMoment: [Int: (says: Bool, isUndated: Bool)] = [:]

  /// Collects what `read` finds in the facts.
  init(of facts: [ModelFact], _ read: (ModelFact) -> Bool?) {
    for fact in facts {
      guard let says = read(fact) else { continue }
      if fact.isUndatedUpdate {
        let moment = max(fact.asOf, byMoment.keys.max() ?? fact.asOf)
        // Within one millisecond the caller breaks the run of what was said before.
        if says && byMoment[moment]?.says == false { byMoment = [:] }
        byMoment[moment] = (says, true)
      } else if let known = byMoment[fact.asOf] {
        // The one in the customer's favour: auto-renew on, billing not failing.
        if !known.isUndated { byMoment[fact.asOf] = (known.says && says, false) }
      } else {
        byMoment[fact.asOf] = (says, false)
      }
    }
  }

  /// The earliest statement of the unbroken run that ends in the newest one.
  var since: Int? {
    let newest = byMoment.keys.sorted(by: >).prefix(16)
    let run = newest.prefix { byMoment[$0]?.says == true }
    return run.last
  }
}
