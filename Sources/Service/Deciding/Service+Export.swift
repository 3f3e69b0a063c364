import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Returns everything that is stored about a customer, with the first of its events if wanted.
  func export(_ request: ExportUser) throws(RPCError) -> Outcome {
    let events = request.withoutEvents == true ? nil : try firstEvents(of: request)
    return try decider.read(request.project) { draft throws(DecisionStop) in
      try CustomerExport(of: request.user, in: &draft)
    } _: { export, draft, writer in
      ExportUser.write(export, to: &writer)
      guard let page = events?.page else { return }
      EventSelection.write(cursor: page.cursor, more: page.more, as: "moreEvents", to: &writer) {
        $0.events(page.events, of: draft.project)
      }
    } finish: { exported throws(RPCError) in
      var answer = exported
      if let events { answer.needs = max(answer.needs, events.needs) }
      return .answered(answer)
    }
  }

  /// Takes in a customer that an export shows.
  func importCustomer(_ request: ImportUser, _ call: Call) throws(RPCError) -> Outcome {
    try write(request, call) { draft throws(DecisionStop) in
      try CustomerImporter.carryOut(request.entry, in: &draft)
    } _: {
      ImportUser.write($0, $1.project.catalogue, to: &$2)
    }
  }

  /// Returns a page of the customers: those of the store, and those that it does not have yet.
  func listUsers(_ request: ListUsers) throws(RPCError) -> Outcome {
    let (project, _) = try decider.project(request.project)
    let stored = try decider.stored { reader throws(StorageError) in
      try reader.customers(in: project.number, after: request.last, limit: request.limit + 1)
    }
    let new = commits.events.customers(of: project.number).filter { id in
      !id.bytes.isEmpty && request.last.map { $0 < id } ?? true
    }
    let found = Set(stored + new).sorted()
    let page = Array(found.prefix(request.limit))
    return try decider.read(request.project) { draft throws(DecisionStop) in
      try draft.existing(customers: page).map(\.id)
    } _: {
      ListUsers.write(
        $0,
        last: page.last ?? request.last,
        more: found.count > request.limit,
        to: &$2
      )
    }
  }

  /// Returns the first events of the customer, and the newest turn that they reveal.
  private func firstEvents(
    of request: ExportUser
  ) throws(RPCError) -> (page: EventPage, needs: TurnNumber) {
    let (project, turn) = try decider.project(request.project)
    let (ids, draft) = try decider.decide(in: project, changedIn: turn) {
      draft throws(DecisionStop) in
      try draft.customerIDs(reachedBy: request.user)
    }
    let query = EventQuery(
      project: project.number,
      after: 0,
      limit: ExportUser.eventsMax,
      customers: Set(ids)
    )
    let (page, needs, _) = try decider.newestPage(query)
    return (page, max(needs, draft.newestTurnSeen))
  }
}
