package import EntitledClient
package import Platform

/// A test store: makes the notifications that a script of steps leads to.
package struct Mint {
  private let format: any NotificationFormat
  private let options: MintOptions
  private let settings: MintSettings

  /// Creates a store; throws if it lacks a secret, or libcrypto.
  package init(_ options: MintOptions, _ settings: MintSettings) throws(UsageError) {
    self.options = options
    self.settings = settings
    let ids = MintIDs(seed: options.seed)
    switch options.store {
    case .appStore:
      guard let signer = AppStoreSigner() else {
        throw UsageError(
          "libcrypto.so.3 is missing, which signs what the App Store sends",
          hint: "install it: apt-get install libssl3"
        )
      }
      format = AppStoreFormat(settings: settings, ids: ids, signer: signer)
    case .playStore: format = PlayStoreFormat(settings: settings, ids: ids)
    case .stripe:
      guard let secret = settings.secret else {
        throw UsageError(
          "mint: without a project, Stripe's events need a secret",
          hint: "give --secret whsec_…, or project=ID"
        )
      }
      format = StripeFormat(settings: settings, ids: ids, secret: secret)
    }
  }

  /// Returns what the store sends, in the order in which it is delivered.
  package func deliveries(of script: MintScript) throws(UsageError) -> [MintedNotification] {
    var history = StoreHistory(options.store, settings)
    var sent: [MintedNotification] = []
    for step in script.steps {
      for occurrence in try history.play(step) {
        sent += try format.notifications(of: occurrence)
      }
    }
    if options.isRepeated { sent = sent.flatMap { [$0, $0] } }
    if options.isShuffled {
      var random = SeededRandom(seed: options.seed)
      sent.shuffle(using: &random)
    }
    return sent
  }

  /// Returns the lines of all deliveries.
  package func lines(of script: MintScript) throws(UsageError) -> [JSON] {
    let now = SystemClock.milliseconds / 1000
    return try deliveries(of: script).map { $0.line(secondsNow: now) }
  }
}
