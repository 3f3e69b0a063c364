# frozen_string_literal: true

require_relative "helper"

# Every conversation of the contract, with the real daemon, on the client's raw layer.
class ConversationsTest < Minitest::Test
  Dir["#{Conversation::FOLDER}/*.txt"].sort.each do |path|
    define_method("test_#{File.basename(path, ".txt")}") do
      daemon = Entitled::Testing::Daemon.new(clock: "system")
      deadline = Entitled::Deadline.new(60)
      line = Entitled::LineSocket.connect(daemon.socket, deadline)
      Conversation.play(path, line, deadline)
      pass
    rescue Conversation::Goes => e
      flunk e.message
    ensure
      line&.close
      daemon&.stop
    end
  end
end

# The player itself: it must see what differs.
class FormatTest < Minitest::Test
  def differs(expected, found)
    read = Conversation::Reader.method(:read)
    !Conversation.mismatch(read.(expected), read.(found), {}).nil?
  end

  def test_there_are_conversations
    assert_operator ConversationsTest.runnable_methods.size, :>, 100
  end

  def test_equal
    [
      ['{"a":1,"b":[true,"x"]}', '{"b":[true,"\u0078"],"a":1}'],
      ['{"a":1,{{…}}}', '{"a":1,"b":{"c":[]}}'],
      ["{ {{…}} }", "{}"],
      ["[{{a}},{{b}},{{a}}]", '[{"x":1},2,{"x":1}]'],
      ['{"a":{{any}},"b":"{{any}}"}', '{"a":[1],"b":"{{any}}"}'],
    ].each { |expected, found| refute differs(expected, found), expected }
  end

  def test_different
    [
      ['{"a":1}', '{"a":1,"b":2}'], ['{"a":1,"b":2}', '{"a":1}'], ['{"a":1,{{…}}}', '{"b":1}'],
      ["1", "1.0"], ["1", '"1"'], %w[null false], ["[1,2]", "[2,1]"], ["[1]", "[1,2]"],
      ["{}", "[]"], ["[{{a}},{{a}}]", "[1,2]"]
    ].each { |expected, found| assert differs(expected, found), expected }
  end

  def test_what_was_captured_is_sent
    captures = {}
    read = Conversation::Reader.method(:read)
    Conversation.mismatch(read.("[{{a}},{{b}}]"), read.('["\u0041",{"x":[1e2]}]'), captures)
    assert_equal '{"p":"\u0041","q":{"x":[1e2]},"r":"{{a}}"}',
                 Conversation.filled('{"p":{{a}},"q":{{b}},"r":"{{a}}"}', captures)
  end
end
