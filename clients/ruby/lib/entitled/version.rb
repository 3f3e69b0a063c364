# frozen_string_literal: true

module Entitled
  # The client's version: that of the daemon and the protocol document it was made for.
  VERSION = "0.2.0"
end
