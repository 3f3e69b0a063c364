import EntitledClient
import Presentation

/// The active entitlements on a device after a step.
struct DemoAccess: Equatable {
  let device: String
  /// The identified user; nil if the device is logged out.
  let user: String?
  /// The names of the active entitlements.
  let mayUse: [String]

  var json: JSON {
    [
      "device": .string(device), "user": user.map { .string($0) } ?? nil,
      "mayUse": .array(mayUse.map { .string($0) }),
    ]
  }

  /// Returns a table for people: a row per device, with the changes since the last step.
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
