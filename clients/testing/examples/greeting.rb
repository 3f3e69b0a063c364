require "minitest/autorun"
require "entitled/testing"

def greeting(client, user)
  found = client.check_entitlements(user_id: user, if_unknown: "none").entitlements
  found["premium"]&.active ? "welcome back" : "try premium"
end

class GreetingTest < Minitest::Test
  include Entitled::Testing

  def test_the_greeting_depends_on_the_subscription
    entitled_client.project_define(products: { monthly: { entitlements: ["premium"] } })
    assert_equal "try premium", greeting(entitled_client, "ann")
    entitled_client.purchase(user_id: "ann", product: "monthly", store: "web", transaction_id: "1",
                             expires_at: Time.now + (30 * 86_400))
    assert_equal "welcome back", greeting(entitled_client, "ann")
    entitled_client.clock_advance(by: "P31D")
    assert_equal "try premium", greeting(entitled_client, "ann")
    entitled_daemon.kill
    assert_raises(Entitled::NoDaemon) { greeting(entitled_client, "ann") }
  end
end
