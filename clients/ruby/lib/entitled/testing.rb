# frozen_string_literal: true

require "tmpdir"
require "fileutils"
require_relative "../entitled"

module Entitled
  # A daemon for a test, on a socket of its own, in memory, with a clock that the test moves.
  #
  #     class MyTest < Minitest::Test
  #       include Entitled::Testing
  #
  #       def test_a_month_later
  #         entitled_daemon.client.clock_advance(by: "P1M")
  #       end
  #     end
  module Testing
    # The daemon of a test did not start.
    class DaemonFailed < Error; end

    # It is ready when it is made, and gone after `stop`, or with this process.
    class Daemon
      attr_reader :socket, :folder, :pid

      RUNNING = []
      OWNER = Process.pid
      at_exit { RUNNING.dup.each(&:stop) if Process.pid == OWNER }

      def initialize(options: [], clock: "manual", program: nil)
        @program = program || self.class.find
        clock_options = clock == "system" ? [] : ["--clock", clock]
        @options = ["--store", "memory:", *clock_options, *options]
        usual = Dir.tmpdir
        @folder = Dir.mktmpdir("entitled-", usual.bytesize < 80 ? usual : "/tmp")
        @socket = File.join(@folder, "s")
        @clients = []
        RUNNING << self
        restart
      end

      def self.find
        named = ENV["ENTITLED_DAEMON"].to_s
        return named unless named.empty?

        paths = ENV["PATH"].to_s.split(File::PATH_SEPARATOR).map { |at| File.join(at, "entitled") }
        paths.find { |path| File.executable?(path) } ||
          raise(DaemonFailed.new("there is no daemon to test with",
                                 "install entitled, or name its program with $ENTITLED_DAEMON"))
      end

      # Starts it, again after `kill` or `end_process`.
      def restart
        ready, writing = IO.pipe
        # It ends with this process, even where that is killed, and so does the daemon.
        lifeline, @lifeline = IO.pipe
        @pid = Process.spawn(
          @program, "--socket", @socket, "--ready-fd", writing.fileno.to_s,
          "--lifeline-fd", "0", *@options,
          writing => writing, :in => lifeline, :out => File::NULL, :err => [log_path, "a"]
        )
        writing.close
        return if ready.read(1) == "\n"

        _, status = Process.wait2(@pid)
        @pid = nil
        said = log.strip
        stop
        raise DaemonFailed, "the daemon ended with #{status.exitstatus}: #{said}"
      rescue SystemCallError => e
        stop
        raise DaemonFailed.new("the daemon #{@program} cannot be started: #{e.message}",
                               "$ENTITLED_DAEMON says where it is")
      ensure
        [ready, writing, lifeline].each(&:close)
      end

      # A client of this daemon, which is closed with it.
      def client(**options)
        Client.new(socket: @socket, **options).tap { |client| @clients << client }
      end

      # What it has logged so far.
      def log = File.read(log_path)

      # Ends it at once, as if its machine lost power.
      def kill = end_with(:KILL)

      # Asks it to end, and gives its exit code.
      def end_process = end_with(:TERM)

      # Ends it, and removes its files.
      def stop
        @clients.each(&:close)
        kill
        FileUtils.rm_rf(@folder)
        RUNNING.delete(self)
      end

      private

      def log_path = File.join(@folder, "log")

      def end_with(signal)
        return unless @pid

        Process.kill(signal, @pid)
        _, status = Process.wait2(@pid)
        @pid = nil
        @lifeline.close
        status.exitstatus
      end
    end

    # The daemon of this test.
    def entitled_daemon = @entitled_daemon ||= Daemon.new

    # A client of the daemon of this test.
    def entitled_client = @entitled_client ||= entitled_daemon.client

    def after_teardown
      super
    ensure
      @entitled_daemon&.stop
    end
  end
end
