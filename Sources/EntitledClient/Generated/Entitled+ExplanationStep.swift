// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One step that led a user to an entitlement, or took it away. A member that does not apply,
  /// or is not known, is absent.
  public struct ExplanationStep: Hashable, Sendable {
    /// Kind of the step; rules.md describes each kind.
    public let step: Entitled.ExplanationStepStep
    /// An explanation in one sentence.
    public let text: String
    /// Time of the step, if it has a time. In `clock`: the moment that the result is for.
    public let at: Entitled.Moment?
    /// Id of the event that reported the step.
    public let event: String?
    /// Cursor of that event.
    public let cursor: String?
    /// The rule that applied in the step.
    public let rule: Entitled.AppliedRule?
    /// In `claimed`: what led to the user.
    public let by: Entitled.ExplanationStepBy?
    /// Method that made the step. In `revoked`: present if an import brought the end.
    public let method: Entitled.ExplanationStepMethod?
    /// Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer.
    /// In `identified`: the device's anonymous user.
    public let from: [String]?
    /// Who has it afterwards. In `aliased`: the second customer.
    public let to: [String]?
    /// In `purchased` and `identified`: the device; null for a purchase without a device.
    public let device: Entitled.Maybe<String>
    /// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
    /// roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    public let store: String?
    /// Id that a store gives to a transaction.
    public let originalTransactionId: String?
    /// Id that a store gives to a transaction.
    public let transactionId: String?
    /// A product, by the id that the store and the catalogue use.
    public let product: String?
    /// State of the purchase or grant at that time.
    public let state: Entitled.Maybe<Entitled.State>
    /// In `clock`: start of the state; when access is over, the last millisecond with access. In
    /// other steps: start of the period.
    public let since: Entitled.Maybe<Entitled.Moment>
    /// Last millisecond of the state, as far as is known; the end of a pause. Null for no end.
    public let until: Entitled.Maybe<Entitled.Moment>
    /// True when an undo of an earlier link changed the outcome of this login; otherwise absent.
    public let recomputed: Bool?
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
    self.by = try members.optional("by")
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
    self.recomputed = try members.optional("recomputed")
  }
}
