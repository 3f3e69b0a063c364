# frozen_string_literal: true

require_relative "helper"
require "open3"
require "rbconfig"
require "shellwords"

# `entitled --certify` finds no fault in this client.
class CertifyTest < Minitest::Test
  def test_certified
    driver = [RbConfig.ruby, File.expand_path("certify.rb", __dir__)].shelljoin
    said, = Open3.capture2e(Entitled::Testing::Daemon.find, "--certify", driver)
    assert said.end_with?("\n81 passed, 0 failed, 3 skipped\n"), said
  end
end
