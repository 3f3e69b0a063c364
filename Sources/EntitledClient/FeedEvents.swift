internal import Platform
internal import Synchronization

/// An asynchronous sequence of a project's events, read by an `EventFeed`.
///
///     for try await event in FeedEvents(FeedSelection(from: .after("0"))) { … }
///
/// It ends when its task is cancelled, and notices that within `waitLimit`.
public struct FeedEvents: AsyncSequence, Sendable {
  /// One event.
  public typealias Element = FeedEvent

  private let selection: FeedSelection
  private let search: SocketSearch
  private let timeouts: Timeouts
  private let waitLimit: Duration

  /// Creates a sequence; each iteration opens its own connection at its first event.
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

  /// Returns an iterator that starts where the selection says.
  public func makeAsyncIterator() -> Iterator {
    var feed = EventFeed(selection, search, timeouts: timeouts)
    feed.waitLimit = waitLimit
    return Iterator(pool: FeedReaderPool(feed))
  }

  /// Iterates over the events: each once, in order.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let pool: FeedReaderPool
    private var page: ArraySlice<FeedEvent> = []

    fileprivate init(pool: FeedReaderPool) {
      self.pool = pool
    }

    /// Waits for the next event and returns it; returns nil when the task is cancelled.
    public mutating func next() async throws -> FeedEvent? {
      while !Task.isCancelled {
        if let event = page.popFirst() { return event }
        page = try await pool.nextPage()[...]
      }
      return nil
    }
  }
}

/// Reads a blocking feed on its own threads, because tasks must not block their shared ones.
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
