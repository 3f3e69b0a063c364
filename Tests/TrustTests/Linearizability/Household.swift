/// Two phones and two people of one project, as they are when one request comes after the other.
///
/// The rules are Qonversion's, as far as these requests reach; each phone buys one chain of its own.
struct Household: SequentialModel {
  static let phones = 0..<2
  static let people = 0..<2

  enum Request: Hashable, Sendable {
    case install(phone: Int)
    case identify(phone: Int, person: Int)
    case logout(phone: Int)
    /// A transaction of the phone's chain; a greater number was bought later.
    case purchase(phone: Int, transaction: Int)
    case grant(phone: Int)
    case revoke(phone: Int)
    case setNote(phone: Int, note: Int)
    case note(phone: Int)
    case check(phone: Int)
  }

  enum Holder: Hashable, Sendable {
    case anonymous(phone: Int)
    case person(Int)
  }

  struct Chain: Hashable, Sendable {
    var transactions: Set<Int>
    var holders: Set<Holder>
  }

  private var installed: Set<Int> = []
  private var logins: [Int: Int] = [:]
  private var known: Set<Int> = []
  private var chains: [Int: Chain] = [:]
  private var granted: Set<Holder> = []
  private var notes: [Holder: Int] = [:]

  mutating func answer(_ request: Request) -> HouseholdAnswer {
    if case .install(let phone) = request {
      return .installed(created: installed.insert(phone).inserted, as: holder(of: phone))
    }
    guard installed.contains(request.phone) else { return .refused("unknownDevice") }
    switch request {
    case .install: preconditionFailure("it is answered above")
    case .identify(let phone, let person): return identify(phone, person)
    case .logout(let phone):
      return .loggedOut(logins.removeValue(forKey: phone) == nil ? "unchanged" : "loggedOut")
    case .purchase(let phone, let transaction): return purchase(phone, transaction)
    case .grant(let phone):
      granted.insert(holder(of: phone))
      return .granted(true)
    case .revoke(let phone):
      let wasGranted = granted.remove(holder(of: phone)) != nil
      return wasGranted ? .granted(false) : .refused("notAManualGrant")
    case .setNote(let phone, let note):
      notes[holder(of: phone)] = note
      return .note(note)
    case .note(let phone): return .note(notes[holder(of: phone)])
    case .check(let phone): return check(phone)
    }
  }

  private func holder(of phone: Int) -> Holder {
    logins[phone].map(Holder.person) ?? .anonymous(phone: phone)
  }

  private mutating func identify(_ phone: Int, _ person: Int) -> HouseholdAnswer {
    if logins[phone] == person { return .identified(created: false, "unchanged") }
    let isNew = known.insert(person).inserted
    logins[phone] = person
    // What the phone's anonymous user holds, and no person does.
    guard let holders = chains[phone]?.holders, holders == [.anonymous(phone: phone)] else {
      return .identified(created: isNew, "switched")
    }
    chains[phone]?.holders.insert(.person(person))
    return .identified(created: isNew, "attached")
  }

  private mutating func purchase(_ phone: Int, _ transaction: Int) -> HouseholdAnswer {
    let buyer = holder(of: phone)
    guard var chain = chains[phone] else {
      let holders: Set = [.anonymous(phone: phone), buyer]
      chains[phone] = Chain(transactions: [transaction], holders: holders)
      return .purchased(created: true, "recorded", renewsCount: 0)
    }
    let isRenewal = chain.transactions.allSatisfy { $0 < transaction }
    chain.transactions.insert(transaction)
    let gains = chain.holders.insert(buyer).inserted
    chains[phone] = chain
    return .purchased(
      created: false,
      gains ? "received" : isRenewal ? "renewed" : "unchanged",
      renewsCount: chain.transactions.count - 1
    )
  }

  private func check(_ phone: Int) -> HouseholdAnswer {
    let user = holder(of: phone)
    var held: [String: Int] = [:]
    for (phone, chain) in chains where chain.holders.contains(user) {
      held["E\(phone)"] = chain.transactions.count - 1
    }
    if granted.contains(user) { held["gift"] = 0 }
    return .entitled(user, held)
  }
}

extension Household.Request {
  var phone: Int {
    switch self {
    case .install(let phone), .identify(let phone, _), .logout(let phone), .purchase(let phone, _),
      .grant(let phone), .revoke(let phone), .setNote(let phone, _), .note(let phone),
      .check(let phone):
      phone
    }
  }
}
