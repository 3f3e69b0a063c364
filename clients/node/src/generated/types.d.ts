// Made by clients/generate from Protocol; a change made here is lost.

/** A moment in UTC: `2026-11-21T07:47:00.000Z`. */
export type Moment = string;

/** One of some words, or one that only a newer daemon knows. */
export type Open<Words extends string> = Words | (string & {});

/**
 * What a caller may give of what the daemon answers: what it needs, some of the rest, and what
 * may be given in another way.
 */
export type Given<Of, Needed extends keyof Of, Other> =
  Pick<Of, Exclude<Needed, keyof Other>>
  & Partial<Omit<Of, Needed | keyof Other>> & Other;

/**
 * Opaque string that an app gives to the store with a purchase, and that the store gives back.
 * The daemon stores and compares a UUID in lower case.
 */
export type AccountToken = string;

/** An app of the project, for example its bundle id. */
export type AppId = string;

/**
 * Name of a consumer: a reader of the log whose position the daemon stores. The reader chooses
 * it, for example `mailer`.
 */
export type ConsumerId = string;

/** ISO 3166 country code of two or three letters, stored as it is sent. */
export type Country = string;

/** ISO 4217 currency code of three letters, stored as it is sent. */
export type Currency = string;

/**
 * A position in a project's log: the number of the last event before it. "0" is the position
 * before the first event.
 */
export type Cursor = string;

/** A device: one installation of one app. A reinstallation is a new device. */
export type DeviceId = string;

/**
 * ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and,
 * after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day of the month, or
 * takes the last day of a shorter month.
 */
export type Duration = string;

/** An entitlement, for example `premium`. */
export type EntitlementId = string;

/** Id of an event, as the log shows it. */
export type EventId = string;

/** Key of one write. The daemon stores it for 24 hours, per project and method. */
export type IdempotencyKey = string;

/** Platform of the device: ios, android, web or another word of that form. */
export type Platform = string;

/** A decimal number in a string, for example "9.99". */
export type Price = string;

/** A product, by the id that the store and the catalogue use. */
export type ProductId = string;

/** A project: a namespace for users, purchases, rules and events. Projects share no data. */
export type ProjectId = string;

/** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
export type PropertyKey = string;

/** Value of a property. */
export type PropertyValue = string;

/**
 * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
 * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
 */
export type Store = string;

/**
 * A store account, for example an Apple ID or a Google account, whose purchases a device can
 * restore.
 */
export type StoreAccountId = string;

/** Id of a subscription. It is unique within one connection. */
export type SubscriptionId = string;

/** Id that a store gives to a transaction. */
export type TransactionId = string;

/**
 * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax`
 * Unicode scalars, and the daemon compares it byte by byte. An empty id is blockedUserId and a
 * longer id userIdTooLong, so this schema has no length.
 */
export type UserId = string;

/**
 * Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
 * itself, in UTF-8.
 */
export type WebhookSecret = string;

/**
 * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a query.
 * It has no user, password or fragment, because every reader of the project sees it.
 */
export type WebhookUrl = string;

/**
 * Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` and
 * `LocalTesting`.
 */
export type AppStoreEnvironment =
  | 'Production'
  | 'Sandbox'
  | 'Xcode'
  | 'LocalTesting';

/** Name of the rule, as in `project.define`. */
export type AppliedRuleName =
  | 'purchaseHolders'
  | 'onIdentifyNew'
  | 'onIdentifyKnown'
  | 'onRestore'
  | 'anonymousHolders';

export type CheckEntitlementsIfUnknown =
  | 'error'
  | 'none';

export type ClockKind =
  | 'system'
  | 'manual';

/**
 * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused price
 * increase, a product that is no longer sold (unavailable), the developer, another purchase that
 * took it over (replaced), or another reason. Null when the store named none.
 */
export type EndReason =
  | 'customer'
  | 'billing'
  | 'priceIncrease'
  | 'unavailable'
  | 'developer'
  | 'replaced'
  | 'other';

/** What gave the entitlement; `manual` for a grant by the method `grant`. */
export type EntitlementGrantType =
  | 'purchase'
  | 'familySharing'
  | 'offerCode'
  | 'manual';

/** Whether the subscription renews. billingIssue: the store could not collect a payment. */
export type EntitlementRenewState =
  | 'willRenew'
  | 'canceled'
  | 'billingIssue'
  | 'nonRenewable'
  | 'unknown';

/** Kind of an event. */
export type EventKind =
  | 'userCreated'
  | 'identified'
  | 'loggedOut'
  | 'usersAliased'
  | 'linkUndone'
  | 'purchaseRecorded'
  | 'purchaseRenewed'
  | 'purchaseUpdated'
  | 'purchaseExpired'
  | 'entitlementsActivated'
  | 'entitlementsDeactivated'
  | 'subscriptionReceived'
  | 'subscriptionTransferred'
  | 'oneTimePurchaseReceived'
  | 'oneTimePurchaseTransferred'
  | 'granted'
  | 'grantRevoked'
  | 'userDeleted'
  | 'clockAdvanced'
  | 'userImported'
  | 'tracesCleared';

/** In identified: the outcome that identify returned. */
export type EventOutcome =
  | 'attached'
  | 'aliased'
  | 'moved'
  | 'switched';

/** In `claimed`: what led to the user. */
export type ExplanationStepBy =
  | 'purchase'
  | 'restore'
  | 'accountToken'
  | 'replaces'
  | 'firstItem';

/** Method that made the step. In `revoked`: present if an import brought the end. */
export type ExplanationStepMethod =
  | 'identify'
  | 'restore'
  | 'purchase'
  | 'user.link.undo'
  | 'user.import';

/** Kind of the step; rules.md describes each kind. */
export type ExplanationStepStep =
  | 'purchased'
  | 'claimed'
  | 'granted'
  | 'attached'
  | 'moved'
  | 'shared'
  | 'transferred'
  | 'aliased'
  | 'unclear'
  | 'identified'
  | 'renewed'
  | 'revoked'
  | 'mapped'
  | 'clock';

/**
 * attached: the user became a holder of at least one purchase, and no holder lost any. moved:
 * purchases moved from the anonymous user to this user. aliased: both users became one customer.
 * switched: only the device's current user changed. unchanged: the user was already logged in.
 */
export type IdentifyResultOutcome =
  | 'attached'
  | 'aliased'
  | 'moved'
  | 'switched'
  | 'unchanged';

/**
 * Who uses the id. `customer`: the customerId of a customer that began with an identified user.
 */
export type KnownIdKind =
  | 'anonymous'
  | 'identified'
  | 'customer';

/**
 * loggedOut: the device's anonymous user is current again. rotated: the device has a new
 * anonymous user. unchanged: no user was logged in.
 */
export type LogoutResultOutcome =
  | 'loggedOut'
  | 'rotated'
  | 'unchanged';

/** The first criterion, in the order of rules.md, in which the two differ. */
export type LosingSourceLostBy =
  | 'active'
  | 'end'
  | 'purchasedAt'
  | 'transactionId'
  | 'store'
  | 'originalTransactionId'
  | 'order';

/** What is missing; rules.md describes each kind. */
export type MissingReasonKind =
  | 'expired'
  | 'paused'
  | 'billingRetry'
  | 'refunded'
  | 'revoked'
  | 'notYet'
  | 'environment'
  | 'notMapped'
  | 'notIdentified'
  | 'heldByAnother'
  | 'heldByNobody'
  | 'noProduct'
  | 'noPurchase'
  | 'notGranted';

/** `none` for clients without a role, whose requests the daemon refuses. */
export type PeerStatsRole =
  | 'none'
  | 'read'
  | 'write'
  | 'admin';

/** Price of a period: full (normal), a trial, or introductory (intro). */
export type PeriodType =
  | 'normal'
  | 'trial'
  | 'intro';

/** A named set of rules. */
export type Preset =
  | 'qonversion'
  | 'revenuecat'
  | 'revenuecatLegacy'
  | 'purchasely';

/** Kind of a product, which determines how a purchase moves and expires. */
export type ProductKind =
  | 'subscription'
  | 'nonRenewingSubscription'
  | 'nonConsumable'
  | 'consumable';

/** Which purchases give access: those of production, those of the sandbox, or both (any). */
export type ProjectEnvironment =
  | 'production'
  | 'sandbox'
  | 'any';

/** Environment of the store: production, or sandbox for test purchases. */
export type PurchaseEnvironment =
  | 'production'
  | 'sandbox';

/** As of `purchase`. */
export type PurchaseOutcome =
  | 'recorded'
  | 'renewed'
  | 'planChanged'
  | 'received'
  | 'claimed'
  | 'updated'
  | 'stale'
  | 'unchanged';

/**
 * applied: a field changed. stale: the daemon had newer information about every field that
 * differs. unchanged: no field differs.
 */
export type PurchaseUpdateResultOutcome =
  | 'applied'
  | 'stale'
  | 'unchanged';

/** The rule that refused it. */
export type RefusalRule =
  | 'onRestore'
  | 'oneTimePurchases';

/** Method that made it. */
export type RemainingChangeMethod =
  | 'restore'
  | 'purchase'
  | 'user.link.undo'
  | 'user.import';

/** Role that the caller needs. */
export type Role =
  | 'read'
  | 'write'
  | 'admin';

/** What a restore does with a purchase that only anonymous users hold. */
export type RulesAnonymousHolders =
  | 'asOthers'
  | 'alias';

/** What a logout does when no user is logged in. */
export type RulesOnAnonymousLogout =
  | 'ignore'
  | 'refuse'
  | 'rotate';

/** What a login of a known user id does when no user is logged in on the device. */
export type RulesOnIdentify =
  | 'attach'
  | 'alias'
  | 'aliasUnlessLinked'
  | 'move'
  | 'switch';

/**
 * The current user after a logout: the same anonymous user (return), or a new anonymous user
 * (rotate).
 */
export type RulesOnLogout =
  | 'return'
  | 'rotate';

/** What a restore does with a purchase that another user holds. */
export type RulesOnRestore =
  | 'share'
  | 'transfer'
  | 'transferIfInactive'
  | 'keep'
  | 'alias';

/** What a login does when another user is logged in on the device. */
export type RulesOnSwitch =
  | 'logoutFirst'
  | 'switch';

/** Whether a restore moves one-time purchases. */
export type RulesOneTimePurchases =
  | 'move'
  | 'stay';

/**
 * Who holds a new purchase: the device's anonymous user and its identified user, or only the
 * current user.
 */
export type RulesPurchaseHolders =
  | 'deviceAndUser'
  | 'currentUser';

/**
 * What the daemon does with a purchase that a store reports without a known user: it does not
 * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
 * (anonymous).
 */
export type RulesUnclaimedPurchases =
  | 'ignore'
  | 'keep'
  | 'anonymous';

/**
 * State of a purchase or grant. Null before it begins, and for an entitlement that only
 * `entitlements` of `checkEntitlements` names.
 */
export type State =
  | 'active'
  | 'trial'
  | 'intro'
  | 'gracePeriod'
  | 'billingRetry'
  | 'paused'
  | 'expired'
  | 'refunded'
  | 'revoked';

/**
 * applied: a record changed. stale: the daemon has newer or equal information. repeated: the
 * daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
 * the purchase is recorded, and has no holder yet. ask: the store says only that something
 * changed, see `ask`.
 */
export type StoreNotifyResultOutcome =
  | 'applied'
  | 'stale'
  | 'repeated'
  | 'ignored'
  | 'unclaimed'
  | 'ask';

