package import IdentityCore

/// `purchase`: records a store's transaction and its holder.
package struct RecordPurchase: WritingMethod {
  package static let name: StaticString = "purchase"
  package static let parameters: [StaticString] =
    [
      "device", "userId", "product", "store", "transactionId", "originalTransactionId", "kind",
      "purchasedAt", "expiresAt", "periodType", "environment", "isFamilyShared", "price",
      "currency", "country", "offerCode", "attributes", "asOf",
      "replaces", "keys", "accountToken",
    ] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .purchase(self) }

  /// The buyer; nil if the request names none.
  package let subject: Subject?
  package let chain: ChainKey
  /// When the store said it; nil for a statement of the caller, now.
  package let asOf: Moment?
  package let replaces: TransactionID?
  package let keys: [TransactionID]
  /// The purchase date; nil for `asOf` or the time of the request.
  package let purchasedAt: Moment?
  package let accountToken: AccountTokenID?
  package let project: ProjectID
  package let writing: Writing
  /// The transaction, whose purchase date `order` fills in.
  private let transaction: Transaction

  package init(_ given: Parameters) throws(RPCError) {
    // Reads all values before storing any; storing one by one would end in a copy.
    let subject = try given.optionalSubject()
    let product: ProductID = try given.required("product").identifier()
    let store = try given.required("store").store()
    let id: TransactionID = try given.required("transactionId").identifier()
    let original: TransactionID = try given.optional("originalTransactionId")?.identifier() ?? id
    let kind: PurchaseKind? = try given.optional("kind")?.choice()
    let purchasedAt = try given.optional("purchasedAt")?.moment()
    let end = try given.optional("expiresAt")?.moment()
    let environment: PurchaseEnvironment? = try given.optional("environment")?.choice()
    let periodType: PeriodType? = try given.optional("periodType")?.choice()
    let isFamilyShared = try given.optional("isFamilyShared")?.bool()
    let attributes = try given.optional("attributes")?.attributes()
    var transaction = Transaction(
      id: id,
      product: product,
      periodType: periodType ?? .normal,
      purchasedAt: Moment(milliseconds: 0),
      expiresAt: end,
      isFamilyShared: isFamilyShared ?? false,
      kind: kind,
      environment: environment,
      offerCode: try given.optional("offerCode")?.identifier(of: Void.self).bytes,
      price: try given.optional("price")?.decimal(),
      currency: try given.optional("currency")?.code(letters: 3...3),
      country: try given.optional("country")?.code(letters: 2...3),
      attributes: attributes ?? [],
      named: [.product]
    )
    transaction.name(.purchasedAt, if: purchasedAt != nil)
    transaction.name(.expiresAt, if: end != nil)
    transaction.name(.periodType, if: periodType != nil)
    transaction.name(.price, if: transaction.price != nil)
    transaction.name(.currency, if: transaction.currency != nil)
    transaction.name(.country, if: transaction.country != nil)
    transaction.name(.kind, if: kind != nil)
    transaction.name(.environment, if: environment != nil)
    transaction.name(.isFamilyShared, if: isFamilyShared != nil)
    transaction.name(.offerCode, if: transaction.offerCode != nil)
    transaction.name(.attributes, if: attributes != nil)
    let asOf = try given.optional("asOf")?.moment()
    let replaces: TransactionID? = try given.optional("replaces")?.identifier()
    let keys: [TransactionID] =
      try given.optional("keys")?.list(max: Purchase.Relations.keysMax)
      .map { key throws(RPCError) in try key.identifier() } ?? []
    let token = try given.optional("accountToken")?.accountToken()
    let project = try given.project()
    let writing = try Writing(given)
    self.subject = subject
    chain = ChainKey(store: store, originalTransaction: original)
    self.asOf = asOf
    self.replaces = replaces
    self.keys = keys
    self.purchasedAt = purchasedAt
    self.project = project
    self.writing = writing
    self.transaction = transaction
    accountToken = token
  }

  /// Returns the record of the chain, which a first purchase does not have yet.
  package func keys(in project: ProjectNumber) -> [RecordKey] { [.purchase(project, chain)] }

  /// Returns the order for the core; `now` is the default purchase date.
  package func order(now: Moment) -> Draft.Order {
    var order = Draft.Order(
      subject: subject,
      chain: chain,
      transaction: transaction,
      asOf: asOf,
      replaces: replaces,
      keys: keys,
      accountToken: accountToken
    )
    order.transaction.purchasedAt = purchasedAt ?? asOf ?? now
    return order
  }

  /// Writes the result, with warnings if the purchase gives no access, or gives it forever.
  package static func write(
    _ receipt: Draft.Receipt,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.member("purchase", receipt.purchase)
    writer.member("created", receipt.created)
    writer.member("outcome", receipt.outcome.rawValue)
    writer.member("stale", receipt.notes.stale)
    writer.member("entitlements", receipt.access.entitlements)
    writer.member(
      "warnings",
      Warning.about(receipt.purchase, catalogue) + Warning.about(receipt.notes)
    )
  }
}

extension Transaction {
  fileprivate mutating func name(_ field: TransactionField, if isGiven: Bool) {
    if isGiven { named.insert(field) }
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
