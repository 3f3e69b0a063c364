/// A place that names something and that the records of what it names do not lead to.
///
/// A deletion visits the events of the customer, of the customers that share its purchases, and of
/// those whom its own events name. Every other event that names one of its ids has a mention. So a
/// deletion reads no more than what it has to change, in a store of any size.
package struct Mention: Hashable, Sendable {
  package var named: Named
  package var place: Place

  package init(_ named: Named, in place: Place) {
    (self.named, self.place) = (named, place)
  }

  /// What a place names.
  package enum Named: Hashable, Sendable {
    case user(UserID)
    case device(DeviceID)
    /// For a renewal's order that is the order of its chain.
    case chain(ChainKey)
    case token(AccountTokenID)
    /// Stands for all that there is, in `Mention.complete`.
    case anything
  }

  /// What names it.
  package enum Place: Hashable, Sendable {
    case events(CustomerID)
    case purchase(ChainKey)
    case device(DeviceID)
    case user(UserID)
  }

  /// The mention of the same pair from the other side, where no event leads from one to the other.
  ///
  /// A deletion of either then finds both, and removes them.
  package var counterpart: Mention? {
    switch (named, place) {
    case (.user(let id), .events(let customer)): Mention(.user(UserID(customer)), in: .user(id))
    case (.device(let id), .events(let customer)):
      Mention(.user(UserID(customer)), in: .device(id))
    case (.chain(let chain), .events(let customer)):
      Mention(.user(UserID(customer)), in: .purchase(chain))
    case (.user(let id), .user(let other)): Mention(.user(other), in: .events(CustomerID(id)))
    case (.user(let id), .device(let device)):
      Mention(.device(device), in: .events(CustomerID(id)))
    case (.user(let id), .purchase(let chain)):
      Mention(.chain(chain.named), in: .events(CustomerID(id)))
    case (.anything, _), (.token, _), (.device, _), (.chain, _): nil
    }
  }

  /// Says that the mentions of a project's events are all recorded.
  ///
  /// A project from before there were mentions gets them with its next deletion.
  package static let complete = Mention(.anything, in: .events(CustomerID([])))

  /// Removes the mentions of what a place names no more, if there are any.
  static func remove(_ named: [Named], in place: Place, from draft: inout Draft) {
    for name in named { draft.remove(.mention(draft.number, Mention(name, in: place))) }
  }
}

// The id of a mention; what is named comes first, so that a range finds all places.
extension Mention: KeyID {
  package var keyID: [UInt8] {
    var writer = ByteWriter(capacity: 96)
    named.write(to: &writer)
    switch place {
    case .events(let customer):
      writer.byte(1)
      writer.raw(customer.bytes)
    case .purchase(let chain):
      writer.byte(2)
      writer.bytes(chain.store.bytes)
      writer.raw(chain.originalTransaction.bytes)
    case .device(let id):
      writer.byte(3)
      writer.raw(id.bytes)
    case .user(let id):
      writer.byte(4)
      writer.raw(id.bytes)
    }
    return writer.written
  }

  /// Returns nil for bytes of another form.
  package init?(_ key: RecordKey) {
    var reader = ByteReader(key.id, of: key.type)
    guard let named = try? Named(&reader), let code = try? reader.byte() else { return nil }
    self.named = named
    switch code {
    case 1: place = .events(CustomerID(Array(key.id[reader.offset...])))
    case 2:
      guard let store = try? reader.byteList() else { return nil }
      let transaction = TransactionID(Array(key.id[reader.offset...]))
      place = .purchase(ChainKey(store: StoreName(store), originalTransaction: transaction))
    case 3: place = .device(DeviceID(Array(key.id[reader.offset...])))
    case 4: place = .user(UserID(Array(key.id[reader.offset...])))
    default: return nil
    }
  }
}

extension Mention.Named {
  /// What the ids of all its mentions begin with.
  package var idStart: [UInt8] {
    var writer = ByteWriter(capacity: 48)
    write(to: &writer)
    return writer.written
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .anything: writer.byte(0)
    case .user(let id):
      writer.byte(1)
      writer.bytes(id.bytes)
    case .device(let id):
      writer.byte(2)
      writer.bytes(id.bytes)
    case .chain(let chain):
      writer.byte(3)
      writer.bytes(chain.store.bytes)
      writer.bytes(chain.originalTransaction.bytes)
    case .token(let id):
      writer.byte(4)
      writer.bytes(id.bytes)
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(CodecError) {
    switch try reader.byte() {
    case 0: self = .anything
    case 1: self = .user(UserID(try reader.byteList()))
    case 2: self = .device(DeviceID(try reader.byteList()))
    case 3:
      let store = StoreName(try reader.byteList())
      let transaction = TransactionID(try reader.byteList())
      self = .chain(ChainKey(store: store, originalTransaction: transaction))
    case 4: self = .token(AccountTokenID(try reader.byteList()))
    case let other: throw reader.error(.unknownCode(other, of: "Named"))
    }
  }
}
