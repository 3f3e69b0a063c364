internal import Glibc

/// A sequence of a project's events, as they happen.
///
///     for try await event in client.events(after: cursor) { … }
///
/// After a connection loss the sequence reconnects and continues after the last event: it returns
/// each event once, in order. It ends when its task is cancelled, or with an error that a retry
/// cannot mend.
public struct ClientEvents: AsyncSequence, Sendable {
  /// One event.
  public typealias Element = Entitled.Event

  let client: Client
  let selection: FeedRequest

  /// Returns an iterator that starts where the selection says.
  public func makeAsyncIterator() -> Iterator {
    Iterator(client: client, plan: FeedPlan(selection))
  }

  /// Iterates over the events: each once, in order.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let client: Client
    fileprivate var plan: FeedPlan<Entitled.Event>

    /// The cursor of the last event returned, from which another feed can continue.
    public var cursor: String? { plan.cursor }

    /// Waits for the next event and returns it; returns nil when the task is cancelled.
    public mutating func next() async throws(ClientError) -> Entitled.Event? {
      while !Task.isCancelled {
        var pause: Duration
        do throws(ClientError) {
          if let (method, params) = plan.acknowledgement {
            _ = try await client.call(method, params.json)
            plan.noteAcknowledged()
          }
          if let event = plan.taken() { return event }
          let (method, params) = plan.question
          let page: Entitled.EventsPage = try await client.make(method, params, nil)
          pause = plan.take(page.events, cursor: page.cursor, more: page.more)
        } catch {
          pause = try plan.bear(error)
        }
        if pause > .zero { try? await Task.sleep(for: pause) }
      }
      return nil
    }

    /// Blocks the thread until the next event, and returns it.
    public mutating func waitForNext() throws(ClientError) -> Entitled.Event {
      while true {
        var pause: Duration
        do throws(ClientError) {
          if let (method, params) = plan.acknowledgement {
            _ = try client.call(method, params.json)
            plan.noteAcknowledged()
          }
          if let event = plan.taken() { return event }
          let (method, params) = plan.question
          let page: Entitled.EventsPage = try client.make(method, params, nil)
          pause = plan.take(page.events, cursor: page.cursor, more: page.more)
        } catch {
          pause = try plan.bear(error)
        }
        if pause > .zero { _ = poll(nil, 0, Deadline(after: pause).millisecondsLeft) }
      }
    }
  }
}

extension Entitled.Event: FeedElement {
  var position: String? { cursor }
}

extension Client {
  /// A sequence of a project's events, as they happen.
  ///
  /// With `consumer`, the daemon stores how far the reader came. The reader acknowledges each event
  /// when it asks for the next. A new consumer starts at `after`.
  ///
  /// - Parameters:
  ///   - after: The cursor to continue after; nil starts at the beginning.
  ///   - kinds: Return only events of these kinds.
  ///   - user: Return only events about this customer.
  ///   - consumer: The name under which the daemon stores the position.
  ///   - project: The project to read.
  ///   - waitMilliseconds: How long one call waits for an event.
  ///   - patience: How long to retry after the first call that fails; nil retries without limit.
  /// - Returns: A sequence whose every iteration starts at the selected position.
  public func events(
    after: String? = nil,
    kinds: [Entitled.EventKind]? = nil,
    user: String? = nil,
    consumer: String? = nil,
    project: String? = nil,
    waitMilliseconds: Int = 5000,
    patience: Duration? = .seconds(60)
  ) -> ClientEvents {
    ClientEvents(
      client: self,
      selection: FeedRequest(
        after: after,
        kinds: kinds?.map(\.json),
        user: user,
        consumer: consumer,
        project: project,
        waitMilliseconds: waitMilliseconds,
        patience: patience
      )
    )
  }
}
