import IdentityCore
import LineProtocol
import StoreNotifications
import StoreVerification

// Notifications of stores: verified, read as facts, and decided like any other request.
extension Service {
  func notify(_ notify: NotifyStore, _ call: Call) throws(RPCError) -> Outcome {
    let (project, _) = try decider.project(notify.project)
    let settings = try storeSettings(of: project)
    switch notify.store {
    case .appStore:
      return try notifyAppStore(notify, settings, call)
    case .playStore:
      guard let play = settings.playStore else { throw RPCError.notConfigured(notify.store) }
      let reader = PlayStoreNotification(
        play,
        response: notify.response,
        buyer: notify.subject,
        now: project.clock.time(atSystemTime: decider.now)
      )
      let report = try read { () throws(NotificationRefusal) in
        try reader.report(of: notify.payload)
      }
      return try carryOut(report, notify, call)
    case .stripe:
      guard let stripe = settings.stripe else { throw RPCError.notConfigured(notify.store) }
      let reader = StripeEvent(
        stripe,
        response: notify.response,
        buyer: notify.subject,
        now: decider.now
      )
      let seconds = decider.now.milliseconds / 1000
      let report = try read { () throws(NotificationRefusal) in
        if let payload = notify.payload {
          try StripeSignature.verify(
            notify.signature ?? [],
            of: payload,
            secrets: [stripe.secret, stripe.oldSecret].compactMap { $0 },
            now: seconds
          )
        }
        return try reader.report(of: notify.payload)
      }
      return try carryOut(report, notify, call)
    }
  }

  /// Has a payload verified first; the request comes again with the result.
  private func notifyAppStore(
    _ notify: NotifyStore,
    _ settings: StoreSettings,
    _ call: Call
  ) throws(RPCError) -> Outcome {
    guard let trust = settings.appStore else { throw RPCError.notConfigured(notify.store) }
    guard let payload = notify.payload else {
      throw RPCError(NotificationRefusal.unverified(.malformed))
    }
    let verification = Verification(
      payload: payload,
      trust: trust,
      buyer: notify.subject,
      now: decider.now.milliseconds
    )
    if let known = call.session.verified.take(), known.verification.isSame(as: verification) {
      let report = try read { () throws(NotificationRefusal) in try known.result.get() }
      let outcome: Outcome
      do throws(RPCError) {
        outcome = try carryOut(report, notify, call)
      } catch {
        if shared?.isPending ?? false { call.session.verified = known }
        throw error
      }
      // The request comes again: after the large decision that it waits for, or with the lock under
      // which a shared store makes a large decision.
      switch outcome {
      case .queued: call.session.verified = known
      case .large where shared != nil: call.session.verified = known
      default: break
      }
      return outcome
    }
    try read { () throws(NotificationRefusal) in try verifications.checkRoom() }
    return .verifying(verification)
  }

  private func carryOut(
    _ report: StoreReport,
    _ notify: NotifyStore,
    _ call: Call
  ) throws(RPCError) -> Outcome {
    try read { () throws(NotificationRefusal) in try report.checkNames() }
    let now = decider.now
    let (store, namesBuyer) = (StoreName(notify.store.rawValue), notify.subject != nil)
    return try write(notify, call) { draft throws(DecisionStop) in
      try ReportRecorder.carryOut(
        report,
        of: store,
        receivedAt: now,
        namesBuyer: namesBuyer,
        in: &draft
      )
    } _: {
      NotifyStore.write($0, terms: $1.project.terms, to: &$2)
    }
  }

  private func read<Value>(
    _ body: () throws(NotificationRefusal) -> Value
  ) throws(RPCError) -> Value {
    do throws(NotificationRefusal) {
      return try body()
    } catch {
      throw RPCError(error)
    }
  }

  private func storeSettings(of project: Project) throws(RPCError) -> StoreSettings {
    guard case .stores(let settings)? = try decider.find(.stores(project.number)).record else {
      return StoreSettings()
    }
    return settings
  }

  /// Goes on with the next request whose notification is verified.
  func moveVerifications() {
    if let session = verifications.takeNext() { retry(session) }
  }
}
