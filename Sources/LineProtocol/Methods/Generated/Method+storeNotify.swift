// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `store.notify`: Verifies a message of a store, and records what it reports.
package struct NotifyStore: WritingMethod {
  package static let name: StaticString = "store.notify"
  package static let summary: StaticString = "Verifies a message of a store, and records what it reports."
  package static let parameters: [StaticString] = [
    "store", "payload", "headers", "response", "device", "userId", "project", "dryRun",
    "idempotencyKey"
  ]
  package static let role = Role.write

  /// Store that sent it.
  package let store: Store
  /// Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256
  /// KiB. At least one of `payload` and `response` is required.
  package let payload: [UInt8]?
  /// Headers of the store's request, with names in any case. The daemon reads only
  /// `stripe-signature`.
  package let headers: [(name: [UInt8], value: [UInt8])]?
  /// What the caller fetched from the store's API, for `playStore` and `stripe`.
  package let response: StoreResponse?
  /// Nil if the request names none.
  package let subject: Subject?
  package let project: ProjectID
  package let writing: Writing

  /// Store that sent it.
  package enum Store: String, CaseIterable, Sendable {
    case appStore, playStore, stripe
  }

  package init(_ given: Parameters) throws(RPCError) {
    store = try given.required("store").choice()
    payload = try given.optional("payload")?.bytes()
    headers = try given.optional("headers")?.texts(max: 200)
    response = try given.optional("response")?.storeResponse()
    subject = try given.optionalSubject()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .notifyStore(self) }
}
