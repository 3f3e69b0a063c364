import LineProtocol
import Platform

/// What the program does instead of serving: the word that comes first says so.
enum MaintenanceCommand: Equatable {
  /// Looks through a data file, or the one that a daemon would take.
  case examine(path: String?, Options)
  /// Copies the data file, while a daemon runs or not.
  case backUp(to: String, Options)
  /// Prints a file for systemd; the programs are in a folder, by default that of this program.
  case printUnit(UnitFile, programs: String?)

  static let words = ["doctor", "backup", "unit"]

  static let help = """
      doctor [PATH]                 look through a data file or a backup, and say what is wrong
      backup PATH                   copy the data, also while a daemon runs
      unit [NAME] [--programs DIR]  print a file for systemd that runs the programs in DIR; NAME
                                    is service, socket, webhook or sysusers
    """

  init(_ word: String, _ arguments: [String]) throws(UsageError) {
    guard Self.words.contains(word) else {
      let nearest = NearestNames.nearest(to: Array(word.utf8), among: Self.words)
      throw UsageError(
        "there is no command \(word)",
        hint: NearestNames.question(nearest) ?? "see --help"
      )
    }
    // The only option of `unit`, and that of the others.
    let optionName = word == "unit" ? "--programs" : "--store"
    var value: String?
    var names: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        names.append(argument)
        continue
      }
      guard let option = OptionWord(argument), option.name == optionName else {
        throw UsageError("entitled \(word) has no option \(argument)", hint: "see --help")
      }
      value = try option.value(orNextOf: &rest)
    }
    if names.count > 1 {
      throw UsageError("entitled \(word) takes one name, and \(names[1]) is one more")
    }
    var given = Options()
    given.store = value
    switch word {
    case "doctor":
      guard names.isEmpty || value == nil else {
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
      self = .printUnit(try Self.unit(names.first), programs: value)
    }
  }

  private static func unit(_ name: String?) throws(UsageError) -> UnitFile {
    guard let unit = UnitFile(rawValue: name ?? UnitFile.service.rawValue) else {
      let names = UnitFile.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("entitled unit \(name ?? ""): expected one of \(names)")
    }
    return unit
  }
}
