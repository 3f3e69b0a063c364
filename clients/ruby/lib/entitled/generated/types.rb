# frozen_string_literal: true

# Made by clients/generate from Protocol; a change made here is lost.

module Entitled
  # What the daemon answers, and what it is given.
  module Types
    # What a user may use, and why. One purchase or grant, the winner, supplies every member. Of
    # an entitlement that the user never had all are null but `id`, `active` (false), `renewState`
    # (unknown) and `renewsCount` (0).
    class Entitlement < Record
      # What a user may use.
      member :id, "id", TEXT, required: true
      member :active, "active", BOOLEAN, required: true
      # What has become of a purchase at a moment; null before it began, and of what one never
      # had. One of: active, trial, intro, gracePeriod, billingRetry, paused, expired, refunded,
      # revoked.
      member :state, "state", nullable(TEXT), required: true
      # The product that gives it; null for a grant.
      member :product_id, "productId", nullable(TEXT), required: true
      # The store, or `manual` for a grant.
      member :source, "source", nullable(TEXT), required: true
      # One of: willRenew, canceled, billingIssue, nonRenewable, unknown.
      member :renew_state, "renewState", TEXT, required: true
      # One of: purchase, familySharing, offerCode, manual.
      member :grant_type, "grantType", nullable(TEXT), required: true
      # One of: normal, trial, intro.
      member :period_type, "periodType", nullable(TEXT), required: true
      # A Moment, or null where there is none.
      member :started_at, "startedAt", nullable(MOMENT), required: true
      # Null where there is no end.
      member :expires_at, "expiresAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :grace_period_expires_at, "gracePeriodExpiresAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :first_purchased_at, "firstPurchasedAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :last_purchased_at, "lastPurchasedAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :trial_started_at, "trialStartedAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :auto_renew_disabled_at, "autoRenewDisabledAt", nullable(MOMENT), required: true
      member :renews_count, "renewsCount", INTEGER, required: true
      # One of: production, sandbox.
      member :environment, "environment", nullable(TEXT), required: true
      # Null for a grant.
      member :store, "store", nullable(TEXT), required: true
      # Null for a grant.
      member :transaction_id, "transactionId", nullable(TEXT), required: true
      # Null for a grant.
      member :original_transaction_id, "originalTransactionId", nullable(TEXT), required: true
    end

    # Something that was done, and may not be what was meant.
    class Warning < Record
      # One of: unknownProduct, unknownEntitlement, subscriptionWithoutEnd, heldByNobody.
      member :kind, "kind", TEXT, required: true
      # One sentence for people.
      member :message, "message", TEXT, required: true
      # Names that do exist, the nearest first.
      member :nearest, "nearest", list_of(TEXT)
    end

    # What `checkEntitlements` answers.
    class CheckEntitlementsResult < Record
      # The current user's id.
      member :user_id, "userId", TEXT, required: true
      # Whether the project has this user. Only there when the caller gave ifUnknown.
      member :known, "known", BOOLEAN
      # From an entitlement's id to the entitlement, inactive ones too.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :at, "at", MOMENT, required: true
      # Only there when there are any.
      member :warnings, "warnings", list_of(Warning)
    end

    # Either a request (`method`, and its `id` as it came; no `id` for a notification), or
    # `clock`: something came due by itself.
    class Cause < Record
      member :method, "method", TEXT
      member :id, "id", nullable(either(TEXT, NUMBER))
      member :clock, "clock", BOOLEAN
    end

    # Something that happened in a project. What else stands in it depends on its kind; see
    # rules.md.
    class Event < Record
      # The project's running number; not there in a dry run.
      member :cursor, "cursor", TEXT
      # Made up; never the same twice.
      member :id, "id", TEXT, required: true
      # What happened. One of: userCreated, identified, loggedOut, usersAliased, linkUndone,
      # purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired,
      # entitlementsActivated, entitlementsDeactivated, subscriptionReceived,
      # subscriptionTransferred, oneTimePurchaseReceived, oneTimePurchaseTransferred, granted,
      # grantRevoked, userDeleted, clockAdvanced.
      member :kind, "kind", TEXT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :at, "at", MOMENT, required: true
      # A namespace: projects share no device, user, purchase or event.
      member :project, "project", TEXT, required: true
      # The customerId of the one whom it is about; not there in clockAdvanced, which is about
      # nobody.
      member :user, "user", TEXT
      # There when that one is identified.
      member :user_id, "userId", TEXT
      # There when that one is anonymous; beside userId in identified and loggedOut, where it is
      # the device's anonymous user, the new one after a rotation.
      member :anonymous_id, "anonymousId", TEXT
      # Either a request (`method`, and its `id` as it came; no `id` for a notification), or
      # `clock`: something came due by itself.
      member :cause, "cause", Cause, required: true
      # userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
      # purchaseExpired, and what comes of a purchase: the device, null where there is none.
      member :device, "device", nullable(TEXT)
      # identified: what identify answered. One of: attached, aliased, moved, switched.
      member :outcome, "outcome", TEXT
      # Of a move: who held the purchase before.
      member :from, "from", list_of(TEXT)
      # Of a move: who holds it now.
      member :to, "to", TEXT
      # Of a move: whether those in `from` keep it.
      member :shared, "shared", BOOLEAN
      # linkUndone: the id of the event whose link was taken back.
      member :undone, "undone", TEXT
      # usersAliased, and linkUndone where customers part: every id that reaches the customer now,
      # in the order of their bytes.
      member :aliases, "aliases", list_of(TEXT)
      # usersAliased: the customerId that became part of `user`; not there when the id that joined
      # was new.
      member :absorbed, "absorbed", TEXT
      # entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of
      # their bytes. granted, grantRevoked: the one.
      member :entitlements, "entitlements", list_of(TEXT)
      # The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
      # other such word.
      member :store, "store", TEXT
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT
      # One transaction of a store.
      member :transaction_id, "transactionId", TEXT
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT
      # What a product is; it decides how a purchase moves and ends. One of: subscription,
      # nonRenewingSubscription, nonConsumable, consumable.
      member :product_kind, "productKind", TEXT
      # purchase…: who holds it.
      member :holders, "holders", list_of(TEXT)
      # Where the store took the money. One of: production, sandbox.
      member :environment, "environment", TEXT
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :first_purchased_at, "firstPurchasedAt", MOMENT
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :purchased_at, "purchasedAt", MOMENT
      # Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has,
      # or had.
      member :expires_at, "expiresAt", nullable(MOMENT)
      # What the customer pays for a period. One of: normal, trial, intro.
      member :period_type, "periodType", TEXT
      member :is_family_shared, "isFamilyShared", BOOLEAN
      member :price, "price", nullable(TEXT)
      member :currency, "currency", nullable(TEXT)
      member :country, "country", nullable(TEXT)
      member :offer_code, "offerCode", nullable(TEXT)
      # Up to 20 strings of the caller's own, told again in the events of this purchase.
      member :attributes, "attributes", map_of(TEXT)
      # clockAdvanced: what the clock shows now.
      member :now, "now", MOMENT
    end

    # What `clock.advance` answers.
    class ClockAdvanceResult < Record
      # What the clock shows now.
      member :now, "now", MOMENT, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `events.acknowledge` answers.
    class EventsAcknowledgeResult < Record
      # Who reads the events: a name of the reader's own choice, such as that of a worker.
      member :consumer, "consumer", TEXT, required: true
      # Where the consumer stands: the greatest that it has acknowledged.
      member :cursor, "cursor", TEXT, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told, which is nothing.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `events.read` answers.
    class EventsReadResult < Record
      member :events, "events", list_of(Event), required: true
      # Where to go on: of the last event told, or, when there are no more, of the newest that
      # there is.
      member :cursor, "cursor", TEXT, required: true
      # True when there may be more: another call looks there at once. Also where none of the
      # events that were looked at is one of those wanted.
      member :more, "more", BOOLEAN, required: true
    end

    # What `events.subscribe` answers.
    class EventsSubscribeResult < Record
      # A subscription of one connection; another connection may have one of the same name.
      member :subscription, "subscription", TEXT, required: true
      # The place behind which it tells.
      member :cursor, "cursor", TEXT, required: true
    end

    # What `events.unsubscribe` answers.
    class EventsUnsubscribeResult < Record
      # A subscription of one connection; another connection may have one of the same name.
      member :subscription, "subscription", TEXT, required: true
      # Everything up to here was told, or is of no kind that was wanted.
      member :cursor, "cursor", TEXT, required: true
    end

    # What `events.wait` answers.
    class EventsWaitResult < Record
      member :events, "events", list_of(Event), required: true
      # Where to go on: of the last event told, or, when there are no more, of the newest that
      # there is.
      member :cursor, "cursor", TEXT, required: true
      # True when there may be more: another call looks there at once. Also where none of the
      # events that were looked at is one of those wanted.
      member :more, "more", BOOLEAN, required: true
    end

    # A rule of the project, with the value by which something was decided.
    class AppliedRule < Record
      # As in `project.define`. One of: purchaseHolders, onIdentifyNew, onIdentifyKnown,
      # onRestore, anonymousHolders.
      member :name, "name", TEXT, required: true
      member :value, "value", TEXT, required: true
    end

    # One thing that led somebody to an entitlement, or took it away. Members that make no sense
    # for a step, or are not known, are left out.
    class ExplanationStep < Record
      # What it is. rules.md says what each is about. One of: purchased, granted, attached, moved,
      # shared, transferred, aliased, unclear, identified, renewed, revoked, mapped, clock.
      member :step, "step", TEXT, required: true
      # One sentence for people.
      member :text, "text", TEXT, required: true
      # When it came about, as far as it has a time; of `clock` the moment asked about.
      member :at, "at", nullable(MOMENT), required: true
      # The event that told of it.
      member :event, "event", TEXT
      # That event's.
      member :cursor, "cursor", TEXT
      # The rule by which it came about.
      member :rule, "rule", AppliedRule
      # What brought it about. One of: identify, restore, purchase, user.link.undo.
      member :method, "method", TEXT
      # Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
      # `identified` the device's anonymous user.
      member :from, "from", list_of(TEXT)
      # Who has it by this; of `aliased` the other side.
      member :to, "to", list_of(TEXT)
      # Of `purchased` and `identified`; null where a purchase came from no device.
      member :device, "device", nullable(TEXT)
      # The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
      # other such word.
      member :store, "store", TEXT
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT
      # One transaction of a store.
      member :transaction_id, "transactionId", TEXT
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT
      # What it is at the moment. One of: active, trial, intro, gracePeriod, billingRetry, paused,
      # expired, refunded, revoked.
      member :state, "state", nullable(TEXT)
      # Of `clock`: since when it is so; where access is over, its last moment. Else when the
      # period begins.
      member :since, "since", nullable(MOMENT)
      # The last moment of it, as far as is known; of a pause when it ends. Null where there is no
      # end.
      member :until_, "until", nullable(MOMENT)
      # Only there, and true, where a login came to this when an earlier link was taken back.
      member :decided_anew, "decidedAnew", BOOLEAN
    end

    # A purchase or a grant that gives an entitlement, too, and gives way to another one.
    class Outdone < Record
      # What decided: the first in the order of rules.md in which the two differ. One of: active,
      # end, purchasedAt, transactionId, store, originalTransactionId, order.
      member :lost_by, "lostBy", TEXT, required: true
      # One sentence for people.
      member :text, "text", TEXT, required: true
      # As it would be if nothing else gave it.
      member :entitlement, "entitlement", Entitlement, required: true
    end

    # A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it
    # did.
    class HelpfulCall < Record
      member :method, "method", TEXT, required: true
      # As the method takes them.
      member :params, "params", map_of(ANYTHING), required: true
      # What a peer needs for it. One of: read, write, admin.
      member :role, "role", TEXT, required: true
      # One sentence for people.
      member :text, "text", TEXT, required: true
    end

    # Something without which an entitlement is not active.
    class Lack < Record
      # What is missing. rules.md says what each means. One of: expired, paused, billingRetry,
      # refunded, revoked, notYet, environment, notMapped, notIdentified, heldByAnother,
      # heldByNobody, noProduct, noPurchase, notGranted.
      member :kind, "kind", TEXT, required: true
      # One sentence for people.
      member :text, "text", TEXT, required: true
      # Of what is about a purchase, as the next two are.
      member :store, "store", TEXT
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT
      # Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the
      # anonymous one, of several the least by bytes.
      member :holder, "holder", TEXT
      # The last moment with access; of `refunded` and `revoked` when that was.
      member :since, "since", MOMENT
      # Of `paused` when the pause ends, of `notYet` when it begins.
      member :until_, "until", MOMENT
      # Of `heldByAnother`: how it came to its holder.
      member :because, "because", list_of(ExplanationStep)
      # Calls that would make the entitlement active at the moment asked about, each by itself.
      # Each stands where it helps first.
      member :would_help, "wouldHelp", list_of(HelpfulCall), required: true
    end

    # Only there when a list was cut: by how many.
    class ExplainResultOmitted < Record
      member :because, "because", INTEGER, required: true
      member :others, "others", INTEGER, required: true
      member :missing, "missing", INTEGER, required: true
    end

    # What `explain` answers.
    class ExplainResult < Record
      # The current user's id.
      member :user_id, "userId", TEXT, required: true
      # Whether the user may use it.
      member :active, "active", BOOLEAN, required: true
      # As `checkEntitlements` has it.
      member :entitlement, "entitlement", Entitlement, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :at, "at", MOMENT, required: true
      # From the purchase or the grant through each link to the catalogue and the clock: of what
      # is active, or was, or may be. At most 50 steps, of more the first and the last.
      member :because, "because", list_of(ExplanationStep), required: true
      # What gives it, too, and gives way, the best first. At most 20.
      member :others, "others", list_of(Outdone), required: true
      # Empty where it is active. At most 20.
      member :missing, "missing", list_of(Lack), required: true
      # Only there when a list was cut: by how many.
      member :omitted, "omitted", ExplainResultOmitted
    end

    # What `grant` answers.
    class GrantResult < Record
      # As it stands now, whatever gives it.
      member :entitlement, "entitlement", Entitlement, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # Who somebody is: the current user of a device, or the user that an id reaches.
    class User < Record
      # The current user: the identified id, or else the anonymous one. Asked by an id: that one
      # where it is identified, else the one that stands for the customer.
      member :id, "id", TEXT, required: true
      # The device's anonymous user. Asked by an id: that id where it is an anonymous one, else
      # null.
      member :anonymous_id, "anonymousId", nullable(TEXT), required: true
      # The identified id, null while anonymous.
      member :identity_id, "identityId", nullable(TEXT), required: true
      # One made-up id per customer that outlives every login; stands wherever a userId may.
      member :customer_id, "customerId", TEXT, required: true
      # Every id that reaches this customer, in the order of their bytes. A customerId made for an
      # identified user is none of them.
      member :aliases, "aliases", list_of(TEXT), required: true
      # Only there when asked by device.
      member :device, "device", TEXT
      # When the customer was created.
      member :created_at, "createdAt", MOMENT, required: true
      # Which purchases count in a project. One of: production, sandbox, any.
      member :environment, "environment", TEXT, required: true
    end

    # A purchase that gained a holder or changed it.
    class Move < Record
      # The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
      # other such word.
      member :store, "store", TEXT, required: true
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT, required: true
      # What a product is; it decides how a purchase moves and ends. One of: subscription,
      # nonRenewingSubscription, nonConsumable, consumable.
      member :kind, "kind", TEXT, required: true
      # Who held it before: one id for each customer, in the order of their bytes.
      member :from, "from", list_of(TEXT), required: true
      # Who holds it now and did not before.
      member :to, "to", TEXT, required: true
      # True when those in `from` still hold it.
      member :shared, "shared", BOOLEAN, required: true
    end

    # What `identify` answers.
    class IdentifyResult < Record
      # Who somebody is: the current user of a device, or the user that an id reaches.
      member :user, "user", User, required: true
      # True when this call made the user.
      member :created, "created", BOOLEAN, required: true
      # attached: the user gained at least one purchase and nobody lost any. moved: it gained what
      # the anonymous user lost. aliased: the two became one customer. switched: nobody gained
      # any. unchanged: it was the same user already. One of: attached, aliased, moved, switched,
      # unchanged.
      member :outcome, "outcome", TEXT, required: true
      # True exactly when `purchases` is not empty.
      member :should_refresh, "shouldRefresh", BOOLEAN, required: true
      # What changed holder; on an alias, what the anonymous user's customer held.
      member :purchases, "purchases", list_of(Move), required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `install` answers.
    class InstallResult < Record
      # One install of one app. A reinstall is a new device.
      member :device, "device", TEXT, required: true
      # False for a device that was known.
      member :created, "created", BOOLEAN, required: true
      # Who somebody is: the current user of a device, or the user that an id reaches.
      member :user, "user", User, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `logout` answers.
    class LogoutResult < Record
      # Who somebody is: the current user of a device, or the user that an id reaches.
      member :user, "user", User, required: true
      # loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous
      # user. unchanged: nobody was logged in. One of: loggedOut, rotated, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # Every rule of a project, spelled out. rules.md says what each does.
    class Rules < Record
      # A named set of rules. One of: qonversion, revenuecat, revenuecatLegacy, purchasely.
      member :preset, "preset", TEXT, required: true
      # What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
      # anonymous id is a lower-case UUID.
      member :anonymous_prefix, "anonymousPrefix", TEXT, required: true
      # One of: attach, alias, aliasUnlessLinked, move, switch.
      member :on_identify_new, "onIdentifyNew", TEXT, required: true
      # One of: attach, alias, aliasUnlessLinked, move, switch.
      member :on_identify_known, "onIdentifyKnown", TEXT, required: true
      # One of: logoutFirst, switch.
      member :on_switch, "onSwitch", TEXT, required: true
      # One of: return, rotate.
      member :on_logout, "onLogout", TEXT, required: true
      # One of: ignore, refuse, rotate.
      member :on_anonymous_logout, "onAnonymousLogout", TEXT, required: true
      # One of: deviceAndUser, currentUser.
      member :purchase_holders, "purchaseHolders", TEXT, required: true
      # One of: share, transfer, transferIfInactive, keep, alias.
      member :on_restore, "onRestore", TEXT, required: true
      # One of: asOthers, alias.
      member :anonymous_holders, "anonymousHolders", TEXT, required: true
      # One of: move, stay.
      member :one_time_purchases, "oneTimePurchases", TEXT, required: true
      # In Unicode scalars.
      member :user_id_length_max, "userIdLengthMax", INTEGER, required: true
      # Ids that nobody may have, compared byte by byte. The empty one is always among them.
      member :blocked_user_ids, "blockedUserIds", list_of(TEXT), required: true
    end

    # A product of the catalogue.
    class Product < Record
      # Null or left out: what a purchase says, else `subscription` with an end and
      # `nonConsumable` without. One of: subscription, nonRenewingSubscription, nonConsumable,
      # consumable.
      member :kind, "kind", nullable(TEXT)
      # What it gives access to.
      member :entitlements, "entitlements", list_of(TEXT), required: true
    end

    # Whose time the project lives in.
    class Clock < Record
      # One of: system, manual.
      member :kind, "kind", TEXT, required: true
      # Only for a manual clock.
      member :now, "now", MOMENT
    end

    # An address to which a project's events are posted.
    class WebhookSummary < Record
      # An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
      # and a query; without a user, a password or a fragment. Every reader of the project sees
      # it.
      member :url, "url", TEXT, required: true
      # In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
      # Purchasely's page shows them (webhooks.md). One of: entitled, purchasely.
      member :format, "format", TEXT, required: true
    end

    # How much a project holds.
    class Counts < Record
      member :devices, "devices", INTEGER, required: true
      member :users, "users", INTEGER, required: true
      member :customers, "customers", INTEGER, required: true
      member :purchases, "purchases", INTEGER, required: true
      member :events, "events", INTEGER, required: true
    end

    # A project as it is defined, and how much it holds.
    class Project < Record
      # A namespace: projects share no device, user, purchase or event.
      member :id, "id", TEXT, required: true
      # Every rule of a project, spelled out. rules.md says what each does.
      member :rules, "rules", Rules, required: true
      # From a product's id to the product.
      member :products, "products", map_of(Product), required: true
      # What may be granted besides what the catalogue gives.
      member :entitlements, "entitlements", list_of(TEXT), required: true
      # Which purchases count in a project. One of: production, sandbox, any.
      member :environment, "environment", TEXT, required: true
      # Whose time the project lives in.
      member :clock, "clock", Clock, required: true
      # Where its events are posted; what the posts are signed with only admins are told.
      member :webhooks, "webhooks", list_of(WebhookSummary), required: true
      # By the project's own clock as it was when the project was made.
      member :created_at, "createdAt", MOMENT, required: true
      # How much a project holds.
      member :counts, "counts", Counts, required: true
    end

    # What `project.define` answers.
    class ProjectDefineResult < Record
      # A project as it is defined, and how much it holds.
      member :project, "project", Project, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told with the call. What customers are told of a new
      # catalogue follows later, and is not shown.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # An object of the protocol.
    class RulesChoiceObject < Record
      # A named set of rules. One of: qonversion, revenuecat, revenuecatLegacy, purchasely.
      member :preset, "preset", TEXT
      # What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
      # anonymous id is a lower-case UUID.
      member :anonymous_prefix, "anonymousPrefix", TEXT
      # One of: attach, alias, aliasUnlessLinked, move, switch.
      member :on_identify_new, "onIdentifyNew", TEXT
      # One of: attach, alias, aliasUnlessLinked, move, switch.
      member :on_identify_known, "onIdentifyKnown", TEXT
      # One of: logoutFirst, switch.
      member :on_switch, "onSwitch", TEXT
      # One of: return, rotate.
      member :on_logout, "onLogout", TEXT
      # One of: ignore, refuse, rotate.
      member :on_anonymous_logout, "onAnonymousLogout", TEXT
      # One of: deviceAndUser, currentUser.
      member :purchase_holders, "purchaseHolders", TEXT
      # One of: share, transfer, transferIfInactive, keep, alias.
      member :on_restore, "onRestore", TEXT
      # One of: asOthers, alias.
      member :anonymous_holders, "anonymousHolders", TEXT
      # One of: move, stay.
      member :one_time_purchases, "oneTimePurchases", TEXT
      # In Unicode scalars.
      member :user_id_length_max, "userIdLengthMax", INTEGER
      # Ids that nobody may have, compared byte by byte. The empty one is always among them.
      member :blocked_user_ids, "blockedUserIds", list_of(TEXT)
    end

    # An object of the protocol.
    class ClockChoiceObject < Record
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :manual, "manual", MOMENT, required: true
    end

    # An address to which a project's events are to be posted.
    class WebhookChoice < Record
      # An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
      # and a query; without a user, a password or a fragment. Every reader of the project sees
      # it.
      member :url, "url", TEXT, required: true
      # What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
      # secret is the key itself, in UTF-8.
      member :secret, "secret", TEXT, required: true
      # Posts are signed with this one as well, until all who read them know the other.
      member :old_secret, "oldSecret", TEXT
      # In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
      # Purchasely's page shows them (webhooks.md). One of: entitled, purchasely.
      member :format, "format", TEXT
    end

    # What `project.describe` answers.
    class ProjectDescribeResult < Record
      # A project as it is defined, and how much it holds.
      member :project, "project", Project, required: true
    end

    # One line of the list of projects.
    class ProjectSummary < Record
      # A namespace: projects share no device, user, purchase or event.
      member :id, "id", TEXT, required: true
      # A named set of rules. One of: qonversion, revenuecat, revenuecatLegacy, purchasely.
      member :preset, "preset", TEXT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :created_at, "createdAt", MOMENT, required: true
      # How much a project holds.
      member :counts, "counts", Counts, required: true
    end

    # What `project.list` answers.
    class ProjectListResult < Record
      member :projects, "projects", list_of(ProjectSummary), required: true
    end

    # An address to which a project's events are posted, and how; only admins are told.
    class Webhook < Record
      # An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path
      # and a query; without a user, a password or a fragment. Every reader of the project sees
      # it.
      member :url, "url", TEXT, required: true
      # What posts are signed with. After `whsec_` stand the key's bytes in base64; any other
      # secret is the key itself, in UTF-8.
      member :secret, "secret", TEXT, required: true
      # Posts are signed with this one as well; null where there is none.
      member :old_secret, "oldSecret", nullable(TEXT), required: true
      # In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
      # Purchasely's page shows them (webhooks.md). One of: entitled, purchasely.
      member :format, "format", TEXT, required: true
      # The newest event when the URL was first named: those after it are posted.
      member :since, "since", TEXT, required: true
    end

    # What `project.webhooks` answers.
    class ProjectWebhooksResult < Record
      member :webhooks, "webhooks", list_of(Webhook), required: true
    end

    # One paid period, or one payment, of a purchase.
    class Transaction < Record
      # One transaction of a store.
      member :transaction_id, "transactionId", TEXT, required: true
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT, required: true
      # What the customer pays for a period. One of: normal, trial, intro.
      member :period_type, "periodType", TEXT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :purchased_at, "purchasedAt", MOMENT, required: true
      # A Moment, or null where there is none.
      member :expires_at, "expiresAt", nullable(MOMENT), required: true
      # From here on only in an export.
      member :is_family_shared, "isFamilyShared", BOOLEAN
      # A decimal in a string.
      member :price, "price", nullable(TEXT)
      # As it came.
      member :currency, "currency", nullable(TEXT)
      # As it came.
      member :country, "country", nullable(TEXT)
      # As it came.
      member :offer_code, "offerCode", nullable(TEXT)
      # Up to 20 strings of the caller's own, told again in the events of this purchase.
      member :attributes, "attributes", map_of(TEXT)
    end

    # One chain of store transactions, and who holds it.
    class Purchase < Record
      # The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
      # other such word.
      member :store, "store", TEXT, required: true
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # The latest transaction of the chain.
      member :transaction_id, "transactionId", TEXT, required: true
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT, required: true
      # The purchase's own, else the catalogue's, else `subscription` with an end and
      # `nonConsumable` without. One of: subscription, nonRenewingSubscription, nonConsumable,
      # consumable.
      member :kind, "kind", TEXT, required: true
      # As it stands now; null before the first purchasedAt. One of: active, trial, intro,
      # gracePeriod, billingRetry, paused, expired, refunded, revoked.
      member :state, "state", nullable(TEXT), required: true
      # One id for each customer that holds it, in the order of their bytes.
      member :holders, "holders", list_of(TEXT), required: true
      # The device that it came from.
      member :device, "device", nullable(TEXT), required: true
      # The store account that it came from.
      member :store_account, "storeAccount", nullable(TEXT), required: true
      # Of the latest transaction.
      member :purchased_at, "purchasedAt", MOMENT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :first_purchased_at, "firstPurchasedAt", MOMENT, required: true
      # A Moment, or null where there is none.
      member :expires_at, "expiresAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :trial_started_at, "trialStartedAt", nullable(MOMENT), required: true
      # What the customer pays for a period. One of: normal, trial, intro.
      member :period_type, "periodType", TEXT, required: true
      # Where the store took the money. One of: production, sandbox.
      member :environment, "environment", TEXT, required: true
      member :is_family_shared, "isFamilyShared", BOOLEAN, required: true
      # A decimal in a string.
      member :price, "price", nullable(TEXT), required: true
      # As it came.
      member :currency, "currency", nullable(TEXT), required: true
      # As it came.
      member :country, "country", nullable(TEXT), required: true
      # As it came.
      member :offer_code, "offerCode", nullable(TEXT), required: true
      # True for a subscription until it is told otherwise; false for every other kind.
      member :auto_renew, "autoRenew", BOOLEAN, required: true
      # A Moment, or null where there is none.
      member :auto_renew_disabled_at, "autoRenewDisabledAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :grace_period_expires_at, "gracePeriodExpiresAt", nullable(MOMENT), required: true
      member :billing_retry, "billingRetry", BOOLEAN, required: true
      # A Moment, or null where there is none.
      member :paused_until, "pausedUntil", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :refunded_at, "refundedAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :revoked_at, "revokedAt", nullable(MOMENT), required: true
      # The number of `normal` periods less one, never below none.
      member :renews_count, "renewsCount", INTEGER, required: true
      # The whole history, the oldest first.
      member :transactions, "transactions", list_of(Transaction), required: true
    end

    # What `purchase` answers.
    class PurchaseResult < Record
      # One chain of store transactions, and who holds it.
      member :purchase, "purchase", Purchase, required: true
      # True when the chain was not known before.
      member :created, "created", BOOLEAN, required: true
      # recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
      # planChanged: a new transaction with another product. renewed: any other new transaction.
      # unchanged: nothing new. One of: recorded, renewed, planChanged, received, unchanged.
      member :outcome, "outcome", TEXT, required: true
      # What the buyer may use now.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # Only there when there are any.
      member :warnings, "warnings", list_of(Warning)
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `purchase.update` answers.
    class PurchaseUpdateResult < Record
      # One chain of store transactions, and who holds it.
      member :purchase, "purchase", Purchase, required: true
      # Only there when there are any.
      member :warnings, "warnings", list_of(Warning)
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # A purchase that a restore left where it was, and why.
    class Refusal < Record
      # The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
      # other such word.
      member :store, "store", TEXT, required: true
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
      # A product, as the store or the catalogue calls it.
      member :product, "product", TEXT, required: true
      # Who holds it: the identified holder, else the anonymous one; of several the least by
      # bytes.
      member :holder, "holder", TEXT, required: true
      # The rule that refused. One of: onRestore, oneTimePurchases.
      member :rule, "rule", TEXT, required: true
    end

    # What `restore` answers.
    class RestoreResult < Record
      # Who somebody is: the current user of a device, or the user that an id reaches.
      member :user, "user", User, required: true
      # All that the user now holds and did not before.
      member :restored, "restored", list_of(Move), required: true
      # Those of them that somebody lost.
      member :transferred, "transferred", list_of(Move), required: true
      # What stays where it is.
      member :refused, "refused", list_of(Refusal), required: true
      # What the user may use now.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # Only there when there are any.
      member :warnings, "warnings", list_of(Warning)
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What names a purchase: its store and the first transaction of its chain.
    class PurchaseName < Record
      # The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
      # other such word.
      member :store, "store", TEXT, required: true
      # One transaction of a store.
      member :original_transaction_id, "originalTransactionId", TEXT, required: true
    end

    # What `revoke` answers.
    class RevokeResult < Record
      # As it stands now, whatever gives it.
      member :entitlement, "entitlement", Entitlement, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # The OpenRPC document, with `x-role` on every method.
    class RpcDiscoverResult < Record
      member :openrpc, "openrpc", TEXT, required: true
      member :info, "info", map_of(ANYTHING), required: true
      member :methods, "methods", list_of(map_of(ANYTHING)), required: true
      member :components, "components", map_of(ANYTHING), required: true
    end

    # One line of the list of methods.
    class MethodSummary < Record
      member :name, "name", TEXT, required: true
      member :summary, "summary", TEXT, required: true
      # One of: read, write, admin.
      member :role, "role", TEXT, required: true
    end

    # What `server.describe` answers.
    class ServerDescribeResult < Record
      # Without `method`: all of them, in the order of their names.
      member :methods, "methods", list_of(MethodSummary)
      # With `method`: its entry of the OpenRPC document.
      member :method, "method", map_of(ANYTHING)
      # With `method`: in `schemas` each schema that the entry refers to.
      member :components, "components", map_of(ANYTHING)
    end

    # Every limit of the daemon by name.
    class Limits < Record
      member :line_bytes_max, "lineBytesMax", INTEGER, required: true
      member :batch_entries_max, "batchEntriesMax", INTEGER, required: true
      member :depth_max, "depthMax", INTEGER, required: true
      member :request_id_bytes_max, "requestIdBytesMax", INTEGER, required: true
      additional INTEGER
    end

    # The other end of the connection, as the kernel tells it.
    class Peer < Record
      member :uid, "uid", INTEGER, required: true
      member :gid, "gid", INTEGER, required: true
      member :pid, "pid", INTEGER, required: true
      # One of: read, write, admin.
      member :role, "role", TEXT, required: true
    end

    # What `server.info` answers.
    class ServerInfoResult < Record
      member :version, "version", TEXT, required: true
      # The version of this protocol.
      member :protocol, "protocol", INTEGER, required: true
      # Every limit of the daemon by name.
      member :limits, "limits", Limits, required: true
      member :uptime_ms, "uptimeMs", INTEGER, required: true
      # The other end of the connection, as the kernel tells it.
      member :peer, "peer", Peer, required: true
    end

    # What `server.ping` answers.
    class ServerPingResult < Record
      # Always true.
      member :pong, "pong", BOOLEAN, required: true
      # By the system's clock.
      member :now, "now", MOMENT, required: true
      # What was given; not there when nothing was.
      member :echo, "echo", ANYTHING
    end

    # What `setUserProperty` answers.
    class SetUserPropertyResult < Record
      # The current user's id.
      member :user_id, "userId", TEXT, required: true
      # The name of a property: 1 to 80 letters, digits, and _ . : - $.
      member :key, "key", TEXT, required: true
      # The value of a property.
      member :value, "value", TEXT, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `user.delete` answers.
    class UserDeleteResult < Record
      # Made up: it stands in events wherever an erased id stood. It is nobody's id.
      member :tombstone, "tombstone", TEXT, required: true
      # How many users were erased: the aliases of the customer.
      member :users, "users", INTEGER, required: true
      # How many devices were erased; install makes them anew.
      member :devices, "devices", INTEGER, required: true
      # How many purchases were erased: those that nobody else held.
      member :purchases, "purchases", INTEGER, required: true
      # How many purchases others hold, and keep.
      member :shared, "shared", INTEGER, required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # An object of the protocol.
    class UserExportResultIdsItem < Record
      # A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
      # `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
      # errors of its own (blockedUserId, userIdTooLong), so no length is given here.
      member :id, "id", TEXT, required: true
      # `customer`: the customerId of one who began as identified. One of: anonymous, identified,
      # customer.
      member :kind, "kind", TEXT, required: true
      # The install that an anonymous id was made for.
      member :device, "device", nullable(TEXT), required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :created_at, "createdAt", MOMENT, required: true
    end

    # An object of the protocol.
    class UserExportResultDevicesItem < Record
      # One install of one app. A reinstall is a new device.
      member :device, "device", TEXT, required: true
      # A user: one's own id for somebody, an anonymous id, or a customerId. 1 to
      # `userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has
      # errors of its own (blockedUserId, userIdTooLong), so no length is given here.
      member :anonymous_id, "anonymousId", TEXT, required: true
      # Who is logged in.
      member :identity_id, "identityId", nullable(TEXT), required: true
      member :store_account, "storeAccount", nullable(TEXT), required: true
      member :platform, "platform", nullable(TEXT), required: true
      member :app, "app", nullable(TEXT), required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :created_at, "createdAt", MOMENT, required: true
    end

    # An object of the protocol.
    class UserExportResultGrantsItem < Record
      # What a user may use.
      member :entitlement, "entitlement", TEXT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :granted_at, "grantedAt", MOMENT, required: true
      # A Moment, or null where there is none.
      member :expires_at, "expiresAt", nullable(MOMENT), required: true
      # A Moment, or null where there is none.
      member :revoked_at, "revokedAt", nullable(MOMENT), required: true
    end

    # An object of the protocol.
    class UserExportResultPropertiesItem < Record
      # The name of a property: 1 to 80 letters, digits, and _ . : - $.
      member :key, "key", TEXT, required: true
      # The value of a property.
      member :value, "value", TEXT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :set_at, "setAt", MOMENT, required: true
    end

    # An object of the protocol.
    class UserExportResultOverriddenItem < Record
      # The name of a property: 1 to 80 letters, digits, and _ . : - $.
      member :key, "key", TEXT, required: true
      # The value of a property.
      member :value, "value", TEXT, required: true
      # RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
      member :set_at, "setAt", MOMENT, required: true
    end

    # What `user.export` answers.
    class UserExportResult < Record
      # Who somebody is: the current user of a device, or the user that an id reaches.
      member :user, "user", User, required: true
      # Every id that reaches the customer, in the order of their bytes.
      member :ids, "ids", list_of(UserExportResultIdsItem), required: true
      # Those whose anonymous or identified user is the customer's, in the order of their bytes.
      member :devices, "devices", list_of(UserExportResultDevicesItem), required: true
      # What the customer holds, each transaction whole.
      member :purchases, "purchases", list_of(Purchase), required: true
      # Those of the past, too.
      member :grants, "grants", list_of(UserExportResultGrantsItem), required: true
      member :properties, "properties", list_of(UserExportResultPropertiesItem), required: true
      # What users of the customer had set, or removed (an empty value), before another of them
      # set it anew.
      member :overridden, "overridden", list_of(UserExportResultOverriddenItem), required: true
      # From an entitlement's id to the entitlement, inactive ones too.
      member :entitlements, "entitlements", map_of(Entitlement), required: true
      # Of the entitlements, and of the states of the purchases: now.
      member :at, "at", MOMENT, required: true
      # What was told of the customer, the oldest first, up to 1000.
      member :events, "events", list_of(Event), required: true
      # Where events.read goes on, with the same id as `user`.
      member :cursor, "cursor", TEXT, required: true
      # True when events.read would tell more.
      member :more_events, "moreEvents", BOOLEAN, required: true
    end

    # A link that stands though an earlier one was taken back.
    class KeptLink < Record
      # The event that told of it.
      member :event, "event", TEXT, required: true
      # What brought it about. One of: restore, purchase, user.link.undo.
      member :method, "method", TEXT, required: true
    end

    # What `user.link.undo` answers.
    class UserLinkUndoResult < Record
      # The event.
      member :undone, "undone", TEXT, required: true
      # What changed holder; `to` is who holds it now, also where somebody only lost it.
      member :purchases, "purchases", list_of(Move), required: true
      # What came later and stands: restores and purchases that found other holders than they
      # would have, aliases that these made, and links of the same users and purchases that were
      # taken back since.
      member :kept, "kept", list_of(KeptLink), required: true
      # Only there, and true, in a dry run.
      member :dry_run, "dryRun", BOOLEAN
      # Only in a dry run: what would be told.
      member :events, "events", list_of(Event)
      # Only there, and true, when an idempotency key gave the stored result.
      member :replayed, "replayed", BOOLEAN
    end

    # What `userInfo` answers.
    class UserInfoResult < Record
      # Who somebody is: the current user of a device, or the user that an id reaches.
      member :user, "user", User, required: true
    end

    # What `userProperties` answers.
    class UserPropertiesResult < Record
      # From a property's name to its value; a customer has at most 100 by setUserProperty.
      member :properties, "properties", map_of(TEXT), required: true
    end
  end
end
