use entitled::{testing::Daemon, Client, Error, Moment, Product};
use std::time::{Duration, SystemTime};

pub fn greeting(client: &Client, user: &str) -> Result<&'static str, Error> {
    let found = client.check_entitlements().user_id(user).if_unknown("none").send()?;
    let is_active = found.entitlements.get("premium").map_or(false, |each| each.active);
    Ok(if is_active { "welcome back" } else { "try premium" })
}

#[test]
fn the_greeting_depends_on_the_subscription() {
    let mut daemon = Daemon::start().unwrap();
    let client = daemon.client();
    client.project_define().products([("monthly", Product::new(["premium"]))]).send().unwrap();
    assert_eq!(greeting(&client, "ann").unwrap(), "try premium");
    let in_thirty_days = SystemTime::now() + Duration::from_secs(30 * 86_400);
    client
        .purchase("monthly", "web", "1")
        .user_id("ann")
        .expires_at(Moment::from(in_thirty_days))
        .send()
        .unwrap();
    assert_eq!(greeting(&client, "ann").unwrap(), "welcome back");
    client.clock_advance().by("P31D").send().unwrap();
    assert_eq!(greeting(&client, "ann").unwrap(), "try premium");
    daemon.kill();
    assert!(greeting(&client, "ann").is_err());
}
