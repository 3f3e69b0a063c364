import IdentityCore
import LineProtocol
import Storage

extension Service {
  func readEvents(_ request: ReadEvents) throws(RPCError) -> Answer {
    let (project, projectTurn) = try project(request.project)
    let ((customers, newest), draft) = try at("/user") { () throws(RPCError) in
      try decide(in: project, changedIn: projectTurn) { draft throws(Stop) in
        let customers: [CustomerID]? =
          if let user = request.user { try draft.customerIDs(reachedBy: user) } else { nil }
        return (customers, try draft.tally().events)
      }
    }
    guard request.after <= newest else { throw ReadEvents.beyond(newest) }
    let query = EventQuery(
      project: project.number,
      after: request.after,
      limit: request.limit,
      kinds: request.kinds,
      customers: customers
    )
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

  /// Names the parameter that an error is about, where it is not called as in other methods.
  private func at<Result>(
    _ field: String,
    _ body: () throws(RPCError) -> Result
  ) throws(RPCError) -> Result {
    do throws(RPCError) {
      return try body()
    } catch {
      var error = error
      error.field = field
      throw error
    }
  }
}
