internal import Glibc

/// A project's events, as they happen.
///
///     for try await event in client.events(after: cursor) { … }
///
/// A lost connection is made again, and the feed goes on where it was: each event is given once, in
/// order. It ends when its task is cancelled, or with an error that no trying helps against.
public struct ClientEvents: AsyncSequence, Sendable {
  /// One event.
  public typealias Element = Entitled.Event

  struct Selection: Sendable {
    let after: String?
    let kinds: [Entitled.EventKind]?
    let user: String?
    let consumer: String?
    let project: String?
    let waitMilliseconds: Int
    let patience: Duration?
  }

  let client: Client
  let selection: Selection

  /// Begins where the feed was said to begin.
  public func makeAsyncIterator() -> Iterator {
    Iterator(client: client, plan: FeedPlan(selection))
  }

  /// Goes through the events, in order, each once.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let client: Client
    fileprivate var plan: FeedPlan

    /// Of the last event that was given; where another feed can go on.
    public var cursor: String? { plan.cursor }

    /// The next event, as soon as there is one; nil when the task is cancelled.
    public mutating func next() async throws(ClientError) -> Entitled.Event? {
      while !Task.isCancelled {
        if let event = plan.taken() { return event }
        var pause: Duration
        do throws(ClientError) {
          if let (method, params) = plan.acknowledgement {
            _ = try await client.call(method, params.json)
            plan.noteAcknowledged()
          }
          let (method, params) = plan.question
          pause = plan.take(try await client.make(method, params, nil))
        } catch {
          pause = try plan.bear(error)
        }
        if pause > .zero { try? await Task.sleep(for: pause) }
      }
      return nil
    }

    /// The next event, as soon as there is one; for threads, which it blocks.
    public mutating func waitForNext() throws(ClientError) -> Entitled.Event {
      while true {
        if let event = plan.taken() { return event }
        var pause: Duration
        do throws(ClientError) {
          if let (method, params) = plan.acknowledgement {
            _ = try client.call(method, params.json)
            plan.noteAcknowledged()
          }
          let (method, params) = plan.question
          pause = plan.take(try client.make(method, params, nil))
        } catch {
          pause = try plan.bear(error)
        }
        if pause > .zero { _ = poll(nil, 0, Deadline(after: pause).millisecondsLeft) }
      }
    }
  }
}

extension Client {
  /// A project's events, as they happen.
  ///
  /// With `consumer` the daemon remembers how far the reader came: what was taken is acknowledged
  /// when the reader comes back for more, and a new consumer begins with `after`.
  ///
  /// - Parameters:
  ///   - after: The cursor to go on after; nil is the beginning.
  ///   - kinds: Only these kinds.
  ///   - user: Only what is about this customer.
  ///   - consumer: The name under which the daemon remembers.
  ///   - project: The project to work in.
  ///   - waitMilliseconds: How long one call waits for something to happen.
  ///   - patience: How long a daemon that is gone is looked for again; nil is for ever.
  /// - Returns: The events, each time from where it was said.
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
      selection: ClientEvents.Selection(
        after: after,
        kinds: kinds,
        user: user,
        consumer: consumer,
        project: project,
        waitMilliseconds: waitMilliseconds,
        patience: patience
      )
    )
  }
}
