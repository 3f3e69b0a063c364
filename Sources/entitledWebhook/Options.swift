import LineProtocol
import Platform

/// The options of the command line.
struct Options: Equatable, Sendable {
  var socket: String?
  /// Empty for all projects.
  var projects: [String] = []
  var isOnce = false
  /// Whether to post a test to each webhook, and nothing else.
  var isTest = false
  /// Timeout for a response.
  var timeoutMilliseconds: Int64 = 15_000
  var backoff = Backoff()
  /// A file of certificates to trust instead of the system's.
  var authorities: String?
  var logSettings = LogSettings()

  /// What the command line asks for.
  enum Command: Equatable {
    case follow(Options)
    case showHelp
    case showVersion
  }

  static let help = """
    entitled-webhook: posts events to the webhooks of the daemon's projects

    usage: entitled-webhook [options]

      --socket PATH        path of the daemon's socket. Default: as for entitle
      --project ID         post only the events of this project (repeatable)
      --once               post the waiting events, then stop. Default: run until TERM
      --test               post a test to each webhook whose format has one, then stop
      --timeout SECONDS    longest wait for a reply to a post. Default: 15
      --pause-max SECONDS  longest pause before a retry. Default: 300
      --ca FILE            trust these certificates (PEM) instead of the system's
      --log FORMAT         format of the log: text, or json with an object on each line
      --log-level LEVEL    log lines up to: error, warning, info or debug. Default: info
      --help, --version

    project.define adds webhooks. This program needs the role admin to read their secrets:
    run it as the daemon's user, or start the daemon with --allow-uid UID:admin.

    TERM and INT stop it after the posts under way. HUP makes it read the webhooks again and
    retry waiting events at once.

    Exit codes: 0 stopped, or all events or tests posted; 1 not all events (--once) or tests
      (--test) posted; 2 usage; 3 the daemon answered with an error; 4 no connection; 5 timeout;
      6 permission denied; 69 libcurl is missing

    """

  private static let names = [
    "--socket", "--project", "--once", "--test", "--timeout", "--pause-max", "--ca", "--log",
    "--log-level", "--help", "--version",
  ]

  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    var options = Options()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard let option = OptionWord(word), names.contains(option.name) || word == "-h" else {
        let name = OptionWord(word)?.name
        let nearest = NearestNames.nearest(to: Array((name ?? word).utf8), among: names)
        throw UsageError(
          name.map { "unknown option \($0)" } ?? "unexpected \"\(word)\"",
          hint: NearestNames.question(nearest) ?? "entitled-webhook --help lists the options"
        )
      }
      switch option.name {
      case "--once":
        try option.flag()
        options.isOnce = true
      case "--test":
        try option.flag()
        options.isTest = true
      case "--help", "-h", "--version":
        try option.flag()
        return option.name == "--version" ? .showVersion : .showHelp
      default:
        let value = try option.value(orNextOf: &rest)
        guard !value.isEmpty else { throw UsageError("\(option.name) needs a value") }
        try options.set(option.name, to: value)
      }
    }
    if options.isTest && options.isOnce {
      throw UsageError("--test and --once exclude each other", hint: "give one of them")
    }
    return .follow(options)
  }

  private mutating func set(_ name: String, to value: String) throws(UsageError) {
    switch name {
    case "--socket": socket = value
    case "--project":
      guard !projects.contains(where: { $0.utf8.elementsEqual(value.utf8) }) else { return }
      projects.append(value)
    case "--timeout": timeoutMilliseconds = try Self.milliseconds(name, value)
    case "--pause-max": backoff.longest = try Self.milliseconds(name, value)
    case "--ca": authorities = value
    case "--log": logSettings.isStructured = try LogSettings.isStructured(value)
    case "--log-level": logSettings.level = try LogSettings.level(value)
    default: preconditionFailure("Options: \(name) is listed and not read")
    }
  }

  private static func milliseconds(_ name: String, _ value: String) throws(UsageError) -> Int64 {
    guard let seconds = Double(value), 0.001...86_400 ~= seconds else {
      throw UsageError(
        "\(name) \(value): expected seconds, from 0.001 to 86400",
        hint: "for example \(name) 15"
      )
    }
    return Int64(seconds * 1000)
  }
}
