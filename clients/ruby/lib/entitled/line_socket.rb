# frozen_string_literal: true

require "socket"

module Entitled
  # A moment until which something may take; nil is no end.
  class Deadline
    attr_reader :seconds

    def initialize(seconds)
      @seconds = seconds
      @end = now + seconds if seconds&.finite?
    end

    def left = @end && [@end - now, 0].max
    def passed? = !@end.nil? && now >= @end

    # The error of what the daemon did not do until then.
    def late(what, *hint)
      DaemonTimeout.new(format("the daemon did not %<what>s within %<seconds>g seconds",
                               what: what, seconds: @seconds), *hint)
    end

    # The error of a connection that the daemon did not accept until then.
    def unaccepted = late("accept the connection", "nothing was sent, so a retry is safe")

    private

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end

  # The raw layer: it sends bytes and receives lines, of any length.
  class LineSocket
    CHUNK = 1 << 16

    attr_reader :path

    # The block is called in each pause, and may raise.
    def self.connect(path, deadline)
      if path.bytesize > Places::PATH_BYTES_MAX
        raise SocketPathTooLong, "the socket's path has #{path.bytesize} bytes, and at most " \
                                 "#{Places::PATH_BYTES_MAX} are possible: #{path}"
      end

      connecting = Socket.new(:UNIX, :STREAM)
      begin
        connecting.connect_nonblock(Socket.pack_sockaddr_un(path))
      rescue Errno::EAGAIN
        # A full queue cannot be waited for.
        raise deadline.unaccepted if deadline.passed?

        yield if block_given?
        sleep(0.01)
        retry
      end
      new(connecting, path)
    rescue StandardError
      connecting&.close
      raise
    end

    # Connects to the first place where a daemon answers; the error tells of all.
    def self.first(paths, deadline, &pausing)
      tried = paths.map do |path|
        return connect(path, deadline, &pausing)
      rescue SystemCallError, ArgumentError, SocketPathTooLong => e
        # Not a timeout: a daemon is there, so the next place must not be used instead.
        [path, e]
      end
      raise Places.nowhere(tried)
    end

    def initialize(socket, path)
      @socket = socket
      @path = path
      @rest = String.new(encoding: Encoding::BINARY)
      @lines = []
      @shut = false
    end

    # Sends all of it, and says by the block how much went out so far.
    def send(data, deadline)
      sent = 0
      while sent < data.bytesize
        count = @socket.write_nonblock(data.byteslice(sent, CHUNK), exception: false)
        if count == :wait_writable
          raise IOError, "another thread has closed it" if @shut
          raise deadline.late("read the request") if deadline.passed?

          # Not every wait for writing ends when another thread shuts the socket.
          @socket.wait_writable([deadline.left, 0.1].compact.min)
        else
          sent += count
          yield sent if block_given?
        end
      end
    end

    # The next line without its line feed; nil when nothing more will come.
    def receive(deadline = Deadline.new(nil))
      while @lines.empty?
        raise deadline.late("send a line") unless @socket.wait_readable(deadline.left)

        begin
          take(@socket.readpartial(CHUNK))
        rescue EOFError, Errno::ECONNRESET
          return nil
        end
      end
      @lines.shift
    end

    # How many bytes have come of a line that has not ended.
    def unfinished = @rest.bytesize

    # Whether lines, or pieces of one, are there that were not received.
    def more?
      data = @socket.read_nonblock(CHUNK, exception: false)
      take(data) if data.is_a?(String)
      !@lines.empty? || unfinished.positive?
    end

    # Says that nothing more will be sent.
    def half_close = @socket.shutdown(:WR)

    # Wakes whoever waits for it, and closes it.
    def shut
      @shut = true
      @socket.shutdown(:RDWR)
    rescue SystemCallError, IOError
      nil
    end

    def close = @socket.close

    private

    # No byte is looked at twice, however long a line is.
    def take(data)
      *lines, rest = data.split("\n", -1)
      unless lines.empty?
        lines[0] = @rest << lines[0]
        @rest = String.new(encoding: Encoding::BINARY)
      end
      @rest << rest if rest
      @lines.concat(lines)
    end
  end
end
