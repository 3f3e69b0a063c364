import Testing

@testable import SocketServer

@Suite("The write queue")
struct WriteQueueTests {
  @Test("Every sequence of partial writes gives the same bytes in order")
  func everyPartialWrite() throws {
    let appended: [[UInt8]] = [[1, 2], [3], [4, 5, 6]]
    let total = appended.joined().count
    // Each bit says whether a write ends after its byte.
    for cuts in 0..<(1 << total) {
      var queue = WriteQueue()
      appended.forEach { queue.append($0) }
      var written: [UInt8] = []
      var size = 0
      for index in 0..<total {
        size += 1
        guard cuts >> index & 1 == 1 || index == total - 1 else { continue }
        written += try chunk(of: queue).prefix(size)
        queue.didWrite(size)
        size = 0
        #expect(queue.count == total - written.count)
      }
      #expect(written == Array(appended.joined()))
      #expect(queue.isEmpty && queue.storageBytes == 0)
    }
  }

  @Test("Bytes can be appended after any partial write", arguments: 0...4)
  func appendBetween(count: Int) throws {
    var queue = WriteQueue()
    queue.append([1, 2, 3, 4])
    queue.didWrite(count)
    queue.append([5, 6])
    queue.append([7])
    #expect(try chunk(of: queue) == Array(1...7).dropFirst(count).map { UInt8($0) })
    #expect(queue.count == 7 - count)
  }

  @Test("A queue that is never empty does not grow")
  func steady() throws {
    var queue = WriteQueue()
    queue.append([UInt8](repeating: 0, count: 1000))
    for _ in 0..<10_000 {
      queue.append([UInt8](repeating: 0, count: 100))
      queue.didWrite(100)
    }
    #expect(queue.count == 1000)
    #expect(queue.storageBytes < 10_000)
  }

  @Test("Sending the last byte releases the storage")
  func emptied() {
    var queue = WriteQueue()
    queue.append([1, 2, 3])
    queue.didWrite(2)
    #expect(!queue.isEmpty && queue.storageBytes > 0)
    queue.didWrite(1)
    #expect(queue.isEmpty && queue.storageBytes == 0)
  }

  @Test("Empty writes have no effect")
  func empty() throws {
    var queue = WriteQueue()
    #expect(queue.isEmpty && queue.count == 0)
    queue.append([])
    #expect(queue.isEmpty)
    queue.didWrite(0)
    #expect(try chunk(of: queue) == [])
  }

  @Test("Acknowledging more bytes than are waiting traps")
  func tooMuch() async {
    await #expect(processExitsWith: .failure) {
      var queue = WriteQueue()
      queue.append([1])
      queue.didWrite(2)
    }
  }

  private func chunk(of queue: WriteQueue) throws -> [UInt8] {
    try queue.withChunk { bytes in
      [UInt8](capacity: bytes.count) { output in
        for index in bytes.indices { output.append(bytes[index]) }
      }
    }
  }
}
