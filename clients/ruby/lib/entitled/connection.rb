# frozen_string_literal: true

require "json"

module Entitled
  # What became of a request: a result, an error, or nothing yet.
  class Reply
    attr_reader :id, :method, :changed
    attr_accessor :result, :error, :done

    def initialize(id, method)
      @id = id
      @method = method
      @done = false
      @changed = ConditionVariable.new
    end
  end

  # The connection was over before anything of the request went out.
  class NotSent < StandardError; end

  # One connection that several threads share. A thread of its own reads, so whoever sends never
  # waits for somebody who only sends too.
  class Connection
    def initialize(line, notified)
      @line = line
      @pid = Process.pid
      @notified = notified
      @mutex = Mutex.new
      @turn = ConditionVariable.new
      @sending = false
      @count = 0
      @awaited = {}
      # The cursors of the subscriptions, for the thread that reads.
      @subscriptions = {}
      @over = false
      @reader = Thread.new { read }
      @reader.report_on_exception = false
    end

    # No more requests go over it; with a failure, no more answers come either.
    def over? = @over

    # Sends a request; it raises NotSent where nothing of it went out.
    def start(method, params, deadline)
      text = JSON.generate(params)
      take_turn(deadline)
      begin
        reply = @mutex.synchronize do
          raise NotSent if @over

          @awaited[@count += 1] = Reply.new(@count, method)
        end
        line = %({"jsonrpc":"2.0","id":#{reply.id},"method":#{JSON.generate(method)},) +
               %("params":#{text}}\n)
        transmit(line.b, reply, deadline)
        reply
      ensure
        @mutex.synchronize do
          @sending = false
          @turn.signal
        end
      end
    end

    # Waits for the reply, and gives its result or raises its error.
    def finish(reply, deadline)
      @mutex.synchronize do
        until reply.done
          left = deadline.left
          raise deadline.late("answer") if left&.zero?

          reply.changed.wait(@mutex, left)
        end
      end
      raise reply.error if reply.error

      reply.result
    end

    # Ends it; pending calls fail with the reason.
    def fail(error)
      @mutex.synchronize { failed(error) }
    end

    # Ends it without waiting for a lock: the thread that reads does the rest.
    def abandon
      return unless @pid == Process.pid

      @notified = nil
      @line.shut
    end

    # In a child process: the parent goes on with the connection, and this lets go of it.
    def forked = @line.close

    private

    def take_turn(deadline)
      @mutex.synchronize do
        while @sending
          left = deadline.left
          raise deadline.late("read the request") if left&.zero?

          @turn.wait(@mutex, left)
        end
        @sending = true
      end
    end

    def transmit(line, reply, deadline)
      sent = 0
      @line.send(line, deadline) { |count| sent = count }
    rescue SystemCallError, IOError
      # The daemon has closed; what it said before is still to be read.
      @mutex.synchronize do
        @over = true
        @awaited.delete(reply.id) if sent.zero?
      end
      raise sent.zero? ? NotSent : @failure || ended
    ensure
      # Also an interrupt, or a Timeout of somebody's own: nothing may follow a part of a line.
      if sent.between?(1, line.bytesize - 1)
        fail(ConnectionLost.new("a request went out only in part"))
      elsif sent.zero?
        @mutex.synchronize { @awaited.delete(reply.id) }
      end
    end

    def read
      while (line = @line.receive)
        take(line)
      end
      fail(ended)
    rescue ProtocolViolation => e
      fail(e)
    rescue SystemCallError, IOError
      fail(ended)
    ensure
      # Only here, so that nobody reads from a number that means something else by then.
      @line.close
      end_subscriptions
    end

    # Says of each what the daemon says of a subscription whose reader is too slow.
    def end_subscriptions
      return if @failure.is_a?(ClientClosed)

      @subscriptions.each do |id, cursor|
        @notified&.call("gap", { "subscription" => id, "cursor" => cursor })
      end
    end

    # Keeps the subscriptions, by what a reply or a notification says of one.
    def follow(name, params)
      return unless params.is_a?(Hash)

      case name
      when "events.subscribe", "event" then @subscriptions[params["subscription"]] = params["cursor"]
      when "events.unsubscribe", "gap" then @subscriptions.delete(params["subscription"])
      end
    end

    def take(line)
      message = parsed(line)
      if !message.key?("id") && message["method"].is_a?(String)
        follow(message["method"], message["params"])
        @notified&.call(message["method"], message["params"])
        return
      end
      if message.key?("result") == message.key?("error")
        raise ProtocolViolation, "a reply has neither a result nor an error, or both"
      end

      @mutex.synchronize do
        reply = @awaited.delete(number(message))
        raise ProtocolViolation, stranger(message) unless reply

        follow(reply.method, message["result"])
        error = message["error"] && RemoteError.read(message["error"], reply.method)
        settle(reply, message["result"], error)
      end
    end

    def parsed(line)
      message = JSON.parse(line.force_encoding(Encoding::UTF_8), max_nesting: false)
      return message if message.is_a?(Hash)

      raise ProtocolViolation, "a line is not a reply: #{line.inspect[0, 99]}"
    rescue JSON::ParserError, EncodingError
      raise ProtocolViolation, "a line came that is no JSON: #{line.inspect[0, 99]}"
    end

    def number(message)
      return message["id"] unless message["id"].nil? && message["error"]

      # A line that the daemon could not read is refused with the id null, and in its turn.
      @awaited.min_by { |id, reply| [reply.method == "events.wait" ? 1 : 0, id] }&.first
    end

    def stranger(message)
      "a reply came with the id #{message["id"].inspect[0, 60]}, which matches no request"
    end

    def ended
      count = @line.unfinished
      how = count.zero? ? "before it answered" : "in the middle of an answer, after #{count} bytes"
      ConnectionLost.new("the daemon closed the connection #{how}")
    end

    def failed(error)
      return if @failure

      @failure = error
      @over = true
      @awaited.each_value { |reply| settle(reply, nil, error) }
      @awaited.clear
      @line.shut
    end

    def settle(reply, result, error)
      reply.result = result
      reply.error = error
      reply.done = true
      reply.changed.broadcast
    end
  end
end
