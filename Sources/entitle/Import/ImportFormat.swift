import EntitledClient
import Platform

/// The form of the file that `import` reads, instead of a file of `export`.
enum ImportFormat: String, CaseIterable {
  /// RevenueCat's transactions export.
  case revenuecat
  /// Which user has which purchase, without its state.
  case claims

  /// The names, for help and hints.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The names, as a usage line shows them.
  static let choice = allCases.map(\.rawValue).joined(separator: "|")

  /// The file, for hints.
  var fileDescription: String {
    switch self {
    case .revenuecat: "RevenueCat's transactions export"
    case .claims: "a list of users and their purchases"
    }
  }

  /// The columns that a file needs: one of each list.
  var neededColumns: [[String]] {
    switch self {
    case .revenuecat: [["rc_original_app_user_id"], ["store"], ["start_time"]]
    case .claims: [ClaimRow.userColumns, ClaimRow.purchaseColumns]
    }
  }

  /// What each name stands for, for help.
  static let descriptions =
    allCases.map { "\($0.rawValue) is \($0.fileDescription)" }.joined(separator: ", and ")

  /// What a line has.
  struct Row {
    var params: [JSON.Member]
    /// The values that could not be used.
    var notes: [String]
    /// The transaction and its product, if the line has one.
    var bought: (transaction: String, product: String)?
  }

  /// Reads a line.
  func row(
    _ values: CSVValues,
    anonymousPrefix prefix: String,
    products: [String: String]
  ) throws(UsageError) -> Row {
    switch self {
    case .revenuecat:
      let row = try TransactionRow(values, anonymousPrefix: prefix, products: products)
      return Row(params: row.params, notes: row.notes, bought: row.bought)
    case .claims:
      let row = try ClaimRow(values, anonymousPrefix: prefix)
      return Row(params: row.params, notes: row.notes)
    }
  }
}
