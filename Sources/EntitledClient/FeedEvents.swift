internal import Platform
internal import Synchronization

/// A project's events for `for try await`: those of an `EventFeed`, for programs that do not block.
///
///     for try await event in FeedEvents(FeedSelection(from: .after("0"))) { … }
///
/// It ends when its task is cancelled, which it notices within `EventFeed.waitLimit`.
public struct FeedEvents: AsyncSequence, Sendable {
  /// One event.
  public typealias Element = FeedEvent

  private let selection: FeedSelection
  private let search: SocketSearch
  private let timeouts: Timeouts
  private let waitLimit: Duration

  /// Connects when the first event is asked for; each iteration has a connection of its own.
  public init(
    _ selection: FeedSelection = FeedSelection(),
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts(),
    waitLimit: Duration = .seconds(5)
  ) {
    self.selection = selection
    self.search = search
    self.timeouts = timeouts
    self.waitLimit = waitLimit
  }

  /// Begins where the selection says.
  public func makeAsyncIterator() -> Iterator {
    var feed = EventFeed(selection, search, timeouts: timeouts)
    feed.waitLimit = waitLimit
    return Iterator(desk: FeedReaderPool(feed))
  }

  /// Goes through the events, in order, each once.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let desk: FeedReaderPool
    private var page: ArraySlice<FeedEvent> = []

    fileprivate init(desk: FeedReaderPool) {
      self.desk = desk
    }

    /// The next event, as soon as there is one; nil when the task is cancelled.
    public mutating func next() async throws -> FeedEvent? {
      while !Task.isCancelled {
        if let event = page.popFirst() { return event }
        page = try await desk.nextPage()[...]
      }
      return nil
    }
  }
}

/// Reads a feed, which blocks, on threads of its own: tasks share few, and must not wait on them.
private final class FeedReaderPool: Sendable {
  private let feed: Mutex<EventFeed>

  init(_ feed: consuming EventFeed) {
    self.feed = Mutex(feed)
  }

  func nextPage() async throws -> [FeedEvent] {
    try await withCheckedThrowingContinuation { continuation in
      do throws(SystemError) {
        try Thread.detach { [self] in
          continuation.resume(with: Result { try feed.withLock { try $0.nextPage() } })
        }
      } catch {
        continuation.resume(throwing: ClientError.closed(reason: "\(error)"))
      }
    }
  }
}
