# shellcheck shell=bash
# Made by clients/generate from Protocol; a change made here is lost.

# Methods that only read.
declare -gA _entitled_reads=(
    [checkEntitlements]=1
    [events.read]=1
    [events.subscribe]=1
    [events.unsubscribe]=1
    [events.wait]=1
    [explain]=1
    [project.describe]=1
    [project.list]=1
    [rpc.discover]=1
    [server.describe]=1
    [server.info]=1
    [server.ping]=1
    [server.stats]=1
    [store.unclaimed]=1
    [user.export]=1
    [user.list]=1
    [userInfo]=1
    [userProperties]=1
    [webhook.list]=1
)

# Every method.
_entitled_methods=(
    checkEntitlements
    clock.advance
    events.acknowledge
    events.read
    events.subscribe
    events.unsubscribe
    events.wait
    explain
    grant
    identify
    install
    logout
    project.define
    project.describe
    project.list
    project.stores
    project.webhooks
    purchase
    purchase.update
    restore
    revoke
    rpc.discover
    server.describe
    server.info
    server.ping
    server.stats
    setUserProperty
    store.notify
    store.unclaimed
    user.delete
    user.export
    user.import
    user.link.undo
    user.list
    userInfo
    userProperties
    webhook.claim
    webhook.list
    webhook.pause
    webhook.replay
    webhook.resume
)

# Returns the entitlements of a user, active and inactive.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# entitlements: Ids of the entitlements to return, including those that the user does not have.
#   The warning `unknownEntitlement` names those that the project does not define either. Default:
#   every entitlement of the products that the user's purchases have then, and of the grants.
# at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
# ifUnknown: Reply for a userId that the project does not have: `error`, or `none` for a result
#   with no active entitlement and `known` false. The daemon does not create the user. One of:
#   error, none.
# project: Id of the project.
entitled_check_entitlements() {
    _entitled_typed checkEntitlements "device=text userId=text entitlements=texts at=text ifUnknown=text project=text" "$@"
}

# Moves a manual clock forward, and applies in order everything that falls due on the way.
# Exactly one is given: to or by.
# to: New time of the clock, RFC 3339.
# by: How far to move the clock: an ISO 8601 duration, for example P1M.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_clock_advance() {
    _entitled_typed clock.advance "to=text by=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Records that a consumer has processed the events up to a cursor.
# consumer: Name of the consumer. Its first acknowledgement creates it.
# cursor: Cursor of the last processed event; "0" for none.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_events_acknowledge() {
    _entitled_typed events.acknowledge "consumer=text cursor=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Reads the events of a project in order, from any position of its log.
# after: Cursor from an earlier reply. The reply has the events after it.
# limit: Maximum number of events.
# user: Returns only events of this customer, by any of its ids.
# kinds: Returns only events of these kinds.
# consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
# project: Id of the project.
entitled_events_read() {
    _entitled_typed events.read "after=text limit=number user=text kinds=texts consumer=text project=text" "$@"
}

# Subscribes this connection to events; they arrive as notifications.
# after: Cursor from an earlier reply. The subscription starts with the event after it. Default:
#   new events only.
# kinds: Sends only events of these kinds.
# project: Id of the project.
entitled_events_subscribe() {
    _entitled_typed events.subscribe "after=text kinds=texts project=text" "$@"
}

# Ends a subscription of this connection.
# subscription: Id of the subscription, as events.subscribe returned it.
# project: Id of the project.
entitled_events_unsubscribe() {
    _entitled_typed events.unsubscribe "subscription=text project=text" "$@"
}

# Reads events like events.read, and waits for new events if there are none.
# after: Cursor from an earlier reply. The reply has the events after it.
# limit: Maximum number of events.
# user: Returns only events of this customer, by any of its ids.
# kinds: Returns only events of these kinds.
# consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
# timeoutMs: Longest wait, in milliseconds. When it is over, the list of events is empty.
# project: Id of the project.
entitled_events_wait() {
    _entitled_typed events.wait "after=text limit=number user=text kinds=texts consumer=text timeoutMs=number project=text" "$@"
}

# Explains why an entitlement is active or not, and lists calls that would give access.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# entitlement: Id of the entitlement.
# at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
# project: Id of the project.
entitled_explain() {
    _entitled_typed explain "device=text userId=text entitlement=text at=text project=text" "$@"
}

# Gives an entitlement without a purchase.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# entitlement: Id of an entitlement from the catalogue or from the project's `entitlements`.
# expiresAt: Last millisecond of the grant, RFC 3339. Default: no end.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_grant() {
    _entitled_typed grant "device=text userId=text entitlement=text expiresAt=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Logs a user in on a device.
