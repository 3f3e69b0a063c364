/// One installation of one app.
struct ModelDevice {
  var id: Name
  /// The index of its anonymous user in `Model.users`.
  var anonymous: Int
  /// The index of its identified user, if logged in.
  var identified: Int?
  var storeAccount: Name?
  /// Whether a user has logged out on it.
  var wasLoggedOut = false

  var current: Int { identified ?? anonymous }

  /// The account whose purchases it can restore.
  var account: ModelAccount { storeAccount.map { .account($0) } ?? .device(id) }
}

/// The account of a purchase.
enum ModelAccount: Equatable {
  case account(Name)
  /// A device without a store account is its own account.
  case device(Name)
}

struct ModelUser {
  var id: Name
  var isAnonymous: Bool
  /// The index of the customer in `Model.customers`.
  var customer: Int
}

/// Users that share purchases and grants.
struct ModelCustomer {
  /// Every generated id that refers to it; the first is its `customerId`.
  var ids: [Name]
  var createdAt: Int
  /// How many requests came before; an undo makes its customers in its replay, and dates them then.
  var age: Int
  var properties: [ModelProperty] = []
  /// Earlier values that an import named.
  var overridden: [ModelProperty] = []
  /// The entitlements that the last access events announced.
  var emitted: [Name] = []
  /// Whether it was merged into another customer.
  var isAbsorbed = false
}

struct ModelProperty {
  var key: Name
  var value: String
  var setAt: Int
}

// Look-ups of users.
extension Model {
  func user(_ id: Name) -> Int? { users.firstIndex { $0.id == id } }

  func customer(reachedBy id: Name) -> Int? {
    if let user = user(id) { return users[user].customer }
    return customers.firstIndex { !$0.isAbsorbed && $0.ids.contains(id) }
  }

  func device(_ params: Name?) throws(ModelError) -> Int {
    guard let index = devices.firstIndex(where: { $0.id == params }) else {
      throw ModelError("unknownDevice", "/device")
    }
    return index
  }

  func identifiedIDs(of customer: Int) -> [Name] {
    users.filter { $0.customer == customer && !$0.isAnonymous }.map(\.id).sorted()
  }

  func anonymousIDs(of customer: Int) -> [Name] {
    users.filter { $0.customer == customer && $0.isAnonymous }.map(\.id).sorted()
  }

  /// Returns the representative id: an identified one, else an anonymous one, least by bytes.
  func shown(_ customer: Int) -> Name {
    identifiedIDs(of: customer).first ?? anonymousIDs(of: customer).first ?? Name("?")
  }

  func isIdentified(_ customer: Int) -> Bool { !identifiedIDs(of: customer).isEmpty }
}

// Creating users.
extension Model {
  mutating func makeAnonymous(on device: Name?) -> Int {
    let id = takeMade(isAnonymous: true).id
    customers.append(ModelCustomer(ids: [id], createdAt: now, age: age))
    users.append(ModelUser(id: id, isAnonymous: true, customer: customers.count - 1))
    emit("userCreated", of: users.count - 1, ["device": .name(device)])
    return users.count - 1
  }

  /// Creates an identified user, in an existing customer or a new one.
  mutating func makeIdentified(_ id: Name, on device: Name?, joining customer: Int? = nil) -> Int {
    var made = takeMade(isAnonymous: false)
    var age = self.age
    if script != nil, customers.contains(where: { $0.ids.contains(made.customerID) }) {
      // Only an undo makes it a customer on its own.
      let placeholder = Name("?split \(script?.step ?? 0) \(id)")
      (made.customerID, age) = splits[placeholder] ?? (placeholder, .max)
    }
    if customer == nil {
      customers.append(ModelCustomer(ids: [made.customerID], createdAt: now, age: age))
    }
    let customer = customer ?? customers.count - 1
    users.append(ModelUser(id: id, isAnonymous: false, customer: customer))
    emit("userCreated", of: users.count - 1, ["device": .name(device)])
    return users.count - 1
  }

  /// The age of a customer that is made now.
  var age: Int { script?.step ?? past.count }

  private mutating func takeMade(isAnonymous: Bool) -> MadeUser {
    guard let next = made.users.first, next.isAnonymous == isAnonymous else {
      let id = Name("?\(users.count)")
      return MadeUser(id: id, isAnonymous: isAnonymous, customerID: id)
    }
    made.users.removeFirst()
    return next
  }

  /// Refuses a user id that no new user may have.
  func check(_ id: Name, _ field: String = "/userId") throws(ModelError) {
    if id == Name("") || rules.blockedUserIDs.contains(id) {
      throw ModelError("blockedUserId", field)
    }
    if id.scalarsCount > rules.userIDLengthMax { throw ModelError("userIdTooLong", field) }
    let prefix = rules.anonymousPrefix
    let isReserved = !prefix.bytes.isEmpty && id.begins(with: prefix)
    let isIdentified = user(id).map { !users[$0].isAnonymous } ?? false
    if isReserved || (customer(reachedBy: id) != nil && !isIdentified) {
      throw ModelError("reservedUserId", field)
    }
  }
}
