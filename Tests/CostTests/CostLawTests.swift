import Foundation
import TestSupport
import Testing

/// Measures the cost of requests in instructions of a real daemon, as their data grows.
///
/// Each row of the tables in `CostLaws` is a law. The cost of a request is linear in the data that
/// it touches, and does not depend on other data. Unlike times, instructions are the same on every
/// machine.
@Suite(
  "The cost of requests",
  .enabled(
    if: (CallgrindDaemon.valgrind != nil || CallgrindDaemon.isRequired)
      && !DaemonProcess.isSanitized,
    "valgrind is not installed: run .ci/setup valgrind"
  )
)
struct CostLawTests {
  @Test("Cost is linear in transferred purchases", arguments: CostLaws.purchasesThatChangeHands)
  func purchases(_ story: CostStory) throws { try check(story) }

  @Test("Cost is linear in users, devices and aliases", arguments: CostLaws.linksOfPeople)
  func people(_ story: CostStory) throws { try check(story) }

  @Test("Cost is linear in what the customer has", arguments: CostLaws.whatPeopleHave)
  func holdings(_ story: CostStory) throws { try check(story) }

  @Test("Cost does not depend on other customers' data", arguments: CostLaws.whatOthersHave)
  func others(_ story: CostStory) throws { try check(story) }

  @Test("The cost of a daemon's start does not depend on the size of its store")
  func start() throws {
    var curve = CostCurve(step: .constant("start", "of a daemon", ""))
    for size in [125, 250, 500, 1000] {
      let daemon = try DaemonProcess()
      let line = try daemon.connect()
      try CostSite(project: "default", size: size, line: line).play(CostLaws.customers(size))
      daemon.stop()
      let counted = try CallgrindDaemon(
        ["--store", "sqlite:\(daemon.folder.file("data.sqlite"))"],
        isCounting: true
      )
      curve.append(try counted.instructionsAtRest(), at: size)
      // Check that the count is that of a start with this store.
      let last = CostRequest("checkEntitlements", #""device":"device-\#(size - 1)""#)
      let newLine = try counted.daemon.connect()
      try CostSite(project: "default", size: size, line: newLine).result(last)
    }
    try keep([curve], of: "customers in the store", through: curve.sizes.last)
    #expect(curve.holds, "\(curve)")
  }

  private func check(_ story: CostStory) throws {
    var curves = try curves(of: story)
    // The daemon may have compacted its journal during the measurement, so the smaller of two
    // counts is closer to the request's own cost.
    if curves.contains(where: { !$0.holds && !$0.isHopeless }) {
      curves = try zip(curves, self.curves(of: story)).map { $0.least(of: $1) }
    }
    for curve in curves { #expect(curve.holds, "\(story.dimension) | \(curve)") }
  }

  private func curves(of story: CostStory) throws -> [CostCurve] {
    var curves = story.steps.map { CostCurve(step: $0) }
    for sizes in story.isApart ? story.sizes.map({ [$0] }) : [story.sizes] {
      try play(story, at: sizes, &curves)
    }
    try keep(curves, of: story.dimension, through: story.sizes.last)
    return curves.filter { $0.step.law != nil }
  }

  /// Plays a story at several sizes in one daemon, until a law has failed clearly.
  private func play(_ story: CostStory, at sizes: [Int], _ curves: inout [CostCurve]) throws {
    if curves.contains(where: \.isHopeless) { return }
    let daemon = try CallgrindDaemon()
    // With counting, the daemon is about a hundred times slower.
    let line = try SocketLine(daemon.daemon.socket, patience: 600)
    // The first projects are small, and pay for what a process initializes once.
    let small = [1, 2].map { CostSite(project: "p\($0)", size: $0, line: line) }
    let sites = sizes.map { CostSite(project: "p\($0)", size: $0, line: line) }
    for site in small + sites { try prepare(site, for: story) }
    for site in small {
      for step in story.steps { try site.result(step.request(site)) }
    }
    try daemon.beginCounting()
    // A count takes a quarter of a second, so the one after a step is the one before the next, too.
    var before = try daemon.instructionsAtRest()
    for site in sites {
      for index in curves.indices {
        let step = curves[index].step
        let request = try step.request(site)
        if step.asksFirst { before = try daemon.instructionsAtRest() }
        try site.result(request)
        let after = try daemon.instructionsAtRest()
        curves[index].append(after - before, at: site.size)
        before = after
      }
      if curves.contains(where: \.isHopeless) { return }
    }
  }

  private func prepare(_ site: CostSite, for story: CostStory) throws {
    try site.result(
      CostRequest(
        "project.define",
        #""rules":\#(story.rules),"products":{"monthly":{"kind":"subscription","#
          + #""entitlements":["pro"]}},"clock":{"manual":"2026-01-01T00:00:00Z"}"#
      )
    )
    try site.play(story.given(site.size))
  }

  /// Adds the results to the file that `COST_TABLE` names, if set.
  private func keep(
    _ curves: [CostCurve],
    of dimension: String,
    through size: Int?
  ) throws {
    guard let path = ProcessInfo.processInfo.environment["COST_TABLE"] else { return }
    let rows = curves.filter { $0.step.law != nil }.map { curve in
      let isJudged = curve.sizes.last == size || !curve.holds
      let verdict = isJudged ? (curve.holds ? "holds" : "FAILS") : "not judged"
      return "\(verdict) | \(dimension) | \(curve)\n"
    }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(rows.joined().utf8))
  }
}
