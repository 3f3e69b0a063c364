package import EntitledClient
package import Platform

/// Why a test store could not send its notifications.
package enum MintError: Error {
  case client(ClientError)
  /// The script or the project does not fit.
  case usage(UsageError)
}
