package import IdentityCore
package import LineProtocol
package import StoreVerification

/// Reads Stripe's events, and objects that a caller fetched from Stripe, as facts.
package struct StripeEvent {
  let settings: StripeSettings
  let buyer: Subject?
  /// An object that the caller fetched, with its kind.
  let response: StoreResponse?
  /// The system's time in milliseconds, at which an object without a date was fetched.
  let now: Moment

  package init(
    _ settings: StripeSettings,
    response: StoreResponse?,
    buyer: Subject?,
    now: Moment
  ) {
    (self.settings, self.response) = (settings, response)
    (self.buyer, self.now) = (buyer, now)
  }

  static let store: StoreName = "stripe"

  /// Reads a payload whose signature is verified, or only what the caller fetched.
  package func report(of payload: [UInt8]?) throws(NotificationRefusal) -> StoreReport {
    guard let payload else { return try reportOfResponse() }
    guard let event = try? JSONDocument().read(payload), let type = event.word("type"),
      let at = event.seconds("created"), let object = event.given("data")?.given("object")
    else { throw .unverified(.malformed) }
    let notification = StoreReport.Notification(
      id: event.text("id"),
      type: Array(type.utf8),
      at: at,
      environment: event.flag("livemode").map { $0 ? .production : .sandbox }
    )
    let moment = StripeMoment(asOf: at, environment: notification.environment)
    // A refund that failed long ago may get a note; a later one stays.
    if type.hasSuffix("refund.updated"),
      let before = event.given("data")?.given("previous_attributes"), before.given("status") == nil
    {
      return StoreReport(notification, .ignored(.noEffect))
    }
    return StoreReport(notification, try content(of: type, object, moment))
  }

  private func reportOfResponse() throws(NotificationRefusal) -> StoreReport {
    guard let response, let object = try? JSONDocument().read(response.body) else {
      throw .unverified(.malformed)
    }
    let environment = object.flag("livemode").map { live -> PurchaseEnvironment in
      live ? .production : .sandbox
    }
    let moment = StripeMoment(asOf: response.fetchedAt ?? now, environment: environment)
    let notification = StoreReport.Notification(
      id: nil,
      type: nil,
      at: moment.asOf,
      environment: environment
    )
    let content: StoreReport.Content =
      switch response.kind {
      case .subscription: try subscription(object, moment)
      case .invoice: try invoice(object, moment)
      case .checkoutSession: try session(object, moment, isFetched: true)
      case .product: throw .unverified(.malformed)
      }
    return StoreReport(notification, content)
  }

  private func content(
    of type: String,
    _ object: JSONValue,
    _ moment: StripeMoment
  ) throws(NotificationRefusal) -> StoreReport.Content {
    switch type {
    case "checkout.session.completed", "checkout.session.async_payment_succeeded":
      return try session(object, moment, isFetched: false)
    case "invoice.paid": return try invoice(object, moment)
    case "charge.refunded":
      guard object.flag("refunded") == true else { return .ignored(.noEffect) }
      let at = FieldValue.moment(moment.asOf)
      return try change([.refundedAt], to: at, charge: object.id("id"), in: object, moment)
    // The bank has taken the money back for good. The revocation says so if a refund fails later.
    case "charge.dispute.closed":
      guard object.word("status") == "lost" else { return .ignored(.noEffect) }
      let charge: TransactionID? = object.reference("charge")
      let at = FieldValue.moment(moment.asOf)
      return try change([.refundedAt, .revokedAt], to: at, charge: charge, in: object, moment)
    // The money that Stripe could not give back is the seller's again.
    case "refund.failed", "refund.updated", "charge.refund.updated":
      guard ["failed", "canceled"].contains(object.word("status")) else {
        return .ignored(.noEffect)
      }
      let charge: TransactionID? = object.reference("charge")
      return try change([.refundedAt], to: .none, charge: charge, in: object, moment)
    default:
      guard type.hasPrefix("customer.subscription."), object.word("object") == "subscription" else {
        return .ignored(.noEffect)
      }
      if let fetched = fetched(.subscription), fetched.text("id") == object.text("id") {
        return try subscription(fetched, answered(moment))
      }
      return try subscription(object, moment)
    }
  }

  /// Returns the moment of what the caller fetched for an event: no later than the fetch.
  func answered(_ moment: StripeMoment) -> StripeMoment {
    StripeMoment(asOf: response?.fetchedAt ?? moment.asOf, environment: moment.environment)
  }

  /// Reads a checkout: of a subscription it says to whom it belongs, of a payment all.
  private func session(
    _ session: JSONValue,
    _ moment: StripeMoment,
    isFetched: Bool
  ) throws(NotificationRefusal) -> StoreReport.Content {
    let tokens = accountTokens(of: [session])
    switch session.word("mode") {
    case "subscription":
      guard let token = tokens.first,
        let id: TransactionID = session.reference("subscription")
      else { return .ignored(.noEffect) }
      if let fetched = fetched(.subscription) {
        return try subscription(fetched, answered(moment), boughtIn: session)
      }
      let chain = ChainKey(store: Self.store, originalTransaction: id)
      let others = Array(tokens.dropFirst())
      return .statements([
        .token(token, insteadOf: others, of: chain, orAsk: Self.question(about: id))
      ])
    case "payment":
      guard session.word("payment_status") != "unpaid" else { return .ignored(.noEffect) }
      let known = isFetched ? session : fetched(.checkoutSession) ?? session
      guard let id: TransactionID = session.id("id") else { throw .unverified(.malformed) }
      guard known.given("line_items") != nil, let items = known.whole("line_items") else {
        return .ask(StoreQuestion("checkoutSession", [("id", id.bytes)]))
      }
      return payment(known, items, id, tokens.first, moment)
    default: return .ignored(.noEffect)
    }
  }

  private func payment(
    _ session: JSONValue,
    _ items: [JSONValue],
    _ id: TransactionID,
    _ token: AccountTokenID?,
    _ moment: StripeMoment
  ) -> StoreReport.Content {
    let first: TransactionID = session.reference("payment_intent") ?? id
    var statements: [StoreStatement] = []
    for item in items {
      guard let price = item.given("price"), let product = product(of: price) else { continue }
      var transaction = Transaction(id: first, product: product, purchasedAt: moment.asOf)
      transaction.say(.purchasedAt, session.seconds("created"))
      transaction.say(.environment, moment.environment)
      say(item.given("amount_total")?.int64, in: item.text("currency"), of: &transaction)
      statements.append(
        .transaction(
          Draft.Order(
            subject: buyer,
            chain: chain(first, statements.isEmpty ? nil : price),
            transaction: transaction,
            asOf: moment.asOf,
            accountToken: token,
            firstItem: statements.isEmpty ? nil : first,
            registersToken: false
          )
        )
      )
    }
    return statements.isEmpty ? .ignored(.noEffect) : .statements(statements)
  }

  /// Reads what happened to the money of a charge: an invoice tells which periods it was paid for.
  private func change(
    _ fields: [TransactionField],
    to value: FieldValue,
    charge: TransactionID?,
    in object: JSONValue,
    _ moment: StripeMoment
  ) throws(NotificationRefusal) -> StoreReport.Content {
    guard let charge else { throw .unverified(.malformed) }
    let intent: TransactionID? = object.reference("payment_intent")
    let invoice: TransactionID? = object.reference("invoice")
    var ids = [("charge", charge.bytes), ("expand", Array("subscription".utf8))]
    if let intent { ids.insert(("paymentIntent", intent.bytes), at: 1) }
    let question = StoreQuestion("invoice", ids)
    var statements: [StoreStatement] = []
    var names = [charge, intent, invoice].compactMap { $0 }
    var isAnswered = false
    if let fetched = fetched(.invoice) {
      // Stripe's charges do not name their invoice any more: the caller has found it.
      if let id: TransactionID = fetched.id("id") { names.append(id) }
      switch try self.invoice(fetched, moment, further: names, orAsk: question) {
      case .statements(let linking): statements = linking
      case .ask: return .ask(question)
      case .ignored: break
      }
      isAnswered = true
    }
    if let session = self.fetched(.checkoutSession), session.word("mode") == "payment",
      session.reference("payment_intent") == intent
    {
      switch try self.session(session, moment, isFetched: true) {
      case .statements(let payment): (statements, isAnswered) = (payment, true)
      case let other: return other
      }
    }
    let fact = StoreFact(
      names: names.map { ChainKey(store: Self.store, originalTransaction: $0) },
      asOf: moment.asOf,
      values: fields.map { Fact.Entry(field: $0, value: value) },
      orAsk: isAnswered ? nil : question
    )
    return .statements(statements + [.fact(fact)])
  }

  /// Returns an object of this kind that the caller fetched.
  func fetched(_ kind: StoreResponse.Kind) -> JSONValue? {
    guard let response, response.kind == kind else { return nil }
    return try? JSONDocument().read(response.body)
  }

  /// Returns the account tokens of objects, in the order of the configured members; the first
  /// object that has a member counts.
  func accountTokens(of objects: [JSONValue]) -> [AccountTokenID] {
    settings.userFrom.compactMap { name in
      for object in objects {
        if let token = accountToken(of: object, in: name) { return token }
      }
      return nil
    }
  }

  /// Whether an object lacks the first configured member.
  func lacksFirstToken(_ object: JSONValue) -> Bool {
    settings.userFrom.first.map { accountToken(of: object, in: $0) == nil } ?? false
  }

  private func accountToken(of object: JSONValue, in name: [UInt8]) -> AccountTokenID? {
    let metadata = Array("metadata.".utf8)
    let text: [UInt8]?
    if name.starts(with: metadata) {
      text = object.given("metadata")?.member(Array(name.dropFirst(metadata.count)))?.string
    } else if name == StripeSettings.clientReference {
      text = object.text("client_reference_id")
    } else {
      text = object.reference("customer", of: Void.self)?.bytes
    }
    let token = text.flatMap { AccountTokenID(checked: $0) }
    return token.map { AccountTokenID(normalizing: $0.bytes) }
  }

  /// Returns what a price names as the product.
  func product(of price: JSONValue) -> ProductID? {
    let named: ProductID? =
      switch settings.product {
      case .product: price.reference("product")
      case .price: price.id("id")
      case .lookupKey: price.id("lookup_key")
      }
    return named ?? price.id("id")
  }

  /// Returns the chain of an item: the subscription or payment, or one of its further items.
  func chain(_ id: TransactionID, _ further: JSONValue?) -> ChainKey {
    guard let price = further?.text("id") else {
      return ChainKey(store: Self.store, originalTransaction: id)
    }
    return chain(id, price: price)
  }

  func chain(_ id: TransactionID, price: [UInt8]) -> ChainKey {
    ChainKey(store: Self.store, originalTransaction: id.further(price))
  }

  /// Names the price of a transaction, from a currency's smallest unit.
  func say(_ amount: Int64?, in currency: [UInt8]?, of transaction: inout Transaction) {
    guard let currency = code(currency, letters: 3...3) else { return }
    let name = String(decoding: currency, as: UTF8.self)
    let digits = Self.withoutCents.contains(name) ? 0 : Self.withMills.contains(name) ? 3 : 2
    transaction.say(.price, decimal(amount, digits: digits))
    transaction.say(.currency, currency)
  }

  /// Currencies whose smallest unit, for Stripe, is the unit itself.
  private static let withoutCents: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF",
    "XOF", "XPF",
  ]
  /// Currencies with three decimals.
  private static let withMills: Set<String> = ["BHD", "JOD", "KWD", "OMR", "TND"]
}

/// When Stripe said something, and where.
struct StripeMoment {
  var asOf: Moment
  var environment: PurchaseEnvironment?
}
