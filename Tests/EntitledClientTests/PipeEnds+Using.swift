import Foundation
import TestSupport

extension PipeEnds {
  func closeWriting() { close(writing) }

  func closeReading() { close(reading) }

  /// Reads up to a line feed; nil if the other side closes first.
  func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while byte != 0x0A {
      // SAFETY: the variable outlives the call, which fills its one byte.
      let count = unsafe read(reading, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1 else { return nil }
      bytes.append(byte)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
