# frozen_string_literal: true

# Runs every test, or those whose names have a word, and says how many passed.

require_relative "helper"
Dir["#{__dir__}/*_test.rb"].sort.each { |path| require path }

# Counts, and shows what failed.
class Count < Minitest::StatisticsReporter
  def record(result)
    super
    puts result unless result.passed?
  end
end

words = ARGV.dup
options = { filter: words.empty? ? "/./" : "/#{words.map { |each| Regexp.escape(each) }.join("|")}/" }
reporter = Count.new($stdout, options)
reporter.start
Minitest::Runnable.runnables.shuffle.each do |suite|
  suite.run(reporter, { **options, seed: Process.pid, io: $stdout })
end
reporter.report
failed = reporter.failures + reporter.errors
passed = reporter.count - failed - reporter.skips
puts "#{passed} passed, #{failed} failed"
exit failed.zero? && passed.positive?
