# frozen_string_literal: true

require_relative "helper"
require "bigdecimal"
require "etc"
require "pathname"
require "rbconfig"

# The client with the real daemon.
class ClientTest < EntitledTest
  START = Time.utc(2026, 1, 1)
  LATE = Time.utc(2099, 1, 1)

  def test_every_method_of_the_daemon_is_there
    found = entitled_client.server_describe.methods
    assert_equal Entitled::METHODS.to_a.sort,
                 found.map { |method| [method.name, method.role == "read"] }.sort
    Entitled::METHODS.each_key do |name|
      assert_respond_to entitled_client, name.gsub(/[.]?([A-Z])/) { "_#{$1.downcase}" }.tr(".", "_")
    end
  end

  def test_the_version_is_the_daemons
    assert_equal Entitled::VERSION, entitled_client.server_info.version
  end

  def test_wrong_arguments_of_the_constructor
    [7, false, :path, ["/s"], { path: "/s" }].each do |wrong|
      error = assert_raises(TypeError) { Entitled::Client.new(socket: wrong) }
      assert_equal "socket must be a path, not #{wrong.inspect}", error.message
    end
    ["5", 0, -1, Float::NAN, true].each do |wrong|
      assert_raises(ArgumentError) { Entitled::Client.new(timeout: wrong) }
      assert_raises(ArgumentError) { entitled_client.server_ping(timeout: wrong) }
    end
    assert entitled_client.server_ping(timeout: Float::INFINITY).pong
    assert_raises(ArgumentError) { Entitled::Client.new("/s") }
    assert_raises(ArgumentError) { Entitled::Client.new(sockt: "/s") }
    Entitled::Client.open(socket: Pathname(entitled_daemon.socket)) do |client|
      assert client.server_ping.pong
    end
  end

  def test_a_description_defines_another_project
    client = defined
    was, is = [nil, "copy"].map { |project| client.project_describe(project: project).project }
    assert_equal ["revenuecat", ""], [was.rules.preset, was.rules.anonymous_prefix]
    %i[rules products entitlements environment stores webhooks].each do |name|
      assert_equal was.public_send(name), is.public_send(name)
    end
    assert_equal client.project_stores.stores, client.project_stores(project: "copy").stores
  end

  def test_an_export_is_imported_elsewhere
    client = defined
    client.install(device: "phone", store_account: "apple-ann", platform: "ios")
    client.purchase(device: "phone", product: "monthly", store: "kiosk", transaction_id: "1",
                    expires_at: LATE, attributes: { a: "b" })
    client.identify(device: "phone", user_id: "ann")
    client.grant(user_id: "ann", entitlement: "gift")
    client.set_user_property(user_id: "ann", key: "$email", value: "ann@example.org")
    there = client.user_export(user_id: "ann", without_events: true).to_h.except(:at)
    client.user_import(project: "copy", **there.except(:entitlements))
    here = client.user_export(project: "copy", user_id: "ann", without_events: true).to_h
    assert_equal 1, here[:purchases].size
    assert_equal there, here.except(:at)
  end

  def test_what_another_system_knows_is_imported
    types = Entitled::Types
    transaction = types::Transaction.new(
      transaction_id: "2", product: "monthly", purchased_at: START, expires_at: LATE
    )
    purchase = types::Purchase.new(store: "web", original_transaction_id: "2", holders: ["bob"],
                                   transactions: [transaction])
    client = defined
    client.user_import(ids: [types::KnownId.new(id: "bob", kind: "identified")],
                       purchases: [purchase])
    assert client.check_entitlements(user_id: "bob").entitlements["premium"].active
  end

  # With a project, and a copy of it that is defined as it describes itself.
  def defined
    types = Entitled::Types
    stripe = types::StripeSettings.new(secret: "whsec_x", product: "price")
    entitled_client.project_define(
      rules: types::Rules.new(preset: "revenuecat", anonymous_prefix: "", blocked_user_ids: []),
      products: { monthly: types::Product.new(kind: :subscription, entitlements: ["premium"]) },
      entitlements: ["gift"],
      stores: types::Stores.new(stripe: stripe, custom: ["kiosk"]),
      webhooks: [types::Webhook.new(url: "https://example.com/",
                                    secret: "a-secret-of-32-letters-and-digits")]
    )
    was = entitled_client.project_describe.project
    entitled_client.project_define(
      project: "copy", clock: was.clock.kind, stores: entitled_client.project_stores.stores,
      webhooks: entitled_client.project_webhooks.webhooks,
      **was.to_h.slice(:rules, :products, :entitlements, :environment)
    )
    entitled_client
  end

  def test_results_are_typed_to_the_field
    project = entitled_client.project_define(
      rules: { preset: "qonversion", onRestore: "transfer" },
      products: { monthly: Entitled::Types::Product.new(kind: :subscription, entitlements: ["premium"]) },
      clock: Entitled::Types::ClockChoiceObject.new(manual: START)
    ).project
    assert_equal ["transfer", START], [project.rules.on_restore, project.clock.now]
    entitled_client.install(device: "iphone")
    found = entitled_client.purchase(device: "iphone", product: "monthly", store: "appStore",
                              transaction_id: "1", expires_at: START + 86_400)
    assert_equal "recorded", found.outcome
    assert_equal true, found.entitlements["premium"].active
    assert_equal START + 86_400, found.purchase.transactions[0].expires_at
    limits = entitled_client.server_info.limits
    assert_equal 1 << 20, limits.line_bytes_max
    assert_operator limits.additional.size, :>, 3
    case found.entitlements["premium"]
    in { active: true, state: "active" } then pass
    end
  end

  def test_absent_and_null_are_told_apart
    entitled_client.purchase(user_id: "ann", product: "x", store: "web", transaction_id: "1",
                      expires_at: "2099-01-01T00:00:00Z")
    created, bought = entitled_client.events_read.events
    assert_equal [false, true], [created, bought].map { |event| event.given?(:price) }
    assert_nil bought.price
    assert_raises(KeyError) { bought.given?(:nothing) }
    named = { store: "web", original_transaction_id: "1" }
    left = entitled_client.purchase_update(**named, auto_renew: false).purchase
    assert_equal Time.utc(2099), left.expires_at
    assert_nil entitled_client.purchase_update(**named, expires_at: nil).purchase.expires_at
    refute entitled_client.server_ping.given?(:echo)
    assert entitled_client.server_ping(echo: nil).pong
  end

  def test_moments_and_durations
    entitled_client.project_define(clock: { manual: START })
    moved = entitled_client.clock_advance(by: Entitled.duration(86_401.5)).now
    assert_equal START + 86_401.5, moved
    elsewhere = Time.new(2026, 1, 3, 0, 0, 0, "-05:00")
    assert_equal elsewhere, entitled_client.clock_advance(to: elsewhere).now
    assert_raises(ArgumentError) { Entitled.duration(-1) }
    bought = entitled_client.purchase(user_id: "ann", product: "x", store: "web", transaction_id: "1",
                               purchased_at: Time.utc(0)).purchase
    assert_equal Time.utc(0), bought.purchased_at
  end

  def test_numbers
    bought = entitled_client.purchase(user_id: "ann", product: "x", store: "web", transaction_id: "1",
                                      price: BigDecimal("9.99"), currency: "EUR").purchase
    assert_equal "9.99", bought.transactions[0].price
    assert_equal 0.25, entitled_client.server_ping(echo: 1/4r).echo
    [1i, BigDecimal("NaN"), Date.today].each do |wrong|
      assert_raises(TypeError) { entitled_client.server_ping(echo: wrong) }
    end
    [Float::NAN, Float::INFINITY].each do |wrong|
      assert_raises(JSON::GeneratorError) { entitled_client.server_ping(echo: wrong) }
    end
    assert_raises(JSON::GeneratorError) { entitled_client.install(device: "\xff") }
  end

  def test_errors_can_be_raised_by_a_stub
    Entitled.constants.map { |name| Entitled.const_get(name) }.each do |error|
      next unless error.is_a?(Class) && error < Entitled::Error

      assert_includes assert_raises(error) { raise error, "for a test" }.message, "for a test"
      assert_raises(error) { raise error }
    end
    assert_equal [], Entitled::NoDaemon.new("for a test").tried
  end

  def test_a_plain_call
    assert_equal [1, "x", nil], entitled_client.call("server.ping", { echo: [1, "x", nil] })["echo"]
    assert_equal 7, entitled_client.call("server.ping", [7])["echo"]
  end

  def test_errors_have_the_daemons_hint
    error = assert_raises(Entitled::UnknownDevice) { entitled_client.user_info(device: "nobody") }
    assert_equal ["unknownDevice", 1100, "/device", false],
                 [error.kind, error.code, error.field, error.retryable?]
    assert_includes error.message, error.hint
    error = assert_raises(Entitled::InvalidParams) { entitled_client.install(device: 3) }
    assert_includes error.message, "string"
    assert_raises(TypeError) { entitled_client.install(device: Object.new) }
    assert_raises(ArgumentError) { entitled_client.identify(device: "a") }
    assert_raises(ArgumentError) { entitled_client.install(devise: "a") }
    assert_raises(ArgumentError) { Entitled::Types::Product.new(kind: "x", entitlement: []) }
    error = assert_raises(Entitled::UnknownMethod) { entitled_client.call("no.such.method") }
    refute_includes error.message, "older"
  end

  def test_many_under_way_from_one_thread
    # More than all buffers hold: whoever only sent would wait for ever.
    pending = Array.new(5000) { entitled_client.start("server.ping", { echo: "x" * 999 }) }
    assert_equal([999], pending.map { |each| each.result["echo"].size }.uniq)
  end

  def test_many_threads_share_a_connection
    client = entitled_client
    wrong = Array.new(20) do |number|
      Thread.new do
        (0...100).reject { |n| client.server_ping(echo: [number, n]).echo == [number, n] }
      end
    end
    assert_equal [], wrong.flat_map(&:value)
  end

  def test_a_fork_has_a_connection_of_its_own
    entitled_client.server_ping
    child = fork do
      answers = (0...200).map { |number| entitled_client.server_ping(echo: number).echo }
      exit!(answers == (0...200).to_a)
    end
    answers = (0...200).map { |number| entitled_client.server_ping(echo: -number).echo }
    assert_equal((0...200).map(&:-@), answers)
    assert Process.wait2(child)[1].success?
  end

  def test_a_fork_while_another_thread_waits
    misbehave("silent") do |client, daemon|
      waiting = Thread.new { assert_raises(Entitled::ClientClosed) { client.server_ping } }
      sleep 0.001 while daemon.seen[1].empty?
      child = fork do
        client.server_ping(timeout: 0.05)
      rescue Entitled::DaemonTimeout
        exit!(true)
      ensure
        exit!(false)
      end
      assert Process.wait2(child)[1].success?
      client.close
      waiting.join
    end
  end

  def test_the_feed
    entitled_client.install(device: "iphone")
    feed = entitled_client.events(pause: 0.01)
    assert_equal "userCreated", feed.next.kind
    writer = Thread.new { sleep(0.05) && entitled_client.install(device: "ipad") }
    assert_equal "2", feed.next.cursor
    writer.join
    # From another thread, while it waits.
    closing = Thread.new { sleep(0.05) && feed.close }
    assert_equal [], feed.to_a
    closing.join
    assert_raises(Entitled::InvalidParams) { entitled_client.events(after: "x").next }
  end

  def test_the_feed_of_a_consumer
    %w[a b c].each { |device| entitled_client.install(device: device) }
    taken = ->(count) { entitled_client.events(consumer: "mailer", limit: 2).take(count).map(&:cursor) }
    assert_equal %w[1 2 3], taken.call(3)
    assert_equal %w[3], taken.call(1)
  end

  def test_the_program_of_the_readme
    text = File.read(File.expand_path("../README.md", __dir__))
    program = text[/```ruby\n(.*?)```/m, 1]
    assert_operator program.lines.size, :<=, 10
    daemon = Entitled::Testing::Daemon.new(clock: "system")
    daemon.client.project_define(products: { lifetime: { entitlements: ["premium"] } })
    library = File.expand_path("../lib", __dir__)
    said, status = Open3.capture2e({ "ENTITLED_SOCKET" => daemon.socket }, RbConfig.ruby, "-w",
                                   "-I", library, "-e", program)
    assert_equal "premium is active\n", said
    assert status.success?
  ensure
    daemon&.stop
  end
