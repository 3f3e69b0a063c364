internal import IdentityCore
internal import LineProtocol
internal import Platform

// What each step of a script does to a purchase.
extension MintedPurchase {
  init(
    number: Int,
    plan: Plan,
    _ step: MintStep,
    _ at: Moment,
    _ settings: MintSettings
  ) throws(UsageError) {
    self.number = number
    let kind = step.kind ?? settings.kinds[plan.product] ?? .subscription
    self.kind = kind
    accountToken = step.accountToken
    currency = step.currency ?? "USD"
    country = step.country
    isSandbox = step.isSandbox ?? settings.isSandbox
    isFamilyShared = step.isFamilyShared
    self.plan = plan
    autoRenews = kind == .subscription
    let first = step.trial ?? step.intro ?? plan.period
    var expiresAt: Moment?
    if kind == .subscription {
      expiresAt = at.adding(first)
      if expiresAt == nil { throw step.tooLate }
    }
    transactions = [
      MintedTransaction(
        number: 1,
        plan: plan,
        periodType: step.trial != nil ? .trial : step.intro != nil ? .intro : .normal,
        offerCode: step.offerCode,
        purchasedAt: at,
        periodStart: at,
        expiresAt: expiresAt
      )
    ]
  }

  /// Plays a step; returns what happened, and the place of the transaction that it is about.
  mutating func play(
    _ step: MintStep,
    at: Moment,
    keepsBillingDate: Bool,
    plan: Plan
  ) throws(UsageError) -> (Occurrence.Change, Int) {
    if step.action == .raw { return (step.raw, try transactionIndex(of: step)) }
    if [.refund, .reverseRefund, .revoke].contains(step.action) { return try withdraw(step, at) }
    guard kind == .subscription else {
      throw step.failure("\(step.action.rawValue) goes with a subscription only")
    }
    if step.action == .buy {
      try buyAgain(step, at, plan)
      return (.bought(isAgain: true), transactions.count - 1)
    }
    if let end {
      throw step.failure(
        "the subscription ended at \(String(decoding: end.at.text, as: UTF8.self))",
        hint: #"{"do":"buy","purchase":\#(number)} buys it again"#
      )
    }
    let change = try change(by: step, at, keepsBillingDate, plan)
    return (change, transactions.count - 1)
  }

  private mutating func change(
    by step: MintStep,
    _ at: Moment,
    _ keepsBillingDate: Bool,
    _ plan: Plan
  ) throws(UsageError) -> Occurrence.Change {
    switch step.action {
    case .renew, .recover: return try renew(step, at, keepsBillingDate)
    case .failToRenew: return try failToRenew(step)
    case .expire: return try expire(step, at)
    case .cancel:
      try check(autoRenews, step, "it was canceled already")
      autoRenews = false
      return .canceled
    case .uncancel:
      try check(!autoRenews, step, "it was not canceled")
      autoRenews = true
      return .uncanceled
    case .upgrade:
      try checkRuns(step)
      transactions[transactions.count - 1].isUpgraded = true
      self.plan = plan
      try begin(plan, step, at, until: at.adding(plan.period))
      transactions[transactions.count - 1].upgrades += 1
      transactions[transactions.count - 1].renewals = 0
      return .upgraded
    case .downgrade:
      nextPlan = plan.product == self.plan.product ? nil : plan
      return .downgraded
    case .extend:
      try checkRuns(step)
      guard let end = latest.expiresAt, let span = step.span, let later = end.adding(span) else {
        throw step.tooLate
      }
      transactions[transactions.count - 1].expiresAt = later
      return .extended
    case .pause:
      try checkRuns(step)
      let start = latest.expiresAt ?? at
      guard let until = start.adding(step.span ?? CalendarDuration(months: 1)) else {
        throw step.tooLate
      }
      pausedUntil = until
      return .paused
    case .resume:
      try check(pausedUntil != nil, step, "it was not paused")
      try begin(self.plan, step, at, until: at.adding(self.plan.period))
      return .resumed
    case .priceIncrease:
      newPrice = step.price ?? newPrice ?? self.plan.price
      isNewPriceAccepted = step.isAccepted
      return .priceIncreased
    case .buy, .raw, .refund, .reverseRefund, .revoke, .test:
      preconditionFailure("MintedPurchase: \(step.action) is played elsewhere")
    }
  }

  private mutating func buyAgain(
    _ step: MintStep,
    _ at: Moment,
    _ plan: Plan
  ) throws(UsageError) {
    try check(end != nil, step, "it has not ended, so that it cannot be bought again")
    self.plan = plan
    autoRenews = true
    end = nil
    try begin(plan, step, at, until: at.adding(plan.period))
    transactions[transactions.count - 1].resubscriptions += 1
    transactions[transactions.count - 1].renewals = 0
  }

