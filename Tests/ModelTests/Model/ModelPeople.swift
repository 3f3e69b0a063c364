/// One install of one app.
struct ModelDevice {
  var id: Name
  /// The place of its anonymous user in `Model.users`.
  var anonymous: Int
  /// The place of its identified user, where somebody is logged in.
  var identified: Int?
  var storeAccount: Name?

  var current: Int { identified ?? anonymous }

  /// Whose purchases it can present: those of its store account, or its own.
  var account: ModelAccount { storeAccount.map { .account($0) } ?? .device(id) }
}

/// Where a purchase came from.
enum ModelAccount: Equatable {
  case account(Name)
  /// A device without a store account is alone on an account of its own.
  case device(Name)
}

struct ModelUser {
  var id: Name
  var isAnonymous: Bool
  /// The place of the customer in `Model.customers`.
  var customer: Int
}

/// Users that are one record.
struct ModelCustomer {
  /// Every made-up id that reaches it; the first one is its `customerId`.
  var ids: [Name]
  var createdAt: Int
  var properties: [ModelProperty] = []
  /// The entitlements that its users were last told that they may use.
  var emitted: [Name] = []
  /// It became part of another one.
  var isAbsorbed = false
}

struct ModelProperty {
  var key: Name
  var value: String
  var setAt: Int
}

// Finding somebody, and what they are called.
extension Model {
  func user(_ id: Name) -> Int? { users.firstIndex { $0.id == id } }

  func customer(reachedBy id: Name) -> Int? {
    if let user = user(id) { return users[user].customer }
    return customers.firstIndex { !$0.isAbsorbed && $0.ids.contains(id) }
  }

  func device(_ params: Name?) throws(ModelError) -> Int {
    guard let place = devices.firstIndex(where: { $0.id == params }) else {
      throw ModelError("unknownDevice", "/device")
    }
    return place
  }

  func identifiedIDs(of customer: Int) -> [Name] {
    users.filter { $0.customer == customer && !$0.isAnonymous }.map(\.id).sorted()
  }

  func anonymousIDs(of customer: Int) -> [Name] {
    users.filter { $0.customer == customer && $0.isAnonymous }.map(\.id).sorted()
  }

  /// One id that stands for a customer: the identified one, else the anonymous one; of several the
  /// least by bytes.
  func shown(_ customer: Int) -> Name {
    identifiedIDs(of: customer).first ?? anonymousIDs(of: customer).first ?? Name("?")
  }

  func isIdentified(_ customer: Int) -> Bool { !identifiedIDs(of: customer).isEmpty }
}

// Making somebody.
extension Model {
  mutating func makeAnonymous(on device: Name) -> Int {
    let id = takeMade(isAnonymous: true).id
    customers.append(ModelCustomer(ids: [id], createdAt: now))
    users.append(ModelUser(id: id, isAnonymous: true, customer: customers.count - 1))
    tell("userCreated", of: users.count - 1, ["device": .name(device)])
    return users.count - 1
  }

  /// A new identified user: of a customer that there is already, or of a new one.
  mutating func makeIdentified(_ id: Name, on device: Name?, joining customer: Int? = nil) -> Int {
    let made = takeMade(isAnonymous: false)
    if customer == nil { customers.append(ModelCustomer(ids: [made.customerID], createdAt: now)) }
    let customer = customer ?? customers.count - 1
    users.append(ModelUser(id: id, isAnonymous: false, customer: customer))
    tell("userCreated", of: users.count - 1, ["device": .name(device)])
    return users.count - 1
  }

  private mutating func takeMade(isAnonymous: Bool) -> MadeUser {
    guard let next = made.first, next.isAnonymous == isAnonymous else {
      let id = Name("?\(users.count)")
      return MadeUser(id: id, isAnonymous: isAnonymous, customerID: id)
    }
    made.removeFirst()
    return next
  }

  /// Refuses a user id that comes in and that nobody may have, be it known or new.
  func check(_ id: Name) throws(ModelError) {
    if id == Name("") || rules.blockedUserIDs.contains(id) {
      throw ModelError("blockedUserId", "/userId")
    }
    if id.scalarsCount > rules.userIDLengthMax { throw ModelError("userIdTooLong", "/userId") }
    let prefix = rules.anonymousPrefix
    let isReserved = !prefix.bytes.isEmpty && id.begins(with: prefix)
    let isIdentified = user(id).map { !users[$0].isAnonymous } ?? false
    if isReserved || (customer(reachedBy: id) != nil && !isIdentified) {
      throw ModelError("reservedUserId", "/userId")
    }
  }
}
