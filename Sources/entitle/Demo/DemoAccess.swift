import EntitledClient
import Presentation

/// Who may use what on a device, after a step.
struct DemoAccess: Equatable {
  let device: String
  /// Nil while nobody is logged in.
  let user: String?
  /// The entitlements that are active, by their names.
  let mayUse: [String]

  var json: JSON {
    [
      "device": .string(device), "user": user.map { .string($0) } ?? nil,
      "mayUse": .array(mayUse.map { .string($0) }),
    ]
  }

  /// For people, one row for a device, and what is new on it.
  static func lines(_ accesses: [DemoAccess], before: [DemoAccess], _ style: Style) -> [String] {
    let changes = accesses.map { access in
      let had = before.first { $0.device == access.device }?.mayUse ?? []
      return access.mayUse.filter { !had.contains($0) }.map { "+\($0)" }
        + had.filter { !access.mayUse.contains($0) }.map { "-\($0)" }
    }
    let rows = zip(accesses, changes).map { access, changes in
      [
        Printable.plain(access.device), access.user.map { Printable.plain($0) } ?? "nobody",
        access.mayUse.isEmpty ? "nothing" : access.mayUse.joined(separator: ", "),
        changes.joined(separator: " "),
      ]
    }
    return TextTable(rows: [["device", "logged in", "may use", ""]] + rows).lines(indent: "      ")
    {
      row,
      column,
      cell in
      switch (row, column) {
      case (0, _): style.dim(cell)
      case (_, 2) where cell != "nothing": style.bold(cell)
      case (_, 3):
        cell.split(separator: " ").map { change in
          change.first == "+" ? style.green("\(change)") : style.red("\(change)")
        }.joined(separator: " ")
      default: cell
      }
    }
  }
}
