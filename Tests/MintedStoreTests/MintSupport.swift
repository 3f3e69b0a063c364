import EntitledClient
import IdentityCore
import Platform
import TestSupport
import Testing

@testable import MintedStore

/// Mints the notifications of a script.
func minted(
  _ script: String,
  _ store: MintStore = .appStore,
  secret: String = "whsec_test",
  change: (inout MintOptions) -> Void = { _ in }
) throws -> [MintedNotification] {
  var options = try MintOptions(script: "-", values: ["--store": store.rawValue])
  change(&options)
  var settings = MintSettings(secret: secret)
  settings.isSandbox = script.contains(#""environment":"sandbox""#)
  return try Mint(options, settings).deliveries(of: try MintScript(Array(script.utf8)))
}

extension MintedNotification {
  /// The text that a web server receives.
  var body: String { params(secondsNow: 0)["payload"]?.text ?? "" }

  /// The decoded payload of an App Store notification.
  func appStorePayload() throws -> JSON {
    guard case .appStore(let body) = content else { return .null }
    return try Self.payload(of: body["signedPayload"])
  }

  /// The decoded payload of a JSON Web Signature.
  static func payload(of text: JSON?) throws -> JSON {
    let part = text?.text?.split(separator: ".").dropFirst().first ?? ""
    return try JSON(parsing: #require(Base64.url(part.utf8)))
  }

  func transaction() throws -> JSON {
    try Self.payload(of: try appStorePayload()["data"]?["signedTransactionInfo"])
  }

  func renewal() throws -> JSON {
    try Self.payload(of: try appStorePayload()["data"]?["signedRenewalInfo"])
  }
}
