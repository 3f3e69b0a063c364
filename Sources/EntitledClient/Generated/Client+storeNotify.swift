// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Verifies a message of a store, and records what it reports. Blocks.
  ///
  /// - Parameters:
  ///   - store: Store that sent it.
  ///   - payload: Body of the store's request, unchanged, or a signed transaction of StoreKit 2;
  ///     at most 256 KiB. At least one of `payload` and `response` is required.
  ///   - headers: Headers of the store's request, with names in any case. The daemon reads only
  ///     `stripe-signature`.
  ///   - response: What the caller fetched from the store's API, for `playStore` and `stripe`.
  ///   - device: Device that presented the payload. At most one of `device` and `userId`.
  ///   - userId: User who presented the payload.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func storeNotify(
    store: Entitled.StoreNotifyStore,
    payload: String? = nil,
    headers: Entitled.Map<String>? = nil,
    response: Entitled.StoreResponse? = nil,
    device: String? = nil,
    userId: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.StoreNotifyResult {
    var params = Params()
    params.add("store", store)
    params.add("payload", payload)
    params.add("headers", headers)
    params.add("response", response)
    params.add("device", device)
    params.add("userId", userId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("store.notify", params, timeout)
  }

  /// Verifies a message of a store, and records what it reports.
  ///
  /// - Parameters:
  ///   - store: Store that sent it.
  ///   - payload: Body of the store's request, unchanged, or a signed transaction of StoreKit 2;
  ///     at most 256 KiB. At least one of `payload` and `response` is required.
  ///   - headers: Headers of the store's request, with names in any case. The daemon reads only
  ///     `stripe-signature`.
  ///   - response: What the caller fetched from the store's API, for `playStore` and `stripe`.
  ///   - device: Device that presented the payload. At most one of `device` and `userId`.
  ///   - userId: User who presented the payload.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func storeNotify(
    store: Entitled.StoreNotifyStore,
    payload: String? = nil,
    headers: Entitled.Map<String>? = nil,
    response: Entitled.StoreResponse? = nil,
    device: String? = nil,
    userId: String? = nil,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.StoreNotifyResult {
    var params = Params()
    params.add("store", store)
    params.add("payload", payload)
    params.add("headers", headers)
    params.add("response", response)
    params.add("device", device)
    params.add("userId", userId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("store.notify", params, timeout)
  }
}

extension Entitled {
  /// What `store.notify` answers.
  public struct StoreNotifyResult: Hashable, Sendable {
    /// The store's message. `id` and `type` are null for a bare signed transaction, and for what
    /// the caller fetched.
    public let notification: Entitled.StoreNotification
    /// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
    /// daemon recorded this notification before. ignored: it changes nothing, see `why`.
    /// unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that
    /// something changed, see `ask`.
    public let outcome: Entitled.StoreNotifyResultOutcome
    /// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
    /// the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it
    /// reports nothing about a purchase. unknownType: the daemon does not know its type. Absent
    /// otherwise.
    public let why: Entitled.StoreNotifyResultWhy?
    /// What to fetch from the store and to send as `response`, with the same payload. Absent for
    /// other outcomes.
    public let ask: Entitled.StoreQuestion?
    /// What the notification did to each purchase.
    public let purchases: [Entitled.NotifiedPurchase]
    /// Absent when there are no warnings.
    public let warnings: [Entitled.Warning]?
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.StoreNotifyResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.notification = try members.required("notification")
    self.outcome = try members.required("outcome")
    self.why = try members.optional("why")
    self.ask = try members.optional("ask")
    self.purchases = try members.required("purchases")
    self.warnings = try members.optional("warnings")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
