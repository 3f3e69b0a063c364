import Testing

@testable import SocketServer

@Suite("The longest of many incomplete lines")
struct LineHeapTests {
  @Test("Lines come out longest first, among equals by the slot of their connection")
  func order() {
    var heap = LineHeap()
    var expected: [(bytes: Int, slot: UInt32)] = []
    // Some lengths repeat, and 0 is no line.
    for slot in UInt32(0)..<500 {
      let bytes = Int(slot) * 7919 % 97
      heap.insert(bytes, of: ConnectionID(slot: slot, generation: 0))
      if bytes > 0 { expected.append((bytes, slot)) }
    }
    #expect(heap.count == expected.count)
    expected.sort { $0.bytes == $1.bytes ? $0.slot < $1.slot : $0.bytes > $1.bytes }
    for line in expected {
      let longest = heap.popLongest()
      #expect(longest?.bytes == line.bytes && longest?.id.slot == line.slot)
    }
    #expect(heap.popLongest() == nil)
  }
}
