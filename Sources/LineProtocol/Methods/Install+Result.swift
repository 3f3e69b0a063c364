package import IdentityCore

extension Install {
  /// Writes the result: the device and its user.
  package static func write(_ installation: Draft.Installation, to writer: inout JSONWriter) {
    writer.member("device", installation.device)
    writer.member("created", installation.created)
    writer.member("user", installation.user)
    if !installation.claimed.isEmpty {
      writer.member("shouldRefresh", true)
      writer.member("claimed", installation.claimed)
    }
  }
}
