import IdentityCore
import TestSupport
import Testing

@Suite("Which events were emitted at times that the clock has not reached")
struct EmissionTimesTests {
  @Test("The marks are few, and behind the right one all wrong events, and not many more")
  func marks() {
    var random = SplitMix(state: 7)
    for _ in 0..<40 {
      var counts = ProjectCounts()
      var times: [Int64] = []
      var now: Int64 = 1_700_000_000_000
      for _ in 0..<4000 {
        now += [0, 1, 500, 11_000, 3_600_000].randomElement(using: &random) ?? 0
        let count = Int.random(in: 1...9, using: &random)
        counts.add(events: count, at: Moment(milliseconds: now), by: .system)
        times += Array(repeating: now, count: count)
      }
      #expect(counts.events == Int64(times.count))
      #expect(counts.emissions.marks.count < 24)
      for _ in 0..<50 {
        let back = times.randomElement(using: &random) ?? 0
        let moment = Moment(milliseconds: back + Int64.random(in: -1...1, using: &random))
        let wrong = times.drop { $0 <= moment.milliseconds }
        let cursor = Int(counts.emissions.cursor(before: moment))
        #expect(cursor <= times.count - wrong.count)
        // Marks are ten minutes apart at most.
        let from = times.lastIndex { $0 < back - 600_000 } ?? 0
        #expect(times.count - cursor <= 8 * (times.count - from) + 16)
        #expect(counts.emissions.isAhead(of: moment) == (now - 1000 > moment.milliseconds))
      }
    }
  }

  @Test("A project with a manual clock notes no times: its clock never goes back")
  func manual() {
    var counts = ProjectCounts()
    let moment = Moment(milliseconds: 5)
    counts.add(events: 3, at: moment, by: .manual(moment))
    #expect(counts.emissions == EmissionTimes())
    #expect(counts.events == 3)
  }
}
