import TestSupport

/// The one property of a person: the number of the device that set it last.
///
/// No event tells of it, so that it is looked for by itself.
enum PersonProperty {
  static func read(_ line: SocketLine, _ life: Life, ofDevice device: Int) throws -> Int? {
    let person = life.person(ofDevice: device)
    let answer = try line.call(
      #"{"id":1,"method":"userProperties","params":{"userId":"\#(person)"}}"#
    )
    guard let properties = answer["result"]?["properties"] else {
      guard answer["error"]?["data"]?["kind"]?.text == "unknownUser" else {
        throw ChildProcessError(reason: "\(answer)")
      }
      return nil
    }
    return properties["n"]?.text.flatMap { Int($0) }
  }
}
