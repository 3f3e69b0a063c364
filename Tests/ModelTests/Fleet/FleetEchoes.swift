import TestSupport

/// What other hosts are asked right after one has confirmed a change.
///
/// They remember the same devices, so a daemon that answers from an older state shows it here.
struct FleetEchoes {
  private var waiting: [(project: FleetProject, call: Call, host: Int)] = []
  /// The newest writes of each project that the daemon does not remember by a key.
  private var writes: [FleetProject: [Call]] = [:]

  private static let writesMax = 8
  private static let repeated = ["identify", "logout", "install", "grant", "revoke", "restore"]

  /// Has a host remember all devices before others change them.
  mutating func warm(_ host: Int, _ projects: [FleetProject]) {
    for project in projects {
      for device in Self.devices(of: project) { waiting.append((project, check(device), host)) }
    }
  }

  private static func devices(of project: FleetProject) -> [String] {
    project == .timed ? ["T1", "T2"] : ["A", "B", "C"]
  }

  private func check(_ device: String) -> Call {
    Call("checkEntitlements", .object(["device": .string(device)]))
  }

  /// Adds what the other hosts are asked after a reply.
  mutating func note(
    answered request: FleetRequest,
    by host: Int,
    among hostsCount: Int,
    _ generator: inout Generator
  ) {
    guard request.reply?["result"] != nil, !request.isReading, !request.isDryRun else { return }
    let project = request.project
    for other in 0..<hostsCount where other != host && generator.chance(2) {
      for device in Self.devices(of: project) where !generator.chance(3) {
        waiting.append((project, check(device), other))
      }
      guard project != .timed else { continue }
      if generator.chance(4) {
        waiting.append((project, Call("user.export", .object(["userId": "bob"])), other))
      }
      // An echo of an echo would never end.
      if !request.isEcho { addWrites(like: request, to: other, &generator) }
    }
    guard project != .timed, Self.repeated.contains(request.method) else { return }
    let newest = (writes[project] ?? []) + [Call(request.method, request.params)]
    writes[project] = newest.suffix(Self.writesMax)
  }

  /// Adds the same write, and an earlier one about the same device: for example, a login again
  /// after another host's logout.
  private mutating func addWrites(
    like request: FleetRequest,
    to host: Int,
    _ generator: inout Generator
  ) {
    let device = request.params["device"]
    let known = (writes[request.project] ?? []).filter { $0.params["device"] == device }
    if device != nil, !known.isEmpty, generator.chance(2) {
      waiting.append((request.project, generator.pick(known), host))
    }
    if Self.repeated.contains(request.method), generator.chance(2) {
      waiting.append((request.project, Call(request.method, request.params), host))
    }
  }

  /// Removes and returns the next request to a host; a write is left out if none may be sent now.
  mutating func next(
    to host: Int,
    _ mayWrite: (FleetProject) -> Bool
  ) -> (project: FleetProject, call: Call)? {
    while let place = waiting.firstIndex(where: { $0.host == host }) {
      let (project, call, _) = waiting.remove(at: place)
      if !Self.repeated.contains(call.method) || mayWrite(project) { return (project, call) }
    }
    return nil
  }
}
