// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A product of the catalogue.
  public struct Product: Hashable, Sendable {
    /// Default: the kind that the purchase gives; without it, `subscription` for a purchase with
    /// an end and `nonConsumable` for a purchase without.
    public var kind: Entitled.Maybe<Entitled.ProductKind>
    /// Ids of the entitlements that the product unlocks.
    public var entitlements: [String]
    /// Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
    /// `PRODUCT:PLAN`, and an import from there finds it by that name.
    public var basePlan: String?

    /// Made to be sent; what is left out is not sent.
    public init(
      kind: Entitled.Maybe<Entitled.ProductKind> = .absent,
      entitlements: [String],
      basePlan: String? = nil
    ) {
      self.kind = kind
      self.entitlements = entitlements
      self.basePlan = basePlan
    }
  }
}

extension Entitled.Product: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.both("kind")
    self.entitlements = try members.required("entitlements")
    self.basePlan = try members.optional("basePlan")
  }
}

extension Entitled.Product: Encoded {
  var json: JSON {
    var members = Params()
    members.add("kind", kind)
    members.add("entitlements", entitlements)
    members.add("basePlan", basePlan)
    return members.json
  }
}
