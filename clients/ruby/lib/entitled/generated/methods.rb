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
    "project.webhooks" => false,
    "purchase" => false,
    "purchase.update" => false,
    "restore" => false,
    "revoke" => false,
    "rpc.discover" => true,
    "server.describe" => true,
    "server.info" => true,
    "server.ping" => true,
    "setUserProperty" => false,
    "user.delete" => false,
    "user.export" => true,
    "user.link.undo" => false,
    "userInfo" => true,
    "userProperties" => true,
  }.freeze

  # Every method of the protocol. `timeout` is for one call, in seconds.
  module Methods
    # Tells what a user may use.
    #
    # Exactly one is given: device or user_id.
    #
    # device: The device.
    # user_id: A user, instead of a device.
    # entitlements: Answer for these, each of them, and for no others.
    # at: The moment to answer for, with today's links; now when left out.
    # if_unknown: What to answer for a userId that the project does not have: an error, or a
    #   result with nothing active and `known` false. The daemon creates nobody. Applies to userId
    #   only; default error. One of: error, none.
    # project: The project to work in.
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

    # Moves a manual clock forward; what ends on the way ends, in order.
    #
    # Exactly one is given: to or by.
    #
    # to: The moment that it is to show.
    # by: How far it is to go.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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

    # Notes that a consumer is done with the events up to a cursor.
    #
    # consumer: Who is done with them; the first time makes the consumer.
    # cursor: The last event that is done with; "0" for none.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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

    # Reads what happened in a project, in order, from any place.
    #
    # after: Where to go on: the cursor of an earlier answer.
    # limit: How many events at most.
    # user: Only what is about this customer; any id that reaches it.
    # kinds: Only these kinds. One of: userCreated, identified, loggedOut, usersAliased,
    #   linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired,
    #   entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
    #   subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
    #   grantRevoked, userDeleted, clockAdvanced.
    # consumer: Goes on behind what this consumer has acknowledged; instead of after.
    # project: The project to work in.
    # Gives a Types::EventsReadResult.
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
      }, Types::EventsReadResult, timeout)
    end

    # Has the connection told of events as they come, by notifications.
    #
    # after: Where to begin: the cursor of an earlier answer. From now on when left out.
    # kinds: Only these kinds. One of: userCreated, identified, loggedOut, usersAliased,
    #   linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired,
    #   entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
    #   subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
    #   grantRevoked, userDeleted, clockAdvanced.
    # project: The project to work in.
    # Gives a Types::EventsSubscribeResult.
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
      }, Types::EventsSubscribeResult, timeout)
    end

    # Ends a subscription of this connection.
    #
    # subscription: As events.subscribe gave it.
    # project: The project to work in.
    # Gives a Types::EventsUnsubscribeResult.
    def events_unsubscribe(
      subscription:,
      project: nil,
      timeout: nil
    )
      ask("events.unsubscribe", {
        "subscription" => subscription,
        "project" => leave_out(project),
      }, Types::EventsUnsubscribeResult, timeout)
    end

    # Reads events as events.read does, and waits while there are none.
    #
    # after: Where to go on: the cursor of an earlier answer.
    # limit: How many events at most.
    # user: Only what is about this customer; any id that reaches it.
    # kinds: Only these kinds. One of: userCreated, identified, loggedOut, usersAliased,
    #   linkUndone, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired,
    #   entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
    #   subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
    #   grantRevoked, userDeleted, clockAdvanced.
    # consumer: Goes on behind what this consumer has acknowledged; instead of after.
    # timeout_ms: How long to wait, in milliseconds; then the list is empty.
    # project: The project to work in.
    # Gives a Types::EventsWaitResult.
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
      }, Types::EventsWaitResult, timeout)
    end

    # Tells why a user may use something or not, and what would help.
    #
    # Exactly one is given: device or user_id.
    #
    # device: The device.
    # user_id: A user, instead of a device.
    # entitlement: What is asked about.
    # at: The moment to answer for, with today's links; now when left out.
    # project: The project to work in.
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
    # device: The device.
    # user_id: A user, instead of a device.
    # entitlement: One that the catalogue or the project's `entitlements` know.
    # expires_at: The last moment of the grant; no end when left out.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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
    # device: The device.
    # user_id: Who it is, in the caller's words.
    # anonymous_id: Instead of the device: its anonymous user.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
    # Gives a Types::IdentifyResult.
    def identify(
      device: nil,
      user_id:,
      anonymous_id: nil,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("identify", {
        "device" => leave_out(device),
        "userId" => user_id,
        "anonymousId" => leave_out(anonymous_id),
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::IdentifyResult, timeout)
    end

    # Starts a device, with an anonymous user of its own.
    #
    # device: The device; made up when left out.
    # user_id: Start the device as this user: nothing is attached, moved or aliased.
    # store_account: The store account whose purchases the device can present.
    # platform: What the device runs.
    # app: The app that was installed.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
    # Gives a Types::InstallResult.
    def install(
      device: nil,
      user_id: nil,
      store_account: nil,
      platform: nil,
      app: nil,
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
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::InstallResult, timeout)
    end

    # Logs the user of a device out.
    #
    # device: The device.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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

    # Creates a project, or changes what is given of it.
    #
    # project: The project to work in.
    # rules: How purchases and users move; qonversion for a new project.
    # products: The whole catalogue.
    # entitlements: What may be granted besides what the catalogue gives.
    # environment: Which purchases count; production for a new project. One of: production,
    #   sandbox, any.
    # clock: Whose time it lives in; only before its first device or user. The system's for a new
    #   project.
    # webhooks: Where events are posted; the whole list, each URL once. None for a new project.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
    # Gives a Types::ProjectDefineResult.
    def project_define(
      project: nil,
      rules: nil,
      products: nil,
      entitlements: nil,
      environment: nil,
      clock: nil,
      webhooks: nil,
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
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::ProjectDefineResult, timeout)
    end

    # Shows a project's definition, every rule spelled out, and how much it holds.
    #
    # project: The project to work in.
    # Gives a Types::ProjectDescribeResult.
    def project_describe(
      project: nil,
      timeout: nil
    )
      ask("project.describe", {
        "project" => leave_out(project),
      }, Types::ProjectDescribeResult, timeout)
    end

    # Lists the projects, in the order of their ids' bytes.
    #
    # project: Taken so that a client may send it with every call; it must exist, and changes
    #   nothing.
    # Gives a Types::ProjectListResult.
    def project_list(
      project: nil,
      timeout: nil
    )
      ask("project.list", {
        "project" => leave_out(project),
      }, Types::ProjectListResult, timeout)
    end

    # Shows where a project's events are posted, and with which secrets.
    #
    # project: The project to work in.
    # Gives a Types::ProjectWebhooksResult.
    def project_webhooks(
      project: nil,
      timeout: nil
    )
      ask("project.webhooks", {
        "project" => leave_out(project),
      }, Types::ProjectWebhooksResult, timeout)
    end

    # Records a transaction of a store, and who holds it.
    #
    # Exactly one is given: device or user_id.
    #
    # device: The device.
    # user_id: A user, instead of a device; made when there is none, for the money is real.
    # product: What was bought; one that the catalogue does not know is kept all the same.
    # store: Where it was bought.
    # transaction_id: This transaction.
    # original_transaction_id: The first transaction of its chain; this one when left out.
    # kind: What the product is; wins over the catalogue. One of: subscription,
    #   nonRenewingSubscription, nonConsumable, consumable.
    # purchased_at: When; now when left out.
    # expires_at: The last moment of the period; no end when left out.
    # period_type: What the customer pays for the period. One of: normal, trial, intro.
    # environment: Where the store took the money. One of: production, sandbox.
    # is_family_shared: Bought by somebody else in the family.
    # price: What was paid.
    # currency: In which currency.
    # country: In which country.
    # offer_code: The offer that was redeemed.
    # attributes: Told again in the events of this purchase.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::PurchaseResult, timeout)
    end

    # Takes in what a store tells of a purchase besides its transactions.
    #
    # store: Where it was bought.
    # original_transaction_id: The first transaction of its chain.
    # expires_at: Another last moment of the period; null: no end.
    # auto_renew: Whether it renews by itself; null is true.
    # grace_period_expires_at: The last moment of the grace period; null: there is none.
    # billing_retry: Whether the store still tries to get its money; null is false.
    # paused_until: The moment at which a pause is over; null: there is none.
    # refunded_at: When the money was given back; null: it was not.
    # revoked_at: When it was taken away, as when family sharing ends; null: it was not.
    # product: The product from now on: a change of plan.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::PurchaseUpdateResult, timeout)
    end

    # Brings what the store account of a device has bought to its current user.
    #
    # device: The device.
    # purchases: Exactly these, whoever's account they came from; an empty list restores nothing.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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
    # device: The device.
    # user_id: A user, instead of a device.
    # entitlement: What was granted.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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

    # Gives this protocol as an OpenRPC document.
    #
    # Gives a Types::RpcDiscoverResult.
    def rpc_discover(
      timeout: nil
    )
      ask("rpc.discover", {}, Types::RpcDiscoverResult, timeout)
    end

    # Lists the methods, or describes one.
    #
    # method: Its name.
    # Gives a Types::ServerDescribeResult.
    def server_describe(
      method: nil,
      timeout: nil
    )
      ask("server.describe", {
        "method" => leave_out(method),
      }, Types::ServerDescribeResult, timeout)
    end

    # Tells what daemon this is, its limits, and how it sees the caller.
    #
    # Gives a Types::ServerInfoResult.
    def server_info(
      timeout: nil
    )
      ask("server.info", {}, Types::ServerInfoResult, timeout)
    end

    # Answers, to show that the daemon does.
    #
    # echo: Comes back as it is, without the blanks between its tokens.
    # Gives a Types::ServerPingResult.
    def server_ping(
      echo: ABSENT,
      timeout: nil
    )
      ask("server.ping", {
        "echo" => echo,
      }, Types::ServerPingResult, timeout)
    end

    # Keeps a word about a user for other systems; and never changes access.
    #
    # Exactly one is given: device or user_id.
    #
    # device: The device.
    # user_id: A user, instead of a device.
    # key: Its name; the reserved ones of other systems, such as $email, are names like any other.
    # value: What it is now; an empty one removes it.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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

    # Erases a customer from everything that is kept.
    #
    # user_id: Any id that reaches the customer.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
    # Gives a Types::UserDeleteResult.
    def user_delete(
      user_id:,
      project: nil,
      dry_run: nil,
      idempotency_key: nil,
      timeout: nil
    )
      ask("user.delete", {
        "userId" => user_id,
        "project" => leave_out(project),
        "dryRun" => leave_out(dry_run),
        "idempotencyKey" => leave_out(idempotency_key),
      }, Types::UserDeleteResult, timeout)
    end

    # Tells everything that is held about a customer.
    #
    # user_id: Any id that reaches the customer.
    # project: The project to work in.
    # Gives a Types::UserExportResult.
    def user_export(
      user_id:,
      project: nil,
      timeout: nil
    )
      ask("user.export", {
        "userId" => user_id,
        "project" => leave_out(project),
      }, Types::UserExportResult, timeout)
    end

    # Takes a link back: holders and customers are as if it had never been made.
    #
    # event: The id of the event that told of it: an identified, a usersAliased or a …Transferred.
    # project: The project to work in.
    # dry_run: Answer as if it were done, with the events that it would cause, and change nothing.
    # idempotency_key: The same key with the same params again gives the stored result.
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

    # Tells who the user of a device is, or whom an id reaches.
    #
    # Exactly one is given: device or user_id.
    #
    # device: The device.
    # user_id: A user, instead of a device.
    # project: The project to work in.
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

    # Tells what setUserProperty has kept.
    #
    # Exactly one is given: device or user_id.
    #
    # device: The device.
    # user_id: A user, instead of a device.
    # project: The project to work in.
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
  end
end
