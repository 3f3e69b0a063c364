/// Where the socket and the data are: the first that fits.
enum Places {
  /// The option, the environment, the service manager's directory, the user's, the system's.
  static func socket(option: String?, in surroundings: Surroundings) throws(UsageError) -> String {
    if let option { return try path(option) }
    if let variable = surroundings["ENTITLED_SOCKET"] { return try path(variable) }
    if let directory = surroundings["RUNTIME_DIRECTORY"] {
      return "\(first(of: directory))/entitled.sock"
    }
    if let directory = surroundings["XDG_RUNTIME_DIR"] { return "\(directory)/entitled.sock" }
    if surroundings.uid == 0 { return "/run/entitled/entitled.sock" }
    guard let home = surroundings.home else {
      throw UsageError("there is no place for the socket", hint: "give --socket PATH")
    }
    return "\(home)/.local/state/entitled/entitled.sock"
  }

  enum Store: Equatable {
    case memory
    case sqlite(String)
  }

  static func store(option: String?, in surroundings: Surroundings) throws(UsageError) -> Store {
    if let option {
      if option == "memory:" { return .memory }
      guard option.hasPrefix("sqlite:"), option.utf8.count > 7 else {
        let path = option.isEmpty || option == "sqlite:" ? "PATH" : option
        throw UsageError(
          "--store \(option): expected sqlite:PATH or memory:",
          hint: "for a file, write --store sqlite:\(path)"
        )
      }
      return .sqlite(String(option.dropFirst(7)))
    }
    let directory: String
    if let given = surroundings["STATE_DIRECTORY"] {
      directory = first(of: given)
    } else if let given = surroundings["XDG_STATE_HOME"] {
      directory = "\(given)/entitled"
    } else if surroundings.uid == 0 {
      directory = "/var/lib/entitled"
    } else if let home = surroundings.home {
      directory = "\(home)/.local/state/entitled"
    } else {
      throw UsageError("there is no place for the data", hint: "give --store sqlite:PATH")
    }
    return .sqlite("\(directory)/entitled.sqlite")
  }

  /// A path, or `unix:` and a path.
  private static func path(_ text: String) throws(UsageError) -> String {
    let path = text.hasPrefix("unix:") ? String(text.dropFirst(5)) : text
    guard !path.isEmpty else {
      throw UsageError("the socket's path is empty", hint: "give --socket PATH")
    }
    return path
  }

  /// systemd passes several directories with colons between them.
  private static func first(of directories: String) -> String {
    String(directories.split(separator: ":").first ?? "")
  }
}
