import TestSupport

/// A device's progress, as `checkEntitlements` shows it.
struct DeviceProgress: Equatable {
  /// Nil for a device that does not exist; all generated ids count as the same.
  private var user: String?
  /// Nil if the entitlement is not active.
  private var renewsCount: Int?

  private static let anonymous = "anonymous"

  /// The progress after a number of steps.
  init(after steps: Int, ofDevice device: Int, _ life: DeviceScenario) {
    guard steps > DeviceScenario.Step.install.rawValue else { return }
    let isLoggedIn =
      steps > DeviceScenario.Step.identify.rawValue && steps <= DeviceScenario.Step.logout.rawValue
    user = isLoggedIn ? life.person(ofDevice: device) : Self.anonymous
    guard steps > DeviceScenario.Step.purchase.rawValue else { return }
    renewsCount = steps > DeviceScenario.Step.renew.rawValue ? 1 : 0
  }

  private init(_ result: JSONTree?, _ entitlement: String) throws {
    guard let result else { return }
    guard let id = result["userId"]?.text else {
      throw UnexpectedReply(result, to: "checkEntitlements")
    }
    user = id.hasPrefix("QON_") ? Self.anonymous : id
    let found = result["entitlements"]?[entitlement]
    guard found?["active"] == .bool(true), case .number(let count)? = found?["renewsCount"] else {
      return
    }
    renewsCount = Int(count)
  }

  static func read(_ line: SocketLine, _ life: DeviceScenario, device: Int) throws -> DeviceProgress
  {
    let name = life.name(ofDevice: device)
    let result = try line.result(
      "checkEntitlements",
      #"{"device":"\#(name)"}"#,
      unless: "unknownDevice"
    )
    return try DeviceProgress(result, DeviceScenario.entitlement(ofDevice: device))
  }

  /// The minimum number of completed steps.
  var stepsAtLeast: Int {
    switch (user, renewsCount) {
    case (nil, _): 0
    case (Self.anonymous, nil): 1
    case (Self.anonymous, 0): 2
    case (Self.anonymous, _): 6
    case (_, nil), (_, 0): 3
    default: 5
    }
  }
}
