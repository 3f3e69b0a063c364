import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Everything that is held about a customer, with the first of its events.
  func export(_ request: ExportUser) throws(RPCError) -> Outcome {
    try read(request.project) { draft throws(Stop) in
      try draft.export(request.user)
    } _: {
      ExportUser.write($0, to: &$2)
    } finish: { [unowned self] exported throws(RPCError) in
      .answered(try withEvents(exported, of: request))
    }
  }

  /// Puts the first of the customer's events behind what else is held.
  private func withEvents(_ exported: Answer, of request: ExportUser) throws(RPCError) -> Answer {
    let (project, turn) = try project(request.project)
    let (ids, draft) = try decide(in: project, changedIn: turn) { draft throws(Stop) in
      try draft.customerIDs(reachedBy: request.user)
    }
    let query = EventQuery(
      project: project.number,
      after: 0,
      limit: ExportUser.eventsMax,
      customers: Set(ids)
    )
    let (page, needs) = ledger.extend(try page(query), for: query)
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    EventSelection.write(
      cursor: page.cursor,
      more: page.more,
      as: "moreEvents",
      to: &writer
    ) {
      $0.events(page.events, of: project)
    }
    writer.endObject()
    var answer = exported
    // Copied once: there may be megabytes.
    answer.result = []
    answer.result.reserveCapacity(exported.result.count + writer.count)
    answer.result += exported.result[..<(exported.result.count - 1)]
    answer.result.append(UInt8(ascii: ","))
    answer.result += writer.bytes.dropFirst()
    answer.needs = max(exported.needs, needs, draft.newestTurnSeen)
    return answer
  }
}
