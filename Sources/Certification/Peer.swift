import Glibc
import Platform
import SocketServer

/// A descriptor with somebody at its other end who reads and writes lines.
final class Peer {
  private var descriptor: Descriptor?
  private var received: [UInt8] = []
  /// Up to where no line feed was seen.
  private var scanned = 0
  /// Whether nothing more comes from it.
  private(set) var hasEnded = false

  init(_ descriptor: consuming Descriptor) {
    self.descriptor = consume descriptor
  }

  /// Its number while it is open.
  var number: Int32? { descriptor?.number }

  func close() { descriptor = nil }

  /// Takes what has come, once.
  func read() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      switch try descriptor?.receive(into: &chunk, upTo: chunk.count) ?? .wouldBlock {
      case .wouldBlock: return
      case .value(0): hasEnded = true
      case .value(let count): received += chunk.prefix(count)
      }
    } catch {
      hasEnded = true
    }
  }

  /// The next whole line, without its line feed.
  func nextLine() -> [UInt8]? {
    guard let end = received[scanned...].firstIndex(of: 0x0A) else {
      scanned = received.count
      return nil
    }
    defer {
      received.removeFirst(end + 1)
      scanned = 0
    }
    return Array(received[..<end])
  }

  /// Sends all, waiting for the reader; false where it does not read, or is gone.
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

  /// Waits until all that was sent was read, or the reader takes too long.
  func awaitReader(waitLimits: Duration) {
    let deadline = ContinuousClock.now + waitLimits
    while let number, Polling.unreadBytes(at: number) > 0, ContinuousClock.now < deadline {
      Polling.wait(for: [], milliseconds: 1)
    }
  }
}

/// The kernel's word on descriptors.
enum Polling {
  enum Interest {
    case reading, writing
  }

  /// Waits until one is ready, and gives those that are.
  @discardableResult
  static func wait(for descriptors: [(Int32, Interest)], milliseconds: Int32) -> Set<Int32> {
    var items = descriptors.map { number, interest in
      pollfd(fd: number, events: Int16(interest == .reading ? POLLIN : POLLOUT), revents: 0)
    }
    // SAFETY: the array outlives the call, and its count goes along with it.
    guard unsafe poll(&items, nfds_t(items.count), milliseconds) > 0 else { return [] }
    return Set(items.filter { $0.revents != 0 }.map(\.fd))
  }

  /// What was sent on a Unix socket and not read at its other end.
  static func unreadBytes(at number: Int32) -> Int32 {
    var count: Int32 = 0
    // SAFETY: TIOCOUTQ writes one int, and the variable outlives the call.
    guard unsafe ioctl(number, UInt(TIOCOUTQ), &count) == 0 else { return 0 }
    return count
  }
}
