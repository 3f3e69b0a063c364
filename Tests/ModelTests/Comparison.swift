import TestSupport

/// A comparison of two replies.
enum Comparison {
  /// Returns the first difference; the order of members does not matter.
  static func difference(_ given: JSONTree, _ wanted: JSONTree, at path: String) -> String? {
    switch (given, wanted) {
    case (.object(let left), .object(let right)):
      for member in right {
        guard let other = given[member.name] else {
          return "\(path).\(member.name) is not there, and the model has \(member.value)"
        }
        let memberPath = "\(path).\(member.name)"
        if let found = difference(other, member.value, at: memberPath) { return found }
      }
      let surplus = left.first { wanted[$0.name] == nil }
      return surplus.map { "\(path).\($0.name) is \($0.value), and the model has none" }
    case (.array(let left), .array(let right)):
      for (index, pair) in zip(left, right).enumerated() {
        if let found = difference(pair.0, pair.1, at: "\(path)[\(index)]") { return found }
      }
      if left.count == right.count { return nil }
      return "\(path) is \(given), and the model has \(wanted)"
    default:
      return given == wanted ? nil : "\(path) is \(given), and the model has \(wanted)"
    }
  }

  /// Removes texts for people, and values that the model does not count.
  static func withoutWords(_ result: JSONTree, excluding names: [String] = []) -> JSONTree {
    .object(
      result.members.filter { !names.contains($0.name) }.compactMap { member in
        switch member.name {
        case "warnings":
          let warnings = (member.value.elements ?? []).map { warning in
            let fields = warning["fields"].map { sorted($0) }
            let named = fields.map { [JSONTree.Member(name: "fields", value: $0)] } ?? []
            return JSONTree.object(["kind": warning["kind"] ?? .null]).with(named)
          }
          if warnings.isEmpty { return nil }
          return .init(name: member.name, value: sorted(.array(warnings)))
        case "stale": return .init(name: member.name, value: sorted(member.value))
        case "purchases" where result["notification"] != nil:
          let purchases = (member.value.elements ?? []).map { purchase in
            JSONTree.object(
              purchase.members.map { field in
                let isList = ["fields", "stale"].contains(field.name)
                return isList ? .init(name: field.name, value: sorted(field.value)) : field
              }
            )
          }
          return .init(name: member.name, value: .array(purchases))
        case "project":
          var project = member.value.members
          for index in project.indices where project[index].name == "counts" {
            let counts = project[index].value.members.filter { $0.name != "events" }
            project[index].value = .object(counts)
          }
          return .init(name: member.name, value: .object(project))
        default: return member
        }
      }
    )
  }

  /// Sorts a list whose order means nothing.
  private static func sorted(_ list: JSONTree) -> JSONTree {
    .array((list.elements ?? []).sorted { Name($0.description) < Name($1.description) })
  }

  /// Removes generated values from an event.
  static func withoutMadeUp(_ event: JSONTree) -> JSONTree {
    .object(event.members.filter { $0.name != "cursor" && $0.name != "id" })
  }
}
