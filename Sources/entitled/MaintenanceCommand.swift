import LineProtocol
import Platform

/// What the program does instead of serving: the word that comes first says so.
enum MaintenanceCommand: Equatable {
  /// Looks through a data file, or the one that a daemon would take.
  case examine(path: String?, Options)
  /// Copies the data file, while a daemon runs or not.
  case backUp(to: String, Options)
  /// Prints what systemd is to be told.
  case printUnit(UnitFile)

  static let words = ["doctor", "backup", "unit"]

  static let help = """
      doctor [PATH]                 look through a data file or a backup, and say what is wrong
      backup PATH                   copy the data, also while a daemon runs
      unit [service | socket]       print a unit for systemd
    """

  init(_ word: String, _ arguments: [String]) throws(UsageError) {
    guard Self.words.contains(word) else {
      let nearest = NearestNames.nearest(to: Array(word.utf8), among: Self.words)
      throw UsageError(
        "there is no command \(word)",
        hint: NearestNames.question(nearest) ?? "see --help"
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
        throw UsageError("entitled \(word) has no option \(argument)", hint: "see --help")
      }
      options.append(argument)
      if argument == "--store", let value = rest.popFirst() { options.append(value) }
    }
    let given = try Options.read(options)
    if names.count > 1 {
      throw UsageError("entitled \(word) takes one name, and \(names[1]) is one more")
    }
    switch word {
    case "doctor":
      guard names.isEmpty || given.store == nil else {
        throw UsageError("entitled doctor takes PATH or --store, and not both")
      }
      self = .examine(path: names.first, given)
    case "backup":
      guard let target = names.first else {
        throw UsageError(
          "entitled backup needs the path of the backup",
          hint: "such as entitled backup entitled.backup"
        )
      }
      self = .backUp(to: target, given)
    default:
      guard let unit = UnitFile(rawValue: names.first ?? UnitFile.service.rawValue) else {
        throw UsageError("entitled unit \(names[0]): expected service or socket")
      }
      self = .printUnit(unit)
    }
  }
}
