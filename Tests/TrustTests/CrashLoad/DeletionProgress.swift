import TestSupport

/// A person's progress, as replies show it.
struct DeletionProgress: Equatable {
  /// The users of the phone and the tablet; nil if the device does not exist.
  private var phone: Use?
  private var tablet: Use?
  private var isGiverThere = false

  private struct Use: Equatable {
    /// Nil for an anonymous user.
    var user: String?
    var hasAccess: Bool
  }

  /// The progress after a number of requests.
  init(after steps: Int, of person: Int, _ deletion: DeletionScenario) {
    typealias Step = DeletionScenario.Step
    func did(_ step: Step) -> Bool { steps > step.rawValue }
    let isGone = did(.part) && DeletionScenario.isDeleted(person)
    isGiverThere = did(.identify) && !isGone
    if did(.install) && !isGone {
      phone = Use(
        user: did(.identify) ? deletion.giver(person) : nil,
        hasAccess: did(.purchase) && !did(.restore)
      )
    }
    if did(.installTablet) {
      tablet = Use(user: deletion.taker(person), hasAccess: did(.restore))
    }
  }

  static func read(
    _ line: SocketLine,
    _ deletion: DeletionScenario,
    _ person: Int
  ) throws -> DeletionProgress {
    var progress = DeletionProgress(after: 0, of: person, deletion)
    progress.phone = try use(of: deletion.phone(person), line)
    progress.tablet = try use(of: deletion.tablet(person), line)
    let giver = try ask(line, "userInfo", #""userId":"\#(deletion.giver(person))""#)
    progress.isGiverThere = giver != nil
    return progress
  }

  private static func use(of device: String, _ line: SocketLine) throws -> Use? {
    guard let result = try ask(line, "checkEntitlements", #""device":"\#(device)""#) else {
      return nil
    }
    let user = result["userId"]?.text ?? ""
    return Use(
      user: user.hasPrefix("$RCAnonymousID:") ? nil : user,
      hasAccess: result["entitlements"]?["X"]?["active"] == .bool(true)
    )
  }

  /// Returns nil if the user or device does not exist.
  private static func ask(
    _ line: SocketLine,
    _ method: String,
    _ who: String
  ) throws -> JSONTree? {
    let params = #"{\#(who),"project":"\#(DeletionScenario.project)"}"#
    return try line.result(method, params, unless: "unknownDevice", "unknownUser")
  }
}
