/// An enumeration whose cases are stored as numbers.
///
/// The numbers are on disk: a number keeps its meaning and is never reused. 0 stands for nil. Words
/// of the contract have theirs in `x-code` of `Protocol`.
package protocol StableCode: CaseIterable, Equatable {
  /// The case's number, from 1.
  var code: UInt8 { get }
}

extension StableCode {
  /// Returns nil for a number without a case.
  package init?(code: UInt8) {
    guard let value = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = value
  }
}

extension TransactionField: StableCode {
  /// The field's bit in the sets of `TransactionFields`, which are stored too, from 1.
  package var code: UInt8 { rawValue + 1 }
}

extension LinkMethod: StableCode {
  package var code: UInt8 {
    switch self {
    case .identify: 1
    case .restore: 2
    case .purchase: 3
    case .undo: 4
    case .import: 5
    }
  }
}

extension LinkRule: StableCode {
  package var code: UInt8 {
    switch self {
    case .attach: 1
    case .move: 2
    case .share: 3
    case .transfer: 4
    case .undo: 5
    case .present: 6
    }
  }
}

extension RuleName: StableCode {
  package var code: UInt8 {
    switch self {
    case .onRestore: 1
    case .anonymousHolders: 2
    case .oneTimePurchases: 3
    }
  }
}
