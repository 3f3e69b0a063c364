// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One thing that led somebody to an entitlement, or took it away. Members that make no sense
  /// for a step, or are not known, are left out.
  public struct ExplanationStep: Hashable, Sendable {
    /// What it is. rules.md says what each is about.
    public let step: Entitled.ExplanationStepStep
    /// One sentence for people.
    public let text: String
    /// When it came about, as far as it has a time; of `clock` the moment asked about.
    public let at: Entitled.Moment?
    /// The event that told of it.
    public let event: String?
    /// That event's.
    public let cursor: String?
    /// The rule by which it came about.
    public let rule: Entitled.AppliedRule?
    /// What brought it about.
    public let method: Entitled.ExplanationStepMethod?
    /// Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
    /// `identified` the device's anonymous user.
    public let from: [String]?
    /// Who has it by this; of `aliased` the other side.
    public let to: [String]?
    /// Of `purchased` and `identified`; null where a purchase came from no device.
    public let device: Entitled.Maybe<String>
    /// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
    /// other such word.
    public let store: String?
    /// One transaction of a store.
    public let originalTransactionId: String?
    /// One transaction of a store.
    public let transactionId: String?
    /// A product, as the store or the catalogue calls it.
    public let product: String?
    /// What it is at the moment.
    public let state: Entitled.Maybe<Entitled.State>
    /// Of `clock`: since when it is so; where access is over, its last moment. Else when the
    /// period begins.
    public let since: Entitled.Maybe<Entitled.Moment>
    /// The last moment of it, as far as is known; of a pause when it ends. Null where there is no
    /// end.
    public let until: Entitled.Maybe<Entitled.Moment>
    /// Only there, and true, where a login came to this when an earlier link was taken back.
    public let decidedAnew: Bool?
  }
}

extension Entitled.ExplanationStep: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.step = try members.required("step")
    self.text = try members.required("text")
    self.at = try members.required("at")
    self.event = try members.optional("event")
    self.cursor = try members.optional("cursor")
    self.rule = try members.optional("rule")
    self.method = try members.optional("method")
    self.from = try members.optional("from")
    self.to = try members.optional("to")
    self.device = try members.both("device")
    self.store = try members.optional("store")
    self.originalTransactionId = try members.optional("originalTransactionId")
    self.transactionId = try members.optional("transactionId")
    self.product = try members.optional("product")
    self.state = try members.both("state")
    self.since = try members.both("since")
    self.until = try members.both("until")
    self.decidedAnew = try members.optional("decidedAnew")
  }
}
