import Foundation
import TestSupport
import Testing

/// What requests cost, in instructions of a real daemon, as what they touch grows.
///
/// Each row of the tables in `CostLaws` is a law. The cost of a request is linear in what it
/// touches, and does not depend on what it does not touch. Times would be different on every
/// machine; instructions are the same.
@Suite(
  "The laws of cost",
  .enabled(
    if: (CallgrindDaemon.valgrind != nil || CallgrindDaemon.isRequired)
      && !DaemonProcess.isSanitized,
    "valgrind is not installed"
  )
)
struct CostLawTests {
  @Test("what requests cost", arguments: CostLaws.all)
  func laws(_ story: CostStory) throws {
    for curve in try curves(of: story) {
      #expect(curve.holds, "\(story.dimension) | \(curve)")
    }
  }

  private func curves(of story: CostStory) throws -> [CostCurve] {
    let daemon = try CallgrindDaemon()
    let line = try daemon.daemon.connect()
    // What is made only once in a process is made by the first, smallest project.
    let sizes = [1, 2] + story.sizes
    let sites = sizes.map { CostSite(project: "p\($0)", size: $0, line: line) }
    for site in sites { try prepare(site, for: story) }
    for site in sites.prefix(2) {
      for step in story.steps { _ = try site.result(step.request(site)) }
    }
    try daemon.beginCounting()
    var curves = story.steps.map { CostCurve(step: $0) }
    for site in sites.dropFirst(2) {
      for index in curves.indices {
        let request = try curves[index].step.request(site)
        let before = try daemon.instructionsAtRest()
        _ = try site.result(request)
        curves[index].costs.append(try daemon.instructionsAtRest() - before)
      }
      if curves.contains(where: \.isHopeless) { break }
    }
    if let path = ProcessInfo.processInfo.environment["COST_TABLE"] {
      try append(curves, of: story, to: path)
    }
    return curves.filter { $0.step.law != nil }
  }

  private func prepare(_ site: CostSite, for story: CostStory) throws {
    let more = story.definition.isEmpty ? "" : ",\(story.definition)"
    _ = try site.result(
      CostRequest(
        "project.define",
        #""rules":\#(story.rules),"products":{"monthly":{"kind":"subscription","#
          + #""entitlements":["pro"]}},"clock":{"manual":"2026-01-01T00:00:00Z"}\#(more)"#
      )
    )
    try site.play(story.given(site.size))
  }

  /// Keeps the figures for whoever wants to read them.
  private func append(_ curves: [CostCurve], of story: CostStory, to path: String) throws {
    let rows = curves.filter { $0.step.law != nil }.map { curve in
      "\(curve.holds ? "holds" : "FAILS") | \(story.dimension) | \(curve)\n"
    }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(rows.joined().utf8))
  }
}