end

# What happens to a client whose daemon comes and goes.
class LifetimesTest < EntitledTest
  def test_a_daemon_that_was_restarted
    entitled_client.install(device: "a")
    entitled_daemon.kill
    error = assert_raises(Entitled::Error) { entitled_client.install(device: "a") }
    assert_includes [Entitled::NoDaemon, Entitled::ConnectionLost], error.class
    entitled_daemon.restart
    assert entitled_client.install(device: "a").created
    # Unseen: nothing of the next one can have gone to the first daemon.
    entitled_daemon.kill
    entitled_daemon.restart
    assert entitled_client.install(device: "a").created
  end

  def test_a_daemon_killed_in_the_middle
    pending = Array.new(2000) { |number| entitled_client.start("install", { device: number.to_s }) }
    entitled_daemon.kill
    answers = pending.map do |each|
      each.result && true
    rescue Entitled::ConnectionLost
      false
    end
    # Those that were answered come before those that were lost.
    assert_equal answers.sort_by { |each| each ? 0 : 1 }, answers
  end

  def test_a_reconnect_goes_to_the_same_daemon
    other = Entitled::Testing::Daemon.new
    path = ->(daemon) { "#{daemon.folder}/entitled.sock" }
    [entitled_daemon, other].each { |daemon| File.symlink(daemon.socket, path.call(daemon)) }
    client, feed = with_environment(
      "ENTITLED_SOCKET" => nil, "RUNTIME_DIRECTORY" => entitled_daemon.folder,
      "XDG_RUNTIME_DIR" => other.folder
    ) do
      client = Entitled::Client.new
      client.install(device: "a")
      entitled_daemon.kill
      error = assert_raises(Entitled::NoDaemon) { 2.times { client.server_ping } }
      assert_equal [path.call(entitled_daemon)], error.tried.map(&:path)
      # Its feeds belong to the same daemon.
      assert_raises(Entitled::NoDaemon) { client.events.next }
      [client, client.events]
    end
    entitled_daemon.restart
    assert client.install(device: "a").created
    assert_equal "userCreated", feed.next.kind
  ensure
    client&.close
    other.stop
  end

  def with_environment(variables)
    before = variables.to_h { |name, _| [name, ENV[name]] }
    ENV.update(variables)
    yield
  ensure
    ENV.update(before)
  end

  # Descriptors and threads.
  def held = [Dir.children("/proc/self/fd").size, Thread.list.size]

  def test_a_feed_that_was_left_holds_nothing
    entitled_client.install(device: "a")
    entitled_client.install(device: "b")
    before = held
    feed = entitled_client.events
    assert_equal %w[1], feed.first(1).map(&:cursor)
    assert_equal %w[2], feed.first(1).map(&:cursor)
    20.times { entitled_client.events.each { break } }
    wait_until { held == before }
    open = entitled_client.events
    2.times { open.next }
    entitled_client.close
    wait_until { held.sum < before.sum }
    assert_nil open.next
  end

  def test_a_client_that_was_dropped_holds_nothing
    daemon = entitled_daemon
    before = held
    Thread.new { 40.times { Entitled::Client.new(socket: daemon.socket).server_ping } }.join
    # The machine's stack may still show some of them.
    wait_until { GC.start || held.zip(before).all? { |now, then_| now < then_ + 10 } }
  end

  def wait_until
    500.times { yield ? return : sleep(0.01) }
    flunk "it does not come about"
  end

  def test_a_client_that_was_closed
    entitled_client.server_ping
    entitled_client.close
    assert_raises(Entitled::ClientClosed) { entitled_client.server_ping }
  end
