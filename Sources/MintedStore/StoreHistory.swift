internal import IdentityCore
internal import LineProtocol
internal import Platform

/// Plays the steps of a script, and reports what happens in the store.
struct StoreHistory {
  private let store: MintStore
  private let settings: MintSettings
  private var purchases: [MintedPurchase] = []
  /// When the latest step happened; nil before the first.
  private var now: Moment?
  private var occurrencesCount = 0

  init(_ store: MintStore, _ settings: MintSettings) {
    self.store = store
    self.settings = settings
  }

  /// Plays a step; reports grace periods that end before it first.
  mutating func play(_ step: MintStep) throws(UsageError) -> [Occurrence] {
    let index = try purchaseIndex(of: step)
    let at = try time(of: step, due: index.flatMap { purchases[$0].due(step.action, in: store) })
    let ended = endGraces(before: at)
    now = at
    guard let index else {
      switch step.action {
      case .buy: return ended + [try buy(step, at)]
      case .test: return ended + [occurrence(.tested, of: nil, at: at, step)]
      default: return ended + [occurrence(step.raw, of: nil, at: at, step)]
      }
    }
    var purchase = purchases[index]
    try checkNotified(step, of: purchase)
    let (change, place) = try purchase.play(
      step,
      at: at,
      keepsBillingDate: store == .stripe,
      plan: plan(of: step, after: purchase.plan)
    )
    purchases[index] = purchase
    return ended + [occurrence(change, of: purchase, at: at, step, place)]
  }

  /// Returns the place of the purchase that the step is about; nil for a new one or none.
  private func purchaseIndex(of step: MintStep) throws(UsageError) -> Int? {
    if step.action == .test { return nil }
    guard let number = step.purchase else {
      if step.action == .buy { return nil }
      guard purchases.isEmpty else { return purchases.count - 1 }
      if step.action == .raw { return nil }
      throw step.failure(
        "\(step.action.rawValue) before the first purchase",
        hint: "begin the script with a step such as "
          + #"{"do":"buy","product":"monthly"}"#
      )
    }
    guard number <= purchases.count else {
      throw step.failure(
        "there is no purchase \(number)",
        hint: "the script has \(purchases.count) before this line"
      )
    }
    return number - 1
  }

  /// Refuses a step of which the store sends no notification.
  private func checkNotified(
    _ step: MintStep,
    of purchase: MintedPurchase
  ) throws(UsageError) {
    guard step.action == .revoke, store != .appStore, purchase.kind != .subscription else { return }
    throw step.failure(
      "revoke: \(store.rawValue): it sends nothing about a revoked one-time purchase",
      hint: "write refund, which takes back a one-time purchase"
    )
  }

  private func time(of step: MintStep, due: Moment?) throws(UsageError) -> Moment {
    guard let now else { return step.at ?? settings.start }
    guard let at = step.at else {
      if let due { return max(due, now) }
      guard let next = now.adding(Self.pause) else { throw step.tooLate }
      return next
    }
    guard at >= now else {
      throw step.failure(
        "it happens before the step above it, which is at "
          + String(decoding: now.text, as: UTF8.self),
        hint: "write the steps in order of time; --shuffle delivers them in another order"
      )
    }
    return at
  }

  /// The time between two steps of which the second is not due at a time of its own.
  private static let pause = CalendarDuration(milliseconds: 3_600_000)

  private mutating func endGraces(before at: Moment) -> [Occurrence] {
    var ended: [(until: Moment, index: Int)] = []
    for (index, purchase) in purchases.enumerated() {
      if case .grace(let until) = purchase.billing, until < at { ended.append((until, index)) }
    }
    ended.sort { ($0.until, $0.index) < ($1.until, $1.index) }
    return ended.map { until, index in
      purchases[index].billing = .retry
      let purchase = purchases[index]
      return occurrence(.graceEnded, of: purchase, at: until)
    }
  }

  private mutating func occurrence(
    _ change: Occurrence.Change,
    of purchase: MintedPurchase?,
    at: Moment,
    _ step: MintStep? = nil,
    _ place: Int? = nil
  ) -> Occurrence {
    occurrencesCount += 1
    return Occurrence(
      at: at,
      change: change,
      purchase: purchase,
      place: place ?? (purchase?.transactions.count ?? 1) - 1,
      line: step?.line ?? 0,
      number: occurrencesCount
    )
  }

  private mutating func buy(_ step: MintStep, _ at: Moment) throws(UsageError) -> Occurrence {
    let plan = plan(of: step, after: nil)
    let purchase = try MintedPurchase(
      number: purchases.count + 1,
      plan: plan,
      step,
      at,
      settings
    )
    purchases.append(purchase)
    return occurrence(.bought(isAgain: false), of: purchase, at: at, step)
  }

  /// Returns the plan that a step names; what it leaves out stays as it is.
  private func plan(
    of step: MintStep,
    after earlier: MintedPurchase.Plan?
  ) -> MintedPurchase.Plan {
    MintedPurchase.Plan(
      product: step.product ?? earlier?.product ?? "",
      period: step.period ?? earlier?.period ?? CalendarDuration(months: 1),
      price: step.price ?? earlier?.price ?? .standard
    )
  }
}

extension MintStep {
  var raw: Occurrence.Change {
    .raw(type: type ?? "", subtype: subtype, object: object)
  }

  var tooLate: UsageError { failure("it happens after the year 9999") }
}
