package import EntitledClient

/// The options of a picture: the customer, the project and the time.
package struct PictureOptions: Equatable {
  /// The param that names the customer, `device` or `userId`.
  package let person: JSON.Member
  /// Nil for the default project.
  package let project: String?
  /// The time as written; the daemon parses it.
  let moment: JSON?

  /// Parses the params of the subcommand; nil unless exactly one names the customer.
  package init?(_ members: [JSON.Member]) {
    let persons = members.filter { ["device", "userId"].contains($0.name) }
    guard let person = persons.first, persons.count == 1 else { return nil }
    self.person = person
    let params = JSON.object(members)
    project = params["project"]?.text
    moment = params["at"]
  }

  /// The project's param, if given.
  var projectMembers: [JSON.Member] { project.map { [.init("project", .string($0))] } ?? [] }
}

/// A function that sends a request to the daemon and returns its result.
package typealias Asking = (String, [JSON.Member]) throws(ClientError) -> JSON
