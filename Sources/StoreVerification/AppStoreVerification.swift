package import IdentityCore
package import LineProtocol

/// The payloads that Apple signed.
package struct VerifiedAppStoreText {
  /// The notification; nil if the text is a transaction alone.
  package var notification: JSONValue?
  package var transaction: JSONValue?
  package var renewal: JSONValue?
}

/// Verifies what arrives in the name of the App Store.
package struct AppStoreVerification {
  package typealias Verify = (VerificationRequest) throws(VerifierFault) -> VerificationVerdict

  private let trust: AppStoreTrust
  /// The system's time in milliseconds since 1970, for a text that does not say when it was signed.
  private let now: Int64

  package init(_ trust: AppStoreTrust, now: Int64) {
    self.trust = trust
    self.now = now
  }

  /// Verifies the body of a notification, `{"signedPayload": "…"}`, or a signed transaction as
  /// StoreKit gives it to an app, and everything signed within.
  package func verified(
    _ body: [UInt8],
    by verify: Verify
  ) throws(NotificationRefusal) -> VerifiedAppStoreText {
    guard body.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else {
      let payload = try payload(of: body, as: .transaction, by: verify)
      guard payload.member("transactionId")?.string != nil else { throw .unverified(.malformed) }
      return VerifiedAppStoreText(transaction: payload)
    }
    guard let envelope = try? JSONDocument().read(body),
      let text = envelope.member("signedPayload")?.string
    else { throw .unverified(.malformed) }
    let payload = try payload(of: text, as: .notification, by: verify)
    let data = payload.member("data")
    return VerifiedAppStoreText(
      notification: payload,
      transaction: try verifiedPart(
        data?.member("signedTransactionInfo"),
        as: .transaction,
        by: verify
      ),
      renewal: try verifiedPart(data?.member("signedRenewalInfo"), as: .renewal, by: verify)
    )
  }

  private func verifiedPart(
    _ member: JSONValue?,
    as kind: AppStoreTextKind,
    by verify: Verify
  ) throws(NotificationRefusal) -> JSONValue? {
    guard let member, !member.isNull else { return nil }
    guard let text = member.string else { throw .unverified(.malformed) }
    return try payload(of: text, as: kind, by: verify)
  }

  /// Verifies one signed text: its form, its signature, and then the app and the environment.
  ///
  /// Returns its payload.
  package func payload(
    of text: [UInt8],
    as kind: AppStoreTextKind,
    by verify: Verify
  ) throws(NotificationRefusal) -> JSONValue {
    let signed = try SignedText(text)
    let origin = try AppStoreOrigin(of: signed.payload, as: kind)
    if let environment = origin.environment, !environment.isSigned {
      // Apple's own libraries do not look at the signature here, so a forged text that says
      // "Xcode" would pass. It counts only where the project lists that environment.
      guard trust.environments.contains(environment) else {
        throw .unverified(.unsignedEnvironment)
      }
    } else {
      try checkSignature(of: signed, by: verify)
    }
    if let reason = origin.refusal(by: trust) { throw .unverified(reason) }
    return signed.payload
  }

  private func checkSignature(
    of text: SignedText,
    by verify: Verify
  ) throws(NotificationRefusal) {
    guard text.header.member("alg")?.equals("ES256") == true else { throw .unverified(.algorithm) }
    guard let list = text.header.member("x5c"), list.kind == .array, list.count == 3 else {
      throw .unverified(.chainLength)
    }
    // The third certificate is the sender's idea of a root: it is decoded, but not trusted.
    let certificates = list.elements.map { $0.string.flatMap { Base64.standard($0) } }
    guard let leaf = certificates[0], let intermediate = certificates[1], certificates[2] != nil
    else { throw .unverified(.certificate) }
    guard text.signature.count == 64 else { throw .unverified(.signature) }
    let request = VerificationRequest(
      chain: SigningChain(
        leaf: leaf,
        intermediate: intermediate,
        roots: trust.roots,
        isStrict: trust.isStrict
      ),
      milliseconds: time(of: text.payload),
      signature: text.signature,
      signed: text.signed
    )
    let verdict: VerificationVerdict
    do {
      verdict = try verify(request)
    } catch {
      throw .verifier(error)
    }
    switch verdict {
    case .good: return
    case .certificate: throw .unverified(.certificate)
    case .chain: throw .unverified(.chain)
    case .extension: throw .unverified(.extension)
    case .validity: throw .unverified(.validity)
    case .signature: throw .unverified(.signature)
    case .failed: throw .verifier(.failed)
    }
  }

  /// Returns the time of the signature.
  ///
  /// A replay of old notifications must pass after the certificate that
  /// signed them has expired, so this is not the present.
  private func time(of payload: JSONValue) -> Int64 {
    payload.member("signedDate")?.int64 ?? payload.member("receiptCreationDate")?.int64 ?? now
  }
}
