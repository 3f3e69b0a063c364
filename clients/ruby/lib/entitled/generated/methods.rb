# frozen_string_literal: true

# Made by clients/generate from Protocol; a change made here is lost.

module Entitled
  # Every method, and whether it only reads.
  METHODS = {
    "checkEntitlements" => true,
    "clock.advance" => false,
    "events.acknowledge" => false,
    "events.read" => true,
    "events.subscribe" => true,
    "events.unsubscribe" => true,
    "events.wait" => true,
    "explain" => true,
    "grant" => false,
    "identify" => false,
    "install" => false,
    "logout" => false,
    "project.define" => false,
    "project.describe" => true,
    "project.list" => true,
    "project.stores" => false,
    "project.webhooks" => false,
    "purchase" => false,
    "purchase.update" => false,
    "restore" => false,
    "revoke" => false,
    "rpc.discover" => true,
    "server.describe" => true,
    "server.info" => true,
    "server.ping" => true,
    "server.stats" => true,
    "setUserProperty" => false,
    "store.notify" => false,
    "store.unclaimed" => true,
    "user.delete" => false,
    "user.export" => true,
    "user.import" => false,
    "user.link.undo" => false,
    "user.list" => true,
    "userInfo" => true,
    "userProperties" => true,
    "webhook.claim" => false,
    "webhook.list" => true,
    "webhook.pause" => false,
    "webhook.replay" => false,
    "webhook.resume" => false,
  }.freeze

  # Every method of the protocol. `timeout` is for one call, in seconds.
  module Methods
    # Returns the entitlements of a user, active and inactive.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # entitlements: Ids of the entitlements to return, including those that the user does not
    #   have. The warning `unknownEntitlement` names those that the project does not define
    #   either. Default: every entitlement of the products that the user's purchases have then,
    #   and of the grants.
    # at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
    # if_unknown: Reply for a userId that the project does not have: `error`, or `none` for a
    #   result with no active entitlement and `known` false. The daemon does not create the user.
    #   One of: error, none.
    # project: Id of the project.
    # Gives a Types::CheckEntitlementsResult.
    def check_entitlements(
      device: nil,
      user_id: nil,
      entitlements: nil,
      at: nil,
      if_unknown: nil,
      project: nil,
      timeout: nil
    )
      ask("checkEntitlements", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "entitlements" => leave_out(entitlements),
        "at" => leave_out(at),
        "ifUnknown" => leave_out(if_unknown),
        "project" => leave_out(project),
      }, Types::CheckEntitlementsResult, timeout)
    end

    # Moves a manual clock forward, and applies in order everything that falls due on the way.
    #
    # Exactly one is given: to or by.
    #
    # to: New time of the clock, RFC 3339.
    # by: How far to move the clock: an ISO 8601 duration, for example P1M.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::ClockAdvanceResult.
    def clock_advance(
      to: nil,
      by: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("clock.advance", {
        "to" => leave_out(to),
        "by" => leave_out(by),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::ClockAdvanceResult, timeout)
    end

    # Records that a consumer has processed the events up to a cursor.
    #
    # consumer: Name of the consumer. Its first acknowledgement creates it.
    # cursor: Cursor of the last processed event; "0" for none.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::EventsAcknowledgeResult.
    def events_acknowledge(
      consumer:,
      cursor:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("events.acknowledge", {
        "consumer" => consumer,
        "cursor" => cursor,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::EventsAcknowledgeResult, timeout)
    end

    # Reads the events of a project in order, from any position of its log.
    #
    # after: Cursor from an earlier reply. The reply has the events after it.
    # limit: Maximum number of events.
    # user: Returns only events of this customer, by any of its ids.
    # kinds: Returns only events of these kinds. One of: userCreated, identified, loggedOut,
    #   usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated,
    #   purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
    #   subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
    #   grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared.
    # consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
    # project: Id of the project.
    # Gives a Types::EventsPage.
    def events_read(
      after: nil,
      limit: nil,
      user: nil,
      kinds: nil,
      consumer: nil,
      project: nil,
      timeout: nil
    )
      ask("events.read", {
        "after" => leave_out(after),
        "limit" => leave_out(limit),
        "user" => leave_out(user),
        "kinds" => leave_out(kinds),
        "consumer" => leave_out(consumer),
        "project" => leave_out(project),
      }, Types::EventsPage, timeout)
    end

    # Subscribes this connection to events; they arrive as notifications.
    #
    # after: Cursor from an earlier reply. The subscription starts with the event after it.
    #   Default: new events only.
    # kinds: Sends only events of these kinds. One of: userCreated, identified, loggedOut,
    #   usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated,
    #   purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
    #   subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
    #   grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared.
    # project: Id of the project.
    # Gives a Types::Subscription.
    def events_subscribe(
      after: nil,
      kinds: nil,
      project: nil,
      timeout: nil
    )
      ask("events.subscribe", {
        "after" => leave_out(after),
        "kinds" => leave_out(kinds),
        "project" => leave_out(project),
      }, Types::Subscription, timeout)
    end

    # Ends a subscription of this connection.
    #
    # subscription: Id of the subscription, as events.subscribe returned it.
    # project: Id of the project.
    # Gives a Types::Subscription.
    def events_unsubscribe(
      subscription:,
      project: nil,
      timeout: nil
    )
      ask("events.unsubscribe", {
        "subscription" => subscription,
        "project" => leave_out(project),
      }, Types::Subscription, timeout)
    end

    # Reads events like events.read, and waits for new events if there are none.
    #
    # after: Cursor from an earlier reply. The reply has the events after it.
    # limit: Maximum number of events.
    # user: Returns only events of this customer, by any of its ids.
    # kinds: Returns only events of these kinds. One of: userCreated, identified, loggedOut,
    #   usersAliased, linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated,
    #   purchaseExpired, entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
    #   subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
    #   grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared.
    # consumer: Starts after the last event that this consumer acknowledged. Excludes `after`.
    # timeout_ms: Longest wait, in milliseconds. When it is over, the list of events is empty.
    # project: Id of the project.
    # Gives a Types::EventsPage.
    def events_wait(
      after: nil,
      limit: nil,
      user: nil,
      kinds: nil,
      consumer: nil,
      timeout_ms:,
      project: nil,
      timeout: nil
    )
      ask("events.wait", {
        "after" => leave_out(after),
        "limit" => leave_out(limit),
        "user" => leave_out(user),
        "kinds" => leave_out(kinds),
        "consumer" => leave_out(consumer),
        "timeoutMs" => timeout_ms,
        "project" => leave_out(project),
      }, Types::EventsPage, timeout)
    end

    # Explains why an entitlement is active or not, and lists calls that would give access.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # entitlement: Id of the entitlement.
    # at: Moment to evaluate, RFC 3339, with today's holders. Default: now.
    # project: Id of the project.
    # Gives a Types::ExplainResult.
    def explain(
      device: nil,
      user_id: nil,
      entitlement:,
      at: nil,
      project: nil,
      timeout: nil
    )
      ask("explain", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "entitlement" => entitlement,
        "at" => leave_out(at),
        "project" => leave_out(project),
      }, Types::ExplainResult, timeout)
    end

    # Gives an entitlement without a purchase.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # entitlement: Id of an entitlement from the catalogue or from the project's `entitlements`.
    # expires_at: Last millisecond of the grant, RFC 3339. Default: no end.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::GrantResult.
    def grant(
      device: nil,
      user_id: nil,
      entitlement:,
      expires_at: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("grant", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "entitlement" => entitlement,
        "expiresAt" => leave_out(expires_at),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::GrantResult, timeout)
    end

    # Logs a user in on a device.
    #
    # Exactly one is given: device or anonymous_id.
    #
    # device: Id of the device.
    # user_id: The app's own id for the user.
    # anonymous_id: Id of the device's anonymous user, instead of `device`.
    # account_token: Account token to register for the user, who then claims every unclaimed
    #   purchase that carries it.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::IdentifyResult.
    def identify(
      device: nil,
      user_id:,
      anonymous_id: nil,
      account_token: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("identify", {
        "device" => leave_out(device),
        "userId" => user_id,
        "anonymousId" => leave_out(anonymous_id),
        "accountToken" => leave_out(account_token),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::IdentifyResult, timeout)
    end

    # Registers a device and creates its anonymous user.
    #
    # device: Id of the device. Default: a new id, which the daemon makes.
    # user_id: Id of a user to log in on the new device, without attaching, moving or aliasing
    #   anything.
    # store_account: Store account whose purchases the device can restore.
    # platform: Platform of the device: ios, android, web or another word of that form.
    # app: The installed app, for example its bundle id.
    # account_token: Account token to register for the device's current user, who then claims
    #   every unclaimed purchase that carries it.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::InstallResult.
    def install(
      device: nil,
      user_id: nil,
      store_account: nil,
      platform: nil,
      app: nil,
      account_token: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("install", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "storeAccount" => leave_out(store_account),
        "platform" => leave_out(platform),
        "app" => leave_out(app),
        "accountToken" => leave_out(account_token),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::InstallResult, timeout)
    end

    # Logs out the user of a device.
    #
    # device: Id of the device.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::LogoutResult.
    def logout(
      device:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("logout", {
        "device" => device,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::LogoutResult, timeout)
    end

    # Creates a project, or changes the given parts of its definition.
    #
    # project: Id of the project.
    # rules: How users and purchases move: a preset, or a preset and the rules that differ from
    #   it. Default for a new project: qonversion.
    # products: The catalogue: products by their ids. It replaces the previous catalogue as a
    #   whole. A product that a stored transaction names cannot be left out unless `removed` names
    #   it.
    # entitlements: Ids that `grant` accepts in addition to the entitlements of the catalogue.
    #   They replace the previous list as a whole.
    # environment: Environment whose purchases give access. Default for a new project: production.
    #   One of: production, sandbox, any.
    # clock: Clock of the project: `system`, `manual` (a manual clock that starts now), or
    #   {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
    #   Default for a new project: system.
    # webhooks: URLs that receive the project's events, each URL once. They replace the previous
    #   list as a whole. Default for a new project: none.
    # stores: Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify`
    #   verifies and reads what these stores send. `custom` lists stores of the project's own, up
    #   to 20. A custom store stays while a purchase names it. Default for a new project: none.
    # removed: Products that `products` leaves out although stored transactions name them: their
    #   buyers lose what these products give.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::ProjectDefineResult.
    def project_define(
      project: nil,
      rules: nil,
      products: nil,
      entitlements: nil,
      environment: nil,
      clock: nil,
      webhooks: nil,
      stores: nil,
      removed: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("project.define", {
        "project" => leave_out(project),
        "rules" => leave_out(rules),
        "products" => leave_out(products),
        "entitlements" => leave_out(entitlements),
        "environment" => leave_out(environment),
        "clock" => leave_out(clock),
        "webhooks" => leave_out(webhooks),
        "stores" => leave_out(stores),
        "removed" => leave_out(removed),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::ProjectDefineResult, timeout)
    end

    # Returns the definition of a project with every rule, and the number of its records.
    #
    # project: Id of the project.
    # Gives a Types::ProjectDescribeResult.
    def project_describe(
      project: nil,
      timeout: nil
    )
      ask("project.describe", {
        "project" => leave_out(project),
      }, Types::ProjectDescribeResult, timeout)
    end

    # Lists the projects, sorted by id in byte order.
    #
    # project: Has no effect, but must exist: a client can send it with every call.
    # Gives a Types::ProjectListResult.
    def project_list(
      project: nil,
      timeout: nil
    )
      ask("project.list", {
        "project" => leave_out(project),
      }, Types::ProjectListResult, timeout)
    end

    # Returns how a project verifies and reads what stores send, with Stripe's secrets.
    #
    # project: Id of the project.
    # Gives a Types::ProjectStoresResult.
    def project_stores(
      project: nil,
      timeout: nil
    )
      ask("project.stores", {
        "project" => leave_out(project),
      }, Types::ProjectStoresResult, timeout)
    end

    # Returns the webhooks of a project with their secrets.
    #
    # project: Id of the project.
    # Gives a Types::ProjectWebhooksResult.
    def project_webhooks(
      project: nil,
      timeout: nil
    )
      ask("project.webhooks", {
        "project" => leave_out(project),
      }, Types::ProjectWebhooksResult, timeout)
    end

    # Records a store transaction, and sets the holders of a new purchase.
    #
    # device: Id of the device on which the customer bought.
    # user_id: Id of the buyer, instead of `device`. The daemon creates an unknown user, so that
    #   no payment is lost.
    # product: Id of the product. The daemon also records a product that the catalogue does not
    #   have.
    # store: Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
    #   samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
    # transaction_id: The store's id of this transaction.
    # original_transaction_id: Id of the first transaction of the same purchase. Default:
    #   `transactionId`.
    # kind: Kind of the product. It overrides the kind in the catalogue. One of: subscription,
    #   nonRenewingSubscription, nonConsumable, consumable.
    # purchased_at: Purchase time, RFC 3339. Default: `asOf`, or now.
    # expires_at: Last millisecond of the paid period, RFC 3339. Default: no end.
    # period_type: Price of the period: full (normal), a trial, or introductory (intro). One of:
    #   normal, trial, intro.
    # environment: Environment of the store: production, or sandbox for test purchases. One of:
    #   production, sandbox.
    # is_family_shared: Whether a family member bought it and shares it.
    # price: Price that the customer paid: a decimal number in a string, for example "9.99".
    # currency: Currency of the price: an ISO 4217 code, for example EUR.
    # country: Country of the purchase: an ISO 3166 code, for example DE.
    # offer_code: Offer code that the customer redeemed.
    # attributes: Up to 20 strings of your own, which the events of this purchase repeat.
    # as_of: Time at which the store made this statement, RFC 3339. Without it, this is a
    #   statement of the caller, made now.
    # replaces: Purchase of the same store that this one takes over: its `originalTransactionId`,
    #   or one of its keys. Google calls it linkedPurchaseToken.
    # keys: Up to ten further names of the purchase, for example a Google order id. Each finds it
    #   wherever `originalTransactionId` is a param. If the daemon does not know
    #   `originalTransactionId`, the first key that names a purchase does.
    # account_token: Account token of the purchase. When the call names a user or a device, it is
    #   registered for that user.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::PurchaseResult.
    def purchase(
      device: nil,
      user_id: nil,
      product:,
      store:,
      transaction_id:,
      original_transaction_id: nil,
      kind: nil,
      purchased_at: nil,
      expires_at: nil,
      period_type: nil,
      environment: nil,
      is_family_shared: nil,
      price: nil,
      currency: nil,
      country: nil,
      offer_code: nil,
      attributes: nil,
      as_of: nil,
      replaces: nil,
      keys: nil,
      account_token: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("purchase", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "product" => product,
        "store" => store,
        "transactionId" => transaction_id,
        "originalTransactionId" => leave_out(original_transaction_id),
        "kind" => leave_out(kind),
        "purchasedAt" => leave_out(purchased_at),
        "expiresAt" => leave_out(expires_at),
        "periodType" => leave_out(period_type),
        "environment" => leave_out(environment),
        "isFamilyShared" => leave_out(is_family_shared),
        "price" => leave_out(price),
        "currency" => leave_out(currency),
        "country" => leave_out(country),
        "offerCode" => leave_out(offer_code),
        "attributes" => leave_out(attributes),
        "asOf" => leave_out(as_of),
        "replaces" => leave_out(replaces),
        "keys" => leave_out(keys),
        "accountToken" => leave_out(account_token),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::PurchaseResult, timeout)
    end

    # Updates a purchase, for example after a refund. Omitted params keep their value.
    #
    # store: Store that took the payment.
    # original_transaction_id: Id of the first transaction of the purchase.
    # expires_at: New last millisecond of the paid period, RFC 3339; null: no end.
    # auto_renew: Whether the subscription renews automatically; null: true for a subscription,
    #   else false.
    # grace_period_expires_at: Last millisecond of the grace period, RFC 3339; null: no grace
    #   period.
    # billing_retry: Whether the store retries a failed payment; null: false.
    # paused_until: Time at which the pause ends, RFC 3339; null: no pause.
    # refunded_at: Time of the refund, RFC 3339; null: no refund.
    # revoked_at: Time at which the store withdrew access, RFC 3339, for example when family
    #   sharing ends; null: not withdrawn.
    # product: Id of the product from now on: a change of plan.
    # transaction_id: Transaction that the statement is about. Required with `asOf`. Default: the
    #   latest; for a refund or a revocation, the latest that was bought at or before its moment.
    # as_of: Time at which the store made this statement, RFC 3339. Without it, this is a
    #   statement of the caller, made now.
    # ended_at: Time at which access ended before the end of the period, RFC 3339. Null clears it.
    # paused: Whether the subscription is paused, with or without a known end.
    # renews_as: Product of the next period. It gives no access. Null: the same product.
    # end_reason: Why the purchase ended, or will end. Null clears it. One of: customer, billing,
    #   priceIncrease, unavailable, developer, replaced, other.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::PurchaseUpdateResult.
    def purchase_update(
      store:,
      original_transaction_id:,
      expires_at: ABSENT,
      auto_renew: ABSENT,
      grace_period_expires_at: ABSENT,
      billing_retry: ABSENT,
      paused_until: ABSENT,
      refunded_at: ABSENT,
      revoked_at: ABSENT,
      product: nil,
      transaction_id: nil,
      as_of: nil,
      ended_at: ABSENT,
      paused: ABSENT,
      renews_as: ABSENT,
      end_reason: ABSENT,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("purchase.update", {
        "store" => store,
        "originalTransactionId" => original_transaction_id,
        "expiresAt" => expires_at,
        "autoRenew" => auto_renew,
        "gracePeriodExpiresAt" => grace_period_expires_at,
        "billingRetry" => billing_retry,
        "pausedUntil" => paused_until,
        "refundedAt" => refunded_at,
        "revokedAt" => revoked_at,
        "product" => leave_out(product),
        "transactionId" => leave_out(transaction_id),
        "asOf" => leave_out(as_of),
        "endedAt" => ended_at,
        "paused" => paused,
        "renewsAs" => renews_as,
        "endReason" => end_reason,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::PurchaseUpdateResult, timeout)
    end

    # Restores the purchases of a device's store account for its current user.
    #
    # device: Id of the device.
    # purchases: Purchases to restore, from any store account; an empty list restores nothing.
    #   Default: every purchase of the device's store account.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::RestoreResult.
    def restore(
      device:,
      purchases: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("restore", {
        "device" => device,
        "purchases" => leave_out(purchases),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::RestoreResult, timeout)
    end

    # Ends a grant.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # entitlement: Id of the entitlement that was granted.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::RevokeResult.
    def revoke(
      device: nil,
      user_id: nil,
      entitlement:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("revoke", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "entitlement" => entitlement,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::RevokeResult, timeout)
    end

    # Returns this protocol as an OpenRPC document.
    #
    # Gives a Types::RpcDiscoverResult.
    def rpc_discover(
      timeout: nil
    )
      ask("rpc.discover", {}, Types::RpcDiscoverResult, timeout)
    end

    # Lists the methods, or describes one method.
    #
    # method: Name of the method to describe. Default: the list of all methods.
    # Gives a Types::ServerDescribeResult.
    def server_describe(
      method: nil,
      timeout: nil
    )
      ask("server.describe", {
        "method" => leave_out(method),
      }, Types::ServerDescribeResult, timeout)
    end

    # Returns the daemon's version, limits and store, and the caller's role.
    #
    # Gives a Types::ServerInfoResult.
    def server_info(
      timeout: nil
    )
      ask("server.info", {}, Types::ServerInfoResult, timeout)
    end

    # Checks that the daemon replies.
    #
    # echo: Value that the reply repeats, without the white space between its tokens.
    # Gives a Types::ServerPingResult.
    def server_ping(
      echo: ABSENT,
      timeout: nil
    )
      ask("server.ping", {
        "echo" => echo,
      }, Types::ServerPingResult, timeout)
    end

    # Returns counts and durations of requests, commits and background work since the daemon's start.
    #
    # Gives a Types::ServerStatsResult.
    def server_stats(
      timeout: nil
    )
      ask("server.stats", {}, Types::ServerStatsResult, timeout)
    end

    # Stores a key/value property; never affects access.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # key: Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems
    #   reserve, for example $email, have no special meaning.
    # value: New value. An empty string removes the property.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::SetUserPropertyResult.
    def set_user_property(
      device: nil,
      user_id: nil,
      key:,
      value:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("setUserProperty", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "key" => key,
        "value" => value,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::SetUserPropertyResult, timeout)
    end

    # Verifies a message of a store, and records what it reports.
    #
    # store: Store that sent it. One of: appStore, playStore, stripe.
    # payload: Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at
    #   most 256 KiB. At least one of `payload` and `response` is required.
    # headers: Headers of the store's request, with names in any case. The daemon reads only
    #   `stripe-signature`.
    # response: What the caller fetched from the store's API, for `playStore` and `stripe`.
    # device: Device that presented the payload. At most one of `device` and `userId`.
    # user_id: User who presented the payload.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::StoreNotifyResult.
    def store_notify(
      store:,
      payload: nil,
      headers: nil,
      response: nil,
      device: nil,
      user_id: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("store.notify", {
        "store" => store,
        "payload" => leave_out(payload),
        "headers" => leave_out(headers),
        "response" => leave_out(response),
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::StoreNotifyResult, timeout)
    end

    # Lists the unclaimed purchases: those that have had no holder yet.
    #
    # after: Cursor from an earlier reply. The reply has the purchases after it.
    # limit: Maximum number of purchases.
    # project: Id of the project.
    # Gives a Types::StoreUnclaimedResult.
    def store_unclaimed(
      after: nil,
      limit: nil,
      project: nil,
      timeout: nil
    )
      ask("store.unclaimed", {
        "after" => leave_out(after),
        "limit" => leave_out(limit),
        "project" => leave_out(project),
      }, Types::StoreUnclaimedResult, timeout)
    end

    # Deletes a customer and erases its ids from everything that the daemon stores.
    #
    # user_id: Any id of the customer.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # traces: When the reply comes: `pending`, when the tables have nothing of the customer any
    #   more; `cleared`, when no file has, which are overwritten at once. One of: pending,
    #   cleared.
    # Gives a Types::UserDeleteResult.
    def user_delete(
      user_id:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      traces: nil,
      timeout: nil
    )
      ask("user.delete", {
        "userId" => user_id,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
        "traces" => leave_out(traces),
      }, Types::UserDeleteResult, timeout)
    end

    # Returns everything that the daemon stores about a customer.
    #
    # user_id: Any id of the customer.
    # without_events: Whether to leave out `events`, `cursor` and `moreEvents`.
    # project: Id of the project.
    # Gives a Types::UserExportResult.
    def user_export(
      user_id:,
      without_events: nil,
      project: nil,
      timeout: nil
    )
      ask("user.export", {
        "userId" => user_id,
        "withoutEvents" => leave_out(without_events),
        "project" => leave_out(project),
      }, Types::UserExportResult, timeout)
    end

    # Imports a customer, as `user.export` returns it, completely or not at all.
    #
    # user: The user as `user.export` shows it. The daemon reads only `customerId` and
    #   `createdAt`.
    # first_id: First id that the customer had; without it, the oldest of `ids`.
    # last_id: Id of the customer that acted last. It has no effect if the project knows the
    #   customer.
    # ids: Every id of the customer. An empty list imports unclaimed purchases.
    # customer_id: The customerId, instead of that of `user`. Without both: that of the customer
    #   who has one of the ids, else the oldest anonymous id, else a new one.
    # devices: Devices. A device is created once its anonymous user exists, and its user is logged
    #   in there once that user exists.
    # account_tokens: Account tokens.
    # purchases: Purchases with their transactions.
    # claims: Purchases of which only the store and the name are known. The customer holds each
    #   one as soon as a store reports it; until then it gives no access.
    # grants: Grants, including those that have ended.
    # properties: Properties. The newer value of a key stays.
    # overridden: Earlier values of properties that another user of the customer replaced.
    # entitlements: Not used: access derives from purchases and grants.
    # at: Not used.
    # on_conflict: What happens to a purchase with holders whom its `holders` does not name.
    #   `refuse`: the call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`:
    #   its transactions are merged, and its holders stay. One of: refuse, skip, merge.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::UserImportResult.
    def user_import(
      user: nil,
      first_id: nil,
      last_id: nil,
      ids:,
      customer_id: nil,
      devices: nil,
      account_tokens: nil,
      purchases: nil,
      claims: nil,
      grants: nil,
      properties: nil,
      overridden: nil,
      entitlements: nil,
      at: ABSENT,
      on_conflict: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("user.import", {
        "user" => leave_out(user),
        "firstId" => leave_out(first_id),
        "lastId" => leave_out(last_id),
        "ids" => ids,
        "customerId" => leave_out(customer_id),
        "devices" => leave_out(devices),
        "accountTokens" => leave_out(account_tokens),
        "purchases" => leave_out(purchases),
        "claims" => leave_out(claims),
        "grants" => leave_out(grants),
        "properties" => leave_out(properties),
        "overridden" => leave_out(overridden),
        "entitlements" => leave_out(entitlements),
        "at" => at,
        "onConflict" => leave_out(on_conflict),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::UserImportResult, timeout)
    end

    # Undoes a login, an alias or a transfer: its change of holders or customers.
    #
    # event: `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
    #   `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept`
    #   lists it, `purchaseRenewed` or `purchaseUpdated`.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::UserLinkUndoResult.
    def user_link_undo(
      event:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("user.link.undo", {
        "event" => event,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::UserLinkUndoResult, timeout)
    end

    # Lists the customerIds of the project's customers.
    #
    # after: Cursor from an earlier reply. The reply has the customers after it.
    # limit: Maximum number of customers.
    # project: Id of the project.
    # Gives a Types::UserListResult.
    def user_list(
      after: nil,
      limit: nil,
      project: nil,
      timeout: nil
    )
      ask("user.list", {
        "after" => leave_out(after),
        "limit" => leave_out(limit),
        "project" => leave_out(project),
      }, Types::UserListResult, timeout)
    end

    # Returns the current user of a device, or the user that an id belongs to.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # project: Id of the project.
    # Gives a Types::UserInfoResult.
    def user_info(
      device: nil,
      user_id: nil,
      project: nil,
      timeout: nil
    )
      ask("userInfo", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "project" => leave_out(project),
      }, Types::UserInfoResult, timeout)
    end

    # Returns the properties that setUserProperty stored.
    #
    # Exactly one is given: device or user_id.
    #
    # device: Id of the device.
    # user_id: Id of the user, instead of `device`.
    # project: Id of the project.
    # Gives a Types::UserPropertiesResult.
    def user_properties(
      device: nil,
      user_id: nil,
      project: nil,
      timeout: nil
    )
      ask("userProperties", {
        "device" => leave_out(device),
        "userId" => leave_out(user_id),
        "project" => leave_out(project),
      }, Types::UserPropertiesResult, timeout)
    end

    # Makes the connection the only one that posts a project's events, until it closes. For programs that post.
    #
    # reports: The results of the posts. A report replaces the earlier report on its URL.
    # project: Id of the project.
    # Gives a Types::WebhookClaimResult.
    def webhook_claim(
      reports: nil,
      project: nil,
      timeout: nil
    )
      ask("webhook.claim", {
        "reports" => leave_out(reports),
        "project" => leave_out(project),
      }, Types::WebhookClaimResult, timeout)
    end

    # Returns the state of a project's webhooks, without their secrets.
    #
    # project: Id of the project.
    # Gives a Types::WebhookListResult.
    def webhook_list(
      project: nil,
      timeout: nil
    )
      ask("webhook.list", {
        "project" => leave_out(project),
      }, Types::WebhookListResult, timeout)
    end

    # Stops the posts to a URL until webhook.resume. Its events wait.
    #
    # url: URL of the webhook, as project.define has it.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::WebhookPosition.
    def webhook_pause(
      url:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("webhook.pause", {
        "url" => url,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::WebhookPosition, timeout)
    end

    # Moves a webhook to a cursor, so that the events after it are posted, again if they were posted before.
    #
    # url: URL of the webhook, as project.define has it.
    # after: Cursor before the first event to post. `0` is the beginning of the log.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::WebhookPosition.
    def webhook_replay(
      url:,
      after:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("webhook.replay", {
        "url" => url,
        "after" => after,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::WebhookPosition, timeout)
    end

    # Resumes the posts to a paused URL, from its position.
    #
    # url: URL of the webhook, as project.define has it.
    # project: Id of the project.
    # dry_run: Computes the result and the events without changing anything.
    # idempotency_key: Makes a retry safe: the same key with the same params returns the stored
    #   result.
    # Gives a Types::WebhookPosition.
    def webhook_resume(
      url:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("webhook.resume", {
        "url" => url,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::WebhookPosition, timeout)
    end
  end
end
