package import IdentityCore

/// Takes what is erased out of events that were told.
package struct EventEraser {
  private let names: ErasedNames
  private let document = JSONDocument()

  package init(_ names: ErasedNames) {
    self.names = names
  }

  /// An event without what was erased.
  package struct Rewritten {
    package var body: [UInt8]
    /// Where else the erased may be mentioned.
    package var trace: Draft.Trace
  }

  /// Nil where the event mentions none of it.
  ///
  /// The tombstone's id stands for ids of users, devices and transactions. What has no id to stand
  /// for it is left out: the id of the request that caused the event, and, of a chain that is
  /// gone, the caller's attributes.
  package func rewrite(_ body: [UInt8]) throws(JSONError) -> Rewritten? {
    guard names.mayStand(inEvent: body) else { return nil }
    let event = try document.read(body)
    let facts = Facts(event, names)
    guard facts.isChanged else { return nil }
    var writer = JSONWriter(capacity: body.count + 64)
    writer.beginObject()
    for member in event.members { write(member, facts, to: &writer) }
    writer.endObject()
    return Rewritten(body: writer.bytes, trace: facts.trace)
  }

  private func write(_ member: JSONValue.Member, _ facts: Facts, to writer: inout JSONWriter) {
    let name = member.name.string ?? []
    let value = member.value
    switch MemberSort(member.name) {
    case .user:
      writer.key(name)
      write(
        value,
        isErased: value.string.map { names.users.contains(UserID($0)) } ?? false,
        &writer
      )
    case .device:
      writer.key(name)
      write(value, isErased: facts.isDeviceErased, &writer)
    case .users:
      writer.key(name)
      write(users(value), &writer)
    case .transaction:
      writer.key(name)
      write(value, isErased: facts.isChainErased, &writer)
    case .attributes:
      if facts.isChainErased { return }
      writer.key(name)
      writer.raw(value.rawBytes)
    case .cause:
      writer.key(name)
      writer.beginObject()
      for part in value.members where !part.name.equals("id") {
        writer.key(part.name.string ?? [])
        writer.raw(part.value.rawBytes)
      }
      writer.endObject()
    case .other:
      writer.key(name)
      writer.raw(value.rawBytes)
    }
  }

  private func write(_ value: JSONValue, isErased: Bool, _ writer: inout JSONWriter) {
    if isErased { writer.identifier(names.tombstone) } else { writer.raw(value.rawBytes) }
  }

  private func write(_ ids: [UserID], _ writer: inout JSONWriter) {
    writer.beginArray()
    for id in ids { writer.identifier(id) }
    writer.endArray()
  }

  /// A list of ids in the order of their bytes; several that are erased are one now.
  private func users(_ list: JSONValue) -> [UserID] {
    let ids = list.elements.map { UserID($0.string ?? []) }
    return Set(ids.map { names.users.contains($0) ? names.tombstone : $0 }).sorted()
  }

  /// What the members of an event say, by their names.
  private enum MemberSort {
    case user, users, device, transaction, attributes, cause, other

    init(_ name: JSONValue) {
      self =
        if ["user", "userId", "anonymousId", "to", "absorbed"].contains(where: name.equals) {
          .user
        } else if ["from", "holders", "aliases"].contains(where: name.equals) {
          .users
        } else if ["originalTransactionId", "transactionId"].contains(where: name.equals) {
          .transaction
        } else if name.equals("device") {
          .device
        } else if name.equals("attributes") {
          .attributes
        } else if name.equals("cause") {
          .cause
        } else {
          .other
        }
    }
  }

  /// What decides about an event's members.
  private struct Facts {
    var isDeviceErased = false
    var isChainErased = false
    var isChanged = false
    var trace = Draft.Trace()

    init(_ event: JSONValue, _ names: ErasedNames) {
      var store: StoreName?
      var transaction: TransactionID?
      var users: Set<UserID> = []
      for member in event.members {
        let text = member.value.string
        switch MemberSort(member.name) {
        case .user:
          if let text { users.insert(UserID(text)) }
        case .users:
          users.formUnion(member.value.elements.lazy.compactMap(\.string).map { UserID($0) })
        case .device:
          isDeviceErased = text.map { names.devices.contains(DeviceID($0)) } ?? false
        case .transaction:
          if member.name.equals("originalTransactionId") { transaction = text.map { .init($0) } }
        case .cause:
          if let id = member.value.member("id")?.string { isChanged = names.arePart(of: id) }
        case .attributes: break
        case .other: if member.name.equals("store") { store = text.map { .init($0) } }
        }
      }
      if let store, let transaction {
        let chain = ChainKey(store: store, originalTransaction: transaction)
        isChainErased = names.chains.contains(chain)
        trace.chain = chain
      }
      trace.users = users.subtracting(names.users).sorted()
      let namesUser = !users.isDisjoint(with: names.users)
      isChanged = isChanged || namesUser || isDeviceErased || isChainErased
    }
  }
}
