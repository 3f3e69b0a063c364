package import EntitledClient
internal import IdentityCore

/// The daemon's reply to a minted notification.
package struct MintReply {
  private let at: JSON
  private let type: String
  private let result: JSON?
  private let error: RemoteError?

  init(_ delivery: MintedNotification, result: JSON) {
    at = .text(delivery.at)
    type = delivery.type
    self.result = result
    error = nil
  }

  init(_ delivery: MintedNotification, error: RemoteError) {
    at = .text(delivery.at)
    type = delivery.type
    result = nil
    self.error = error
  }

  package var isError: Bool { error != nil }
  /// Whether the daemon needs something that it has not received yet.
  var isQuestion: Bool { result?["outcome"]?.text == "ask" }

  /// The reply on one line, for programs.
  package var json: JSON {
    .without(nils: [
      "at": at, "type": .string(type), "result": result, "error": error?.json,
    ])
  }

  /// The reply on one line, for people.
  package var text: String {
    let purchases = (result?["purchases"]?.elements ?? []).map { purchase in
      let transaction = purchase["transactionId"]?.text ?? ""
      return " \(transaction): \(purchase["outcome"]?.text ?? "")"
    }
    let outcome = error.map { "error: \($0.message)" } ?? result?["outcome"]?.text ?? ""
    return "\(at.text ?? "")  \(type)  \(outcome)" + purchases.joined(separator: ",")
  }
}
