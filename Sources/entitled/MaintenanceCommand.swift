import LineProtocol
import Platform

/// A command that runs instead of the daemon; the first word names it.
enum MaintenanceCommand: Equatable {
  /// Looks through a data file, or the one that a daemon would take.
  case examine(path: String?, Options)
  /// Copies the data file, while a daemon runs or not.
  case backUp(to: String, Options)
  /// Prints a systemd unit.
  case printUnit(UnitFile)

  static let words = ["doctor", "backup", "unit"]

  /// What follows each command.
  private static let usage = [
    "doctor": "[PATH | --store sqlite:PATH]", "backup": "PATH [--store sqlite:PATH]",
    "unit": "[service | socket]",
  ]

  static let help = """
      doctor [PATH]                 check a data file or a backup for damage
      backup PATH                   copy the data; the daemon may be running
      unit [service | socket]       print a systemd unit
    """

  init(_ word: String, _ arguments: [String]) throws(UsageError) {
    guard Self.words.contains(word) else {
      let nearest = NearestNames.nearest(to: Array(word.utf8), among: Self.words)
      throw UsageError(
        "unknown command \(word)",
        hint: NearestNames.question(nearest) ?? "entitled --help lists the commands"
      )
    }
    var options: [String] = []
    var names: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        names.append(argument)
        continue
      }
      guard word != "unit", argument == "--store" || argument.hasPrefix("--store=") else {
        throw UsageError(
          "\(word): unknown option \(argument)",
          hint: "usage: entitled \(word) \(Self.usage[word] ?? "")"
        )
      }
      options.append(argument)
      if argument == "--store", let value = rest.popFirst() { options.append(value) }
    }
    let given = try Options.read(options)
    if names.count > 1 {
      throw UsageError(
        "\(word): unexpected \(names[1])",
        hint: "usage: entitled \(word) \(Self.usage[word] ?? "")"
      )
    }
    switch word {
    case "doctor":
      guard names.isEmpty || given.store == nil else {
        throw UsageError(
          "doctor: both PATH and --store are given",
          hint: "leave out one of them"
        )
      }
      self = .examine(path: names.first, given)
    case "backup":
      guard let target = names.first else {
        throw UsageError(
          "backup: missing PATH, the file to write",
          hint: "for example entitled backup entitled.backup"
        )
      }
      self = .backUp(to: target, given)
    default:
      guard let unit = UnitFile(rawValue: names.first ?? UnitFile.service.rawValue) else {
        throw UsageError(
          "unit: unknown unit \(names[0])",
          hint: "entitled unit service, or entitled unit socket"
        )
      }
      self = .printUnit(unit)
    }
  }
}
