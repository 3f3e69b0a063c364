/// A project's catalogue, and the environment of the purchases that count.
///
/// Boxed: summaries of holdings compare terms often.
package struct AccessDefinition: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var catalogue: Catalogue
    var environment: EnvironmentFilter
  }

  package init(catalogue: Catalogue, environment: EnvironmentFilter) {
    shared = SharedBox(Content(catalogue: catalogue, environment: environment))
  }

  static let blank = AccessDefinition(catalogue: Catalogue(), environment: .production)

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var content = shared.value
    try content.catalogue.fields(&coder)
    try coder.code(&content.environment)
    if C.isReading { shared.value = content }
  }

  /// The products and their entitlements.
  package var catalogue: Catalogue {
    get { shared.value.catalogue }
    set { shared.value.catalogue = newValue }
  }

  /// The environment of the purchases that count.
  package var environment: EnvironmentFilter {
    get { shared.value.environment }
    set { shared.value.environment = newValue }
  }

  /// Whether both give the same access for all purchases.
  func givesSameAccess(as other: AccessDefinition) -> Bool {
    environment == other.environment && entitlementsByProduct == other.entitlementsByProduct
  }

  private var entitlementsByProduct: [ProductID: Set<EntitlementID>] {
    catalogue.products.mapValues { Set($0.entitlements) }.filter { !$0.value.isEmpty }
  }
}

/// A change of a project's terms, stored until its events are emitted for every customer.
package struct Definition: Equatable, Sendable {
  /// The sequence number among the project's changes of terms, from 1.
  package var number: Int64
  package var at: Moment
  /// The `id` of the request as received; a notification has none.
  package var request: [UInt8]?
  /// The previous terms, for events that were due before the change.
  package var before: AccessDefinition

  package init(number: Int64, at: Moment, request: [UInt8]?, before: AccessDefinition) {
    self.number = number
    self.at = at
    self.request = request
    self.before = before
  }
}

extension Project {
  /// Whether a definition may be pending for some customer.
  package var isRollingOut: Bool { definitions > emittedDefinitions }
}

extension Definition: FieldHolder {
  static func blank(_ number: Int64) -> Self {
    Definition(number: number, at: .blank, request: nil, before: .blank)
  }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.moment(&at)
    try coder.bytes(&request)
    try before.fields(&coder)
  }
}
