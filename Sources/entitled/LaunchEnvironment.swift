import Glibc
import Platform

/// The environment and the user of the process.
struct LaunchEnvironment: Sendable {
  var variables: [String: String]
  var uid: UInt32
  var home: String?
  /// The path of the socket that a service manager passed.
  var passedSocket: String?

  /// Returns the value of a variable; nil if it is missing or empty.
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
