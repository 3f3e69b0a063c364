import TestSupport

// Compares replies about devices and people with the feed.
extension FeedComparison {
  /// Checks that a device is exactly as far as the feed says.
  mutating func compareStanding(
    _ line: SocketLine,
    _ life: DeviceScenario,
    device: Int,
    _ emitted: Emitted.Words
  ) throws {
    let all = DeviceScenario.Step.allCases.count
    let steps = min(max((happened[life] ?? 0) - device * all, 0), all)
    let progress = try DeviceProgress.read(line, life, device: device)
    let name = life.name(ofDevice: device)
    if progress != DeviceProgress(after: steps, ofDevice: device, life) {
      problems.append("\(name): after the \(steps) steps in the feed its state is \(progress)")
    }
    if let least = emitted.devices[name], least > steps {
      problems.append("\(name): a reader saw \(least) steps, the feed has \(steps)")
    }
  }

  mutating func compareProperty(
    _ line: SocketLine,
    _ life: DeviceScenario,
    ofDevice device: Int,
    _ emitted: Emitted.Words
  ) throws {
    let found = try PersonProperty.read(line, life, ofDevice: device)
    let sent = emitted.sent[life] ?? 0
    let acknowledged = emitted.acknowledged[life] ?? 0
    let all = DeviceScenario.Step.allCases.count
    let pair = [device / 2 * 2, device / 2 * 2 + 1]
    func number(_ device: Int) -> Int { device * all + DeviceScenario.Step.setProperty.rawValue }
    // A write certainly happened if a later one did, or if it was acknowledged.
    let surely = pair.last {
      max(acknowledged, happened[life] ?? 0) > number($0)
    }
    let perhaps = pair.filter { (happened[life] ?? 0) == number($0) && sent > number($0) }
    if found != surely && !perhaps.contains(where: { $0 == found }) {
      problems.append("\(life.person(ofDevice: device)): \(found ?? -1), expected \(surely ?? -1)")
    }
    let least = emitted.properties[life.person(ofDevice: device)]
    if let least, least > found ?? -1 {
      problems.append(
        "\(life.person(ofDevice: device)): a reader saw \(least), now \(found ?? -1)"
      )
    }
  }
}
