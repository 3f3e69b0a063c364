// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Parameter {
  /// Reads the object `UserImportOverriddenItem`.
  func userImportOverriddenItem() throws(RPCError) -> CustomerImport.Property {
    let given = try object(.userImportOverriddenItem)
    return CustomerImport.Property(
      key: try given.required("key").propertyKey(),
      value: try given.required("value").string(scalarsMax: 500),
      setAt: try given.optional("setAt")?.moment()
    )
  }
}
