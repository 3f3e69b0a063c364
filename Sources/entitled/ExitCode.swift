/// How the daemon ends, as sysexits.h numbers it.
enum ExitCode: Int32 {
  /// It was told to stop, and everything that it took was answered.
  case done = 0
  /// The options or the configuration make no sense.
  case usage = 64
  /// The disk did not confirm a write, or the store failed for good.
  case storage = 74
  /// Another daemon has the socket or the store.
  case locked = 75
  /// The socket or the store cannot be used.
  case unusable = 78
}