# Exactly one is given: device or anonymousId.
# device: Id of the device.
# userId: The app's own id for the user.
# anonymousId: Id of the device's anonymous user, instead of `device`.
# accountToken: Account token to register for the user, who then claims every unclaimed purchase
#   that carries it.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_identify() {
    _entitled_typed identify "device=text userId=text anonymousId=text accountToken=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Registers a device and creates its anonymous user.
# device: Id of the device. Default: a new id, which the daemon makes.
# userId: Id of a user to log in on the new device, without attaching, moving or aliasing
#   anything.
# storeAccount: Store account whose purchases the device can restore.
# platform: Platform of the device: ios, android, web or another word of that form.
# app: The installed app, for example its bundle id.
# accountToken: Account token to register for the device's current user, who then claims every
#   unclaimed purchase that carries it.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_install() {
    _entitled_typed install "device=text userId=text storeAccount=text platform=text app=text accountToken=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Logs out the user of a device.
# device: Id of the device.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_logout() {
    _entitled_typed logout "device=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Creates a project, or changes the given parts of its definition.
# project: Id of the project.
# rules: How users and purchases move: a preset, or a preset and the rules that differ from it.
#   Default for a new project: qonversion.
# products: The catalogue: products by their ids. It replaces the previous catalogue as a whole. A
#   product that a stored transaction names cannot be left out unless `removed` names it.
# entitlements: Ids that `grant` accepts in addition to the entitlements of the catalogue. They
#   replace the previous list as a whole.
# environment: Environment whose purchases give access. Default for a new project: production. One
#   of: production, sandbox, any.
# clock: Clock of the project: `system`, `manual` (a manual clock that starts now), or {"manual":
#   TIMESTAMP}. It can only change before the first device, user or purchase. Default for a new
#   project: system.
# webhooks: URLs that receive the project's events, each URL once. They replace the previous list
#   as a whole. Default for a new project: none.
# stores: Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies
#   and reads what these stores send. `custom` lists stores of the project's own, up to 20. A
#   custom store stays while a purchase names it. Default for a new project: none.
# removed: Products that `products` leaves out although stored transactions name them: their
#   buyers lose what these products give.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_project_define() {
    _entitled_typed project.define "project=text rules=text products=json entitlements=texts environment=text clock=text webhooks=json stores=json removed=texts dryRun=boolean idempotencyKey=text" "$@"
}

# Returns the definition of a project with every rule, and the number of its records.
# project: Id of the project.
entitled_project_describe() {
    _entitled_typed project.describe "project=text" "$@"
}

# Lists the projects, sorted by id in byte order.
# project: Has no effect, but must exist: a client can send it with every call.
entitled_project_list() {
    _entitled_typed project.list "project=text" "$@"
}

# Returns how a project verifies and reads what stores send, with Stripe's secrets.
# project: Id of the project.
entitled_project_stores() {
    _entitled_typed project.stores "project=text" "$@"
}

# Returns the webhooks of a project with their secrets.
# project: Id of the project.
entitled_project_webhooks() {
    _entitled_typed project.webhooks "project=text" "$@"
}

# Records a store transaction, and sets the holders of a new purchase.
# device: Id of the device on which the customer bought.
# userId: Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no
#   payment is lost.
# product: Id of the product. The daemon also records a product that the catalogue does not have.
# store: Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
#   roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
# transactionId: The store's id of this transaction.
# originalTransactionId: Id of the first transaction of the same purchase. Default:
#   `transactionId`.
# kind: Kind of the product. It overrides the kind in the catalogue. One of: subscription,
#   nonRenewingSubscription, nonConsumable, consumable.
# purchasedAt: Purchase time, RFC 3339. Default: `asOf`, or now.
# expiresAt: Last millisecond of the paid period, RFC 3339. Default: no end.
# periodType: Price of the period: full (normal), a trial, or introductory (intro). One of:
#   normal, trial, intro.
# environment: Environment of the store: production, or sandbox for test purchases. One of:
#   production, sandbox.
# isFamilyShared: Whether a family member bought it and shares it.
# price: Price that the customer paid: a decimal number in a string, for example "9.99".
# currency: Currency of the price: an ISO 4217 code, for example EUR.
# country: Country of the purchase: an ISO 3166 code, for example DE.
# offerCode: Offer code that the customer redeemed.
# attributes: Up to 20 strings of your own, which the events of this purchase repeat.
# asOf: Time at which the store made this statement, RFC 3339. Without it, this is a statement of
#   the caller, made now.
# replaces: Purchase of the same store that this one takes over: its `originalTransactionId`, or
#   one of its keys. Google calls it linkedPurchaseToken.
# keys: Up to ten further names of the purchase, for example a Google order id. Each finds it
#   wherever `originalTransactionId` is a param. If the daemon does not know
#   `originalTransactionId`, the first key that names a purchase does.
# accountToken: Account token of the purchase. When the call names a user or a device, it is
#   registered for that user.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_purchase() {
    _entitled_typed purchase "device=text userId=text product=text store=text transactionId=text originalTransactionId=text kind=text purchasedAt=text expiresAt=text periodType=text environment=text isFamilyShared=boolean price=text currency=text country=text offerCode=text attributes=json asOf=text replaces=text keys=texts accountToken=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Updates a purchase, for example after a refund. Omitted params keep their value.
