import IdentityCore

/// Writes the members of the parts of an explanation, each with a sentence for humans.
struct ExplanationWriter {
  let project: Project
  /// The entitlement that is explained.
  let entitlement: EntitlementID

  func write(_ step: ExplanationStep, to writer: inout JSONWriter) {
    writer.member("step", step.kind.rawValue)
    writer.member("text", sentence(of: step))
    writer.member("at", step.at)
    if let cursor = step.cursor {
      writer.member("event", project.eventID(cursor))
      writer.member("cursor", String(cursor))
    }
    if let rule = step.rule {
      writer.object("rule") { writer in
        writer.member("name", rule.name)
        writer.member("value", rule.value)
      }
    }
    if let way = step.way { writer.member("by", way.rawValue) }
    if let method = step.method { writer.member("method", method.onTheWire) }
    if step.isAboutUsers {
      writer.member("from", step.from)
      writer.member("to", step.to)
    }
    if step.kind == .purchased || step.kind == .identified { writer.member("device", step.device) }
    if let chain = step.chain { writer.members(ofPurchaseRef: chain) }
    if let transaction = step.transaction { writer.member("transactionId", transaction) }
    if let product = step.product { writer.member("product", product) }
    if let state = step.state { writer.member("state", state.rawValue) }
    if step.isAboutTime {
      writer.member("since", step.since)
      writer.member("until", step.until)
    }
    if step.isRecomputed { writer.member("recomputed", true) }
  }

  func write(_ other: Explanation.LosingSource, to writer: inout JSONWriter) {
    writer.member("lostBy", text: other.by.onTheWire)
    writer.member("text", sentence(of: other))
    writer.object("entitlement") { $0.members(ofEntitlement: other.entitlement) }
  }

  func write(_ missing: MissingReason, to writer: inout JSONWriter) {
    writer.member("kind", missing.kind.rawValue)
    writer.member("text", sentence(of: missing))
    if let chain = missing.chain { writer.members(ofPurchaseRef: chain) }
    if let product = missing.product { writer.member("product", product) }
    if let holder = missing.holder { writer.member("holder", holder) }
    if let since = missing.since { writer.member("since", since) }
    if let until = missing.until { writer.member("until", until) }
    if missing.kind == .heldByAnother {
      writer.list("because", missing.because) { write($0, to: &$1) }
    }
    writer.list("suggestedCalls", missing.remedies) { $0.write(in: project, to: &$1) }
  }
}

extension ExplanationStep {
  /// Whether the step names the old and the new user.
  fileprivate var isAboutUsers: Bool {
    switch kind {
    case .purchased, .claimed, .granted, .attached, .moved, .shared, .transferred, .aliased,
      .identified:
      true
    case .unclear, .renewed, .revoked, .mapped, .clock: false
    }
  }

  /// Whether the step names a start and an end.
  fileprivate var isAboutTime: Bool {
    switch kind {
    case .purchased, .granted, .renewed, .clock: true
    case .claimed, .attached, .moved, .shared, .transferred, .aliased, .identified, .unclear,
      .revoked, .mapped:
      false
    }
  }
}

extension Advantage {
  var onTheWire: StaticString {
    switch self {
    case .active: "active"
    case .end: "end"
    case .purchasedAt: "purchasedAt"
    case .transaction: "transactionId"
    case .store: "store"
    case .originalTransaction: "originalTransactionId"
    case .order: "order"
    }
  }
}
