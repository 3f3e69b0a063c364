internal import Platform

/// Where a client looks for the daemon's socket.
///
/// A path that somebody named, in the call or in `$ENTITLED_SOCKET`, is the only one: a client
/// that is told of one daemon must not end up with another. With none named, the usual places
/// are tried in their order, and the first is taken where a daemon answers.
public struct SocketSearch: Hashable, Sendable {
  /// The most bytes that Linux allows in a socket's path.
  public static let pathBytesMax = UnixAddress.pathBytesMax

  /// The paths to try, in this order, each once.
  public let paths: [String]

  /// Looks where this process's environment says; `given` is a path, or `unix:` and a path.
  public init(given: String? = nil) {
    self.init(
      given: given,
      environment: { ProcessEnvironment.variable($0) },
      userHome: ProcessEnvironment.userHome
    )
  }

  init(given: String?, environment: (String) -> String?, userHome: @autoclosure () -> String?) {
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let named = given ?? variable("ENTITLED_SOCKET") {
      paths = [named.hasPrefix("unix:") ? String(named.dropFirst("unix:".count)) : named]
      return
    }
    var directories: [String] = []
    // systemd separates several by colons; the first is the one of the unit's own name.
    if let list = variable("RUNTIME_DIRECTORY") {
      directories += list.split(separator: ":").prefix(1).map(String.init)
    }
    if let directory = variable("XDG_RUNTIME_DIR") { directories.append(directory) }
    directories.append("/run/entitled")
    if let home = variable("HOME") ?? userHome() {
      directories.append("\(home)/.local/state/entitled")
    }
    // A relative path would mean another place in each directory.
    paths = directories.filter { $0.hasPrefix("/") }.map { "\($0)/entitled.sock" }
      .reduce(into: []) { paths, path in
        if !paths.contains(path) { paths.append(path) }
      }
  }
}
