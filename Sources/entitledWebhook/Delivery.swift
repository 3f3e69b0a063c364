import EntitledClient
import IdentityCore
import LineProtocol

/// The HTTP request for one event to one URL: headers and body.
struct Delivery: Equatable, Sendable {
  var url: String
  /// Complete header lines.
  var headers: [String]
  var body: [UInt8]

  /// Creates the request; nil if the webhook's format has no payload for this event.
  ///
  /// `timestamp` is the time of this attempt, in seconds since 1970.
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
      // Prevents libcurl from waiting for `100 Continue` before it sends the body.
      "expect:",
    ]
    self.body = body
  }
}
