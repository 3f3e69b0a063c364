/// Why the daemon does not trust a notification.
package enum UnverifiedReason: String, Error, CaseIterable, Sendable {
  /// It is not a notification in the store's form.
  case malformed
  /// The signature's algorithm is not the store's.
  case algorithm
  /// There are not exactly three certificates.
  case chainLength
  /// A certificate is not readable.
  case certificate
  /// No chain leads to a trusted root.
  case chain
  /// A certificate lacks the extension that Apple gives to those that sign for the App Store.
  case `extension`
  /// A certificate is not valid at the time of the signature.
  case validity
  case signature
  /// It is about an app that the project does not list.
  case app
  /// It is from an environment that the project does not list.
  case environment
  /// It is from an environment whose texts carry no signature of Apple.
  case unsignedEnvironment
  /// It is too old.
  case age
}

/// Why the daemon does not use a notification.
package enum NotificationRefusal: Error, Equatable, Sendable {
  case unverified(UnverifiedReason)
  /// The verifier could not decide.
  case verifier(VerifierFault)
}

/// Why the verifier could not decide.
package enum VerifierFault: Error, Equatable, Sendable {
  /// The system has no libcrypto.
  case missing
  /// The child process ended, or took too long.
  case failed
  /// The kernel does not confine the child process.
  case unconfined
  /// Too many notifications wait for it.
  case overloaded
}
