/// How the daemon ends.
enum ExitCode: Int32 {
  /// It was told to stop, and everything that it took was answered.
  case done = 0
  /// The socket or the store cannot be used.
  case unusable = 1
  /// A client that was tested got something wrong.
  static let uncertified = unusable
  /// The options or the configuration make no sense.
  case usage = 2
  /// The disk did not confirm a write (EX_IOERR of sysexits.h).
  case storage = 74
  /// Another daemon has the socket or the store (EX_TEMPFAIL).
  case locked = 75
}
