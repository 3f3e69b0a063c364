//! What is answered goes back in as params.

use entitled::testing::Daemon;
use entitled::{
    Client, EventBody, KnownId, KnownIdKind, Preset, Product, ProductKind, Purchase, Rules, Stores,
    StripeSettings, StripeSettingsProduct, Transaction, UserExportResult, Webhook,
};

use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! {
        a_description_defines_another_project
        an_export_is_imported_elsewhere
        what_another_system_knows_is_imported
        an_event_has_what_its_kind_has
    }
}

fn define(client: &Client) {
    let rules = Rules::new()
        .preset(Preset::Revenuecat)
        .anonymous_prefix("")
        .blocked_user_ids(Vec::<String>::new());
    let stripe = StripeSettings::new("whsec_x").product(StripeSettingsProduct::Price);
    client
        .project_define()
        .rules(rules)
        .products([("monthly", Product::new(["premium"]).kind(ProductKind::Subscription))])
        .entitlements(["gift"])
        .stores(Stores::new().stripe(stripe).custom(["kiosk"]))
        .webhooks([Webhook::new("https://example.com/", "a-secret-of-32-letters-and-digits")])
        .send()
        .unwrap();
}

fn copy_project(client: &Client) {
    let was = client.project_describe().send().unwrap().project;
    client
        .project_define()
        .project("copy")
        .rules(was.rules)
        .products(was.products)
        .entitlements(was.entitlements)
        .environment(was.environment)
        .clock(was.clock.kind)
        .stores(client.project_stores().send().unwrap().stores)
        .webhooks(client.project_webhooks().send().unwrap().webhooks)
        .send()
        .unwrap();
}

fn a_description_defines_another_project() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    define(&client);
    copy_project(&client);
    let was = client.project_describe().send().unwrap().project;
    let is = client.project_describe().project("copy").send().unwrap().project;
    assert_eq!(was.rules.anonymous_prefix, "");
    assert_eq!(was.rules.preset, Preset::Revenuecat);
    assert_eq!(is.rules, was.rules);
    assert_eq!(is.products, was.products);
    assert_eq!((is.entitlements, is.environment), (was.entitlements, was.environment));
    assert_eq!((is.stores, is.webhooks), (was.stores, was.webhooks));
    let stores = client.project_stores().project("copy").send().unwrap().stores;
    assert_eq!(stores, client.project_stores().send().unwrap().stores);
}

fn exported(client: &Client, project: &str) -> UserExportResult {
    client.user_export("ann").project(project).without_events(true).send().unwrap()
}

fn an_export_is_imported_elsewhere() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    define(&client);
    copy_project(&client);
    client.install().device("phone").store_account("apple-ann").platform("ios").send().unwrap();
    client
        .purchase("monthly", "kiosk", "1")
        .device("phone")
        .expires_at("2099-01-01T00:00:00Z".parse::<entitled::Moment>().unwrap())
        .attributes([("a", "b")])
        .send()
        .unwrap();
    client.identify("ann").device("phone").send().unwrap();
    client.grant("gift").user_id("ann").send().unwrap();
    client.set_user_property("$email", "ann@example.org").user_id("ann").send().unwrap();
    let there = exported(&client, "default");
    let given = there.clone();
    client
        .user_import(given.ids)
        .project("copy")
        .user(given.user)
        .first_id(given.first_id)
        .last_id(given.last_id)
        .devices(given.devices)
        .account_tokens(given.account_tokens)
        .purchases(given.purchases)
        .claims(given.claims)
        .grants(given.grants)
        .properties(given.properties)
        .overridden(given.overridden)
        .send()
        .unwrap();
    let mut here = exported(&client, "copy");
    assert_eq!(here.purchases.len(), 1);
    here.at = there.at;
    assert_eq!(here, there);
}

fn what_another_system_knows_is_imported() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    define(&client);
    let moment = |text: &str| text.parse::<entitled::Moment>().unwrap();
    let transaction = Transaction::new("2", "monthly", moment("2026-01-01T00:00:00Z"))
        .expires_at(moment("2099-01-01T00:00:00Z"));
    let purchase = Purchase::new("web", "2", [transaction]).holders(["bob"]);
    let import = client.user_import([KnownId::new("bob", KnownIdKind::Identified)]);
    import.purchases([purchase]).send().unwrap();
    let found = client.check_entitlements().user_id("bob").send().unwrap();
    assert!(found.entitlements["premium"].active);
}

fn an_event_has_what_its_kind_has() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    define(&client);
    client.install().device("phone").send().unwrap();
    client.grant("gift").device("phone").send().unwrap();
    let events = client.events_read().send().unwrap().events;
    let said: Vec<_> = events
        .iter()
        .map(|event| match event.body() {
            EventBody::UserCreated { device, .. } => format!("created on {:?}", device),
            EventBody::Granted { entitlements, expires_at, .. } => {
                format!("granted {:?} until {:?}", entitlements, expires_at)
            }
            EventBody::EntitlementsActivated { entitlements, .. } => entitlements.join(" "),
            body => panic!("{:?}", body),
        })
        .collect();
    assert_eq!(said, ["created on Some(\"phone\")", "granted [\"gift\"] until None", "gift"]);
    let mut newer = events[0].clone();
    newer.kind = "slept".into();
    assert_eq!(newer.body(), EventBody::Newer);
}
