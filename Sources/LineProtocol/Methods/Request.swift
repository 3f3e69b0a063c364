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

  private static let byName: [[UInt8]: any Method.Type] = Dictionary(
    uniqueKeysWithValues: methods.map { (Array("\($0.name)".utf8), $0) }
  )

  /// The method of that name; an unknown one is an error that says which are near.
  ///
  /// The error is of another kind, and has a field, where the name stands in the params.
  package static func method(
    named name: [UInt8],
    orThrow kind: ErrorKind = .unknownMethod,
    field: String? = nil
  ) throws(RPCError) -> any Method.Type {
    if let method = byName[name] { return method }
    let nearest = NearestNames.nearest(to: name, among: methods.map { "\($0.name)" })
    let error = RPCError(
      kind,
      "there is no method \(String(quoting: name))",
      field: field,
      hint: NearestNames.question(nearest)
    )
    throw nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  /// Reads the params of a method that `method(named:)` found.
  package init(_ method: any Method.Type, _ params: JSONValue?) throws(RPCError) {
    let given = try Parameters(params, of: method.name, names: method.parameters)
    switch try method.init(given) {
    case let request as Install: self = .install(request)
    case let request as Identify: self = .identify(request)
    case let request as Logout: self = .logout(request)
    case let request as UserInfo: self = .userInfo(request)
    case let request as CheckEntitlements: self = .checkEntitlements(request)
    case let request as Explain: self = .explain(request)
    case let request as RecordPurchase: self = .purchase(request)
    case let request as Restore: self = .restore(request)
    case let request as UpdatePurchase: self = .update(request)
    case let request as GrantAccess: self = .grant(request)
    case let request as RevokeAccess: self = .revoke(request)
    case let request as SetUserProperty: self = .setProperty(request)
    case let request as UserProperties: self = .properties(request)
    case let request as UndoLink: self = .undoLink(request)
    case let request as ExportUser: self = .exportUser(request)
    case let request as DeleteUser: self = .deleteUser(request)
    case let request as AdvanceClock: self = .advanceClock(request)
    case let request as DefineProject: self = .defineProject(request)
    case let request as DescribeProject: self = .describeProject(request)
    case let request as ListProjects: self = .listProjects(request)
    case let request as ProjectWebhooks: self = .projectWebhooks(request)
    case let request as ReadEvents: self = .readEvents(request)
    case let request as WaitForEvents: self = .waitForEvents(request)
    case let request as AcknowledgeEvents: self = .acknowledgeEvents(request)
    case let request as SubscribeToEvents: self = .subscribeToEvents(request)
    case let request as UnsubscribeFromEvents: self = .unsubscribeFromEvents(request)
    case let request as Ping: self = .ping(request)
    case let request as ServerInfo: self = .serverInfo(request)
    case let request as Describe: self = .describe(request)
    case let request as Discover: self = .discover(request)
    default: preconditionFailure("Request: \(method.name) has no case")
    }
  }
}