/**
 * Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
 * purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
 * nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.
 */
export type StoreNotifyResultWhy =
  | 'test'
  | 'unclaimed'
  | 'noEffect'
  | 'unknownType';

export type StoreNotifyStore =
  | 'appStore'
  | 'playStore'
  | 'stripe';

/**
 * What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
 * (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
 */
export type StoreObjectKind =
  | 'subscription'
  | 'product'
  | 'invoice'
  | 'checkoutSession';

/** What the object at Stripe must contain as a whole, and not as an id. */
export type StoreQuestionExpand =
  | 'latest_invoice'
  | 'subscription';

/**
 * `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`, and
 * once the database has answered.
 */
export type StoreStateDurability =
  | 'local'
  | 'replicated';

/** Kind of the store. */
export type StoreStateKind =
  | 'memory'
  | 'sqlite'
  | 'postgres';

/**
 * Member of Stripe's price that names the product: its `product`, its own id, or its
 * `lookup_key`.
 */
export type StripeSettingsProduct =
  | 'product'
  | 'price'
  | 'lookupKey';

/**
 * What is left of what is erased. `pending`: free bytes of the daemon's files, until `clearedBy`;
 * `tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`: it is deleted
 * from the shared database, whose files belong to its administrator (fleet.md).
 */
export type UserDeleteResultTraces =
  | 'pending'
  | 'cleared'
  | 'database';

export type UserDeleteTraces =
  | 'pending'
  | 'cleared';

export type UserImportOnConflict =
  | 'refuse'
  | 'skip'
  | 'merge';

/** `unchanged` when everything was there already. */
export type UserImportResultOutcome =
  | 'imported'
  | 'unchanged';

export type UserImportResultPurchasesItemOutcome =
  | 'recorded'
  | 'updated'
  | 'skipped'
  | 'unchanged';

export type WarningKind =
  | 'unknownProduct'
  | 'unknownEntitlement'
  | 'subscriptionWithoutEnd'
  | 'heldByNobody'
  | 'sameMoment'
  | 'asOfAhead'
  | 'keyTaken'
  | 'accountTokenDiffers'
  | 'accountTokensFull'
  | 'transactionDiffers'
  | 'unknownNotification'
  | 'leftOut'
  | 'environmentDiffers'
  | 'alreadyOver';

/**
 * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
 * `qonversion`: as these systems document it (webhooks.md).
 */
export type WebhookFormat =
  | 'entitled'
  | 'purchasely'
  | 'revenuecat'
  | 'qonversion';

/**
 * `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
 * another attempt; else `posting`.
 */
export type WebhookStatusState =
  | 'paused'
  | 'stopped'
  | 'failing'
  | 'posting';

/**
 * What a product or a grant unlocks for a user, and why. One purchase or grant, the winner,
 * supplies every member. If only `entitlements` of `checkEntitlements` names it, every member is
 * null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
 */
export interface Entitlement {
  /** An entitlement, for example `premium`. */
  id: EntitlementId;
  /** Whether the user has access. */
  active: boolean;
  /**
   * State of a purchase or grant. Null before it begins, and for an entitlement that only
   * `entitlements` of `checkEntitlements` names.
   */
  state: Open<State> | null;
  /** Product that gives the entitlement; null for a grant. */
  productId: string | null;
  /** Store of the purchase, or `manual` for a grant. */
  source: string | null;
  /** Whether the subscription renews. billingIssue: the store could not collect a payment. */
  renewState: Open<EntitlementRenewState>;
  /** What gave the entitlement; `manual` for a grant by the method `grant`. */
  grantType: Open<EntitlementGrantType> | null;
  periodType: Open<PeriodType> | null;
  /** Time of the first purchase, or of the grant. */
  startedAt: Moment | null;
  /** Last millisecond with access, without a grace period; null for no end. */
  expiresAt: Moment | null;
  /** Last millisecond of the grace period; null without a grace period. */
  gracePeriodExpiresAt: Moment | null;
  /** Time of the first transaction; null for a grant. */
  firstPurchasedAt: Moment | null;
  /** Time of the latest transaction; null for a grant. */
  lastPurchasedAt: Moment | null;
  /** Time at which a trial began; null without a trial. */
  trialStartedAt: Moment | null;
  /** Time at which the customer turned auto-renew off; null while it is on. */
  autoRenewDisabledAt: Moment | null;
  /** Number of renewals at the full price. */
  renewsCount: number;
  environment: Open<PurchaseEnvironment> | null;
  /** Null for a grant. */
  store: string | null;
  /** Latest transaction; null for a grant. */
  transactionId: string | null;
  /** First transaction; null for a grant. */
  originalTransactionId: string | null;
}

/** A sign that an accepted request may be a mistake. */
export interface Warning {
  kind: Open<WarningKind>;
  /** An explanation in one sentence. */
  message: string;
  /** Similar names that exist, nearest first. An unknown entitlement always has it. */
  nearest?: Array<string>;
  /** In sameMoment: the fields that two statements of one moment give different values. */
  fields?: Array<string>;
}

/** What `checkEntitlements` answers. */
export interface CheckEntitlementsResult {
  /** Id of the user that the result is about. */
  userId: UserId;
  /** Whether the project has this user. Absent unless the request has `ifUnknown`. */
  known?: boolean;
  /** Entitlements by their ids, including inactive entitlements. */
  entitlements: Record<string, Entitlement>;
  /** The moment that the result is for. */
  at: Moment;
  /** Absent when there are no warnings. */
  warnings?: Array<Warning>;
}

/**
 * What caused the event. A request gives its `method` and `id`; a notification has no `id`.
 * `clock` is true for a change that fell due.
 */
export interface Cause {
  method?: string;
  id?: string | number | null;
  clock?: boolean;
}

/** One entry of a project's log. Its other members depend on its kind: events.md lists them. */
export interface EventMembers {
  /** The event's number in the log; absent in a dry run. */
  cursor: Cursor;
  /** Unique id of the event. */
  id: string;
  /** Kind of an event. */
  kind: Open<EventKind>;
  /** Time at which the event happened, by the project's clock. */
  at: Moment;
  /** A project: a namespace for users, purchases, rules and events. Projects share no data. */
  project: ProjectId;
  /** CustomerId of the customer that the event is about; absent in clockAdvanced. */
  user?: UserId;
  /** Id of the user, if the user is identified. */
  userId?: UserId;
  /**
   * Id of the user, if the user is anonymous. In identified, and in loggedOut with a userId: the
   * device's anonymous user after the event.
   */
  anonymousId?: UserId;
  /**
   * What caused the event. A request gives its `method` and `id`; a notification has no `id`.
   * `clock` is true for a change that fell due.
   */
  cause: Cause;
  /**
   * In userCreated, identified, loggedOut, purchase events and the events that a purchase causes:
   * the device; null when there is none.
   */
  device?: string | null;
  /** In identified: the outcome that identify returned. */
  outcome?: Open<EventOutcome>;
  /** In a move: the holders before. */
  from?: Array<UserId>;
  /** In a move: the user that gained the purchase. */
  to?: UserId;
  /** In a move: whether the users in `from` keep the purchase. */
  shared?: boolean;
  /** In linkUndone: id of the undone event. */
  undone?: string;
  /**
   * In usersAliased, and in linkUndone of customers that are split: every id of the customer now,
   * in byte order.
   */
  aliases?: Array<UserId>;
  /** In usersAliased: the customerId that `user` absorbed; absent when the joining id was new. */
  absorbed?: UserId;
  /**
   * In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in byte
   * order. In granted and grantRevoked: the entitlement.
   */
  entitlements?: Array<EntitlementId>;
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store?: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId?: TransactionId;
  /** The latest transaction; in purchaseUpdated, the transaction that changed. */
  transactionId?: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product?: ProductId;
  /** Kind of a product, which determines how a purchase moves and expires. */
  productKind?: Open<ProductKind>;
  /** In purchase events: the holders. */
  holders?: Array<UserId>;
  /** Environment of the store: production, or sandbox for test purchases. */
  environment?: Open<PurchaseEnvironment>;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  firstPurchasedAt?: Moment;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  purchasedAt?: Moment;
  /**
   * In purchase events: the end of the period. In granted and grantRevoked: the end of the grant.
   */
  expiresAt?: Moment | null;
  /** Price of a period: full (normal), a trial, or introductory (intro). */
  periodType?: Open<PeriodType>;
  isFamilyShared?: boolean;
  price?: string | null;
  currency?: string | null;
  country?: string | null;
  offerCode?: string | null;
  /** Up to 20 strings of the caller's own, which the events of this purchase repeat. */
  attributes?: Record<string, string>;
  /**
   * In purchase events: why the purchase ended, or will end; absent when the store named no
   * reason.
   */
  endReason?: Open<EndReason> | null;
  /** In purchase events: the purchase that this one takes over; absent when there is none. */
  replaces?: TransactionId;
  /**
   * In purchaseUpdated: the fields of the transaction that the call changed, with their new
   * values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what the
   * store says along with the new period about the time after it, for example that auto-renew is
   * off; absent when it says nothing.
   */
  changes?: Record<string, unknown>;
  /**
   * In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a
   * purchase that gives no access or replaces a known one: the purchase's state after the event.
   */
  state?: Open<State> | null;
  /**
   * In the same events: `state` before the event, and former values. In purchaseUpdated by a
   * call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and
   * `periodType` of the transaction before; in purchaseRecorded those of the purchase that it
   * replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`,
   * `renewsAs` and `billingIssueAt` of the latest transaction, if they were set.
   */
  before?: Record<string, unknown>;
  /**
   * In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwise
   * absent.
   */
  isEarlier?: boolean;
  /** In clockAdvanced: the time that the clock shows. */
  now?: Moment;
}

/** A `Event` of that kind, with the members that it always has. */
export type EventOf<Kind extends string, Has extends keyof EventMembers> =
  Omit<EventMembers, 'kind' | Has>
  & { kind: Kind } & Required<Pick<EventMembers, Has>>;

/**
 * One entry of a project's log. Its other members depend on its kind: events.md lists them. A
 * newer daemon may send a kind that is not among these.
 */
export type Event =
  | EventOf<'userCreated', 'user' | 'device'>
  | EventOf<'identified', 'user' | 'userId' | 'outcome'>
  | EventOf<'loggedOut', 'user' | 'anonymousId'>
  | EventOf<'usersAliased', 'user' | 'aliases'>
  | EventOf<'linkUndone', 'user' | 'undone'>
  | EventOf<'purchaseRecorded', 'user' | 'store' | 'originalTransactionId' | 'transactionId' |
    'product' | 'productKind' | 'holders' | 'device' | 'environment' | 'firstPurchasedAt' |
    'purchasedAt' | 'expiresAt' | 'periodType' | 'isFamilyShared' | 'price' | 'currency' |
    'country' | 'offerCode'>
  | EventOf<'purchaseRenewed' | 'purchaseUpdated' | 'purchaseExpired', 'user' | 'store' |
    'originalTransactionId' | 'transactionId' | 'product' | 'productKind' | 'holders' | 'device' |
    'environment' | 'firstPurchasedAt' | 'purchasedAt' | 'expiresAt' | 'periodType' |
    'isFamilyShared' | 'price' | 'currency' | 'country' | 'offerCode' | 'state' | 'before'>
  | EventOf<'entitlementsActivated' | 'entitlementsDeactivated', 'user' | 'entitlements'>
  | EventOf<'subscriptionReceived' | 'subscriptionTransferred' | 'oneTimePurchaseReceived' |
    'oneTimePurchaseTransferred', 'user' | 'from' | 'to' | 'shared' | 'store' |
    'originalTransactionId' | 'transactionId' | 'product'>
  | EventOf<'granted' | 'grantRevoked', 'user' | 'entitlements' | 'expiresAt'>
  | EventOf<'userDeleted' | 'tracesCleared', 'user'>
  | EventOf<'clockAdvanced', 'now'>
  | EventOf<'userImported', 'user' | 'aliases' | 'entitlements'>;

