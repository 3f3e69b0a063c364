import Glibc
import Platform

/// Chooses the socket and the data file.
///
/// A path from the command line or the environment is final. Otherwise the first default directory
/// counts in which files can be created.
enum DefaultPaths {
  /// Returns why no file can be created in a directory; nil if that is possible.
  typealias Refusal = (_ directory: String) -> String?

  /// Returns the socket's path.
  ///
  /// The order is: the option, `$ENTITLED_SOCKET`, the socket or directory from the service
  /// manager, the user's directories, and the system's.
  static func socket(
    option: String?,
    in launchEnvironment: LaunchEnvironment,
    refusal: Refusal = DefaultPaths.refusal
  ) throws(UsageError) -> String {
    if let option {
      let path = try path(option)
      return try inExistingFolder(path, "--socket \(path)")
    }
    if let variable = launchEnvironment["ENTITLED_SOCKET"] {
      let path = try path(variable)
      return try inExistingFolder(path, "$ENTITLED_SOCKET \(path)")
    }
    if let passed = launchEnvironment.passedSocket { return passed }
    var places: [Place] = []
    if let directory = launchEnvironment.directory("RUNTIME_DIRECTORY") {
      places.append(Place(directory, "$RUNTIME_DIRECTORY"))
    }
    if let directory = launchEnvironment["XDG_RUNTIME_DIR"] {
      places.append(Place(directory, "$XDG_RUNTIME_DIR"))
    }
    if launchEnvironment.uid == 0 { places.append(Place("/run/entitled", "the system's place")) }
    if let home = launchEnvironment.home {
      places.append(Place("\(home)/.local/state/entitled", "the home directory"))
    }
    return try first(of: places, for: "the socket", "--socket PATH", refusal) + "/entitled.sock"
  }

  enum Store: Equatable {
    case memory
    case sqlite(String)
    /// A connection string, which nothing shows in full.
    case postgres(String)
  }

  static func store(
    option: String?,
    in launchEnvironment: LaunchEnvironment,
    refusal: Refusal = DefaultPaths.refusal
  ) throws(UsageError) -> Store {
    if let option { return try store(named: option) }
    let directory = try first(
      of: statePlaces(in: launchEnvironment),
      for: "the data",
      "--store sqlite:PATH",
      refusal
    )
    return .sqlite("\(directory)/entitled.sqlite")
  }

  /// Returns the directory for what a host keeps beside a shared store; nil if there is none.
  static func stateFolder(
    in launchEnvironment: LaunchEnvironment,
    refusal: Refusal = DefaultPaths.refusal
  ) -> String? {
    statePlaces(in: launchEnvironment).first { refusal($0.directory) == nil }?.directory
  }

  private static func statePlaces(in launchEnvironment: LaunchEnvironment) -> [Place] {
    var places: [Place] = []
    if let directory = launchEnvironment.directory("STATE_DIRECTORY") {
      places.append(Place(directory, "$STATE_DIRECTORY"))
    }
    if let directory = launchEnvironment["XDG_STATE_HOME"] {
      places.append(Place("\(directory)/entitled", "$XDG_STATE_HOME"))
    }
    if launchEnvironment.uid == 0 {
      places.append(Place("/var/lib/entitled", "the system's place"))
    }
    if let home = launchEnvironment.home {
      places.append(Place("\(home)/.local/state/entitled", "the home directory"))
    }
    return places
  }

  /// A directory, and the source that names it.
  private struct Place {
    var directory: String
    var reason: String

    init(_ directory: String, _ reason: String) {
      self.directory = directory
      self.reason = reason
    }
  }

  private static func first(
    of places: [Place],
    for thing: String,
    _ option: String,
    _ refusal: Refusal
  ) throws(UsageError) -> String {
    var tried: [String] = []
    for place in places {
      guard let reason = refusal(place.directory) else { return place.directory }
      tried.append("\(place.directory) (\(place.reason)): \(reason)")
    }
    let list = tried.isEmpty ? "" : "; tried \(tried.joined(separator: ", "))"
    throw UsageError("found no place for \(thing)\(list)", hint: "name a place with \(option)")
  }

