/// The system whose export `import` reads, instead of a file of `export`.
enum ImportFormat: String, CaseIterable {
  case revenuecat

  /// The names, for help and hints.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
