fn main() -> Result<(), entitled::Error> {
    let client = entitled::Client::new();
    client.install().device("iphone").send()?;
    client.identify("ann").device("iphone").send()?;
    client.purchase("lifetime", "appStore", "1").device("iphone").send()?;
    let found = client.check_entitlements().user_id("ann").send()?.entitlements;
    let is_active = found.get("premium").map_or(false, |premium| premium.active);
    println!("premium is {}", if is_active { "active" } else { "not active" });
    Ok(())
}
