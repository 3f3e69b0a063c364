/// Why the core will not do what was asked; nothing has changed.
package enum Refusal: Error, Equatable, Sendable {
  case unknownProject(ProjectID)
  case unknownDevice(DeviceID)
  /// No device has this anonymous user now.
  case unknownAnonymousUser(UserID)
  case unknownUser(UserID)
  case blockedUserID(UserID)
  case userIDTooLong(length: Int, lengthMax: Int)
  case reservedUserID(UserID)
  case alreadyAnonymous
  /// With its place in the list of those named, where there is one.
  case unknownPurchase(ChainKey, position: Int?)
  /// With every entitlement that the project knows.
  case unknownEntitlement(EntitlementID, known: [EntitlementID])
  case notAManualGrant(EntitlementID)
  case clockNotManual(ProjectID)
  case purchaseHeldByAnother(ChainKey, holder: UserID, rule: RuleName)
  case conflictingRules(String)
  /// The project has devices or users already.
  case clockIsRunning(ProjectID)
  case tooManyProjects(Int)
  /// So many changes of the project's terms are being told of.
  case tooManyPending(ProjectID, Int)
  case cannotUndo(UndoObstacle)
  case tooManyProperties(Int)
  case unknownConsumer(ConsumerID)
  /// A place in the feed beyond the newest event, whose cursor is given.
  case noSuchEvent(newest: Int64)
}

/// A rule by the name it has in `project.define`.
package enum RuleName: String, CaseIterable, Sendable {
  case onRestore, anonymousHolders, oneTimePurchases
}

/// What stands in the way of taking a link back.
package enum UndoObstacle: Equatable, Sendable {
  case unknownEvent
  /// The event is of a kind that makes no link.
  case otherKind(Event.Kind)
  /// Nothing was linked by it.
  case noLink
  /// It was taken back before, as that event tells.
  case undone([UInt8])
  /// It is itself the taking back of a link.
  case isUndo
  /// A restore or a purchase, which stands, made one customer of what would part.
  case laterAlias([UInt8])
  /// More is linked with it than can be looked at.
  case tooMuch(Int)
  /// What is written down does not give what there is: some of it was erased.
  case unclear
}

/// Why a decision stopped before its end.
package enum DecisionStop: Error {
  /// These records are needed first; then the same question can be asked again.
  case missing([RecordKey])
  /// The devices on which each of these users is logged in are needed first.
  case missingLogins([UserID])
  /// It took more steps than it was given.
  case tooLarge
  case refused(Refusal)
  /// What is kept contradicts itself, as no decision leaves it; a sentence that names nobody.
  case damaged(String)
}
