import IdentityCore

// Encodes devices, users and customers.

extension ByteWriter {
  mutating func device(_ device: Device) {
    id(device.anonymousUser)
    id(device.identifiedUser)
    id(device.storeAccount)
    id(device.platform)
    id(device.app)
    moment(device.createdAt)
    list(device.formerLogins) { login, writer in
      writer.id(login.user)
      writer.moment(login.endedAt)
    }
  }

  mutating func user(_ user: User) {
    switch user.idOrigin {
    case .anonymous(let device):
      byte(1)
      id(device)
    case .identified: byte(2)
    case .customerOnly: byte(3)
    case .purchase: byte(4)
    case .imported: byte(5)
    }
    id(user.customer, unless: user.id.bytes)
    moment(user.createdAt)
    list(user.accountTokens) { $1.id($0) }
    list(user.claims) { $1.chain($0) }
  }

  mutating func customer(_ customer: Customer) {
    signed(customer.ordinal)
    moment(customer.createdAt)
    let own = customer.id.bytes
    list(customer.members) { member, writer in
      writer.id(member.id, unless: own)
      writer.flag(member.isAnonymous)
    }
    id(customer.lastSeen)
    list(customer.formerIDs) { $1.id($0) }
    chains(customer.held)
    list(customer.grants) { $1.grant($0) }
    list(customer.emitted) { $1.id($0) }
    moment(customer.emittedUntil)
    signed(customer.emittedDefinition)
  }

  mutating func grant(_ grant: Grant) {
    id(grant.entitlement)
    moment(grant.grantedAt)
    moment(grant.expiresAt)
    moment(grant.revokedAt)
  }

  mutating func properties(_ properties: Properties) {
    for entries in [properties.entries, properties.overridden] {
      list(entries) { entry, writer in
        writer.bytes(entry.key)
        writer.bytes(entry.value)
        writer.moment(entry.setAt)
        writer.id(entry.user)
      }
    }
  }
}

extension ByteReader {
  mutating func device(_ id: DeviceID) throws(CodecError) -> Device {
    Device(
      id: id,
      anonymousUser: try self.id(),
      identifiedUser: try optionalID(),
      storeAccount: try optionalID(),
      platform: try optionalID(),
      app: try optionalID(),
      createdAt: try moment(),
      formerLogins: try list { reader throws(CodecError) in
        Device.FormerLogin(user: try reader.id(), endedAt: try reader.moment())
      }
    )
  }

  mutating func user(_ id: UserID) throws(CodecError) -> User {
    User(
      id: id,
      idOrigin: try idOrigin(),
      customer: try self.id(unless: id.bytes),
      createdAt: try moment(),
      accountTokens: try list { reader throws(CodecError) in try reader.id() },
      claims: try list { reader throws(CodecError) in try reader.chain() }
    )
  }

  mutating func customer(_ id: CustomerID) throws(CodecError) -> Customer {
    let customer = Customer(
      id: id,
      ordinal: try signed(),
      createdAt: try moment(),
      members: try oneOrMany { reader throws(CodecError) in
        Customer.Member(id: try reader.id(unless: id.bytes), isAnonymous: try reader.flag())
      },
      lastSeen: try optionalID(),
      formerIDs: try list { reader throws(CodecError) in try reader.id() },
      held: try chainList(),
      grants: try list { reader throws(CodecError) in try reader.grant() },
      emitted: try oneOrMany { reader throws(CodecError) in try reader.id() },
      emittedUntil: try moment(),
      emittedDefinition: try signed()
    )
    guard !customer.members.isEmpty else { throw error(.emptyList) }
    return customer
  }

  mutating func grant() throws(CodecError) -> Grant {
    Grant(
      entitlement: try id(),
      grantedAt: try moment(),
      expiresAt: try optionalMoment(),
      revokedAt: try optionalMoment()
    )
  }

  mutating func properties(_ customer: CustomerID) throws(CodecError) -> Properties {
    let properties = Properties(
      customer: customer,
      entries: try entries(),
      overridden: try entries()
    )
    guard properties != Properties(customer: customer) else { throw error(.emptyList) }
    return properties
  }

  private mutating func entries() throws(CodecError) -> [Properties.Entry] {
    try list { reader throws(CodecError) in
      Properties.Entry(
        key: try reader.byteList(),
        value: try reader.byteList(),
        setAt: try reader.moment(),
        user: try reader.id()
      )
    }
  }

  private mutating func idOrigin() throws(CodecError) -> User.IDOrigin {
    switch try byte() {
    case 1: return .anonymous(try id())
    case 2: return .identified
    case 3: return .customerOnly
    case 4: return .purchase
    case 5: return .imported
    case let other: throw error(.unknownCode(other, of: "Standing"))
    }
  }
}
