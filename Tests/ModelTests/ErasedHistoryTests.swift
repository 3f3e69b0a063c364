import Foundation
import TestSupport
import Testing

@Suite("Nothing of a deleted customer is left after random histories")
struct ErasedHistoryTests {
  /// How many deletions all shares try together; `ENTITLED_ERASURES` changes it.
  private static let deletions =
    ProcessInfo.processInfo.environment["ENTITLED_ERASURES"].flatMap { Int($0) } ?? 80
  private static let shares = 4
  /// The size of a data file grows with the histories in it, and each deletion rewrites it.
  private static let historiesPerFile = 12

  @Test("No id in any reply, nor in any file", arguments: 0..<shares)
  func nothingLeft(share: Int) throws {
    var sizes = ErasedHistory.Sizes()
    var seed = Seed.chosen() &+ UInt64(share) * 1_000_000
    // Without every method the search shows little.
    while sizes.deletions < Self.deletions / Self.shares
      || !sizes.methods.isSuperset(of: ErasedHistory.methods)
    {
      guard sizes.deletions < 10 * Self.deletions else { break }
      let folder = try ScratchFolder()
      let data = folder.file("data")
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: false)
      let daemon = try DaemonProcess(["--store", "sqlite:\(data)/entitled.sqlite"], in: folder)
      let line = try daemon.connect()
      var erased: Set<String> = []
      for _ in 0..<Self.historiesPerFile {
        var history = ErasedHistory(seed: seed, on: line)
        seed += 1
        let left = try history.play(searching: data)
        sizes.add(history.sizes)
        erased.formUnion(history.erased)
        guard left.isEmpty else {
          Issue.record("\(left.joined(separator: "\n"))")
          return
        }
      }
      daemon.stop()
      #expect(try ErasedHistory.traces(of: erased, in: data) == [])
      let findings = try ExaminedStore.findings(in: "\(data)/entitled.sqlite")
      #expect(findings == [], "\(findings.joined(separator: "\n"))")
    }
    #expect(sizes.methods.isSuperset(of: ErasedHistory.methods), "\(sizes.methods)")
    #expect(sizes.purchases > sizes.deletions / 4 && sizes.shared > sizes.deletions / 20)
    #expect(sizes.ids > sizes.deletions * 3)
  }
}
