fn main() -> Result<(), entitled::Error> {
    let client = entitled::Client::new();
    client.project_define().products([("monthly", entitled::Product::new(["premium"]))]).send()?;
    client.install().device("iphone").send()?;
    client.purchase("monthly", "appStore", "1").device("iphone").send()?;
    for (name, found) in client.check_entitlements().device("iphone").send()?.entitlements {
        println!("{name} is {}", if found.active { "active" } else { "not active" });
    }
    Ok(())
}
