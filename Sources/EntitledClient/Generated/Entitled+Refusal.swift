// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A purchase that a restore left where it was, and why.
  public struct Refusal: Hashable, Sendable {
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    public let store: String
    /// One transaction of a store.
    public let originalTransactionId: String
    /// A product, as the store or the catalogue calls it.
    public let product: String
    /// Who holds it: the identified holder, else the anonymous one; of several the least by
    /// bytes.
    public let holder: String
    /// The rule that refused.
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
