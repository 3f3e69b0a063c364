import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Everything that is held about a customer, with the first of its events.
  func export(_ request: ExportUser) throws(RPCError) -> Answer {
    let (project, turn) = try project(request.project)
    let (ids, _) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.idsReachingCustomer(of: request.user)
    }
    let devices = try devices(of: ids, in: project)
    let (export, draft) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.export(request.user, loggedIn: devices)
    }
    let query = EventQuery(
      project: project.number,
      after: 0,
      limit: ExportUser.eventsMax,
      customers: export.customerIDs
    )
    let stored: EventPage
    do throws(StorageError) {
      stored = try reader.events(query)
    } catch {
      throw failed(error)
    }
    let (page, needs) = ledger.extend(stored, for: query)
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    ExportUser.write(export, to: &writer)
    ExportUser.write(
      events: page.events.map(\.body),
      cursor: page.cursor,
      more: page.more,
      to: &writer
    )
    writer.endObject()
    return Answer(result: writer.bytes, needs: max(needs, draft.newestTurnSeen), wrote: false)
  }
}
