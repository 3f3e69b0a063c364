import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Returns a page of the unclaimed purchases.
  func listUnclaimed(_ request: ListUnclaimed) throws(RPCError) -> Outcome {
    let (project, _) = try decider.project(request.project)
    let (chains, more, needs) = try decider.unclaimed(
      in: project.number,
      after: request.last,
      limit: request.limit
    )
    return try decider.read(request.project) { draft throws(DecisionStop) in
      try draft.unclaimed(chains)
    } _: {
      ListUnclaimed.write($0, last: chains.last ?? request.last, more: more, to: &$2)
    } finish: { listed throws(RPCError) in
      var answer = listed
      answer.needs = max(answer.needs, needs)
      return .answered(answer)
    }
  }
}

extension Decider {
  /// Returns unclaimed purchases in order, whether more follow, and the newest turn that they
  /// reveal.
  func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?,
    limit: Int
  ) throws(RPCError) -> (chains: [ChainKey], more: Bool, needs: TurnNumber) {
    let (changes, needs) = recentChanges.unclaimed(in: project, after: chain)
    // Each change may take one of the stored purchases away.
    let wanted = limit + changes.count + 1
    let stored = try stored { reader throws(StorageError) in
      try reader.unclaimed(in: project, after: chain, limit: wanted)
    }
    var chains = stored.filter { changes[$0] ?? true }
    let known = Set(stored)
    // Behind the last stored one of a full page, further stored purchases may precede a change.
    let end = stored.count < wanted ? nil : stored.last
    chains +=
      changes.filter { entry in
        entry.value && !known.contains(entry.key) && end.map { entry.key < $0 } ?? true
      }.keys
    chains.sort()
    return (Array(chains.prefix(limit)), chains.count > limit, needs)
  }
}
