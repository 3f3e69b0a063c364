// Who somebody is, and how new users and customers are made.
extension Draft {
  /// Whom a subject means now: the user, and the customer who holds for it.
  struct ResolvedUser {
    var device: Device?
    /// By what id they were asked for: a device's is that of its current user.
    var asked: UserID
    var user: User
    var customer: Customer
  }

  mutating func existingDevice(_ id: DeviceID) throws(DecisionStop) -> Device {
    guard let device = try device(id) else { throw .refused(.unknownDevice(id)) }
    return device
  }

  /// The user must exist: a device or a customer refers to it.
  mutating func existingUser(_ id: UserID) throws(DecisionStop) -> User {
    guard let user = try user(id) else { throw .refused(.unknownUser(id)) }
    return user
  }

  mutating func person(_ subject: Subject) throws(DecisionStop) -> ResolvedUser {
    switch subject {
    case .device(let id): return try person(on: existingDevice(id))
    case .user(let id):
      if let user = try user(id) { return try person(reachedBy: user) }
      // Nobody can ever have it, which says more than that nobody has.
      if id.bytes.isEmpty { throw .refused(.blockedUserID(id)) }
      try checkLength(of: id)
      throw .refused(.unknownUser(id))
    }
  }

  mutating func person(on device: Device) throws(DecisionStop) -> ResolvedUser {
    let user = try existingUser(device.currentUser)
    return ResolvedUser(
      device: device,
      asked: user.id,
      user: user,
      customer: try customer(user.customer)
    )
  }

  /// Asked by an identified id, that one is meant; asked by an anonymous alias or by the
  /// `customerId`, the one that stands for the customer.
  mutating func person(reachedBy user: User) throws(DecisionStop) -> ResolvedUser {
    let customer = try customer(user.customer)
    let meant = user.isIdentified ? user : try existingUser(customer.representative.id)
    return ResolvedUser(device: nil, asked: user.id, user: meant, customer: customer)
  }

  /// Refuses an id that nobody may have: the rules say which.
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
    try checkLength(of: id)
  }

  private func checkLength(of id: UserID) throws(DecisionStop) {
    let length = id.scalarCount
    if length > rules.userIDLengthMax {
      throw .refused(.userIDTooLong(length: length, lengthMax: rules.userIDLengthMax))
    }
  }

  /// A new anonymous user for a device, with a customer that is called by its id.
  mutating func makeAnonymousUser(for device: DeviceID) throws(DecisionStop) -> User {
    let id = entropy.anonymousID(prefix: rules.anonymousPrefix)
    let member = Customer.Member(id: id, isAnonymous: true)
    let user = User(
      id: id,
      idOrigin: .anonymous(device),
      customer: CustomerID(id),
      createdAt: now
    )
    try makeCustomer(CustomerID(id), with: member)
    try count { $0.users += 1 }
    put(user)
    var event = Event(.userCreated, at: now, customer: user.customer, subject: member)
    event.device = device
    emit(event)
    return user
  }

  /// A new identified user, alone in a customer of its own, or beside those of `customer`.
  mutating func makeIdentifiedUser(
    _ id: UserID,
    in joined: CustomerID? = nil,
    on device: DeviceID? = nil
  ) throws(DecisionStop) -> User {
    let member = Customer.Member(id: id, isAnonymous: false)
    let home: CustomerID
    if let joined {
      home = joined
      var customer = try customer(joined)
      customer.members.append(member)
      put(customer)
    } else {
      let generated = entropy.anonymousID(prefix: rules.anonymousPrefix)
      home = CustomerID(generated)
      try makeCustomer(home, with: member)
      put(User(id: generated, idOrigin: .customerOnly, customer: home, createdAt: now))
    }
    let user = User(id: id, idOrigin: .identified, customer: home, createdAt: now)
    try count { $0.users += 1 }
    put(user)
    var event = Event(.userCreated, at: now, customer: home, subject: member)
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

  /// Counts one customer more.
  mutating func nextOrdinal() throws(DecisionStop) -> Int64 {
    let projectCounts = try count { $0.customers += 1 }
    return projectCounts.customers + projectCounts.customersErased
  }

  /// Returns what there is then.
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
  /// Unicode scalars: every byte but UTF-8's continuations.
  package var scalarCount: Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
