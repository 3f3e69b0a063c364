/// The senders whose App Store notifications a project trusts.
package struct AppStoreTrust: Equatable, Sendable {
  /// An app of the App Store.
  package struct App: Equatable, Sendable {
    package var bundleID: [UInt8]
    /// The app's number at Apple, which notifications of the production environment contain.
    package var appleID: Int64?

    package init(bundleID: [UInt8], appleID: Int64?) {
      self.bundleID = bundleID
      self.appleID = appleID
    }
  }

  /// Where a transaction was made.
  package enum Environment: String, CaseIterable, Sendable {
    case production = "Production"
    case sandbox = "Sandbox"
    case xcode = "Xcode"
    case localTesting = "LocalTesting"

    /// Whether Apple signs what comes from there.
    ///
    /// Xcode and its tests sign with a key of their own.
    package var isSigned: Bool { self == .production || self == .sandbox }
  }

  package var apps: [App]
  package var environments: Set<Environment>
  /// Roots to trust instead of Apple's, as DER; empty for Apple's own.
  package var otherRoots: [[UInt8]]

  package init(
    apps: [App],
    environments: Set<Environment> = [.production, .sandbox],
    otherRoots: [[UInt8]] = []
  ) {
    self.apps = apps
    self.environments = environments
    self.otherRoots = otherRoots
  }
}

extension AppStoreTrust: Coded {
  static var blank: Self { AppStoreTrust(apps: []) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&apps)
    var listed = Environment.allCases.filter(environments.contains)
    try coder.list(&listed)
    try coder.requireOrder(listed) { $0.code < $1.code }
    environments = Set(listed)
    try coder.list(&otherRoots)
  }
}

extension AppStoreTrust.App: Coded {
  static var blank: Self { Self(bundleID: [], appleID: nil) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&bundleID)
    try coder.signed(&appleID)
  }
}

extension AppStoreTrust.Environment: Coded {
  static var blank: Self { .production }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.code(&self)
  }
}
