# frozen_string_literal: true

require "json"
require "strscan"

# Plays the golden conversations of Protocol/conversations; Protocol/README.md has their format.
module Conversation
  FOLDER = File.expand_path("../../../Protocol/conversations", __dir__)
  DONE = Entitled::Deadline.new(0)

  # `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
  TOKEN = /\{\{(\w+|…)\}\}|"(?:[^"\\]|\\.)*"|[^\s,:{}\[\]"]+|[,:{}\[\]]/

  # A place for any value; in an object, `…` allows further members.
  Slot = Struct.new(:name) do
    def written = "{{#{name}}}"
  end

  # A string or anything else that is no list and no object; `token` is how it was written.
  Scalar = Struct.new(:token) do
    # Strings by their characters, the rest by its text: 1 is not 1.0.
    def value = token.start_with?('"') ? [JSON.parse(token)] : token
    def written = token
  end

  class Goes < StandardError; end

  # Reads JSON with slots into arrays, hashes, Scalar and Slot.
  class Reader
    def self.read(text) = new(text).value

    def initialize(text)
      @tokens = text.to_enum(:scan, TOKEN).map { Regexp.last_match(0) }
    end

    def value
      token = @tokens.shift
      case token
      when /\A\{\{(.+)\}\}\z/ then Slot.new(Regexp.last_match(1))
      when "{" then items("}") { member }.to_h
      when "[" then items("]") { value }
      else Scalar.new(token)
      end
    end

    private

    def items(last)
      found = []
      until @tokens.first == last
        found << yield
        @tokens.shift if @tokens.first == ","
      end
      @tokens.shift
      found
    end

    def member
      name = value
      return ["{{…}}", name] if name.is_a?(Slot)

      @tokens.shift
      [name.value.first, value]
    end
  end

  module_function

  # Why a value is not what was expected, or nil; fills in the captures.
  def mismatch(expected, found, captures, place = "")
    other = "#{place}: #{found.inspect} for #{expected.inspect}"
    case expected
    when Slot
      return if expected.name == "any"

      captures[expected.name] ||= found
      return mismatch(captures[expected.name], found, {}, place)
    when Scalar
      return found.is_a?(Scalar) && found.value == expected.value ? nil : other
    when Array
      return other unless found.is_a?(Array) && found.size == expected.size

      pairs = expected.each_with_index.map { |each, index| [index, each, found[index]] }
    when Hash
      wanted = expected.except("{{…}}")
      closed = wanted.size == expected.size
      return other unless found.is_a?(Hash) && (wanted.keys - found.keys).empty?
      return other if closed && found.size > wanted.size

      pairs = wanted.map { |name, each| [name, each, found[name]] }
    end
    pairs.each do |name, each, came|
      reason = mismatch(each, came, captures, "#{place}/#{name}")
      return reason if reason
    end
    nil
  end

  # Of what came: its members in their order, and the id of a reply as the very bytes.
  def misordered(expected, found)
    pairs = found.is_a?(Array) ? expected.zip(found) : [[expected, found]]
    pairs.each do |wanted, reply|
      next if reply.keys == %w[jsonrpc method params]
      return "members: #{reply.keys}" unless [%w[jsonrpc id result], %w[jsonrpc id error]]
                                             .include?(reply.keys)
      return "the id #{reply["id"]}" if wanted["id"].is_a?(Scalar) && wanted["id"] != reply["id"]
    end
    nil
  end

  # The JSON text of what was read.
  def written(value)
    case value
    when Hash then "{#{value.map { |name, each| "#{JSON.generate(name)}:#{written(each)}" }.join(",")}}"
    when Array then "[#{value.map { |each| written(each) }.join(",")}]"
    else value.written
    end
  end

  # A line to be sent, with what was captured in its slots.
  def filled(text, captures)
    text.gsub(TOKEN) { |token| Regexp.last_match(1) ? written(captures[Regexp.last_match(1)]) : token }
  end

  # A JSON string of characters up to U+00FF, each of which stands for one byte.
  def bytes(text) = JSON.parse(text).codepoints.pack("C*")

  # Plays one conversation; Goes says where it went another way.
  def play(path, line, deadline)
    captures = {}
    File.read(path, encoding: "UTF-8").split("\n", -1).each_with_index do |step, index|
      take(step, line, deadline, captures)
    rescue Goes => e
      raise Goes, "#{File.basename(path)}:#{index + 1}: #{e.message}"
    end
    raise Goes, "#{File.basename(path)}: more came at its end" if line.more?
  end

  def take(step, line, deadline, captures)
    text = step[3..]
    case step
    when /\A>>/ then line.send("#{filled(text, captures)}\n".b, deadline)
    when /\A>\|/ then line.send(bytes(text), deadline)
    when /\A>\*/
      count, data = text.split(" ", 2)
      line.send(bytes(data) * count.to_i, deadline)
    when /\A<</ then expect(text, line.receive(deadline), captures)
    when "@eof" then line.half_close
    when /\A<!/
      came = line.receive(deadline)
      raise Goes, "#{came} came, and the daemon should have closed" if came
    when /\A(#|\z)/ then nil
    else raise Goes, "no step: #{step}"
    end
  end

  def expect(text, came, captures)
    raise Goes, "the daemon closed" unless came

    expected = Reader.read(text)
    found = Reader.read(came.force_encoding("UTF-8"))
    reason = mismatch(expected, found, captures) || misordered(expected, found)
    raise Goes, reason if reason
  end
end
