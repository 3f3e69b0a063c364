// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Parameter {
  /// Reads the object `UserImportIdsItem`.
  func userImportIdsItem() throws(RPCError) -> CustomerImport.ID {
    let given = try object(.userImportIdsItem)
    return CustomerImport.ID(
      id: try given.required("id").userID(),
      kind: try given.required("kind").choice(),
      device: try given.optional("device")?.identifier(),
      createdAt: try given.optional("createdAt")?.moment()
    )
  }
}
