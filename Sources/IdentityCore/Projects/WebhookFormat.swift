/// The format of a webhook's posts.
package enum WebhookFormat: String, CaseIterable, Sendable {
  /// The event as in the feed.
  case entitled
  /// Purchasely's documented format.
  case purchasely
  /// RevenueCat's documented format.
  case revenuecat
  /// Qonversion's documented format.
  case qonversion
}
