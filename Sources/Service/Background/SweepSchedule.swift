import IdentityCore

/// The projects with a sweep.
struct SweepSchedule {
  private(set) var entries: [ProjectNumber: Entry] = [:]
  private var pages: [ProjectNumber: Page] = [:]

  struct Entry {
    var project: ProjectID
    /// The next step needs this turn to be durable.
    var awaits: TurnNumber
  }

  /// A page of customers from the store.
  struct Page {
    /// The customer before the page; nil for the first page.
    var after: CustomerID?
    var ids: ArraySlice<CustomerID>
    /// Whether no customers follow.
    var isLast: Bool

    /// A sweep skips customers that are newer than its definition, so a page cannot become stale.
    static let countMax = 1000
  }

  /// How many projects may have a page; for others, each piece queries the store.
  private static let pagesMax = 16

  var isEmpty: Bool { entries.isEmpty }

  /// Whether due changes wait until the project's sweep has ended.
  func holds(_ project: ProjectNumber) -> Bool { entries[project] != nil }

  func isReady(settled: TurnNumber) -> Bool {
    entries.values.contains { $0.awaits <= settled }
  }

  /// Returns the ready sweep whose last step is the oldest.
  func first(settled: TurnNumber) -> (number: ProjectNumber, project: ProjectID)? {
    let ready = entries.filter { $0.value.awaits <= settled }
    return ready.min { $0.value.awaits < $1.value.awaits }.map { ($0.key, $0.value.project) }
  }

  mutating func note(_ project: Project, awaits turn: TurnNumber) {
    entries[project.number] = Entry(project: project.id, awaits: turn)
  }

  /// Ends a sweep whose last step is durable.
  mutating func end(_ project: ProjectNumber) {
    entries[project] = nil
    pages[project] = nil
  }

  /// How many customers to ask the store for.
  func pageCount(of project: ProjectNumber, wanted count: Int) -> Int {
    pages.count < Self.pagesMax || pages[project] != nil ? Page.countMax : count
  }

  mutating func keep(_ page: Page, of project: ProjectNumber) {
    pages[project] = page
  }

  /// Returns the customers after an id, and whether these are the last.
  ///
  /// Returns nil if only the store knows.
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
