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
    [user.export]=1
    [userInfo]=1
    [userProperties]=1
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
    project.webhooks
    purchase
    purchase.update
    restore
    revoke
    rpc.discover
    server.describe
    server.info
    server.ping
    setUserProperty
    user.delete
    user.export
    user.link.undo
    userInfo
    userProperties
)

# Tells what a user may use.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# entitlements: Answer for these, each of them, and for no others.
# at: The moment to answer for, with today's links; now when left out.
# ifUnknown: What to answer for a userId that the project does not have: an error, or a result
#   with nothing active and `known` false. The daemon creates nobody. Applies to userId only;
#   default error. One of: error, none.
# project: The project to work in.
entitled_check_entitlements() {
    _entitled_typed checkEntitlements "device=text userId=text entitlements=texts at=text ifUnknown=text project=text" "$@"
}

# Moves a manual clock forward; what ends on the way ends, in order.
# Exactly one is given: to or by.
# to: The moment that it is to show.
# by: How far it is to go.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_clock_advance() {
    _entitled_typed clock.advance "to=text by=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Notes that a consumer is done with the events up to a cursor.
# consumer: Who is done with them; the first time makes the consumer.
# cursor: The last event that is done with; "0" for none.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_events_acknowledge() {
    _entitled_typed events.acknowledge "consumer=text cursor=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Reads what happened in a project, in order, from any place.
# after: Where to go on: the cursor of an earlier answer.
# limit: How many events at most.
# user: Only what is about this customer; any id that reaches it.
# kinds: Only these kinds.
# consumer: Goes on behind what this consumer has acknowledged; instead of after.
# project: The project to work in.
entitled_events_read() {
    _entitled_typed events.read "after=text limit=number user=text kinds=texts consumer=text project=text" "$@"
}

# Has the connection told of events as they come, by notifications.
# after: Where to begin: the cursor of an earlier answer. From now on when left out.
# kinds: Only these kinds.
# project: The project to work in.
entitled_events_subscribe() {
    _entitled_typed events.subscribe "after=text kinds=texts project=text" "$@"
}

# Ends a subscription of this connection.
# subscription: As events.subscribe gave it.
# project: The project to work in.
entitled_events_unsubscribe() {
    _entitled_typed events.unsubscribe "subscription=text project=text" "$@"
}

# Reads events as events.read does, and waits while there are none.
# after: Where to go on: the cursor of an earlier answer.
# limit: How many events at most.
# user: Only what is about this customer; any id that reaches it.
# kinds: Only these kinds.
# consumer: Goes on behind what this consumer has acknowledged; instead of after.
# timeoutMs: How long to wait, in milliseconds; then the list is empty.
# project: The project to work in.
entitled_events_wait() {
    _entitled_typed events.wait "after=text limit=number user=text kinds=texts consumer=text timeoutMs=number project=text" "$@"
}

# Tells why a user may use something or not, and what would help.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# entitlement: What is asked about.
# at: The moment to answer for, with today's links; now when left out.
# project: The project to work in.
entitled_explain() {
    _entitled_typed explain "device=text userId=text entitlement=text at=text project=text" "$@"
}

# Gives an entitlement without a purchase.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# entitlement: One that the catalogue or the project's `entitlements` know.
# expiresAt: The last moment of the grant; no end when left out.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_grant() {
    _entitled_typed grant "device=text userId=text entitlement=text expiresAt=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Logs a user in on a device.
# Exactly one is given: device or anonymousId.
# device: The device.
# userId: Who it is, in the caller's words.
# anonymousId: Instead of the device: its anonymous user.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_identify() {
    _entitled_typed identify "device=text userId=text anonymousId=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Starts a device, with an anonymous user of its own.
# device: The device; made up when left out.
# userId: Start the device as this user: nothing is attached, moved or aliased.
# storeAccount: The store account whose purchases the device can present.
# platform: What the device runs.
# app: The app that was installed.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_install() {
    _entitled_typed install "device=text userId=text storeAccount=text platform=text app=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Logs the user of a device out.
# device: The device.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_logout() {
    _entitled_typed logout "device=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Creates a project, or changes what is given of it.
# project: The project to work in.
# rules: How purchases and users move; qonversion for a new project.
# products: The whole catalogue.
# entitlements: What may be granted besides what the catalogue gives.
# environment: Which purchases count; production for a new project. One of: production, sandbox,
#   any.
# clock: Whose time it lives in; only before its first device or user. The system's for a new
#   project.
# webhooks: Where events are posted; the whole list, each URL once. None for a new project.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_project_define() {
    _entitled_typed project.define "project=text rules=text products=json entitlements=texts environment=text clock=text webhooks=json dryRun=boolean idempotencyKey=text" "$@"
}

# Shows a project's definition, every rule spelled out, and how much it holds.
# project: The project to work in.
entitled_project_describe() {
    _entitled_typed project.describe "project=text" "$@"
}

