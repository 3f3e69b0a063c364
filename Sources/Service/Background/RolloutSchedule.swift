import IdentityCore

/// The projects with a definition that has not reached every customer.
struct RolloutSchedule {
  private(set) var entries: [ProjectNumber: Entry] = [:]
  private var pages: [ProjectNumber: Page] = [:]

  struct Entry {
    var project: ProjectID
    /// The next step needs this turn to be durable.
    var awaits: TurnNumber
  }

  /// A page of customers from the store.
  struct Page {
    /// The customer before the first; nil for the first page.
    var after: CustomerID?
    var ids: ArraySlice<CustomerID>
    /// Whether no customers follow.
    var isLast: Bool

    /// A definition does not concern customers that came after it, so a page does not age.
    static let countMax = 1000
  }

  /// The number of projects with a page; for others each piece reads the store.
  private static let pagesMax = 16

  var isEmpty: Bool { entries.isEmpty }

  /// Whether the project's clock has to wait for a rollout.
  func holds(_ project: ProjectNumber) -> Bool { entries[project] != nil }

  func isReady(settled: TurnNumber) -> Bool {
    !entries.isEmpty && entries.values.contains { $0.awaits <= settled }
  }

  /// Returns the project that can go on and whose last step was the earliest.
  func first(settled: TurnNumber) -> (number: ProjectNumber, project: ProjectID)? {
    let ready = entries.filter { $0.value.awaits <= settled }
    return ready.min { $0.value.awaits < $1.value.awaits }.map { ($0.key, $0.value.project) }
  }

  mutating func record(_ project: Project, awaits turn: TurnNumber) {
    record(project.number, project.id, awaits: turn)
  }

  mutating func record(_ number: ProjectNumber, _ id: ProjectID, awaits turn: TurnNumber) {
    entries[number] = Entry(project: id, awaits: turn)
  }

  /// Removes a project: all its customers were reached, durably.
  mutating func end(_ project: ProjectNumber) {
    entries[project] = nil
    pages[project] = nil
  }

  /// Returns how many customers the store lists at once.
  func pageCount(of project: ProjectNumber, wanted count: Int) -> Int {
    pages.count < Self.pagesMax || pages[project] != nil ? Page.countMax : count
  }

  mutating func store(_ page: Page, of project: ProjectNumber) {
    pages[project] = page
  }

  /// Takes the customers after `id`, and whether they are the last; nil if only the store knows.
  mutating func takeCustomers(
    _ limit: Int,
    after id: CustomerID?,
    of project: ProjectNumber
  ) -> (ids: [CustomerID], isLast: Bool)? {
    guard var page = pages.removeValue(forKey: project), page.after == id else { return nil }
    let taken = page.ids.prefix(limit)
    page.ids = page.ids.dropFirst(limit)
    let isLast = page.isLast && page.ids.isEmpty
    guard let last = taken.last else { return isLast ? ([], true) : nil }
    page.after = last
    if !page.ids.isEmpty { pages[project] = page }
    return (Array(taken), isLast)
  }
}
