import IdentityCore
import LineProtocol

// Each method names the decision of the core and the function that writes its result.
extension Service {
  func install(_ install: Install, _ call: Call) throws(RPCError) -> Outcome {
    try write(install, call) { draft throws(DecisionStop) in
      try draft.install(
        device: install.device,
        user: install.user,
        storeAccount: install.storeAccount,
        platform: install.platform,
        app: install.app,
        accountToken: install.accountToken
      )
    } _: {
      Install.write($0, to: &$2)
    }
  }

  func identify(_ identify: Identify, _ call: Call) throws(RPCError) -> Outcome {
    try write(identify, call) { draft throws(DecisionStop) in
      let device =
        switch identify.target {
        case .device(let id): id
        case .anonymous(let id): try draft.device(ofAnonymous: id)
        }
      return try draft.identify(
        device: device,
        as: identify.user,
        accountToken: identify.accountToken
      )
    } _: {
      Identify.write($0, to: &$2)
    }
  }

  func logout(_ logout: Logout, _ call: Call) throws(RPCError) -> Outcome {
    try write(logout, call) { draft throws(DecisionStop) in
      try draft.logout(device: logout.device)
    } _: {
      Logout.write($0, to: &$2)
    }
  }

  func record(_ purchase: RecordPurchase, _ call: Call) throws(RPCError) -> Outcome {
    try write(purchase, call) { draft throws(DecisionStop) in
      try draft.purchase(purchase.order(now: draft.now))
    } _: {
      RecordPurchase.write($0, terms: $1.project.terms, to: &$2)
    }
  }

  func restore(_ restore: Restore, _ call: Call) throws(RPCError) -> Outcome {
    try write(restore, call) { draft throws(DecisionStop) in
      try draft.restore(device: restore.device, chains: restore.purchases)
    } _: {
      Restore.write($0, to: &$2)
    }
  }

  func update(_ update: UpdatePurchase, _ call: Call) throws(RPCError) -> Outcome {
    try write(update, call) { draft throws(DecisionStop) in
      try draft.update(update.update)
    } _: {
      UpdatePurchase.write($0, terms: $1.project.terms, to: &$2)
    }
  }

  func grant(_ grant: GrantAccess, _ call: Call) throws(RPCError) -> Outcome {
    try write(grant, call) { draft throws(DecisionStop) in
      let entitlement = try draft.grant(
        grant.entitlement,
        to: grant.subject,
        until: grant.expiresAt
      )
      return (entitlement: entitlement, isOver: grant.isOver(at: draft.now))
    } _: {
      GrantAccess.write($0.entitlement, isOver: $0.isOver, to: &$2)
    }
  }

  func revoke(_ revoke: RevokeAccess, _ call: Call) throws(RPCError) -> Outcome {
    try write(revoke, call) { draft throws(DecisionStop) in
      try draft.revoke(revoke.entitlement, from: revoke.subject)
    } _: {
      RevokeAccess.write($0, to: &$2)
    }
  }

  func set(_ property: SetUserProperty, _ call: Call) throws(RPCError) -> Outcome {
    try write(property, call) { draft throws(DecisionStop) in
      try Properties.set(property.key, to: property.value, of: property.subject, in: &draft)
    } _: {
      property.write($0, to: &$2)
    }
  }

  func show(_ properties: UserProperties) throws(RPCError) -> Outcome {
    try decider.read(properties.project) { draft throws(DecisionStop) in
      try Properties.stored(of: properties.subject, in: &draft)
    } _: {
      UserProperties.write($0, to: &$2)
    }
  }

  func show(_ userInfo: UserInfo) throws(RPCError) -> Outcome {
    try decider.read(userInfo.project) { draft throws(DecisionStop) in
      try draft.view(userInfo.subject)
    } _: {
      UserInfo.write($0, to: &$2)
    }
  }

  func check(_ check: CheckEntitlements) throws(RPCError) -> Outcome {
    do throws(RPCError) {
      return try answer(check)
    } catch {
      guard error.kind == .unknownUser, let hint = error.hint else { throw error }
      var error = error
      error.hint = hint + "; ifUnknown \"none\" answers that nothing is active"
      throw error
    }
  }

  private func answer(_ check: CheckEntitlements) throws(RPCError) -> Outcome {
    try decider.read(check.project) { draft throws(DecisionStop) in
      try draft.checkEntitlements(
        check.subject,
        at: check.at,
        allowsUnknown: check.ifUnknown == CheckEntitlements.IfUnknown.none
      )
    } _: {
      CheckEntitlements.write(
        $0,
        narrowedTo: check.entitlements,
        showsKnown: check.ifUnknown != nil,
        catalogue: $1.project.catalogue,
        to: &$2
      )
    }
  }

  func explain(_ explain: Explain) throws(RPCError) -> Outcome {
    let pendingMax = limits.pendingCatalogueChangesMax
    return try decider.read(explain.project) { draft throws(DecisionStop) in
      try draft.explain(
        explain.entitlement,
        of: explain.subject,
        at: explain.at,
        pendingMax: pendingMax
      )
    } _: {
      Explain.write($0, in: $1.project, to: &$2)
    }
  }

  func describe(_ describe: DescribeProject) throws(RPCError) -> Outcome {
    try decider.read(describe.project) { draft throws(DecisionStop) in
      try ProjectView(of: &draft)
    } _: {
      DescribeProject.write($0, to: &$2)
    }
  }
}
