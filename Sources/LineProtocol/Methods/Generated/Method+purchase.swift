// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `purchase`: Records a store transaction, and sets the holders of a new purchase.
package struct RecordPurchase: WritingMethod {
  package static let name: StaticString = "purchase"
  package static let summary: StaticString = "Records a store transaction, and sets the holders of a new purchase."
  package static let parameters: [StaticString] = [
    "device", "userId", "product", "store", "transactionId", "originalTransactionId", "kind",
    "purchasedAt", "expiresAt", "periodType", "environment", "isFamilyShared", "price",
    "currency", "country", "offerCode", "attributes", "asOf", "replaces", "keys", "accountToken",
    "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  /// Nil if the request names none.
  package let subject: Subject?
  /// Id of the product. The daemon also records a product that the catalogue does not have.
  package let product: ProductID
  /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
  /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
  package let store: StoreName
  /// The store's id of this transaction.
  package let transaction: TransactionID
  /// Id of the first transaction of the same purchase. Default: `transactionId`.
  package let originalTransaction: TransactionID?
  /// Kind of the product. It overrides the kind in the catalogue.
  package let kind: PurchaseKind?
  /// Purchase time, RFC 3339. Default: `asOf`, or now.
  package let purchasedAt: Moment?
  /// Last millisecond of the paid period, RFC 3339. Default: no end.
  package let expiresAt: Moment?
  /// Price of the period: full (normal), a trial, or introductory (intro).
  package let periodType: PeriodType?
  /// Environment of the store: production, or sandbox for test purchases.
  package let environment: PurchaseEnvironment?
  /// Whether a family member bought it and shares it.
  package let isFamilyShared: Bool?
  /// Price that the customer paid: a decimal number in a string, for example "9.99".
  package let price: [UInt8]?
  /// Currency of the price: an ISO 4217 code, for example EUR.
  package let currency: [UInt8]?
  /// Country of the purchase: an ISO 3166 code, for example DE.
  package let country: [UInt8]?
  /// Offer code that the customer redeemed.
  package let offerCode: [UInt8]?
  /// Up to 20 strings of your own, which the events of this purchase repeat.
  package let attributes: [Transaction.Attribute]?
  /// Time at which the store made this statement, RFC 3339. Without it, this is a statement of
  /// the caller, made now.
  package let asOf: Moment?
  /// Purchase of the same store that this one takes over: its `originalTransactionId`, or one of
  /// its keys. Google calls it linkedPurchaseToken.
  package let replaces: TransactionID?
  /// Up to ten further names of the purchase, for example a Google order id. Each finds it
  /// wherever `originalTransactionId` is a param. If the daemon does not know
  /// `originalTransactionId`, the first key that names a purchase does.
  package let keys: [TransactionID]?
  /// Account token of the purchase. When the call names a user or a device, it is registered for
  /// that user.
  package let accountToken: AccountTokenID?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.optionalSubject()
    product = try given.required("product").identifier()
    store = try given.required("store").store()
    transaction = try given.required("transactionId").identifier()
    originalTransaction = try given.optional("originalTransactionId")?.identifier()
    kind = try given.optional("kind")?.choice()
    purchasedAt = try given.optional("purchasedAt")?.moment()
    expiresAt = try given.optional("expiresAt")?.moment()
    periodType = try given.optional("periodType")?.choice()
    environment = try given.optional("environment")?.choice()
    isFamilyShared = try given.optional("isFamilyShared")?.bool()
    price = try given.optional("price")?.decimal()
    currency = try given.optional("currency")?.code(letters: 3...3)
    country = try given.optional("country")?.code(letters: 2...3)
    offerCode = try given.optional("offerCode")?.identifier(of: Void.self).bytes
    attributes = try given.optional("attributes")?.attributes()
    asOf = try given.optional("asOf")?.moment()
    replaces = try given.optional("replaces")?.identifier()
    keys = try given.optional("keys")?.list(max: 10) { each throws(RPCError) in
      try each.identifier()
    }
    accountToken = try given.optional("accountToken")?.accountToken()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  /// The fields of the transaction that the request names.
  var named: TransactionFields {
    var named: TransactionFields = [.product]
    if kind != nil { named.insert(.kind) }
    if purchasedAt != nil { named.insert(.purchasedAt) }
    if expiresAt != nil { named.insert(.expiresAt) }
    if periodType != nil { named.insert(.periodType) }
    if environment != nil { named.insert(.environment) }
    if isFamilyShared != nil { named.insert(.isFamilyShared) }
    if price != nil { named.insert(.price) }
    if currency != nil { named.insert(.currency) }
    if country != nil { named.insert(.country) }
    if offerCode != nil { named.insert(.offerCode) }
    if attributes != nil { named.insert(.attributes) }
    return named
  }

  package consuming func asRequest() -> Request { .recordPurchase(self) }
}
