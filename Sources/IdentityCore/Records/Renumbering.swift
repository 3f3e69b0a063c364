/// New numbers for the events and customers of a decision, since others have got theirs.
///
/// A decision numbers them behind those that its project had when it began. If other decisions end
/// before it, theirs come first.
package struct Renumbering: Sendable {
  private let before: ProjectCounts
  private let now: ProjectCounts

  /// Makes new numbers for a decision that began when a project had some counts, and ends now.
  package init(from before: ProjectCounts, to now: ProjectCounts) {
    (self.before, self.now) = (before, now)
  }

  /// Returns the new number of an event; those of others stay.
  package func cursor(_ number: Int64) -> Int64 {
    number > before.events ? number + (now.events - before.events) : number
  }

  fileprivate func ordinal(_ number: Int64) -> Int64 {
    number > before.customersEver ? number + (now.customersEver - before.customersEver) : number
  }

  /// Returns the counts of now with what a decision has counted, and the times of its events.
  package func counts(
    adding after: ProjectCounts,
    at moment: Moment,
    by clock: ProjectClock
  ) -> ProjectCounts {
    var sum = now
    for field in ProjectCounts.numbers where field != \.events {
      sum[keyPath: field] += after[keyPath: field] - before[keyPath: field]
    }
    for store in Set(after.customStores.map(\.store) + before.customStores.map(\.store)).sorted() {
      sum.countCustom(store, after.purchases(of: store) - before.purchases(of: store))
    }
    let events = after.events - before.events
    if events > 0 { sum.add(events: Int(events), at: moment, by: clock) }
    return sum
  }
}

extension ProjectCounts {
  /// All numbers, apart from those of custom stores.
  package static var numbers: [WritableKeyPath<ProjectCounts, Int64>] {
    [
      \.devices, \.users, \.customers, \.purchases, \.events, \.customersErased,
      \.absorbedCustomers, \.properties, \.userTrails, \.purchaseTrails, \.chainNames,
      \.accountTokens, \.unclaimed,
    ]
  }

  /// The number of customers that were ever created: the newest ordinal.
  var customersEver: Int64 { customers + customersErased }

  /// Whether decisions look up the same kinds of records as with other counts.
  package func opensSameLookUps(as other: ProjectCounts) -> Bool {
    (chainNames > 0) == (other.chainNames > 0) && (accountTokens > 0) == (other.accountTokens > 0)
      && (customersErased > 0) == (other.customersErased > 0)
  }
}

extension Record {
  /// Gives the events and customers that a decision has numbered their new numbers.
  package mutating func renumber(_ numbers: Renumbering) {
    switch self {
    case .customer(var customer):
      customer.ordinal = numbers.ordinal(customer.ordinal)
      self = .customer(customer)
    case .purchase(var purchase):
      purchase.origin.recordedIn = numbers.cursor(purchase.recordedIn)
      self = .purchase(purchase)
    case .purchaseTrail(var trail):
      for index in trail.holderChanges.indices {
        trail.holderChanges[index].cursor = numbers.cursor(trail.holderChanges[index].cursor)
        let undoneIn = trail.holderChanges[index].undoneIn
        trail.holderChanges[index].undoneIn = undoneIn.map(numbers.cursor)
      }
      self = .purchaseTrail(trail)
    case .userTrail(var trail):
      trail.lostIn = numbers.cursor(trail.lostIn)
      if let ordinal = trail.origin?.ordinal { trail.origin?.ordinal = numbers.ordinal(ordinal) }
      for index in trail.steps.indices {
        trail.steps[index].cursor = numbers.cursor(trail.steps[index].cursor)
        trail.steps[index].undoneIn = trail.steps[index].undoneIn.map(numbers.cursor)
      }
      self = .userTrail(trail)
    case .erasures(var erasures):
      for index in erasures.underway.indices {
        erasures.underway[index].lastEvent = numbers.cursor(erasures.underway[index].lastEvent)
      }
      self = .erasures(erasures)
    default: break
    }
  }
}