# store: Store that took the payment.
# originalTransactionId: Id of the first transaction of the purchase.
# expiresAt: New last millisecond of the paid period, RFC 3339; null: no end.
# autoRenew: Whether the subscription renews automatically; null: true for a subscription, else
#   false.
# gracePeriodExpiresAt: Last millisecond of the grace period, RFC 3339; null: no grace period.
# billingRetry: Whether the store retries a failed payment; null: false.
# pausedUntil: Time at which the pause ends, RFC 3339; null: no pause.
# refundedAt: Time of the refund, RFC 3339; null: no refund.
# revokedAt: Time at which the store withdrew access, RFC 3339, for example when family sharing
#   ends; null: not withdrawn.
# product: Id of the product from now on: a change of plan.
# transactionId: Transaction that the statement is about. Required with `asOf`. Default: the
#   latest; for a refund or a revocation, the latest that was bought at or before its moment.
# asOf: Time at which the store made this statement, RFC 3339. Without it, this is a statement of
#   the caller, made now.
# endedAt: Time at which access ended before the end of the period, RFC 3339. Null clears it.
# paused: Whether the subscription is paused, with or without a known end.
# renewsAs: Product of the next period. It gives no access. Null: the same product.
# endReason: Why the purchase ended, or will end. Null clears it. One of: customer, billing,
#   priceIncrease, unavailable, developer, replaced, other.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_purchase_update() {
    _entitled_typed purchase.update "store=text originalTransactionId=text expiresAt=text autoRenew=boolean gracePeriodExpiresAt=text billingRetry=boolean pausedUntil=text refundedAt=text revokedAt=text product=text transactionId=text asOf=text endedAt=text paused=boolean renewsAs=text endReason=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Restores the purchases of a device's store account for its current user.
# device: Id of the device.
# purchases: Purchases to restore, from any store account; an empty list restores nothing.
#   Default: every purchase of the device's store account.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_restore() {
    _entitled_typed restore "device=text purchases=json project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Ends a grant.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# entitlement: Id of the entitlement that was granted.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_revoke() {
    _entitled_typed revoke "device=text userId=text entitlement=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Returns this protocol as an OpenRPC document.
entitled_rpc_discover() {
    _entitled_typed rpc.discover "" "$@"
}

# Lists the methods, or describes one method.
# method: Name of the method to describe. Default: the list of all methods.
entitled_server_describe() {
    _entitled_typed server.describe "method=text" "$@"
}

# Returns the daemon's version, limits and store, and the caller's role.
entitled_server_info() {
    _entitled_typed server.info "" "$@"
}

# Checks that the daemon replies.
# echo: Value that the reply repeats, without the white space between its tokens.
entitled_server_ping() {
    _entitled_typed server.ping "echo=json" "$@"
}

# Returns counts and durations of requests, commits and background work since the daemon's start.
entitled_server_stats() {
    _entitled_typed server.stats "" "$@"
}

# Stores a key/value property; never affects access.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# key: Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems
#   reserve, for example $email, have no special meaning.
# value: New value. An empty string removes the property.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_set_user_property() {
    _entitled_typed setUserProperty "device=text userId=text key=text value=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Verifies a message of a store, and records what it reports.
# store: Store that sent it. One of: appStore, playStore, stripe.
# payload: Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most
#   256 KiB. At least one of `payload` and `response` is required.
# headers: Headers of the store's request, with names in any case. The daemon reads only
#   `stripe-signature`.
# response: What the caller fetched from the store's API, for `playStore` and `stripe`.
# device: Device that presented the payload. At most one of `device` and `userId`.
# userId: User who presented the payload.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_store_notify() {
    _entitled_typed store.notify "store=text payload=text headers=json response=json device=text userId=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Lists the unclaimed purchases: those that have had no holder yet.
