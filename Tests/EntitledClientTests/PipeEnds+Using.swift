import Foundation
import TestSupport

extension PipeEnds {
  func closeWriting() { close(writing) }

  func closeBoth() {
    close(reading)
    close(writing)
  }

  /// The next byte, after which nothing more is read; nil where nothing comes.
  func readByte() -> UInt8? {
    defer { close(reading) }
    var byte: UInt8 = 0
    // SAFETY: the variable outlives the call, which fills its one byte.
    while true {
      let count = unsafe read(reading, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }
}
