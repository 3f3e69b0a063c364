import Glibc
import Platform
import SocketServer

/// A descriptor that exchanges lines with another process.
final class Peer {
  private var descriptor: Descriptor?
  private var received = LineBuffer(lineBytesMax: .max)
  /// Whether the other end has closed.
  private(set) var hasEnded = false

  init(_ descriptor: consuming Descriptor) {
    self.descriptor = consume descriptor
  }

  /// The descriptor's number; nil after `close`.
  var number: Int32? { descriptor?.number }

  func close() { descriptor = nil }

  /// Reads the available bytes, once.
  func read() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      switch try descriptor?.receive(into: &chunk, upTo: chunk.count) ?? .wouldBlock {
      case .wouldBlock: return
      case .value(0): hasEnded = true
      case .value(let count): received.append(chunk[..<count])
      }
    } catch {
      hasEnded = true
    }
  }

  /// Returns the next complete line, without its line feed.
  func nextLine() -> [UInt8]? {
    (try? received.next()) ?? nil
  }

  /// Sends all bytes and waits for the reader; false if it stops reading or disconnects.
  func send(_ bytes: [UInt8], waitLimits: Duration) -> Bool {
    var sent = 0
    var deadline = ContinuousClock.now + waitLimits
    while sent < bytes.count {
      guard let number else { return false }
      do throws(SystemError) {
        let rest = bytes.span.extracting(sent..<bytes.count)
        switch try descriptor?.send(rest) ?? .wouldBlock {
        case .value(let count):
          sent += count
          deadline = .now + waitLimits
        case .wouldBlock:
          guard ContinuousClock.now < deadline else { return false }
          Polling.wait(for: [(number, .writing)], milliseconds: 100)
        }
      } catch {
        return false
      }
    }
    return true
  }

  /// Waits until the reader has read everything; false if the limit has passed before.
  func awaitReader(waitLimits: Duration) -> Bool {
    let deadline = ContinuousClock.now + waitLimits
    while let number, Polling.unreadBytes(at: number) > 0 {
      guard ContinuousClock.now < deadline else { return false }
      Polling.wait(for: [], milliseconds: 1)
    }
    return true
  }
}

/// Queries the kernel about descriptors.
enum Polling {
  enum Interest {
    case reading, writing
  }

  /// Waits until a descriptor is ready; returns those that are.
  @discardableResult
  static func wait(for descriptors: [(Int32, Interest)], milliseconds: Int32) -> Set<Int32> {
    var items = descriptors.map { number, interest in
      pollfd(fd: number, events: Int16(interest == .reading ? POLLIN : POLLOUT), revents: 0)
    }
    // SAFETY: the array outlives the call, and the count is the array's own.
    guard unsafe poll(&items, nfds_t(items.count), milliseconds) > 0 else { return [] }
    return Set(items.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Returns the number of bytes sent on a Unix socket that the other end has not read.
  static func unreadBytes(at number: Int32) -> Int32 {
    var count: Int32 = 0
    // SAFETY: TIOCOUTQ writes one int, and the variable outlives the call.
    guard unsafe ioctl(number, UInt(TIOCOUTQ), &count) == 0 else { return 0 }
    return count
  }
}
