import IdentityCore
import TestSupport

/// A request to one of the services, and when it was sent and answered.
struct FleetRequest {
  let id: Int
  let project: FleetProject
  let method: String
  /// The parameters but the project and the key.
  let params: JSONTree
  /// The number of committed turns when it was sent.
  var sentAfter = 0
  /// The number of committed turns when its reply arrived.
  var repliedAfter = 0
  /// The time of the store when it was sent.
  var sentAt = Moment(milliseconds: 0)
  /// The time of the store when its reply arrived.
  var repliedAt = Moment(milliseconds: 0)
  /// How often the store was restored from a backup before it was sent.
  var sentIn = 0
  /// How often the store was restored from a backup before it was answered.
  var repliedIn = 0
  /// How many faults its host met while it was under way.
  var faultsCount = 0
  /// The ids that were erased before it was sent.
  var erased: [String] = []
  /// Whether it was sent because another host had confirmed a change.
  var isEcho = false
  /// Whether its host ended before it had replied.
  var isAbandoned = false
  var reply: JSONTree?

  init(id: Int, _ call: Call, to project: FleetProject) {
    (self.id, self.project) = (id, project)
    (method, params) = (call.method, call.params)
  }

  var line: [UInt8] {
    var members = params.members
    if project != .first { members.append(.init(name: "project", value: .string(project.name))) }
    if isKeyed { members.append(.init(name: "idempotencyKey", value: .string("k\(id)"))) }
    let line = JSONTree.object([
      "id": .count(id), "method": .string(method), "params": .object(members),
    ])
    return Array(line.description.utf8)
  }

  var isDryRun: Bool { params["dryRun"]?.flag == true }

  /// Whether the request is remembered, so that its turn names it also if it emits no event.
  var isKeyed: Bool {
    [
      "purchase", "purchase.update", "restore", "setUserProperty", "clock.advance",
      "project.define",
    ].contains(method) && !isDryRun
  }

  var isReading: Bool {
    [
      "userInfo", "userProperties", "checkEntitlements", "events.read", "events.wait",
      "user.export",
    ].contains(method)
  }

  /// Whether a fault was the reason of the reply.
  var isUnavailable: Bool {
    guard let kind = reply?["error"]?["data"]?["kind"]?.text else { return false }
    return ["storageFailed", "storageFull", "storageUnavailable"].contains(kind)
  }

  /// Whether the daemon says that it does not know what became of the request.
  var isUnknown: Bool { reply?["error"]?["data"]?["outcome"]?.text == "unknown" }
}

/// A project of the simulation.
enum FleetProject: Int, CaseIterable {
  /// With a manual clock, and the reference implementation as its measure.
  case first = 1
  case second
  /// With the system's clock, and invariants as its measure.
  case timed

  var number: ProjectNumber { ProjectNumber(UInt32(rawValue)) }

  var name: String {
    switch self {
    case .first: "default"
    case .second: "second"
    case .timed: "timed"
    }
  }

  var id: ProjectID { ProjectID(Array(name.utf8)) }
}
