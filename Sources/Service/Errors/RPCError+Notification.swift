import LineProtocol
import StoreVerification

extension RPCError {
  /// Converts a notification's refusal to a protocol error, with the status for the store.
  init(_ refusal: NotificationRefusal) {
    switch refusal {
    case .unverified(let reason):
      self.init(.unverified, reason.sentence, hint: reason.hint)
      self = with("reason", reason.rawValue).with("httpStatus", 400)
    case .verifier(.missing):
      self.init(.verifierMissing, "the system has no libcrypto.so.3, which the package libssl3 has")
      self = with("httpStatus", 503)
    case .verifier(.failed):
      self.init(.verifierFailed, "the verifier ended, or did not answer within two seconds")
      self = with("httpStatus", 503)
    case .verifier(.unconfined):
      self.init(
        .verifierFailed,
        "the kernel does not take the filter that confines the verifier",
        hint: "run the daemon on x86-64 or arm64, where seccomp is not disabled"
      )
      self = with("httpStatus", 503)
    case .verifier(.overloaded):
      self.init(
        .overloaded,
        "\(VerificationQueue.waitingMax) notifications wait for their verification"
      )
      self = with("httpStatus", 503)
    }
  }

  /// The error for a store whose notifications the project does not read yet.
  static func notConfigured(_ store: NotifyStore.Store) -> RPCError {
    RPCError(
      .storeNotConfigured,
      "the project does not define stores.\(store.rawValue)",
      field: "/store",
      hint: "define it with project.define; the store sends the notification again"
    ).with("httpStatus", 503)
  }
}

extension UnverifiedReason {
  /// What to check.
  fileprivate var hint: String {
    switch self {
    case .chain:
      "check stores.appStore.roots: without them the project trusts Apple's root alone; of a test "
        + "store, add what entitle mint --root prints"
    case .certificate:
      "check stores.appStore.roots: each is the base64 of a certificate's DER; otherwise pass on "
        + "the body byte for byte"
    case .malformed:
      "pass on the body byte for byte, and as response what the store's API answers; for Stripe, "
        + "pass headers too, with its Stripe-Signature"
    case .signature:
      "pass on the body byte for byte; for Stripe, check that stores.stripe.secret is the secret "
        + "of this endpoint"
    default: "stores.md says what the reason \(rawValue) means"
    }
  }

  /// The message of the error.
  fileprivate var sentence: String {
    switch self {
    case .malformed: "the payload, the response or Stripe's header is not in the store's form"
    case .algorithm: "the signature's algorithm is not ES256"
    case .chainLength: "the header x5c does not have three certificates"
    case .certificate: "a certificate is not readable"
    case .chain: "the certificates do not lead to a trusted root"
    case .extension: "a certificate is not one that Apple gives to the App Store"
    case .validity: "a certificate was not valid when the payload was signed"
    case .signature: "the signature does not belong to the payload"
    case .app: "the notification is about an app that the project does not list"
    case .environment: "the notification is from an environment that the project does not list"
    case .unsignedEnvironment:
      "the notification is from an environment whose payloads Apple does not sign"
    case .age: "the signature is more than \(StripeSignature.secondsMax) seconds old"
    }
  }
}
