import EntitledClient
import IdentityCore
import LineProtocol

/// One event as it goes to one address: headers and body.
struct Delivery: Equatable, Sendable {
  var url: String
  /// Each a whole line.
  var headers: [String]
  var body: [UInt8]

  /// Nil for an event of which the webhook's format does not tell.
  ///
  /// `timestamp` is when it is posted, in seconds since 1970: of each attempt its own.
  init?(_ event: FeedEvent, to destination: Destination, timestamp: Int64) {
    guard let id = event.json["id"]?.text, let body = destination.format.body(of: event)
    else { return nil }
    let signature = Signature.header(
      id: id,
      timestamp: timestamp,
      body: body,
      keys: destination.keys
    )
    url = destination.url
    headers = [
      "content-type: application/json", "user-agent: entitled-webhook/\(Contract.version)",
      "webhook-id: \(id)", "webhook-timestamp: \(timestamp)", "webhook-signature: \(signature)",
      // Nothing to wait for before the body.
      "expect:",
    ]
    self.body = body
  }
}
