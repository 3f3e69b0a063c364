internal import IdentityCore

/// A request that was read whole: which method, with which params.
package enum Request: Sendable {
  case install(Install)
  case identify(Identify)
  case logout(Logout)
  case userInfo(UserInfo)
  case checkEntitlements(CheckEntitlements)
  case explain(Explain)
  case purchase(RecordPurchase)
  case restore(Restore)
  case update(UpdatePurchase)
  case grant(GrantAccess)
  case revoke(RevokeAccess)
  case setProperty(SetUserProperty)
  case properties(UserProperties)
  case undoLink(UndoLink)
  case exportUser(ExportUser)
  case deleteUser(DeleteUser)
  case advanceClock(AdvanceClock)
  case defineProject(DefineProject)
  case describeProject(DescribeProject)
  case listProjects(ListProjects)
  case projectWebhooks(ProjectWebhooks)
  case readEvents(ReadEvents)
  case waitForEvents(WaitForEvents)
  case acknowledgeEvents(AcknowledgeEvents)
  case subscribeToEvents(SubscribeToEvents)
  case unsubscribeFromEvents(UnsubscribeFromEvents)
  case ping(Ping)
  case serverInfo(ServerInfo)
  case describe(Describe)
  case discover(Discover)

  /// Every method there is.
  package static let methods: [any Method.Type] = [
    Install.self, Identify.self, Logout.self, UserInfo.self, CheckEntitlements.self,
    Explain.self, RecordPurchase.self, Restore.self, UpdatePurchase.self, GrantAccess.self,
    RevokeAccess.self,
    SetUserProperty.self, UserProperties.self, ExportUser.self, DeleteUser.self, UndoLink.self,
    AdvanceClock.self, DefineProject.self, DescribeProject.self,
    ListProjects.self, ProjectWebhooks.self, ReadEvents.self, WaitForEvents.self,
    AcknowledgeEvents.self,
    SubscribeToEvents.self, UnsubscribeFromEvents.self,
    Ping.self, ServerInfo.self, Describe.self, Discover.self,
  ]

  private static let byName: [Identifier<any Method>: any Method.Type] = Dictionary(
    uniqueKeysWithValues: methods.map { (Identifier("\($0.name)"), $0) }
  )

  /// The method of that name; an unknown one is an error that says which are near.
  ///
  /// The error is of another kind, and has a field, where the name stands in the params.
  package static func method(
    named name: [UInt8],
    orThrow kind: ErrorKind = .unknownMethod,
    field: String? = nil
  ) throws(RPCError) -> any Method.Type {
    if let method = byName[Identifier(name)] { return method }
    let nearest = NearestNames.nearest(to: name, among: methods.map { "\($0.name)" })
    let error = RPCError(
      kind,
      "entitled \(Contract.version) has no method \(String(quoting: name))",
      field: field,
      hint: NearestNames.question(nearest)
    )
    throw nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  /// Reads the params of a method that `method(named:)` found.
  package init(_ method: any Method.Type, _ params: JSONValue?) throws(RPCError) {
    let given = try Parameters(params, of: method.name, names: method.parameters)
    self = try method.request(given)
  }
}
