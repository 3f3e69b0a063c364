// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `restore`: Restores the purchases of a device's store account for its current user.
package struct Restore: WritingMethod {
  package static let name: StaticString = "restore"
  package static let summary: StaticString = "Restores the purchases of a device's store account for its current user."
  package static let parameters: [StaticString] = [
    "device", "purchases", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  /// Id of the device.
  package let device: DeviceID
  /// Purchases to restore, from any store account; an empty list restores nothing. Default: every
  /// purchase of the device's store account.
  package let purchases: [ChainKey]?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    device = try given.required("device").identifier()
    purchases = try given.optional("purchases")?.list(max: 1000) { each throws(RPCError) in
      try each.purchaseRef()
    }
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .restore(self) }
}
