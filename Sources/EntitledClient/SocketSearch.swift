internal import Platform

/// The paths at which a client looks for the daemon's socket.
///
/// A path given in the call or in `$ENTITLED_SOCKET` is the only path: the client must not reach
/// another daemon by mistake. Otherwise the client tries the default paths in order, and uses the
/// first at which a daemon answers.
public struct SocketSearch: Hashable, Sendable {
  /// The maximum length of a socket's path on Linux, in bytes.
  public static let pathBytesMax = UnixAddress.pathBytesMax

  /// The paths to try, in order and without duplicates.
  public let paths: [String]

  /// Reads the process's environment; `given` is a path, or `unix:` followed by a path.
  public init(given: String? = nil) {
    self.init(
      given: given,
      environment: { ProcessEnvironment.variable($0) },
      userHome: ProcessEnvironment.userHome
    )
  }

  init(paths: [String]) { self.paths = paths }

  init(given: String?, environment: (String) -> String?, userHome: @autoclosure () -> String?) {
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let named = given ?? variable("ENTITLED_SOCKET") {
      paths = [named.hasPrefix("unix:") ? String(named.dropFirst("unix:".count)) : named]
      return
    }
    var directories: [String] = []
    // systemd separates directories by colons; the first has the unit's own name.
    if let list = variable("RUNTIME_DIRECTORY") {
      directories += list.split(separator: ":").prefix(1).map(String.init)
    }
    if let directory = variable("XDG_RUNTIME_DIR") { directories.append(directory) }
    directories.append("/run/entitled")
    if let home = variable("HOME") ?? userHome() {
      directories.append("\(home)/.local/state/entitled")
    }
    // A relative path would depend on the working directory.
    paths = directories.filter { $0.hasPrefix("/") }.map { "\($0)/entitled.sock" }
      .reduce(into: []) { paths, path in
        if !paths.contains(path) { paths.append(path) }
      }
  }
}
