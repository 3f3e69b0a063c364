/// A URL to which the webhook program posts a project's events.
package struct Webhook: Equatable, Sendable {
  package var url: [UInt8]
  /// The key that signs posts; only admins may read it.
  package var secret: [UInt8]
  /// The previous secret, for receivers that do not know the new one yet.
  package var oldSecret: [UInt8]?
  /// What posts carry in their header `Authorization`; only admins may read it.
  package var authorization: [UInt8]?
  package var format: WebhookFormat
  /// The kinds of events that it receives, each once, by code; empty for all.
  package var kinds: [Event.Kind]
  /// The number of its consumer; a replay gives it a new one.
  package var number: Int64
  /// Whether posting waits for `webhook.resume`.
  package var isPaused: Bool

  package init(
    url: [UInt8],
    secret: [UInt8],
    oldSecret: [UInt8]? = nil,
    authorization: [UInt8]? = nil,
    format: WebhookFormat,
    kinds: [Event.Kind] = [],
    number: Int64 = 0,
    isPaused: Bool = false
  ) {
    self.url = url
    self.secret = secret
    self.oldSecret = oldSecret
    self.authorization = authorization
    self.format = format
    self.kinds = kinds.isEmpty ? [] : Event.Kind.allCases.filter { kinds.contains($0) }
    self.number = number
    self.isPaused = isPaused
  }

  /// The name of the consumer whose cursor is the webhook's position.
  package var consumer: ConsumerID {
    ConsumerID(ConsumerID.webhookPrefix + Array("\(number)".utf8))
  }
}

extension ConsumerID {
  /// The beginning of the names of the webhooks' consumers, which only the daemon creates.
  static let webhookPrefix = Array("webhook-".utf8)

  package var isOfWebhook: Bool { bytes.starts(with: Self.webhookPrefix) }
}

/// A project's webhooks: a record of its own, which few requests may read.
package struct Webhooks: Equatable, Sendable {
  package var all: [Webhook]
  /// The number of the newest consumer.
  package var lastNumber: Int64

  package init(all: [Webhook] = [], lastNumber: Int64 = 0) {
    self.all = all
    self.lastNumber = lastNumber
  }
}

/// A webhook and its position in the feed.
package struct WebhookView: Equatable, Sendable {
  package var webhook: Webhook
  /// All events up to this cursor are delivered.
  package var cursor: Int64
  /// The number of later events.
  package var backlog: Int64
}

/// A project in a reply.
package struct ProjectView: Equatable, Sendable {
  package var project: Project
  package var projectCounts: ProjectCounts
  package var webhooks: Webhooks
  package var stores: StoreSettings
}

/// A project after a definition.
package struct DefinedProject: Equatable, Sendable {
  package var view: ProjectView
  /// What the definition changes; nil if the project is too large to count.
  package var accessChanges: AccessChanges?
}

extension Webhooks {
  /// Returns the webhooks; a project that never had any has no record of them.
  fileprivate static func stored(in draft: inout Draft) throws(DecisionStop) -> Webhooks {
    try draft.value(.webhooks(draft.number)) { $0.webhooks } ?? Webhooks()
  }

  private func store(in draft: inout Draft) {
    draft.put(.webhooks(self), for: .webhooks(draft.number))
  }

  /// Returns the webhooks with their positions, in the order of their definition.
  package static func views(in draft: inout Draft) throws(DecisionStop) -> [WebhookView] {
    let webhooks = try stored(in: &draft)
    return try webhooks.all.indices.map { index throws(DecisionStop) in
      try webhooks.view(at: index, in: &draft)
    }
  }

  /// Pauses or resumes the posts to a URL.
  package static func setPaused(
    _ isPaused: Bool,
    url: [UInt8],
    in draft: inout Draft
  ) throws(DecisionStop) -> WebhookView {
    var webhooks = try stored(in: &draft)
    let index = try webhooks.index(of: url)
    webhooks.all[index].isPaused = isPaused
    webhooks.store(in: &draft)
    return try webhooks.view(at: index, in: &draft)
  }

