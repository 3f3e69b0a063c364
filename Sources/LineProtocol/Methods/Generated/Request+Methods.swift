// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// A request whose method and params have been read.
package enum Request: Sendable {
  case checkEntitlements(CheckEntitlements)
  case advanceClock(AdvanceClock)
  case acknowledgeEvents(AcknowledgeEvents)
  case readEvents(ReadEvents)
  case subscribeToEvents(SubscribeToEvents)
  case unsubscribeFromEvents(UnsubscribeFromEvents)
  case waitForEvents(WaitForEvents)
  case explain(Explain)
  case grantAccess(GrantAccess)
  case identify(Identify)
  case install(Install)
  case logout(Logout)
  case defineProject(DefineProject)
  case describeProject(DescribeProject)
  case listProjects(ListProjects)
  case projectStores(ProjectStores)
  case projectWebhooks(ProjectWebhooks)
  case recordPurchase(RecordPurchase)
  case updatePurchase(UpdatePurchase)
  case restore(Restore)
  case revokeAccess(RevokeAccess)
  case discover(Discover)
  case describe(Describe)
  case serverInfo(ServerInfo)
  case ping(Ping)
  case serverStats(ServerStats)
  case setUserProperty(SetUserProperty)
  case notifyStore(NotifyStore)
  case listUnclaimed(ListUnclaimed)
  case deleteUser(DeleteUser)
  case exportUser(ExportUser)
  case importUser(ImportUser)
  case undoLink(UndoLink)
  case listUsers(ListUsers)
  case userInfo(UserInfo)
  case userProperties(UserProperties)
  case claimWebhooks(ClaimWebhooks)
  case listWebhooks(ListWebhooks)
  case pauseWebhook(PauseWebhook)
  case replayWebhook(ReplayWebhook)
  case resumeWebhook(ResumeWebhook)

  /// All methods.
  package static let methods: [any Method.Type] = [
    CheckEntitlements.self,
    AdvanceClock.self,
    AcknowledgeEvents.self,
    ReadEvents.self,
    SubscribeToEvents.self,
    UnsubscribeFromEvents.self,
    WaitForEvents.self,
    Explain.self,
    GrantAccess.self,
    Identify.self,
    Install.self,
    Logout.self,
    DefineProject.self,
    DescribeProject.self,
    ListProjects.self,
    ProjectStores.self,
    ProjectWebhooks.self,
    RecordPurchase.self,
    UpdatePurchase.self,
    Restore.self,
    RevokeAccess.self,
    Discover.self,
    Describe.self,
    ServerInfo.self,
    Ping.self,
    ServerStats.self,
    SetUserProperty.self,
    NotifyStore.self,
    ListUnclaimed.self,
    DeleteUser.self,
    ExportUser.self,
    ImportUser.self,
    UndoLink.self,
    ListUsers.self,
    UserInfo.self,
    UserProperties.self,
    ClaimWebhooks.self,
    ListWebhooks.self,
    PauseWebhook.self,
    ReplayWebhook.self,
    ResumeWebhook.self,
  ]
}
