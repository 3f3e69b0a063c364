import IdentityCore
import LineProtocol
import Storage

extension Service {
  func readEvents(_ request: ReadEvents) throws(RPCError) -> Answer {
    let (project, projectTurn) = try project(request.project)
    let ((customers, newest), draft) = try decide(in: project, changedIn: projectTurn) {
      draft throws(Stop) in
      let customers: [CustomerID]? =
        if let user = request.user { try draft.customerIDs(reachedBy: user) } else { nil }
      return (customers, try draft.tally().events)
    }
    guard request.after <= newest else { throw ReadEvents.beyond(newest) }
    let query = EventQuery(
      project: project.number, after: request.after, limit: request.limit, kinds: request.kinds,
      customers: customers)
    let stored: EventPage
    do throws(StorageError) {
      stored = try reader.events(query)
    } catch {
      throw RPCError(error)
    }
    let (page, turn) = ledger.extend(stored, for: query)
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.key("events")
    writer.beginArray()
    for event in page.events { writer.raw(event.body) }
    writer.endArray()
    writer.member("cursor", String(page.cursor))
    writer.member("more", page.more)
    writer.endObject()
    return Answer(result: writer.bytes, needs: max(turn, draft.newestTurnSeen), wrote: false)
  }
}
