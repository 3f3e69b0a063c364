package import IdentityCore

/// What brought an event about.
package enum Cause: Sendable {
  /// The request's method, and its `id` as it came; a notification has none.
  case request(method: [UInt8], id: [UInt8]?)
  case clock

  /// The `id` of the request, as it came.
  package var request: [UInt8]? {
    if case .request(_, let id) = self { id } else { nil }
  }
}

extension Event.Origin {
  /// `cause` is that of the request that was decided.
  fileprivate func cause(ofRequest cause: Cause) -> Cause {
    switch self {
    case .request: cause
    case .clock: .clock
    case .definition(let id): .request(method: Array("\(DefineProject.name)".utf8), id: id)
    }
  }
}

extension JSONWriter {
  /// An event as readers get it; one of a dry run has no cursor.
  package mutating func event(
    _ event: borrowing Event,
    cursor: Int64?,
    id: [UInt8],
    project: ProjectID,
    cause: Cause
  ) {
    beginObject()
    if let cursor { member("cursor", String(cursor)) }
    member("id", id)
    member("kind", event.kind.rawValue)
    member("at", event.at)
    member("project", project)
    if event.hasSubject { subject(of: event) }
    member("cause", event.origin.cause(ofRequest: cause))
    details(of: event)
    endObject()
  }

  private mutating func subject(of event: borrowing Event) {
    member("user", event.customer)
    if event.subject.isAnonymous {
      member("anonymousId", event.subject.id)
      return
    }
    member("userId", event.subject.id)
    if let anonymousUser = event.anonymousUser { member("anonymousId", anonymousUser) }
  }

  private mutating func details(of event: borrowing Event) {
    if event.kind == .userCreated || event.device != nil { member("device", event.device) }
    if let outcome = event.outcome { member("outcome", outcome.rawValue) }
    if let from = event.from { member("from", from) }
    if let to = event.to { member("to", to) }
    if let shared = event.shared { member("shared", shared) }
    if let aliases = event.aliases { member("aliases", aliases) }
    if let undone = event.undone { member("undone", undone) }
    if let absorbed = event.absorbed { member("absorbed", absorbed) }
    if let entitlements = event.entitlements { member("entitlements", entitlements) }
    if let purchase = event.purchase { facts(purchase) }
    if let grant = event.grant { member("expiresAt", grant.expiresAt) }
    if let clock = event.clock { member("now", clock) }
  }

  private mutating func facts(_ facts: Event.PurchaseFacts) {
    let purchase = facts.asItWas
    let latest = purchase.latest
    chain(purchase.key)
    member("transactionId", latest.id)
    member("product", purchase.product)
    member("productKind", facts.kind.rawValue)
    member("holders", facts.holders)
    member("device", purchase.device)
    member("environment", purchase.environment.rawValue)
    member("firstPurchasedAt", purchase.firstPurchasedAt)
    member("purchasedAt", latest.purchasedAt)
    member("expiresAt", purchase.expiresAt)
    member("periodType", latest.periodType.rawValue)
    terms(of: latest)
    if !latest.attributes.isEmpty { attributes(of: latest) }
  }

  private mutating func member(_ name: StaticString, _ cause: Cause) {
    key(name)
    beginObject()
    switch cause {
    case .request(let method, let id):
      member("method", method)
      if let id { member("id", raw: id) }
    case .clock: member("clock", true)
    }
    endObject()
  }
}
