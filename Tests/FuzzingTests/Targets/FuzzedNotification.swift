import IdentityCore
import LineProtocol
import StoreNotifications
import StoreVerification

/// What a store is said to have sent, with any signature taken as right: no payload may break the
/// splitter of signed texts or what reads the stores' objects.
///
/// No text is a valid signature of Stripe, because no input contains the secret.
enum FuzzedNotification {
  private static let trust = AppStoreTrust(
    apps: [AppStoreTrust.App(bundleID: Array("com.example".utf8), appleID: 1234)],
    environments: Set(AppStoreTrust.Environment.allCases)
  )
  private static let now = Moment(milliseconds: 1_795_000_000_000)

  static func take(_ bytes: [UInt8]) throws(FuzzFinding) {
    try FuzzFinding.expect(!isSignature(bytes), "Stripe: a signature without the secret is right")
    try takeTwice("the App Store") { () throws(NotificationRefusal) in
      try AppStoreNotification.report(
        of: bytes,
        trust: trust,
        now: now.milliseconds,
        buyer: nil
      ) { (_) throws(VerifierFault) in .good }
    }
    let stripe = StripeSettings(
      secret: [1],
      userFrom: ["client_reference_id", "metadata.userId", "customer"].map { Array($0.utf8) },
      grace: Array("P7D".utf8)
    )
    let play = PlayStoreSettings(packages: [Array("com.example".utf8)])
    try takeTwice("Stripe") { () throws(NotificationRefusal) in
      try StripeEvent(stripe, response: nil, buyer: nil, now: now).report(of: bytes)
    }
    try takeTwice("Google Play") { () throws(NotificationRefusal) in
      try PlayStoreNotification(play, response: nil, buyer: nil, now: now).report(of: bytes)
    }
    for kind in StoreResponse.Kind.allCases {
      let response = StoreResponse(
        kind: kind,
        purchaseToken: Array("token".utf8),
        packageName: nil,
        body: bytes,
        fetchedAt: nil
      )
      try takeTwice("Stripe's \(kind)") { () throws(NotificationRefusal) in
        try StripeEvent(stripe, response: response, buyer: nil, now: now).report(of: nil)
      }
      try takeTwice("Google's \(kind)") { () throws(NotificationRefusal) in
        try PlayStoreNotification(play, response: response, buyer: nil, now: now).report(of: nil)
      }
    }
  }

  private static func isSignature(_ header: [UInt8]) -> Bool {
    do throws(NotificationRefusal) {
      try StripeSignature.verify(
        header,
        of: Array("{}".utf8),
        secrets: [Array("whsec_nobody".utf8), Array("whsec_former".utf8)],
        now: now.milliseconds / 1000
      )
      return true
    } catch {
      return false
    }
  }

  /// Reads it twice: the second time must give the same, and every id must be one.
  private static func takeTwice(
    _ what: String,
    _ read: () throws(NotificationRefusal) -> StoreReport
  ) throws(FuzzFinding) {
    let (first, again) = (result(read), result(read))
    try FuzzFinding.expect(first == again, "\(what): read differently the second time")
    guard case .success(let report) = first, case .statements(let statements) = report.content
    else { return }
    for case .transaction(let order) in statements {
      let ids = [order.transaction.id.bytes, order.transaction.product.bytes]
      try FuzzFinding.expect(ids.allSatisfy { !$0.isEmpty }, "\(what): an id is empty")
      let moments = [order.transaction.purchasedAt, order.asOf ?? now]
      let areWritable = moments.allSatisfy { Moment.textRange.contains($0) }
      try FuzzFinding.expect(areWritable, "\(what): a moment has no text")
    }
  }

  private static func result(
    _ read: () throws(NotificationRefusal) -> StoreReport
  ) -> Result<StoreReport, NotificationRefusal> {
    do throws(NotificationRefusal) {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }
}
