import Glibc
import Platform

/// What the process was started in: its environment and its user.
struct LaunchEnvironment: Sendable {
  var variables: [String: String]
  var uid: UInt32
  var home: String?
  /// Where the socket listens that a service manager passed.
  var passedSocket: String?

  /// Nil for an empty variable, too: it says as little.
  subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  static func ofProcess() -> LaunchEnvironment {
    var variables: [String: String] = [:]
    let names = [
      "ENTITLED_SOCKET", "RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR", "STATE_DIRECTORY",
      "XDG_STATE_HOME", "HOME", "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID",
    ]
    for name in names {
      variables[name] = ProcessEnvironment.variable(name)
    }
    return LaunchEnvironment(
      variables: variables,
      uid: getuid(),
      home: variables["HOME"] ?? ProcessEnvironment.userHome
    )
  }
}
