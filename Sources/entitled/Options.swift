import IdentityCore
import LineProtocol
import Platform

/// The options from the command line and the configuration; nil if not given.
struct Options: Equatable {
  var socket: String?
  var store: String?
  var preset: Preset?
  var isClockManual: Bool?
  var configuration: String?
  var readyDescriptor: Int32?
  var lifelineDescriptor: Int32?
  var grants: [RoleGrant] = []
  var limits: [String: Int] = [:]
  var logging = Logging()

  /// The action that the arguments request.
  enum Command: Equatable {
    case serve(Options)
    case carryOut(MaintenanceCommand)
    case showHelp
    case showVersion
  }

  static var help: String {
    let options = DaemonOption.all(presets: presets)
    let width = options.map(\.usage.utf8.count).max() ?? 0
    let lines = options.map { option in
      let gap = String(repeating: " ", count: width + 2 - option.usage.utf8.count)
      return "  \(option.usage)\(gap)\(option.summary)\n"
    }
    return """
      entitled: subscription identity and entitlement daemon

      usage: entitled [options]
             entitled doctor | backup | unit …

      \(lines.joined())
      Commands, instead of serving:
      \(MaintenanceCommand.help)

      By default entitled uses the first of these places that it can write to:
        socket  $ENTITLED_SOCKET, $RUNTIME_DIRECTORY, $XDG_RUNTIME_DIR, /run/entitled (root),
                ~/.local/state/entitled
        data    $STATE_DIRECTORY, $XDG_STATE_HOME/entitled, /var/lib/entitled (root),
                ~/.local/state/entitled
      """
  }

  private static var presets: String {
    Preset.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static let names = DaemonOption.names

  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    let asked = arguments.first { ["--help", "-h", "--version"].contains($0) }
    if let asked { return asked == "--version" ? .showVersion : .showHelp }
    if let word = arguments.first, !word.hasPrefix("-") {
      return .carryOut(try MaintenanceCommand(word, Array(arguments.dropFirst())))
    }
    return .serve(try read(arguments))
  }

  /// Reads arguments that are all options.
  static func read(_ arguments: [String]) throws(UsageError) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let option = OptionWord(word)
      guard let option, names.contains(option.name) else {
        let name = option?.name ?? word
        let synonym = DaemonOption.synonyms[name].map { [$0] }
        let nearest = synonym ?? NearestNames.nearest(to: Array(name.utf8), among: names)
        throw UsageError(
          "unknown option \(name)",
          hint: NearestNames.question(nearest) ?? "entitled --help lists the options"
        )
      }
      if option.name == "--log-ids" {
        try option.flag()
        options.logging.showsIDs = true
        continue
      }
      guard option.name != "--help", option.name != "--version" else {
        throw UsageError("\(option.name) takes no value", hint: "write \(option.name) alone")
      }
      try options.set(option.name, to: try option.value(orNextOf: &rest))
    }
    return options
  }

  private mutating func set(_ name: String, to value: String) throws(UsageError) {
    switch name {
    case "--socket": socket = value
    case "--store": store = value
    case "--rules": preset = try Self.preset(value)
    case "--clock": isClockManual = try Self.clock(value)
    case "--config": configuration = value
    case "--allow-uid": grants.append(try RoleGrant(value, for: .user))
    case "--allow-gid": grants.append(try RoleGrant(value, for: .group))
    case "--ready-fd": readyDescriptor = try Self.descriptor(name, value)
    case "--lifeline-fd": lifelineDescriptor = try Self.descriptor(name, value)
    case "--log": logging.isStructured = try LogSettings.isStructured(value)
    case "--log-level": logging.level = try LogSettings.level(value)
    case "--log-slow": logging.slowMilliseconds = try Logging.slowMilliseconds(value)
    default: preconditionFailure("Options: \(name) is listed and not read")
    }
  }

  private static func descriptor(_ name: String, _ value: String) throws(UsageError) -> Int32 {
    guard let number = Int32(value), number >= 0 else {
      throw UsageError("\(name) \(value): expected the number of an open descriptor")
    }
    return number
  }

  static func preset(_ value: String) throws(UsageError) -> Preset {
    if let preset = Preset(rawValue: value) { return preset }
    let names = Preset.allCases.map(\.rawValue)
    let nearest = NearestNames.nearest(to: Array(value.utf8), among: names)
    throw UsageError(
      "--rules \(value): expected one of \(presets)",
      hint: NearestNames.question(nearest)
    )
  }

  static func clock(_ value: String) throws(UsageError) -> Bool {
    switch value {
    case "manual": return true
    case "system": return false
    default: throw UsageError("--clock \(value): expected manual or system")
    }
  }

  /// Returns these options, completed by the configuration file, which it reads.
  func withConfiguration() throws(UsageError) -> Options {
    guard let configuration else { return self }
    return completed(by: try Configuration.read(configuration))
  }

  /// Returns these options, completed by the configuration; the command line takes precedence.
  func completed(by configuration: Options) -> Options {
    var options = self
    options.socket = socket ?? configuration.socket
    options.store = store ?? configuration.store
    options.preset = preset ?? configuration.preset
    options.isClockManual = isClockManual ?? configuration.isClockManual
    options.readyDescriptor = readyDescriptor ?? configuration.readyDescriptor
    options.lifelineDescriptor = lifelineDescriptor ?? configuration.lifelineDescriptor
    options.grants = grants + configuration.grants
    options.limits = configuration.limits
    options.logging = logging.completed(by: configuration.logging)
    return options
  }
}
