import IdentityCore

extension RandomRecords {
  mutating func storeSettings() -> StoreSettings {
    var settings = StoreSettings()
    settings.appStore = optional { random in
      AppStoreTrust(
        apps: random.list { random in
          AppStoreTrust.App(
            bundleID: random.bytes(),
            appleID: random.optional { $0.integer() }
          )
        },
        environments: Set(random.list { $0.one() }),
        otherRoots: random.list { $0.bytes() }
      )
    }
    settings.playStore = optional { PlayStoreSettings(packages: $0.list { $0.bytes() }) }
    settings.stripe = optional { random in
      StripeSettings(
        secret: random.bytes(),
        oldSecret: random.optional { $0.bytes() },
        product: random.one(),
        userFrom: random.list { $0.bytes() },
        grace: random.bytes()
      )
    }
    return settings
  }

  mutating func emissions() -> EmissionTimes {
    var emissions = EmissionTimes()
    emissions.latest = moment()
    emissions.marks = list {
      EmissionTimes.Mark(cursor: $0.integer(), moment: $0.moment())
    }
    return emissions
  }
}
