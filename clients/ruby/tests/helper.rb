# frozen_string_literal: true

require "minitest"
require "open3"
require "tmpdir"
require "entitled"
require "entitled/testing"
require_relative "conversation"

# The misbehaving daemon of clients/testing, on `socket`; gone after `stop`.
class Misbehaving
  PROGRAM = File.expand_path("../../testing/misbehaving-daemon", __dir__)

  attr_reader :socket

  def initialize(scenario)
    @folder = Dir.mktmpdir("entitled-")
    @socket = "#{@folder}/s"
    @input, @output, @process = Open3.popen2("python3", PROGRAM, scenario, @socket)
    raise scenario unless @output.gets == "ready\n"
  end

  # How many connections there were, and the requests of each.
  def seen
    seen = Entitled::Client.open(socket: @socket) { |client| client.call("fake.seen") }
    [seen["connections"] - 1, seen["requests"]]
  end

  def stop
    [@input, @output].each(&:close)
    @process.value
    FileUtils.rm_rf(@folder)
  end
end

class EntitledTest < Minitest::Test
  include Entitled::Testing

  # Plays a scenario with a client; both are gone after the block.
  def misbehave(scenario, **options, &notified)
    daemon = Misbehaving.new(scenario)
    client = Entitled::Client.new(socket: daemon.socket, **options)
    yield client, daemon
  ensure
    client&.close
    daemon&.stop
  end
end
