import TestSupport

/// Further keys of chains, and chains that take over others.
extension Model {
  /// Finds a chain by its id or by a further key.
  func chain(_ store: Name?, _ key: Name?) -> Int? {
    guard let store, let key else { return nil }
    let same = purchases.indices.filter { purchases[$0].store == store }
    let named = same.first { purchases[$0].original == key }
    if let found = named ?? same.first(where: { purchases[$0].keys.contains(key) }) { return found }
    guard store == Name("playStore"), let order = key.orderOfRenewal else { return nil }
    return same.first { purchases[$0].original == order || purchases[$0].keys.contains(order) }
  }

  /// Finds a chain by the keys of a call; not one that the call's chain takes over, or that takes
  /// it over.
  func chain(of call: PurchaseCall) -> Int? {
    let named = call.keys.compactMap { chain(call.store, $0) }
    return named.first { index in
      let former = purchases[index].replaces
      return chain(call.store, call.replaces) != index
        && !([call.original] + call.keys).contains { $0 == former }
    }
  }

  /// That a chain takes over another one, and from when on.
  struct Succession: Equatable {
    var by: Name
    var at: Int
  }

  /// How a chain takes over a purchase.
  ///
  /// One of the same product that was given back takes nothing over, unless a trial. Of the others,
  /// the one that began first counts.
  func succession(of purchase: ModelPurchase) -> Succession? {
    if let former = formerSuccessions[purchase.name] { return former }
    let wasPaid = purchase.present.periodType != "trial"
    var first: ModelPurchase?
    for other in purchases where other.store == purchase.store {
      guard other.original != purchase.original,
        let found = chain(other.store, other.replaces),
        purchases[found].original == purchase.original
      else { continue }
      if wasPaid && other.product == purchase.product && isReturned(other) { continue }
      if let known = first {
        let (mine, its) = (other.firstPurchasedAt, known.firstPurchasedAt)
        if its < mine || its == mine && known.original < other.original { continue }
      }
      first = other
    }
    guard let first else { return purchase.erasedSuccession }
    if let erased = purchase.erasedSuccession, erased.at <= first.firstPurchasedAt { return erased }
    return Succession(by: first.original, at: first.firstPurchasedAt)
  }

  /// Whether all transactions of a purchase were refunded or revoked.
  func isReturned(_ purchase: ModelPurchase) -> Bool {
    purchase.transactions.allSatisfy { transaction in
      let fields = purchase.fields(of: transaction)
      return fields["refundedAt"] != .null || fields["revokedAt"] != .null
    }
  }

  /// The chain that has taken over a purchase by now.
  func successor(of purchase: ModelPurchase) -> Succession? {
    succession(of: purchase).flatMap { $0.at <= now ? $0 : nil }
  }

  /// Why it ends; a replacement overrides what a fact named.
  func endReason(of purchase: ModelPurchase, _ fields: ModelFields) -> JSONTree {
    successor(of: purchase) == nil ? fields["endReason"] : "replaced"
  }

  /// Adds the keys of a fact, and returns how many name another chain.
  mutating func addKeys(_ keys: [Name], to index: Int) -> Int {
    var takenCount = 0
    let known = purchases[index].keys
    for key in keys {
      if let other = chain(purchases[index].store, key), other != index {
        takenCount += 1
      } else if key != purchases[index].original {
        purchases[index].keys.insert(key)
      }
    }
    let kept = Set(purchases[index].keys.sorted().prefix(10))
    // A chain may wait for the holder of the one that has this name.
    if kept != known { heldChains.remove(purchases[index].name) }
    purchases[index].keys = kept
    return takenCount
  }
}

extension Name {
  /// Of `GPA.1-2-3-4..5`, a renewal, the order id `GPA.1-2-3-4`.
  var orderOfRenewal: Name? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "GPA", parts[2].isEmpty, Int(parts[3]) != nil else {
      return nil
    }
    return Name(parts[0...1].joined(separator: "."))
  }
}
