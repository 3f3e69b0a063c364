# frozen_string_literal: true

# Made by clients/generate from Protocol; a change made here is lost.

module Entitled
  # What the daemon answers, and what it is given.
  module Types
    # What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
    # supplies every member. If only `entitlements` of `checkEntitlements` names it, every member
    # is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
    class Entitlement < Record
      # An entitlement, for example `premium`.
      member :id, "id", TEXT, required: true
      # Whether the user has access.
      member :active, "active", BOOLEAN, required: true
      # State of a purchase or grant. Null before it begins, and for an entitlement that only
      # `entitlements` of `checkEntitlements` names. One of: active, trial, intro, gracePeriod,
      # billingRetry, paused, expired, refunded, revoked.
      member :state, "state", nullable(TEXT), required: true
      # Product that gives the entitlement; null for a grant.
      member :product_id, "productId", nullable(TEXT), required: true
      # Store of the purchase, or `manual` for a grant.
      member :source, "source", nullable(TEXT), required: true
      # Whether the subscription renews. billingIssue: the store could not collect a payment. One
      # of: willRenew, canceled, billingIssue, nonRenewable, unknown.
      member :renew_state, "renewState", TEXT, required: true
      # What gave the entitlement; `manual` for a grant by the method `grant`. One of: purchase,
      # familySharing, offerCode, manual.
      member :grant_type, "grantType", nullable(TEXT), required: true
      # One of: normal, trial, intro.
      member :period_type, "periodType", nullable(TEXT), required: true
      # Time of the first purchase, or of the grant.
      member :started_at, "startedAt", nullable(MOMENT), required: true
      # Last millisecond with access, without a grace period; null for no end.
      member :expires_at, "expiresAt", nullable(MOMENT), required: true
      # Last millisecond of the grace period; null without a grace period.
      member :grace_period_expires_at, "gracePeriodExpiresAt", nullable(MOMENT), required: true
      # Time of the first transaction; null for a grant.
      member :first_purchased_at, "firstPurchasedAt", nullable(MOMENT), required: true
      # Time of the latest transaction; null for a grant.
      member :last_purchased_at, "lastPurchasedAt", nullable(MOMENT), required: true
      # Time at which a trial began; null without a trial.
      member :trial_started_at, "trialStartedAt", nullable(MOMENT), required: true
      # Time at which the customer turned auto-renew off; null while it is on.
      member :auto_renew_disabled_at, "autoRenewDisabledAt", nullable(MOMENT), required: true
      # Number of renewals at the full price.
      member :renews_count, "renewsCount", INTEGER, required: true
      # One of: production, sandbox.
      member :environment, "environment", nullable(TEXT), required: true
      # Null for a grant.
      member :store, "store", nullable(TEXT), required: true
      # Latest transaction; null for a grant.
      member :transaction_id, "transactionId", nullable(TEXT), required: true
      # First transaction; null for a grant.
      member :original_transaction_id, "originalTransactionId", nullable(TEXT), required: true
    end

    # A sign that an accepted request may be a mistake.
    class Warning < Record
      # One of: unknownProduct, unknownEntitlement, subscriptionWithoutEnd, heldByNobody,
      # sameMoment, asOfAhead, keyTaken, accountTokenDiffers, accountTokensFull,
      # transactionDiffers, unknownNotification, leftOut, environmentDiffers, alreadyOver.
      member :kind, "kind", TEXT, required: true
      # An explanation in one sentence.
      member :message, "message", TEXT, required: true
      # Similar names that exist, nearest first. An unknown entitlement always has it.
      member :nearest, "nearest", list_of(TEXT)
      # In sameMoment: the fields that two statements of one moment give different values.
      member :fields, "fields", list_of(TEXT)
    end

    # What `checkEntitlements` answers.
    class CheckEntitlementsResult < Record
      # Id of the user that the result is about.
      member :user_id, "userId", TEXT, required: true
      # Whether the project has this user. Absent unless the request has `ifUnknown`.
      member :known, "known", BOOLEAN
      # Entitlements by their ids, including inactive entitlements.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # The moment that the result is for.
      member :at, "at", MOMENT, required: true
      # Absent when there are no warnings.
      member :warnings, "warnings", list_of(Warning)
    end

    # What caused the event. A request gives its `method` and `id`; a notification has no `id`.
    # `clock` is true for a change that fell due.
    class Cause < Record
      member :method, "method", TEXT
      member :id, "id", nullable(either(TEXT, NUMBER))
      member :clock, "clock", BOOLEAN
    end

    # One entry of a project's log. Its other members depend on its kind: events.md lists them.
    class Event < Record
      # The event's number in the log; absent in a dry run.
      member :cursor, "cursor", TEXT, required: true
      # Unique id of the event.
      member :id, "id", TEXT, required: true
      # Kind of an event. One of: userCreated, identified, loggedOut, usersAliased, linkUndone,
      # purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired,
      # entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
      # subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
      # grantRevoked, userDeleted, clockAdvanced, userImported, tracesCleared.
      member :kind, "kind", TEXT, required: true
      # Time at which the event happened, by the project's clock.
      member :at, "at", MOMENT, required: true
      # A project: a namespace for users, purchases, rules and events. Projects share no data.
      member :project, "project", TEXT, required: true
      # CustomerId of the customer that the event is about; absent in clockAdvanced.
      member :user, "user", TEXT
      # Id of the user, if the user is identified.
      member :user_id, "userId", TEXT
      # Id of the user, if the user is anonymous. In identified, and in loggedOut with a userId:
      # the device's anonymous user after the event.
      member :anonymous_id, "anonymousId", TEXT
      # What caused the event. A request gives its `method` and `id`; a notification has no `id`.
      # `clock` is true for a change that fell due.
      member :cause, "cause", Cause, required: true
      # In userCreated, identified, loggedOut, purchase events and the events that a purchase
      # causes: the device; null when there is none.
      member :device, "device", nullable(TEXT)
      # In identified: the outcome that identify returned. One of: attached, aliased, moved,
      # switched.
      member :outcome, "outcome", TEXT
      # In a move: the holders before.
      member :from, "from", list_of(TEXT)
      # In a move: the user that gained the purchase.
      member :to, "to", TEXT
      # In a move: whether the users in `from` keep the purchase.
      member :shared, "shared", BOOLEAN
      # In linkUndone: id of the undone event.
      member :undone, "undone", TEXT
      # In usersAliased, and in linkUndone of customers that are split: every id of the customer
      # now, in byte order.
      member :aliases, "aliases", list_of(TEXT)
      # In usersAliased: the customerId that `user` absorbed; absent when the joining id was new.
      member :absorbed, "absorbed", TEXT
      # In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in
      # byte order. In granted and grantRevoked: the entitlement.
      member :entitlements, "entitlements", list_of(TEXT)
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT
      # The latest transaction; in purchaseUpdated, the transaction that changed.
      member :transaction_id, "transactionId", TEXT
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT
      # Kind of a product, which determines how a purchase moves and expires. One of:
      # subscription, nonRenewingSubscription, nonConsumable, consumable.
      member :product_kind, "productKind", TEXT
      # In purchase events: the holders.
      member :holders, "holders", list_of(TEXT)
      # Environment of the store: production, or sandbox for test purchases. One of: production,
      # sandbox.
      member :environment, "environment", TEXT
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :first_purchased_at, "firstPurchasedAt", MOMENT
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :purchased_at, "purchasedAt", MOMENT
      # In purchase events: the end of the period. In granted and grantRevoked: the end of the
      # grant.
      member :expires_at, "expiresAt", nullable(MOMENT)
      # Price of a period: full (normal), a trial, or introductory (intro). One of: normal, trial,
      # intro.
      member :period_type, "periodType", TEXT
      member :is_family_shared, "isFamilyShared", BOOLEAN
      member :price, "price", nullable(TEXT)
      member :currency, "currency", nullable(TEXT)
      member :country, "country", nullable(TEXT)
      member :offer_code, "offerCode", nullable(TEXT)
      # Up to 20 strings of the caller's own, which the events of this purchase repeat.
      member :attributes, "attributes", map_of(TEXT)
      # In purchase events: why the purchase ended, or will end; absent when the store named no
      # reason. One of: customer, billing, priceIncrease, unavailable, developer, replaced, other.
      member :end_reason, "endReason", nullable(TEXT)
      # In purchase events: the purchase that this one takes over; absent when there is none.
      member :replaces, "replaces", TEXT
      # In purchaseUpdated: the fields of the transaction that the call changed, with their new
      # values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what
      # the store says along with the new period about the time after it, for example that
      # auto-renew is off; absent when it says nothing.
      member :changes, "changes", map_of(ANYTHING)
      # In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a
      # purchase that gives no access or replaces a known one: the purchase's state after the
      # event. One of: active, trial, intro, gracePeriod, billingRetry, paused, expired, refunded,
      # revoked.
      member :state, "state", nullable(TEXT)
      # In the same events: `state` before the event, and former values. In purchaseUpdated by a
      # call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and
      # `periodType` of the transaction before; in purchaseRecorded those of the purchase that it
      # replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`,
      # `renewsAs` and `billingIssueAt` of the latest transaction, if they were set.
      member :before, "before", map_of(ANYTHING)
      # In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwise
      # absent.
      member :is_earlier, "isEarlier", BOOLEAN
      # In clockAdvanced: the time that the clock shows.
      member :now, "now", MOMENT
    end

    # What `clock.advance` answers.
    class ClockAdvanceResult < Record
      # Time that the clock shows after the call.
      member :now, "now", MOMENT, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # What `events.acknowledge` answers.
    class EventsAcknowledgeResult < Record
      # Name of a consumer: a reader of the log whose position the daemon stores. The reader
      # chooses it, for example `mailer`.
      member :consumer, "consumer", TEXT, required: true
      # Highest cursor that the consumer has acknowledged.
      member :cursor, "cursor", TEXT, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit: always none. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # What `events.read` answers.
    class EventsPage < Record
      member :events, "events", list_of(Event), required: true
      # Cursor for the next call: that of the last event in the list, or of the newest event in
      # the log when there are no more.
      member :cursor, "cursor", TEXT, required: true
      # True when there may be more events: call again at once. The list can be empty when `more`
      # is true, because no event that the daemon looked at matched.
      member :more, "more", BOOLEAN, required: true
    end

    # What `events.subscribe` answers.
    class Subscription < Record
      # Id of a subscription. It is unique within one connection.
      member :subscription, "subscription", TEXT, required: true
      # The subscription sends the events after this cursor.
      member :cursor, "cursor", TEXT, required: true
    end

    # A rule of the project, with the value that applied in the step.
    class AppliedRule < Record
      # Name of the rule, as in `project.define`. One of: purchaseHolders, onIdentifyNew,
      # onIdentifyKnown, onRestore, anonymousHolders.
      member :name, "name", TEXT, required: true
      # Value that the rule had when the step happened.
      member :value, "value", TEXT, required: true
    end

    # One step that led a user to an entitlement, or took it away. A member that does not apply,
    # or is not known, is absent.
    class ExplanationStep < Record
      # Kind of the step; rules.md describes each kind. One of: purchased, claimed, granted,
      # attached, moved, shared, transferred, aliased, unclear, identified, renewed, revoked,
      # mapped, clock.
      member :step, "step", TEXT, required: true
      # An explanation in one sentence.
      member :text, "text", TEXT, required: true
      # Time of the step, if it has a time. In `clock`: the moment that the result is for.
      member :at, "at", nullable(MOMENT), required: true
      # Id of the event that reported the step.
      member :event, "event", TEXT
      # Cursor of that event.
      member :cursor, "cursor", TEXT
      # The rule that applied in the step.
      member :rule, "rule", AppliedRule
      # In `claimed`: what led to the user. One of: purchase, restore, accountToken, replaces,
      # firstItem.
      member :by, "by", TEXT
      # Method that made the step. In `revoked`: present if an import brought the end. One of:
      # identify, restore, purchase, user.link.undo, user.import.
      member :method, "method", TEXT
      # Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer.
      # In `identified`: the device's anonymous user.
      member :from, "from", list_of(TEXT)
      # Who has it afterwards. In `aliased`: the second customer.
      member :to, "to", list_of(TEXT)
      # In `purchased` and `identified`: the device; null for a purchase without a device.
      member :device, "device", nullable(TEXT)
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT
      # Id that a store gives to a transaction.
      member :transaction_id, "transactionId", TEXT
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT
      # State of the purchase or grant at that time. One of: active, trial, intro, gracePeriod,
      # billingRetry, paused, expired, refunded, revoked.
      member :state, "state", nullable(TEXT)
      # In `clock`: start of the state; when access is over, the last millisecond with access. In
      # other steps: start of the period.
      member :since, "since", nullable(MOMENT)
      # Last millisecond of the state, as far as is known; the end of a pause. Null for no end.
      member :until_, "until", nullable(MOMENT)
      # True when an undo of an earlier link changed the outcome of this login; otherwise absent.
      member :recomputed, "recomputed", BOOLEAN
    end

    # A purchase or grant that also gives the entitlement, but does not supply its fields.
    class LosingSource < Record
      # The first criterion, in the order of rules.md, in which the two differ. One of: active,
      # end, purchasedAt, transactionId, store, originalTransactionId, order.
      member :lost_by, "lostBy", TEXT, required: true
      # An explanation in one sentence.
      member :text, "text", TEXT, required: true
      # The entitlement as this purchase or grant alone would give it.
      member :entitlement, "entitlement", Entitlement, required: true
    end

    # A complete call that would make the entitlement active. The daemon has tried it in a dry
    # run.
    class SuggestedCall < Record
      # Method of the call.
      member :method, "method", TEXT, required: true
      # Params of the call.
      member :params, "params", map_of(ANYTHING), required: true
      # Role that the caller needs. One of: read, write, admin.
      member :role, "role", TEXT, required: true
      # An explanation in one sentence.
      member :text, "text", TEXT, required: true
    end

    # A reason why an entitlement is not active.
    class MissingReason < Record
      # What is missing; rules.md describes each kind. One of: expired, paused, billingRetry,
      # refunded, revoked, notYet, environment, notMapped, notIdentified, heldByAnother,
      # heldByNobody, noProduct, noPurchase, notGranted.
      member :kind, "kind", TEXT, required: true
      # An explanation in one sentence.
      member :text, "text", TEXT, required: true
      # Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim of
      # the user, which no store has reported yet.
      member :store, "store", TEXT
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT
      # In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder
      # comes before an anonymous holder, then the first in byte order.
      member :holder, "holder", TEXT
      # Last millisecond with access. In `refunded` and `revoked`: time of the refund or
      # revocation. In `notIdentified`: when the holder logged out on this device, if it did.
      member :since, "since", MOMENT
      # In `paused`: end of the pause. In `notYet`: start of access.
      member :until_, "until", MOMENT
      # In `heldByAnother`: the steps that led to the holder.
      member :because, "because", list_of(ExplanationStep)
      # Calls that would each make the entitlement active at the moment that the result is for. A
      # call is listed under the first reason that it removes.
      member :suggested_calls, "suggestedCalls", list_of(SuggestedCall), required: true
    end

    # How many entries the daemon left out of each list. Absent when every list is complete.
    class ExplainResultOmitted < Record
      member :because, "because", INTEGER, required: true
      member :others, "others", INTEGER, required: true
      member :missing, "missing", INTEGER, required: true
    end

    # What `explain` answers.
    class ExplainResult < Record
      # Id of the user that the result is about.
      member :user_id, "userId", TEXT, required: true
      # Whether the user has access.
      member :active, "active", BOOLEAN, required: true
      # The entitlement, as `checkEntitlements` returns it.
      member :entitlement, "entitlement", Entitlement, required: true
      # The moment that the result is for.
      member :at, "at", MOMENT, required: true
      # The steps that lead to the result: the purchase or grant, each change of holder, the
      # catalogue and the clock. When no purchase or grant is active, the steps of one that was
      # active or may become active. At most 50 steps: the first and the last.
      member :because, "because", list_of(ExplanationStep), required: true
      # Purchases and grants that also give the entitlement and lost against the winner, best
      # first. At most 20.
      member :others, "others", list_of(LosingSource), required: true
      # What prevents access. Empty when the entitlement is active. At most 20.
      member :missing, "missing", list_of(MissingReason), required: true
      # How many entries the daemon left out of each list. Absent when every list is complete.
      member :omitted, "omitted", ExplainResultOmitted
    end

    # What `grant` answers.
    class GrantResult < Record
      # The entitlement after the call. A purchase supplies its values if the purchase wins
      # against the grant.
      member :entitlement, "entitlement", Entitlement, required: true
      # Absent when there are no warnings.
      member :warnings, "warnings", list_of(Warning)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # The current user of a device, or the user that an id belongs to.
    class User < Record
      # For a device: the identified user, or else the anonymous user. For an id: that id if it is
      # identified, or else the customer's identified id, or its anonymous id if it has none.
      member :id, "id", TEXT, required: true
      # For a device: its anonymous user. For an id: that id if it is anonymous, or else null.
      member :anonymous_id, "anonymousId", nullable(TEXT), required: true
      # Id of the identified user; null for an anonymous user.
      member :identity_id, "identityId", nullable(TEXT), required: true
      # Id of the customer. It stays the same across logins, and every userId param accepts it.
      member :customer_id, "customerId", TEXT, required: true
      # Every id of the customer, in byte order. It omits the customerId of a customer that began
      # with an identified user.
      member :aliases, "aliases", list_of(TEXT), required: true
      # Id of the device; absent when the request names a user.
      member :device, "device", TEXT
      # Time at which the customer was created.
      member :created_at, "createdAt", MOMENT, required: true
      # Which purchases give access: those of production, those of the sandbox, or both (any). One
      # of: production, sandbox, any.
      member :environment, "environment", TEXT, required: true
    end

    # A purchase with new holders.
    class Move < Record
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT, required: true
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT, required: true
      # Kind of a product, which determines how a purchase moves and expires. One of:
      # subscription, nonRenewingSubscription, nonConsumable, consumable.
      member :kind, "kind", TEXT, required: true
      # Who held it before: one id per customer, in byte order.
      member :from, "from", list_of(TEXT), required: true
      # The user that gained it. After an undo in which no user gained it: the first remaining
      # holder in byte order.
      member :to, "to", TEXT, required: true
      # True when the users in `from` still hold it.
      member :shared, "shared", BOOLEAN, required: true
    end

    # What `identify` answers.
    class IdentifyResult < Record
      # The current user of a device, or the user that an id belongs to.
      member :user, "user", User, required: true
      # True when this call created the user.
      member :created, "created", BOOLEAN, required: true
      # attached: the user became a holder of at least one purchase, and no holder lost any.
      # moved: purchases moved from the anonymous user to this user. aliased: both users became
      # one customer. switched: only the device's current user changed. unchanged: the user was
      # already logged in. One of: attached, aliased, moved, switched, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # True exactly when `purchases` or `claimed` is not empty: the app refreshes what it shows.
      member :should_refresh, "shouldRefresh", BOOLEAN, required: true
      # Purchases that changed holders. After an alias: the purchases that the anonymous user's
      # customer held.
      member :purchases, "purchases", list_of(Move), required: true
      # The unclaimed purchases that this call gave to the user, with those that replace them;
      # absent if there are none. In the order of `store`, then `originalTransactionId`.
      member :claimed, "claimed", list_of(Move)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # What `install` answers.
    class InstallResult < Record
      # A device: one installation of one app. A reinstallation is a new device.
      member :device, "device", TEXT, required: true
      # False when the device was already registered.
      member :created, "created", BOOLEAN, required: true
      # The current user of a device, or the user that an id belongs to.
      member :user, "user", User, required: true
      # True when the call claimed purchases: the app has to check the user's entitlements.
      # Otherwise absent.
      member :should_refresh, "shouldRefresh", BOOLEAN
      # The unclaimed purchases that this call gave to the user, with those that replace them;
      # absent if there are none. In the order of `store`, then `originalTransactionId`.
      member :claimed, "claimed", list_of(Move)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # What `logout` answers.
    class LogoutResult < Record
      # The current user of a device, or the user that an id belongs to.
      member :user, "user", User, required: true
      # loggedOut: the device's anonymous user is current again. rotated: the device has a new
      # anonymous user. unchanged: no user was logged in. One of: loggedOut, rotated, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # Every rule of a project. rules.md describes each rule.
    class Rules < Record
      # Preset that the rules started from. One of: qonversion, revenuecat, revenuecatLegacy,
      # purchasely.
      member :preset, "preset", TEXT
      # Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
      # anonymous id is a lower-case UUID.
      member :anonymous_prefix, "anonymousPrefix", TEXT
      # What a login of a new user id does when no user is logged in on the device. One of:
      # attach, alias, aliasUnlessLinked, move, switch.
      member :on_identify_new, "onIdentifyNew", TEXT
      # What a login of a known user id does when no user is logged in on the device. One of:
      # attach, alias, aliasUnlessLinked, move, switch.
      member :on_identify_known, "onIdentifyKnown", TEXT
      # What a login does when another user is logged in on the device. One of: logoutFirst,
      # switch.
      member :on_switch, "onSwitch", TEXT
      # The current user after a logout: the same anonymous user (return), or a new anonymous user
      # (rotate). One of: return, rotate.
      member :on_logout, "onLogout", TEXT
      # What a logout does when no user is logged in. One of: ignore, refuse, rotate.
      member :on_anonymous_logout, "onAnonymousLogout", TEXT
      # Who holds a new purchase: the device's anonymous user and its identified user, or only the
      # current user. One of: deviceAndUser, currentUser.
      member :purchase_holders, "purchaseHolders", TEXT
      # What a restore does with a purchase that another user holds. One of: share, transfer,
      # transferIfInactive, keep, alias.
      member :on_restore, "onRestore", TEXT
      # What a restore does with a purchase that only anonymous users hold. One of: asOthers,
      # alias.
      member :anonymous_holders, "anonymousHolders", TEXT
      # Whether a restore moves one-time purchases. One of: move, stay.
      member :one_time_purchases, "oneTimePurchases", TEXT
      # What the daemon does with a purchase that a store reports without a known user: it does
      # not record it (ignore), records it without a holder (keep), or gives it to a new anonymous
      # user (anonymous). One of: ignore, keep, anonymous.
      member :unclaimed_purchases, "unclaimedPurchases", TEXT
      # Maximum length of a user id, in Unicode scalars.
      member :user_id_length_max, "userIdLengthMax", INTEGER
      # Ids that no user may have, compared byte by byte. The empty id is always blocked.
      member :blocked_user_ids, "blockedUserIds", list_of(TEXT)
    end

    # A product of the catalogue.
    class Product < Record
      # Default: the kind that the purchase gives; without it, `subscription` for a purchase with
      # an end and `nonConsumable` for a purchase without. One of: subscription,
      # nonRenewingSubscription, nonConsumable, consumable.
      member :kind, "kind", nullable(TEXT)
      # Ids of the entitlements that the product unlocks.
      member :entitlements, "entitlements", list_of(TEXT), required: true
      # Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
      # `PRODUCT:PLAN`, and an import from there finds it by that name.
      member :base_plan, "basePlan", TEXT
    end

    # The clock of a project: the system's, or a manual clock, which only moves when it is
    # advanced.
    class Clock < Record
      # One of: system, manual.
      member :kind, "kind", TEXT, required: true
      # Time of a manual clock; absent for the system's.
      member :now, "now", MOMENT
    end

    # A URL that receives a project's events.
    class WebhookSummary < Record
      # An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
      # query. It has no user, password or fragment, because every reader of the project sees it.
      member :url, "url", TEXT, required: true
      # Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
      # `qonversion`: as these systems document it (webhooks.md). One of: entitled, purchasely,
      # revenuecat, qonversion.
      member :format, "format", TEXT, required: true
    end

    # An app of the App Store.
    class AppStoreApp < Record
      # Bundle id of the app.
      member :bundle_id, "bundleId", TEXT, required: true
      # Number of the app at Apple. Required where `environments` has `Production`; null if not
      # given.
      member :app_apple_id, "appAppleId", nullable(INTEGER)
    end

    # How the project verifies what the App Store sends.
    class AppStoreSettings < Record
      # Apps whose notifications the project takes.
      member :apps, "apps", list_of(AppStoreApp), required: true
      # Environments that the project takes. One of: Production, Sandbox, Xcode, LocalTesting.
      member :environments, "environments", list_of(TEXT)
      # Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
      member :roots, "roots", list_of(TEXT)
    end

    # How the project verifies and reads what Google Play sends.
    class PlayStoreSettings < Record
      # Package names of the apps whose notifications the project takes.
      member :packages, "packages", list_of(TEXT), required: true
    end

    # How the project reads Stripe's events. Only `project.stores` returns the secrets.
    class StripeSettings < Record
      # Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.
      member :secret, "secret", TEXT, required: true
      # Previous secret, which the daemon also accepts; null when there is none. Only in
      # `project.stores`.
      member :old_secret, "oldSecret", nullable(TEXT)
      # Member of Stripe's price that names the product: its `product`, its own id, or its
      # `lookup_key`. One of: product, price, lookupKey.
      member :product, "product", TEXT
      # Members of Stripe's objects that contain the account token: `client_reference_id`,
      # `customer` or `metadata.NAME`. The first that is present counts.
      member :user_from, "userFrom", list_of(TEXT)
      # How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
      member :grace, "grace", TEXT
    end

    # Settings of the stores in which a project sells.
    class Stores < Record
      # Absent when not defined.
      member :app_store, "appStore", nullable(AppStoreSettings)
      # Absent when not defined.
      member :play_store, "playStore", nullable(PlayStoreSettings)
      # Absent when not defined.
      member :stripe, "stripe", nullable(StripeSettings)
      # Stores of the project's own, in byte order.
      member :custom, "custom", list_of(TEXT)
    end

    # Number of records of a project.
    class Counts < Record
      member :devices, "devices", INTEGER, required: true
      member :users, "users", INTEGER, required: true
      # A merged customer counts once.
      member :customers, "customers", INTEGER, required: true
      member :purchases, "purchases", INTEGER, required: true
      # Unclaimed purchases, which have had no holder yet; `purchases` counts them too.
      member :unclaimed, "unclaimed", INTEGER, required: true
      member :events, "events", INTEGER, required: true
    end

    # A project: a namespace for users, purchases, rules and events, with the counts of its
    # records.
    class Project < Record
      # A project: a namespace for users, purchases, rules and events. Projects share no data.
      member :id, "id", TEXT, required: true
      # Every rule of a project. rules.md describes each rule.
      member :rules, "rules", Rules, required: true
      # Products by their ids.
      member :products, "products", map_of(Product), required: true
      # Ids that `grant` accepts in addition to the entitlements of the catalogue.
      member :entitlements, "entitlements", list_of(TEXT), required: true
      # Which purchases give access: those of production, those of the sandbox, or both (any). One
      # of: production, sandbox, any.
      member :environment, "environment", TEXT, required: true
      # The clock of a project: the system's, or a manual clock, which only moves when it is
      # advanced.
      member :clock, "clock", Clock, required: true
      # URLs that receive the project's events. Only `project.webhooks` returns the secrets.
      member :webhooks, "webhooks", list_of(WebhookSummary), required: true
      # Settings of the stores in which a project sells.
      member :stores, "stores", Stores, required: true
      # Time of the creation, by the project's own clock.
      member :created_at, "createdAt", MOMENT, required: true
      # Number of records of a project.
      member :counts, "counts", Counts, required: true
    end

    # Whose access a definition changes, at the moment of the call. If `counted` is false, the
    # project has too many customers and purchases, and the numbers are missing.
    class AccessChanges < Record
      # How many customers gain or lose an entitlement.
      member :customers, "customers", INTEGER
      # How many customers gain each entitlement. Entitlements that nobody gains are missing.
      member :gained, "gained", map_of(INTEGER)
      # How many customers lose each entitlement. Entitlements that nobody loses are missing.
      member :lost, "lost", map_of(INTEGER)
      # False if the project has more than `definitionRecordsMax` customers and purchases.
      member :counted, "counted", BOOLEAN, required: true
    end

    # What `project.define` answers.
    class ProjectDefineResult < Record
      # A project: a namespace for users, purchases, rules and events, with the counts of its
      # records.
      member :project, "project", Project, required: true
      # Whose access a definition changes, at the moment of the call. If `counted` is false, the
      # project has too many customers and purchases, and the numbers are missing.
      member :changes, "changes", AccessChanges, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run. The changes of access that a new
      # catalogue causes come later, and are not in the list: `changes` counts them.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # An object of the protocol.
    class ClockChoiceObject < Record
      # Time at which the manual clock starts, RFC 3339.
      member :manual, "manual", MOMENT, required: true
    end

    # What `project.describe` answers.
    class ProjectDescribeResult < Record
      # A project: a namespace for users, purchases, rules and events, with the counts of its
      # records.
      member :project, "project", Project, required: true
    end

    # One line in the list of projects.
    class ProjectSummary < Record
      # A project: a namespace for users, purchases, rules and events. Projects share no data.
      member :id, "id", TEXT, required: true
      # A named set of rules. One of: qonversion, revenuecat, revenuecatLegacy, purchasely.
      member :preset, "preset", TEXT, required: true
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :created_at, "createdAt", MOMENT, required: true
      # Number of records of a project.
      member :counts, "counts", Counts, required: true
    end

    # What `project.list` answers.
    class ProjectListResult < Record
      member :projects, "projects", list_of(ProjectSummary), required: true
    end

    # What `project.stores` answers.
    class ProjectStoresResult < Record
      # Settings of the stores in which a project sells.
      member :stores, "stores", Stores, required: true
    end

    # A URL that receives a project's events, with its secrets. Only an admin can read it.
    class Webhook < Record
      # An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
      # query. It has no user, password or fragment, because every reader of the project sees it.
      member :url, "url", TEXT, required: true
      # Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
      # itself, in UTF-8.
      member :secret, "secret", TEXT, required: true
      # Second secret that also signs each delivery; null when there is none.
      member :old_secret, "oldSecret", nullable(TEXT)
      # What posts carry in their header `Authorization`; null when they carry none.
      member :authorization, "authorization", nullable(TEXT)
      # Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
      # `qonversion`: as these systems document it (webhooks.md). One of: entitled, purchasely,
      # revenuecat, qonversion.
      member :format, "format", TEXT
      # Kinds of events that it receives; absent when it receives every kind. One of: userCreated,
      # identified, loggedOut, usersAliased, linkUndone, purchaseRecorded, purchaseRenewed,
      # purchaseUpdated, purchaseExpired, entitlementsActivated, entitlementsDeactivated,
      # subscriptionReceived, subscriptionTransferred, oneTimePurchaseReceived,
      # oneTimePurchaseTransferred, granted, grantRevoked, userDeleted, clockAdvanced,
      # userImported, tracesCleared.
      member :kinds, "kinds", list_of(TEXT)
      # True if webhook.pause stopped the posts to the URL.
      member :paused, "paused", BOOLEAN, sent: false
      # Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
      # new consumer.
      member :consumer, "consumer", TEXT, sent: false
      # The webhook's position: all events up to this cursor are delivered.
      member :cursor, "cursor", TEXT, sent: false
    end

    # What `project.webhooks` answers.
    class ProjectWebhooksResult < Record
      member :webhooks, "webhooks", list_of(Webhook), required: true
    end

    # One transaction of a purchase: a paid period or a single payment. A member that is not
    # required is absent when it is not set.
    class Transaction < Record
      # Id that a store gives to a transaction.
      member :transaction_id, "transactionId", TEXT, required: true
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT, required: true
      # Price of a period: full (normal), a trial, or introductory (intro). One of: normal, trial,
      # intro.
      member :period_type, "periodType", TEXT
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :purchased_at, "purchasedAt", MOMENT, required: true
      # RFC 3339 timestamp, or null.
      member :expires_at, "expiresAt", nullable(MOMENT)
      # Only in an export: true if a statement named `expiresAt` as null, so that no grace period
      # counts as the end; otherwise absent.
      member :no_end, "noEnd", BOOLEAN
      # Whether a family member bought it and shares it. An export always shows this member and
      # those up to `attributes`.
      member :is_family_shared, "isFamilyShared", BOOLEAN
      # A decimal number in a string, for example "9.99".
      member :price, "price", nullable(TEXT)
      # ISO 4217 code, as it was sent.
      member :currency, "currency", nullable(TEXT)
      # ISO 3166 code, as it was sent.
      member :country, "country", nullable(TEXT)
      # Offer code, as it was sent.
      member :offer_code, "offerCode", nullable(TEXT)
      # Up to 20 strings of the caller's own, which the events of this purchase repeat.
      member :attributes, "attributes", map_of(TEXT)
      # The kind that the store named. One of: subscription, nonRenewingSubscription,
      # nonConsumable, consumable.
      member :kind, "kind", TEXT
      # The environment that the store named. One of: production, sandbox.
      member :environment, "environment", TEXT
      # False while auto-renew is off.
      member :auto_renew, "autoRenew", BOOLEAN
      # Time since which auto-renew has been off.
      member :auto_renew_disabled_at, "autoRenewDisabledAt", nullable(MOMENT)
      # Last moment of the grace period.
      member :grace_period_expires_at, "gracePeriodExpiresAt", nullable(MOMENT)
      # True while the store retries a failed payment.
      member :billing_retry, "billingRetry", BOOLEAN
      # Time at which the pause ends.
      member :paused_until, "pausedUntil", nullable(MOMENT)
      # Time of the refund.
      member :refunded_at, "refundedAt", nullable(MOMENT)
      # Time at which the store withdrew access.
      member :revoked_at, "revokedAt", nullable(MOMENT)
      # Time at which access ended before the end of the period.
      member :ended_at, "endedAt", nullable(MOMENT)
      # True while the store reports the subscription as paused.
      member :paused, "paused", BOOLEAN
      # Product of the next period.
      member :renews_as, "renewsAs", TEXT
      # Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
      # price increase, a product that is no longer sold (unavailable), the developer, another
      # purchase that took it over (replaced), or another reason. Null when the store named none.
      # One of: customer, billing, priceIncrease, unavailable, developer, replaced, other.
      member :end_reason, "endReason", nullable(TEXT)
      # Time since which billing has failed.
      member :billing_issue_at, "billingIssueAt", nullable(MOMENT)
      # Time at which the store last listed the items of the subscription, this one among them.
      # Absent if the subscription had one item only.
      member :listed_at, "listedAt", nullable(MOMENT)
      # Time of the newest statement about the transaction.
      member :as_of, "asOf", MOMENT
    end

    # One product bought in one store, its transactions and its holders.
    class Purchase < Record
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT, required: true
      # The first transaction.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # The latest transaction.
      member :transaction_id, "transactionId", TEXT
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT
      # Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase
      # with an end and `nonConsumable` for a purchase without. One of: subscription,
      # nonRenewingSubscription, nonConsumable, consumable.
      member :kind, "kind", TEXT
      # Current state; null before the first purchasedAt. One of: active, trial, intro,
      # gracePeriod, billingRetry, paused, expired, refunded, revoked.
      member :state, "state", nullable(TEXT)
      # Who holds the purchase: one id per customer, in byte order.
      member :holders, "holders", list_of(TEXT)
      # Device on which the customer bought; null when there is none.
      member :device, "device", nullable(TEXT)
      # Store account that bought it; null when there is none.
      member :store_account, "storeAccount", nullable(TEXT)
      # Time of the latest transaction.
      member :purchased_at, "purchasedAt", MOMENT
      # Time of the first transaction.
      member :first_purchased_at, "firstPurchasedAt", MOMENT
      # Last millisecond of the period; null for no end.
      member :expires_at, "expiresAt", nullable(MOMENT)
      # Only in an export: true if a call without a date named `expiresAt` as null, and the latest
      # transaction has no statement about its end; otherwise absent.
      member :no_end, "noEnd", BOOLEAN
      # Time at which a trial began; null without a trial.
      member :trial_started_at, "trialStartedAt", nullable(MOMENT)
      # Price of a period: full (normal), a trial, or introductory (intro). One of: normal, trial,
      # intro.
      member :period_type, "periodType", TEXT
      # Environment of the first transaction. One of: production, sandbox.
      member :environment, "environment", TEXT
      # Whether a family member bought it and shares it.
      member :is_family_shared, "isFamilyShared", BOOLEAN
      # A decimal number in a string, for example "9.99".
      member :price, "price", nullable(TEXT)
      # ISO 4217 code, as it was sent.
      member :currency, "currency", nullable(TEXT)
      # ISO 3166 code, as it was sent.
      member :country, "country", nullable(TEXT)
      # Offer code, as it was sent.
      member :offer_code, "offerCode", nullable(TEXT)
      # Whether it renews automatically: true for a subscription until purchase.update turns it
      # off, false for every other kind.
      member :auto_renew, "autoRenew", BOOLEAN
      # Time since which auto-renew has been off; null while it is on.
      member :auto_renew_disabled_at, "autoRenewDisabledAt", nullable(MOMENT)
      # Last millisecond of the grace period; null without a grace period.
      member :grace_period_expires_at, "gracePeriodExpiresAt", nullable(MOMENT)
      # Whether the store retries a failed payment.
      member :billing_retry, "billingRetry", BOOLEAN
      # Time at which the pause ends; null without a pause.
      member :paused_until, "pausedUntil", nullable(MOMENT)
      # Time of the refund; null without a refund.
      member :refunded_at, "refundedAt", nullable(MOMENT)
      # Time at which the store withdrew access; null when it did not.
      member :revoked_at, "revokedAt", nullable(MOMENT)
      # Time at which access ended before the end of the period; null when it did not.
      member :ended_at, "endedAt", nullable(MOMENT)
      # Whether the store reports the subscription as paused.
      member :paused, "paused", BOOLEAN
      # Product of the next period; null for the same product.
      member :renews_as, "renewsAs", nullable(TEXT)
      # Why the purchase ended, or will end; null when the store named no reason. One of:
      # customer, billing, priceIncrease, unavailable, developer, replaced, other.
      member :end_reason, "endReason", nullable(TEXT)
      # Time since which billing has failed; null when it does not fail.
      member :billing_issue_at, "billingIssueAt", nullable(MOMENT)
      # Purchase that this one takes over, as the store named it; null when there is none.
      member :replaces, "replaces", nullable(TEXT)
      # `originalTransactionId` of the purchase that took this one over; null before it began.
      member :replaced_by, "replacedBy", nullable(TEXT)
      # When that purchase began; null before.
      member :replaced_at, "replacedAt", nullable(MOMENT)
      # Further names of the purchase, in byte order.
      member :keys, "keys", list_of(TEXT)
      # `originalTransactionId` of the first item, if this purchase is a further item of the same
      # subscription or order; otherwise absent.
      member :first_item, "firstItem", TEXT
      # Number of renewals at the full price: the number of `normal` periods minus 1, at least 0.
      member :renews_count, "renewsCount", INTEGER
      # First account token that the store named; null without one.
      member :account_token, "accountToken", nullable(TEXT)
      # All transactions, oldest first.
      member :transactions, "transactions", list_of(Transaction), required: true
    end

    # What `purchase` answers.
    class PurchaseResult < Record
      # One product bought in one store, its transactions and its holders.
      member :purchase, "purchase", Purchase, required: true
      # True when the purchase is new.
      member :created, "created", BOOLEAN, required: true
      # recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
      # claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
      # transaction with another product. renewed: any other new transaction. updated: a fact with
      # `asOf` changed a known transaction. stale: the daemon had newer information about every
      # field that differs. unchanged: no field differs, the transaction is known and the call has
      # no `asOf`, or the transaction is new and older than the latest. One of: recorded, renewed,
      # planChanged, received, claimed, updated, stale, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # The params that lost against newer information; absent when there are none.
      member :stale, "stale", list_of(TEXT)
      # The buyer's entitlements after the call. Without `device` and `userId`: those of the
      # holder, or none if the purchase has no holder.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # Absent when there are no warnings.
      member :warnings, "warnings", list_of(Warning)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # What `purchase.update` answers.
    class PurchaseUpdateResult < Record
      # One product bought in one store, its transactions and its holders.
      member :purchase, "purchase", Purchase, required: true
      # applied: a field changed. stale: the daemon had newer information about every field that
      # differs. unchanged: no field differs. One of: applied, stale, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # The params that lost against newer information; absent when there are none.
      member :stale, "stale", list_of(TEXT)
      # Absent when there are no warnings.
      member :warnings, "warnings", list_of(Warning)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # A purchase that a restore refused, and the rule that refused it.
    class Refusal < Record
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT, required: true
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # A product, by the id that the store and the catalogue use.
      member :product, "product", TEXT, required: true
      # Who holds it. An identified holder comes before an anonymous holder, then the first in
      # byte order.
      member :holder, "holder", TEXT, required: true
      # The rule that refused it. One of: onRestore, oneTimePurchases.
      member :rule, "rule", TEXT, required: true
    end

    # What `restore` answers.
    class RestoreResult < Record
      # The current user of a device, or the user that an id belongs to.
      member :user, "user", User, required: true
      # Purchases that the user holds now and did not hold before, with unclaimed ones that
      # replace them. In the order of `store`, then `originalTransactionId`.
      member :restored, "restored", list_of(Move), required: true
      # Those of `restored` that another user lost.
      member :transferred, "transferred", list_of(Move), required: true
      # Purchases that a rule refused to restore.
      member :refused, "refused", list_of(Refusal), required: true
      # The user's entitlements after the call.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # Absent when there are no warnings.
      member :warnings, "warnings", list_of(Warning)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # A purchase, by its store and the id of its first transaction.
    class PurchaseRef < Record
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT, required: true
      # Id of the purchase's first transaction.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
    end

    # What `revoke` answers.
    class RevokeResult < Record
      # The entitlement after the call. A purchase may still give it.
      member :entitlement, "entitlement", Entitlement, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # The OpenRPC document, with `x-role` on every method.
    class RpcDiscoverResult < Record
      member :openrpc, "openrpc", TEXT, required: true
      member :info, "info", map_of(ANYTHING), required: true
      member :methods, "methods", list_of(map_of(ANYTHING)), required: true
      member :components, "components", map_of(ANYTHING), required: true
    end

    # One line in the list of methods.
    class MethodSummary < Record
      member :name, "name", TEXT, required: true
      member :summary, "summary", TEXT, required: true
      # One of: read, write, admin.
      member :role, "role", TEXT, required: true
    end

    # What `server.describe` answers.
    class ServerDescribeResult < Record
      # All methods, sorted by name. Only without `method`.
      member :methods, "methods", list_of(MethodSummary)
      # The method's entry in the OpenRPC document. Only with `method`.
      member :method, "method", map_of(ANYTHING)
      # The schemas that the entry refers to, in `schemas`. Only with `method`.
      member :components, "components", map_of(ANYTHING)
    end

    # The daemon's limits by name.
    class Limits < Record
      # Longest line, in bytes without the line feed.
      member :line_bytes_max, "lineBytesMax", INTEGER, required: true
      # Most requests in one batch.
      member :batch_entries_max, "batchEntriesMax", INTEGER, required: true
      # Deepest nesting of JSON arrays and objects.
      member :depth_max, "depthMax", INTEGER, required: true
      # Longest request id, in bytes.
      member :request_id_bytes_max, "requestIdBytesMax", INTEGER, required: true
      additional INTEGER
    end

    # Where the daemon keeps its data.
    class StoreState < Record
      # Kind of the store. One of: memory, sqlite, postgres.
      member :kind, "kind", TEXT, required: true
      # Whether other daemons may write the store, too: true only for `postgres`.
      member :shared, "shared", BOOLEAN, required: true
      # Whether the database answered when the daemon last asked, which it does once a second or
      # more often. Only if `shared`.
      member :reachable, "reachable", BOOLEAN
      # `replicated` if a commit waits until a standby has it; otherwise `local`. Only if
      # `shared`, and once the database has answered. One of: local, replicated.
      member :durability, "durability", TEXT
      # How often since its start the daemon found that the database had lost commits, for example
      # after a restored backup. Only if `shared`.
      member :history_losses, "historyLosses", INTEGER
      # Milliseconds by which the database's clock is ahead of this machine's; negative if it is
      # behind. Only if `shared`, and once the database has answered.
      member :clock_offset_ms, "clockOffsetMs", INTEGER
    end

    # The other end of the connection, as the kernel reports it.
    class Peer < Record
      member :uid, "uid", INTEGER, required: true
      member :gid, "gid", INTEGER, required: true
      member :pid, "pid", INTEGER, required: true
      # One of: read, write, admin.
      member :role, "role", TEXT, required: true
    end

    # What `server.info` answers.
    class ServerInfoResult < Record
      # Version of the daemon.
      member :version, "version", TEXT, required: true
      # Version of this protocol.
      member :protocol, "protocol", INTEGER, required: true
      # The daemon's limits by name.
      member :limits, "limits", Limits, required: true
      # Milliseconds since the daemon started.
      member :uptime_ms, "uptimeMs", INTEGER, required: true
      # Where the daemon keeps its data.
      member :store, "store", StoreState, required: true
      # The other end of the connection, as the kernel reports it.
      member :peer, "peer", Peer, required: true
    end

    # What `server.ping` answers.
    class ServerPingResult < Record
      # Always true.
      member :pong, "pong", BOOLEAN, required: true
      # Time of the system clock.
      member :now, "now", MOMENT, required: true
      # The value from the request; absent when the request has none.
      member :echo, "echo", ANYTHING
    end

    # A bucket of a histogram.
    class DurationBucket < Record
      # The longest duration that it counts. Null for durations longer than every bound.
      member :up_to_micros, "upToMicros", nullable(INTEGER), required: true
      # How many durations are longer than the bound of the bucket before, and not longer than
      # this one.
      member :count, "count", INTEGER, required: true
    end

    # A histogram of durations since the daemon's start, in microseconds.
    class Durations < Record
      # How many durations it counts.
      member :count, "count", INTEGER, required: true
      # Their sum.
      member :sum_micros, "sumMicros", INTEGER, required: true
      # The longest of them.
      member :max_micros, "maxMicros", INTEGER, required: true
      # The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6,
      # 8, 12, 16 and so on up to 100 seconds.
      member :buckets, "buckets", list_of(DurationBucket), required: true
    end

    # The requests of a method, without those that the daemon has not answered yet.
    class MethodStats < Record
      # How many requests the daemon answered, with results or errors.
      member :requests, "requests", INTEGER, required: true
      # How many errors of each kind. Kinds that did not occur are missing.
      member :errors, "errors", map_of(INTEGER), required: true
      # A histogram of durations since the daemon's start, in microseconds.
      member :durations, "durations", Durations, required: true
    end

    # What the daemon has in memory, and how well that serves.
    class CacheStats < Record
      # Replies to `checkEntitlements` in the cache, valid or not.
      member :replies, "replies", INTEGER, required: true
      # Requests that the daemon answered from that cache since its start.
      member :reply_hits, "replyHits", INTEGER, required: true
      # Records in memory.
      member :records, "records", INTEGER, required: true
      # Their memory, by estimate.
      member :record_bytes, "recordBytes", INTEGER, required: true
      # Records that the daemon read from the store since its start.
      member :record_loads, "recordLoads", INTEGER, required: true
    end

    # The open connections of a uid with a role.
    class PeerStats < Record
      member :uid, "uid", INTEGER, required: true
      # `none` for clients without a role, whose requests the daemon refuses. One of: none, read,
      # write, admin.
      member :role, "role", TEXT, required: true
      # How many connections.
      member :connections, "connections", INTEGER, required: true
    end

    # The connections, and the replies that wait on them.
    class ConnectionStats < Record
      # Open connections.
      member :open, "open", INTEGER, required: true
      # Connections that clients opened since the daemon's start.
      member :opened, "opened", INTEGER, required: true
      # Connections that the daemon refused since its start, because there were too many.
      member :refused, "refused", INTEGER, required: true
      # The open connections by uid and role.
      member :peers, "peers", list_of(PeerStats), required: true
      # Replies that wait for the disk.
      member :owed_bytes, "owedBytes", INTEGER, required: true
      # Replies that wait for clients to read them.
      member :unsent_bytes, "unsentBytes", INTEGER, required: true
    end

    # The commits since the daemon's start.
    class CommitStats < Record
      # Turns that became durable. A turn is what the daemon decides together; a commit has one or
      # more.
      member :turns, "turns", INTEGER, required: true
      # Turns that wait for the disk now.
      member :waiting_turns, "waitingTurns", INTEGER, required: true
      # Commits that failed, for example because the disk was full.
      member :failures, "failures", INTEGER, required: true
      # A histogram of durations since the daemon's start, in microseconds.
      member :durations, "durations", Durations, required: true
    end

    # The files of the store, and the work on them since the daemon's start. Missing if the store
    # is in memory.
    class StorageStats < Record
      # Size of the data file.
      member :data_file_bytes, "dataFileBytes", INTEGER, required: true
      # Size of SQLite's write-ahead log.
      member :log_file_bytes, "logFileBytes", INTEGER, required: true
      # Size of the two files of the journal.
      member :journal_file_bytes, "journalFileBytes", INTEGER, required: true
      # Bytes in the journal that the daemon has not copied to the tables yet.
      member :journal_bytes, "journalBytes", INTEGER, required: true
      # Milliseconds since the oldest of them was committed; 0 if there are none.
      member :journal_age_ms, "journalAgeMs", INTEGER, required: true
      # Free space for the daemon on the file system of the data file; null if the system does not
      # say.
      member :free_bytes, "freeBytes", nullable(INTEGER), required: true
      # A histogram of durations since the daemon's start, in microseconds.
      member :syncs, "syncs", Durations, required: true
      # A histogram of durations since the daemon's start, in microseconds.
      member :checkpoints, "checkpoints", Durations, required: true
      # A histogram of durations since the daemon's start, in microseconds.
      member :rebuilds, "rebuilds", Durations, required: true
    end

    # A consumer of a feed.
    class ConsumerLag < Record
      # A project: a namespace for users, purchases, rules and events. Projects share no data.
      member :project, "project", TEXT, required: true
      # Name of a consumer: a reader of the log whose position the daemon stores. The reader
      # chooses it, for example `mailer`.
      member :consumer, "consumer", TEXT, required: true
      # A position in a project's log: the number of the last event before it. "0" is the position
      # before the first event.
      member :cursor, "cursor", TEXT, required: true
      # Events that it has not acknowledged.
      member :lag, "lag", INTEGER, required: true
    end

    # The readers of events.
    class FeedStats < Record
      # `events.wait` requests that wait now.
      member :waits, "waits", INTEGER, required: true
      # Open subscriptions.
      member :subscriptions, "subscriptions", INTEGER, required: true
      # Consumers, by project and name: at most 256.
      member :consumers, "consumers", list_of(ConsumerLag), required: true
      # Whether there are more consumers.
      member :more_consumers, "moreConsumers", BOOLEAN, required: true
    end

    # Work that no request waits for, as of now.
    class BackgroundStats < Record
      # Ends of periods and grants that have passed and whose events the daemon has not emitted
      # yet: at most 1000.
      member :expiries_due, "expiriesDue", INTEGER, required: true
      # Milliseconds since the oldest of these ends.
      member :expiries_late_ms, "expiriesLateMs", INTEGER, required: true
      # Deletions that the daemon has not finished.
      member :erasures, "erasures", INTEGER, required: true
      # Finished deletions that free bytes of the files still have something of.
      member :erasures_uncleared, "erasuresUncleared", INTEGER, required: true
      # When the files are overwritten for the oldest of them, at the latest.
      member :cleared_by, "clearedBy", nullable(MOMENT), required: true
      # Whether the deletions wait for the next start, because a step failed several times.
      member :erasures_halted, "erasuresHalted", BOOLEAN, required: true
      # Projects with a changed catalogue whose events the daemon has not yet emitted for every
      # customer.
      member :catalogue_changes, "catalogueChanges", INTEGER, required: true
      # How often the clock was set by more than a minute since the daemon's start: the system's,
      # or that of a shared database.
      member :clock_steps, "clockSteps", INTEGER, required: true
    end

    # What `server.stats` answers.
    class ServerStatsResult < Record
      # Milliseconds since the daemon started.
      member :uptime_ms, "uptimeMs", INTEGER, required: true
      # The methods that were called since the daemon's start, by name.
      member :methods, "methods", map_of(MethodStats), required: true
      # How many errors of each kind. Kinds that did not occur are missing.
      member :refusals, "refusals", map_of(INTEGER), required: true
      # Requests that took longer than the threshold `--log-slow` since the daemon's start.
      member :slow_requests, "slowRequests", INTEGER, required: true
      # What the daemon has in memory, and how well that serves.
      member :cache, "cache", CacheStats, required: true
      # The connections, and the replies that wait on them.
      member :connections, "connections", ConnectionStats, required: true
      # A histogram of durations since the daemon's start, in microseconds.
      member :turns, "turns", Durations, required: true
      # The commits since the daemon's start.
      member :commits, "commits", CommitStats, required: true
      # The files of the store, and the work on them since the daemon's start. Missing if the
      # store is in memory.
      member :storage, "storage", StorageStats
      # Where the daemon keeps its data.
      member :store, "store", StoreState, required: true
      # The readers of events.
      member :feed, "feed", FeedStats, required: true
      # Work that no request waits for, as of now.
      member :background, "background", BackgroundStats, required: true
    end

    # What `setUserProperty` answers.
    class SetUserPropertyResult < Record
      # Id of the user that the result is about.
      member :user_id, "userId", TEXT, required: true
      # Name of a property: 1 to 80 letters, digits, and _ . : - $.
      member :key, "key", TEXT, required: true
      # Value of a property.
      member :value, "value", TEXT, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # The store's message. `id` and `type` are null for a bare signed transaction, and for what
    # the caller fetched.
    class StoreNotification < Record
      # Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.
      member :id, "id", nullable(TEXT), required: true
      # The store's type.
      member :type, "type", nullable(TEXT), required: true
      # Apple's subtype; null if there is none.
      member :subtype, "subtype", nullable(TEXT), required: true
      # Time at which the store made it.
      member :at, "at", MOMENT, required: true
      # Null if the message has none. One of: production, sandbox.
      member :environment, "environment", nullable(TEXT), required: true
      # Chain of `transactionId`; absent without it.
      member :original_transaction_id, "originalTransactionId", TEXT
      # Transaction that an ignored message of Apple is about, for example one that asks for
      # consumption data. Absent otherwise.
      member :transaction_id, "transactionId", TEXT
    end

    # What to fetch from the store: its kind, and the ids that the store gave.
    class StoreQuestion < Record
      # One of: subscription, product, invoice, checkoutSession.
      member :kind, "kind", TEXT, required: true
      # Id of the object at Stripe.
      member :id, "id", TEXT
      # Package of the app at Google.
      member :package_name, "packageName", TEXT
      # Token of the purchase at Google.
      member :purchase_token, "purchaseToken", TEXT
      # Charge whose invoice is to be fetched.
      member :charge, "charge", TEXT
      # Payment whose invoice is to be fetched.
      member :payment_intent, "paymentIntent", TEXT
      # What the object at Stripe must contain as a whole, and not as an id. One of:
      # latest_invoice, subscription.
      member :expand, "expand", TEXT
    end

    # What a notification did to one purchase.
    class NotifiedPurchase < Record
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT, required: true
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # Transaction that the statement is about.
      member :transaction_id, "transactionId", TEXT, required: true
      # As of `purchase`. One of: recorded, renewed, planChanged, received, claimed, updated,
      # stale, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # Fields of the transaction that changed; for a new period, those that differ from the
      # period before, apart from `purchasedAt`. Absent when there are none.
      member :fields, "fields", list_of(TEXT)
      # Fields that lost against newer information; absent when there are none.
      member :stale, "stale", list_of(TEXT)
    end

    # What `store.notify` answers.
    class StoreNotifyResult < Record
      # The store's message. `id` and `type` are null for a bare signed transaction, and for what
      # the caller fetched.
      member :notification, "notification", StoreNotification, required: true
      # applied: a record changed. stale: the daemon has newer or equal information. repeated: the
      # daemon recorded this notification before. ignored: it changes nothing, see `why`.
      # unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that
      # something changed, see `ask`. One of: applied, stale, repeated, ignored, unclaimed, ask.
      member :outcome, "outcome", TEXT, required: true
      # Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
      # the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it
      # reports nothing about a purchase. unknownType: the daemon does not know its type. Absent
      # otherwise. One of: test, unclaimed, noEffect, unknownType.
      member :why, "why", TEXT
      # What to fetch from the store and to send as `response`, with the same payload. Absent for
      # other outcomes.
      member :ask, "ask", StoreQuestion
      # What the notification did to each purchase.
      member :purchases, "purchases", list_of(NotifiedPurchase), required: true
      # Absent when there are no warnings.
      member :warnings, "warnings", list_of(Warning)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # An object that the caller fetched from a store's API.
    class StoreResponse < Record
      # What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
      # (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`. One
      # of: subscription, product, invoice, checkoutSession.
      member :kind, "kind", TEXT, required: true
      # Token of the purchase at Google. Required for `playStore` without a payload.
      member :purchase_token, "purchaseToken", TEXT
      # Package of the app at Google.
      member :package_name, "packageName", TEXT
      # The JSON object that the API returned.
      member :body, "body", map_of(ANYTHING), required: true
      # Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default:
      # now, by the project's clock.
      member :fetched_at, "fetchedAt", MOMENT
    end

    # What `store.unclaimed` answers.
    class StoreUnclaimedResult < Record
      # In the order of `store`, then `originalTransactionId`, by bytes.
      member :purchases, "purchases", list_of(Purchase), required: true
      # What the next call gives as `after`.
      member :cursor, "cursor", TEXT, required: true
      # Whether more purchases follow.
      member :more, "more", BOOLEAN, required: true
    end

    # What `user.delete` answers.
    class UserDeleteResult < Record
      # New id that replaces every erased id in events. It belongs to no user.
      member :tombstone, "tombstone", TEXT, required: true
      # Number of erased users: the aliases of the customer.
      member :users, "users", INTEGER, required: true
      # Number of erased devices. `install` can register them again.
      member :devices, "devices", INTEGER, required: true
      # Number of erased purchases: those that no other customer holds.
      member :purchases, "purchases", INTEGER, required: true
      # Number of purchases that other customers hold and keep.
      member :shared, "shared", INTEGER, required: true
      # What is left of what is erased. `pending`: free bytes of the daemon's files, until
      # `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
      # `database`: it is deleted from the shared database, whose files belong to its
      # administrator (fleet.md). One of: pending, cleared, database.
      member :traces, "traces", TEXT, required: true
      # When the last byte is overwritten, at the latest. Only if `traces` is `pending`.
      member :cleared_by, "clearedBy", MOMENT
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # An object of the protocol.
    class KnownId < Record
      # Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
      # `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
      # blockedUserId and a longer id userIdTooLong, so this schema has no length.
      member :id, "id", TEXT, required: true
      # Who uses the id. `customer`: the customerId of a customer that began with an identified
      # user. One of: anonymous, identified, customer.
      member :kind, "kind", TEXT, required: true
      # Device of an anonymous id; otherwise null.
      member :device, "device", nullable(TEXT)
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :created_at, "createdAt", MOMENT
    end

    # An object of the protocol.
    class Device < Record
      # A device: one installation of one app. A reinstallation is a new device.
      member :device, "device", TEXT, required: true
      # Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
      # `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
      # blockedUserId and a longer id userIdTooLong, so this schema has no length.
      member :anonymous_id, "anonymousId", TEXT, required: true
      # Id of the identified user; null when no user is logged in.
      member :identity_id, "identityId", nullable(TEXT)
      member :store_account, "storeAccount", nullable(TEXT)
      member :platform, "platform", nullable(TEXT)
      member :app, "app", nullable(TEXT)
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :created_at, "createdAt", MOMENT, required: true
    end

    # An object of the protocol.
    class Grant < Record
      # An entitlement, for example `premium`.
      member :entitlement, "entitlement", TEXT, required: true
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :granted_at, "grantedAt", MOMENT, required: true
      # RFC 3339 timestamp, or null.
      member :expires_at, "expiresAt", nullable(MOMENT)
      # RFC 3339 timestamp, or null.
      member :revoked_at, "revokedAt", nullable(MOMENT)
    end

    # An object of the protocol.
    class Property < Record
      # Name of a property: 1 to 80 letters, digits, and _ . : - $.
      member :key, "key", TEXT, required: true
      # Value of a property.
      member :value, "value", TEXT, required: true
      # RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset
      # and precision, and returns UTC with milliseconds.
      member :set_at, "setAt", MOMENT
    end

    # What `user.export` answers.
    class UserExportResult < Record
      # The current user of a device, or the user that an id belongs to.
      member :user, "user", User, required: true
      # First id that the customer had. After a merge, that of the older customer.
      member :first_id, "firstId", TEXT, required: true
      # Id that acted last: the user of the last install, identify, purchase or restore.
      member :last_id, "lastId", TEXT, required: true
      # Every id of the customer, in byte order.
      member :ids, "ids", list_of(KnownId), required: true
      # Devices whose anonymous or identified user belongs to the customer, in byte order.
      member :devices, "devices", list_of(Device), required: true
      # Account tokens registered for the customer, in byte order.
      member :account_tokens, "accountTokens", list_of(TEXT), required: true
      # Purchases that the customer holds, with all their transactions.
      member :purchases, "purchases", list_of(Purchase), required: true
      # Purchases that an import gave to the customer and that no store has reported yet.
      member :claims, "claims", list_of(PurchaseRef), required: true
      # Grants, including those that have ended.
      member :grants, "grants", list_of(Grant), required: true
      member :properties, "properties", list_of(Property), required: true
      # Earlier values of properties that another user of the same customer replaced. An empty
      # value is a removal.
      member :overridden, "overridden", list_of(Property), required: true
      # Entitlements by their ids, including inactive entitlements.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # Time of the entitlements and of the purchases' states: now.
      member :at, "at", MOMENT, required: true
      # Events of the customer, oldest first, at most 1000.
      member :events, "events", list_of(Event)
      # Position at which events.read continues, with the same id as `user`.
      member :cursor, "cursor", TEXT
      # True when events.read has more events of the customer.
      member :more_events, "moreEvents", BOOLEAN
    end

    # An object of the protocol.
    class UserImportResultPurchasesItem < Record
      # Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung,
      # roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
      member :store, "store", TEXT, required: true
      # Id that a store gives to a transaction.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # One of: recorded, updated, skipped, unchanged.
      member :outcome, "outcome", TEXT, required: true
    end

    # What `user.import` answers.
    class UserImportResult < Record
      # The customer's user. Missing when `ids` is empty.
      member :user, "user", User
      # Whether the customer is new.
      member :created, "created", BOOLEAN, required: true
      # `unchanged` when everything was there already. One of: imported, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # What happened to each purchase, in the given order, and then to each claim.
      member :purchases, "purchases", list_of(UserImportResultPurchasesItem), required: true
      # Entitlements by their ids, including inactive entitlements.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      member :warnings, "warnings", list_of(Warning)
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # A later change that stays although an earlier link is undone.
    class RemainingChange < Record
      # Id of the event that reported it.
      member :event, "event", TEXT, required: true
      # Method that made it. One of: restore, purchase, user.link.undo, user.import.
      member :method, "method", TEXT, required: true
    end

    # What `user.link.undo` answers.
    class UserLinkUndoResult < Record
      # Id of the undone event.
      member :undone, "undone", TEXT, required: true
      # Purchases that changed holders.
      member :purchases, "purchases", list_of(Move), required: true
      # Later changes that stay: restores, purchases and imports that would have found other
      # holders, the aliases that they made, and earlier undos about the same users and purchases.
      # A call that emitted no event is never among them.
      member :kept, "kept", list_of(RemainingChange), required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end

    # What `user.list` answers.
    class UserListResult < Record
      # In byte order.
      member :customer_ids, "customerIds", list_of(TEXT), required: true
      # What the next call gives as `after`.
      member :cursor, "cursor", TEXT, required: true
      # Whether more customers follow.
      member :more, "more", BOOLEAN, required: true
    end

    # What `userInfo` answers.
    class UserInfoResult < Record
      # The current user of a device, or the user that an id belongs to.
      member :user, "user", User, required: true
    end

    # What `userProperties` answers.
    class UserPropertiesResult < Record
      # Properties by their names. setUserProperty stores at most 100 per customer.
      member :properties, "properties", map_of(TEXT), required: true
    end

    # What `webhook.claim` answers.
    class WebhookClaimResult < Record
      # False if another connection has the claim. Then the daemon ignores the reports.
      member :claimed, "claimed", BOOLEAN, required: true
    end

    # The latest failed attempt for the oldest event that waits for another attempt; if no event
    # waits, the latest failed attempt.
    class WebhookFailure < Record
      # Time of the latest attempt.
      member :at, "at", MOMENT, required: true
      # Cursor of the event.
      member :cursor, "cursor", TEXT, required: true
      # Why the attempt failed, for people.
      member :reason, "reason", TEXT, required: true
      # Number of attempts so far to post the event.
      member :attempts, "attempts", INTEGER, required: true
      # Time of the next attempt; null if the event is delivered or no program posts it.
      member :next_attempt_at, "nextAttemptAt", nullable(MOMENT)
    end

    # The results of the posts to a URL.
    class WebhookReport < Record
      # An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
      # query. It has no user, password or fragment, because every reader of the project sees it.
      member :url, "url", TEXT, required: true
      # Time of the latest delivery.
      member :delivered_at, "deliveredAt", MOMENT
      # The latest failed attempt for the oldest event that waits for another attempt; if no event
      # waits, the latest failed attempt.
      member :failure, "failure", WebhookFailure
    end

    # The process that posts the project's events; absent if there is none.
    class WebhookListResultPoster < Record
      member :uid, "uid", INTEGER, required: true
      member :pid, "pid", INTEGER, required: true
    end

    # A URL that receives a project's events, and the results of the posts to it.
    class WebhookStatus < Record
      # An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
      # query. It has no user, password or fragment, because every reader of the project sees it.
      member :url, "url", TEXT, required: true
      # Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
      # `qonversion`: as these systems document it (webhooks.md). One of: entitled, purchasely,
      # revenuecat, qonversion.
      member :format, "format", TEXT, required: true
      # `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
      # another attempt; else `posting`. One of: paused, stopped, failing, posting.
      member :state, "state", TEXT, required: true
      # The webhook's position: all events up to this cursor are delivered.
      member :cursor, "cursor", TEXT, required: true
      # Number of events after `cursor`.
      member :backlog, "backlog", INTEGER, required: true
      # Time of the latest delivery; null if the daemon has had no report of a delivery since its
      # start.
      member :delivered_at, "deliveredAt", nullable(MOMENT), required: true
      # Absent if the daemon has had no report of a failure since its start.
      member :failure, "failure", WebhookFailure
    end

    # What `webhook.list` answers.
    class WebhookListResult < Record
      # The process that posts the project's events; absent if there is none.
      member :poster, "poster", WebhookListResultPoster
      # In the order of project.define.
      member :webhooks, "webhooks", list_of(WebhookStatus), required: true
    end

    # What `webhook.pause` answers.
    class WebhookPosition < Record
      # An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
      # query. It has no user, password or fragment, because every reader of the project sees it.
      member :url, "url", TEXT, required: true
      # True if webhook.pause stopped the posts to the URL.
      member :paused, "paused", BOOLEAN, required: true
      # The webhook's position: all events up to this cursor are delivered.
      member :cursor, "cursor", TEXT, required: true
      # Number of events after `cursor`.
      member :backlog, "backlog", INTEGER, required: true
      # True in a dry run; otherwise absent.
      member :dry_run, "dryRun", BOOLEAN
      # The events that the call would emit: always none. Only in a dry run.
      member :events, "events", list_of(Event)
      # True when this is the stored result of an idempotency key; otherwise absent.
      member :replayed, "replayed", BOOLEAN
    end
  end
end
