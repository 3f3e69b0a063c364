# frozen_string_literal: true

require "time"

module Entitled
  # Stands where a param is not given, and nil would mean null.
  ABSENT = Object.new
  def ABSENT.inspect = "Entitled::ABSENT"

  # A duration of so many seconds, as the protocol has it. Months and years are text: "P1M".
  def self.duration(seconds)
    raise ArgumentError, "#{seconds} is negative" if seconds.negative?

    rest = (seconds % 1 * 1_000_000_000).to_i
    format("PT%<whole>d.%<rest>09dS", whole: seconds.floor, rest: rest)
  end

  # Values between Ruby and JSON: reading to the field, writing what was given.
  module Values
    # What a value is read with: `call` with it and its place gives it, or raises.
    module_function

    def wrong(place, expected, found)
      raise ProtocolViolation, "the answer has no #{expected} at #{place.empty? ? "/" : place}, " \
                               "but #{found.inspect[0, 60]}"
    end

    def of_class(expected, *classes)
      lambda do |value, place|
        classes.any? { |each| each === value } ? value : wrong(place, expected, value)
      end
    end

    TEXT = of_class("string", String)
    BOOLEAN = of_class("boolean", true, false)
    INTEGER = of_class("whole number", Integer)
    NUMBER = of_class("number", Integer, Float)
    ANYTHING = ->(value, _place) { value }
    MOMENT = lambda do |value, place|
      Time.iso8601(TEXT.call(value, place)).utc
    rescue ArgumentError
      wrong(place, "moment", value)
    end

    def nullable(reader) = ->(value, place) { value.nil? ? nil : reader.call(value, place) }

    def list_of(reader)
      lambda do |value, place|
        wrong(place, "list", value) unless value.is_a?(Array)
        value.each_with_index.map { |each, index| reader.call(each, "#{place}/#{index}") }
      end
    end

    def map_of(reader)
      lambda do |value, place|
        wrong(place, "object", value) unless value.is_a?(Hash)
        value.to_h { |name, each| [name, reader.call(each, "#{place}/#{name}")] }
      end
    end

    def either(*readers)
      lambda do |value, place|
        readers.each do |reader|
          return reader.call(value, place)
        rescue ProtocolViolation
          next
        end
        wrong(place, "value of a known type", value)
      end
    end

    # What JSON can write, of what a caller gave.
    def written(value)
      case value
      when Time then value.getutc.iso8601(value.nsec.zero? ? 0 : 9)
      when Record then value.to_wire
      when Symbol then value.name
      when Hash
        value.reject { |_, each| each.equal?(ABSENT) }.to_h { |k, each| [k.to_s, written(each)] }
      when Array, Enumerable then value.map { |each| written(each) }
      when String, Integer, Float, true, false, nil then value
      when Rational then value.to_f
      else decimal(value) || raise(TypeError, "#{value.inspect} is nothing that can be sent")
      end
    end

    # The text of a BigDecimal, which is how the protocol has prices.
    def decimal(value)
      value.to_s("F") if defined?(BigDecimal) && value.is_a?(BigDecimal) && value.finite?
    end
  end
end
