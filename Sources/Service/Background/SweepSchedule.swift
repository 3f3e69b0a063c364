import IdentityCore

/// The projects whose customers are being told of a definition.
struct SweepSchedule {
  private(set) var entries: [ProjectNumber: Entry] = [:]
  private var pages: [ProjectNumber: Page] = [:]

  struct Entry {
    var project: ProjectID
    /// The next step needs this turn to be durable.
    var awaits: TurnNumber
  }

  /// Customers as the store lists them.
  struct Page {
    /// Behind whom they come; nil for the first ones.
    var after: CustomerID?
    var ids: ArraySlice<CustomerID>
    /// Whether nobody comes behind them.
    var isLast: Bool

    /// Who was not there when a definition came is told nothing of it: so a page does not age.
    static let countMax = 1000
  }

  /// Of how many projects a page is kept; of others the store is asked for each piece.
  private static let pagesMax = 16

  var isEmpty: Bool { entries.isEmpty }

  /// Whether the clock has to wait until everybody was told.
  func holds(_ project: ProjectNumber) -> Bool { entries[project] != nil }

  func isReady(settled: TurnNumber) -> Bool {
    entries.values.contains { $0.awaits <= settled }
  }

  /// Of those that can go on, the one whose last step was before that of the others.
  func first(settled: TurnNumber) -> (number: ProjectNumber, project: ProjectID)? {
    let ready = entries.filter { $0.value.awaits <= settled }
    return ready.min { $0.value.awaits < $1.value.awaits }.map { ($0.key, $0.value.project) }
  }

  mutating func note(_ project: Project, awaits turn: TurnNumber) {
    entries[project.number] = Entry(project: project.id, awaits: turn)
  }

  /// Everybody was told, and that is durable.
  mutating func end(_ project: ProjectNumber) {
    entries[project] = nil
    pages[project] = nil
  }

  /// How many customers are asked for at once.
  func pageCount(of project: ProjectNumber, wanted count: Int) -> Int {
    pages.count < Self.pagesMax || pages[project] != nil ? Page.countMax : count
  }

  mutating func keep(_ page: Page, of project: ProjectNumber) {
    pages[project] = page
  }

  /// The customers behind one, with whether they are all; nil where only the store knows.
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
