import TestSupport

/// The counts of `project.describe`.
enum Counts {
  static func read(
    _ line: SocketLine,
    of project: String = "default"
  ) throws -> [String: Int] {
    let project = try line.result("project.describe", #"{"project":"\#(project)"}"#)["project"]
    guard case .object(let members)? = project?["counts"] else { return [:] }
    let counts = members.compactMap { member -> (String, Int)? in
      guard case .number(let token) = member.value, let count = Int(token) else { return nil }
      return (member.name, count)
    }
    return Dictionary(uniqueKeysWithValues: counts)
  }
}
