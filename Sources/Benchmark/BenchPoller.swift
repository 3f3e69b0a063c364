import CLinux
import EntitledClient
import Glibc
import Platform

/// Waits until connections are readable or writable, or until a timer fires.
@safe
final class BenchPoller {
  /// An event of a connection.
  struct Event {
    /// The index of the connection.
    let place: Int
    let isReadable: Bool
  }

  private let descriptor: Descriptor
  private let timer: Descriptor
  private var timerIsFor: UInt64 = 0
  // SAFETY: only the integer member of the events' union is written or read.
  private var room: [epoll_event]
  private var count = 0

  /// The index that stands for the timer.
  private static let timerPlace = UInt64.max

  init() throws(ClientError) {
    descriptor = try Self.owned(epoll_create1(Int32(EPOLL_CLOEXEC)), "epoll_create1")
    let flags = Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK)
    timer = try Self.owned(timerfd_create(CLOCK_MONOTONIC, flags), "timerfd_create")
    unsafe room = [epoll_event](repeating: epoll_event(), count: 1024)
    try control(EPOLL_CTL_ADD, timer.number, Self.timerPlace, EPOLLIN.rawValue)
  }

  /// Starts to watch a connection for reading.
  func watch(_ number: Int32, as place: Int) throws(ClientError) {
    try control(EPOLL_CTL_ADD, number, UInt64(place), EPOLLIN.rawValue)
  }

  /// Starts or stops to watch it for writing too.
  func change(_ number: Int32, as place: Int, isSending: Bool) throws(ClientError) {
    let events = EPOLLIN.rawValue | (isSending ? EPOLLOUT.rawValue : 0)
    try control(EPOLL_CTL_MOD, number, UInt64(place), events)
  }

  /// Sets the timer, which ends a wait at that instant; 0 stops the timer.
  func wake(at moment: UInt64) {
    guard moment != timerIsFor else { return }
    timerIsFor = moment
    var setting = itimerspec()
    setting.it_value.tv_sec = Int(moment / 1_000_000_000)
    setting.it_value.tv_nsec = Int(moment % 1_000_000_000)
    // SAFETY: the structure outlives the call, which only reads it.
    let result = unsafe timerfd_settime(timer.number, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    precondition(result == 0, "BenchPoller: timerfd_settime is refused")
  }

  /// Waits for events up to the timeout; returns their number.
  func wait(milliseconds: Int32) throws(ClientError) -> Int {
    // SAFETY: the array outlives the call, and the count is the array's own.
    let found = unsafe epoll_wait(descriptor.number, &room, Int32(room.count), milliseconds)
    guard found >= 0 || errno == EINTR else { throw Self.failure("epoll_wait", errno) }
    count = max(0, Int(found))
    return count
  }

  /// Returns an event; nil for the timer.
  subscript(index: Int) -> Event? {
    precondition(0..<count ~= index, "BenchPoller: event \(index) of \(count)")
    let event = unsafe room[index]
    let place = unsafe event.data.u64
    guard place != Self.timerPlace else { return nil }
    // A closed connection counts as readable, so that a read detects its end.
    let isReadable = unsafe event.events & ~EPOLLOUT.rawValue != 0
    return Event(place: Int(place), isReadable: isReadable)
  }

  private func control(
    _ operation: Int32,
    _ number: Int32,
    _ place: UInt64,
    _ events: UInt32
  ) throws(ClientError) {
    var event = unsafe epoll_event()
    unsafe event.events = events
    unsafe event.data.u64 = place
    // SAFETY: the structure outlives the call, which only reads it.
    guard unsafe epoll_ctl(descriptor.number, operation, number, &event) == 0 else {
      throw Self.failure("epoll_ctl", errno)
    }
  }

  private static func owned(_ number: Int32, _ call: String) throws(ClientError) -> Descriptor {
    guard number >= 0 else { throw failure(call, errno) }
    return Descriptor(owning: number)
  }

  private static func failure(_ call: String, _ code: Int32) -> ClientError {
    .closed(reason: "\(call) failed (errno \(code))")
  }
}
