// Resolves requests' subjects, and creates users and customers.
extension Draft {
  /// The user that a subject refers to now, and its customer.
  struct ResolvedUser {
    var device: Device?
    /// The id in the request; for a device, that of its current user.
    var asked: UserID
    var user: User
    var customer: Customer
  }

  mutating func existingDevice(_ id: DeviceID) throws(DecisionStop) -> Device {
    guard let device = try device(id) else { throw .refused(.unknownDevice(id)) }
    return device
  }

  /// Returns a user to which another record refers, so it must exist.
  mutating func existingUser(_ id: UserID) throws(DecisionStop) -> User {
    guard let user = try user(id) else { throw .refused(.unknownUser(id)) }
    return user
  }

  mutating func resolve(_ subject: Subject) throws(DecisionStop) -> ResolvedUser {
    switch subject {
    case .device(let id): return try resolve(existingDevice(id))
    case .user(let id):
      if let user = try user(id) { return try resolve(user) }
      // No user can have an empty id, so this error says more than `unknownUser`.
      if id.bytes.isEmpty { throw .refused(.blockedUserID(id)) }
      try checkLength(of: id, max: rules.userIDLengthMax)
      throw .refused(.unknownUser(id))
    }
  }

  mutating func resolve(_ device: Device) throws(DecisionStop) -> ResolvedUser {
    let user = try existingUser(device.currentUser)
    return ResolvedUser(
      device: device,
      asked: user.id,
      user: user,
      customer: try customer(user.customer)
    )
  }

  /// Returns the identified user, or the representative of an anonymous user's customer.
  ///
  /// A `customerId` also leads to the representative.
  mutating func resolve(_ user: User) throws(DecisionStop) -> ResolvedUser {
    let customer = try customer(user.customer)
    let resolved = user.isIdentified ? user : try existingUser(customer.representative.id)
    return ResolvedUser(device: nil, asked: user.id, user: resolved, customer: customer)
  }

  /// Keeps that the user acted, as the last one of its customer.
  mutating func noteSeen(_ id: UserID) throws(DecisionStop) {
    var customer = try customer(existingUser(id).customer)
    guard customer.lastID != id, customer.members.contains(where: { $0.id == id }) else { return }
    customer.lastID = id
    put(customer)
  }

  /// Refuses an id that no new user may have, by the rules.
  mutating func checkNewUserID(_ id: UserID) throws(DecisionStop) {
    try checkUserIDText(id)
    let prefix = rules.anonymousPrefix
    if !prefix.isEmpty && id.bytes.starts(with: prefix) { throw .refused(.reservedUserID(id)) }
    if let user = try user(id), !user.isIdentified { throw .refused(.reservedUserID(id)) }
  }

  func checkUserIDText(_ id: UserID) throws(DecisionStop) {
    if id.bytes.isEmpty || rules.blockedUserIDs.contains(id) {
      throw .refused(.blockedUserID(id))
    }
    try checkLength(of: id, max: rules.userIDLengthMax)
  }

  func checkLength(of id: UserID, max lengthMax: Int) throws(DecisionStop) {
    let length = id.scalarCount
    if length > lengthMax { throw .refused(.userIDTooLong(length: length, lengthMax: lengthMax)) }
  }

  /// Creates an anonymous user for a device, and a customer with the same id.
  mutating func makeAnonymousUser(for device: DeviceID) throws(DecisionStop) -> User {
    try makeAnonymousUser(.anonymous(device), on: device)
  }

  /// Creates an anonymous user without a device, for a purchase whose user is unknown.
  mutating func makeUserOfPurchase() throws(DecisionStop) -> User {
    try makeAnonymousUser(.purchase, on: nil)
  }

  private mutating func makeAnonymousUser(
    _ idOrigin: User.IDOrigin,
    on device: DeviceID?
  ) throws(DecisionStop) -> User {
    let id = entropy.anonymousID(prefix: rules.anonymousPrefix)
    let member = Customer.Member(id: id, isAnonymous: true)
    let user = User(id: id, idOrigin: idOrigin, customer: CustomerID(id), createdAt: now)
    try makeCustomer(CustomerID(id), with: member)
    try count { $0.users += 1 }
    put(user)
    var event = Event(.userCreated, at: now, customer: user.customer, subject: member)
    event.device = device
    emit(event)
    return user
  }

  /// Creates an identified user, in its own customer or as a member of `joined`.
  mutating func makeIdentifiedUser(
    _ id: UserID,
    in joined: CustomerID? = nil,
    on device: DeviceID? = nil
  ) throws(DecisionStop) -> User {
    let member = Customer.Member(id: id, isAnonymous: false)
    let customerID: CustomerID
    if let joined {
      customerID = joined
      var customer = try customer(joined)
      customer.members.append(member)
      put(customer)
    } else {
      let generated = entropy.anonymousID(prefix: rules.anonymousPrefix)
      customerID = CustomerID(generated)
      try makeCustomer(customerID, with: member)
      put(User(id: generated, idOrigin: .customerOnly, customer: customerID, createdAt: now))
    }
    let user = User(id: id, idOrigin: .identified, customer: customerID, createdAt: now)
    try count { $0.users += 1 }
    put(user)
    var event = Event(.userCreated, at: now, customer: customerID, subject: member)
    event.device = device
    emit(event)
    return user
  }

  private mutating func makeCustomer(
    _ id: CustomerID,
    with member: Customer.Member
  ) throws(DecisionStop) {
    put(
      Customer(
        id: id,
        ordinal: try nextOrdinal(),
        createdAt: now,
        members: [member],
        emittedDefinition: project.definitions
      )
    )
  }

  /// Counts a new customer and returns its sequence number.
  mutating func nextOrdinal() throws(DecisionStop) -> Int64 {
    try count { $0.customers += 1 }.customersEver
  }

  /// Changes the project's counts and returns the new ones.
  @discardableResult
  mutating func count(_ change: (inout ProjectCounts) -> Void) throws(DecisionStop) -> ProjectCounts
  {
    var projectCounts = try projectCounts()
    change(&projectCounts)
    put(projectCounts)
    return projectCounts
  }
}

extension Identifier {
  /// The number of Unicode scalars: all bytes except UTF-8 continuation bytes.
  package var scalarCount: Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
