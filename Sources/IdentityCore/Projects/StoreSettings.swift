/// How a project reads what stores send: a record of its own, which few requests may read.
package struct StoreSettings: Equatable, Sendable {
  package var appStore: AppStoreTrust?
  package var playStore: PlayStoreSettings?
  package var stripe: StripeSettings?

  package init(
    appStore: AppStoreTrust? = nil,
    playStore: PlayStoreSettings? = nil,
    stripe: StripeSettings? = nil
  ) {
    self.appStore = appStore
    self.playStore = playStore
    self.stripe = stripe
  }
}

/// The apps of Google Play whose notifications a project takes.
package struct PlayStoreSettings: Equatable, Sendable {
  package var packages: [[UInt8]]

  package init(packages: [[UInt8]]) {
    self.packages = packages
  }
}

/// How a project verifies and reads Stripe's events.
package struct StripeSettings: Equatable, Sendable {
  /// The secret that signs events, with its `whsec_`; only admins may read it.
  package var secret: [UInt8]
  /// The secret before, while Stripe still signs with both.
  package var oldSecret: [UInt8]?
  package var product: StripeProductName
  /// The members of Stripe's objects that contain an account token; the first one that is there
  /// counts.
  package var userFrom: [[UInt8]]
  /// How long access continues while a renewal is unpaid, in ISO 8601.
  package var grace: [UInt8]

  package init(
    secret: [UInt8],
    oldSecret: [UInt8]? = nil,
    product: StripeProductName = .product,
    userFrom: [[UInt8]] = [Self.clientReference],
    grace: [UInt8] = Self.noGrace
  ) {
    self.secret = secret
    self.oldSecret = oldSecret
    self.product = product
    self.userFrom = userFrom
    self.grace = grace
  }

  package static let clientReference = Array("client_reference_id".utf8)
  package static let noGrace = Array("P0D".utf8)
}

/// The member of a Stripe price that names the product.
package enum StripeProductName: String, CaseIterable, Sendable {
  case product, price, lookupKey
}

/// A setting that only a project for tests may have.
package enum TestOnlySetting: Equatable, Sendable {
  case roots
  case environment(AppStoreTrust.Environment)
}

extension AppStoreTrust {
  /// The first setting that lets an unsigned or self-signed text pass.
  var testOnlySetting: TestOnlySetting? {
    if !otherRoots.isEmpty { return .roots }
    return Environment.allCases.first { !$0.isSigned && environments.contains($0) }
      .map { .environment($0) }
  }
}

extension StoreSettings {
  /// Returns the settings of the stores; a project that never had any has no record of them.
  package static func stored(in draft: inout Draft) throws(DecisionStop) -> StoreSettings {
    try draft.value(.stores(draft.number)) { $0.stores } ?? StoreSettings()
  }

  /// Replaces the settings of the stores that a definition names.
  static func define(
    _ definition: ProjectDefinition,
    in draft: inout Draft
  ) throws(DecisionStop) -> StoreSettings {
    let known = try stored(in: &draft)
    var settings = known
    settings.appStore = definition.appStore.applied(to: settings.appStore)
    settings.playStore = definition.playStore.applied(to: settings.playStore)
    settings.stripe = definition.stripe.applied(to: settings.stripe)
    if draft.project.environment == .production, let setting = settings.appStore?.testOnlySetting {
      let isNew = definition.appStore != .keep
      throw .refused(.store(.testOnly(setting, isNew: isNew)))
    }
    if settings != known { draft.put(.stores(settings), for: .stores(draft.number)) }
    return settings
  }
}

extension Change {
  /// Returns the value after the change.
  fileprivate func applied(to value: Value?) -> Value? {
    switch self {
    case .keep: value
    case .clear: nil
    case .set(let new): new
    }
  }
}

extension StoreSettings: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.optional(&appStore)
    try coder.optional(&playStore)
    try coder.optional(&stripe)
  }
}

extension PlayStoreSettings: Coded {
  static var blank: Self { PlayStoreSettings(packages: []) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&packages)
  }
}

extension StripeSettings: Coded {
  static var blank: Self { StripeSettings(secret: []) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&secret)
    try coder.bytes(&oldSecret)
    try coder.code(&product)
    try coder.list(&userFrom)
    try coder.bytes(&grace)
  }
}
