/// What events say again and again: their packed texts refer to it.
///
/// It is a part of the data file's form, and never changes: a text that was packed with it is
/// unpacked with it for ever. Another one would be another version of `PackedText`.
enum KnownText {
  /// Pieces of the texts that readers get, one behind the other.
  ///
  /// Of those that begin alike the packer finds the last one.
  static let bytes = Array(text.utf8.filter { $0 != UInt8(ascii: "\n") })

  /// The ends of its lines mean nothing.
  private static let text = #"""
    {"cursor":"1","id":"ev_
    ","kind":"linkUndone","at":"20
    ","kind":"usersAliased","at":"20
    ","kind":"loggedOut","at":"20
    ","kind":"identified","at":"20
    ","kind":"userDeleted","at":"20
    ","kind":"userCreated","at":"20
    ","kind":"purchaseUpdated","at":"20
    ","kind":"purchaseExpired","at":"20
    ","kind":"purchaseRenewed","at":"20
    ","kind":"purchaseRecorded","at":"20
    ","kind":"subscriptionTransferred","at":"20
    ","kind":"subscriptionReceived","at":"20
    ","kind":"oneTimePurchaseTransferred","at":"20
    ","kind":"oneTimePurchaseReceived","at":"20
    ","kind":"entitlementsDeactivated","at":"20
    ","kind":"entitlementsActivated","at":"20
    ","kind":"grantRevoked","at":"20
    ","kind":"granted","at":"20
    ","kind":"clockAdvanced","at":"20
    Z","project":"default","cause":{"method":"clock.advance","id":"
    },"now":"20
    00:00:00.000Z"}
    $RCAnonymousID:
    erased_
    Z","project":"
    Z","project":"default","user":"
    ","userId":"
    ","user":"
    ","anonymousId":"
    ","cause":{"clock":true},"
    ","cause":{"method":"install","id":"
    ","cause":{"method":"logout","id":"
    ","cause":{"method":"identify","id":"
    ","cause":{"method":"restore","id":"
    ","cause":{"method":"revoke","id":"
    ","cause":{"method":"grant","id":"
    ","cause":{"method":"user.delete","id":"
    ","cause":{"method":"user.link.undo","id":"
    ","cause":{"method":"project.define","id":"
    ","cause":{"method":"purchase.update","id":"
    ","cause":{"method":"purchase","id":
    "},"device":null,"outcome":"unchanged"}
    },"device":"
    ","outcome":"switched"}
    ","outcome":"moved"}
    ","outcome":"aliased"}
    ","outcome":"attached"}
    "},"aliases":["
    },"aliases":["
    "],"absorbed":"
    "},"undone":"ev_
    },"undone":"ev_
    "},"from":["
    },"from":["
    "],"to":"
    "],"to":null
    ","shared":false,"entitlements":["
    ","shared":true,"entitlements":["
    ","shared":false,"store":"
    ","shared":true,"store":"
    "},"entitlements":["
    },"entitlements":["premium"],"expiresAt":null}
    "],"expiresAt":"20
    "},"store":"stripe","originalTransactionId":"
    },"store":"web","originalTransactionId":"
    "},"store":"playStore","originalTransactionId":"GPA.
    "],"store":"appStore","originalTransactionId":"
    "},"store":"appStore","originalTransactionId":"
    ","transactionId":"
    ","product":"
    ","productKind":"consumable","holders":["
    ","productKind":"nonConsumable","holders":["
    ","productKind":"nonRenewingSubscription","holders":["
    ","productKind":"subscription","holders":["
    "],"device":null,"environment":"
    "],"device":"
    ","environment":"sandbox","firstPurchasedAt":"20
    ","environment":"production","firstPurchasedAt":"20
    Z","purchasedAt":"20
    Z","expiresAt":"20
    ","periodType":"intro","isFamilyShared":true,"price":null,"currency":"GBP","country":"GB",
    "offerCode":"
    ","periodType":"trial","isFamilyShared":false,"price":"9.99","currency":"EUR","country":"D
    E","offerCode":"
    0:00.000Z","periodType":"normal","isFamilyShared":false,"price":"4.99","currency":"USD","c
    ountry":"US","offerCode":null}
    ,"offerCode":null,"attributes":{"
    Z","expiresAt":null,"periodType":"normal","isFamilyShared":false,"price":null,"currency":n
    ull,"country":null,"offerCode":null,"attributes":{"
    00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":null,"currency":null,"
    country":null,"offerCode":null}
    """#
}
