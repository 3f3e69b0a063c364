import TestSupport

/// The property of a person: the number of the device that set it last.
///
/// No event shows it, so it is read separately.
enum PersonProperty {
  static func read(_ line: SocketLine, _ life: DeviceScenario, ofDevice device: Int) throws -> Int?
  {
    let person = life.person(ofDevice: device)
    let result = try line.result(
      "userProperties",
      #"{"userId":"\#(person)"}"#,
      unless: "unknownUser"
    )
    return result?["properties"]?["n"]?.text.flatMap { Int($0) }
  }
}
