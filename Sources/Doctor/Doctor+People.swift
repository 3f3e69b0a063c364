import IdentityCore
import Storage

// Devices, users and customers.
extension Doctor {
  func check(_ device: Device, in number: ProjectNumber) throws(StorageError) {
    let subject = "device \(quoted(device.id))"
    let anonymous = try user(device.anonymousUser, in: number)
    if anonymous.isMissing {
      report(number, subject, "its anonymous user \(quoted(device.anonymousUser)) is missing")
    } else if !anonymous.mayBe({ $0.idOrigin == .anonymous(device.id) }) {
      report(
        number,
        subject,
        "\(quoted(device.anonymousUser)) is not an anonymous user that was made for it"
      )
    }
    let former = device.formerLogins.map(\.user)
    if former.count > Device.formerLoginsMax
      || Set(former + [device.identifiedUser].compactMap(\.self)).count
        < former.count + (device.identifiedUser == nil ? 0 : 1)
    {
      report(number, subject, "its list of former logins is too long, or names a user twice")
    }
    guard let id = device.identifiedUser else { return }
    let identified = try user(id, in: number)
    if identified.isMissing {
      report(number, subject, "\(quoted(id)), who is logged in, is missing")
    } else if !identified.mayBe(\.isIdentified) {
      report(number, subject, "\(quoted(id)) is logged in, but is not an identified user")
    }
  }

  func check(_ user: User, in number: ProjectNumber) throws(StorageError) {
    try checkTokens(of: user, in: number)
    try checkClaims(of: user, in: number)
    let isPerson = user.idOrigin != .customerOnly
    if isPerson { projects[number]?.users += 1 }
    let subject = "user \(quoted(user.id))"
    switch try customer(user.customer, in: number) {
    case .unreadable: break
    case .missing:
      report(number, subject, "its customer \(quoted(user.customer)) is missing")
    case .found(let customer) where isPerson:
      if !customer.members.contains(where: { $0.id == user.id }) {
        report(number, subject, "its customer \(quoted(user.customer)) does not list it")
      }
    case .found(let customer):
      if !reaches(user.id, customer) {
        report(number, subject, "it is not an id of the customer \(quoted(user.customer))")
      }
    }
  }

  private func reaches(_ id: UserID, _ customer: Customer) -> Bool {
    id == UserID(customer.id) || customer.formerIDs.contains(CustomerID(id))
  }

  func check(_ customer: Customer, in number: ProjectNumber) throws(StorageError) {
    projects[number]?.customersMade += 1 + Int64(customer.formerIDs.count)
    let subject = "customer \(quoted(customer.id))"
    if customer.members.isEmpty { report(number, subject, "it has no user") }
    if Set(customer.members.map(\.id)).count != customer.members.count {
      report(number, subject, "it lists a user twice")
    }
    for member in customer.members { try check(member, of: customer, in: number) }
    if let lastSeen = customer.lastSeen, lastSeen != customer.lastID {
      report(number, subject, "its user \(quoted(lastSeen)) acted last, and it does not list it")
    }
    for id in customer.ids {
      let user = try user(UserID(id), in: number)
      if !user.mayBe({ $0.customer == customer.id }) {
        report(number, subject, "the id \(quoted(id)) does not reach it")
      }
    }
    if let file = projects[number] {
      let made = file.projectCounts.customers + file.projectCounts.customersErased
      if file.hasCounts, !(1...max(1, made) ~= customer.ordinal) {
        report(number, subject, "its number is \(customer.ordinal), the newest is \(made)")
      }
      if customer.emittedDefinition > file.project.definitions {
        report(number, subject, "its events reported a definition that the project never had")
      }
    }
    try checkHoldings(of: customer, in: number)
  }

  private func check(
    _ member: Customer.Member,
    of customer: Customer,
    in number: ProjectNumber
  ) throws(StorageError) {
    let subject = "customer \(quoted(customer.id))"
    switch try user(member.id, in: number) {
    case .unreadable: break
    case .missing:
      report(number, subject, "its user \(quoted(member.id)) is missing")
    case .found(let user):
      if user.customer != customer.id {
        report(
          number,
          subject,
          "its user \(quoted(member.id)) belongs to \(quoted(user.customer))"
        )
      }
      if user.idOrigin == .customerOnly || user.isAnonymous != member.isAnonymous {
        report(
          number,
          subject,
          "it lists \(quoted(member.id)) as \(member.isAnonymous ? "anonymous" : "identified")"
        )
      }
    }
  }

  /// Checks a customer's holdings, and that events announced the access that they give.
  private func checkHoldings(
    of customer: Customer,
    in number: ProjectNumber
  ) throws(StorageError) {
    let subject = "customer \(quoted(customer.id))"
    if Set(customer.held).count != customer.held.count {
      report(number, subject, "it holds a purchase twice")
    }
    var held: [Purchase] = []
    for chain in customer.held {
      switch try purchase(chain, in: number) {
      case .unreadable: break
      case .missing: report(number, subject, "its purchase \(quoted(chain)) is missing")
      case .found(let purchase):
        held.append(purchase)
        if !purchase.holders.contains(customer.id) {
          report(number, subject, "its purchase \(quoted(chain)) does not list it as a holder")
        }
      }
    }
    guard held.count == customer.held.count, let file = projects[number] else { return }
    for moment in moments(of: customer, holding: held, in: file) {
      let given = access(of: customer, holding: held, in: file, at: moment)
      guard OneOrMany(given) != customer.emitted else { continue }
      report(
        number,
        subject,
        "events reported \(list(Array(customer.emitted))), but its records give \(list(given))"
      )
      return
    }
  }

  /// Returns the moments at which the access is the one that events have announced: just before the
  /// next scheduled change, and now.
  ///
  /// The daemon takes back what was announced at times that the clock has not reached.
  private func moments(
    of customer: Customer,
    holding held: [Purchase],
    in file: ProjectFile
  ) -> [Moment] {
    let next = (held.map(\.nextDue) + [customer.nextDue]).compactMap(\.self).min()
    let last = next.map { Moment(milliseconds: $0.milliseconds - 1) } ?? .distantFuture
    var present = now
    if case .manual(let moment) = file.project.clock { present = moment }
    let isAhead = file.projectCounts.emissions.isAhead(of: present)
    return isAhead || last <= present ? [last] : [last, present]
  }

  private func access(
    of customer: Customer,
    holding held: [Purchase],
    in file: ProjectFile,
    at moment: Moment
  ) -> [EntitlementID] {
    let terms = file.pending(to: customer)?.before ?? file.project.terms
    return Access(
      purchases: held,
      grants: customer.grants,
      catalogue: terms.catalogue,
      environment: terms.environment,
      at: moment
    ).active
  }

  private func list(_ ids: [EntitlementID]) -> String {
    ids.isEmpty ? "nothing" : ids.map { quoted($0) }.joined(separator: ", ")
  }

  func check(_ properties: Properties, in number: ProjectNumber) throws(StorageError) {
    guard !properties.entries.isEmpty || !properties.overridden.isEmpty else { return }
    if try customer(properties.customer, in: number).isMissing {
      report(
        number,
        "the properties of \(quoted(properties.customer))",
        "there is no such customer"
      )
    }
  }
}