end

class PlacesTest < EntitledTest
  def places(given = nil, **variables) = Entitled::Places.list(given, variables.transform_keys(&:to_s))

  def test_the_order
    assert_equal %w[/run/a/entitled.sock /x/entitled.sock /run/entitled/entitled.sock
                    /home/ann/.local/state/entitled/entitled.sock],
                 places(RUNTIME_DIRECTORY: "/run/a:/run/b", XDG_RUNTIME_DIR: "/x", HOME: "/home/ann")
    assert_equal ["/a/b"], places(ENTITLED_SOCKET: "unix:/a/b", HOME: "/h")
    assert_equal ["/c"], places("/c", ENTITLED_SOCKET: "/a/b")
    assert_equal ["/c"], places("unix:/c")
    assert_equal %w[/run/entitled/entitled.sock /h/.local/state/entitled/entitled.sock],
                 places(XDG_RUNTIME_DIR: "relative", HOME: "/h", ENTITLED_SOCKET: "")
  end

  def test_the_first_where_a_daemon_answers
    File.rename(entitled_daemon.socket, "#{entitled_daemon.folder}/entitled.sock")
    environment = { "RUNTIME_DIRECTORY" => "/nowhere", "XDG_RUNTIME_DIR" => entitled_daemon.folder }
    Entitled::LineSocket.first(Entitled::Places.list(nil, environment), Entitled::Deadline.new(9)).close
    program = 'require "entitled"; p Entitled::Client.new.server_ping.pong'
    said, = Open3.capture2e({ **environment, "ENTITLED_SOCKET" => nil }, RbConfig.ruby, "-I",
                            File.expand_path("../lib", __dir__), "-e", program)
    assert_equal "true\n", said
  end

  def failure(path)
    Entitled::Client.open(socket: path, &:server_ping)
    flunk path
  rescue Entitled::Error => e
    e
  end

  def test_no_daemon
    error = failure("/nowhere/s")
    assert_includes error.message, "/nowhere/s: no such file"
    assert_includes error.message, "start the daemon with: entitled"
    assert_equal "", failure("").tried[0].path
    entitled_daemon.kill
    assert_includes failure(entitled_daemon.socket).message, "connection refused"
    paths = ["/nowhere/a", "/nowhere/#{"b" * 99}"]
    error = assert_raises(Entitled::NoDaemon) do
      Entitled::LineSocket.first(paths, Entitled::Deadline.new(1))
    end
    assert_equal paths, error.tried.map(&:path)
    assert_includes error.message, "\n  /nowhere/a: no such"
  end

  def test_a_path_that_is_too_long
    error = failure("/#{"é" * 53}ab")
    assert_instance_of Entitled::SocketPathTooLong, error
    ["109 bytes", "107", "$ENTITLED_SOCKET"].each { |word| assert_includes error.message, word }
    path = "#{entitled_daemon.folder}/".ljust(107, "s")
    File.rename(entitled_daemon.socket, path)
    assert(Entitled::Client.open(socket: path) { |client| client.server_ping.pong })
  end

  def test_no_permission
    skip "only root can change its uid" unless Process.uid.zero?
    File.chmod(0o701, entitled_daemon.folder)
    child = fork do
      Process::Sys.setuid(65_534)
      error = failure(entitled_daemon.socket)
      exit!(error.is_a?(Entitled::SocketForbidden) && error.message.include?("--allow-uid"))
    ensure
      exit!(false)
    end
    assert Process.wait2(child)[1].success?
  end
