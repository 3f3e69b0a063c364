package import IdentityCore

extension StoredEvent {
  /// Decodes an event from its row; `damage` says why that failed.
  ///
  /// Without a readable body the event has only the values of the row's other columns.
  package static func read(
    _ cursor: Int64,
    of project: ProjectNumber,
    _ kind: Event.Kind,
    at moment: Moment,
    of customer: CustomerID,
    _ body: [UInt8]?
  ) -> (event: StoredEvent, damage: String?) {
    let subject = Customer.Member(id: UserID(customer), isAnonymous: false)
    var event = Event(kind, at: moment, customer: customer, subject: subject)
    var damage: String?
    do throws(CodecError) {
      if let body { event = try EventCodec.decode(body, kind, at: moment, of: customer) }
    } catch {
      damage = "the event \(cursor) cannot be read: \(error)"
    }
    return (StoredEvent(project: project, cursor: cursor, event: event), damage)
  }
}
