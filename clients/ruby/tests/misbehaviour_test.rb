# frozen_string_literal: true

require_relative "helper"
require "timeout"

# What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.
class MisbehaviourTest < EntitledTest
  def test_plain
    misbehave("well-behaved") do |client|
      assert_equal "iphone", client.install(device: "iphone").device
      error = assert_raises(Entitled::UnknownMethod) do
        client.grant(user_id: "ann", entitlement: "premium")
      end
      assert_includes error.message, "entitled 0.0.7 has no method \"grant\""
      assert_includes error.message, "the daemon is older"
      assert_includes error.message, "server.describe"
    end
  end

  def test_a_reply_cut_anywhere_is_an_error
    misbehave("cut-replies") do |client, daemon|
      lost = 0
      begin
        found = client.install(device: "iphone")
      rescue Entitled::ConnectionLost => e
        assert_includes e.message, "idempotency_key"
        lost += 1
        retry
      end
      assert_equal "iphone", found.device
      # One for each place at which a line can be cut, its line feed included.
      assert_operator lost, :>, 200
      assert_equal [lost + 1, (0..lost).map { |number| [number, "install"] }], daemon.seen
    end
  end

  def test_what_may_be_done_twice_is_repeated
    [{ idempotency_key: "k" }, { dry_run: true }].each do |params|
      misbehave("close-first-reply") do |client, daemon|
        assert_equal "a", client.install(device: "a", **params).device
        assert_equal [2, [[0, "install"], [1, "install"]]], daemon.seen
      end
    end
    misbehave("close-first-reply") { |client| assert client.server_ping.pong }
  end

  def test_it_is_repeated_once
    misbehave("close-every-reply") do |client, daemon|
      assert_raises(Entitled::ConnectionLost) { client.server_ping }
      assert_equal [2, [[0, "server.ping"], [1, "server.ping"]]], daemon.seen
    end
  end

  def test_what_may_not_be_done_twice_is_not_repeated
    misbehave("close-first-reply") do |client, daemon|
      assert_raises(Entitled::ConnectionLost) { client.install(device: "a") }
      assert_equal [1, [[0, "install"]]], daemon.seen
      # The next call goes over a new connection.
      assert_equal "a", client.install(device: "a").device
    end
  end

  def test_a_reset_connection_is_lost
    misbehave("reset-first-connection") do |client|
      assert_raises(Entitled::ConnectionLost) { client.install(device: "a") }
      assert_equal "a", client.install(device: "a").device
    end
  end

  def test_a_thousand_writes_while_connections_end
    misbehave("chaos") do |client, daemon|
      numbers = Queue.new.tap { |queue| 1000.times { |number| queue << number } }.close
      lost = Array.new(16) { Thread.new { writes(client, numbers) } }.sum(&:value)
      assert_includes 1..700, lost
      written = Entitled::Client.open(socket: daemon.socket) { |asking| asking.call("fake.written") }
      assert_operator written.delete("devices"), :>=, 1000 - lost
      assert_equal({ "twice" => [], "thrice" => [] }, written)
    end
  end

  # Installs a device for each number, every third with a key; gives how many were lost.
  def writes(client, numbers)
    lost = 0
    while (number = numbers.pop)
      begin
        key = "k" if (number % 3).zero?
        found = client.install(device: "d#{number}", idempotency_key: key)
        assert_equal ["d#{number}"] * 2, [found.device, found.user.device]
      rescue Entitled::ConnectionLost
        lost += 1
      end
    end
    lost
  end

  def test_values_arrive_unchanged
    misbehave("values") do |client, daemon|
      echo = client.server_ping.echo
      echo = client.server_ping(echo: echo).echo until echo == "done"
      assert_equal 1, daemon.seen[0]
    end
  end

  def test_a_large_reply
    misbehave("large-reply") { |client| assert_equal "x" * (1 << 20), client.server_ping.echo }
  end

  def test_a_reply_byte_by_byte
    misbehave("byte-by-byte") { |client| assert_equal "é😀", client.server_ping(echo: "é😀").echo }
  end

  def test_replies_out_of_order
    misbehave("late-replies") do |client|
      pending = [
        client.start("events.wait", { after: "1" }), client.start("events.wait", { after: "3" }),
        client.start("server.ping", { echo: 1 }), client.start("server.ping", { echo: 2 })
      ]
      found = pending.map(&:result)
      assert_equal(%w[2 4], found.first(2).map { |each| each["events"][0]["cursor"] })
      assert_equal([1, 2], found.last(2).map { |each| each["echo"] })
    end
  end

  def test_one_of_three_calls_fails
    misbehave("one-fails") do |client, daemon|
      first, second, third = [["server.ping", { echo: 1 }], ["install", {}],
                              ["server.ping", { echo: 3 }]].map { |call| client.start(*call) }
      error = assert_raises(Entitled::RemoteError) { second.result }
      assert_equal([1, 3], [first, third].map { |each| each.result["echo"] })
      assert_instance_of Entitled::RemoteError, error
      assert_equal ["somethingNewer", 1999, 'a "new" error (Ask again.)'],
                   [error.kind, error.code, error.message]
      assert_equal ["Ask again.", "/device", true, "änn"],
                   [error.hint, error.field, error.retryable?, error.data["holder"]]
      assert_equal 4, client.server_ping(echo: 4).echo
      assert_equal 1, daemon.seen[0]
    end
  end

  def test_closing_ends_the_connection
    misbehave("well-behaved") do |client, daemon|
      assert_equal({}, client.call("fake.nothing"))
      client.close
      found = Entitled::Client.open(socket: daemon.socket) { |asking| asking.call("fake.open") }
      assert_equal 0, found["others"]
    end
  end

  def test_no_answer_is_a_timeout
    misbehave("silent", timeout: 0.05) do |client|
      error = assert_raises(Entitled::DaemonTimeout) { client.install(device: "a") }
      assert_includes error.message, "0.05 seconds"
    end
  end

  def test_a_timeout_of_the_callers_own
    misbehave("stops-reading") do |client, daemon|
      [1, "x" * 5_000_000].each do |echo|
        assert_raises(Timeout::Error) { Timeout.timeout(0.1) { client.server_ping(echo: echo) } }
      end
      # The second one went out only in part, so another connection is made.
      assert_raises(Entitled::DaemonTimeout) { client.server_ping(timeout: 0.1) }
      assert_equal 2, daemon.seen[0]
    end
  end

  def test_a_daemon_that_does_not_read_is_a_timeout
    misbehave("stops-reading", timeout: 0.1) do |client|
      [1, "x" * 5_000_000, 2].each do |echo|
        assert_raises(Entitled::DaemonTimeout) { client.server_ping(echo: echo) }
      end
    end
  end

  # A call with a longer limit connects or sends, and is still pending after the limits of others.
  def test_a_call_holds_up_no_other
    { "full-queue" => "accept the connection", "stops-reading" => "read the request" }.each do |scenario, what|
      misbehave(scenario) do |client|
        assert_raises(Entitled::DaemonTimeout) { client.server_ping(timeout: 0.05) }
        long = Thread.new do
          assert_raises(Entitled::ClientClosed) { client.server_ping(echo: "x" * 5_000_000) }
        end
        # The long call may need a while until it fills the connection.
        50.times do
          error = assert_raises(Entitled::DaemonTimeout) { client.server_ping(timeout: 0.2) }
          break if error.message.include?("did not #{what} within 0.2 seconds")
          flunk error.message if _1 == 49
        end
        client.close
        long.join
      end
    end
  end

  def test_the_patience_of_a_feed_is_a_time
    misbehave("silent-feed", timeout: 0.5) do |client, daemon|
      feed = client.events(wait: 0.5, patience: 1)
      assert_equal %w[1 2], Array.new(2) { feed.next.cursor }
      assert_raises(Entitled::DaemonTimeout) { feed.next }
      # Each of the calls that fail takes the second of the patience.
      assert_equal 3, daemon.seen[1].size
    end
  end

  def test_an_older_daemon
    misbehave("older") do |client|
      found = client.install(device: "iphone")
      assert_equal ["iphone", nil, "QON_1"], [found.device, found.created, found.user.id]
      refute found.given?(:created)
      refute found.user.given?(:customer_id)
    end
  end

  def test_a_lost_subscription_is_a_gap
    daemon = Misbehaving.new("subscriptions-end")
    notifications = Queue.new
    client = Entitled::Client.new(socket: daemon.socket) do |method, params|
      notifications << [method, *params.values_at("subscription", "cursor")]
    end
    assert_equal(%w[1 2], Array.new(2) { client.events_subscribe.subscription })
    client.events_unsubscribe(subscription: "2")
    assert client.server_ping.pong
    assert_equal [%w[event 1 1], %w[event 2 1], %w[gap 1 1]], Array.new(3) { notifications.pop }
    client.events_subscribe
    assert_equal %w[event 1 1], notifications.pop
    client.close
    sleep 0.05
    assert_empty notifications
  ensure
    client.close
    daemon.stop
  end

  def test_a_late_answer_is_not_taken_for_another
    misbehave("slow") do |client, daemon|
      first = client.start("server.ping", { echo: 1 })
      assert_raises(Entitled::DaemonTimeout) { first.result(timeout: 0.05) }
      assert_equal 2, client.server_ping(echo: 2).echo
      # It is there for whoever asks again.
      assert_equal 1, first.result["echo"]
      assert_equal 1, daemon.seen[0]
    end
  end

  def test_notifications_between_replies
    daemon = Misbehaving.new("notifications")
    notifications = Queue.new
    client = Entitled::Client.new(socket: daemon.socket) { |method, _| notifications << method }
    assert_equal([1, 2], [1, 2].map { |echo| client.server_ping(echo: echo).echo })
    assert_equal %w[event other event], Array.new(3) { notifications.pop }
  ensure
    client.close
    daemon.stop
  end

  def test_what_is_no_reply
    %w[garbage no-result unknown-id wrong-types].each do |scenario|
      misbehave(scenario) do |client|
        assert_raises(Entitled::ProtocolViolation) { client.install(device: "iphone") }
      end
    end
  end

  def test_unknown_members_are_ignored
    misbehave("unknown-members") do |client|
      found = client.install(device: "iphone")
      assert_equal ["iphone", nil], [found.device, found.user.identity_id]
    end
  end

  def test_a_refusal_of_the_connection
    misbehave("too-many-connections") do |client|
      error = assert_raises(Entitled::TooManyConnections) { client.server_ping }
      assert_equal "tooManyConnections", error.kind
    end
  end

  def cursors(client, count, **options) = client.events(**options).take(count).map(&:cursor)

  def test_the_feed_goes_on_where_it_was
    %w[feed-disconnects small-pages].each do |scenario|
      misbehave(scenario) do |client|
        feed = client.events
        found = feed.take(5)
        assert_equal %w[1 2 3 4 5], found.map(&:cursor)
        assert_equal "5", feed.cursor
        assert_nil found[0].device
        assert found[0].given?(:device)
        refute found[0].given?(:price)
        feed.close
      end
    end
  end

  def test_the_feed_begins_where_it_is_told_to
    misbehave("well-behaved") { |client| assert_equal %w[5], cursors(client, 1, after: "4") }
  end

  def test_an_event_is_acknowledged_with_the_next
    [["small-pages", 3, 5], ["well-behaved", 3, 5], ["full-pages", 150, 250]].each do |each|
      scenario, taken, last = each
      misbehave(scenario) do |client|
        assert_equal [*"1"..taken.to_s], cursors(client, taken, consumer: "mailer")
        # It came back for more after all but the last.
        rest = cursors(client, last - taken + 1, consumer: "mailer")
        assert_equal [*taken.to_s..last.to_s], rest
      end
    end
  end

  def test_the_feed_of_a_daemon_that_cannot_wait
    misbehave("without-events-wait") do |client, daemon|
      assert_equal %w[1 2 3 4 5], cursors(client, 5)
      assert_equal %w[events.wait events.read], daemon.seen[1].map(&:last).first(2)
    end
  end
end