end

class FixtureTest < EntitledTest
  Daemon = Entitled::Testing::Daemon

  def test_fifty_at_once
    daemons = Array.new(50) { Thread.new { Daemon.new } }.map(&:value)
    assert_equal 50, daemons.map(&:socket).uniq.size
    daemons.each { |daemon| assert daemon.client.install(device: "a").created }
    pids = daemons.map(&:pid)
    daemons.each(&:stop)
    pids.each { |pid| assert_raises(Errno::ESRCH) { Process.kill(0, pid) } }
    assert(daemons.none? { |daemon| File.exist?(daemon.folder) })
  end

  def test_gone_with_the_program
    program = 'require "entitled/testing"; d = Entitled::Testing::Daemon.new; puts d.pid, d.folder'
    said, = Open3.capture2e(RbConfig.ruby, "-I", File.expand_path("../lib", __dir__), "-e", program)
    pid, folder = said.split
    assert_raises(Errno::ESRCH) { Process.kill(0, Integer(pid)) }
    refute File.exist?(folder)
  end

  def test_what_cannot_start_says_why
    error = assert_raises(Entitled::Testing::DaemonFailed) { Daemon.new(options: ["--no-such-option"]) }
    assert_includes error.message, "--no-such-option"
    error = assert_raises(Entitled::Testing::DaemonFailed) { Daemon.new(program: "/nowhere/entitled") }
    assert_includes error.message, "cannot be started"
    program = 'require "entitled/testing"; Entitled::Testing::Daemon.new'
    said, = Open3.capture2e({ "ENTITLED_DAEMON" => nil, "PATH" => "/nowhere" }, RbConfig.ruby, "-I",
                            File.expand_path("../lib", __dir__), "-e", program)
    assert_includes said, "$ENTITLED_DAEMON"
  end
end
