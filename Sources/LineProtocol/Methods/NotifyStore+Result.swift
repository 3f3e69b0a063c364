package import IdentityCore

extension NotifyStore {
  /// The most bytes of a payload.
  private static let payloadBytesMax = 256 << 10

  /// The header `Stripe-Signature`, whose name may be in any case.
  package var signature: [UInt8]? {
    headers?.last { header in
      header.name.elementsEqual("stripe-signature".utf8) {
        (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0) == $1
      }
    }?.value
  }

  func check() throws(RPCError) {
    if let payload, payload.count > Self.payloadBytesMax {
      throw .invalid(
        "/payload",
        "\(payload.count) bytes, and at most \(Self.payloadBytesMax) are allowed"
      ).with("limit", Self.payloadBytesMax)
    }
    try response.map { response throws(RPCError) in try check(response) }
    guard payload == nil, response == nil else { return }
    throw RPCError(
      .invalidParams,
      "missing parameter \"payload\"",
      field: "/payload",
      hint: store == .appStore
        ? "give the body of Apple's request as it is, in a string"
        : "give payload, response, or both"
    )
  }

  private func check(_ response: StoreResponse) throws(RPCError) {
    let kinds: [StoreResponse.Kind] =
      switch store {
      case .appStore: []
      case .playStore: [.subscription, .product]
      case .stripe: [.subscription, .invoice, .checkoutSession]
      }
    guard !kinds.isEmpty else {
      throw .invalid(
        "/response",
        "Apple's notifications are complete",
        hint: "leave response out"
      )
    }
    guard !kinds.contains(response.kind) else { return }
    let words = kinds.map(\.rawValue).joined(separator: ", ")
    throw .invalid(
      "/response/kind",
      "\(store.rawValue) has the kinds \(words), found \(response.kind.rawValue)"
    )
  }

  /// Writes the result: the notification, and what it did.
  package static func write(
    _ receipt: NotificationReceipt,
    terms: AccessDefinition,
    to writer: inout JSONWriter
  ) {
    if let notification = receipt.report.notification {
      writer.object("notification") { $0.members(ofStoreNotification: notification) }
    } else {
      writer.member("notification", raw: nil)
    }
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
    writer.list("purchases", receipt.purchases) { $1.members(ofNotifiedPurchase: $0) }
    var warnings = receipt.purchases.flatMap { notified in
      let (view, notes) = (notified.view, notified.notes)
      // Apple states none, and a caller that only passes notifications on has to know.
      let isEndless = view.kind == .nonRenewingSubscription && view.purchase.periodEnd == nil
      return Warning.about(view, terms) + (isEndless ? [.subscriptionWithoutEnd] : [])
        + Warning.about(notes)
    }
    if !receipt.report.isKnownType {
      warnings.append(.unknownNotification(receipt.report.notification?.type))
    }
    warnings += receipt.report.leftOut.map { .leftOut($0) }
    writer.member("warnings", warnings)
  }
}

extension Parameter {
  /// Reads an object of a store, as its API answered it.
  func storeObject() throws(RPCError) -> [UInt8] {
    guard value.kind == .object else {
      throw unexpected("an object", hint: "give the JSON that the store's API answered")
    }
    return value.rawBytes
  }
}
