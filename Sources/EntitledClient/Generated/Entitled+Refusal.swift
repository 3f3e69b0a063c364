// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase that a restore refused, and the rule that refused it.
  public struct Refusal: Hashable, Sendable {
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public let store: String
    /// Id that a store gives to a transaction.
    public let originalTransactionId: String
    /// A product, by the id that the store and the catalogue use.
    public let product: String
    /// Who holds it. An identified holder comes before an anonymous holder, then the first in
    /// byte order.
    public let holder: String
    /// The rule that refused it.
    public let rule: Entitled.RefusalRule
  }
}

extension Entitled.Refusal: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.store = try members.required("store")
    self.originalTransactionId = try members.required("originalTransactionId")
    self.product = try members.required("product")
    self.holder = try members.required("holder")
    self.rule = try members.required("rule")
  }
}