/** What `clock.advance` answers. */
export interface ClockAdvanceResult {
  /** Time that the clock shows after the call. */
  now: Moment;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `events.acknowledge` answers. */
export interface EventsAcknowledgeResult {
  /**
   * Name of a consumer: a reader of the log whose position the daemon stores. The reader chooses
   * it, for example `mailer`.
   */
  consumer: ConsumerId;
  /** Highest cursor that the consumer has acknowledged. */
  cursor: Cursor;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit: always none. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `events.read` answers. */
export interface EventsPage {
  events: Array<Event>;
  /**
   * Cursor for the next call: that of the last event in the list, or of the newest event in the
   * log when there are no more.
   */
  cursor: Cursor;
  /**
   * True when there may be more events: call again at once. The list can be empty when `more` is
   * true, because no event that the daemon looked at matched.
   */
  more: boolean;
}

/** What `events.subscribe` answers. */
export interface Subscription {
  /** Id of a subscription. It is unique within one connection. */
  subscription: SubscriptionId;
  /** The subscription sends the events after this cursor. */
  cursor: Cursor;
}

/** A rule of the project, with the value that applied in the step. */
export interface AppliedRule {
  /** Name of the rule, as in `project.define`. */
  name: Open<AppliedRuleName>;
  /** Value that the rule had when the step happened. */
  value: string;
}

/**
 * One step that led a user to an entitlement, or took it away. A member that does not apply, or
 * is not known, is absent.
 */
export interface ExplanationStep {
  /** Kind of the step; rules.md describes each kind. */
  step: Open<ExplanationStepStep>;
  /** An explanation in one sentence. */
  text: string;
  /** Time of the step, if it has a time. In `clock`: the moment that the result is for. */
  at: Moment | null;
  /** Id of the event that reported the step. */
  event?: EventId;
  /** Cursor of that event. */
  cursor?: Cursor;
  /** The rule that applied in the step. */
  rule?: AppliedRule;
  /** In `claimed`: what led to the user. */
  by?: Open<ExplanationStepBy>;
  /** Method that made the step. In `revoked`: present if an import brought the end. */
  method?: Open<ExplanationStepMethod>;
  /**
   * Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer. In
   * `identified`: the device's anonymous user.
   */
  from?: Array<UserId>;
  /** Who has it afterwards. In `aliased`: the second customer. */
  to?: Array<UserId>;
  /** In `purchased` and `identified`: the device; null for a purchase without a device. */
  device?: string | null;
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store?: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId?: TransactionId;
  /** Id that a store gives to a transaction. */
  transactionId?: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product?: ProductId;
  /** State of the purchase or grant at that time. */
  state?: Open<State> | null;
  /**
   * In `clock`: start of the state; when access is over, the last millisecond with access. In
   * other steps: start of the period.
   */
  since?: Moment | null;
  /** Last millisecond of the state, as far as is known; the end of a pause. Null for no end. */
  until?: Moment | null;
  /** True when an undo of an earlier link changed the outcome of this login; otherwise absent. */
  recomputed?: boolean;
}

/** A purchase or grant that also gives the entitlement, but does not supply its fields. */
export interface LosingSource {
  /** The first criterion, in the order of rules.md, in which the two differ. */
  lostBy: Open<LosingSourceLostBy>;
  /** An explanation in one sentence. */
  text: string;
  /** The entitlement as this purchase or grant alone would give it. */
  entitlement: Entitlement;
}

/**
 * A complete call that would make the entitlement active. The daemon has tried it in a dry run.
 */
export interface SuggestedCall {
  /** Method of the call. */
  method: string;
  /** Params of the call. */
  params: Record<string, unknown>;
  /** Role that the caller needs. */
  role: Open<Role>;
  /** An explanation in one sentence. */
  text: string;
}

/** A reason why an entitlement is not active. */
export interface MissingReason {
  /** What is missing; rules.md describes each kind. */
  kind: Open<MissingReasonKind>;
  /** An explanation in one sentence. */
  text: string;
  /**
   * Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim of the
   * user, which no store has reported yet.
   */
  store?: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId?: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product?: ProductId;
  /**
   * In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder
   * comes before an anonymous holder, then the first in byte order.
   */
  holder?: UserId;
  /**
   * Last millisecond with access. In `refunded` and `revoked`: time of the refund or revocation.
   * In `notIdentified`: when the holder logged out on this device, if it did.
   */
  since?: Moment;
  /** In `paused`: end of the pause. In `notYet`: start of access. */
  until?: Moment;
  /** In `heldByAnother`: the steps that led to the holder. */
  because?: Array<ExplanationStep>;
  /**
   * Calls that would each make the entitlement active at the moment that the result is for. A
   * call is listed under the first reason that it removes.
   */
  suggestedCalls: Array<SuggestedCall>;
}

/** How many entries the daemon left out of each list. Absent when every list is complete. */
export interface ExplainResultOmitted {
  because: number;
  others: number;
  missing: number;
}

/** What `explain` answers. */
export interface ExplainResult {
  /** Id of the user that the result is about. */
  userId: UserId;
  /** Whether the user has access. */
  active: boolean;
  /** The entitlement, as `checkEntitlements` returns it. */
  entitlement: Entitlement;
  /** The moment that the result is for. */
  at: Moment;
  /**
   * The steps that lead to the result: the purchase or grant, each change of holder, the
   * catalogue and the clock. When no purchase or grant is active, the steps of one that was
   * active or may become active. At most 50 steps: the first and the last.
   */
  because: Array<ExplanationStep>;
  /**
   * Purchases and grants that also give the entitlement and lost against the winner, best first.
   * At most 20.
   */
  others: Array<LosingSource>;
  /** What prevents access. Empty when the entitlement is active. At most 20. */
  missing: Array<MissingReason>;
  /** How many entries the daemon left out of each list. Absent when every list is complete. */
  omitted?: ExplainResultOmitted;
}

/** What `grant` answers. */
export interface GrantResult {
  /**
   * The entitlement after the call. A purchase supplies its values if the purchase wins against
   * the grant.
   */
  entitlement: Entitlement;
  /** Absent when there are no warnings. */
  warnings?: Array<Warning>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** The current user of a device, or the user that an id belongs to. */
export interface User {
  /**
   * For a device: the identified user, or else the anonymous user. For an id: that id if it is
   * identified, or else the customer's identified id, or its anonymous id if it has none.
   */
  id: UserId;
  /** For a device: its anonymous user. For an id: that id if it is anonymous, or else null. */
  anonymousId: string | null;
  /** Id of the identified user; null for an anonymous user. */
  identityId: string | null;
  /** Id of the customer. It stays the same across logins, and every userId param accepts it. */
  customerId: UserId;
  /**
   * Every id of the customer, in byte order. It omits the customerId of a customer that began
   * with an identified user.
   */
  aliases: Array<UserId>;
  /** Id of the device; absent when the request names a user. */
  device?: DeviceId;
  /** Time at which the customer was created. */
  createdAt: Moment;
  /** Which purchases give access: those of production, those of the sandbox, or both (any). */
  environment: Open<ProjectEnvironment>;
}

/** A purchase with new holders. */
export interface Move {
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product: ProductId;
  /** Kind of a product, which determines how a purchase moves and expires. */
  kind: Open<ProductKind>;
  /** Who held it before: one id per customer, in byte order. */
  from: Array<UserId>;
  /**
   * The user that gained it. After an undo in which no user gained it: the first remaining holder
   * in byte order.
   */
  to: UserId;
  /** True when the users in `from` still hold it. */
  shared: boolean;
}

/** What `identify` answers. */
export interface IdentifyResult {
  /** The current user of a device, or the user that an id belongs to. */
  user: User;
  /** True when this call created the user. */
  created: boolean;
  /**
   * attached: the user became a holder of at least one purchase, and no holder lost any. moved:
   * purchases moved from the anonymous user to this user. aliased: both users became one
   * customer. switched: only the device's current user changed. unchanged: the user was already
   * logged in.
   */
  outcome: Open<IdentifyResultOutcome>;
  /** True exactly when `purchases` or `claimed` is not empty: the app refreshes what it shows. */
  shouldRefresh: boolean;
  /**
   * Purchases that changed holders. After an alias: the purchases that the anonymous user's
   * customer held.
   */
  purchases: Array<Move>;
  /**
   * The unclaimed purchases that this call gave to the user, with those that replace them; absent
   * if there are none. In the order of `store`, then `originalTransactionId`.
   */
  claimed?: Array<Move>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `install` answers. */
export interface InstallResult {
  /** A device: one installation of one app. A reinstallation is a new device. */
  device: DeviceId;
  /** False when the device was already registered. */
  created: boolean;
  /** The current user of a device, or the user that an id belongs to. */
  user: User;
  /**
   * True when the call claimed purchases: the app has to check the user's entitlements. Otherwise
   * absent.
   */
  shouldRefresh?: boolean;
  /**
   * The unclaimed purchases that this call gave to the user, with those that replace them; absent
   * if there are none. In the order of `store`, then `originalTransactionId`.
   */
  claimed?: Array<Move>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `logout` answers. */
export interface LogoutResult {
  /** The current user of a device, or the user that an id belongs to. */
  user: User;
  /**
   * loggedOut: the device's anonymous user is current again. rotated: the device has a new
   * anonymous user. unchanged: no user was logged in.
   */
  outcome: Open<LogoutResultOutcome>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** Every rule of a project. rules.md describes each rule. */
export interface Rules {
  /** Preset that the rules started from. */
  preset: Open<Preset>;
  /**
   * Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
   * anonymous id is a lower-case UUID.
   */
  anonymousPrefix: string;
  /** What a login of a new user id does when no user is logged in on the device. */
  onIdentifyNew: Open<RulesOnIdentify>;
  /** What a login of a known user id does when no user is logged in on the device. */
  onIdentifyKnown: Open<RulesOnIdentify>;
  /** What a login does when another user is logged in on the device. */
  onSwitch: Open<RulesOnSwitch>;
  /**
   * The current user after a logout: the same anonymous user (return), or a new anonymous user
   * (rotate).
   */
  onLogout: Open<RulesOnLogout>;
  /** What a logout does when no user is logged in. */
  onAnonymousLogout: Open<RulesOnAnonymousLogout>;
  /**
   * Who holds a new purchase: the device's anonymous user and its identified user, or only the
   * current user.
   */
  purchaseHolders: Open<RulesPurchaseHolders>;
  /** What a restore does with a purchase that another user holds. */
  onRestore: Open<RulesOnRestore>;
  /** What a restore does with a purchase that only anonymous users hold. */
  anonymousHolders: Open<RulesAnonymousHolders>;
  /** Whether a restore moves one-time purchases. */
  oneTimePurchases: Open<RulesOneTimePurchases>;
  /**
   * What the daemon does with a purchase that a store reports without a known user: it does not
   * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
   * (anonymous).
   */
  unclaimedPurchases: Open<RulesUnclaimedPurchases>;
  /** Maximum length of a user id, in Unicode scalars. */
  userIdLengthMax: number;
  /** Ids that no user may have, compared byte by byte. The empty id is always blocked. */
  blockedUserIds: Array<string>;
}

/** What may be given of a `Rules`. */
export type GivenRules = Given<Rules, never, {
  blockedUserIds?: ReadonlyArray<string>;
}>;

/** A product of the catalogue. */
export interface Product {
  /**
   * Default: the kind that the purchase gives; without it, `subscription` for a purchase with an
   * end and `nonConsumable` for a purchase without.
   */
  kind?: Open<ProductKind> | null;
  /** Ids of the entitlements that the product unlocks. */
  entitlements: Array<EntitlementId>;
  /**
   * Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
   * `PRODUCT:PLAN`, and an import from there finds it by that name.
   */
  basePlan?: string;
}

/**
 * The clock of a project: the system's, or a manual clock, which only moves when it is advanced.
 */
export interface Clock {
  kind: Open<ClockKind>;
  /** Time of a manual clock; absent for the system's. */
  now?: Moment;
}

/** A URL that receives a project's events. */
export interface WebhookSummary {
  /**
   * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
   * query. It has no user, password or fragment, because every reader of the project sees it.
   */
  url: WebhookUrl;
  /**
   * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
   * `qonversion`: as these systems document it (webhooks.md).
   */
  format: Open<WebhookFormat>;
}

/** An app of the App Store. */
export interface AppStoreApp {
  /** Bundle id of the app. */
  bundleId: string;
  /**
   * Number of the app at Apple. Required where `environments` has `Production`; null if not
   * given.
   */
  appAppleId?: number | null;
}

/** How the project verifies what the App Store sends. */
export interface AppStoreSettings {
  /** Apps whose notifications the project takes. */
  apps: Array<AppStoreApp>;
  /** Environments that the project takes. */
  environments: Array<Open<AppStoreEnvironment>>;
  /** Root certificates that replace Apple's, as DER in base64. Empty for Apple's. */
  roots: Array<string>;
}

/** What may be given of a `AppStoreSettings`. */
export type GivenAppStoreSettings = Given<AppStoreSettings, 'apps', {
  apps: ReadonlyArray<AppStoreApp>;
  environments?: ReadonlyArray<Open<AppStoreEnvironment>>;
  roots?: ReadonlyArray<string>;
}>;

/** How the project verifies and reads what Google Play sends. */
export interface PlayStoreSettings {
  /** Package names of the apps whose notifications the project takes. */
  packages: Array<string>;
}

/** What may be given of a `PlayStoreSettings`. */
export type GivenPlayStoreSettings = Given<PlayStoreSettings, 'packages', {
  packages: ReadonlyArray<string>;
}>;

/** How the project reads Stripe's events. Only `project.stores` returns the secrets. */
export interface StripeSettings {
  /** Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`. */
  secret?: string;
  /**
   * Previous secret, which the daemon also accepts; null when there is none. Only in
   * `project.stores`.
   */
  oldSecret?: string | null;
  /**
   * Member of Stripe's price that names the product: its `product`, its own id, or its
   * `lookup_key`.
   */
  product: Open<StripeSettingsProduct>;
  /**
   * Members of Stripe's objects that contain the account token: `client_reference_id`, `customer`
   * or `metadata.NAME`. The first that is present counts.
   */
  userFrom: Array<string>;
  /** How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601. */
  grace: Duration;
}

/** What may be given of a `StripeSettings`. */
export type GivenStripeSettings = Given<StripeSettings, 'secret', {
  userFrom?: ReadonlyArray<string>;
}>;

/** Settings of the stores in which a project sells. */
export interface Stores {
  /** Absent when not defined. */
  appStore?: AppStoreSettings | null;
  /** Absent when not defined. */
  playStore?: PlayStoreSettings | null;
  /** Absent when not defined. */
  stripe?: StripeSettings | null;
  /** Stores of the project's own, in byte order. */
  custom: Array<Store>;
}

/** What may be given of a `Stores`. */
export type GivenStores = Given<Stores, never, {
  appStore?: GivenAppStoreSettings | null;
  playStore?: GivenPlayStoreSettings | null;
  stripe?: GivenStripeSettings | null;
  custom?: ReadonlyArray<Store>;
}>;

/** Number of records of a project. */
export interface Counts {
  devices: number;
  users: number;
  /** A merged customer counts once. */
  customers: number;
  purchases: number;
  /** Unclaimed purchases, which have had no holder yet; `purchases` counts them too. */
  unclaimed: number;
  events: number;
}

/**
 * A project: a namespace for users, purchases, rules and events, with the counts of its records.
 */
export interface Project {
  /** A project: a namespace for users, purchases, rules and events. Projects share no data. */
  id: ProjectId;
  /** Every rule of a project. rules.md describes each rule. */
  rules: Rules;
  /** Products by their ids. */
  products: Record<string, Product>;
  /** Ids that `grant` accepts in addition to the entitlements of the catalogue. */
  entitlements: Array<EntitlementId>;
  /** Which purchases give access: those of production, those of the sandbox, or both (any). */
  environment: Open<ProjectEnvironment>;
  /**
   * The clock of a project: the system's, or a manual clock, which only moves when it is
   * advanced.
   */
  clock: Clock;
  /** URLs that receive the project's events. Only `project.webhooks` returns the secrets. */
  webhooks: Array<WebhookSummary>;
  /** Settings of the stores in which a project sells. */
  stores: Stores;
  /** Time of the creation, by the project's own clock. */
  createdAt: Moment;
  /** Number of records of a project. */
  counts: Counts;
}

/**
 * Whose access a definition changes, at the moment of the call. If `counted` is false, the
 * project has too many customers and purchases, and the numbers are missing.
 */
export interface AccessChanges {
  /** How many customers gain or lose an entitlement. */
  customers?: number;
  /** How many customers gain each entitlement. Entitlements that nobody gains are missing. */
  gained?: Record<string, number>;
  /** How many customers lose each entitlement. Entitlements that nobody loses are missing. */
  lost?: Record<string, number>;
  /** False if the project has more than `definitionRecordsMax` customers and purchases. */
  counted: boolean;
}

/** What `project.define` answers. */
export interface ProjectDefineResult {
  /**
   * A project: a namespace for users, purchases, rules and events, with the counts of its
   * records.
   */
  project: Project;
  /**
   * Whose access a definition changes, at the moment of the call. If `counted` is false, the
   * project has too many customers and purchases, and the numbers are missing.
   */
  changes: AccessChanges;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /**
   * The events that the call would emit. Only in a dry run. The changes of access that a new
   * catalogue causes come later, and are not in the list: `changes` counts them.
   */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

export interface ClockChoiceObject {
  /** Time at which the manual clock starts, RFC 3339. */
  manual: Moment | Date;
}

/** What `project.describe` answers. */
export interface ProjectDescribeResult {
  /**
   * A project: a namespace for users, purchases, rules and events, with the counts of its
   * records.
   */
  project: Project;
}

/** One line in the list of projects. */
export interface ProjectSummary {
  /** A project: a namespace for users, purchases, rules and events. Projects share no data. */
  id: ProjectId;
  /** A named set of rules. */
  preset: Open<Preset>;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  createdAt: Moment;
  /** Number of records of a project. */
  counts: Counts;
}

/** What `project.list` answers. */
export interface ProjectListResult {
  projects: Array<ProjectSummary>;
}

/** What `project.stores` answers. */
export interface ProjectStoresResult {
  /** Settings of the stores in which a project sells. */
  stores: Stores;
}

/** A URL that receives a project's events, with its secrets. Only an admin can read it. */
export interface Webhook {
  /**
   * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
   * query. It has no user, password or fragment, because every reader of the project sees it.
   */
  url: WebhookUrl;
  /**
   * Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
   * itself, in UTF-8.
   */
  secret: WebhookSecret;
  /** Second secret that also signs each delivery; null when there is none. */
  oldSecret: WebhookSecret | null;
  /** What posts carry in their header `Authorization`; null when they carry none. */
  authorization: string | null;
  /**
   * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
   * `qonversion`: as these systems document it (webhooks.md).
   */
  format: Open<WebhookFormat>;
  /** Kinds of events that it receives; absent when it receives every kind. */
  kinds?: Array<Open<EventKind>>;
  /** True if webhook.pause stopped the posts to the URL. */
  paused: boolean;
  /**
   * Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a new
   * consumer.
   */
  consumer: ConsumerId;
  /** The webhook's position: all events up to this cursor are delivered. */
  cursor: Cursor;
}

/** What may be given of a `Webhook`. */
export type GivenWebhook = Given<Webhook, 'url' | 'secret', {
  kinds?: ReadonlyArray<Open<EventKind>>;
  paused?: never;
  consumer?: never;
  cursor?: never;
}>;

/** What `project.webhooks` answers. */
export interface ProjectWebhooksResult {
  webhooks: Array<Webhook>;
}

/**
 * One transaction of a purchase: a paid period or a single payment. A member that is not required
 * is absent when it is not set.
 */
export interface Transaction {
  /** Id that a store gives to a transaction. */
  transactionId: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product: ProductId;
  /** Price of a period: full (normal), a trial, or introductory (intro). */
  periodType: Open<PeriodType>;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  purchasedAt: Moment;
  /** RFC 3339 timestamp, or null. */
  expiresAt: Moment | null;
  /**
   * Only in an export: true if a statement named `expiresAt` as null, so that no grace period
   * counts as the end; otherwise absent.
   */
  noEnd?: boolean;
  /**
   * Whether a family member bought it and shares it. An export always shows this member and those
   * up to `attributes`.
   */
  isFamilyShared?: boolean;
  /** A decimal number in a string, for example "9.99". */
  price?: string | null;
  /** ISO 4217 code, as it was sent. */
  currency?: string | null;
  /** ISO 3166 code, as it was sent. */
  country?: string | null;
  /** Offer code, as it was sent. */
  offerCode?: string | null;
  /** Up to 20 strings of the caller's own, which the events of this purchase repeat. */
  attributes?: Record<string, string>;
  /** The kind that the store named. */
  kind?: Open<ProductKind>;
  /** The environment that the store named. */
  environment?: Open<PurchaseEnvironment>;
  /** False while auto-renew is off. */
  autoRenew?: boolean;
  /** Time since which auto-renew has been off. */
  autoRenewDisabledAt?: Moment | null;
  /** Last moment of the grace period. */
  gracePeriodExpiresAt?: Moment | null;
  /** True while the store retries a failed payment. */
  billingRetry?: boolean;
  /** Time at which the pause ends. */
  pausedUntil?: Moment | null;
  /** Time of the refund. */
  refundedAt?: Moment | null;
  /** Time at which the store withdrew access. */
  revokedAt?: Moment | null;
  /** Time at which access ended before the end of the period. */
  endedAt?: Moment | null;
  /** True while the store reports the subscription as paused. */
  paused?: boolean;
  /** Product of the next period. */
  renewsAs?: ProductId;
  /**
   * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
   * price increase, a product that is no longer sold (unavailable), the developer, another
   * purchase that took it over (replaced), or another reason. Null when the store named none.
   */
  endReason?: Open<EndReason> | null;
  /** Time since which billing has failed. */
  billingIssueAt?: Moment | null;
  /**
   * Time at which the store last listed the items of the subscription, this one among them.
   * Absent if the subscription had one item only.
   */
  listedAt?: Moment | null;
  /** Time of the newest statement about the transaction. */
  asOf: Moment;
}

/** What may be given of a `Transaction`. */
export type GivenTransaction = Given<Transaction, 'transactionId' | 'product' | 'purchasedAt', {
  purchasedAt: Moment | Date;
  expiresAt?: Moment | Date | null;
  autoRenewDisabledAt?: Moment | Date | null;
  gracePeriodExpiresAt?: Moment | Date | null;
  pausedUntil?: Moment | Date | null;
  refundedAt?: Moment | Date | null;
  revokedAt?: Moment | Date | null;
  endedAt?: Moment | Date | null;
  billingIssueAt?: Moment | Date | null;
  listedAt?: Moment | Date | null;
  asOf?: Moment | Date;
}>;

/** One product bought in one store, its transactions and its holders. */
export interface Purchase {
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** The first transaction. */
  originalTransactionId: TransactionId;
  /** The latest transaction. */
  transactionId: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product: ProductId;
  /**
   * Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase with
   * an end and `nonConsumable` for a purchase without.
   */
  kind: Open<ProductKind>;
  /** Current state; null before the first purchasedAt. */
  state: Open<State> | null;
  /** Who holds the purchase: one id per customer, in byte order. */
  holders: Array<UserId>;
  /** Device on which the customer bought; null when there is none. */
  device: string | null;
  /** Store account that bought it; null when there is none. */
  storeAccount: string | null;
  /** Time of the latest transaction. */
  purchasedAt: Moment;
  /** Time of the first transaction. */
  firstPurchasedAt: Moment;
  /** Last millisecond of the period; null for no end. */
  expiresAt: Moment | null;
  /**
   * Only in an export: true if a call without a date named `expiresAt` as null, and the latest
   * transaction has no statement about its end; otherwise absent.
   */
  noEnd?: boolean;
  /** Time at which a trial began; null without a trial. */
  trialStartedAt: Moment | null;
  /** Price of a period: full (normal), a trial, or introductory (intro). */
  periodType: Open<PeriodType>;
  /** Environment of the first transaction. */
  environment: Open<PurchaseEnvironment>;
  /** Whether a family member bought it and shares it. */
  isFamilyShared: boolean;
  /** A decimal number in a string, for example "9.99". */
  price: string | null;
  /** ISO 4217 code, as it was sent. */
  currency: string | null;
  /** ISO 3166 code, as it was sent. */
  country: string | null;
  /** Offer code, as it was sent. */
  offerCode: string | null;
  /**
   * Whether it renews automatically: true for a subscription until purchase.update turns it off,
   * false for every other kind.
   */
  autoRenew: boolean;
  /** Time since which auto-renew has been off; null while it is on. */
  autoRenewDisabledAt: Moment | null;
  /** Last millisecond of the grace period; null without a grace period. */
  gracePeriodExpiresAt: Moment | null;
  /** Whether the store retries a failed payment. */
  billingRetry: boolean;
  /** Time at which the pause ends; null without a pause. */
  pausedUntil: Moment | null;
  /** Time of the refund; null without a refund. */
  refundedAt: Moment | null;
  /** Time at which the store withdrew access; null when it did not. */
  revokedAt: Moment | null;
  /** Time at which access ended before the end of the period; null when it did not. */
  endedAt: Moment | null;
  /** Whether the store reports the subscription as paused. */
  paused: boolean;
  /** Product of the next period; null for the same product. */
  renewsAs: string | null;
  /** Why the purchase ended, or will end; null when the store named no reason. */
  endReason: Open<EndReason> | null;
  /** Time since which billing has failed; null when it does not fail. */
  billingIssueAt: Moment | null;
  /** Purchase that this one takes over, as the store named it; null when there is none. */
  replaces: string | null;
  /** `originalTransactionId` of the purchase that took this one over; null before it began. */
  replacedBy: string | null;
  /** When that purchase began; null before. */
  replacedAt: Moment | null;
  /** Further names of the purchase, in byte order. */
  keys: Array<TransactionId>;
  /**
   * `originalTransactionId` of the first item, if this purchase is a further item of the same
   * subscription or order; otherwise absent.
   */
  firstItem?: TransactionId;
  /** Number of renewals at the full price: the number of `normal` periods minus 1, at least 0. */
  renewsCount: number;
  /** First account token that the store named; null without one. */
  accountToken: string | null;
  /** All transactions, oldest first. */
  transactions: Array<Transaction>;
}

/** What may be given of a `Purchase`. */
export type GivenPurchase = Given<Purchase, 'store' | 'originalTransactionId' | 'transactions', {
  holders?: ReadonlyArray<UserId>;
  expiresAt?: Moment | Date | null;
  replacedAt?: Moment | Date | null;
  keys?: ReadonlyArray<TransactionId>;
  transactions: ReadonlyArray<GivenTransaction>;
}>;

/** What `purchase` answers. */
export interface PurchaseResult {
  /** One product bought in one store, its transactions and its holders. */
  purchase: Purchase;
  /** True when the purchase is new. */
  created: boolean;
  /**
   * recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
   * claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
   * transaction with another product. renewed: any other new transaction. updated: a fact with
   * `asOf` changed a known transaction. stale: the daemon had newer information about every field
   * that differs. unchanged: no field differs, the transaction is known and the call has no
   * `asOf`, or the transaction is new and older than the latest.
   */
  outcome: Open<PurchaseOutcome>;
  /** The params that lost against newer information; absent when there are none. */
  stale?: Array<string>;
  /**
   * The buyer's entitlements after the call. Without `device` and `userId`: those of the holder,
   * or none if the purchase has no holder.
   */
  entitlements: Record<string, Entitlement>;
  /** Absent when there are no warnings. */
  warnings?: Array<Warning>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `purchase.update` answers. */
export interface PurchaseUpdateResult {
  /** One product bought in one store, its transactions and its holders. */
  purchase: Purchase;
  /**
   * applied: a field changed. stale: the daemon had newer information about every field that
   * differs. unchanged: no field differs.
   */
  outcome: Open<PurchaseUpdateResultOutcome>;
  /** The params that lost against newer information; absent when there are none. */
  stale?: Array<string>;
  /** Absent when there are no warnings. */
  warnings?: Array<Warning>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** A purchase that a restore refused, and the rule that refused it. */
export interface Refusal {
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId: TransactionId;
  /** A product, by the id that the store and the catalogue use. */
  product: ProductId;
  /**
   * Who holds it. An identified holder comes before an anonymous holder, then the first in byte
   * order.
   */
  holder: UserId;
  /** The rule that refused it. */
  rule: Open<RefusalRule>;
}

/** What `restore` answers. */
export interface RestoreResult {
  /** The current user of a device, or the user that an id belongs to. */
  user: User;
  /**
   * Purchases that the user holds now and did not hold before, with unclaimed ones that replace
   * them. In the order of `store`, then `originalTransactionId`.
   */
  restored: Array<Move>;
  /** Those of `restored` that another user lost. */
  transferred: Array<Move>;
  /** Purchases that a rule refused to restore. */
  refused: Array<Refusal>;
  /** The user's entitlements after the call. */
  entitlements: Record<string, Entitlement>;
  /** Absent when there are no warnings. */
  warnings?: Array<Warning>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** A purchase, by its store and the id of its first transaction. */
export interface PurchaseRef {
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** Id of the purchase's first transaction. */
  originalTransactionId: TransactionId;
}

/** What `revoke` answers. */
export interface RevokeResult {
  /** The entitlement after the call. A purchase may still give it. */
  entitlement: Entitlement;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** The OpenRPC document, with `x-role` on every method. */
export interface RpcDiscoverResult {
  openrpc: string;
  info: Record<string, unknown>;
  methods: Array<Record<string, unknown>>;
  components: Record<string, unknown>;
}

/** One line in the list of methods. */
export interface MethodSummary {
  name: string;
  summary: string;
  role: Open<Role>;
}

/** What `server.describe` answers. */
export interface ServerDescribeResult {
  /** All methods, sorted by name. Only without `method`. */
  methods?: Array<MethodSummary>;
  /** The method's entry in the OpenRPC document. Only with `method`. */
  method?: Record<string, unknown>;
  /** The schemas that the entry refers to, in `schemas`. Only with `method`. */
  components?: Record<string, unknown>;
}

/** The daemon's limits by name. */
export interface Limits {
  /** Longest line, in bytes without the line feed. */
  lineBytesMax: number;
  /** Most requests in one batch. */
  batchEntriesMax: number;
  /** Deepest nesting of JSON arrays and objects. */
  depthMax: number;
  /** Longest request id, in bytes. */
  requestIdBytesMax: number;
  [name: string]: number;
}

/** Where the daemon keeps its data. */
export interface StoreState {
  /** Kind of the store. */
  kind: Open<StoreStateKind>;
  /** Whether other daemons may write the store, too: true only for `postgres`. */
  shared: boolean;
  /**
   * Whether the database answered when the daemon last asked, which it does once a second or more
   * often. Only if `shared`.
   */
  reachable?: boolean;
  /**
   * `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`,
   * and once the database has answered.
   */
  durability?: Open<StoreStateDurability>;
  /**
   * How often since its start the daemon found that the database had lost commits, for example
   * after a restored backup. Only if `shared`.
   */
  historyLosses?: number;
  /**
   * Milliseconds by which the database's clock is ahead of this machine's; negative if it is
   * behind. Only if `shared`, and once the database has answered.
   */
  clockOffsetMs?: number;
}

/** The other end of the connection, as the kernel reports it. */
export interface Peer {
  uid: number;
  gid: number;
  pid: number;
  role: Open<Role>;
}

/** What `server.info` answers. */
export interface ServerInfoResult {
  /** Version of the daemon. */
  version: string;
  /** Version of this protocol. */
  protocol: number;
  /** The daemon's limits by name. */
  limits: Limits;
  /** Milliseconds since the daemon started. */
  uptimeMs: number;
  /** Where the daemon keeps its data. */
  store: StoreState;
  /** The other end of the connection, as the kernel reports it. */
  peer: Peer;
}

/** What `server.ping` answers. */
export interface ServerPingResult {
  /** Always true. */
  pong: boolean;
  /** Time of the system clock. */
  now: Moment;
  /** The value from the request; absent when the request has none. */
  echo?: unknown;
}

/** A bucket of a histogram. */
export interface DurationBucket {
  /** The longest duration that it counts. Null for durations longer than every bound. */
  upToMicros: number | null;
  /**
   * How many durations are longer than the bound of the bucket before, and not longer than this
   * one.
   */
  count: number;
}

/** A histogram of durations since the daemon's start, in microseconds. */
export interface Durations {
  /** How many durations it counts. */
  count: number;
  /** Their sum. */
  sumMicros: number;
  /** The longest of them. */
  maxMicros: number;
  /**
   * The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8,
   * 12, 16 and so on up to 100 seconds.
   */
  buckets: Array<DurationBucket>;
}

/** The requests of a method, without those that the daemon has not answered yet. */
export interface MethodStats {
  /** How many requests the daemon answered, with results or errors. */
  requests: number;
  /** How many errors of each kind. Kinds that did not occur are missing. */
  errors: Record<string, number>;
  /** A histogram of durations since the daemon's start, in microseconds. */
  durations: Durations;
}

/** What the daemon has in memory, and how well that serves. */
export interface CacheStats {
  /** Replies to `checkEntitlements` in the cache, valid or not. */
  replies: number;
  /** Requests that the daemon answered from that cache since its start. */
  replyHits: number;
  /** Records in memory. */
  records: number;
  /** Their memory, by estimate. */
  recordBytes: number;
  /** Records that the daemon read from the store since its start. */
  recordLoads: number;
}

/** The open connections of a uid with a role. */
export interface PeerStats {
  uid: number;
  /** `none` for clients without a role, whose requests the daemon refuses. */
  role: Open<PeerStatsRole>;
  /** How many connections. */
  connections: number;
}

/** The connections, and the replies that wait on them. */
export interface ConnectionStats {
  /** Open connections. */
  open: number;
  /** Connections that clients opened since the daemon's start. */
  opened: number;
  /** Connections that the daemon refused since its start, because there were too many. */
  refused: number;
  /** The open connections by uid and role. */
  peers: Array<PeerStats>;
  /** Replies that wait for the disk. */
  owedBytes: number;
  /** Replies that wait for clients to read them. */
  unsentBytes: number;
}

/** The commits since the daemon's start. */
export interface CommitStats {
  /**
   * Turns that became durable. A turn is what the daemon decides together; a commit has one or
   * more.
   */
  turns: number;
  /** Turns that wait for the disk now. */
  waitingTurns: number;
  /** Commits that failed, for example because the disk was full. */
  failures: number;
  /** A histogram of durations since the daemon's start, in microseconds. */
  durations: Durations;
}

/**
 * The files of the store, and the work on them since the daemon's start. Missing if the store is
 * in memory.
 */
export interface StorageStats {
  /** Size of the data file. */
  dataFileBytes: number;
  /** Size of SQLite's write-ahead log. */
  logFileBytes: number;
  /** Size of the two files of the journal. */
  journalFileBytes: number;
  /** Bytes in the journal that the daemon has not copied to the tables yet. */
  journalBytes: number;
  /** Milliseconds since the oldest of them was committed; 0 if there are none. */
  journalAgeMs: number;
  /**
   * Free space for the daemon on the file system of the data file; null if the system does not
   * say.
   */
  freeBytes: number | null;
  /** A histogram of durations since the daemon's start, in microseconds. */
  syncs: Durations;
  /** A histogram of durations since the daemon's start, in microseconds. */
  checkpoints: Durations;
  /** A histogram of durations since the daemon's start, in microseconds. */
  rebuilds: Durations;
}

/** A consumer of a feed. */
export interface ConsumerLag {
  /** A project: a namespace for users, purchases, rules and events. Projects share no data. */
  project: ProjectId;
  /**
   * Name of a consumer: a reader of the log whose position the daemon stores. The reader chooses
   * it, for example `mailer`.
   */
  consumer: ConsumerId;
  /**
   * A position in a project's log: the number of the last event before it. "0" is the position
   * before the first event.
   */
  cursor: Cursor;
  /** Events that it has not acknowledged. */
  lag: number;
}

/** The readers of events. */
export interface FeedStats {
  /** `events.wait` requests that wait now. */
  waits: number;
  /** Open subscriptions. */
  subscriptions: number;
  /** Consumers, by project and name: at most 256. */
  consumers: Array<ConsumerLag>;
  /** Whether there are more consumers. */
  moreConsumers: boolean;
}

/** Work that no request waits for, as of now. */
export interface BackgroundStats {
  /**
   * Ends of periods and grants that have passed and whose events the daemon has not emitted yet:
   * at most 1000.
   */
  expiriesDue: number;
  /** Milliseconds since the oldest of these ends. */
  expiriesLateMs: number;
  /** Deletions that the daemon has not finished. */
  erasures: number;
  /** Finished deletions that free bytes of the files still have something of. */
  erasuresUncleared: number;
  /** When the files are overwritten for the oldest of them, at the latest. */
  clearedBy: Moment | null;
  /** Whether the deletions wait for the next start, because a step failed several times. */
  erasuresHalted: boolean;
  /**
   * Projects with a changed catalogue whose events the daemon has not yet emitted for every
   * customer.
   */
  catalogueChanges: number;
  /**
   * How often the clock was set by more than a minute since the daemon's start: the system's, or
   * that of a shared database.
   */
  clockSteps: number;
}

/** What `server.stats` answers. */
export interface ServerStatsResult {
  /** Milliseconds since the daemon started. */
  uptimeMs: number;
  /** The methods that were called since the daemon's start, by name. */
  methods: Record<string, MethodStats>;
  /** How many errors of each kind. Kinds that did not occur are missing. */
  refusals: Record<string, number>;
  /** Requests that took longer than the threshold `--log-slow` since the daemon's start. */
  slowRequests: number;
  /** What the daemon has in memory, and how well that serves. */
  cache: CacheStats;
  /** The connections, and the replies that wait on them. */
  connections: ConnectionStats;
  /** A histogram of durations since the daemon's start, in microseconds. */
  turns: Durations;
  /** The commits since the daemon's start. */
  commits: CommitStats;
  /**
   * The files of the store, and the work on them since the daemon's start. Missing if the store
   * is in memory.
   */
  storage?: StorageStats;
  /** Where the daemon keeps its data. */
  store: StoreState;
  /** The readers of events. */
  feed: FeedStats;
  /** Work that no request waits for, as of now. */
  background: BackgroundStats;
}

/** What `setUserProperty` answers. */
export interface SetUserPropertyResult {
  /** Id of the user that the result is about. */
  userId: UserId;
  /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
  key: PropertyKey;
  /** Value of a property. */
  value: PropertyValue;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/**
 * The store's message. `id` and `type` are null for a bare signed transaction, and for what the
 * caller fetched.
 */
export interface StoreNotification {
  /** Apple's `notificationUUID`, Google's `messageId`, Stripe's event id. */
  id: string | null;
  /** The store's type. */
  type: string | null;
  /** Apple's subtype; null if there is none. */
  subtype: string | null;
  /** Time at which the store made it. */
  at: Moment;
  /** Null if the message has none. */
  environment: Open<PurchaseEnvironment> | null;
  /** Chain of `transactionId`; absent without it. */
  originalTransactionId?: TransactionId;
  /**
   * Transaction that an ignored message of Apple is about, for example one that asks for
   * consumption data. Absent otherwise.
   */
  transactionId?: TransactionId;
}

/** What to fetch from the store: its kind, and the ids that the store gave. */
export interface StoreQuestion {
  kind: Open<StoreObjectKind>;
  /** Id of the object at Stripe. */
  id?: string;
  /** Package of the app at Google. */
  packageName?: string;
  /** Token of the purchase at Google. */
  purchaseToken?: string;
  /** Charge whose invoice is to be fetched. */
  charge?: string;
  /** Payment whose invoice is to be fetched. */
  paymentIntent?: string;
  /** What the object at Stripe must contain as a whole, and not as an id. */
  expand?: Open<StoreQuestionExpand>;
}

/** What a notification did to one purchase. */
export interface NotifiedPurchase {
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId: TransactionId;
  /** Transaction that the statement is about. */
  transactionId: TransactionId;
  /** As of `purchase`. */
  outcome: Open<PurchaseOutcome>;
  /**
   * Fields of the transaction that changed; for a new period, those that differ from the period
   * before, apart from `purchasedAt`. Absent when there are none.
   */
  fields?: Array<string>;
  /** Fields that lost against newer information; absent when there are none. */
  stale?: Array<string>;
}

/** What `store.notify` answers. */
export interface StoreNotifyResult {
  /**
   * The store's message. `id` and `type` are null for a bare signed transaction, and for what the
   * caller fetched.
   */
  notification: StoreNotification;
  /**
   * applied: a record changed. stale: the daemon has newer or equal information. repeated: the
   * daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
   * the purchase is recorded, and has no holder yet. ask: the store says only that something
   * changed, see `ask`.
   */
  outcome: Open<StoreNotifyResultOutcome>;
  /**
   * Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for
   * the purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
   * nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.
   */
  why?: Open<StoreNotifyResultWhy>;
  /**
   * What to fetch from the store and to send as `response`, with the same payload. Absent for
   * other outcomes.
   */
  ask?: StoreQuestion;
  /** What the notification did to each purchase. */
  purchases: Array<NotifiedPurchase>;
  /** Absent when there are no warnings. */
  warnings?: Array<Warning>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** An object that the caller fetched from a store's API. */
export interface StoreResponse {
  /**
   * What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
   * (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
   */
  kind: Open<StoreObjectKind>;
  /** Token of the purchase at Google. Required for `playStore` without a payload. */
  purchaseToken?: string;
  /** Package of the app at Google. */
  packageName?: string;
  /** The JSON object that the API returned. */
  body: Record<string, unknown>;
  /**
   * Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default: now,
   * by the project's clock.
   */
  fetchedAt?: Moment | Date;
}

/** What `store.unclaimed` answers. */
export interface StoreUnclaimedResult {
  /** In the order of `store`, then `originalTransactionId`, by bytes. */
  purchases: Array<Purchase>;
  /** What the next call gives as `after`. */
  cursor: string;
  /** Whether more purchases follow. */
  more: boolean;
}

/** What `user.delete` answers. */
export interface UserDeleteResult {
  /** New id that replaces every erased id in events. It belongs to no user. */
  tombstone: string;
  /** Number of erased users: the aliases of the customer. */
  users: number;
  /** Number of erased devices. `install` can register them again. */
  devices: number;
  /** Number of erased purchases: those that no other customer holds. */
  purchases: number;
  /** Number of purchases that other customers hold and keep. */
  shared: number;
  /**
   * What is left of what is erased. `pending`: free bytes of the daemon's files, until
   * `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`:
   * it is deleted from the shared database, whose files belong to its administrator (fleet.md).
   */
  traces: Open<UserDeleteResultTraces>;
  /** When the last byte is overwritten, at the latest. Only if `traces` is `pending`. */
  clearedBy?: Moment;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

export interface KnownId {
  /**
   * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
   * `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
   * blockedUserId and a longer id userIdTooLong, so this schema has no length.
   */
  id: UserId;
  /**
   * Who uses the id. `customer`: the customerId of a customer that began with an identified user.
   */
  kind: Open<KnownIdKind>;
  /** Device of an anonymous id; otherwise null. */
  device: string | null;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  createdAt: Moment;
}

/** What may be given of a `KnownId`. */
export type GivenKnownId = Given<KnownId, 'id' | 'kind', {
  createdAt?: Moment | Date;
}>;

export interface Device {
  /** A device: one installation of one app. A reinstallation is a new device. */
  device: DeviceId;
  /**
   * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
   * `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
   * blockedUserId and a longer id userIdTooLong, so this schema has no length.
   */
  anonymousId: UserId;
  /** Id of the identified user; null when no user is logged in. */
  identityId: string | null;
  storeAccount: string | null;
  platform: string | null;
  app: string | null;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  createdAt: Moment;
}

/** What may be given of a `Device`. */
export type GivenDevice = Given<Device, 'device' | 'anonymousId' | 'createdAt', {
  createdAt: Moment | Date;
}>;

export interface Grant {
  /** An entitlement, for example `premium`. */
  entitlement: EntitlementId;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  grantedAt: Moment;
  /** RFC 3339 timestamp, or null. */
  expiresAt: Moment | null;
  /** RFC 3339 timestamp, or null. */
  revokedAt: Moment | null;
}

/** What may be given of a `Grant`. */
export type GivenGrant = Given<Grant, 'entitlement' | 'grantedAt', {
  grantedAt: Moment | Date;
  expiresAt?: Moment | Date | null;
  revokedAt?: Moment | Date | null;
}>;

export interface Property {
  /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
  key: PropertyKey;
  /** Value of a property. */
  value: PropertyValue;
  /**
   * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
   * precision, and returns UTC with milliseconds.
   */
  setAt: Moment;
}

/** What may be given of a `Property`. */
export type GivenProperty = Given<Property, 'key' | 'value', {
  setAt?: Moment | Date;
}>;

/** What `user.export` answers. */
export interface UserExportResult {
  /** The current user of a device, or the user that an id belongs to. */
  user: User;
  /** First id that the customer had. After a merge, that of the older customer. */
  firstId: UserId;
  /** Id that acted last: the user of the last install, identify, purchase or restore. */
  lastId: UserId;
  /** Every id of the customer, in byte order. */
  ids: Array<KnownId>;
  /** Devices whose anonymous or identified user belongs to the customer, in byte order. */
  devices: Array<Device>;
  /** Account tokens registered for the customer, in byte order. */
  accountTokens: Array<AccountToken>;
  /** Purchases that the customer holds, with all their transactions. */
  purchases: Array<Purchase>;
  /** Purchases that an import gave to the customer and that no store has reported yet. */
  claims: Array<PurchaseRef>;
  /** Grants, including those that have ended. */
  grants: Array<Grant>;
  properties: Array<Property>;
  /**
   * Earlier values of properties that another user of the same customer replaced. An empty value
   * is a removal.
   */
  overridden: Array<Property>;
  /** Entitlements by their ids, including inactive entitlements. */
  entitlements: Record<string, Entitlement>;
  /** Time of the entitlements and of the purchases' states: now. */
  at: Moment;
  /** Events of the customer, oldest first, at most 1000. */
  events?: Array<Event>;
  /** Position at which events.read continues, with the same id as `user`. */
  cursor?: Cursor;
  /** True when events.read has more events of the customer. */
  moreEvents?: boolean;
}

export interface UserImportResultPurchasesItem {
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** Id that a store gives to a transaction. */
  originalTransactionId: TransactionId;
  outcome: Open<UserImportResultPurchasesItemOutcome>;
}

/** What `user.import` answers. */
export interface UserImportResult {
  /** The customer's user. Missing when `ids` is empty. */
  user?: User;
  /** Whether the customer is new. */
  created: boolean;
  /** `unchanged` when everything was there already. */
  outcome: Open<UserImportResultOutcome>;
  /** What happened to each purchase, in the given order, and then to each claim. */
  purchases: Array<UserImportResultPurchasesItem>;
  /** Entitlements by their ids, including inactive entitlements. */
  entitlements: Record<string, Entitlement>;
  warnings?: Array<Warning>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** A later change that stays although an earlier link is undone. */
export interface RemainingChange {
  /** Id of the event that reported it. */
  event: EventId;
  /** Method that made it. */
  method: Open<RemainingChangeMethod>;
}

/** What `user.link.undo` answers. */
export interface UserLinkUndoResult {
  /** Id of the undone event. */
  undone: EventId;
  /** Purchases that changed holders. */
  purchases: Array<Move>;
  /**
   * Later changes that stay: restores, purchases and imports that would have found other holders,
   * the aliases that they made, and earlier undos about the same users and purchases. A call that
   * emitted no event is never among them.
   */
  kept: Array<RemainingChange>;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `user.list` answers. */
export interface UserListResult {
  /** In byte order. */
  customerIds: Array<UserId>;
  /** What the next call gives as `after`. */
  cursor: string;
  /** Whether more customers follow. */
  more: boolean;
}

/** What `userInfo` answers. */
export interface UserInfoResult {
  /** The current user of a device, or the user that an id belongs to. */
  user: User;
}

/** What `userProperties` answers. */
export interface UserPropertiesResult {
  /** Properties by their names. setUserProperty stores at most 100 per customer. */
  properties: Record<string, PropertyValue>;
}

/** What `webhook.claim` answers. */
export interface WebhookClaimResult {
  /** False if another connection has the claim. Then the daemon ignores the reports. */
  claimed: boolean;
}

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 */
export interface WebhookFailure {
  /** Time of the latest attempt. */
  at: Moment;
  /** Cursor of the event. */
  cursor: Cursor;
  /** Why the attempt failed, for people. */
  reason: string;
  /** Number of attempts so far to post the event. */
  attempts: number;
  /** Time of the next attempt; null if the event is delivered or no program posts it. */
  nextAttemptAt: Moment | null;
}

/** What may be given of a `WebhookFailure`. */
export type GivenWebhookFailure = Given<WebhookFailure, 'at' | 'cursor' | 'reason' | 'attempts', {
  at: Moment | Date;
  nextAttemptAt?: Moment | Date | null;
}>;

/** The results of the posts to a URL. */
export interface WebhookReport {
  /**
   * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
   * query. It has no user, password or fragment, because every reader of the project sees it.
   */
  url: WebhookUrl;
  /** Time of the latest delivery. */
  deliveredAt?: Moment | Date;
  /**
   * The latest failed attempt for the oldest event that waits for another attempt; if no event
   * waits, the latest failed attempt.
   */
  failure?: GivenWebhookFailure;
}

/** The process that posts the project's events; absent if there is none. */
export interface WebhookListResultPoster {
  uid: number;
  pid: number;
}

/** A URL that receives a project's events, and the results of the posts to it. */
export interface WebhookStatus {
  /**
   * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
   * query. It has no user, password or fragment, because every reader of the project sees it.
   */
  url: WebhookUrl;
  /**
   * Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
   * `qonversion`: as these systems document it (webhooks.md).
   */
  format: Open<WebhookFormat>;
  /**
   * `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
   * another attempt; else `posting`.
   */
  state: Open<WebhookStatusState>;
  /** The webhook's position: all events up to this cursor are delivered. */
  cursor: Cursor;
  /** Number of events after `cursor`. */
  backlog: number;
  /**
   * Time of the latest delivery; null if the daemon has had no report of a delivery since its
   * start.
   */
  deliveredAt: Moment | null;
  /** Absent if the daemon has had no report of a failure since its start. */
  failure?: WebhookFailure;
}

/** What `webhook.list` answers. */
export interface WebhookListResult {
  /** The process that posts the project's events; absent if there is none. */
  poster?: WebhookListResultPoster;
  /** In the order of project.define. */
  webhooks: Array<WebhookStatus>;
}

/** What `webhook.pause` answers. */
export interface WebhookPosition {
  /**
   * An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
   * query. It has no user, password or fragment, because every reader of the project sees it.
   */
  url: WebhookUrl;
  /** True if webhook.pause stopped the posts to the URL. */
  paused: boolean;
  /** The webhook's position: all events up to this cursor are delivered. */
  cursor: Cursor;
  /** Number of events after `cursor`. */
  backlog: number;
  /** True in a dry run; otherwise absent. */
  dryRun?: boolean;
  /** The events that the call would emit: always none. Only in a dry run. */
  events?: Array<Event>;
  /** True when this is the stored result of an idempotency key; otherwise absent. */
  replayed?: boolean;
}

/** What `checkEntitlements` is given. */
export type CheckEntitlementsParams = {
  /**
   * Ids of the entitlements to return, including those that the user does not have. The warning
   * `unknownEntitlement` names those that the project does not define either. Default: every
   * entitlement of the products that the user's purchases have then, and of the grants.
   */
  entitlements?: ReadonlyArray<EntitlementId>;
  /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
  at?: Moment | Date;
  /**
   * Reply for a userId that the project does not have: `error`, or `none` for a result with no
   * active entitlement and `known` false. The daemon does not create the user.
   */
  ifUnknown?: CheckEntitlementsIfUnknown;
  /** Id of the project. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `clock.advance` is given. */
export type ClockAdvanceParams = {
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { to: Moment | Date; by?: undefined }
  | { by: Duration; to?: undefined }
);

/** What `events.acknowledge` is given. */
export interface EventsAcknowledgeParams {
  /** Name of the consumer. Its first acknowledgement creates it. */
  consumer: ConsumerId;
  /** Cursor of the last processed event; "0" for none. */
  cursor: Cursor;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `events.read` is given. */
export interface EventsReadParams {
  /** Cursor from an earlier reply. The reply has the events after it. */
  after?: Cursor;
  /** Maximum number of events. */
  limit?: number;
  /** Returns only events of this customer, by any of its ids. */
  user?: UserId;
  /** Returns only events of these kinds. */
  kinds?: ReadonlyArray<Open<EventKind>>;
  /** Starts after the last event that this consumer acknowledged. Excludes `after`. */
  consumer?: ConsumerId;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `events.subscribe` is given. */
export interface EventsSubscribeParams {
  /**
   * Cursor from an earlier reply. The subscription starts with the event after it. Default: new
   * events only.
   */
  after?: Cursor;
  /** Sends only events of these kinds. */
  kinds?: ReadonlyArray<Open<EventKind>>;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `events.unsubscribe` is given. */
export interface EventsUnsubscribeParams {
  /** Id of the subscription, as events.subscribe returned it. */
  subscription: SubscriptionId;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `events.wait` is given. */
export interface EventsWaitParams {
  /** Cursor from an earlier reply. The reply has the events after it. */
  after?: Cursor;
  /** Maximum number of events. */
  limit?: number;
  /** Returns only events of this customer, by any of its ids. */
  user?: UserId;
  /** Returns only events of these kinds. */
  kinds?: ReadonlyArray<Open<EventKind>>;
  /** Starts after the last event that this consumer acknowledged. Excludes `after`. */
  consumer?: ConsumerId;
  /** Longest wait, in milliseconds. When it is over, the list of events is empty. */
  timeoutMs: number;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `explain` is given. */
export type ExplainParams = {
  /** Id of the entitlement. */
  entitlement: EntitlementId;
  /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
  at?: Moment | Date;
  /** Id of the project. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `grant` is given. */
export type GrantParams = {
  /** Id of an entitlement from the catalogue or from the project's `entitlements`. */
  entitlement: EntitlementId;
  /** Last millisecond of the grant, RFC 3339. Default: no end. */
  expiresAt?: Moment | Date;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `identify` is given. */
export type IdentifyParams = {
  /** The app's own id for the user. */
  userId: UserId;
  /**
   * Account token to register for the user, who then claims every unclaimed purchase that carries
   * it.
   */
  accountToken?: AccountToken;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; anonymousId?: undefined }
  | { anonymousId: UserId; device?: undefined }
);

/** What `install` is given. */
export interface InstallParams {
  /** Id of the device. Default: a new id, which the daemon makes. */
  device?: DeviceId;
  /** Id of a user to log in on the new device, without attaching, moving or aliasing anything. */
  userId?: UserId;
  /** Store account whose purchases the device can restore. */
  storeAccount?: StoreAccountId;
  /** Platform of the device: ios, android, web or another word of that form. */
  platform?: Platform;
  /** The installed app, for example its bundle id. */
  app?: AppId;
  /**
   * Account token to register for the device's current user, who then claims every unclaimed
   * purchase that carries it.
   */
  accountToken?: AccountToken;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `logout` is given. */
export interface LogoutParams {
  /** Id of the device. */
  device: DeviceId;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `project.define` is given. */
export interface ProjectDefineParams {
  /** Id of the project. */
  project?: ProjectId;
  /**
   * How users and purchases move: a preset, or a preset and the rules that differ from it.
   * Default for a new project: qonversion.
   */
  rules?: Open<Preset> | GivenRules;
  /**
   * The catalogue: products by their ids. It replaces the previous catalogue as a whole. A
   * product that a stored transaction names cannot be left out unless `removed` names it.
   */
  products?: Record<string, Product>;
  /**
   * Ids that `grant` accepts in addition to the entitlements of the catalogue. They replace the
   * previous list as a whole.
   */
  entitlements?: ReadonlyArray<EntitlementId>;
  /** Environment whose purchases give access. Default for a new project: production. */
  environment?: Open<ProjectEnvironment>;
  /**
   * Clock of the project: `system`, `manual` (a manual clock that starts now), or {"manual":
   * TIMESTAMP}. It can only change before the first device, user or purchase. Default for a new
   * project: system.
   */
  clock?: Open<ClockKind> | ClockChoiceObject;
  /**
   * URLs that receive the project's events, each URL once. They replace the previous list as a
   * whole. Default for a new project: none.
   */
  webhooks?: ReadonlyArray<GivenWebhook>;
  /**
   * Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and
   * reads what these stores send. `custom` lists stores of the project's own, up to 20. A custom
   * store stays while a purchase names it. Default for a new project: none.
   */
  stores?: GivenStores;
  /**
   * Products that `products` leaves out although stored transactions name them: their buyers lose
   * what these products give.
   */
  removed?: ReadonlyArray<ProductId>;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `project.describe` is given. */
export interface ProjectDescribeParams {
  /** Id of the project. */
  project?: ProjectId;
}

/** What `project.list` is given. */
export interface ProjectListParams {
  /** Has no effect, but must exist: a client can send it with every call. */
  project?: ProjectId;
}

/** What `project.stores` is given. */
export interface ProjectStoresParams {
  /** Id of the project. */
  project?: ProjectId;
}

/** What `project.webhooks` is given. */
export interface ProjectWebhooksParams {
  /** Id of the project. */
  project?: ProjectId;
}

/** What `purchase` is given. */
export interface PurchaseParams {
  /** Id of the device on which the customer bought. */
  device?: DeviceId;
  /**
   * Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no payment
   * is lost.
   */
  userId?: UserId;
  /** Id of the product. The daemon also records a product that the catalogue does not have. */
  product: ProductId;
  /**
   * Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
   * microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
   */
  store: Store;
  /** The store's id of this transaction. */
  transactionId: TransactionId;
  /** Id of the first transaction of the same purchase. Default: `transactionId`. */
  originalTransactionId?: TransactionId;
  /** Kind of the product. It overrides the kind in the catalogue. */
  kind?: Open<ProductKind>;
  /** Purchase time, RFC 3339. Default: `asOf`, or now. */
  purchasedAt?: Moment | Date;
  /** Last millisecond of the paid period, RFC 3339. Default: no end. */
  expiresAt?: Moment | Date;
  /** Price of the period: full (normal), a trial, or introductory (intro). */
  periodType?: Open<PeriodType>;
  /** Environment of the store: production, or sandbox for test purchases. */
  environment?: Open<PurchaseEnvironment>;
  /** Whether a family member bought it and shares it. */
  isFamilyShared?: boolean;
  /** Price that the customer paid: a decimal number in a string, for example "9.99". */
  price?: Price;
  /** Currency of the price: an ISO 4217 code, for example EUR. */
  currency?: Currency;
  /** Country of the purchase: an ISO 3166 code, for example DE. */
  country?: Country;
  /** Offer code that the customer redeemed. */
  offerCode?: string;
  /** Up to 20 strings of your own, which the events of this purchase repeat. */
  attributes?: Record<string, string>;
  /**
   * Time at which the store made this statement, RFC 3339. Without it, this is a statement of the
   * caller, made now.
   */
  asOf?: Moment | Date;
  /**
   * Purchase of the same store that this one takes over: its `originalTransactionId`, or one of
   * its keys. Google calls it linkedPurchaseToken.
   */
  replaces?: TransactionId;
  /**
   * Up to ten further names of the purchase, for example a Google order id. Each finds it
   * wherever `originalTransactionId` is a param. If the daemon does not know
   * `originalTransactionId`, the first key that names a purchase does.
   */
  keys?: ReadonlyArray<TransactionId>;
  /**
   * Account token of the purchase. When the call names a user or a device, it is registered for
   * that user.
   */
  accountToken?: AccountToken;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `purchase.update` is given. */
export interface PurchaseUpdateParams {
  /** Store that took the payment. */
  store: Store;
  /** Id of the first transaction of the purchase. */
  originalTransactionId: TransactionId;
  /** New last millisecond of the paid period, RFC 3339; null: no end. */
  expiresAt?: Moment | Date | null;
  /** Whether the subscription renews automatically; null: true for a subscription, else false. */
  autoRenew?: boolean | null;
  /** Last millisecond of the grace period, RFC 3339; null: no grace period. */
  gracePeriodExpiresAt?: Moment | Date | null;
  /** Whether the store retries a failed payment; null: false. */
  billingRetry?: boolean | null;
  /** Time at which the pause ends, RFC 3339; null: no pause. */
  pausedUntil?: Moment | Date | null;
  /** Time of the refund, RFC 3339; null: no refund. */
  refundedAt?: Moment | Date | null;
  /**
   * Time at which the store withdrew access, RFC 3339, for example when family sharing ends;
   * null: not withdrawn.
   */
  revokedAt?: Moment | Date | null;
  /** Id of the product from now on: a change of plan. */
  product?: ProductId;
  /**
   * Transaction that the statement is about. Required with `asOf`. Default: the latest; for a
   * refund or a revocation, the latest that was bought at or before its moment.
   */
  transactionId?: TransactionId;
  /**
   * Time at which the store made this statement, RFC 3339. Without it, this is a statement of the
   * caller, made now.
   */
  asOf?: Moment | Date;
  /** Time at which access ended before the end of the period, RFC 3339. Null clears it. */
  endedAt?: Moment | Date | null;
  /** Whether the subscription is paused, with or without a known end. */
  paused?: boolean | null;
  /** Product of the next period. It gives no access. Null: the same product. */
  renewsAs?: string | null;
  /** Why the purchase ended, or will end. Null clears it. */
  endReason?: Open<EndReason> | null;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `restore` is given. */
export interface RestoreParams {
  /** Id of the device. */
  device: DeviceId;
  /**
   * Purchases to restore, from any store account; an empty list restores nothing. Default: every
   * purchase of the device's store account.
   */
  purchases?: ReadonlyArray<PurchaseRef>;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `revoke` is given. */
export type RevokeParams = {
  /** Id of the entitlement that was granted. */
  entitlement: EntitlementId;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `server.describe` is given. */
export interface ServerDescribeParams {
  /** Name of the method to describe. Default: the list of all methods. */
  method?: string;
}

/** What `server.ping` is given. */
export interface ServerPingParams {
  /** Value that the reply repeats, without the white space between its tokens. */
  echo?: unknown;
}

/** What `setUserProperty` is given. */
export type SetUserPropertyParams = {
  /**
   * Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems
   * reserve, for example $email, have no special meaning.
   */
  key: PropertyKey;
  /** New value. An empty string removes the property. */
  value: PropertyValue;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `store.notify` is given. */
export interface StoreNotifyParams {
  /** Store that sent it. */
  store: StoreNotifyStore;
  /**
   * Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256
   * KiB. At least one of `payload` and `response` is required.
   */
  payload?: string;
  /**
   * Headers of the store's request, with names in any case. The daemon reads only
   * `stripe-signature`.
   */
  headers?: Record<string, string>;
  /** What the caller fetched from the store's API, for `playStore` and `stripe`. */
  response?: StoreResponse;
  /** Device that presented the payload. At most one of `device` and `userId`. */
  device?: DeviceId;
  /** User who presented the payload. */
  userId?: UserId;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `store.unclaimed` is given. */
export interface StoreUnclaimedParams {
  /** Cursor from an earlier reply. The reply has the purchases after it. */
  after?: string;
  /** Maximum number of purchases. */
  limit?: number;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `user.delete` is given. */
export interface UserDeleteParams {
  /** Any id of the customer. */
  userId: UserId;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
  /**
   * When the reply comes: `pending`, when the tables have nothing of the customer any more;
   * `cleared`, when no file has, which are overwritten at once.
   */
  traces?: UserDeleteTraces;
}

/** What `user.export` is given. */
export interface UserExportParams {
  /** Any id of the customer. */
  userId: UserId;
  /** Whether to leave out `events`, `cursor` and `moreEvents`. */
  withoutEvents?: boolean;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `user.import` is given. */
export interface UserImportParams {
  /** The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`. */
  user?: User;
  /** First id that the customer had; without it, the oldest of `ids`. */
  firstId?: UserId;
  /** Id of the customer that acted last. It has no effect if the project knows the customer. */
  lastId?: UserId;
  /** Every id of the customer. An empty list imports unclaimed purchases. */
  ids: ReadonlyArray<GivenKnownId>;
  /**
   * The customerId, instead of that of `user`. Without both: that of the customer who has one of
   * the ids, else the oldest anonymous id, else a new one.
   */
  customerId?: UserId;
  /**
   * Devices. A device is created once its anonymous user exists, and its user is logged in there
   * once that user exists.
   */
  devices?: ReadonlyArray<GivenDevice>;
  /** Account tokens. */
  accountTokens?: ReadonlyArray<AccountToken>;
  /** Purchases with their transactions. */
  purchases?: ReadonlyArray<GivenPurchase>;
  /**
   * Purchases of which only the store and the name are known. The customer holds each one as soon
   * as a store reports it; until then it gives no access.
   */
  claims?: ReadonlyArray<PurchaseRef>;
  /** Grants, including those that have ended. */
  grants?: ReadonlyArray<GivenGrant>;
  /** Properties. The newer value of a key stays. */
  properties?: ReadonlyArray<GivenProperty>;
  /** Earlier values of properties that another user of the customer replaced. */
  overridden?: ReadonlyArray<GivenProperty>;
  /** Not used: access derives from purchases and grants. */
  entitlements?: Record<string, unknown>;
  /** Not used. */
  at?: Moment | Date | null;
  /**
   * What happens to a purchase with holders whom its `holders` does not name. `refuse`: the call
   * is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are
   * merged, and its holders stay.
   */
  onConflict?: UserImportOnConflict;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `user.link.undo` is given. */
export interface UserLinkUndoParams {
  /**
   * `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
   * `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept`
   * lists it, `purchaseRenewed` or `purchaseUpdated`.
   */
  event: EventId;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `user.list` is given. */
export interface UserListParams {
  /** Cursor from an earlier reply. The reply has the customers after it. */
  after?: string;
  /** Maximum number of customers. */
  limit?: number;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `userInfo` is given. */
export type UserInfoParams = {
  /** Id of the project. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `userProperties` is given. */
export type UserPropertiesParams = {
  /** Id of the project. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `webhook.claim` is given. */
export interface WebhookClaimParams {
  /** The results of the posts. A report replaces the earlier report on its URL. */
  reports?: ReadonlyArray<WebhookReport>;
  /** Id of the project. */
  project?: ProjectId;
}

/** What `webhook.list` is given. */
export interface WebhookListParams {
  /** Id of the project. */
  project?: ProjectId;
}

/** What `webhook.pause` is given. */
export interface WebhookPauseParams {
  /** URL of the webhook, as project.define has it. */
  url: WebhookUrl;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `webhook.replay` is given. */
export interface WebhookReplayParams {
  /** URL of the webhook, as project.define has it. */
  url: WebhookUrl;
  /** Cursor before the first event to post. `0` is the beginning of the log. */
  after: Cursor;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `webhook.resume` is given. */
export interface WebhookResumeParams {
  /** URL of the webhook, as project.define has it. */
  url: WebhookUrl;
  /** Id of the project. */
  project?: ProjectId;
  /** Computes the result and the events without changing anything. */
  dryRun?: boolean;
  /** Makes a retry safe: the same key with the same params returns the stored result. */
  idempotencyKey?: IdempotencyKey;
}
