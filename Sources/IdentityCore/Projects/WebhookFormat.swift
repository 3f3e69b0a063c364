/// In whose words a webhook is told of an event.
package enum WebhookFormat: String, CaseIterable, Sendable {
  /// The event as the feed has it.
  case entitled
  /// As Purchasely's page shows it.
  case purchasely
}
