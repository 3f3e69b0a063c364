import IdentityCore
import LineProtocol
import Storage

extension Service {
  /// Carries out a request; no other function knows every method.
  func answer(_ call: Call) throws(RPCError) -> Outcome {
    let caller = call.session.caller
    let method: any Method.Type
    do throws(RPCError) {
      method = try Request.method(named: call.name)
    } catch {
      // A caller without a role does not learn which methods exist.
      if caller.role == nil { try caller.check(.read, for: "every method") }
      throw error
    }
    try caller.check(method.role, for: method.name)
    guard method.standsInBatch || !call.isBatch else {
      throw RPCError(.notInBatch, "\(method.name) is not allowed in a batch")
    }
    if let shared, method is any WritingMethod.Type { shared.noteWrite() }
    let request = try Request(method, call.params)
    return try carryOut(consume request, call)
  }

  private func carryOut(_ request: consuming Request, _ call: Call) throws(RPCError) -> Outcome {
    switch consume request {
    case .advanceClock(let clock): try advance(clock, call)
    case .deleteUser(let delete): try self.delete(delete, call)
    case .defineProject(let define): try self.define(define, call)
    case .waitForEvents(let wait): try feed.wait(wait, call, limits)
    case .install(let install): try self.install(install, call)
    case .identify(let identify): try self.identify(identify, call)
    case .logout(let logout): try self.logout(logout, call)
    case .recordPurchase(let purchase): try record(purchase, call)
    case .restore(let restore): try self.restore(restore, call)
    case .updatePurchase(let update): try self.update(update, call)
    case .listUnclaimed(let list): try listUnclaimed(list)
    case .notifyStore(let notify): try self.notify(notify, call)
    case .grantAccess(let grant): try self.grant(grant, call)
    case .revokeAccess(let revoke): try self.revoke(revoke, call)
    case .setUserProperty(let property): try set(property, call)
    case .userProperties(let properties): try show(properties)
    case .undoLink(let undo): try self.undo(undo, call)
    case .exportUser(let export): try self.export(export)
    case .listUsers(let list): try listUsers(list)
    case .importUser(let entry): try self.importCustomer(entry, call)
    case .userInfo(let userInfo): try show(userInfo)
    case .checkEntitlements(let check): try self.check(check)
    case .explain(let explain): try self.explain(explain)
    case .describeProject(let describe): try self.describe(describe)
    case .listProjects(let list): try listProjects(list)
    case .projectWebhooks(let webhooks): try show(webhooks)
    case .projectStores(let stores): try show(stores)
    case .listWebhooks(let list): try self.list(list)
    case .pauseWebhook(let pause): try self.pause(pause, call)
    case .resumeWebhook(let resume): try self.resume(resume, call)
    case .replayWebhook(let replay): try self.replay(replay, call)
    case .claimWebhooks(let claim): try self.claim(claim, call)
    case .readEvents(let read): .answered(try feed.reader.answer(feed.reader.read(read.selection)))
    case .acknowledgeEvents(let acknowledge): try self.acknowledge(acknowledge, call)
    case .subscribeToEvents(let subscribe):
      .answered(try feed.subscribe(subscribe, call, limits))
    case .unsubscribeFromEvents(let unsubscribe):
      .answered(try feed.unsubscribe(unsubscribe, call))
    case .ping(let ping): .answered(decider.writer.answer { ping.write(now: now, to: &$0) })
    case .serverInfo:
      .answered(
        decider.writer.answer { ServerInfo.write(info(for: call.session.caller), to: &$0) }
      )
    case .serverStats:
      .answered(try statistics())
    case .describe(let describe): .answered(try self.describe(describe))
    case .discover: .answered(Answer(result: Contract.openRPC, needs: .none, wrote: false))
    }
  }

  /// A request as it arrived, for its events and its retries.
  struct Call {
    var name: [UInt8]
    var params: JSONValue?
    var id: [UInt8]?
    /// Whether its line is a batch.
    var isBatch: Bool
    var session: ClientSession

    var cause: Event.Cause { .request(method: name, id: id) }
  }

  private func info(for caller: Caller) -> ServerInfoResult {
    ServerInfoResult(
      version: "\(Contract.version)",
      protocol: 1,
      limits: (limits.listed + furtherLimits).map { ("\($0.name)", $0.value) }
        .sorted { $0.0 < $1.0 },
      uptimeMs: Int(uptimeMilliseconds),
      store: storeState,
      peer: PeerInfo(
        uid: Int(caller.uid),
        gid: Int(caller.gid),
        pid: Int(caller.pid),
        role: (caller.role ?? .read).rawValue
      )
    )
  }

  /// What the daemon knows of its store.
  var storeState: StoreState {
    StoreState(
      kind: "\(storeKind)",
      shared: shared != nil,
      reachable: shared.map { $0.outage == nil },
      durability: shared?.store.isReplicated.map { $0 ? "replicated" : "local" },
      historyLosses: shared?.historyLosses,
      clockOffsetMs: shared?.clockOffset.map { Int($0) }
    )
  }

  private func describe(_ describe: Describe) throws(RPCError) -> Answer {
    guard let name = describe.method else {
      return decider.writer.answer { Contract.writeSummaries(to: &$0) }
    }
    let method = try Request.method(named: name, orThrow: .invalidParams, field: "/method")
    return decider.writer.answer { Contract.writeEntry(of: method.name, to: &$0) }
  }
}
