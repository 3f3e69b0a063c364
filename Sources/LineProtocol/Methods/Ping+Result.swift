package import IdentityCore

extension Ping {
  /// Writes the result; `now` is the time of the batch.
  package func write(now: Moment, to writer: inout JSONWriter) {
    writer.member("pong", true)
    writer.member("now", now)
    if let echo { writer.member("echo", raw: echo) }
  }
}
