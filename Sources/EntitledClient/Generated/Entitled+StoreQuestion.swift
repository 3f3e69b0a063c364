// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What to fetch from the store: its kind, and the ids that the store gave.
  public struct StoreQuestion: Hashable, Sendable {
    /// See `StoreQuestion` in Protocol.
    public let kind: Entitled.StoreObjectKind
    /// Id of the object at Stripe.
    public let id: String?
    /// Package of the app at Google.
    public let packageName: String?
    /// Token of the purchase at Google.
    public let purchaseToken: String?
    /// Charge whose invoice is to be fetched.
    public let charge: String?
    /// Payment whose invoice is to be fetched.
    public let paymentIntent: String?
    /// What the object at Stripe must contain as a whole, and not as an id.
    public let expand: Entitled.StoreQuestionExpand?
  }
}

extension Entitled.StoreQuestion: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.id = try members.optional("id")
    self.packageName = try members.optional("packageName")
    self.purchaseToken = try members.optional("purchaseToken")
    self.charge = try members.optional("charge")
    self.paymentIntent = try members.optional("paymentIntent")
    self.expand = try members.optional("expand")
  }
}
