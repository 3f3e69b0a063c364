import IdentityCore

// Encodes the trails of users and purchases.

extension ByteWriter {
  mutating func trail(_ trail: UserTrail) {
    flag(trail.origin != nil)
    if let origin = trail.origin {
      id(origin.id)
      signed(origin.ordinal)
      moment(origin.createdAt)
    }
    list(trail.partners) { $1.id($0) }
    signed(trail.lostIn)
    list(trail.lost) { $1.chain($0) }
    list(trail.steps) { step, writer in
      writer.signed(step.cursor)
      writer.moment(step.at)
      writer.action(step.action)
      writer.cursor(step.undoneIn)
    }
  }

  mutating func trail(_ trail: PurchaseTrail) {
    list(trail.holderChanges) { holderChange, writer in
      writer.signed(holderChange.cursor)
      writer.number(UInt64(holderChange.eventCount))
      writer.moment(holderChange.at)
      writer.code(holderChange.method)
      writer.code(holderChange.rule)
      writer.id(holderChange.anonymousUser)
      writer.list(holderChange.from) { $1.id($0) }
      writer.id(holderChange.to)
      writer.cursor(holderChange.undoneIn)
    }
  }

  private mutating func action(_ action: UserTrail.Action) {
    switch action {
    case .login(let login):
      byte(1)
      id(login.user)
      code(login.way)
      code(login.outcome)
      flag(login.isCreated)
      list(login.active) { $1.chain($0) }
      list(login.inactive) { $1.chain($0) }
      list(login.spared) { $1.chain($0) }
    case .alias(let alias):
      byte(2)
      list(alias.side) { $1.id($0) }
      chain(alias.chain)
      code(alias.method)
      code(alias.rule)
    case .grant(let grant):
      byte(3)
      self.grant(grant)
    case .revoke(let entitlement):
      byte(4)
      id(entitlement)
    case .imported(let imported):
      let isShort = imported.revoked.isEmpty && imported.formerIDs.isEmpty
      byte(isShort ? 5 : 6)
      id(imported.beside)
      list(imported.grants) { $1.grant($0) }
      if isShort { return }
      list(imported.revoked) { $1.grant($0) }
      list(imported.formerIDs) { $1.id($0) }
    }
  }

  private mutating func cursor(_ cursor: Int64?) {
    flag(cursor != nil)
    if let cursor { signed(cursor) }
  }
}

extension ByteReader {
  mutating func trail(of user: UserID) throws(CodecError) -> UserTrail {
    var trail = UserTrail(user: user)
    if try flag() {
      trail.origin = UserTrail.Origin(
        id: try id(),
        ordinal: try signed(),
        createdAt: try moment()
      )
    }
    trail.partners = try list { reader throws(CodecError) in try reader.id() }
    trail.lostIn = try signed()
    trail.lost = try chains()
    trail.steps = try list { reader throws(CodecError) in
      UserTrail.Step(
        cursor: try reader.signed(),
        at: try reader.moment(),
        action: try reader.action(),
        undoneIn: try reader.cursor()
      )
    }
    return trail
  }

  mutating func trail(of chain: ChainKey) throws(CodecError) -> PurchaseTrail {
    let holderChanges = try list { reader throws(CodecError) in
      HolderChange(
        cursor: try reader.signed(),
        eventCount: try reader.number(as: Int.self),
        at: try reader.moment(),
        method: try reader.code(),
        rule: try reader.code(),
        anonymousUser: try reader.optionalID(),
        from: try reader.list { reader throws(CodecError) in try reader.id() },
        to: try reader.optionalID(),
        undoneIn: try reader.cursor()
      )
    }
    return PurchaseTrail(chain: chain, holderChanges: holderChanges)
  }

  private mutating func action() throws(CodecError) -> UserTrail.Action {
    switch try byte() {
    case 1:
      .login(
        UserTrail.Login(
          user: try id(),
          way: try code(),
          outcome: try code(),
          isCreated: try flag(),
          active: try chains(),
          inactive: try chains(),
          spared: try chains()
        )
      )
    case 2:
      .alias(
        UserTrail.Alias(
          side: try list { reader throws(CodecError) in try reader.id() },
          chain: try chain(),
          method: try code(),
          rule: try code()
        )
      )
    case 3: .grant(try grant())
    case 4: .revoke(try id())
    case 5:
      .imported(
        UserTrail.Import(
          beside: try optionalID(),
          grants: try list { reader throws(CodecError) in try reader.grant() }
        )
      )
    case 6: .imported(try wholeImport())
    case let other: throw error(.unknownCode(other, of: "Action"))
    }
  }

  /// Reads an import that revoked grants or brought former ids; others have a shorter form.
  private mutating func wholeImport() throws(CodecError) -> UserTrail.Import {
    let imported = UserTrail.Import(
      beside: try optionalID(),
      grants: try list { reader throws(CodecError) in try reader.grant() },
      revoked: try list { reader throws(CodecError) in try reader.grant() },
      formerIDs: try list { reader throws(CodecError) in try reader.id() }
    )
    guard !imported.revoked.isEmpty || !imported.formerIDs.isEmpty else {
      throw error(.notShortest)
    }
    return imported
  }

  private mutating func chains() throws(CodecError) -> [ChainKey] {
    try list { reader throws(CodecError) in try reader.chain() }
  }

  private mutating func cursor() throws(CodecError) -> Int64? {
    try flag() ? try signed() : nil
  }
}
