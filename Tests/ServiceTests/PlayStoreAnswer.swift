import IdentityCore
import LineProtocol
import TestSupport

/// What Google pushes and answers about a subscription, as params of `store.notify`.
///
/// Moments are in milliseconds since the beginning of 2026.
struct PlayStoreAnswer {
  var token = "t"
  var state = "ACTIVE"
  var startedAt: Int64 = 0
  /// Further members of the answer.
  var members = ""
  var items: [Item]

  /// An item of the answer.
  struct Item {
    var product: String
    var order: String?
    var expiry: Int64?
    var autoRenews = true
    /// Further members of the item.
    var members = ""

    var json: String {
      var parts = [#""productId":"\#(product)""#]
      if let expiry { parts.append(#""expiryTime":"\#(PlayStoreAnswer.time(expiry))""#) }
      if let order { parts.append(#""latestSuccessfulOrderId":"\#(order)""#) }
      if !members.contains("prepaidPlan") {
        parts.append(#""autoRenewingPlan":{"autoRenewEnabled":\#(autoRenews)}"#)
      }
      return "{\(parts.joined(separator: ","))\(members)}"
    }
  }

  static let start: Int64 = 1_767_225_600_000

  static func time(_ moment: Int64) -> String { MomentText.text(milliseconds: start + moment) }

  static let day: Int64 = 86_400_000

  private var body: String {
    #"{"startTime":"\#(Self.time(startedAt))","subscriptionState":"SUBSCRIPTION_STATE_\#(state)","#
      + #""lineItems":[\#(items.map(\.json).joined(separator: ","))]\#(members)}"#
  }

  /// Params of a push, and of the answer that was fetched for it.
  func params(
    pushedAt moment: Int64,
    fetchedAt fetch: Int64?,
    id: String = "",
    kind: Int = 4
  ) -> String {
    let change =
      #""subscriptionNotification":{"notificationType":\#(kind),"purchaseToken":"\#(token)"}"#
    let fetched = fetch.map { #","fetchedAt":"\#(Self.time($0))""# } ?? ""
    return Self.push(change, at: moment, id: id)
      + #","response":{"kind":"subscription","body":\#(body)\#(fetched)}}"#
  }

  /// Params of an answer that was fetched without a push.
  func params(fetchedAt fetch: Int64, _ further: String = "") -> String {
    #"{"store":"playStore",\#(further)"response":{"kind":"subscription","#
      + #""purchaseToken":"\#(token)","fetchedAt":"\#(Self.time(fetch))","body":\#(body)}}"#
  }

  /// Params of a push about the refund of an order, and of the answer that was fetched for it.
  func refund(of order: String, at moment: Int64, fetchedAt fetch: Int64?, id: String) -> String {
    let change =
      #""voidedPurchaseNotification":{"purchaseToken":"\#(token)","orderId":"\#(order)","#
      + #""productType":1,"refundType":1}"#
    guard let fetch else { return Self.push(change, at: moment, id: id) + "}" }
    return Self.push(change, at: moment, id: id)
      + #","response":{"kind":"subscription","body":\#(body),"fetchedAt":"\#(Self.time(fetch))"}}"#
  }

  /// The params of a push without their end.
  static func push(_ change: String, at moment: Int64, id: String) -> String {
    let event =
      #"{"packageName":"com.example","eventTimeMillis":"\#(start + moment)",\#(change)}"#
    let data = String(decoding: Base64.text(of: Array(event.utf8)), as: UTF8.self)
    let id = id.isEmpty ? "m\(moment)" : id
    return #"{"store":"playStore","payload":"#
      + JSONTree.string(#"{"message":{"data":"\#(data)","messageId":"\#(id)"}}"#).description
  }
}
