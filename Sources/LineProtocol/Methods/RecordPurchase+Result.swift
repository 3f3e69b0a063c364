package import IdentityCore

extension RecordPurchase {
  /// Returns the record of the chain, which a first purchase does not have yet.
  package func keys(in project: ProjectNumber) -> [RecordKey] { [.purchase(project, chain)] }

  /// Returns the order for the core; `now` is the default purchase date.
  package func order(now: Moment) -> Draft.Order {
    Draft.Order(
      subject: subject,
      chain: chain,
      transaction: Transaction(
        id: transaction,
        product: product,
        periodType: periodType ?? .normal,
        purchasedAt: purchasedAt ?? asOf ?? now,
        expiresAt: expiresAt,
        isFamilyShared: isFamilyShared ?? false,
        kind: kind,
        environment: environment,
        offerCode: offerCode,
        price: price,
        currency: currency,
        country: country,
        attributes: attributes ?? [],
        named: named
      ),
      asOf: asOf,
      replaces: replaces,
      keys: keys ?? [],
      accountToken: accountToken
    )
  }

  private var chain: ChainKey {
    ChainKey(store: store, originalTransaction: originalTransaction ?? transaction)
  }

  /// Whether the purchase has ended, other than by a purchase that took over from it.
  private static func isOver(_ view: PurchaseView) -> Bool {
    view.state == .expired && !view.isReplaced
  }

  /// Writes the result, with warnings if the purchase gives no access, or gives it forever.
  package static func write(
    _ receipt: Draft.Receipt,
    terms: AccessDefinition,
    to writer: inout JSONWriter
  ) {
    writer.member("purchase", receipt.purchase)
    writer.member("created", receipt.created)
    writer.member("outcome", receipt.outcome.rawValue)
    writer.member("stale", receipt.notes.stale)
    writer.member("entitlements", receipt.access.entitlements)
    writer.member(
      "warnings",
      Warning.about(receipt.purchase, terms) + Warning.about(receipt.notes)
        + (isOver(receipt.purchase) ? [.alreadyOver] : [])
    )
  }
}

extension Parameter {
  /// Reads a decimal number in a string, for example `9.99`.
  func decimal() throws(RPCError) -> [UInt8] {
    let bytes = try string(scalarsMax: 32)
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    let isShort = parts[0].count <= 15 && (parts.count < 2 || parts[1].count <= 9)
    guard areDigits && parts.count <= 2 && isShort else {
      throw invalid(
        "expected a decimal number, found \(String(quoting: bytes))",
        hint: "write it as a string such as \"9.99\""
      )
    }
    return bytes
  }

  /// Reads a code of ASCII letters, whose case is kept.
  func code(letters: ClosedRange<Int>) throws(RPCError) -> [UInt8] {
    let bytes = try bytes()
    let areLetters = bytes.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard areLetters && letters.contains(bytes.count) else {
      let count =
        letters.count == 1
        ? "\(letters.lowerBound)" : "\(letters.lowerBound) or \(letters.upperBound)"
      throw invalid("expected a code of \(count) letters, found \(String(quoting: bytes))")
    }
    return bytes
  }

  /// Reads up to 20 named strings, sorted by name.
  func attributes() throws(RPCError) -> [Transaction.Attribute] {
    let members = try members(max: 20)
    let attributes = try members.map { name, value throws(RPCError) in
      let length = Self.scalarCount(name)
      guard 1...80 ~= length else {
        throw value.invalid("the name has \(length) characters, and 1 to 80 are allowed")
      }
      return Transaction.Attribute(name: name, value: try value.string(scalarsMax: 500))
    }
    return attributes.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}