  /// Returns why a directory cannot be written to or created; nil if it can.
  static func refusal(of directory: String) -> String? {
    var existing = directory
    while true {
      // SAFETY: the string outlives the call that reads it; the same holds below.
      if unsafe access(existing, F_OK) == 0 { break }
      guard let slash = existing.lastIndex(of: "/"), slash > existing.startIndex else {
        existing = "/"
        break
      }
      existing = String(existing[..<slash])
    }
    guard unsafe access(existing, W_OK | X_OK) != 0 else { return nil }
    let reason = SystemError.text(of: errno)
    return existing == directory ? reason : "\(existing): \(reason)"
  }

  private static func store(named option: String) throws(UsageError) -> Store {
    if option == "memory:" { return .memory }
    if option.hasPrefix("postgresql://") { return .postgres(option) }
    if option.hasPrefix("postgres:") {
      let text = String(option.dropFirst(9))
      return .postgres(text.hasPrefix("//") ? option : text)
    }
    guard option.hasPrefix("sqlite:"), option.utf8.count > 7 else {
      let path = option.isEmpty || option == "sqlite:" ? "PATH" : option
      let shown = option.withoutSecrets
      throw UsageError(
        "--store \(shown): expected sqlite:PATH, postgres:CONNINFO or memory:",
        hint: shown == option
          ? "for a file, write --store sqlite:\(path)"
          : "for a database, write --store postgres: and the connection string"
      )
    }
    return .sqlite(try file(String(option.dropFirst(7)), "--store sqlite:PATH"))
  }

  /// Reads a path, which may have the prefix `unix:`.
  private static func path(_ text: String) throws(UsageError) -> String {
    let path = text.hasPrefix("unix:") ? String(text.dropFirst(5)) : text
    guard !path.isEmpty else {
      throw UsageError("the socket's path is empty", hint: "name a file: --socket PATH")
    }
    guard path.utf8.count <= UnixAddress.pathBytesMax else {
      throw UsageError(
        "the socket's path has \(path.utf8.count) bytes, and Linux allows at most "
          + "\(UnixAddress.pathBytesMax)",
        hint: "use a shorter path, for example --socket /run/entitled/entitled.sock"
      )
    }
    return try file(path, "--socket PATH")
  }

  /// Returns the path if its folder exists: the daemon does not create a folder that is named.
  ///
  /// Without a source it is a default path, whose folder may be missing.
  static func inExistingFolder(
    _ path: String,
    _ source: String?
  ) throws(UsageError) -> String {
    guard let source else { return path }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    // SAFETY: the string outlives the call that reads it.
    guard unsafe access(folder, F_OK) != 0, errno == ENOENT else { return path }
    throw UsageError(
      "\(source): the folder \(folder) does not exist",
      hint: "create it first: mkdir -p \(folder)"
    )
  }

  /// Returns the path if it does not name a directory.
  private static func file(_ path: String, _ option: String) throws(UsageError) -> String {
    guard !path.hasSuffix("/") else {
      throw UsageError("\(path) is a directory", hint: "name a file: \(option)")
    }
    return path
  }
}

extension LaunchEnvironment {
  /// Returns the first directory: systemd separates several with colons.
  fileprivate func directory(_ name: String) -> String? {
    self[name]?.split(separator: ":").first.map(String.init)
  }
}

extension String {
  /// This text, or only its beginning if it may be a connection string with a password.
  var withoutSecrets: String {
    guard contains(where: { "=@".contains($0) }) else { return self }
    return prefix { !" =@:".contains($0) } + "…"
  }

  /// This text without the arguments that may be connection strings, wherever they were written.
  func withoutSecrets(of arguments: [String]) -> String {
    arguments.reduce(self) { text, argument in
      // Messages have the value of --store=VALUE without its name.
      let parts = argument.hasPrefix("--") ? argument.split(separator: "=", maxSplits: 1) : []
      return (parts.dropFirst().map(String.init) + [argument]).reduce(text) {
        $0.replacing($1, with: $1.withoutSecrets)
      }
    }
  }
}
