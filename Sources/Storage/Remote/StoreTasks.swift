package import IdentityCore

/// The background work that a shared store lists: ends, definitions and deletions to continue.
package struct StoreTasks: Equatable, Sendable {
  /// Whether this process has the right to look for work; the lists are empty without it.
  package var isHolder: Bool
  /// The projects with the system's clock in which something has ended.
  package var due: [ProjectAddress]
  /// The projects with a definition that has not reached every customer.
  package var rollingOut: [ProjectAddress]
  /// Whether an erasure is under way.
  package var hasErasures: Bool

  /// A project's number and id.
  package struct ProjectAddress: Hashable, Sendable {
    package let number: ProjectNumber
    package let id: ProjectID

    package init(number: ProjectNumber, id: ProjectID) {
      (self.number, self.id) = (number, id)
    }
  }

  package init(
    isHolder: Bool = false,
    due: [ProjectAddress] = [],
    rollingOut: [ProjectAddress] = [],
    hasErasures: Bool = false
  ) {
    (self.isHolder, self.due) = (isHolder, due)
    (self.rollingOut, self.hasErasures) = (rollingOut, hasErasures)
  }
}
