package import EntitledClient

/// Whose picture, where, and of which moment.
package struct PictureQuestion: Equatable {
  /// `device` or `userId`, as the only member that says who.
  package let person: JSON.Member
  /// Nil for the usual one.
  package let project: String?
  /// As it was written; the daemon reads it.
  let moment: JSON?

  /// From the params of the sub-command; nil when they do not say who, or say it twice.
  package init?(_ members: [JSON.Member]) {
    let persons = members.filter { ["device", "userId"].contains($0.name) }
    guard let person = persons.first, persons.count == 1 else { return nil }
    self.person = person
    let params = JSON.object(members)
    project = params["project"]?.text
    moment = params["at"]
  }

  /// The project's param, where one was named.
  var projectMembers: [JSON.Member] { project.map { [.init("project", .string($0))] } ?? [] }
}

/// Asks the daemon: a method, and its params.
package typealias Asking = (String, [JSON.Member]) throws(ClientError) -> JSON
