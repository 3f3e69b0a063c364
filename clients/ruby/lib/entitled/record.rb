# frozen_string_literal: true

module Entitled
  # An object of the protocol with members that are known. One that is absent, or null, is nil;
  # `given?` tells which. Pattern matching works: `in { active: true }`.
  class Record
    extend Values
    include Values

    # A member: its reader here, its name on the wire, how its value is read, whether a caller must
    # give it, and whether the daemon takes it.
    Member = Struct.new(:name, :wire, :type, :required, :sent)

    class << self
      def members = @members ||= {}

      # The type of further members, where the protocol gives one.
      def additional(type = nil)
        return @additional unless type

        @additional = type
        define_method(:additional) { @additional }
      end

      def member(name, wire, type, required: false, sent: true)
        members[name] = Member.new(name, wire, type, required, sent)
        define_method(name) { @values[name] }
      end

      # Reads an object. Members that are not known are ignored; those that an older daemon leaves
      # out are absent.
      def call(object, place = "")
        Values.wrong(place, "object", object) unless object.is_a?(Hash)
        values = {}
        members.each_value do |member|
          if object.key?(member.wire)
            at = "#{place}/#{member.wire}"
            values[member.name] = member.type.call(object[member.wire], at)
          end
        end
        allocate.tap { |record| record.__send__(:fill, values, further(object, place)) }
      end

      private

      def further(object, place)
        return unless @additional

        known = members.each_value.map(&:wire)
        object.except(*known).to_h do |name, value|
          [name, @additional.call(value, "#{place}/#{name}")]
        end
      end
    end

    # Makes one to be given: Types::Product.new(kind: "subscription", entitlements: ["premium"]).
    def initialize(**values)
      unknown = values.keys - self.class.members.keys
      raise ArgumentError, "#{self.class} has no #{unknown.join(", ")}" unless unknown.empty?

      missing = self.class.members.each_value.select(&:required).map(&:name) - values.keys
      raise ArgumentError, "#{self.class} needs #{missing.join(", ")}" unless missing.empty?

      fill(values, nil)
    end

    # Whether the member is there, be it null.
    def given?(name)
      self.class.members.fetch(name)
      @values.key?(name)
    end

    # The members that are there.
    def to_h = @values.dup

    def to_wire
      @values.reject { |name, value| value.equal?(ABSENT) || !self.class.members[name].sent }
             .to_h { |name, value| [self.class.members[name].wire, Values.written(value)] }
    end

    def deconstruct_keys(_names) = @values

    def ==(other) = other.class == self.class && other.to_h == @values
    alias eql? ==

    def hash = [self.class, @values].hash

    def inspect
      "#<#{self.class.name} #{@values.map { |name, value| "#{name}=#{value.inspect}" }.join(" ")}>"
    end

    private

    def fill(values, additional)
      @values = values.freeze
      @additional = additional
      freeze
    end
  end
end
