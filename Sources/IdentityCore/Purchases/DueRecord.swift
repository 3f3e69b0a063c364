/// A record with a scheduled change.
package struct DueRecord: Hashable, Comparable, Sendable {
  package var moment: Moment
  package var record: Subject

  /// Purchases come before customers, each in the order of their ids.
  package enum Subject: Hashable, Comparable, Sendable {
    case purchase(ChainKey)
    case customer(CustomerID)
  }

  package init(moment: Moment, record: Subject) {
    self.moment = moment
    self.record = record
  }

  /// Returns nil for a type of record that is never due.
  package init?(moment: Moment, of key: RecordKey) {
    switch key.type {
    case .purchase:
      guard let chain = ChainKey(key) else { return nil }
      self.init(moment: moment, record: .purchase(chain))
    case .customer: self.init(moment: moment, record: .customer(CustomerID(key)))
    default: return nil
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.moment == right.moment ? left.record < right.record : left.moment < right.moment
  }
}

extension DueRecord {
  /// Returns how many holdings of the affected customers these changes read.
  package static func countHeld(
    by dues: [DueRecord],
    in draft: inout Draft
  ) throws(DecisionStop) -> Int {
    var ids: Set<CustomerID> = []
    for due in dues {
      switch due.record {
      case .customer(let id): ids.insert(id)
      case .purchase(let chain): ids.formUnion(try draft.purchase(chain)?.holders ?? [])
      }
    }
    let customers = try draft.existing(customers: Array(ids))
    return customers.reduce(0) { $0 + $1.held.count + $1.grants.count }
  }
}
