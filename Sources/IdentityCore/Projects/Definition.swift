/// What a project's purchases give, and which of them count.
///
/// One reference, whatever it holds: what customers hold is summed up by the same terms again and
/// again.
package struct Terms: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var catalogue: Catalogue
    var environment: EnvironmentFilter
  }

  package init(catalogue: Catalogue, environment: EnvironmentFilter) {
    shared = SharedBox(Content(catalogue: catalogue, environment: environment))
  }

  /// What may be bought, and what it gives.
  package var catalogue: Catalogue {
    get { shared.value.catalogue }
    set { shared.value.catalogue = newValue }
  }

  /// Which purchases count.
  package var environment: EnvironmentFilter {
    get { shared.value.environment }
    set { shared.value.environment = newValue }
  }

  /// Whether nobody can tell them apart by what they may use.
  func giveTheSame(as other: Terms) -> Bool {
    environment == other.environment && gifts == other.gifts
  }

  private var gifts: [ProductID: Set<EntitlementID>] {
    catalogue.products.mapValues { Set($0.entitlements) }.filter { !$0.value.isEmpty }
  }
}

/// A change of a project's terms, for as long as not every customer was told of it.
package struct Definition: Equatable, Sendable {
  /// Counts the project's changes of terms, from 1.
  package var number: Int64
  package var at: Moment
  /// The `id` of the request, as it came; a notification has none.
  package var request: [UInt8]?
  /// What counted until then: what was due before is told by it.
  package var before: Terms

  package init(number: Int64, at: Moment, request: [UInt8]?, before: Terms) {
    self.number = number
    self.at = at
    self.request = request
    self.before = before
  }
}

/// How far the customers were told of the oldest definition that not everybody was told of.
///
/// A record of its own: it moves with every step, and nobody who only reads looks at it.
package struct Sweep: Equatable, Sendable {
  /// Customers are told in the order of their ids; this one was the last.
  package var reached: CustomerID

  package init(reached: CustomerID) {
    self.reached = reached
  }
}

extension Project {
  /// Whether there may be a customer who was not told of a definition.
  package var isSweeping: Bool { definitions > emittedDefinitions }
}
