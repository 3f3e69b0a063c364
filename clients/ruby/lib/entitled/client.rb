# frozen_string_literal: true

module Entitled
  # A request that is under way.
  class Pending
    def initialize(connection, reply, timeout)
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
    # timeout: seconds for connecting and for each answer; nil is no limit.
    # A block is called with the method and the params of what comes without being an answer; it
    # must not use the client.
    def initialize(socket: nil, timeout: 10, &notified)
      @socket = socket.nil? ? nil : Places.path(socket)
      unless timeout.nil? || timeout.is_a?(Numeric)
        raise TypeError, "timeout must be a number of seconds or nil, not #{timeout.inspect}"
      end

      @timeout = timeout
      @notified = notified
      @lock = Mutex.new
      @pid = Process.pid
      @closed = false
    end

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
          raise e.is_a?(NotSent) ? lost : e
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
        Pending.new(connection, connection.start(method, given, deadline), limit)
      rescue NotSent
        raise lost if repeated

        repeated = true
        retry
      end
    end

    # The events of a project, as they happen: a Feed, with a connection of its own.
    def events(**options)
      Feed.new(Client.new(socket: @socket, timeout: @timeout), **options)
    end

    # Closes the connection; pending calls fail with ClientClosed.
    def close
      @closed = true
      mind_forks
      @lock.synchronize { @connection&.fail(ClientClosed.new) }
    end

    private

    def ask(method, params, type, timeout)
      type.call(call(method, params.reject { |_, value| value.equal?(ABSENT) }, timeout: timeout))
    end

    def leave_out(value) = value.nil? ? ABSENT : value

    def lost = ConnectionLost.new("the daemon closed the connection before it answered")

    def repeatable?(method, params)
      METHODS[method] ||
        (params.is_a?(Hash) && (!params["idempotencyKey"].nil? || params["dryRun"] == true))
    end

    # Waiting for events takes as long as was asked for, and then as long as any answer.
    def limit(method, params, timeout)
      seconds = timeout || @timeout
      waits = params["timeoutMs"] if method == "events.wait" && params.is_a?(Hash)
      seconds && waits.is_a?(Numeric) ? seconds + (waits / 1000.0) : seconds
    end

    def connected(deadline)
      mind_forks
      @lock.synchronize do
        raise ClientClosed if @closed

        if @connection.nil? || @connection.over?
          line = LineSocket.first(Places.list(@socket), deadline)
          @connection = Connection.new(line, @notified)
        end
        @connection
      end
    end

    def mind_forks
      return if @pid == Process.pid

      # Another thread of the parent may have held it.
      @lock = Mutex.new
      @pid = Process.pid
      @connection&.forked
      @connection = nil
    end
  end
end
