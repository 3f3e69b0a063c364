// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension MethodList {
  /// The methods of the contract with which the program was built.
  static let contract = MethodList(methods: [
    checkEntitlements,
    clockAdvance,
    eventsAcknowledge,
    eventsRead,
    eventsSubscribe,
    eventsUnsubscribe,
    eventsWait,
    explain,
    grant,
    identify,
    install,
    logout,
    projectDefine,
    projectDescribe,
    projectList,
    projectStores,
    projectWebhooks,
    purchase,
    purchaseUpdate,
    restore,
    revoke,
    rpcDiscover,
    serverDescribe,
    serverInfo,
    serverPing,
    serverStats,
    setUserProperty,
    storeNotify,
    storeUnclaimed,
    userDelete,
    userExport,
    userImport,
    userLinkUndo,
    userList,
    userInfo,
    userProperties,
    webhookClaim,
    webhookList,
    webhookPause,
    webhookReplay,
    webhookResume,
  ])

  private static let checkEntitlements = MethodEntry(
    name: "checkEntitlements",
    summary: "Returns the entitlements of a user, active and inactive.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "entitlements",
        isRequired: false,
        summary: "Ids of the entitlements to return, including those that the user does not have. The warning `unknownEntitlement` names those that the project does not define either. Default: every entitlement of the products that the user's purchases have then, and of the grants.",
        facts: "list of up to 1000 strings",
        kinds: [.array]
      ),
      ParameterEntry(
        name: "at",
        isRequired: false,
        summary: "Moment to evaluate, RFC 3339, with today's holders. Default: now.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "ifUnknown",
        isRequired: false,
        summary: "Reply for a userId that the project does not have: `error`, or `none` for a result with no active entitlement and `known` false. The daemon does not create the user.",
        facts: "one of error, none; default: error",
        kinds: [.string],
        values: ["error", "none"]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"checkEntitlements","params":{"device":"iphone"}}"#
  )

  private static let clockAdvance = MethodEntry(
    name: "clock.advance",
    summary: "Moves a manual clock forward, and applies in order everything that falls due on the way.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "to",
        isRequired: false,
        summary: "New time of the clock, RFC 3339.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "by",
        isRequired: false,
        summary: "How far to move the clock: an ISO 8601 duration, for example P1M.",
        facts: "duration",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [["to"], ["by"]],
    exampleCall: #"{"method":"clock.advance","params":{"by":"P1M"}}"#
  )

  private static let eventsAcknowledge = MethodEntry(
    name: "events.acknowledge",
    summary: "Records that a consumer has processed the events up to a cursor.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "consumer",
        isRequired: true,
        summary: "Name of the consumer. Its first acknowledgement creates it.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "cursor",
        isRequired: true,
        summary: #"Cursor of the last processed event; "0" for none."#,
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}"#
  )

  private static let eventsRead = MethodEntry(
    name: "events.read",
    summary: "Reads the events of a project in order, from any position of its log.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "after",
        isRequired: false,
        summary: "Cursor from an earlier reply. The reply has the events after it.",
        facts: "default: 0",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "limit",
        isRequired: false,
        summary: "Maximum number of events.",
        facts: "integer; 1 to 1000; default: 100",
        kinds: [.integer]
      ),
      ParameterEntry(
        name: "user",
        isRequired: false,
        summary: "Returns only events of this customer, by any of its ids.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "kinds",
        isRequired: false,
        summary: "Returns only events of these kinds.",
        facts: "list of up to 100, each: one of userCreated, identified, loggedOut, usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived, subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted, grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared",
        kinds: [.array],
        values: ["userCreated", "identified", "loggedOut", "usersAliased", "linkUndone", "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired", "entitlementsActivated", "entitlementsDeactivated", "subscriptionReceived", "subscriptionTransferred", "oneTimePurchaseReceived", "oneTimePurchaseTransferred", "granted", "grantRevoked", "userDeleted", "clockAdvanced", "userImported", "tracesCleared"]
      ),
      ParameterEntry(
        name: "consumer",
        isRequired: false,
        summary: "Starts after the last event that this consumer acknowledged. Excludes `after`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"events.read","params":{"consumer":"mailer"}}"#
  )

  private static let eventsSubscribe = MethodEntry(
    name: "events.subscribe",
    summary: "Subscribes this connection to events; they arrive as notifications.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "after",
        isRequired: false,
        summary: "Cursor from an earlier reply. The subscription starts with the event after it. Default: new events only.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "kinds",
        isRequired: false,
        summary: "Sends only events of these kinds.",
        facts: "list of up to 100, each: one of userCreated, identified, loggedOut, usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived, subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted, grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared",
        kinds: [.array],
        values: ["userCreated", "identified", "loggedOut", "usersAliased", "linkUndone", "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired", "entitlementsActivated", "entitlementsDeactivated", "subscriptionReceived", "subscriptionTransferred", "oneTimePurchaseReceived", "oneTimePurchaseTransferred", "granted", "grantRevoked", "userDeleted", "clockAdvanced", "userImported", "tracesCleared"]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"events.subscribe","params":{"after":"0","kinds":["purchaseRecorded","purchaseRenewed"]}}"#
  )

  private static let eventsUnsubscribe = MethodEntry(
    name: "events.unsubscribe",
    summary: "Ends a subscription of this connection.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "subscription",
        isRequired: true,
        summary: "Id of the subscription, as events.subscribe returned it.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"events.unsubscribe","params":{"subscription":"1"}}"#
  )

  private static let eventsWait = MethodEntry(
    name: "events.wait",
    summary: "Reads events like events.read, and waits for new events if there are none.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "after",
        isRequired: false,
        summary: "Cursor from an earlier reply. The reply has the events after it.",
        facts: "default: 0",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "limit",
        isRequired: false,
        summary: "Maximum number of events.",
        facts: "integer; 1 to 1000; default: 100",
        kinds: [.integer]
      ),
      ParameterEntry(
        name: "user",
        isRequired: false,
        summary: "Returns only events of this customer, by any of its ids.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "kinds",
        isRequired: false,
        summary: "Returns only events of these kinds.",
        facts: "list of up to 100, each: one of userCreated, identified, loggedOut, usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived, subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted, grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared",
        kinds: [.array],
        values: ["userCreated", "identified", "loggedOut", "usersAliased", "linkUndone", "purchaseRecorded", "purchaseRenewed", "purchaseUpdated", "purchaseExpired", "entitlementsActivated", "entitlementsDeactivated", "subscriptionReceived", "subscriptionTransferred", "oneTimePurchaseReceived", "oneTimePurchaseTransferred", "granted", "grantRevoked", "userDeleted", "clockAdvanced", "userImported", "tracesCleared"]
      ),
      ParameterEntry(
        name: "consumer",
        isRequired: false,
        summary: "Starts after the last event that this consumer acknowledged. Excludes `after`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "timeoutMs",
        isRequired: true,
        summary: "Longest wait, in milliseconds. When it is over, the list of events is empty.",
        facts: "required; integer; 0 to 60000",
        kinds: [.integer]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"events.wait","params":{"after":"1","timeoutMs":60000}}"#
  )

  private static let explain = MethodEntry(
    name: "explain",
    summary: "Explains why an entitlement is active or not, and lists calls that would give access.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "entitlement",
        isRequired: true,
        summary: "Id of the entitlement.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "at",
        isRequired: false,
        summary: "Moment to evaluate, RFC 3339, with today's holders. Default: now.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"explain","params":{"userId":"user_id_1","entitlement":"premium"}}"#
  )

  private static let grant = MethodEntry(
    name: "grant",
    summary: "Gives an entitlement without a purchase.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "entitlement",
        isRequired: true,
        summary: "Id of an entitlement from the catalogue or from the project's `entitlements`.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "expiresAt",
        isRequired: false,
        summary: "Last millisecond of the grant, RFC 3339. Default: no end.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"grant","params":{"device":"iphone","entitlement":"premium","expiresAt":"2026-02-01T00:00:00.000Z"}}"#
  )

  private static let identify = MethodEntry(
    name: "identify",
    summary: "Logs a user in on a device.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: true,
        summary: "The app's own id for the user.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "anonymousId",
        isRequired: false,
        summary: "Id of the device's anonymous user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "accountToken",
        isRequired: false,
        summary: "Account token to register for the user, who then claims every unclaimed purchase that carries it.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["anonymousId"]],
    exampleCall: #"{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}"#
  )

  private static let install = MethodEntry(
    name: "install",
    summary: "Registers a device and creates its anonymous user.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device. Default: a new id, which the daemon makes.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of a user to log in on the new device, without attaching, moving or aliasing anything.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "storeAccount",
        isRequired: false,
        summary: "Store account whose purchases the device can restore.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "platform",
        isRequired: false,
        summary: "Platform of the device: ios, android, web or another word of that form.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "app",
        isRequired: false,
        summary: "The installed app, for example its bundle id.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "accountToken",
        isRequired: false,
        summary: "Account token to register for the device's current user, who then claims every unclaimed purchase that carries it.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"install","params":{"device":"iphone"}}"#
  )

  private static let logout = MethodEntry(
    name: "logout",
    summary: "Logs out the user of a device.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: true,
        summary: "Id of the device.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"logout","params":{"device":"iphone"}}"#
  )

  private static let projectDefine = MethodEntry(
    name: "project.define",
    summary: "Creates a project, or changes the given parts of its definition.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "rules",
        isRequired: false,
        summary: "How users and purchases move: a preset, or a preset and the rules that differ from it. Default for a new project: qonversion.",
        facts: "one of qonversion, revenuecat, revenuecatLegacy, purchasely, or object",
        kinds: [.string, .object],
        values: ["qonversion", "revenuecat", "revenuecatLegacy", "purchasely"],
        members: [
          ParameterEntry.Member(name: "preset", about: "Preset that supplies the rules that are not given. (one of qonversion, revenuecat, revenuecatLegacy, purchasely; default: qonversion)"),
          ParameterEntry.Member(name: "anonymousPrefix", about: "Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID. (string; up to 64 characters)"),
          ParameterEntry.Member(name: "onIdentifyNew", about: "What a login of a new user id does when no user is logged in on the device. (one of attach, alias, aliasUnlessLinked, move, switch)"),
          ParameterEntry.Member(name: "onIdentifyKnown", about: "What a login of a known user id does when no user is logged in on the device. (one of attach, alias, aliasUnlessLinked, move, switch)"),
          ParameterEntry.Member(name: "onSwitch", about: "What a login does when another user is logged in on the device. (one of logoutFirst, switch)"),
          ParameterEntry.Member(name: "onLogout", about: "The current user after a logout: the same anonymous user (return), or a new anonymous user (rotate). (one of return, rotate)"),
          ParameterEntry.Member(name: "onAnonymousLogout", about: "What a logout does when no user is logged in. (one of ignore, refuse, rotate)"),
          ParameterEntry.Member(name: "purchaseHolders", about: "Who holds a new purchase: the device's anonymous user and its identified user, or only the current user. (one of deviceAndUser, currentUser)"),
          ParameterEntry.Member(name: "onRestore", about: "What a restore does with a purchase that another user holds. (one of share, transfer, transferIfInactive, keep, alias)"),
          ParameterEntry.Member(name: "anonymousHolders", about: "What a restore does with a purchase that only anonymous users hold. (one of asOthers, alias)"),
          ParameterEntry.Member(name: "oneTimePurchases", about: "Whether a restore moves one-time purchases. (one of move, stay)"),
          ParameterEntry.Member(name: "unclaimedPurchases", about: "What the daemon does with a purchase that a store reports without a known user: it does not record it (ignore), records it without a holder (keep), or gives it to a new anonymous user (anonymous). (one of ignore, keep, anonymous)"),
          ParameterEntry.Member(name: "userIdLengthMax", about: "Maximum length of a user id, in Unicode scalars. (integer; 1 to 255)"),
          ParameterEntry.Member(name: "blockedUserIds", about: "Ids that no user may have, compared byte by byte. The empty id is always blocked. (list of up to 1000 strings)"),
        ]
      ),
      ParameterEntry(
        name: "products",
        isRequired: false,
        summary: "The catalogue: products by their ids. It replaces the previous catalogue as a whole. A product that a stored transaction names cannot be left out unless `removed` names it.",
        facts: "object, each value: object",
        kinds: [.object],
        members: [
          ParameterEntry.Member(name: "kind", about: "Default: the kind that the purchase gives; without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without. (one of subscription, nonRenewingSubscription, nonConsumable, consumable, null)"),
          ParameterEntry.Member(name: "entitlements", about: "Ids of the entitlements that the product unlocks. (required; list of up to 100 strings)"),
          ParameterEntry.Member(name: "basePlan", about: "Id of Google's base plan. Webhooks in the format `revenuecat` then name the product `PRODUCT:PLAN`, and an import from there finds it by that name."),
        ]
      ),
      ParameterEntry(
        name: "entitlements",
        isRequired: false,
        summary: "Ids that `grant` accepts in addition to the entitlements of the catalogue. They replace the previous list as a whole.",
        facts: "list of up to 10000 strings",
        kinds: [.array]
      ),
      ParameterEntry(
        name: "environment",
        isRequired: false,
        summary: "Environment whose purchases give access. Default for a new project: production.",
        facts: "one of production, sandbox, any",
        kinds: [.string],
        values: ["production", "sandbox", "any"]
      ),
      ParameterEntry(
        name: "clock",
        isRequired: false,
        summary: #"Clock of the project: `system`, `manual` (a manual clock that starts now), or {"manual": TIMESTAMP}. It can only change before the first device, user or purchase. Default for a new project: system."#,
        facts: "one of system, manual, or object",
        kinds: [.string, .object],
        values: ["system", "manual"],
        members: [
          ParameterEntry.Member(name: "manual", about: "Time at which the manual clock starts, RFC 3339. (required; timestamp)"),
        ]
      ),
      ParameterEntry(
        name: "webhooks",
        isRequired: false,
        summary: "URLs that receive the project's events, each URL once. They replace the previous list as a whole. Default for a new project: none.",
        facts: "list of up to 10, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "url", about: "An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a query. It has no user, password or fragment, because every reader of the project sees it. (required; string; up to 2000 characters)"),
          ParameterEntry.Member(name: "secret", about: "Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8. (required)"),
          ParameterEntry.Member(name: "oldSecret", about: "Second secret that also signs each delivery, until every receiver knows the new secret."),
          ParameterEntry.Member(name: "authorization", about: "Secret that posts carry in their header `Authorization`, with the format `qonversion` after `Basic `. Printable ASCII, without a space at either end. (string; up to 1000 characters)"),
          ParameterEntry.Member(name: "format", about: "Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md). (one of entitled, purchasely, revenuecat, qonversion; default: entitled)"),
          ParameterEntry.Member(name: "kinds", about: "Kinds of events that it receives, by their names in the feed; the program skips the others. Default: every kind. (list of up to 20, each: one of userCreated, identified, loggedOut, usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived, subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted, grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared)"),
        ]
      ),
      ParameterEntry(
        name: "stores",
        isRequired: false,
        summary: "Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and reads what these stores send. `custom` lists stores of the project's own, up to 20. A custom store stays while a purchase names it. Default for a new project: none.",
        facts: "object",
        kinds: [.object],
        members: [
          ParameterEntry.Member(name: "appStore", about: "How the project verifies what the App Store sends. Replaces the settings as a whole; null removes them. (object)"),
          ParameterEntry.Member(name: "playStore", about: "How the project verifies and reads what Google Play sends. Replaces the settings as a whole; null removes them. (object)"),
          ParameterEntry.Member(name: "stripe", about: "How the project verifies and reads Stripe's events. Replaces the settings as a whole; null removes them. (object)"),
          ParameterEntry.Member(name: "custom", about: "Stores of the project's own. They replace the previous list as a whole. (list of up to 20 strings)"),
        ]
      ),
      ParameterEntry(
        name: "removed",
        isRequired: false,
        summary: "Products that `products` leaves out although stored transactions name them: their buyers lose what these products give.",
        facts: "list of up to 10000 strings",
        kinds: [.array]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"project.define","params":{"project":"news","rules":{"preset":"qonversion","onRestore":"transfer"},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}"#
  )

  private static let projectDescribe = MethodEntry(
    name: "project.describe",
    summary: "Returns the definition of a project with every rule, and the number of its records.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let projectList = MethodEntry(
    name: "project.list",
    summary: "Lists the projects, sorted by id in byte order.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Has no effect, but must exist: a client can send it with every call.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let projectStores = MethodEntry(
    name: "project.stores",
    summary: "Returns how a project verifies and reads what stores send, with Stripe's secrets.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let projectWebhooks = MethodEntry(
    name: "project.webhooks",
    summary: "Returns the webhooks of a project with their secrets.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let purchase = MethodEntry(
    name: "purchase",
    summary: "Records a store transaction, and sets the holders of a new purchase.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device on which the customer bought.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no payment is lost.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "product",
        isRequired: true,
        summary: "Id of the product. The daemon also records a product that the catalogue does not have.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "store",
        isRequired: true,
        summary: "Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.",
        facts: "required",
        kinds: [.string],
        examples: ["appStore", "macAppStore", "playStore", "amazon", "huawei", "samsung", "roku", "microsoft", "paddle", "stripe", "web"]
      ),
      ParameterEntry(
        name: "transactionId",
        isRequired: true,
        summary: "The store's id of this transaction.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "originalTransactionId",
        isRequired: false,
        summary: "Id of the first transaction of the same purchase. Default: `transactionId`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "kind",
        isRequired: false,
        summary: "Kind of the product. It overrides the kind in the catalogue.",
        facts: "one of subscription, nonRenewingSubscription, nonConsumable, consumable",
        kinds: [.string],
        values: ["subscription", "nonRenewingSubscription", "nonConsumable", "consumable"]
      ),
      ParameterEntry(
        name: "purchasedAt",
        isRequired: false,
        summary: "Purchase time, RFC 3339. Default: `asOf`, or now.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "expiresAt",
        isRequired: false,
        summary: "Last millisecond of the paid period, RFC 3339. Default: no end.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "periodType",
        isRequired: false,
        summary: "Price of the period: full (normal), a trial, or introductory (intro).",
        facts: "one of normal, trial, intro; default: normal",
        kinds: [.string],
        values: ["normal", "trial", "intro"]
      ),
      ParameterEntry(
        name: "environment",
        isRequired: false,
        summary: "Environment of the store: production, or sandbox for test purchases.",
        facts: "one of production, sandbox; default: production",
        kinds: [.string],
        values: ["production", "sandbox"]
      ),
      ParameterEntry(
        name: "isFamilyShared",
        isRequired: false,
        summary: "Whether a family member bought it and shares it.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "price",
        isRequired: false,
        summary: #"Price that the customer paid: a decimal number in a string, for example "9.99"."#,
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "currency",
        isRequired: false,
        summary: "Currency of the price: an ISO 4217 code, for example EUR.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "country",
        isRequired: false,
        summary: "Country of the purchase: an ISO 3166 code, for example DE.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "offerCode",
        isRequired: false,
        summary: "Offer code that the customer redeemed.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "attributes",
        isRequired: false,
        summary: "Up to 20 strings of your own, which the events of this purchase repeat.",
        facts: "object, each value: string, up to 500 characters",
        kinds: [.object]
      ),
      ParameterEntry(
        name: "asOf",
        isRequired: false,
        summary: "Time at which the store made this statement, RFC 3339. Without it, this is a statement of the caller, made now.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "replaces",
        isRequired: false,
        summary: "Purchase of the same store that this one takes over: its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "keys",
        isRequired: false,
        summary: "Up to ten further names of the purchase, for example a Google order id. Each finds it wherever `originalTransactionId` is a param. If the daemon does not know `originalTransactionId`, the first key that names a purchase does.",
        facts: "list of up to 10 strings",
        kinds: [.array]
      ),
      ParameterEntry(
        name: "accountToken",
        isRequired: false,
        summary: "Account token of the purchase. When the call names a user or a device, it is registered for that user.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}"#
  )

  private static let purchaseUpdate = MethodEntry(
    name: "purchase.update",
    summary: "Updates a purchase, for example after a refund. Omitted params keep their value.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "store",
        isRequired: true,
        summary: "Store that took the payment.",
        facts: "required",
        kinds: [.string],
        examples: ["appStore", "macAppStore", "playStore", "amazon", "huawei", "samsung", "roku", "microsoft", "paddle", "stripe", "web"]
      ),
      ParameterEntry(
        name: "originalTransactionId",
        isRequired: true,
        summary: "Id of the first transaction of the purchase.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "expiresAt",
        isRequired: false,
        summary: "New last millisecond of the paid period, RFC 3339; null: no end.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "autoRenew",
        isRequired: false,
        summary: "Whether the subscription renews automatically; null: true for a subscription, else false.",
        facts: "boolean | null",
        kinds: [.boolean, .null]
      ),
      ParameterEntry(
        name: "gracePeriodExpiresAt",
        isRequired: false,
        summary: "Last millisecond of the grace period, RFC 3339; null: no grace period.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "billingRetry",
        isRequired: false,
        summary: "Whether the store retries a failed payment; null: false.",
        facts: "boolean | null",
        kinds: [.boolean, .null]
      ),
      ParameterEntry(
        name: "pausedUntil",
        isRequired: false,
        summary: "Time at which the pause ends, RFC 3339; null: no pause.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "refundedAt",
        isRequired: false,
        summary: "Time of the refund, RFC 3339; null: no refund.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "revokedAt",
        isRequired: false,
        summary: "Time at which the store withdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "product",
        isRequired: false,
        summary: "Id of the product from now on: a change of plan.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "transactionId",
        isRequired: false,
        summary: "Transaction that the statement is about. Required with `asOf`. Default: the latest; for a refund or a revocation, the latest that was bought at or before its moment.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "asOf",
        isRequired: false,
        summary: "Time at which the store made this statement, RFC 3339. Without it, this is a statement of the caller, made now.",
        facts: "timestamp",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "endedAt",
        isRequired: false,
        summary: "Time at which access ended before the end of the period, RFC 3339. Null clears it.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "paused",
        isRequired: false,
        summary: "Whether the subscription is paused, with or without a known end.",
        facts: "boolean | null",
        kinds: [.boolean, .null]
      ),
      ParameterEntry(
        name: "renewsAs",
        isRequired: false,
        summary: "Product of the next period. It gives no access. Null: the same product.",
        facts: "string | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "endReason",
        isRequired: false,
        summary: "Why the purchase ended, or will end. Null clears it.",
        facts: "one of customer, billing, priceIncrease, unavailable, developer, replaced, other, null",
        kinds: [.string, .null],
        values: ["customer", "billing", "priceIncrease", "unavailable", "developer", "replaced", "other"]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","autoRenew":false}}"#
  )

  private static let restore = MethodEntry(
    name: "restore",
    summary: "Restores the purchases of a device's store account for its current user.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: true,
        summary: "Id of the device.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "purchases",
        isRequired: false,
        summary: "Purchases to restore, from any store account; an empty list restores nothing. Default: every purchase of the device's store account.",
        facts: "list of up to 1000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "store", about: "Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`. (required)"),
          ParameterEntry.Member(name: "originalTransactionId", about: "Id of the purchase's first transaction. (required)"),
        ]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"restore","params":{"device":"ipad"}}"#
  )

  private static let revoke = MethodEntry(
    name: "revoke",
    summary: "Ends a grant.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "entitlement",
        isRequired: true,
        summary: "Id of the entitlement that was granted.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"revoke","params":{"device":"iphone","entitlement":"premium"}}"#
  )

  private static let rpcDiscover = MethodEntry(
    name: "rpc.discover",
    summary: "Returns this protocol as an OpenRPC document.",
    role: "read",
    parameters: [
    ],
    choices: [],
    exampleCall: nil
  )

  private static let serverDescribe = MethodEntry(
    name: "server.describe",
    summary: "Lists the methods, or describes one method.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "method",
        isRequired: false,
        summary: "Name of the method to describe. Default: the list of all methods.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"server.describe","params":{"method":"logout"}}"#
  )

  private static let serverInfo = MethodEntry(
    name: "server.info",
    summary: "Returns the daemon's version, limits and store, and the caller's role.",
    role: "read",
    parameters: [
    ],
    choices: [],
    exampleCall: nil
  )

  private static let serverPing = MethodEntry(
    name: "server.ping",
    summary: "Checks that the daemon replies.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "echo",
        isRequired: false,
        summary: "Value that the reply repeats, without the white space between its tokens.",
        facts: "any JSON",
        kinds: [.string, .number, .integer, .boolean, .object, .array, .null]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"server.ping","params":{"echo":["hello",1]}}"#
  )

  private static let serverStats = MethodEntry(
    name: "server.stats",
    summary: "Returns counts and durations of requests, commits and background work since the daemon's start.",
    role: "read",
    parameters: [
    ],
    choices: [],
    exampleCall: nil
  )

  private static let setUserProperty = MethodEntry(
    name: "setUserProperty",
    summary: "Stores a key/value property; never affects access.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "key",
        isRequired: true,
        summary: "Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for example $email, have no special meaning.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "value",
        isRequired: true,
        summary: "New value. An empty string removes the property.",
        facts: "required; string; up to 500 characters",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"setUserProperty","params":{"device":"iphone","key":"_q_custom_user_id","value":"yourSideUserId"}}"#
  )

  private static let storeNotify = MethodEntry(
    name: "store.notify",
    summary: "Verifies a message of a store, and records what it reports.",
    role: "write",
    parameters: [
      ParameterEntry(
        name: "store",
        isRequired: true,
        summary: "Store that sent it.",
        facts: "required; one of appStore, playStore, stripe",
        kinds: [.string],
        values: ["appStore", "playStore", "stripe"]
      ),
      ParameterEntry(
        name: "payload",
        isRequired: false,
        summary: "Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is required.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "headers",
        isRequired: false,
        summary: "Headers of the store's request, with names in any case. The daemon reads only `stripe-signature`.",
        facts: "object, each value: string",
        kinds: [.object]
      ),
      ParameterEntry(
        name: "response",
        isRequired: false,
        summary: "What the caller fetched from the store's API, for `playStore` and `stripe`.",
        facts: "object",
        kinds: [.object],
        members: [
          ParameterEntry.Member(name: "kind", about: "What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`. (required; one of subscription, product, invoice, checkoutSession)"),
          ParameterEntry.Member(name: "purchaseToken", about: "Token of the purchase at Google. Required for `playStore` without a payload."),
          ParameterEntry.Member(name: "packageName", about: "Package of the app at Google."),
          ParameterEntry.Member(name: "body", about: "The JSON object that the API returned. (required; object, each value: any JSON)"),
          ParameterEntry.Member(name: "fetchedAt", about: "Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default: now, by the project's clock. (timestamp)"),
        ]
      ),
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Device that presented the payload. At most one of `device` and `userId`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "User who presented the payload.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}"#
  )

  private static let storeUnclaimed = MethodEntry(
    name: "store.unclaimed",
    summary: "Lists the unclaimed purchases: those that have had no holder yet.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "after",
        isRequired: false,
        summary: "Cursor from an earlier reply. The reply has the purchases after it.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "limit",
        isRequired: false,
        summary: "Maximum number of purchases.",
        facts: "integer; 1 to 1000; default: 100",
        kinds: [.integer]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"store.unclaimed","params":{"limit":1}}"#
  )

  private static let userDelete = MethodEntry(
    name: "user.delete",
    summary: "Deletes a customer and erases its ids from everything that the daemon stores.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "userId",
        isRequired: true,
        summary: "Any id of the customer.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "traces",
        isRequired: false,
        summary: "When the reply comes: `pending`, when the tables have nothing of the customer any more; `cleared`, when no file has, which are overwritten at once.",
        facts: "one of pending, cleared; default: pending",
        kinds: [.string],
        values: ["pending", "cleared"]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"user.delete","params":{"userId":"ann"}}"#
  )

  private static let userExport = MethodEntry(
    name: "user.export",
    summary: "Returns everything that the daemon stores about a customer.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "userId",
        isRequired: true,
        summary: "Any id of the customer.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "withoutEvents",
        isRequired: false,
        summary: "Whether to leave out `events`, `cursor` and `moreEvents`.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"user.export","params":{"userId":"ann"}}"#
  )

  private static let userImport = MethodEntry(
    name: "user.import",
    summary: "Imports a customer, as `user.export` returns it, completely or not at all.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "user",
        isRequired: false,
        summary: "The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.",
        facts: "object",
        kinds: [.object],
        members: [
          ParameterEntry.Member(name: "id", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "anonymousId", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "identityId", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "customerId", about: "(string | null)"),
          ParameterEntry.Member(name: "aliases", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "device", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "createdAt", about: "RFC 3339 timestamp, or null. (timestamp | null)"),
          ParameterEntry.Member(name: "environment", about: "Not read. (any JSON)"),
        ]
      ),
      ParameterEntry(
        name: "firstId",
        isRequired: false,
        summary: "First id that the customer had; without it, the oldest of `ids`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "lastId",
        isRequired: false,
        summary: "Id of the customer that acted last. It has no effect if the project knows the customer.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "ids",
        isRequired: true,
        summary: "Every id of the customer. An empty list imports unclaimed purchases.",
        facts: "required; list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "id", about: "Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong, so this schema has no length. (required)"),
          ParameterEntry.Member(name: "kind", about: "(required; one of anonymous, identified, customer)"),
          ParameterEntry.Member(name: "device", about: "Device of an anonymous id. (string | null)"),
          ParameterEntry.Member(name: "createdAt", about: "Without it, now. (timestamp | null)"),
        ]
      ),
      ParameterEntry(
        name: "customerId",
        isRequired: false,
        summary: "The customerId, instead of that of `user`. Without both: that of the customer who has one of the ids, else the oldest anonymous id, else a new one.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "devices",
        isRequired: false,
        summary: "Devices. A device is created once its anonymous user exists, and its user is logged in there once that user exists.",
        facts: "list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "device", about: "A device: one installation of one app. A reinstallation is a new device. (required)"),
          ParameterEntry.Member(name: "anonymousId", about: "Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong, so this schema has no length. (required)"),
          ParameterEntry.Member(name: "identityId", about: "(string | null)"),
          ParameterEntry.Member(name: "storeAccount", about: "(string | null)"),
          ParameterEntry.Member(name: "platform", about: "(string | null)"),
          ParameterEntry.Member(name: "app", about: "(string | null)"),
          ParameterEntry.Member(name: "createdAt", about: "RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with milliseconds. (required; timestamp)"),
        ]
      ),
      ParameterEntry(
        name: "accountTokens",
        isRequired: false,
        summary: "Account tokens.",
        facts: "list of up to 10000 strings",
        kinds: [.array]
      ),
      ParameterEntry(
        name: "purchases",
        isRequired: false,
        summary: "Purchases with their transactions.",
        facts: "list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "store", about: "Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`. (required)"),
          ParameterEntry.Member(name: "originalTransactionId", about: "The first transaction. (required)"),
          ParameterEntry.Member(name: "transactionId", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "product", about: "Present product, if it differs from that of the latest transaction. (string | null)"),
          ParameterEntry.Member(name: "kind", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "state", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "holders", about: "Who holds the purchase: one id per customer. (list of up to 10000 strings)"),
          ParameterEntry.Member(name: "device", about: "Device on which the customer bought; null when there is none. (string | null)"),
          ParameterEntry.Member(name: "storeAccount", about: "Store account that bought it; null when there is none. (string | null)"),
          ParameterEntry.Member(name: "purchasedAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "firstPurchasedAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "expiresAt", about: "Present end, if it differs from that of the latest transaction. (timestamp | null)"),
          ParameterEntry.Member(name: "noEnd", about: "True if somebody stated that the present has no end, and the latest transaction does not say so. (true or false)"),
          ParameterEntry.Member(name: "trialStartedAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "periodType", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "environment", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "isFamilyShared", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "price", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "currency", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "country", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "offerCode", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "autoRenew", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "autoRenewDisabledAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "gracePeriodExpiresAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "billingRetry", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "pausedUntil", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "refundedAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "revokedAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "endedAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "paused", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "renewsAs", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "endReason", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "billingIssueAt", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "replaces", about: "Purchase that this one takes over, as the store named it; null when there is none. (string | null)"),
          ParameterEntry.Member(name: "replacedBy", about: "Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does not know that purchase. (string | null)"),
          ParameterEntry.Member(name: "replacedAt", about: "When that purchase began: this one gives no access from then on. (timestamp | null)"),
          ParameterEntry.Member(name: "keys", about: "Further names of the purchase. (list of up to 10 strings)"),
          ParameterEntry.Member(name: "firstItem", about: "Purchase of the first item, if this one is of a further item of the same subscription or order."),
          ParameterEntry.Member(name: "renewsCount", about: "Not read. (any JSON)"),
          ParameterEntry.Member(name: "accountToken", about: "First account token that the store named; null without one. (string | null)"),
          ParameterEntry.Member(name: "transactions", about: "All transactions, in any order. (required; list of up to 10000, each: object)"),
        ]
      ),
      ParameterEntry(
        name: "claims",
        isRequired: false,
        summary: "Purchases of which only the store and the name are known. The customer holds each one as soon as a store reports it; until then it gives no access.",
        facts: "list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "store", about: "Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`. (required)"),
          ParameterEntry.Member(name: "originalTransactionId", about: "Id of the purchase's first transaction. (required)"),
        ]
      ),
      ParameterEntry(
        name: "grants",
        isRequired: false,
        summary: "Grants, including those that have ended.",
        facts: "list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "entitlement", about: "An entitlement, for example `premium`. (required)"),
          ParameterEntry.Member(name: "grantedAt", about: "RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with milliseconds. (required; timestamp)"),
          ParameterEntry.Member(name: "expiresAt", about: "RFC 3339 timestamp, or null. (timestamp | null)"),
          ParameterEntry.Member(name: "revokedAt", about: "RFC 3339 timestamp, or null. (timestamp | null)"),
        ]
      ),
      ParameterEntry(
        name: "properties",
        isRequired: false,
        summary: "Properties. The newer value of a key stays.",
        facts: "list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "key", about: "Name of a property: 1 to 80 letters, digits, and _ . : - $. (required)"),
          ParameterEntry.Member(name: "value", about: "Value of a property. (required; string; up to 500 characters)"),
          ParameterEntry.Member(name: "setAt", about: "Without it, before everything that is set here. (timestamp | null)"),
        ]
      ),
      ParameterEntry(
        name: "overridden",
        isRequired: false,
        summary: "Earlier values of properties that another user of the customer replaced.",
        facts: "list of up to 10000, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "key", about: "Name of a property: 1 to 80 letters, digits, and _ . : - $. (required)"),
          ParameterEntry.Member(name: "value", about: "Value of a property. (required; string; up to 500 characters)"),
          ParameterEntry.Member(name: "setAt", about: "Without it, before everything that is set here. (timestamp | null)"),
        ]
      ),
      ParameterEntry(
        name: "entitlements",
        isRequired: false,
        summary: "Not used: access derives from purchases and grants.",
        facts: "object",
        kinds: [.object]
      ),
      ParameterEntry(
        name: "at",
        isRequired: false,
        summary: "Not used.",
        facts: "timestamp | null",
        kinds: [.string, .null]
      ),
      ParameterEntry(
        name: "onConflict",
        isRequired: false,
        summary: "What happens to a purchase with holders whom its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merged, and its holders stay.",
        facts: "one of refuse, skip, merge; default: refuse",
        kinds: [.string],
        values: ["refuse", "skip", "merge"]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"user.import","params":{"ids":[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}}"#
  )

  private static let userLinkUndo = MethodEntry(
    name: "user.link.undo",
    summary: "Undoes a login, an alias or a transfer: its change of holders or customers.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "event",
        isRequired: true,
        summary: "`id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists it, `purchaseRenewed` or `purchaseUpdated`.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let userList = MethodEntry(
    name: "user.list",
    summary: "Lists the customerIds of the project's customers.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "after",
        isRequired: false,
        summary: "Cursor from an earlier reply. The reply has the customers after it.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "limit",
        isRequired: false,
        summary: "Maximum number of customers.",
        facts: "integer; 1 to 1000; default: 100",
        kinds: [.integer]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let userInfo = MethodEntry(
    name: "userInfo",
    summary: "Returns the current user of a device, or the user that an id belongs to.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"userInfo","params":{"device":"iphone"}}"#
  )

  private static let userProperties = MethodEntry(
    name: "userProperties",
    summary: "Returns the properties that setUserProperty stored.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "device",
        isRequired: false,
        summary: "Id of the device.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "userId",
        isRequired: false,
        summary: "Id of the user, instead of `device`.",
        facts: "",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [["device"], ["userId"]],
    exampleCall: #"{"method":"userProperties","params":{"device":"iphone"}}"#
  )

  private static let webhookClaim = MethodEntry(
    name: "webhook.claim",
    summary: "Makes the connection the only one that posts a project's events, until it closes. For programs that post.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "reports",
        isRequired: false,
        summary: "The results of the posts. A report replaces the earlier report on its URL.",
        facts: "list of up to 10, each: object",
        kinds: [.array],
        members: [
          ParameterEntry.Member(name: "url", about: "An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a query. It has no user, password or fragment, because every reader of the project sees it. (required; string; up to 2000 characters)"),
          ParameterEntry.Member(name: "deliveredAt", about: "Time of the latest delivery. (timestamp)"),
          ParameterEntry.Member(name: "failure", about: "The latest failed attempt for the oldest event that waits for another attempt; if no event waits, the latest failed attempt. (object)"),
        ]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let webhookList = MethodEntry(
    name: "webhook.list",
    summary: "Returns the state of a project's webhooks, without their secrets.",
    role: "read",
    parameters: [
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: nil
  )

  private static let webhookPause = MethodEntry(
    name: "webhook.pause",
    summary: "Stops the posts to a URL until webhook.resume. Its events wait.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "url",
        isRequired: true,
        summary: "URL of the webhook, as project.define has it.",
        facts: "required; string; up to 2000 characters",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"webhook.pause","params":{"url":"https://example.com/events"}}"#
  )

  private static let webhookReplay = MethodEntry(
    name: "webhook.replay",
    summary: "Moves a webhook to a cursor, so that the events after it are posted, again if they were posted before.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "url",
        isRequired: true,
        summary: "URL of the webhook, as project.define has it.",
        facts: "required; string; up to 2000 characters",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "after",
        isRequired: true,
        summary: "Cursor before the first event to post. `0` is the beginning of the log.",
        facts: "required",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"webhook.replay","params":{"url":"https://example.com/events","after":"0"}}"#
  )

  private static let webhookResume = MethodEntry(
    name: "webhook.resume",
    summary: "Resumes the posts to a paused URL, from its position.",
    role: "admin",
    parameters: [
      ParameterEntry(
        name: "url",
        isRequired: true,
        summary: "URL of the webhook, as project.define has it.",
        facts: "required; string; up to 2000 characters",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "project",
        isRequired: false,
        summary: "Id of the project.",
        facts: "default: default",
        kinds: [.string]
      ),
      ParameterEntry(
        name: "dryRun",
        isRequired: false,
        summary: "Computes the result and the events without changing anything.",
        facts: "true or false; default: false",
        kinds: [.boolean],
        values: ["true", "false"]
      ),
      ParameterEntry(
        name: "idempotencyKey",
        isRequired: false,
        summary: "Makes a retry safe: the same key with the same params returns the stored result.",
        facts: "",
        kinds: [.string]
      ),
    ],
    choices: [],
    exampleCall: #"{"method":"webhook.resume","params":{"url":"https://example.com/events"}}"#
  )
}
