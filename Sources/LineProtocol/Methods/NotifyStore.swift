package import IdentityCore

/// `store.notify`: carries out what a store sent.
package struct NotifyStore: WritingMethod {
  package static let name: StaticString = "store.notify"
  package static let parameters: [StaticString] =
    ["store", "payload", "headers", "response", "device", "userId"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .notifyStore(self) }

  /// The stores that send notifications.
  package enum Store: String, CaseIterable, Sendable {
    case appStore, playStore, stripe
  }

  /// An object that the caller fetched from the store.
  package struct Response: Sendable {
    /// What the object is; each store has some of these.
    package enum Kind: String, CaseIterable, Sendable {
      case subscription, product, invoice, checkoutSession
    }

    package var kind: Kind
    package var purchaseToken: [UInt8]?
    package var packageName: [UInt8]?
    /// The object's JSON.
    package var body: [UInt8]
    package var fetchedAt: Moment?

    package init(
      kind: Kind,
      purchaseToken: [UInt8]?,
      packageName: [UInt8]?,
      body: [UInt8],
      fetchedAt: Moment?
    ) {
      (self.kind, self.body, self.fetchedAt) = (kind, body, fetchedAt)
      (self.purchaseToken, self.packageName) = (purchaseToken, packageName)
    }
  }

  /// The most bytes of a payload.
  package static let payloadBytesMax = 256 << 10

  package let store: Store
  /// The body of the store's request, or a signed transaction of StoreKit.
  package let payload: [UInt8]?
  /// The header `Stripe-Signature`.
  package let signature: [UInt8]?
  package let response: Response?
  /// The buyer, if a client presented the payload.
  package let buyer: Subject?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    store = try given.required("store").choice()
    let payload = given.optional("payload")
    let bytes = try payload?.bytes()
    if let payload, let bytes, bytes.count > Self.payloadBytesMax {
      throw payload.invalid(
        "\(bytes.count) bytes, and at most \(Self.payloadBytesMax) are allowed"
      ).with("limit", Self.payloadBytesMax)
    }
    self.payload = bytes
    signature = try given.optional("headers")?.header("stripe-signature")
    let response = given.optional("response")
    self.response = try response?.response(of: store)
    guard payload != nil || response != nil else {
      throw RPCError(
        .invalidParams,
        "missing parameter \"payload\"",
        field: "/payload",
        hint: store == .appStore
          ? "give the body of Apple's request as it is, in a string"
          : "give payload, response, or both"
      )
    }
    buyer = try given.optionalSubject()
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the notification, and what it did.
  package static func write(
    _ receipt: Draft.NotificationReceipt,
    catalogue: Catalogue,
    to writer: inout JSONWriter
  ) {
    writer.key("notification")
    writer.notification(receipt.report.notification)
    writer.member("outcome", receipt.outcome.rawValue)
    if let why = receipt.whyIgnored { writer.member("why", why.rawValue) }
    if let question = receipt.question {
      writer.object("ask") { writer in
        writer.member("kind", question.kind)
        for id in question.ids {
          writer.key(Array(id.name.utf8))
          writer.string(id.value)
        }
      }
    }
    writer.list("purchases", receipt.purchases) { purchase, writer in
      writer.chain(purchase.view.purchase.key)
      writer.member("transactionId", purchase.transaction)
      writer.member("outcome", purchase.outcome.rawValue)
      writer.member("fields", purchase.fields)
      writer.member("stale", purchase.notes.stale)
    }
    var warnings = receipt.purchases.flatMap {
      Warning.about($0.view, catalogue) + Warning.about($0.notes)
    }
    if !receipt.report.isKnownType {
      warnings.append(.unknownNotification(receipt.report.notification?.type))
    }
    writer.member("warnings", warnings)
  }
}

extension JSONWriter {
  fileprivate mutating func notification(_ notification: StoreReport.Notification?) {
    guard let notification else { return null() }
    beginObject()
    member("id", notification.id)
    member("type", notification.type)
    member("subtype", notification.subtype)
    member("at", notification.at)
    member("environment", notification.environment?.rawValue)
    endObject()
  }
}

extension Parameter {
  /// Reads a header from an object of strings; its name may be in any case.
  fileprivate func header(_ name: StaticString) throws(RPCError) -> [UInt8]? {
    var found: [UInt8]?
    for (given, value) in try members(max: 200) {
      let text = try value.bytes()
      let lower = given.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
      if lower.elementsEqual("\(name)".utf8) { found = text }
    }
    return found
  }

  fileprivate func response(
    of store: NotifyStore.Store
  ) throws(RPCError) -> NotifyStore.Response {
    let given = try object(
      names: ["kind", "purchaseToken", "packageName", "body", "fetchedAt"],
      of: "a response"
    )
    let kind = try given.required("kind")
    let chosen: NotifyStore.Response.Kind = try kind.choice()
    let kinds: [NotifyStore.Response.Kind] =
      switch store {
      case .appStore: []
      case .playStore: [.subscription, .product]
      case .stripe: [.subscription, .invoice, .checkoutSession]
      }
    guard !kinds.isEmpty else {
      throw invalid("Apple's notifications are complete", hint: "leave response out")
    }
    guard kinds.contains(chosen) else {
      let words = kinds.map(\.rawValue).joined(separator: ", ")
      throw kind.invalid("\(store.rawValue) has the kinds \(words), found \(chosen.rawValue)")
    }
    let body = try given.required("body")
    guard body.value.kind == .object else {
      throw body.unexpected("an object", hint: "give the JSON that the store's API answered")
    }
    return NotifyStore.Response(
      kind: chosen,
      purchaseToken: try given.optional("purchaseToken")?.identifier(of: Void.self).bytes,
      packageName: try given.optional("packageName")?.identifier(of: Void.self).bytes,
      body: body.value.rawBytes,
      fetchedAt: try given.optional("fetchedAt")?.moment()
    )
  }
}
