import IdentityCore

// The words of an explanation: for people, and they may change.
extension ExplanationWriter {
  func sentence(of step: ExplanationStep) -> String {
    switch step.kind {
    case .purchased: purchased(step)
    case .granted:
      "\(quoted(entitlement)) was granted\(list(step.to, after: " to "))\(until(step.until))"
    case .attached:
      "\(names(step.to)) logged in where \(names(step.from)) was, and holds it besides\(anew(step))"
    case .moved:
      "\(names(step.to)) logged in where \(names(step.from)) was, and holds it instead\(anew(step))"
    case .shared: "\(gained(step)), and holds it besides \(names(step.from))"
    case .transferred: transferred(step)
    case .aliased: "\(names(step.from)) and \(names(step.to)) became one customer\(anew(step))"
    case .unclear: "how it went on cannot be told: some of it was erased, or there is too much"
    case .identified:
      "\(names(step.to)) is logged in on the device \(step.device.map(quoted) ?? "")"
    case .renewed:
      "the period of the transaction \(step.transaction.map(quoted) ?? "") is the one that counts"
        + until(step.until)
    case .revoked: "the grant was ended by hand"
    case .mapped:
      "the catalogue has \(step.product.map(quoted) ?? "") give \(quoted(entitlement))"
    case .clock: clock(step)
    }
  }

  private func purchased(_ step: ExplanationStep) -> String {
    let device = step.device.map { " on the device \(quoted($0))" } ?? ""
    let holders = step.to.isEmpty ? ", and nobody held it" : ", for \(names(step.to))"
    return "\(step.product.map(quoted) ?? "") was bought\(device)\(holders)"
  }

  private func transferred(_ step: ExplanationStep) -> String {
    if step.method == .undo { return "a link was taken back, and it is \(names(step.to))'s" }
    return step.from.isEmpty
      ? "\(gained(step)), whom nobody held it before"
      : "\(gained(step)), and holds it instead of \(names(step.from))"
  }

  private func gained(_ step: ExplanationStep) -> String {
    "\(names(step.to)) \(step.method == .purchase ? "bought it, too" : "restored it")"
  }

  private func anew(_ step: ExplanationStep) -> String {
    step.isDecidedAnew ? ", which came about when an earlier link was taken back" : ""
  }

  private func clock(_ step: ExplanationStep) -> String {
    let state = step.state?.inWords ?? "not there"
    let isActive = step.state?.givesAccess == true
    let rest =
      isActive
      ? step.until.map { ", until \(text($0))" } ?? ", without an end"
      : step.since.map { ", since \(text($0))" } ?? ""
    return "at \(step.at.map(text) ?? "that moment") it is \(state)\(rest)"
  }

  func sentence(of other: Explanation.Outdone) -> String {
    let name =
      switch other.entitlement.source {
      case .purchase(let facts): "the purchase \(chain(facts.key))"
      case .manual, nil: "a grant"
      }
    let reason =
      switch other.by {
      case .active: "it is not active"
      case .end: "it ends earlier"
      case .purchasedAt: "it was bought or given earlier"
      case .transaction: "its transaction id is less"
      case .store: "its store's name is less"
      case .originalTransaction: "its original transaction id is less"
      case .order: "it came later, and is equal"
      }
    return "\(name) gives \(quoted(entitlement)), too, and gives way: \(reason)"
  }

  func sentence(of lack: Lack) -> String {
    let purchase = lack.chain.map { "the purchase \(chain($0))" } ?? "the grant"
    let since = lack.since.map { " since \(text($0))" } ?? ""
    let product = lack.product.map(quoted) ?? ""
    switch lack.kind {
    case .expired: return "\(purchase) is over\(since)"
    case .paused:
      return "\(purchase) is paused\(since)\(lack.until.map { ", until \(text($0))" } ?? "")"
    case .billingRetry: return "\(purchase) is not paid\(since): its store tries again"
    case .refunded: return "\(purchase) was refunded at \(lack.since.map(text) ?? "")"
    case .revoked: return "\(purchase) was revoked at \(lack.since.map(text) ?? "")"
    case .notYet: return "\(purchase) begins only at \(lack.until.map(text) ?? "")"
    case .environment:
      return "\(purchase) is of another environment than \(project.environment.rawValue)"
    case .notMapped:
      return "\(purchase) is of \(product), of which the catalogue says nothing that it gives"
    case .notIdentified:
      return "nobody is logged in, and \(lack.holder.map(quoted) ?? "") has it"
    case .heldByAnother: return "\(purchase) is held by \(lack.holder.map(quoted) ?? "")"
    case .heldByNobody: return "whoever held \(purchase) was deleted, and nobody holds it"
    case .noProduct: return "no product of the catalogue gives \(quoted(entitlement))"
    case .noPurchase: return "nothing that gives \(quoted(entitlement)) is held"
    case .notGranted: return "nobody granted \(quoted(entitlement))"
    }
  }

  private func until(_ end: Moment?) -> String { end.map { ", until \(text($0))" } ?? "" }

  private func list(_ users: [UserID], after words: String) -> String {
    users.isEmpty ? "" : words + names(users)
  }

  private func names(_ users: [UserID]) -> String {
    users.isEmpty ? "nobody" : users.map(quoted).joined(separator: ", ")
  }

  private func chain(_ chain: ChainKey) -> String {
    "\(quoted(chain.originalTransaction)) of \(chain.store)"
  }
}

private func text(_ moment: Moment) -> String { String(decoding: moment.text, as: UTF8.self) }

private func quoted<Kind>(_ id: Identifier<Kind>) -> String { String(quoting: id.bytes) }

extension EntitlementState {
  fileprivate var inWords: String {
    switch self {
    case .active: "active"
    case .trial: "active by a trial"
    case .intro: "active by an introductory period"
    case .gracePeriod: "active by a grace period"
    case .billingRetry: "not paid, and the store tries again"
    case .paused: "paused"
    case .expired: "over"
    case .refunded: "refunded"
    case .revoked: "revoked"
    }
  }
}
