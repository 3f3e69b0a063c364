/// An event to undo, with the users and the purchase that it links.
package struct LinkEvent: Equatable, Sendable {
  package var cursor: Int64
  package var kind: Event.Kind
  /// The identified user whom the event is about.
  package var user: UserID?
  /// The device's anonymous user, or the anonymous user whom the event is about.
  package var anonymousUser: UserID?
  package var chain: ChainKey?

  package init(
    cursor: Int64,
    kind: Event.Kind,
    user: UserID? = nil,
    anonymousUser: UserID? = nil,
    chain: ChainKey? = nil
  ) {
    self.cursor = cursor
    self.kind = kind
    self.user = user
    self.anonymousUser = anonymousUser
    self.chain = chain
  }

  /// Extracts the users and the purchase from an event.
  package init(_ event: Event, at cursor: Int64) {
    let subject = event.subject
    self.init(
      cursor: cursor,
      kind: event.kind,
      user: subject.isAnonymous ? nil : subject.id,
      anonymousUser: subject.isAnonymous ? subject.id : event.anonymousUser,
      chain: event.purchase?.value.chain
    )
  }
}
