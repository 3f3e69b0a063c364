# frozen_string_literal: true

# The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

require "json"
require_relative "../lib/entitled"

FAILURES = {
  Entitled::DaemonTimeout => "timeout",
  Entitled::ConnectionLost => "lost",
  Entitled::ProtocolViolation => "violation",
  Entitled::NoDaemon => "noDaemon",
  Entitled::SocketPathTooLong => "pathTooLong",
}.freeze

# The report of what a block returns or raises.
def outcome
  yield
rescue Entitled::RemoteError => e
  # The client's message ends with the hint, in parentheses.
  message = e.hint ? e.message.delete_suffix(" (#{e.hint})") : e.message
  { error: { kind: e.kind, code: e.code, message: message, hint: e.hint, field: e.field,
             retryable: e.retryable?, data: e.data } }
rescue *FAILURES.keys => e
  { failure: FAILURES.fetch(e.class) }
end

# Performs tasks with the client under test.
class Driver
  def perform(task)
    case task["do"]
    when "open"
      @client&.close
      @client = Entitled::Client.new(socket: task["socket"])
      {}
    when "close"
      @client.close
      {}
    when "call" then { result: call(:call, task, task["seconds"]) }
    when "calls"
      pending = task["calls"].map { |each| call(:start, each, task["seconds"]) }
      { answers: pending.map { |each| outcome { { result: each.result } } } }
    when "feed"
      feed = @client.events
      { cursors: feed.first(task["count"]).map(&:cursor) }
    else { skipped: "this client has no #{task["do"]}" }
    end
  ensure
    feed&.close
  end

  private

  def call(how, task, seconds)
    @client.public_send(how, task["method"], task["params"] || {}, timeout: seconds)
  end
end

driver = Driver.new
$stdout.sync = true
$stdin.each_line do |line|
  puts JSON.generate(outcome { driver.perform(JSON.parse(line)) })
end
