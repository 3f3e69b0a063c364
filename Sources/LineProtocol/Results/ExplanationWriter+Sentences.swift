import IdentityCore

// The sentences of an explanation. They are for humans, and clients must not parse them.
extension ExplanationWriter {
  func sentence(of step: ExplanationStep) -> String {
    switch step.kind {
    case .purchased: purchased(step)
    case .claimed: claimed(step)
    case .granted:
      "\(quoted(entitlement)) was granted\(list(step.to, after: " to "))\(until(step.until))"
    case .attached:
      "\(names(step.to)) logged in on this device and now also holds the purchase,"
        + " shared with \(names(step.from))\(recomputedNote(step))"
    case .moved:
      "\(names(step.to)) logged in on this device and now holds the purchase"
        + " instead of \(names(step.from))\(recomputedNote(step))"
    case .shared: shared(step)
    case .transferred: transferred(step)
    case .aliased:
      "\(names(step.from)) and \(names(step.to)) became one customer\(recomputedNote(step))"
    case .unclear: "the next steps are unknown: a deletion erased them, or there are too many"
    case .identified:
      "\(names(step.to)) is logged in on the device \(step.device.map(quoted) ?? "")"
    case .renewed:
      "the transaction \(step.transaction.map(quoted) ?? "") renewed the purchase"
        + until(step.until)
    case .revoked:
      step.method == .import ? "an import said when the grant ended" : "revoke ended the grant"
    case .mapped:
      "the product \(step.product.map(quoted) ?? "") gives \(quoted(entitlement))"
    case .clock: clock(step)
    }
  }

  private func claimed(_ step: ExplanationStep) -> String {
    let way =
      switch step.way {
      case .restore: "a restore that named it"
      case .accountToken: "its account token"
      case .replaces: "the purchase that it replaces"
      case .firstItem: "the first item of the same purchase"
      case .purchase, nil: "a purchase"
      }
    return "\(names(step.to)) got it, as its first holder, by \(way)"
  }

  private func purchased(_ step: ExplanationStep) -> String {
    let device = step.device.map { " on the device \(quoted($0))" } ?? ""
    let holders = step.to.isEmpty ? ", without a user" : ", for \(names(step.to))"
    let product = step.product.map(quoted) ?? ""
    let bought = step.since.map { " at \(text($0))" } ?? ""
    // An import, or a late notification, may come long after the purchase.
    let later = step.at == step.since ? nil : step.at
    let recorded = later.map { ", and recorded at \(text($0))" } ?? ""
    return "\(product) was bought\(bought)\(device)\(holders)\(recorded)"
  }

  private func transferred(_ step: ExplanationStep) -> String {
    if step.method == .undo { return "an undo gave the purchase to \(names(step.to))" }
    return step.from.isEmpty
      ? "\(gained(step)) and now holds it; no user held it before"
      : "\(gained(step)) and now holds it instead of \(names(step.from))"
  }

  private func shared(_ step: ExplanationStep) -> String {
    let fellows = list(step.from, after: ", shared with ")
    if step.method == .import { return "an import named \(names(step.to)) as a holder\(fellows)" }
    return "\(gained(step)) and now \(step.from.isEmpty ? "" : "also ")holds it\(fellows)"
  }

  private func gained(_ step: ExplanationStep) -> String {
    let act =
      switch (step.method, step.rule) {
      case (.purchase, .some): "also bought the purchase"
      case (.purchase, nil): "presented a later transaction of the purchase"
      default: "restored the purchase"
      }
    return "\(names(step.to)) \(act)"
  }

  private func recomputedNote(_ step: ExplanationStep) -> String {
    step.isRecomputed ? ", since an undo of an earlier link" : ""
  }

  private func clock(_ step: ExplanationStep) -> String {
    let state = step.state?.inWords ?? "not there"
    let isActive = step.state?.givesAccess == true
    let rest =
      isActive
      ? step.until.map { ", until \(text($0))" } ?? ", with no end"
      : step.since.map { ", since \(text($0))" } ?? ""
    return "at \(step.at.map(text) ?? "that moment") it is \(state)\(rest)"
  }

  func sentence(of other: Explanation.LosingSource) -> String {
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
      case .transaction: "its transaction id comes first in byte order"
      case .store: "its store comes first in byte order"
      case .originalTransaction: "its original transaction id comes first in byte order"
      case .order: "it is equal, and came later"
      }
    return "\(name) also gives \(quoted(entitlement)), but does not win: \(reason)"
  }

  func sentence(of missing: MissingReason) -> String {
    let purchase = missing.chain.map { "the purchase \(chain($0))" } ?? "the grant"
    let since = missing.since.map { " since \(text($0))" } ?? ""
    let product = missing.product.map(quoted) ?? ""
    switch missing.kind {
    case .expired: return "\(purchase) is over\(since)"
    case .paused:
      return "\(purchase) is paused\(since)\(missing.until.map { ", until \(text($0))" } ?? "")"
    // Since the end of the period or of the grace, not since the payment failed.
    case .billingRetry:
      return "\(purchase) gives no access\(since): not paid, and its store retries the payment"
    case .refunded: return "\(purchase) was refunded at \(missing.since.map(text) ?? "")"
    case .revoked: return "\(purchase) was revoked at \(missing.since.map(text) ?? "")"
    case .notYet: return "\(purchase) begins at \(missing.until.map(text) ?? "")"
    case .environment:
      return "\(purchase) is not of the project's environment, \(project.environment.rawValue)"
    case .notMapped:
      return "\(purchase) is of the product \(product), which gives no entitlement in the catalogue"
    case .notIdentified:
      let holder = missing.holder.map(quoted) ?? ""
      return missing.since.map { "\(holder), who logged out here at \(text($0)), has it" }
        ?? "no user is logged in, and \(holder) has it"
    case .heldByAnother: return "\(missing.holder.map(quoted) ?? "") holds \(purchase)"
    case .heldByNobody: return "the holder of \(purchase) was deleted, and no user holds it"
    case .noProduct: return "no product of the catalogue gives \(quoted(entitlement))"
    case .noPurchase:
      let claimed = missing.chain.map { "; it has a claim to \(chain($0)), not yet reported" } ?? ""
      return "the user holds no purchase that gives \(quoted(entitlement))\(claimed)"
    case .notGranted: return "there is no grant of \(quoted(entitlement))"
    }
  }

  private func until(_ end: Moment?) -> String { end.map { ", until \(text($0))" } ?? "" }

  private func list(_ users: [UserID], after words: String) -> String {
    users.isEmpty ? "" : words + names(users)
  }

  private func names(_ users: [UserID]) -> String {
    users.isEmpty ? "no user" : users.map(quoted).joined(separator: ", ")
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
    case .billingRetry: "not paid, and the store retries the payment"
    case .paused: "paused"
    case .expired: "over"
    case .refunded: "refunded"
    case .revoked: "revoked"
    }
  }
}
