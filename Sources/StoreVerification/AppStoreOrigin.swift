internal import IdentityCore
internal import LineProtocol

/// What a signed text of the App Store is about.
package enum AppStoreTextKind: Sendable {
  case notification
  case transaction
  case renewal
}

/// The app and the environment that a signed text of the App Store names.
struct AppStoreOrigin {
  private let kind: AppStoreTextKind
  private let bundleID: [UInt8]?
  private let appleID: Int64?
  /// Nil if the text names none, or one that does not exist.
  let environment: AppStoreTrust.Environment?

  /// Reads the origin; throws `malformed` if a notification does not have exactly one subject.
  init(of payload: JSONValue, as kind: AppStoreTextKind) throws(NotificationRefusal) {
    var subject = payload
    var purchaseID: [UInt8]?
    if kind == .notification {
      let names: [StaticString] = ["data", "summary", "externalPurchaseToken", "appData"]
      let subjects = names.compactMap { payload.member($0) }
      guard let only = subjects.first, subjects.count == 1, only.kind == .object else {
        throw .unverified(.malformed)
      }
      subject = only
      purchaseID = payload.member("externalPurchaseToken")?.member("externalPurchaseId")?.string
    }
    self.kind = kind
    bundleID = subject.member("bundleId")?.string
    appleID = subject.member("appAppleId")?.int64
    environment =
      if let purchaseID {
        // A token has no environment of its own; its id begins with the word in the sandbox.
        purchaseID.starts(with: Array("SANDBOX".utf8)) ? .sandbox : .production
      } else {
        subject.member("environment")?.string.flatMap {
          AppStoreTrust.Environment(rawValue: String(decoding: $0, as: UTF8.self))
        }
      }
  }

  /// Returns why the project does not accept the origin; nil if it does.
  ///
  /// Apple sends no `appAppleId` with transactions and renewals, and no `bundleId` with renewals.
  func refusal(by trust: AppStoreTrust) -> UnverifiedReason? {
    if kind != .renewal || bundleID != nil {
      let apps = trust.apps.filter { $0.bundleID == bundleID }
      guard !apps.isEmpty else { return .app }
      if kind == .notification && environment == .production {
        guard let appleID, apps.contains(where: { $0.appleID == appleID }) else { return .app }
      }
    }
    guard let environment, trust.environments.contains(environment) else { return .environment }
    return nil
  }
}
