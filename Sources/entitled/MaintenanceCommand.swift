import LineProtocol
import Platform

/// A command, named by the first argument, that runs instead of the daemon.
enum MaintenanceCommand: Equatable {
  /// Checks a data file; without a path, the file that a daemon would use.
  case examine(path: String?, Options)
  /// Copies the data file, whether or not a daemon is running.
  case backUp(to: String, Options)
  /// Prints a file for systemd; `programs` defaults to the folder of this program.
  case printUnit(UnitFile, programs: String?)
  /// Creates a shared store, or prints the statements for it.
  case createStore(Options, prints: Bool)
  /// Has daemons go on from a server that is older than one that they have seen.
  case acceptTimeline(Options)

  static let words = ["doctor", "backup", "store", "unit"]

  /// The arguments of each command.
  private static let usage = [
    "doctor": "[PATH | --store sqlite:PATH]", "backup": "PATH [--store sqlite:PATH]",
    "unit": "[NAME] [--programs DIR]",
    "store": "create --store postgres:CONNINFO [--rules PRESET] [--clock manual] [--print]",
    "accept-timeline": "accept-timeline --store postgres:CONNINFO",
  ]

  static let help = """
      doctor [PATH]                 check a data file or a backup for damage
      backup PATH                   copy the data; the daemon may be running
      store create --store postgres:CONNINFO [--rules PRESET] [--clock manual] [--print]
                                    create the tables of a store on PostgreSQL, or print the SQL
      store accept-timeline --store postgres:CONNINFO
                                    go on from an older server, though there is a newer one
      unit [NAME] [--programs DIR]  print a file for systemd that runs the programs in DIR; NAME
                                    is service, socket, webhook, shared or sysusers
    """

  init(_ word: String, _ arguments: [String]) throws(UsageError) {
    guard Self.words.contains(word) else {
      throw UsageError("unknown command \(word)", hint: Self.hint(for: word))
    }
    if word == "store" {
      let isAcceptance = arguments.first == "accept-timeline"
      self = try isAcceptance ? Self.acceptance(arguments) : Self.creation(arguments)
      return
    }
    // The only option that the command accepts.
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
        throw UsageError(
          "\(word): unknown option \(argument)",
          hint: "usage: entitled \(word) \(Self.usage[word] ?? "")"
        )
      }
      value = try option.value(orNextOf: &rest)
    }
    if names.count > 1 {
      throw UsageError(
        "\(word): unexpected \(names[1])",
        hint: "usage: entitled \(word) \(Self.usage[word] ?? "")"
      )
    }
    var given = Options()
    given.store = value
    switch word {
    case "doctor":
      guard names.isEmpty || value == nil else {
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
      self = .printUnit(try Self.unit(names.first), programs: value)
    }
  }

  /// The commands of the command line that are not methods.
  static let clientCommands = [
    "bench", "call", "check", "completion", "demo", "export", "graph", "help", "import", "man",
    "metrics", "mint", "simulate", "socket-path", "stats", "timeline", "watch",
    "webhooks", "why",
  ]

  /// Returns what to write instead of an unknown command.
  private static func hint(for word: String) -> String {
    // A method of this name concerns the purchases of a user.
    if word == "restore" {
      return "stop the daemon, put the backup in place of the data file, and remove the old files"
        + " beside it; entitle man entitled says more under Back up and restore"
    }
    let isMethod = (try? Request.method(named: Array(word.utf8))) != nil
    if isMethod || clientCommands.contains(where: { $0.utf8.elementsEqual(word.utf8) }) {
      return "it is a command of the command line: entitle \(word)"
    }
    let nearest = NearestNames.nearest(to: Array(word.utf8), among: words)
    return NearestNames.question(nearest) ?? "entitled --help lists the commands"
  }

  private static func creation(_ arguments: [String]) throws(UsageError) -> MaintenanceCommand {
    let hint = "usage: entitled store \(usage["store"] ?? "")"
    guard arguments.first == "create" else {
      throw UsageError("store: expected create or accept-timeline", hint: hint)
    }
    let rest = arguments.dropFirst().filter { $0 != "--print" }
    guard rest.first?.hasPrefix("-") ?? false else {
      throw UsageError("store create: --store is missing", hint: hint)
    }
    let options = try Options.read(Array(rest))
    var known = Options()
    (known.store, known.preset) = (options.store, options.preset)
    known.isClockManual = options.isClockManual
    guard options == known, options.store != nil else {
      throw UsageError("store create: expected --store, --rules, --clock and --print", hint: hint)
    }
    return .createStore(options, prints: arguments.contains("--print"))
  }

  private static func acceptance(_ arguments: [String]) throws(UsageError) -> MaintenanceCommand {
    let options = try Options.read(Array(arguments.dropFirst()))
    var known = Options()
    known.store = options.store
    guard options == known, options.store != nil else {
      throw UsageError(
        "store accept-timeline: expected --store, and nothing else",
        hint: "usage: entitled store \(usage["accept-timeline"] ?? "")"
      )
    }
    return .acceptTimeline(options)
  }

  private static func unit(_ name: String?) throws(UsageError) -> UnitFile {
    guard let name else { return .service }
    if let unit = UnitFile(rawValue: name) { return unit }
    let names = UnitFile.allCases.map(\.rawValue)
    let nearest = NearestNames.nearest(to: Array(name.utf8), among: names)
    throw UsageError(
      "unit: unknown unit \(name)",
      hint: NearestNames.question(nearest) ?? "expected one of \(names.joined(separator: ", "))"
    )
  }
}
