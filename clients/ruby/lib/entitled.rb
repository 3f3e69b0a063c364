# frozen_string_literal: true

# Who is this person, and what may they use? The client of the daemon `entitled`.
module Entitled
end

require_relative "entitled/version"
require_relative "entitled/errors"
require_relative "entitled/generated/errors"
require_relative "entitled/values"
require_relative "entitled/record"
require_relative "entitled/generated/types"
require_relative "entitled/generated/methods"
require_relative "entitled/places"
require_relative "entitled/line_socket"
require_relative "entitled/connection"
require_relative "entitled/feed"
require_relative "entitled/client"
