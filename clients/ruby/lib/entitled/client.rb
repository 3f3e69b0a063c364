# frozen_string_literal: true

module Entitled
  # A request that is under way.
  class Pending
    def initialize(client, connection, reply, timeout)
      # An unreferenced client is closed.
      @client = client
      @connection = connection
      @reply = reply
      @timeout = timeout
    end

    # Waits for the answer: the result as JSON, or the error raised.
    def result(timeout: nil) = @connection.finish(@reply, Deadline.new(timeout || @timeout))
  end

  # A client of the daemon. It connects with its first call, and again when the connection is
  # lost. Several threads may use it at once; their requests share one connection. After a fork
  # the child's calls go over a connection of its own.
  class Client
    include Methods

    # Makes one for a block, and closes it after that.
    def self.open(...)
      client = new(...)
      begin
        yield client
      ensure
        client.close
      end
    end

    # socket: the daemon's socket; the usual places when left out.
    # timeout: seconds for each call; nil is no limit.
    # A block is called with the method and the params of each notification; it must not use the
    # client. A subscription ends with its connection: the block then gets a "gap", with the cursor
    # after which to subscribe again.
    def initialize(socket: nil, timeout: 10, &notified)
      @search = Search.new(socket.nil? ? nil : Places.path(socket))
      @timeout = positive(timeout)
      @notified = notified
      @pid = Process.pid
      @closed = false
      # The clients of feeds.
      @feeding = ObjectSpace::WeakMap.new
      # The connection. An unreferenced client ends it: the thread that reads does not know it.
      @held = []
      ObjectSpace.define_finalizer(self, Client.ending(@held))
      unlock
    end

    def self.ending(held) = proc { held.each(&:abandon) }

    # Calls any method; params and result are JSON as the wire has it.
    #
    # A connection that is lost is made again once, and the request repeated, where nothing can be
    # done twice: nothing of it went out, it only reads, it is a dry run, or it has an
    # idempotencyKey.
    def call(method, params = {}, timeout: nil)
      given = Values.written(params)
      deadline = Deadline.new(limit(method, given, timeout))
      repeated = false
      begin
        connection = connected(deadline)
        connection.finish(connection.start(method, given, deadline), deadline)
      rescue NotSent, ConnectionLost => e
        if repeated || !(e.is_a?(NotSent) || repeatable?(method, given))
          raise e.is_a?(NotSent) ? ConnectionLost : e
        end

        repeated = true
        retry
      end
    end

    # Sends a request without waiting for its answer; many may be under way at once.
    def start(method, params = {}, timeout: nil)
      given = Values.written(params)
      limit = limit(method, given, timeout)
      deadline = Deadline.new(limit)
      repeated = false
      begin
        connection = connected(deadline)
        Pending.new(self, connection, connection.start(method, given, deadline), limit)
      rescue NotSent
        raise ConnectionLost if repeated

        repeated = true
        retry
      end
    end

    # The events of a project, as they happen: a Feed, with a connection of its own.
    def events(**options)
      client = Client.new(timeout: @timeout)
      client.search = @search
      @lock.synchronize { @feeding[client] = true }
      Feed.new(client, **options)
    end

    # Closes the connection, and the feeds; pending calls fail with ClientClosed.
    def close
      @closed = true
      disconnect
      @lock.synchronize { @feeding.keys }.each(&:close)
    end

    # Ends the connection; the next call makes another one.
    def disconnect
      mind_forks
      @lock.synchronize { @held.pop }&.fail(ClientClosed.new)
    end

    protected

    attr_writer :search

    private

    def ask(method, params, type, timeout)
      type.call(call(method, params.reject { |_, value| value.equal?(ABSENT) }, timeout: timeout))
    end

    def leave_out(value) = value.nil? ? ABSENT : value

    def repeatable?(method, params)
      METHODS[method] ||
        (params.is_a?(Hash) && (!params["idempotencyKey"].nil? || params["dryRun"] == true))
    end

    def positive(timeout)
      return timeout if timeout.nil? || (timeout.is_a?(Numeric) && timeout.positive?)

      raise ArgumentError, "timeout must be a positive number of seconds, not #{timeout.inspect}"
    end

    # Waiting for events takes as long as was asked for, and then as long as any answer.
    def limit(method, params, timeout)
      seconds = positive(timeout) || @timeout
      waits = params["timeoutMs"] if method == "events.wait" && params.is_a?(Hash)
      seconds && waits.is_a?(Numeric) ? seconds + (waits / 1000.0) : seconds
    end

    # One thread connects, and the others wait for it, each until its own deadline.
    def connected(deadline)
      mind_forks
      @lock.synchronize do
        loop do
          raise ClientClosed if @closed
          return @held[0] if @held[0] && !@held[0].over?
          break unless @connecting
          raise deadline.unaccepted if deadline.passed?

          @changed.wait(@lock, deadline.left)
        end
        @connecting = true
      end
      connect(deadline)
    end

    def connect(deadline)
      line = @search.connect(deadline) { raise ClientClosed if @closed }
      @lock.synchronize do
        raise ClientClosed if @closed

        @held[0] = Connection.new(line, @notified)
      end
    rescue ClientClosed
      line&.close
      raise
    ensure
      @lock.synchronize do
        @connecting = false
        @changed.broadcast
      end
    end

    def mind_forks
      return if @pid == Process.pid

      @pid = Process.pid
      # Another thread of the parent may have held it.
      unlock
      @held.pop&.forked
    end

    def unlock
      @lock = Mutex.new
      @changed = ConditionVariable.new
      @connecting = false
    end
  end
end
