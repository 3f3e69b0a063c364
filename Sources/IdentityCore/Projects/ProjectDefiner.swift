/// Carries out a definition of a project.
package struct ProjectDefiner {
  private let definition: ProjectDefinition
  private let counts: ProjectCounts
  /// The terms before the definition.
  private let before: AccessDefinition

  /// The most customers and purchases together that a definition looks at.
  package static let recordsMax = 25_000

  /// Creates the draft's project, or changes what the definition names.
  ///
  /// If customers' access may change, a rollout emits their events, with `request` as their `id`.
  package static func define(
    _ definition: ProjectDefinition,
    isNew: Bool,
    request: [UInt8]? = nil,
    pendingMax: Int = .max,
    recordsMax: Int = Self.recordsMax,
    in draft: inout Draft
  ) throws(DecisionStop) -> DefinedProject {
    let definer = try ProjectDefiner(definition, in: &draft)
    try definer.apply(in: &draft)
    let stores = try StoreSettings.define(definition, in: &draft)
    let accessChanges = try definer.accessChanges(recordsMax: recordsMax, in: &draft)
    if isNew { try definer.create(in: &draft) }
    if definer.changesAccess(in: draft) {
      try definer.beginRollout(because: request, pendingMax: pendingMax, in: &draft)
    }
    let webhooks = try Webhooks.define(definition, newest: definer.counts.events, in: &draft)
    draft.put(.project(draft.project), for: .project(draft.project.id))
    return DefinedProject(
      view: ProjectView(
        project: draft.project,
        projectCounts: definer.counts,
        webhooks: webhooks,
        stores: stores
      ),
      accessChanges: accessChanges
    )
  }

  private init(_ definition: ProjectDefinition, in draft: inout Draft) throws(DecisionStop) {
    self.definition = definition
    counts = try draft.projectCounts()
    before = draft.project.terms
  }

  private func apply(in draft: inout Draft) throws(DecisionStop) {
    let stores = draft.project.customStores
    let hasUsers =
      counts.devices > 0 || counts.users > 0 || counts.customersErased > 0 || counts.purchases > 0
    do throws(Refusal) {
      try draft.project.apply(definition, hasUsers: hasUsers, now: draft.now)
    } catch {
      throw .refused(error)
    }
    // A custom store that a purchase names stays.
    let present = Set(draft.project.customStores)
    for store in stores where !present.contains(store) && counts.purchases(of: store) > 0 {
      throw .refused(.store(.inUse(store)))
    }
  }

  private func create(in draft: inout Draft) throws(DecisionStop) {
    if case .manual(let start) = draft.project.clock { draft.project.createdAt = start }
    var directory = Directory()
    if case .directory(let known)? = try draft.record(.directory) { directory = known }
    directory.projects.append(draft.project.id)
    draft.put(.directory(directory), for: .directory)
    draft.put(counts)
    draft.put(.mention(.complete), for: .mention(draft.number, .complete))
  }

  /// Whether the access of customers may change.
  private func changesAccess(in draft: Draft) -> Bool {
    counts.customers > 0 && !draft.project.terms.givesSameAccess(as: before)
  }

  private func beginRollout(
    because request: [UInt8]?,
    pendingMax: Int,
    in draft: inout Draft
  ) throws(DecisionStop) {
    let project = draft.project
    guard project.definitions - project.emittedDefinitions < Int64(pendingMax) else {
      throw .refused(.tooManyPending(project.id, pendingMax))
    }
    draft.project.definitions += 1
    var before = before
    before.catalogue = before.catalogue.withoutBasePlans
    let number = draft.project.definitions
    let change = Definition(number: number, at: draft.now, request: request, before: before)
    draft.put(.definition(change), for: .definition(draft.number, number))
  }

  /// Counts what a new catalogue or environment changes; nil if the project is too large.
  ///
  /// Looks at every customer and purchase of a small project, because no record says which products
  /// are bought: such a record would cost each purchase a look-up. Refuses a definition that leaves
  /// out a product that a stored transaction names. In a project that is too large, each product
  /// counts as such.
  private func accessChanges(
    recordsMax: Int,
    in draft: inout Draft
  ) throws(DecisionStop) -> AccessChanges? {
    let leftOut = Set(before.catalogue.products.keys)
      .subtracting(draft.project.catalogue.products.keys).subtracting(definition.removed)
    let changesAccess = changesAccess(in: draft)
    var uses = ProductUses(of: counts.purchases > 0 ? leftOut : [])
    guard changesAccess || !uses.isSettled else { return AccessChanges() }
    let size = counts.customers - counts.absorbedCustomers + counts.purchases
    guard size <= Int64(recordsMax) else {
      if let refusal = uses.unsearched { throw .refused(refusal) }
      return nil
    }
    let population = try draft.population()
    let customers = try draft.existing(customers: Set(population.customers).sorted())
    let chains = Set(customers.map(\.held).joined()).union(population.unclaimed)
    var held: [ChainKey: Purchase] = [:]
    for case .purchase(let purchase)? in try draft.records(
      chains.map { .purchase(draft.number, $0) }
    ) { held[purchase.key] = purchase }
    // A chain that came again after the deletion of its user has no holder.
    uses.mayBeIncomplete = held.count < counts.purchases
    var changes = AccessChanges()
    for customer in customers {
      let purchases = customer.held.compactMap { held[$0] }
      try draft.spend(2 * purchases.count)
      uses.count(purchases)
      guard changesAccess else { continue }
      let active = [before, draft.project.terms].map { terms in
        SourcesByEntitlement(
          AccessSources(
            purchases: purchases,
            grants: customer.grants,
            terms: terms,
            at: draft.now
          )
        ).active
      }
      changes.count(active[0], active[1])
    }
    for chain in population.unclaimed { if let purchase = held[chain] { uses.note(purchase) } }
    if let refusal = uses.refusal { throw .refused(refusal) }
    return changes
  }
}

