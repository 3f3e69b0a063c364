// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A reason why an entitlement is not active.
  public struct MissingReason: Hashable, Sendable {
    /// What is missing; rules.md describes each kind.
    public let kind: Entitled.MissingReasonKind
    /// An explanation in one sentence.
    public let text: String
    /// Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim of
    /// the user, which no store has reported yet.
    public let store: String?
    /// Id that a store gives to a transaction.
    public let originalTransactionId: String?
    /// A product, by the id that the store and the catalogue use.
    public let product: String?
    /// In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder
    /// comes before an anonymous holder, then the first in byte order.
    public let holder: String?
    /// Last millisecond with access. In `refunded` and `revoked`: time of the refund or
    /// revocation. In `notIdentified`: when the holder logged out on this device, if it did.
    public let since: Entitled.Moment?
    /// In `paused`: end of the pause. In `notYet`: start of access.
    public let until: Entitled.Moment?
    /// In `heldByAnother`: the steps that led to the holder.
    public let because: [Entitled.ExplanationStep]?
    /// Calls that would each make the entitlement active at the moment that the result is for. A
    /// call is listed under the first reason that it removes.
    public let suggestedCalls: [Entitled.SuggestedCall]
  }
}

extension Entitled.MissingReason: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.text = try members.required("text")
    self.store = try members.optional("store")
    self.originalTransactionId = try members.optional("originalTransactionId")
    self.product = try members.optional("product")
    self.holder = try members.optional("holder")
    self.since = try members.optional("since")
    self.until = try members.optional("until")
    self.because = try members.optional("because")
    self.suggestedCalls = try members.required("suggestedCalls")
  }
}