  private mutating func renew(
    _ step: MintStep,
    _ at: Moment,
    _ keepsBillingDate: Bool
  ) throws(UsageError) -> Occurrence.Change {
    let isRecovery = isFailing
    try check(autoRenews, step, "it was canceled, so that it does not renew")
    try check(pausedUntil == nil, step, "it is paused, so that it resumes instead")
    try check(isRecovery || step.action == .renew, step, "no renewal has failed")
    guard let end = latest.expiresAt else { throw step.tooLate }
    plan = nextPlan ?? plan
    if let newPrice { plan.price = newPrice }
    // In a grace period the customer had access, so the billing date stays.
    let isContinued =
      if case .retry = billing { keepsBillingDate } else { isRecovery || at <= end }
    let start = isContinued ? end : at
    try begin(plan, step, at, from: start, until: start.adding(plan.period))
    return .renewed(isRecovery: isRecovery)
  }

  private mutating func failToRenew(_ step: MintStep) throws(UsageError) -> Occurrence.Change {
    try check(!isFailing, step, "it failed to renew already")
    try check(autoRenews, step, "it was canceled, so that no renewal can fail")
    try check(pausedUntil == nil, step, "it is paused, so that no renewal can fail")
    billing = .retry
    isUnpaid = true
    if let grace = step.grace, let end = latest.expiresAt {
      guard let until = end.adding(grace) else { throw step.tooLate }
      billing = .grace(until: until)
    }
    return .failedToRenew
  }

  private mutating func expire(
    _ step: MintStep,
    _ at: Moment
  ) throws(UsageError) -> Occurrence.Change {
    if let end = latest.expiresAt, at < end {
      throw step.failure(
        "its period ends later, at \(String(decoding: end.text, as: UTF8.self))",
        hint: "refund and revoke end access at once"
      )
    }
    end = (at, step.reason ?? (isFailing ? .billing : .customer))
    autoRenews = false
    billing = .paid
    pausedUntil = nil
    return .expired
  }

  /// Refunds or revokes a transaction, or takes a refund back.
  private mutating func withdraw(
    _ step: MintStep,
    _ at: Moment
  ) throws(UsageError) -> (Occurrence.Change, Int) {
    let place = try transactionIndex(of: step)
    switch step.action {
    case .refund:
      try check(transactions[place].refundedAt == nil, step, "it was refunded already")
      transactions[place].refundedAt = at
      return (.refunded, place)
    case .reverseRefund:
      try check(transactions[place].refundedAt != nil, step, "it was not refunded")
      transactions[place].refundedAt = nil
      return (.refundReversed, place)
    default:
      try check(transactions[place].revokedAt == nil, step, "it was revoked already")
      transactions[place].revokedAt = at
      if place == transactions.count - 1, kind == .subscription {
        end = (at, .customer)
        autoRenews = false
        billing = .paid
        pausedUntil = nil
      }
      return (.revoked, place)
    }
  }

  /// Begins a new period.
  private mutating func begin(
    _ plan: Plan,
    _ step: MintStep,
    _ at: Moment,
    from start: Moment? = nil,
    until end: Moment?
  ) throws(UsageError) {
    guard let end else { throw step.tooLate }
    let earlier = latest
    transactions.append(
      MintedTransaction(
        number: transactions.count + 1,
        plan: plan,
        periodType: .normal,
        offerCode: nil,
        purchasedAt: at,
        periodStart: start ?? at,
        expiresAt: end,
        resubscriptions: earlier.resubscriptions,
        upgrades: earlier.upgrades,
        renewals: earlier.renewals + 1
      )
    )
    nextPlan = nil
    newPrice = nil
    isNewPriceAccepted = false
    billing = .paid
    isUnpaid = false
    pausedUntil = nil
  }

  private func transactionIndex(of step: MintStep) throws(UsageError) -> Int {
    let number = step.transaction ?? transactions.count
    guard number <= transactions.count else {
      throw step.failure(
        "there is no transaction \(number)",
        hint: "purchase \(self.number) has \(transactions.count) before this line"
      )
    }
    return number - 1
  }

  private func checkRuns(_ step: MintStep) throws(UsageError) {
    try check(!isFailing, step, "a renewal has failed; recover or expire it first")
    try check(pausedUntil == nil, step, "it is paused; resume it first")
  }

  private func check(
    _ condition: Bool,
    _ step: MintStep,
    _ problem: String
  ) throws(UsageError) {
    guard condition else {
      throw step.failure("\(step.action.rawValue): \(problem)")
    }
  }
}