# Lists the projects, in the order of their ids' bytes.
# project: Taken so that a client may send it with every call; it must exist, and changes nothing.
entitled_project_list() {
    _entitled_typed project.list "project=text" "$@"
}

# Shows where a project's events are posted, and with which secrets.
# project: The project to work in.
entitled_project_webhooks() {
    _entitled_typed project.webhooks "project=text" "$@"
}

# Records a transaction of a store, and who holds it.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device; made when there is none, for the money is real.
# product: What was bought; one that the catalogue does not know is kept all the same.
# store: Where it was bought.
# transactionId: This transaction.
# originalTransactionId: The first transaction of its chain; this one when left out.
# kind: What the product is; wins over the catalogue. One of: subscription,
#   nonRenewingSubscription, nonConsumable, consumable.
# purchasedAt: When; now when left out.
# expiresAt: The last moment of the period; no end when left out.
# periodType: What the customer pays for the period. One of: normal, trial, intro.
# environment: Where the store took the money. One of: production, sandbox.
# isFamilyShared: Bought by somebody else in the family.
# price: What was paid.
# currency: In which currency.
# country: In which country.
# offerCode: The offer that was redeemed.
# attributes: Told again in the events of this purchase.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_purchase() {
    _entitled_typed purchase "device=text userId=text product=text store=text transactionId=text originalTransactionId=text kind=text purchasedAt=text expiresAt=text periodType=text environment=text isFamilyShared=boolean price=text currency=text country=text offerCode=text attributes=json project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Takes in what a store tells of a purchase besides its transactions.
# store: Where it was bought.
# originalTransactionId: The first transaction of its chain.
# expiresAt: Another last moment of the period; null: no end.
# autoRenew: Whether it renews by itself; null is true.
# gracePeriodExpiresAt: The last moment of the grace period; null: there is none.
# billingRetry: Whether the store still tries to get its money; null is false.
# pausedUntil: The moment at which a pause is over; null: there is none.
# refundedAt: When the money was given back; null: it was not.
# revokedAt: When it was taken away, as when family sharing ends; null: it was not.
# product: The product from now on: a change of plan.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_purchase_update() {
    _entitled_typed purchase.update "store=text originalTransactionId=text expiresAt=text autoRenew=boolean gracePeriodExpiresAt=text billingRetry=boolean pausedUntil=text refundedAt=text revokedAt=text product=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Brings what the store account of a device has bought to its current user.
# device: The device.
# purchases: Exactly these, whoever's account they came from; an empty list restores nothing.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_restore() {
    _entitled_typed restore "device=text purchases=json project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Ends a grant.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# entitlement: What was granted.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_revoke() {
    _entitled_typed revoke "device=text userId=text entitlement=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Gives this protocol as an OpenRPC document.
entitled_rpc_discover() {
    _entitled_typed rpc.discover "" "$@"
}

# Lists the methods, or describes one.
# method: Its name.
entitled_server_describe() {
    _entitled_typed server.describe "method=text" "$@"
}

# Tells what daemon this is, its limits, and how it sees the caller.
entitled_server_info() {
    _entitled_typed server.info "" "$@"
}

# Answers, to show that the daemon does.
# echo: Comes back as it is, without the blanks between its tokens.
entitled_server_ping() {
    _entitled_typed server.ping "echo=json" "$@"
}

# Keeps a word about a user for other systems; and never changes access.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# key: Its name; the reserved ones of other systems, such as $email, are names like any other.
# value: What it is now; an empty one removes it.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_set_user_property() {
    _entitled_typed setUserProperty "device=text userId=text key=text value=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Erases a customer from everything that is kept.
# userId: Any id that reaches the customer.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_user_delete() {
    _entitled_typed user.delete "userId=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Tells everything that is held about a customer.
# userId: Any id that reaches the customer.
# project: The project to work in.
entitled_user_export() {
    _entitled_typed user.export "userId=text project=text" "$@"
}

# Takes a link back: holders and customers are as if it had never been made.
# event: The id of the event that told of it: an identified, a usersAliased or a …Transferred.
# project: The project to work in.
# dryRun: Answer as if it were done, with the events that it would cause, and change nothing.
# idempotencyKey: The same key with the same params again gives the stored result.
entitled_user_link_undo() {
    _entitled_typed user.link.undo "event=text project=text dryRun=boolean idempotencyKey=text" "$@"
}

# Tells who the user of a device is, or whom an id reaches.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# project: The project to work in.
entitled_user_info() {
    _entitled_typed userInfo "device=text userId=text project=text" "$@"
}

# Tells what setUserProperty has kept.
# Exactly one is given: device or userId.
# device: The device.
# userId: A user, instead of a device.
# project: The project to work in.
entitled_user_properties() {
    _entitled_typed userProperties "device=text userId=text project=text" "$@"
}
