package import IdentityCore

/// Encodes events to bytes and decodes them.
///
/// The bytes begin with the format's version and omit the columns of the event's row: project,
/// cursor, kind, moment and customer. The customer's own id takes one byte wherever it occurs.
package enum EventCodec {
  /// Encodes an event as `decode` reads it.
  package static func encode(_ event: Event) -> [UInt8] {
    var writer = ByteWriter()
    encode(event, into: &writer)
    return writer.written
  }

  /// Appends the encoding to what the writer holds.
  static func encode(_ event: borrowing Event, into writer: inout ByteWriter) {
    writer.byte(version)
    writer.event(event)
  }

  /// Decodes an event, and rejects bytes that `encode` does not write.
  package static func decode(
    _ bytes: [UInt8],
    _ kind: Event.Kind,
    at moment: Moment,
    of customer: CustomerID
  ) throws(CodecError) -> Event {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == version else { throw reader.error(.unknownVersion(found)) }
    let event = try reader.event(kind, at: moment, of: customer)
    try reader.end()
    return event
  }

  private static let version: UInt8 = 1
}

extension ByteWriter {
  fileprivate mutating func event(_ event: borrowing Event) {
    let customer = event.customer
    cause(event.cause)
    user(event.subject.id, of: customer)
    flag(event.subject.isAnonymous)
    id(event.device)
    user(event.anonymousUser, of: customer)
    code(event.outcome)
    users(event.from, of: customer)
    user(event.to, of: customer)
    flag(event.shared)
    users(event.aliases, of: customer)
    id(event.absorbed)
    ids(event.entitlements)
    flag(event.purchase != nil)
    if let purchase = event.purchase { facts(purchase.value, of: customer) }
    flag(event.changes != nil)
    if let changes = event.changes {
      list(changes) { change, writer in
        writer.code(change.field)
        writer.value(change.value)
      }
    }
    flag(event.grant != nil)
    if let grant = event.grant { moment(grant.expiresAt) }
    bytes(event.undone)
    moment(event.clock)
  }

  private mutating func cause(_ cause: Event.Cause?) {
    switch cause {
    case nil: byte(0)
    case .request(let method, let id)?:
      byte(1)
      bytes(method)
      bytes(id)
    case .clock?: byte(2)
    case .definition(let id)?:
      byte(3)
      bytes(id)
    }
  }

  private mutating func facts(_ facts: Event.PurchaseFacts, of customer: CustomerID) {
    chain(facts.chain)
    id(facts.transaction, unless: facts.chain.originalTransaction.bytes)
    id(facts.product)
    code(facts.kind)
    list(facts.holders) { $1.user($0, of: customer) }
    id(facts.device)
    code(facts.environment)
    moment(facts.firstPurchasedAt)
    moment(facts.purchasedAt)
    moment(facts.expiresAt)
    code(facts.periodType)
    flag(facts.isFamilyShared)
    details(facts.details)
    code(facts.endReason)
    id(facts.replaces)
  }

  private mutating func value(_ value: FieldValue) {
    switch value {
    case .none: byte(0)
    case .moment(let moment):
      byte(1)
      self.moment(moment)
    case .flag(let isSet): byte(isSet ? 3 : 2)
    case .text(let text):
      byte(4)
      bytes(text)
    case .attributes(let attributes):
      byte(5)
      self.attributes(attributes)
    }
  }

  /// The customer's id is a column of the event's row.
  private mutating func user(_ user: UserID, of customer: CustomerID) {
    id(user, unless: customer.bytes)
  }

  private mutating func user(_ user: UserID?, of customer: CustomerID) {
    flag(user != nil)
    if let user { self.user(user, of: customer) }
  }

  private mutating func users(_ ids: [UserID]?, of customer: CustomerID) {
    flag(ids != nil)
    if let ids { list(ids) { $1.user($0, of: customer) } }
  }

  private mutating func ids<Kind>(_ ids: [Identifier<Kind>]?) {
    flag(ids != nil)
    if let ids { list(ids) { $1.id($0) } }
  }

  private mutating func flag(_ value: Bool?) {
    byte(value.map { $0 ? 2 : 1 } ?? 0)
  }
}

extension ByteReader {
  fileprivate mutating func event(
    _ kind: Event.Kind,
    at moment: Moment,
    of customer: CustomerID
  ) throws(CodecError) -> Event {
    let cause = try cause()
    let subject = Customer.Member(id: try user(of: customer), isAnonymous: try flag())
    var event = Event(kind, at: moment, customer: customer, subject: subject)
    event.cause = cause
    event.device = try optionalID()
    event.anonymousUser = try flag() ? try user(of: customer) : nil
    event.outcome = try optionalCode()
    event.from = try flag() ? try users(of: customer) : nil
    event.to = try flag() ? try user(of: customer) : nil
    event.shared = try optionalFlag()
    event.aliases = try flag() ? try users(of: customer) : nil
    event.absorbed = try optionalID()
    event.entitlements =
      try flag() ? try list { reader throws(CodecError) in try reader.id() } : nil
    event.purchase = try flag() ? SharedBox(try facts(of: customer)) : nil
    event.changes =
      try flag()
      ? try list { reader throws(CodecError) in
        Fact.Entry(field: try reader.code(), value: try reader.value())
      } : nil
    event.grant = try flag() ? Event.GrantFacts(expiresAt: try optionalMoment()) : nil
    event.undone = try optionalByteList()
    event.clock = try optionalMoment()
    return event
  }

  private mutating func cause() throws(CodecError) -> Event.Cause? {
    switch try byte() {
    case 0: return nil
    case 1: return .request(method: try byteList(), id: try optionalStoredLine())
    case 2: return .clock
    case 3: return .definition(request: try optionalStoredLine())
    case let other: throw error(.unknownCode(other, of: "Cause"))
    }
  }

  private mutating func facts(of customer: CustomerID) throws(CodecError) -> Event.PurchaseFacts {
    let chain = try chain()
    return Event.PurchaseFacts(
      chain: chain,
      transaction: try id(unless: chain.originalTransaction.bytes),
      product: try id(),
      kind: try code(),
      holders: try users(of: customer),
      device: try optionalID(),
      environment: try code(),
      firstPurchasedAt: try moment(),
      purchasedAt: try moment(),
      expiresAt: try optionalMoment(),
      periodType: try code(),
      isFamilyShared: try flag(),
      details: try details(),
      endReason: try optionalCode(),
      replaces: try optionalID()
    )
  }

  private mutating func value() throws(CodecError) -> FieldValue {
    switch try byte() {
    case 0: return .none
    case 1: return .moment(try moment())
    case 2: return .flag(false)
    case 3: return .flag(true)
    case 4: return .text(try byteList())
    case 5: return .attributes(try attributes())
    case let other: throw error(.unknownCode(other, of: "FieldValue"))
    }
  }

  private mutating func user(of customer: CustomerID) throws(CodecError) -> UserID {
    try id(unless: customer.bytes)
  }

  private mutating func users(of customer: CustomerID) throws(CodecError) -> [UserID] {
    try list { reader throws(CodecError) in try reader.user(of: customer) }
  }

  private mutating func optionalFlag() throws(CodecError) -> Bool? {
    switch try byte() {
    case 0: return nil
    case 1: return false
    case 2: return true
    case let other: throw error(.unknownCode(other, of: "Bool"))
    }
  }
}
