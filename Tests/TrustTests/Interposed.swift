import TestSupport

/// A preloaded library that intercepts the daemon's calls.
///
/// Tests compile it on demand; it is not part of any program.
enum Interposed: String {
  /// Reports a commit as written before it is.
  case earlyReply
  /// Kills the process at the file change with the number `KILL_AT`.
  case killAt
  /// Opens the journal without O_DIRECT and O_DSYNC, so that commits are not synced.
  case laxSync

  /// Returns the environment that loads it into a daemon; valid while the folder exists.
  func environment(in folder: ScratchFolder) throws -> [String: String] {
    let library = folder.file("\(rawValue).so")
    try PreloadedLibrary.compile("Tests/TrustTests/Interposed/\(rawValue).c", to: library)
    return ["LD_PRELOAD": library]
  }
}