/// What a definition changes in customers' access, at its moment.
package struct AccessChanges: Equatable, Sendable {
  /// The customers whose access changes.
  package private(set) var customers = 0
  /// How many customers gain each entitlement.
  package private(set) var gained: [EntitlementID: Int] = [:]
  /// How many customers lose each entitlement.
  package private(set) var lost: [EntitlementID: Int] = [:]

  package init() {}

  /// Counts a customer with these active entitlements before and after.
  fileprivate mutating func count(_ before: [EntitlementID], _ after: [EntitlementID]) {
    guard before != after else { return }
    customers += 1
    let (old, new) = (Set(before), Set(after))
    for id in new.subtracting(old) { gained[id, default: 0] += 1 }
    for id in old.subtracting(new) { lost[id, default: 0] += 1 }
  }
}

/// Which of the products that a definition leaves out stored transactions name.
private struct ProductUses {
  private let leftOut: Set<ProductID>
  /// How many customers hold a purchase that names each.
  private var customers: [ProductID: Int] = [:]
  /// Whether there are purchases that were not looked at.
  var mayBeIncomplete = false

  init(of leftOut: Set<ProductID>) { self.leftOut = leftOut }

  /// Whether there is nothing to look for.
  var isSettled: Bool { leftOut.isEmpty }

  /// Counts a customer with these purchases.
  mutating func count(_ purchases: [Purchase]) {
    guard !leftOut.isEmpty else { return }
    for product in Set(purchases.flatMap(named)) { customers[product, default: 0] += 1 }
  }

  /// Notes a purchase that no customer holds.
  mutating func note(_ purchase: Purchase) {
    guard !leftOut.isEmpty else { return }
    for product in named(in: purchase) { customers[product, default: 0] += 0 }
  }

  private func named(in purchase: Purchase) -> [ProductID] {
    purchase.products.filter(leftOut.contains)
  }

  /// The refusal after a search.
  var refusal: Refusal? {
    if let first = customers.keys.min() {
      return .productInUse(first, customers: customers[first], others: customers.count - 1)
    }
    return mayBeIncomplete ? unsearched : nil
  }

  /// The refusal without a search.
  var unsearched: Refusal? {
    leftOut.min().map { .productInUse($0, customers: nil, others: leftOut.count - 1) }
  }
}

extension Purchase {
  /// Every product that a transaction names, also as that of the next period.
  fileprivate var products: [ProductID] {
    var all = [product]
    for transaction in transactions {
      all.append(transaction.product)
      if let next = transaction.renewsAs { all.append(next) }
    }
    return all
  }
}
