// A wrapper of epoll.
internal import CLinux
internal import Glibc
internal import Platform

/// Waits for events on descriptors.
@safe
final class Poller {
  /// The events to wait for.
  ///
  /// Hang-ups and errors are always reported.
  struct Interest: OptionSet {
    let rawValue: UInt32

    /// Readable data, reported as long as there is some (level-triggered).
    static let reading = Interest(rawValue: EPOLLIN.rawValue)
    /// New data or the end of the stream, edge-triggered: reported once for each arrival or change
    /// of interest, so that the kernel need not check connections again that were just read.
    static let arrivals = Interest(
      rawValue: EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    )
    static let writing = Interest(rawValue: EPOLLOUT.rawValue)
    /// The end of the stream, reported once, because a permanent state would make the loop spin.
    static let ending = Interest(rawValue: EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue)
  }

  /// An event of a registration.
  struct Event {
    let token: Token
    let isReadable: Bool
    let isWritable: Bool
    /// The peer has ended its stream; unread data may remain.
    let hasEnded: Bool
    /// The peer has closed the connection.
    let hasHungUp: Bool
  }

  /// Number of events for each `wait`; the next call returns the rest.
  private static let eventsMax = 1024

  private let descriptor: Descriptor
  // SAFETY: allocated and initialized for `eventsMax` until the poller is freed; only the integer
  // member of the events' union is used.
  private let room: UnsafeMutablePointer<epoll_event>
  /// Number of events of the last `wait`.
  private(set) var count = 0

  init() throws(SystemError) {
    descriptor = Descriptor(
      owning: try systemCall("epoll_create1") { epoll_create1(CInt(EPOLL_CLOEXEC)) }
    )
    unsafe room = .allocate(capacity: Self.eventsMax)
    unsafe room.initialize(repeating: epoll_event(), count: Self.eventsMax)
  }

  deinit { unsafe room.deallocate() }

  /// Adds a descriptor; closing the descriptor removes it.
  func watch(_ number: CInt, as token: Token, for interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_ADD, number, token, interest)
  }

  func change(_ number: CInt, as token: Token, to interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_MOD, number, token, interest)
  }

  /// Waits for events, without a limit if `timeout` is nil.
  func wait(milliseconds timeout: CInt?) throws(SystemError) {
    // SAFETY: the buffer has `eventsMax` elements and outlives the call.
    count = try systemCall("epoll_wait") {
      Int(unsafe clinux_wait(descriptor.number, room, CInt(Self.eventsMax), timeout ?? -1))
    }
  }

  /// An event of the last `wait`.
  subscript(index: Int) -> Event {
    precondition(0..<count ~= index, "Poller: event \(index) of \(count)")
    let event = unsafe room[index]
    let flags = unsafe event.events
    return Event(
      token: Token(bits: unsafe event.data.u64),
      isReadable: flags & EPOLLIN.rawValue != 0,
      isWritable: flags & EPOLLOUT.rawValue != 0,
      hasEnded: flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue | EPOLLRDHUP.rawValue) != 0,
      hasHungUp: flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
    )
  }

  private func control(
    _ operation: CInt,
    _ number: CInt,
    _ token: Token,
    _ interest: Interest
  ) throws(SystemError) {
    var event = unsafe epoll_event()
    unsafe event.events = interest.rawValue
    unsafe event.data.u64 = token.bits
    // SAFETY: the structure outlives the call that reads it.
    try systemCall("epoll_ctl") { unsafe epoll_ctl(descriptor.number, operation, number, &event) }
  }
}
