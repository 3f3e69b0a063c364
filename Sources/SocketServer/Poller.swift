// epoll, in Swift's words.
internal import CLinux
internal import Glibc
internal import Platform

/// Waits for descriptors.
@safe
final class Poller {
  /// What to wait for.
  ///
  /// Hang-ups and errors are reported in any case.
  struct Interest: OptionSet {
    let rawValue: UInt32

    /// That there is something to be read, as long as there is.
    static let reading = Interest(rawValue: EPOLLIN.rawValue)
    /// That something has come, or the end of the stream.
    ///
    /// It is told once, and again when more comes, or when it is waited for anew: so the kernel
    /// need not look a second time at those who were just read from.
    static let arrivals = Interest(
      rawValue: EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    )
    static let writing = Interest(rawValue: EPOLLOUT.rawValue)
    /// That nobody writes any more, whatever is still to be read; it is told once, for what has
    /// ended stays so, and would keep the loop turning at full speed.
    static let ending = Interest(rawValue: EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue)
  }

  /// What the kernel says about one registration.
  struct Event {
    let token: Token
    let isReadable: Bool
    let isWritable: Bool
    /// Nobody writes at the other end any more, whatever is still to be read.
    let hasEnded: Bool
    /// Nobody is at the other end any more.
    let hasHungUp: Bool
  }

  /// What does not fit into one `wait` comes with the next: the kernel goes on behind those.
  private static let eventsMax = 1024

  private let descriptor: Descriptor
  // SAFETY: allocated for `eventsMax`, all of them initialized, until the poller goes; only the
  // integer member of the events' union is ever written or read.
  private let room: UnsafeMutablePointer<epoll_event>
  /// How many events the last `wait` brought.
  private(set) var count = 0

  init() throws(SystemError) {
    descriptor = Descriptor(
      owning: try systemCall("epoll_create1") { epoll_create1(CInt(EPOLL_CLOEXEC)) }
    )
    unsafe room = .allocate(capacity: Self.eventsMax)
    unsafe room.initialize(repeating: epoll_event(), count: Self.eventsMax)
  }

  deinit { unsafe room.deallocate() }

  /// Adds a descriptor; closing it removes it.
  func watch(_ number: CInt, as token: Token, for interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_ADD, number, token, interest)
  }

  func change(_ number: CInt, as token: Token, to interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_MOD, number, token, interest)
  }

  /// Waits until something happens, for ever when there is no timeout.
  func wait(milliseconds timeout: CInt?) throws(SystemError) {
    // SAFETY: there is room for so many events, for longer than the call takes.
    count = try systemCall("epoll_wait") {
      Int(unsafe clinux_wait(descriptor.number, room, CInt(Self.eventsMax), timeout ?? -1))
    }
  }

  /// One of the events that the last `wait` brought.
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
