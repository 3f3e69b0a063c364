import TestSupport
import Testing

@Suite("The entropy of a decision")
struct RandomnessTests {
  /// Returns the ids that an `install` generates, or would generate.
  private func madeUp(by line: InProcessLine, dryRun: Bool) throws -> [JSONTree] {
    let reply = try line.call(#"{"id":1,"method":"install","params":{"dryRun":\#(dryRun)}}"#)
    let result = try #require(reply["result"])
    return try [#require(result["device"]), #require(result["user"]?["id"])]
  }

  @Test("Unused entropy is reused, and no generated id occurs twice")
  func isNeverUsedTwice() throws {
    let line = try InProcessLine()
    try line.call(#"{"id":1,"method":"install","params":{"device":"A"}}"#)
    var ids: [JSONTree] = []
    for number in 0..<20 {
      let purchase = """
        {"id":1,"method":"purchase","params":{"device":"A","product":"pro","store":"web",\
        "transactionId":"\(number)"}}
        """
      try line.call(purchase)
      ids += try madeUp(by: line, dryRun: number % 3 == 0)
    }
    #expect(Set(ids.map { "\($0)" }).count == ids.count)
  }
}
