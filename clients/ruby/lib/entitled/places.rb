# frozen_string_literal: true

module Entitled
  # Where the daemon's socket may be.
  module Places
    PATH_BYTES_MAX = 107

    REASONS = {
      Errno::ENOENT => "no such file",
      Errno::ECONNREFUSED => "connection refused",
      Errno::EACCES => "permission denied",
      Errno::EPERM => "permission denied",
    }.freeze

    module_function

    # The text of a path, which may be a Pathname.
    def path(given)
      text = given.respond_to?(:to_path) ? given.to_path : String.try_convert(given)
      text || raise(TypeError, "socket must be a path, not #{given.inspect}")
    end

    # The paths to try, in this order. A path that the caller named is the only one: what was meant
    # for one daemon must not reach another.
    def list(given = nil, environment = ENV)
      named = given || environment["ENTITLED_SOCKET"].to_s
      return [named.to_s.delete_prefix("unix:")] unless named.to_s.empty? && given.nil?

      folders = [
        # systemd separates several by colons; the first is the one of the unit's own name.
        environment["RUNTIME_DIRECTORY"].to_s.split(":").first.to_s,
        environment["XDG_RUNTIME_DIR"].to_s,
        "/run/entitled",
        "#{home(environment)}/.local/state/entitled",
      ]
      # A relative path would mean another place in each directory.
      folders.select { |folder| folder.start_with?("/") }.uniq.map { |at| "#{at}/entitled.sock" }
    end

    def home(environment)
      given = environment["HOME"].to_s
      given.empty? ? Dir.home : given
    end

    def reason(error)
      REASONS.fetch(error.class) { error.is_a?(Error) ? error.message : error.message.to_s }
    end

    # The error that tells of all places that were tried: pairs of a path and its error.
    def nowhere(tried)
      return tried[0][1] if tried.size == 1 && tried[0][1].is_a?(SocketPathTooLong)

      attempts = tried.map { |path, error| Attempt.new(path, reason(error)) }
      forbidden = tried.any? { |_, error| error.is_a?(Errno::EACCES) || error.is_a?(Errno::EPERM) }
      forbidden ? SocketForbidden.new(tried: attempts) : NoDaemon.new(tried: attempts)
    end
  end

  # Where a client and its feeds find the daemon: at the first place that answers, and from then on
  # only there. A restarted daemon is waited for: another one would have other users.
  class Search
    def initialize(given)
      @given = given
    end

    def connect(deadline, &pausing)
      line = LineSocket.first(@found ? [@found] : Places.list(@given), deadline, &pausing)
      @found = line.path
      line
    end
  end
end
