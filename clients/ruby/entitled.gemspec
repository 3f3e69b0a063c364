# frozen_string_literal: true

require_relative "lib/entitled/version"

Gem::Specification.new do |spec|
  spec.name = "entitled"
  spec.version = Entitled::VERSION
  spec.summary = "Client of the daemon entitled: who is this person, and what may they use?"
  spec.authors = ["The maintainers of entitled"]
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir["lib/**/*.rb"] + ["README.md"]
end