# after: Cursor from an earlier reply. The reply has the purchases after it.
# limit: Maximum number of purchases.
# project: Id of the project.
entitled_store_unclaimed() {
    _entitled_typed store.unclaimed "after=text limit=number project=text" "$@"
}

# Deletes a customer and erases its ids from everything that the daemon stores.
# userId: Any id of the customer.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
# traces: When the reply comes: `pending`, when the tables have nothing of the customer any more;
#   `cleared`, when no file has, which are overwritten at once. One of: pending, cleared.
entitled_user_delete() {
    _entitled_typed user.delete "userId=text project=text dryRun=boolean idempotencyKey=text traces=text" "$@"
}

# Returns everything that the daemon stores about a customer.
# userId: Any id of the customer.
# withoutEvents: Whether to leave out `events`, `cursor` and `moreEvents`.
# project: Id of the project.
entitled_user_export() {
    _entitled_typed user.export "userId=text withoutEvents=boolean project=text" "$@"
}

# Imports a customer, as `user.export` returns it, completely or not at all.
# user: The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.
# firstId: First id that the customer had; without it, the oldest of `ids`.
# lastId: Id of the customer that acted last. It has no effect if the project knows the customer.
# ids: Every id of the customer. An empty list imports unclaimed purchases.
# customerId: The customerId, instead of that of `user`. Without both: that of the customer who
#   has one of the ids, else the oldest anonymous id, else a new one.
# devices: Devices. A device is created once its anonymous user exists, and its user is logged in
#   there once that user exists.
# accountTokens: Account tokens.
# purchases: Purchases with their transactions.
# claims: Purchases of which only the store and the name are known. The customer holds each one as
#   soon as a store reports it; until then it gives no access.
# grants: Grants, including those that have ended.
# properties: Properties. The newer value of a key stays.
# overridden: Earlier values of properties that another user of the customer replaced.
# entitlements: Not used: access derives from purchases and grants.
# at: Not used.
# onConflict: What happens to a purchase with holders whom its `holders` does not name. `refuse`:
#   the call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its
#   transactions are merged, and its holders stay. One of: refuse, skip, merge.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_user_import() {
    _entitled_typed user.import "user=json firstId=text lastId=text ids=json customerId=text devices=json accountTokens=texts purchases=json claims=json grants=json properties=json overridden=json entitlements=json at=text onConflict=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Undoes a login, an alias or a transfer: its change of holders or customers.
# event: `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
#   `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists
#   it, `purchaseRenewed` or `purchaseUpdated`.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_user_link_undo() {
    _entitled_typed user.link.undo "event=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Lists the customerIds of the project's customers.
# after: Cursor from an earlier reply. The reply has the customers after it.
# limit: Maximum number of customers.
# project: Id of the project.
entitled_user_list() {
    _entitled_typed user.list "after=text limit=number project=text" "$@"
}

# Returns the current user of a device, or the user that an id belongs to.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# project: Id of the project.
entitled_user_info() {
    _entitled_typed userInfo "device=text userId=text project=text" "$@"
}

# Returns the properties that setUserProperty stored.
# Exactly one is given: device or userId.
# device: Id of the device.
# userId: Id of the user, instead of `device`.
# project: Id of the project.
entitled_user_properties() {
    _entitled_typed userProperties "device=text userId=text project=text" "$@"
}

# Makes the connection the only one that posts a project's events, until it closes. For programs that post.
# reports: The results of the posts. A report replaces the earlier report on its URL.
# project: Id of the project.
entitled_webhook_claim() {
    _entitled_typed webhook.claim "reports=json project=text" "$@"
}

# Returns the state of a project's webhooks, without their secrets.
# project: Id of the project.
entitled_webhook_list() {
    _entitled_typed webhook.list "project=text" "$@"
}

# Stops the posts to a URL until webhook.resume. Its events wait.
# url: URL of the webhook, as project.define has it.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_webhook_pause() {
    _entitled_typed webhook.pause "url=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Moves a webhook to a cursor, so that the events after it are posted, again if they were posted before.
# url: URL of the webhook, as project.define has it.
# after: Cursor before the first event to post. `0` is the beginning of the log.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_webhook_replay() {
    _entitled_typed webhook.replay "url=text after=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Resumes the posts to a paused URL, from its position.
# url: URL of the webhook, as project.define has it.
# project: Id of the project.
# dryRun: Computes the result and the events without changing anything.
# idempotencyKey: Makes a retry safe: the same key with the same params returns the stored result.
entitled_webhook_resume() {
    _entitled_typed webhook.resume "url=text project=text dryRun=boolean idempotencyKey=text" "$@"
}