  /// Moves a webhook to a cursor, back or forward: the events after it are posted.
  ///
  /// The webhook gets a new consumer, so that a late acknowledgement of earlier posts cannot undo
  /// the move.
  package static func replay(
    url: [UInt8],
    after cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) -> WebhookView {
    var webhooks = try stored(in: &draft)
    let index = try webhooks.index(of: url)
    _ = try draft.newestCursor(checking: cursor, .after)
    draft.remove(.consumer(draft.number, webhooks.all[index].consumer))
    webhooks.begin(at: index, after: cursor, in: &draft)
    webhooks.store(in: &draft)
    return try webhooks.view(at: index, in: &draft)
  }

  /// Replaces the webhooks; a known URL keeps its position, and a new one starts at `newest`.
  static func define(
    _ definition: ProjectDefinition,
    newest: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) -> Webhooks {
    var webhooks = try stored(in: &draft)
    guard let given = definition.webhooks else { return webhooks }
    let known = webhooks.all
    webhooks.all = given
    for index in given.indices {
      if let same = known.first(where: { $0.url == given[index].url }) {
        webhooks.all[index].number = same.number
        webhooks.all[index].isPaused = same.isPaused
      } else {
        webhooks.begin(at: index, after: newest, in: &draft)
      }
    }
    for webhook in known where !given.contains(where: { $0.url == webhook.url }) {
      draft.remove(.consumer(draft.number, webhook.consumer))
    }
    if webhooks != Webhooks() { webhooks.store(in: &draft) }
    return webhooks
  }

  private func index(of url: [UInt8]) throws(DecisionStop) -> Int {
    guard let index = all.firstIndex(where: { $0.url == url }) else {
      throw .refused(.unknownWebhook)
    }
    return index
  }

  /// Gives a webhook a new consumer.
  private mutating func begin(at index: Int, after cursor: Int64, in draft: inout Draft) {
    lastNumber += 1
    all[index].number = lastNumber
    let consumer = Consumer(id: all[index].consumer, cursor: cursor)
    draft.put(.consumer(consumer), for: .consumer(draft.number, consumer.id))
  }

  private func view(at index: Int, in draft: inout Draft) throws(DecisionStop) -> WebhookView {
    let newest = try draft.projectCounts().events
    guard let cursor = try Consumer.existing(all[index].consumer, in: &draft)?.cursor else {
      throw .damaged("a webhook has no consumer")
    }
    let backlog = draft.project.eventCount(after: cursor, through: newest)
    return WebhookView(webhook: all[index], cursor: cursor, backlog: backlog)
  }
}

extension ProjectView {
  /// Returns the draft's project.
  package init(of draft: inout Draft) throws(DecisionStop) {
    projectCounts = try draft.projectCounts()
    webhooks = try Webhooks.stored(in: &draft)
    stores = try StoreSettings.stored(in: &draft)
    project = draft.project
  }
}

extension Webhooks: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&all)
    try coder.signed(&lastNumber)
    if coder.goesOn(haveKinds) { try kinds(&coder) }
  }

  /// Whether any webhook receives only some kinds of events.
  private var haveKinds: Bool { all.contains { !$0.kinds.isEmpty } }

  private mutating func kinds<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    for index in all.indices {
      var bits = all[index].kinds.reduce(UInt32(0)) { $0 | 1 << UInt32($1.code) }
      try coder.number(&bits)
      let known = Event.Kind.allCases.filter { bits & 1 << UInt32($0.code) != 0 }
      let areKnown = known.reduce(UInt32(0)) { $0 | 1 << UInt32($1.code) } == bits
      try coder.require(areKnown, else: .badNumber)
      all[index].kinds = known
    }
    let areSome = haveKinds
    try coder.require(areSome, else: .badNumber)
  }
}

extension Webhook: Coded {
  static var blank: Self { Webhook(url: [], secret: [], format: .entitled) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.bytes(&url)
    try coder.bytes(&secret)
    try coder.bytes(&oldSecret)
    try coder.bytes(&authorization)
    try coder.code(&format)
    try coder.signed(&number)
    try coder.flag(&isPaused)
  }
}
