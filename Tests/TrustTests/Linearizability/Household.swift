/// A sequential model of two phones and two people of a project.
///
/// It implements the rules of the project `default` as far as these requests need them. Each phone
/// buys a purchase chain of its own.
struct Household: SequentialModel {
  static let phones = 0..<2
  static let people = 0..<2

  enum Request: Hashable, Sendable {
    case install(phone: Int)
    case identify(phone: Int, person: Int)
    case logout(phone: Int)
    /// A transaction of the phone's chain; greater numbers have later purchase dates.
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

  // The search compares and stores thousands of these values, so they are small.
  private var installed = Bits()
  /// Each phone's logged-in person; -1 for none.
  private var logins = SIMD2<Int>(repeating: -1)
  private var known = Bits()
  /// The transactions of each phone's chain; empty before the first purchase.
  private var transactions = [Bits(), Bits()]
  private var holders = [Bits(), Bits()]
  private var granted = Bits()
  /// Each holder's note; -1 for none.
  private var notes = SIMD4<Int>(repeating: -1)

  mutating func answer(_ request: Request) -> HouseholdAnswer {
    if case .install(let phone) = request {
      return .installed(created: installed.insert(phone), as: holder(of: phone))
    }
    guard installed.contains(request.phone) else { return .refused("unknownDevice") }
    switch request {
    case .install: preconditionFailure("it is answered above")
    case .identify(let phone, let person): return identify(phone, person)
    case .logout(let phone):
      defer { logins[phone] = -1 }
      return .loggedOut(logins[phone] < 0 ? "unchanged" : "loggedOut")
    case .purchase(let phone, let transaction): return purchase(phone, transaction)
    case .grant(let phone):
      _ = granted.insert(holder(of: phone).place)
      return .granted(true)
    case .revoke(let phone):
      return granted.remove(holder(of: phone).place)
        ? .granted(false) : .refused("notAManualGrant")
    case .setNote(let phone, let note):
      notes[holder(of: phone).place] = note
      return .note(note)
    case .note(let phone):
      let note = notes[holder(of: phone).place]
      return .note(note < 0 ? nil : note)
    case .check(let phone): return check(phone)
    }
  }

  /// Depends on the answer too: a rejected request changes nothing.
  static func changesNothing(_ request: Request, _ answer: HouseholdAnswer?) -> Bool {
    switch (request, answer) {
    case (.note, _), (.check, _), (_, .refused), (_, .installed(created: false, _)),
      (_, .identified(_, "unchanged")), (_, .loggedOut("unchanged")):
      true
    default: false
    }
  }

  private func holder(of phone: Int) -> Holder {
    logins[phone] < 0 ? .anonymous(phone: phone) : .person(logins[phone])
  }

  private mutating func identify(_ phone: Int, _ person: Int) -> HouseholdAnswer {
    if logins[phone] == person { return .identified(created: false, "unchanged") }
    let isNew = known.insert(person)
    logins[phone] = person
    // A purchase that only the phone's anonymous user holds.
    guard holders[phone] == Bits([phone]) else {
      return .identified(created: isNew, "switched")
    }
    _ = holders[phone].insert(Holder.person(person).place)
    return .identified(created: isNew, "attached")
  }

  private mutating func purchase(_ phone: Int, _ transaction: Int) -> HouseholdAnswer {
    let buyer = holder(of: phone).place
    if transactions[phone].isEmpty {
      transactions[phone] = Bits([transaction])
      holders[phone] = Bits([phone, buyer])
      return .purchased(created: true, "recorded", renewsCount: 0)
    }
    let isRenewal = transactions[phone].greatest < transaction
    _ = transactions[phone].insert(transaction)
    let gains = holders[phone].insert(buyer)
    return .purchased(
      created: false,
      gains ? "received" : isRenewal ? "renewed" : "unchanged",
      renewsCount: transactions[phone].count - 1
    )
  }

  private func check(_ phone: Int) -> HouseholdAnswer {
    let user = holder(of: phone)
    var held: [String: Int] = [:]
    for phone in Self.phones where holders[phone].contains(user.place) {
      held["E\(phone)"] = transactions[phone].count - 1
    }
    if granted.contains(user.place) { held["gift"] = 0 }
    return .entitled(user, held)
  }
}

extension Household.Holder {
  /// The index among all four holders.
  fileprivate var place: Int {
    switch self {
    case .anonymous(let phone): phone
    case .person(let number): Household.phones.count + number
    }
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
