// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Parameter {
  /// Reads the object `UserImportPropertiesItem`.
  func userImportPropertiesItem() throws(RPCError) -> CustomerImport.Property {
    let given = try object(.userImportPropertiesItem)
    return CustomerImport.Property(
      key: try given.required("key").propertyKey(),
      value: try given.required("value").string(scalarsMax: 500),
      setAt: try given.optional("setAt")?.moment()
    )
  }
}
