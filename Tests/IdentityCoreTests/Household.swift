import IdentityCore
import Testing

/// A project with its devices and users, driven by the calls of apps.
///
/// Time changes only when a test moves it. Each decision runs three times, because a retry must
/// give the same result, with and without cached records. Invariants are checked after each step.
final class Household {
  /// Caches all summaries; the caches that it is compared with have none.
  let recordCache = RecordCache(bytesMax: .max, holdingsKeptFrom: 0)
  var project: Project
  var now: Moment = 10_000
  private(set) var records: [RecordKey: Record] = [:]
  /// All events so far.
  private(set) var events: [Event] = []
  private var turn = TurnNumber.none
  private var dice: Entropy
  private var chainsMade = 0
  /// Whether to decide each step three times and check invariants.
  private let isThorough: Bool
  /// Chains that returned after their deletion.
  var mayBeUnheld: Set<ChainKey> = []

  /// The default length of a subscription.
  static let period: Int64 = 10_000

  init(
    _ preset: Preset = .qonversion,
    seed: UInt64 = 0,
    isThorough: Bool = true,
    _ adjust: (inout Rules) -> Void = { _ in }
  ) {
    self.isThorough = isThorough
    // Seeds with few bits begin with similar numbers.
    dice = Entropy(
      seed: (seed &* 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, ~seed, 0x94D0_49BB_1331_11EB)
    )
    var entropy = Entropy(using: &dice)
    project = Project(
      id: "home",
      number: ProjectNumber(1),
      defaults: ProjectDefaults(preset: preset),
      now: now,
      entropy: &entropy
    )
    adjust(&project.rules)
    project.catalogue = .household
  }

  /// Decides, loads missing records, and applies the changes to the cache.
  @discardableResult
  func run<Outcome: Equatable>(
    _ command: (inout Draft) throws(DecisionStop) -> Outcome
  ) throws(Refusal) -> Outcome {
    let entropy = Entropy(using: &dice)
    let (outcome, draft) = try decide(in: recordCache, entropy, command)
    for other in isThorough ? [recordCache, RecordCache(bytesMax: .max)] : [] {
      let (again, repeated) = try decide(in: other, entropy, command)
      if again != outcome || repeated.changes != draft.changes || repeated.events != draft.events {
        Issue.record("asked twice, the answers differ")
      }
    }
    turn = turn.next
    for entry in draft.changes { change(entry.record, for: entry.key) }
    recordCache.cacheHoldings(of: draft, changedIn: turn)
    count(draft.events)
    for violation in isThorough ? violations : [] { Issue.record("\(violation)") }
    return outcome
  }

  /// Emits the scheduled changes that are due now.
  func emitDue() throws(Refusal) {
    let dues = records.compactMap { key, record in
      record.nextDue.flatMap { DueRecord(moment: $0, of: key) }
    }
    try run { draft throws(DecisionStop) in
      try DueEmission.emit(dues, through: draft.now, in: &draft)
      return true
    }
  }

  private func decide<Outcome>(
    in recordCache: RecordCache,
    _ entropy: Entropy,
    _ command: (inout Draft) throws(DecisionStop) -> Outcome
  ) throws(Refusal) -> (Outcome, Draft) {
    var logins: [UserID: [DeviceID]] = [:]
    var population: Population?
    while true {
      var draft = Draft(
        recordCache: recordCache,
        project: project,
        now: now,
        entropy: entropy,
        logins: logins,
        population: population
      )
      do throws(DecisionStop) {
        let outcome = try command(&draft)
        return (outcome, draft)
      } catch {
        switch error {
        case .missing(let keys):
          for key in keys { recordCache.insert(records[key], for: key) }
        case .refused(let refusal): throw refusal
        case .missingLogins(let users):
          for user in users {
            let loggedIn = devices.values.filter { $0.identifiedUser == user }
            logins[user] = loggedIn.map(\.id).sorted()
          }
        case .missingPopulation: population = wholePopulation
        case .tooLarge: preconditionFailure("a household sets no limit")
        case .damaged(let sentence): preconditionFailure(sentence)
        }
      }
    }
  }

  private var wholePopulation: Population {
    let unclaimed = records.keys.filter { $0.type == .unclaimed }.compactMap { ChainKey($0) }
    return Population(customers: Array(customers.keys), unclaimed: unclaimed)
  }

  /// Advances the feed's cursor.
  private func count(_ emitted: [Event]) {
    guard !emitted.isEmpty else { return }
    events += emitted
    let key = RecordKey.projectCounts(project.number)
    var projectCounts = ProjectCounts()
    if case .projectCounts(let known)? = records[key] { projectCounts = known }
    projectCounts.events = Int64(events.count)
    change(.projectCounts(projectCounts), for: key)
  }

  private func change(_ record: Record?, for key: RecordKey) {
    recordCache.change(record, for: key, in: turn)
    records[key] = record
    if case .project(let changed)? = record { project = changed }
  }

  /// Changes a stored purchase directly, with the effects and events of an update.
  func amend(_ chain: ChainKey, _ adjust: (inout Purchase) -> Void) throws {
    let key = RecordKey.purchase(project.number, chain)
    guard case .purchase(var purchase)? = records[key] else {
      throw Refusal.unknownPurchase(chain, position: nil)
    }
    adjust(&purchase)
    purchase.emittedUntil = now
    change(.purchase(purchase), for: key)
    for id in purchase.holders { markEmitted(emittedTo: id) }
  }

  /// Marks the customer's access as announced.
  private func markEmitted(emittedTo id: CustomerID) {
    guard var customer = customers[id] else { return }
    customer.emitted = OneOrMany(usable(by: customer).sorted())
    change(.customer(customer), for: .customer(project.number, id))
  }

  /// Stores a grant directly.
  func give(_ grant: Grant, to subject: Subject) throws {
    let id = try customer(of: subject).id
    guard var customer = customers[id] else { throw Refusal.unknownUser(UserID(id)) }
    customer.grants.append(grant)
    change(.customer(customer), for: .customer(project.number, id))
    markEmitted(emittedTo: id)
  }

  /// Returns a chain id that was not used before.
  func newChain(of product: ProductID) -> TransactionID {
    chainsMade += 1
    return TransactionID("\(product)-\(chainsMade)")
  }
}

extension Catalogue {
  /// Product x gives X, and so on; two products give Z, and `mute` gives nothing.
  static let household = Catalogue(products: [
    "x": Product(kind: .subscription, entitlements: ["X"]),
    "y": Product(kind: .subscription, entitlements: ["Y"]),
    "z": Product(kind: .subscription, entitlements: ["Z"]),
    "zz": Product(kind: .subscription, entitlements: ["Z"]),
    "pass": Product(kind: .nonRenewingSubscription, entitlements: ["PASS"]),
    "life": Product(kind: .nonConsumable, entitlements: ["LIFE"]),
    "coins": Product(kind: .consumable, entitlements: ["COINS"]),
    "bare": Product(entitlements: ["BARE"]),
    "mute": Product(kind: .subscription, entitlements: []),
  ])
}

extension Moment: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) {
    self.init(milliseconds: value)
  }

  static func + (moment: Moment, milliseconds: Int64) -> Moment {
    Moment(milliseconds: moment.milliseconds + milliseconds)
  }

  static func - (moment: Moment, milliseconds: Int64) -> Moment {
    moment + -milliseconds
  }
}

extension Identifier: ExpressibleByStringInterpolation {}
