/// The reason why the core refuses a request; a refused request changes nothing.
package enum Refusal: Error, Equatable, Sendable {
  case unknownProject(ProjectID)
  case unknownDevice(DeviceID)
  /// No device has this anonymous user now.
  case unknownAnonymousUser(UserID)
  case unknownUser(UserID)
  /// No user has this id, which is the account token of a purchase that waits for its user.
  case awaitedUser(UserID, ChainKey)
  case blockedUserID(UserID)
  case userIDTooLong(length: Int, lengthMax: Int)
  case reservedUserID(UserID)
  /// An import names an id of another customer.
  case userIDOfAnother(UserID)
  /// An import names an anonymous id or a customerId that no daemon makes.
  case notMadeUserID(UserID)
  /// A member of an import is the reason.
  indirect case imported(Refusal, ImportedMember)
  case alreadyAnonymous
  /// With its position in the request's list, if there is one.
  case unknownPurchase(ChainKey, position: Int?)
  /// The chain has no transaction with this id.
  case unknownTransaction(TransactionID, of: ChainKey)
  case store(StoreRefusal)
  /// A store reports a purchase, and nothing leads to its user.
  case purchaseOfNobody
  case accountToken(AccountTokenRefusal)
  /// With every entitlement that the project defines.
  case unknownEntitlement(EntitlementID, known: [EntitlementID])
  case notAManualGrant(EntitlementID)
  case clockNotManual(ProjectID)
  /// Without a rule, an import met a holder whom it does not name.
  case purchaseHeldByAnother(ChainKey, holder: UserID, rule: RuleName?)
  case conflictingRules(String)
  /// A definition leaves out a product that stored transactions name; `others` counts further ones.
  ///
  /// Without `customers` it is not known how many hold such a purchase, or if there is one.
  case productInUse(ProductID, customers: Int?, others: Int)
  /// The project has devices or users already.
  case clockIsRunning(ProjectID)
  case tooManyProjects(Int)
  /// The limit on definition changes whose events are not all emitted yet.
  case tooManyPending(ProjectID, Int)
  case cannotUndo(UndoObstacle)
  case tooManyProperties(Int)
  case unknownConsumer(ConsumerID)
  /// A cursor beyond the newest event, whose cursor is given.
  case noSuchEvent(newest: Int64, CursorName)
  /// A cursor of an event that came after a backup that was restored; the cursor of the backup's
  /// newest event is given.
  case lostEvent(newestKept: Int64, CursorName)
  /// The project has no webhook with the URL, which an error must not show.
  case unknownWebhook
}

/// A member of an import that names an id.
package enum ImportedMember: Equatable, Sendable {
  /// The id at this position.
  case id(Int)
  case customerID
  /// The account token at this position.
  case accountToken(Int)
}

/// The reason why a store's name is refused.
package enum StoreRefusal: Equatable, Sendable {
  /// The store is neither known nor one of the project's `custom` ones.
  case unknown(StoreName, custom: [StoreName], of: Place)
  /// A custom store cannot be removed because a purchase names it.
  case inUse(StoreName)
  /// A project of the environment `production` cannot have the setting, which is new or was there
  /// before.
  case testOnly(TestOnlySetting, isNew: Bool)

  /// What names the store: the request itself, or an element of one of its lists.
  package enum Place: Equatable, Sendable {
    case request
    case purchase(Int)
    case claim(Int)
  }
}

/// The reason why an account token is refused.
package enum AccountTokenRefusal: Equatable, Sendable {
  /// It is registered for a user of another customer.
  case ofAnother(AccountTokenID)
  /// The customer has as many tokens as a caller may register for it, or more.
  case tooMany(Int, max: Int)
}

/// A rule, by its name in `project.define`.
package enum RuleName: String, CaseIterable, Sendable {
  case onRestore, anonymousHolders, oneTimePurchases
}

/// A parameter with a cursor, by its name.
package enum CursorName: String, Sendable {
  case cursor, after
}

/// The reason why a link cannot be undone.
package enum UndoObstacle: Equatable, Sendable {
  case unknownEvent
  /// The event is of a kind that makes no link.
  case otherKind(Event.Kind)
  /// The event linked nothing.
  case noLink
  /// An earlier undo took the link back; its event id is given.
  case undone([UInt8])
  /// The event is itself an undo.
  case isUndo
  /// A later restore or purchase merged the customers that the undo would split.
  case laterAlias([UInt8])
  /// The link involves more users than the limit.
  case tooMuch(Int)
  /// The trail does not explain the present records: some of it was erased.
  case unclear
}

/// The reason why a decision stopped before its end.
package enum DecisionStop: Error {
  /// The caller must load these records and decide again.
  case missing([RecordKey])
  /// The caller must load the devices on which these users are logged in.
  case missingLogins([UserID])
  /// The caller must load the ids of all customers and unclaimed purchases.
  case missingPopulation
  /// The decision exceeded its step limit.
  case tooLarge
  case refused(Refusal)
  /// The stored records contradict each other. The text names no person.
  case damaged(String)
}
