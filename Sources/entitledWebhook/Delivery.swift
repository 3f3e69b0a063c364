import EntitledClient
import IdentityCore
import LineProtocol

/// The HTTP request for one event to one URL: headers and body.
struct Delivery: Equatable, Sendable {
  var url: String
  /// Complete header lines.
  var headers: [String]
  var body: [UInt8]

  /// Creates the request of a post.
  ///
  /// `timestamp` is the time of this attempt, in seconds since 1970.
  init(_ post: Post, to destination: Destination, timestamp: Int64) {
    let signature = Signature.header(
      id: post.id,
      timestamp: timestamp,
      body: post.body,
      keys: destination.keys
    )
    url = destination.url
    headers = [
      "content-type: application/json", "user-agent: entitled-webhook/\(Contract.version)",
      "webhook-id: \(post.id)", "webhook-timestamp: \(timestamp)",
      "webhook-signature: \(signature)",
      // Prevents libcurl from waiting for `100 Continue` before it sends the body.
      "expect:",
    ]
    if let further = destination.format.signatureHeader(
      timestamp: timestamp,
      body: post.body,
      secrets: destination.secrets
    ) {
      headers.append(further)
    }
    if let authorization = destination.authorization {
      headers.append("authorization: \(destination.format.authorization(authorization))")
    }
    body = post.body
  }
}
