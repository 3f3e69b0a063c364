internal import EntitledClient
internal import IdentityCore

/// What a store sends about one occurrence.
package struct MintedNotification {
  enum Content {
    case appStore(body: JSON)
    case playStore(push: JSON, response: JSON?)
    /// The event is signed when it is sent, because a signature is valid for five minutes.
    case stripe(event: JSON, response: JSON?, secret: String)
  }

  let at: Moment
  /// The store's name for it.
  package let type: String
  let content: Content

  /// Returns the line that `entitle store` takes.
  func line(secondsNow: Int64) -> JSON {
    if case .appStore(let body) = content { return body }
    return params(secondsNow: secondsNow)
  }

  /// Returns the params of `store.notify`.
  func params(secondsNow: Int64) -> JSON {
    switch content {
    case .appStore(let body):
      return ["store": "appStore", "payload": .string(body.description)]
    case .playStore(let push, let response):
      return .without(nils: [
        "store": "playStore", "payload": .string(push.description), "response": response,
      ])
    case .stripe(let event, let response, let secret):
      let body = event.description
      return .without(nils: [
        "store": "stripe", "payload": .string(body),
        "headers": [
          "Stripe-Signature": .string(
            StripeSeal.header(of: body, secret: secret, seconds: secondsNow)
          )
        ],
        "response": response,
      ])
    }
  }
}
