package import IdentityCore

extension JSONWriter {
  /// Writes an event as consumers receive it.
  package mutating func event(_ event: borrowing Event, cursor: Int64, of project: Project) {
    beginObject()
    member("cursor", String(cursor))
    members(of: event, at: cursor, of: project)
    endObject()
  }

  /// Writes an event of a dry run at its index; it has no cursor, and a temporary id.
  package mutating func sample(_ event: borrowing Event, _ place: Int, of project: Project) {
    beginObject()
    members(of: event, at: -Int64(place) - 1, of: project)
    endObject()
  }

  private mutating func members(
    of event: borrowing Event,
    at place: Int64,
    of project: Project
  ) {
    member("id", project.eventID(place))
    member("kind", event.kind.rawValue)
    member("at", event.at)
    member("project", project.id)
    if event.hasSubject { subject(of: event) }
    member("cause", event.cause)
    details(of: event)
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
    if let purchase = event.purchase { facts(purchase.value) }
    if let changes = event.changes { member("changes", changes) }
    if let transition = event.transition?.value {
      member("state", transition.after?.rawValue)
      key("before")
      beginObject()
      member("state", transition.before?.rawValue)
      members(of: transition.former)
      endObject()
      if transition.isEarlier { member("isEarlier", true) }
    }
    if let grant = event.grant { member("expiresAt", grant.expiresAt) }
    if let clock = event.clock { member("now", clock) }
  }

  private mutating func facts(_ facts: Event.PurchaseFacts) {
    members(ofPurchaseRef: facts.chain)
    member("transactionId", facts.transaction)
    member("product", facts.product)
    member("productKind", facts.kind.rawValue)
    member("holders", facts.holders)
    member("device", facts.device)
    member("environment", facts.environment.rawValue)
    member("firstPurchasedAt", facts.firstPurchasedAt)
    member("purchasedAt", facts.purchasedAt)
    member("expiresAt", facts.expiresAt)
    member("periodType", facts.periodType.rawValue)
    terms(facts.details, isFamilyShared: facts.isFamilyShared)
    if !facts.details.attributes.isEmpty { attributes(facts.details.attributes) }
    if let endReason = facts.endReason { member("endReason", endReason.rawValue) }
    if let replaces = facts.replaces { member("replaces", replaces) }
  }

  private mutating func member(_ name: StaticString, _ cause: Event.Cause?) {
    key(name)
    beginObject()
    switch cause {
    case .request(let method, let id)?:
      member("method", method)
      if let id { member("id", raw: id) }
    case .clock?: member("clock", true)
    case .definition(let id)?:
      member("method", text: DefineProject.name)
      if let id { member("id", raw: id) }
    case nil: break
    }
    endObject()
  }
}
