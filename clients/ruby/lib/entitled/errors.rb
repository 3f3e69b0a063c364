# frozen_string_literal: true

module Entitled
  # Anything that kept a call from its result; `hint` says what to do about it.
  class Error < StandardError
    attr_reader :hint

    def initialize(message = nil, hint = nil)
      super(hint ? "#{message} (#{hint})" : message)
      @hint = hint
    end
  end

  PERHAPS_DONE = "the daemon may have done it; an idempotency_key makes it safe to repeat"
  private_constant :PERHAPS_DONE

  # A place where no daemon answered, and why.
  Attempt = Struct.new(:path, :reason) do
    def to_s = "#{path}: #{reason}"

    def self.list(tried)
      tried.size < 2 ? tried.map { |each| ": #{each}" }.join : ":\n  #{tried.join("\n  ")}"
    end
  end

  # No daemon answers at any of the places that were tried.
  class NoDaemon < Error
    attr_reader :tried

    def initialize(message = nil, tried: [])
      super(message || "cannot connect to the daemon#{Attempt.list(tried)}",
            "start the daemon with: entitled; or name its socket with the argument socket " \
            "or with $ENTITLED_SOCKET")
      @tried = tried
    end
  end

  # A daemon's socket is there, and this process may not use it.
  class SocketForbidden < Error
    attr_reader :tried

    def initialize(message = nil, tried: [])
      super(message || "this user has no access to the daemon's socket#{Attempt.list(tried)}",
            "be the daemon's own user, or let the daemon be started with --allow-uid or " \
            "--allow-gid")
      @tried = tried
    end
  end

  # A socket's path that the system does not take.
  class SocketPathTooLong < Error
    def initialize(message = "the socket's path is too long")
      super(message,
            "choose a shorter path with the argument socket or with $ENTITLED_SOCKET, for the " \
            "daemon too")
    end
  end

  # The daemon did not answer in time; it may still carry out what was asked.
  class DaemonTimeout < Error
    def initialize(message = "the daemon did not answer in time", hint = PERHAPS_DONE)
      super
    end
  end

  # The connection ended before the answer; whether it was carried out is not known.
  class ConnectionLost < Error
    def initialize(message = "the daemon closed the connection before it answered")
      super(message, PERHAPS_DONE)
    end
  end

  # The client was closed.
  class ClientClosed < Error
    def initialize(message = "the client is closed") = super(message, "make another one")
  end

  # What came is no answer of this protocol.
  class ProtocolViolation < Error
    def initialize(message = "the reply is not valid")
      super(message, "check that the program at this socket is entitled")
    end
  end

  # The daemon answered that it did not do it. There is a subclass for each kind.
  class RemoteError < Error
    # The error's number, and all that stands in its data.
    attr_reader :code, :data

    def initialize(message = nil, code: nil, data: {})
      super(message, data["hint"])
      @code = code
      @data = data
    end

    # What a program looks at.
    def kind = data["kind"]

    # A JSON pointer to the param that is wrong.
    def field = data["field"]

    # Whether the same call may succeed a little later.
    def retryable? = data["retryable"] == true

    # The error of a reply, in its own class.
    def self.read(error, method)
      unless error.is_a?(Hash) && error["code"].is_a?(Integer) && error["message"].is_a?(String)
        return ProtocolViolation.new("the reply has an error that is none: #{error.inspect[0, 99]}")
      end

      data = error["data"].is_a?(Hash) ? error["data"] : {}
      if data["kind"] == "unknownMethod" && METHODS.key?(method)
        # It is in this client, so it is no slip of the caller's.
        older = "this client knows #{method}, so the daemon is older: update it"
        data = data.merge("hint" => [older, data["hint"]].compact.join("; "))
      end
      BY_KIND.fetch(data["kind"], RemoteError).new(error["message"], code: error["code"], data: data)
    end
  end
end
