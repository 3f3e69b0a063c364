// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `setUserProperty`: Stores a key/value property; never affects access.
package struct SetUserProperty: WritingMethod {
  package static let name: StaticString = "setUserProperty"
  package static let summary: StaticString = "Stores a key/value property; never affects access."
  package static let parameters: [StaticString] = [
    "device", "userId", "key", "value", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  package let subject: Subject
  /// Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems
  /// reserve, for example $email, have no special meaning.
  package let key: [UInt8]
  /// New value. An empty string removes the property.
  package let value: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    key = try given.required("key").propertyKey()
    value = try given.required("value").string(scalarsMax: 500)
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .setUserProperty(self) }
}
