# frozen_string_literal: true

module Entitled
  # The events of a project, as they happen, without an end; it resumes after a lost
  # connection. `close`, from any thread, ends it.
  #
  #     client.events(after: cursor).each { |event| save(event, event.cursor) }
  class Feed
    include Enumerable

    # Where to go on in another feed: after the last event that was taken from this one.
    attr_reader :cursor

    # after: the cursor to go on after; nil is the beginning.
    # kinds, user: only these kinds, only what is about this customer.
    # consumer: a name under which the daemon remembers how far this reader came. One that it knows
    #   goes on there, a new one begins with `after`. An event is acknowledged when the reader
    #   asks for the next.
    # limit: how many events at most in one answer.
    # wait: seconds that one call waits for something to happen.
    # pause: seconds between two calls where a daemon cannot wait.
    # patience: seconds for which a daemon that is gone is looked for again; nil is for ever.
    def initialize(
      client, after: nil, kinds: nil, user: nil, consumer: nil, project: nil, limit: 100,
      wait: 30, pause: 1, patience: 60
    )
      @client = client
      @project = { "project" => project }.compact
      @fixed = { "limit" => limit, "kinds" => kinds, "user" => user, **@project }.compact
      @consumer = consumer
      @wait = wait
      @pause = pause
      @patience = patience
      @cursor = @acknowledged = @next = after
      @remembered = !consumer.nil?
      @can_wait = true
      @ready = []
      calm
    end

    # The next event; nil when the feed was closed.
    def next
      loop do
        acknowledge
        fetch if @ready.empty?
        break unless @ready.empty?
      rescue ClientClosed
        return nil
      rescue Error => e
        sleep(pause_after(e))
      end
      event = @ready.shift
      @cursor = event.cursor
      event
    end

    # Yields each event. Whoever leaves the loop leaves no connection behind, and may come back.
    def each
      return enum_for unless block_given?

      while (event = self.next)
        yield event
      end
    ensure
      @client.disconnect
    end

    # Tells the daemon now that all events taken so far are dealt with.
    def acknowledge
      return if @consumer.nil? || @cursor.nil? || @cursor == @acknowledged

      cursor = @cursor
      @client.call("events.acknowledge",
                   { "consumer" => @consumer, "cursor" => cursor, **@project })
      @acknowledged = cursor
      calm
    end

    def close = @client.close

    private

    def calm
      @failing_since = nil
      @delay = 0.05
    end

    def fetch
      from = @remembered ? { "consumer" => @consumer } : { "after" => @next }.compact
      answer = Types::EventsPage.call(read({ **@fixed, **from }))
      @begun = true
      @remembered = false
      calm
      @next = answer.cursor
      @ready = answer.events.dup
      return unless @ready.empty?

      @cursor = answer.cursor
      sleep(@pause) unless @can_wait || answer.more
    end

    def read(params)
      return @client.call("events.read", params) unless @can_wait

      @client.call("events.wait", { **params, "timeoutMs" => (@wait * 1000).to_i })
    end

    # How long to pause before trying again; it raises what no trying helps against.
    def pause_after(error)
      if error.is_a?(UnknownMethod) && @can_wait
        # A daemon older than this client: then it is asked again and again.
        @can_wait = false
        return 0
      end
      if error.is_a?(UnknownConsumer) && @remembered
        # It is new: the first acknowledgement makes it.
        @remembered = false
        return 0
      end
      now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      @failing_since ||= now
      left = @patience ? @failing_since + @patience - now : @delay
      raise error unless @begun && passing?(error) && left.positive?

      delay = [@delay, left].min
      @delay = [@delay * 2, 2].min
      delay
    end

    def passing?(error)
      case error
      when ConnectionLost, NoDaemon, DaemonTimeout then true
      when RemoteError then error.retryable?
      else false
      end
    end
  end
end
