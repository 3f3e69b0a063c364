// Made by clients/generate from Protocol; a change made here is lost.

/** A moment in UTC: `2026-11-21T07:47:00.000Z`. */
export type Moment = string;

/** One of some words, or one that only a newer daemon knows. */
export type Open<Words extends string> = Words | (string & {});

/** An app of the project, such as a bundle id. */
export type AppId = string;

/** Who reads the events: a name of the reader's own choice, such as that of a worker. */
export type ConsumerId = string;

/** A country code of two or three letters, kept as it came. */
export type Country = string;

/** A currency code of three letters, kept as it came. */
export type Currency = string;

/**
 * A place in a project's events: the running number of the last event before it. "0" is the place
 * before the first.
 */
export type Cursor = string;

/** One install of one app. A reinstall is a new device. */
export type DeviceId = string;

/**
 * ISO 8601: P1M, P7D, PT1H30M. Whole numbers of Y, M, W, D and, after a T, of H, M, S, of which
 * the seconds may have a fraction. A month ends on the same day of the next month, or on its last
 * one.
 */
export type Duration = string;

/** What a user may use. */
export type EntitlementId = string;

/** The id of an event, as the feed tells it. */
export type EventId = string;

/** A key for one write, remembered for 24 hours per project and method. */
export type IdempotencyKey = string;

/** What the device runs: ios, android, web, or any other such word. */
export type Platform = string;

/** A decimal number in a string. */
export type Price = string;

/** A product, as the store or the catalogue calls it. */
export type ProductId = string;

/** A namespace: projects share no device, user, purchase or event. */
export type ProjectId = string;

/** The name of a property: 1 to 80 letters, digits, and _ . : - $. */
export type PropertyKey = string;

/** The value of a property. */
export type PropertyValue = string;

/**
 * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
 * such word.
 */
export type Store = string;

/** The store account (Apple ID, Google account, …) whose purchases a device can present. */
export type StoreAccountId = string;

/** A subscription of one connection; another connection may have one of the same name. */
export type SubscriptionId = string;

/** One transaction of a store. */
export type TransactionId = string;

/**
 * A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
 * Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
 * (blockedUserId, userIdTooLong), so no length is given here.
 */
export type UserId = string;

/**
 * What posts are signed with. After `whsec_` stand the key's bytes in base64; any other secret is
 * the key itself, in UTF-8.
 */
export type WebhookSecret = string;

/**
 * An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and a
 * query; without a user, a password or a fragment. Every reader of the project sees it.
 */
export type WebhookUrl = string;

/** As in `project.define`. */
export type AppliedRuleName =
  | 'purchaseHolders'
  | 'onIdentifyNew'
  | 'onIdentifyKnown'
  | 'onRestore'
  | 'anonymousHolders';

export type CheckEntitlementsIfUnknown =
  | 'error'
  | 'none';

export type ClockChoiceWord =
  | 'system'
  | 'manual';

export type ClockKind =
  | 'system'
  | 'manual';

export type EntitlementEnvironment =
  | 'production'
  | 'sandbox';

export type EntitlementGrantType =
  | 'purchase'
  | 'familySharing'
  | 'offerCode'
  | 'manual';

export type EntitlementPeriodType =
  | 'normal'
  | 'trial'
  | 'intro';

export type EntitlementRenewState =
  | 'willRenew'
  | 'canceled'
  | 'billingIssue'
  | 'nonRenewable'
  | 'unknown';

/** What happened. */
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
  | 'clockAdvanced';

/** identified: what identify answered. */
export type EventOutcome =
  | 'attached'
  | 'aliased'
  | 'moved'
  | 'switched';

/** What brought it about. */
export type ExplanationStepMethod =
  | 'identify'
  | 'restore'
  | 'purchase'
  | 'user.link.undo';

/** What it is. rules.md says what each is about. */
export type ExplanationStepStep =
  | 'purchased'
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

/** What a peer needs for it. */
export type HelpfulCallRole =
  | 'read'
  | 'write'
  | 'admin';

/**
 * attached: the user gained at least one purchase and nobody lost any. moved: it gained what the
 * anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
 * unchanged: it was the same user already.
 */
export type IdentifyResultOutcome =
  | 'attached'
  | 'aliased'
  | 'moved'
  | 'switched'
  | 'unchanged';

/** What brought it about. */
export type KeptLinkMethod =
  | 'restore'
  | 'purchase'
  | 'user.link.undo';

/** What is missing. rules.md says what each means. */
export type LackKind =
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

/**
 * loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous user.
 * unchanged: nobody was logged in.
 */
export type LogoutResultOutcome =
  | 'loggedOut'
  | 'rotated'
  | 'unchanged';

export type MethodSummaryRole =
  | 'read'
  | 'write'
  | 'admin';

/** What decided: the first in the order of rules.md in which the two differ. */
export type OutdoneLostBy =
  | 'active'
  | 'end'
  | 'purchasedAt'
  | 'transactionId'
  | 'store'
  | 'originalTransactionId'
  | 'order';

export type PeerRole =
  | 'read'
  | 'write'
  | 'admin';

/** What the customer pays for a period. */
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

/** What a product is; it decides how a purchase moves and ends. */
export type ProductKind =
  | 'subscription'
  | 'nonRenewingSubscription'
  | 'nonConsumable'
  | 'consumable';

/** Which purchases count in a project. */
export type ProjectEnvironment =
  | 'production'
  | 'sandbox'
  | 'any';

/** Where the store took the money. */
export type PurchaseEnvironment =
  | 'production'
  | 'sandbox';

/**
 * recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
 * planChanged: a new transaction with another product. renewed: any other new transaction.
 * unchanged: nothing new.
 */
export type PurchaseResultOutcome =
  | 'recorded'
  | 'renewed'
  | 'planChanged'
  | 'received'
  | 'unchanged';

/** The rule that refused. */
export type RefusalRule =
  | 'onRestore'
  | 'oneTimePurchases';

export type RulesAnonymousHolders =
  | 'asOthers'
  | 'alias';

export type RulesChoiceObjectAnonymousHolders =
  | 'asOthers'
  | 'alias';

export type RulesChoiceObjectOnAnonymousLogout =
  | 'ignore'
  | 'refuse'
  | 'rotate';

export type RulesChoiceObjectOnIdentifyKnown =
  | 'attach'
  | 'alias'
  | 'aliasUnlessLinked'
  | 'move'
  | 'switch';

export type RulesChoiceObjectOnIdentifyNew =
  | 'attach'
  | 'alias'
  | 'aliasUnlessLinked'
  | 'move'
  | 'switch';

export type RulesChoiceObjectOnLogout =
  | 'return'
  | 'rotate';

export type RulesChoiceObjectOnRestore =
  | 'share'
  | 'transfer'
  | 'transferIfInactive'
  | 'keep'
  | 'alias';

export type RulesChoiceObjectOnSwitch =
  | 'logoutFirst'
  | 'switch';

export type RulesChoiceObjectOneTimePurchases =
  | 'move'
  | 'stay';

export type RulesChoiceObjectPurchaseHolders =
  | 'deviceAndUser'
  | 'currentUser';

export type RulesOnAnonymousLogout =
  | 'ignore'
  | 'refuse'
  | 'rotate';

export type RulesOnIdentifyKnown =
  | 'attach'
  | 'alias'
  | 'aliasUnlessLinked'
  | 'move'
  | 'switch';

export type RulesOnIdentifyNew =
  | 'attach'
  | 'alias'
  | 'aliasUnlessLinked'
  | 'move'
  | 'switch';

export type RulesOnLogout =
  | 'return'
  | 'rotate';

export type RulesOnRestore =
  | 'share'
  | 'transfer'
  | 'transferIfInactive'
  | 'keep'
  | 'alias';

export type RulesOnSwitch =
  | 'logoutFirst'
  | 'switch';

export type RulesOneTimePurchases =
  | 'move'
  | 'stay';

export type RulesPurchaseHolders =
  | 'deviceAndUser'
  | 'currentUser';

/** What has become of a purchase at a moment; null before it began, and of what one never had. */
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

/** `customer`: the customerId of one who began as identified. */
export type UserExportResultIdsItemKind =
  | 'anonymous'
  | 'identified'
  | 'customer';

export type WarningKind =
  | 'unknownProduct'
  | 'unknownEntitlement'
  | 'subscriptionWithoutEnd'
  | 'heldByNobody';

/**
 * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
 * Purchasely's page shows them (webhooks.md).
 */
export type WebhookFormat =
  | 'entitled'
  | 'purchasely';

/**
 * What a user may use, and why. One purchase or grant, the winner, supplies every member. Of an
 * entitlement that the user never had all are null but `id`, `active` (false), `renewState`
 * (unknown) and `renewsCount` (0).
 */
export interface Entitlement {
  /** What a user may use. */
  id: EntitlementId;
  active: boolean;
  /**
   * What has become of a purchase at a moment; null before it began, and of what one never had.
   */
  state: Open<State> | null;
  /** The product that gives it; null for a grant. */
  productId: string | null;
  /** The store, or `manual` for a grant. */
  source: string | null;
  renewState: Open<EntitlementRenewState>;
  grantType: Open<EntitlementGrantType> | null;
  periodType: Open<EntitlementPeriodType> | null;
  /** A Moment, or null where there is none. */
  startedAt: Moment | null;
  /** Null where there is no end. */
  expiresAt: Moment | null;
  /** A Moment, or null where there is none. */
  gracePeriodExpiresAt: Moment | null;
  /** A Moment, or null where there is none. */
  firstPurchasedAt: Moment | null;
  /** A Moment, or null where there is none. */
  lastPurchasedAt: Moment | null;
  /** A Moment, or null where there is none. */
  trialStartedAt: Moment | null;
  /** A Moment, or null where there is none. */
  autoRenewDisabledAt: Moment | null;
  renewsCount: number;
  environment: Open<EntitlementEnvironment> | null;
  /** Null for a grant. */
  store: string | null;
  /** Null for a grant. */
  transactionId: string | null;
  /** Null for a grant. */
  originalTransactionId: string | null;
}

/** Something that was done, and may not be what was meant. */
export interface Warning {
  kind: Open<WarningKind>;
  /** One sentence for people. */
  message: string;
  /** Names that do exist, the nearest first. */
  nearest?: Array<string>;
}

/** What `checkEntitlements` answers. */
export interface CheckEntitlementsResult {
  /** The current user's id. */
  userId: UserId;
  /** Whether the project has this user. Only there when the caller gave ifUnknown. */
  known?: boolean;
  /** From an entitlement's id to the entitlement, inactive ones too. */
  entitlements: Record<string, Entitlement>;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  at: Moment;
  /** Only there when there are any. */
  warnings?: Array<Warning>;
}

/**
 * Either a request (`method`, and its `id` as it came; no `id` for a notification), or `clock`:
 * something came due by itself.
 */
export interface Cause {
  method?: string;
  id?: string | number | null;
  clock?: boolean;
}

/**
 * Something that happened in a project. What else stands in it depends on its kind; see rules.md.
 */
export interface Event {
  /** The project's running number; not there in a dry run. */
  cursor?: Cursor;
  /** Made up; never the same twice. */
  id: string;
  /** What happened. */
  kind: Open<EventKind>;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  at: Moment;
  /** A namespace: projects share no device, user, purchase or event. */
  project: ProjectId;
  /**
   * The customerId of the one whom it is about; not there in clockAdvanced, which is about
   * nobody.
   */
  user?: UserId;
  /** There when that one is identified. */
  userId?: UserId;
  /**
   * There when that one is anonymous; beside userId in identified and loggedOut, where it is the
   * device's anonymous user, the new one after a rotation.
   */
  anonymousId?: UserId;
  /**
   * Either a request (`method`, and its `id` as it came; no `id` for a notification), or `clock`:
   * something came due by itself.
   */
  cause: Cause;
  /**
   * userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
   * purchaseExpired, and what comes of a purchase: the device, null where there is none.
   */
  device?: string | null;
  /** identified: what identify answered. */
  outcome?: Open<EventOutcome>;
  /** Of a move: who held the purchase before. */
  from?: Array<UserId>;
  /** Of a move: who holds it now. */
  to?: UserId;
  /** Of a move: whether those in `from` keep it. */
  shared?: boolean;
  /** linkUndone: the id of the event whose link was taken back. */
  undone?: string;
  /**
   * usersAliased, and linkUndone where customers part: every id that reaches the customer now, in
   * the order of their bytes.
   */
  aliases?: Array<UserId>;
  /**
   * usersAliased: the customerId that became part of `user`; not there when the id that joined
   * was new.
   */
  absorbed?: UserId;
  /**
   * entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of their
   * bytes. granted, grantRevoked: the one.
   */
  entitlements?: Array<EntitlementId>;
  /**
   * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
   * such word.
   */
  store?: Store;
  /** One transaction of a store. */
  originalTransactionId?: TransactionId;
  /** One transaction of a store. */
  transactionId?: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product?: ProductId;
  /** What a product is; it decides how a purchase moves and ends. */
  productKind?: Open<ProductKind>;
  /** purchase…: who holds it. */
  holders?: Array<UserId>;
  /** Where the store took the money. */
  environment?: Open<PurchaseEnvironment>;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  firstPurchasedAt?: Moment;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  purchasedAt?: Moment;
  /**
   * Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has, or
   * had.
   */
  expiresAt?: Moment | null;
  /** What the customer pays for a period. */
  periodType?: Open<PeriodType>;
  isFamilyShared?: boolean;
  price?: string | null;
  currency?: string | null;
  country?: string | null;
  offerCode?: string | null;
  /** Up to 20 strings of the caller's own, told again in the events of this purchase. */
  attributes?: Record<string, string>;
  /** clockAdvanced: what the clock shows now. */
  now?: Moment;
}

/** What `clock.advance` answers. */
export interface ClockAdvanceResult {
  /** What the clock shows now. */
  now: Moment;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `events.acknowledge` answers. */
export interface EventsAcknowledgeResult {
  /** Who reads the events: a name of the reader's own choice, such as that of a worker. */
  consumer: ConsumerId;
  /** Where the consumer stands: the greatest that it has acknowledged. */
  cursor: Cursor;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told, which is nothing. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `events.read` answers. */
export interface EventsReadResult {
  events: Array<Event>;
  /**
   * Where to go on: of the last event told, or, when there are no more, of the newest that there
   * is.
   */
  cursor: Cursor;
  /**
   * True when there may be more: another call looks there at once. Also where none of the events
   * that were looked at is one of those wanted.
   */
  more: boolean;
}

/** What `events.subscribe` answers. */
export interface EventsSubscribeResult {
  /** A subscription of one connection; another connection may have one of the same name. */
  subscription: SubscriptionId;
  /** The place behind which it tells. */
  cursor: Cursor;
}

/** What `events.unsubscribe` answers. */
export interface EventsUnsubscribeResult {
  /** A subscription of one connection; another connection may have one of the same name. */
  subscription: SubscriptionId;
  /** Everything up to here was told, or is of no kind that was wanted. */
  cursor: Cursor;
}

/** What `events.wait` answers. */
export interface EventsWaitResult {
  events: Array<Event>;
  /**
   * Where to go on: of the last event told, or, when there are no more, of the newest that there
   * is.
   */
  cursor: Cursor;
  /**
   * True when there may be more: another call looks there at once. Also where none of the events
   * that were looked at is one of those wanted.
   */
  more: boolean;
}

/** A rule of the project, with the value by which something was decided. */
export interface AppliedRule {
  /** As in `project.define`. */
  name: Open<AppliedRuleName>;
  value: string;
}

/**
 * One thing that led somebody to an entitlement, or took it away. Members that make no sense for
 * a step, or are not known, are left out.
 */
export interface ExplanationStep {
  /** What it is. rules.md says what each is about. */
  step: Open<ExplanationStepStep>;
  /** One sentence for people. */
  text: string;
  /** When it came about, as far as it has a time; of `clock` the moment asked about. */
  at: Moment | null;
  /** The event that told of it. */
  event?: EventId;
  /** That event's. */
  cursor?: Cursor;
  /** The rule by which it came about. */
  rule?: AppliedRule;
  /** What brought it about. */
  method?: Open<ExplanationStepMethod>;
  /**
   * Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
   * `identified` the device's anonymous user.
   */
  from?: Array<UserId>;
  /** Who has it by this; of `aliased` the other side. */
  to?: Array<UserId>;
  /** Of `purchased` and `identified`; null where a purchase came from no device. */
  device?: string | null;
  /**
   * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
   * such word.
   */
  store?: Store;
  /** One transaction of a store. */
  originalTransactionId?: TransactionId;
  /** One transaction of a store. */
  transactionId?: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product?: ProductId;
  /** What it is at the moment. */
  state?: Open<State> | null;
  /**
   * Of `clock`: since when it is so; where access is over, its last moment. Else when the period
   * begins.
   */
  since?: Moment | null;
  /**
   * The last moment of it, as far as is known; of a pause when it ends. Null where there is no
   * end.
   */
  until?: Moment | null;
  /** Only there, and true, where a login came to this when an earlier link was taken back. */
  decidedAnew?: boolean;
}

/** A purchase or a grant that gives an entitlement, too, and gives way to another one. */
export interface Outdone {
  /** What decided: the first in the order of rules.md in which the two differ. */
  lostBy: Open<OutdoneLostBy>;
  /** One sentence for people. */
  text: string;
  /** As it would be if nothing else gave it. */
  entitlement: Entitlement;
}

/**
 * A call, ready to be sent, that would make an entitlement active: it was rehearsed, and it did.
 */
export interface HelpfulCall {
  method: string;
  /** As the method takes them. */
  params: Record<string, unknown>;
  /** What a peer needs for it. */
  role: Open<HelpfulCallRole>;
  /** One sentence for people. */
  text: string;
}

/** Something without which an entitlement is not active. */
export interface Lack {
  /** What is missing. rules.md says what each means. */
  kind: Open<LackKind>;
  /** One sentence for people. */
  text: string;
  /** Of what is about a purchase, as the next two are. */
  store?: Store;
  /** One transaction of a store. */
  originalTransactionId?: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product?: ProductId;
  /**
   * Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the anonymous
   * one, of several the least by bytes.
   */
  holder?: UserId;
  /** The last moment with access; of `refunded` and `revoked` when that was. */
  since?: Moment;
  /** Of `paused` when the pause ends, of `notYet` when it begins. */
  until?: Moment;
  /** Of `heldByAnother`: how it came to its holder. */
  because?: Array<ExplanationStep>;
  /**
   * Calls that would make the entitlement active at the moment asked about, each by itself. Each
   * stands where it helps first.
   */
  wouldHelp: Array<HelpfulCall>;
}

/** Only there when a list was cut: by how many. */
export interface ExplainResultOmitted {
  because: number;
  others: number;
  missing: number;
}

/** What `explain` answers. */
export interface ExplainResult {
  /** The current user's id. */
  userId: UserId;
  /** Whether the user may use it. */
  active: boolean;
  /** As `checkEntitlements` has it. */
  entitlement: Entitlement;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  at: Moment;
  /**
   * From the purchase or the grant through each link to the catalogue and the clock: of what is
   * active, or was, or may be. At most 50 steps, of more the first and the last.
   */
  because: Array<ExplanationStep>;
  /** What gives it, too, and gives way, the best first. At most 20. */
  others: Array<Outdone>;
  /** Empty where it is active. At most 20. */
  missing: Array<Lack>;
  /** Only there when a list was cut: by how many. */
  omitted?: ExplainResultOmitted;
}

/** What `grant` answers. */
export interface GrantResult {
  /** As it stands now, whatever gives it. */
  entitlement: Entitlement;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** Who somebody is: the current user of a device, or the user that an id reaches. */
export interface User {
  /**
   * The current user: the identified id, or else the anonymous one. Asked by an id: that one
   * where it is identified, else the one that stands for the customer.
   */
  id: UserId;
  /**
   * The device's anonymous user. Asked by an id: that id where it is an anonymous one, else null.
   */
  anonymousId: string | null;
  /** The identified id, null while anonymous. */
  identityId: string | null;
  /** One made-up id per customer that outlives every login; stands wherever a userId may. */
  customerId: UserId;
  /**
   * Every id that reaches this customer, in the order of their bytes. A customerId made for an
   * identified user is none of them.
   */
  aliases: Array<UserId>;
  /** Only there when asked by device. */
  device?: DeviceId;
  /** When the customer was created. */
  createdAt: Moment;
  /** Which purchases count in a project. */
  environment: Open<ProjectEnvironment>;
}

/** A purchase that gained a holder or changed it. */
export interface Move {
  /**
   * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
   * such word.
   */
  store: Store;
  /** One transaction of a store. */
  originalTransactionId: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product: ProductId;
  /** What a product is; it decides how a purchase moves and ends. */
  kind: Open<ProductKind>;
  /** Who held it before: one id for each customer, in the order of their bytes. */
  from: Array<UserId>;
  /** Who holds it now and did not before. */
  to: UserId;
  /** True when those in `from` still hold it. */
  shared: boolean;
}

/** What `identify` answers. */
export interface IdentifyResult {
  /** Who somebody is: the current user of a device, or the user that an id reaches. */
  user: User;
  /** True when this call made the user. */
  created: boolean;
  /**
   * attached: the user gained at least one purchase and nobody lost any. moved: it gained what
   * the anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
   * unchanged: it was the same user already.
   */
  outcome: Open<IdentifyResultOutcome>;
  /** True exactly when `purchases` is not empty. */
  shouldRefresh: boolean;
  /** What changed holder; on an alias, what the anonymous user's customer held. */
  purchases: Array<Move>;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `install` answers. */
export interface InstallResult {
  /** One install of one app. A reinstall is a new device. */
  device: DeviceId;
  /** False for a device that was known. */
  created: boolean;
  /** Who somebody is: the current user of a device, or the user that an id reaches. */
  user: User;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `logout` answers. */
export interface LogoutResult {
  /** Who somebody is: the current user of a device, or the user that an id reaches. */
  user: User;
  /**
   * loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous user.
   * unchanged: nobody was logged in.
   */
  outcome: Open<LogoutResultOutcome>;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** Every rule of a project, spelled out. rules.md says what each does. */
export interface Rules {
  /** A named set of rules. */
  preset: Open<Preset>;
  /**
   * What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
   * anonymous id is a lower-case UUID.
   */
  anonymousPrefix: string;
  onIdentifyNew: Open<RulesOnIdentifyNew>;
  onIdentifyKnown: Open<RulesOnIdentifyKnown>;
  onSwitch: Open<RulesOnSwitch>;
  onLogout: Open<RulesOnLogout>;
  onAnonymousLogout: Open<RulesOnAnonymousLogout>;
  purchaseHolders: Open<RulesPurchaseHolders>;
  onRestore: Open<RulesOnRestore>;
  anonymousHolders: Open<RulesAnonymousHolders>;
  oneTimePurchases: Open<RulesOneTimePurchases>;
  /** In Unicode scalars. */
  userIdLengthMax: number;
  /** Ids that nobody may have, compared byte by byte. The empty one is always among them. */
  blockedUserIds: Array<string>;
}

/** A product of the catalogue. */
export interface Product {
  /**
   * Null or left out: what a purchase says, else `subscription` with an end and `nonConsumable`
   * without.
   */
  kind?: Open<ProductKind> | null;
  /** What it gives access to. */
  entitlements: Array<EntitlementId>;
}

/** Whose time the project lives in. */
export interface Clock {
  kind: Open<ClockKind>;
  /** Only for a manual clock. */
  now?: Moment;
}

/** An address to which a project's events are posted. */
export interface WebhookSummary {
  /**
   * An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and
   * a query; without a user, a password or a fragment. Every reader of the project sees it.
   */
  url: WebhookUrl;
  /**
   * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
   * Purchasely's page shows them (webhooks.md).
   */
  format: Open<WebhookFormat>;
}

/** How much a project holds. */
export interface Counts {
  devices: number;
  users: number;
  customers: number;
  purchases: number;
  events: number;
}

/** A project as it is defined, and how much it holds. */
export interface Project {
  /** A namespace: projects share no device, user, purchase or event. */
  id: ProjectId;
  /** Every rule of a project, spelled out. rules.md says what each does. */
  rules: Rules;
  /** From a product's id to the product. */
  products: Record<string, Product>;
  /** What may be granted besides what the catalogue gives. */
  entitlements: Array<EntitlementId>;
  /** Which purchases count in a project. */
  environment: Open<ProjectEnvironment>;
  /** Whose time the project lives in. */
  clock: Clock;
  /** Where its events are posted; what the posts are signed with only admins are told. */
  webhooks: Array<WebhookSummary>;
  /** By the project's own clock as it was when the project was made. */
  createdAt: Moment;
  /** How much a project holds. */
  counts: Counts;
}

/** What `project.define` answers. */
export interface ProjectDefineResult {
  /** A project as it is defined, and how much it holds. */
  project: Project;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /**
   * Only in a dry run: what would be told with the call. What customers are told of a new
   * catalogue follows later, and is not shown.
   */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

export interface RulesChoiceObject {
  /** A named set of rules. */
  preset?: Preset;
  /**
   * What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
   * anonymous id is a lower-case UUID.
   */
  anonymousPrefix?: string;
  onIdentifyNew?: RulesChoiceObjectOnIdentifyNew;
  onIdentifyKnown?: RulesChoiceObjectOnIdentifyKnown;
  onSwitch?: RulesChoiceObjectOnSwitch;
  onLogout?: RulesChoiceObjectOnLogout;
  onAnonymousLogout?: RulesChoiceObjectOnAnonymousLogout;
  purchaseHolders?: RulesChoiceObjectPurchaseHolders;
  onRestore?: RulesChoiceObjectOnRestore;
  anonymousHolders?: RulesChoiceObjectAnonymousHolders;
  oneTimePurchases?: RulesChoiceObjectOneTimePurchases;
  /** In Unicode scalars. */
  userIdLengthMax?: number;
  /** Ids that nobody may have, compared byte by byte. The empty one is always among them. */
  blockedUserIds?: ReadonlyArray<string>;
}

export interface ClockChoiceObject {
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  manual: Moment | Date;
}

/** An address to which a project's events are to be posted. */
export interface WebhookChoice {
  /**
   * An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and
   * a query; without a user, a password or a fragment. Every reader of the project sees it.
   */
  url: WebhookUrl;
  /**
   * What posts are signed with. After `whsec_` stand the key's bytes in base64; any other secret
   * is the key itself, in UTF-8.
   */
  secret: WebhookSecret;
  /** Posts are signed with this one as well, until all who read them know the other. */
  oldSecret?: WebhookSecret;
  /**
   * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
   * Purchasely's page shows them (webhooks.md).
   */
  format?: WebhookFormat;
}

/** What `project.describe` answers. */
export interface ProjectDescribeResult {
  /** A project as it is defined, and how much it holds. */
  project: Project;
}

/** One line of the list of projects. */
export interface ProjectSummary {
  /** A namespace: projects share no device, user, purchase or event. */
  id: ProjectId;
  /** A named set of rules. */
  preset: Open<Preset>;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  createdAt: Moment;
  /** How much a project holds. */
  counts: Counts;
}

/** What `project.list` answers. */
export interface ProjectListResult {
  projects: Array<ProjectSummary>;
}

/** An address to which a project's events are posted, and how; only admins are told. */
export interface Webhook {
  /**
   * An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and
   * a query; without a user, a password or a fragment. Every reader of the project sees it.
   */
  url: WebhookUrl;
  /**
   * What posts are signed with. After `whsec_` stand the key's bytes in base64; any other secret
   * is the key itself, in UTF-8.
   */
  secret: WebhookSecret;
  /** Posts are signed with this one as well; null where there is none. */
  oldSecret: string | null;
  /**
   * In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
   * Purchasely's page shows them (webhooks.md).
   */
  format: Open<WebhookFormat>;
  /** The newest event when the URL was first named: those after it are posted. */
  since: Cursor;
}

/** What `project.webhooks` answers. */
export interface ProjectWebhooksResult {
  webhooks: Array<Webhook>;
}

/** One paid period, or one payment, of a purchase. */
export interface Transaction {
  /** One transaction of a store. */
  transactionId: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product: ProductId;
  /** What the customer pays for a period. */
  periodType: Open<PeriodType>;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  purchasedAt: Moment;
  /** A Moment, or null where there is none. */
  expiresAt: Moment | null;
  /** From here on only in an export. */
  isFamilyShared?: boolean;
  /** A decimal in a string. */
  price?: string | null;
  /** As it came. */
  currency?: string | null;
  /** As it came. */
  country?: string | null;
  /** As it came. */
  offerCode?: string | null;
  /** Up to 20 strings of the caller's own, told again in the events of this purchase. */
  attributes?: Record<string, string>;
}

/** One chain of store transactions, and who holds it. */
export interface Purchase {
  /**
   * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
   * such word.
   */
  store: Store;
  /** One transaction of a store. */
  originalTransactionId: TransactionId;
  /** The latest transaction of the chain. */
  transactionId: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product: ProductId;
  /**
   * The purchase's own, else the catalogue's, else `subscription` with an end and `nonConsumable`
   * without.
   */
  kind: Open<ProductKind>;
  /** As it stands now; null before the first purchasedAt. */
  state: Open<State> | null;
  /** One id for each customer that holds it, in the order of their bytes. */
  holders: Array<UserId>;
  /** The device that it came from. */
  device: string | null;
  /** The store account that it came from. */
  storeAccount: string | null;
  /** Of the latest transaction. */
  purchasedAt: Moment;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  firstPurchasedAt: Moment;
  /** A Moment, or null where there is none. */
  expiresAt: Moment | null;
  /** A Moment, or null where there is none. */
  trialStartedAt: Moment | null;
  /** What the customer pays for a period. */
  periodType: Open<PeriodType>;
  /** Where the store took the money. */
  environment: Open<PurchaseEnvironment>;
  isFamilyShared: boolean;
  /** A decimal in a string. */
  price: string | null;
  /** As it came. */
  currency: string | null;
  /** As it came. */
  country: string | null;
  /** As it came. */
  offerCode: string | null;
  /** True for a subscription until it is told otherwise; false for every other kind. */
  autoRenew: boolean;
  /** A Moment, or null where there is none. */
  autoRenewDisabledAt: Moment | null;
  /** A Moment, or null where there is none. */
  gracePeriodExpiresAt: Moment | null;
  billingRetry: boolean;
  /** A Moment, or null where there is none. */
  pausedUntil: Moment | null;
  /** A Moment, or null where there is none. */
  refundedAt: Moment | null;
  /** A Moment, or null where there is none. */
  revokedAt: Moment | null;
  /** The number of `normal` periods less one, never below none. */
  renewsCount: number;
  /** The whole history, the oldest first. */
  transactions: Array<Transaction>;
}

/** What `purchase` answers. */
export interface PurchaseResult {
  /** One chain of store transactions, and who holds it. */
  purchase: Purchase;
  /** True when the chain was not known before. */
  created: boolean;
  /**
   * recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
   * planChanged: a new transaction with another product. renewed: any other new transaction.
   * unchanged: nothing new.
   */
  outcome: Open<PurchaseResultOutcome>;
  /** What the buyer may use now. */
  entitlements: Record<string, Entitlement>;
  /** Only there when there are any. */
  warnings?: Array<Warning>;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `purchase.update` answers. */
export interface PurchaseUpdateResult {
  /** One chain of store transactions, and who holds it. */
  purchase: Purchase;
  /** Only there when there are any. */
  warnings?: Array<Warning>;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** A purchase that a restore left where it was, and why. */
export interface Refusal {
  /**
   * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
   * such word.
   */
  store: Store;
  /** One transaction of a store. */
  originalTransactionId: TransactionId;
  /** A product, as the store or the catalogue calls it. */
  product: ProductId;
  /**
   * Who holds it: the identified holder, else the anonymous one; of several the least by bytes.
   */
  holder: UserId;
  /** The rule that refused. */
  rule: Open<RefusalRule>;
}

/** What `restore` answers. */
export interface RestoreResult {
  /** Who somebody is: the current user of a device, or the user that an id reaches. */
  user: User;
  /** All that the user now holds and did not before. */
  restored: Array<Move>;
  /** Those of them that somebody lost. */
  transferred: Array<Move>;
  /** What stays where it is. */
  refused: Array<Refusal>;
  /** What the user may use now. */
  entitlements: Record<string, Entitlement>;
  /** Only there when there are any. */
  warnings?: Array<Warning>;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What names a purchase: its store and the first transaction of its chain. */
export interface PurchaseName {
  /**
   * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
   * such word.
   */
  store: Store;
  /** One transaction of a store. */
  originalTransactionId: TransactionId;
}

/** What `revoke` answers. */
export interface RevokeResult {
  /** As it stands now, whatever gives it. */
  entitlement: Entitlement;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** The OpenRPC document, with `x-role` on every method. */
export interface RpcDiscoverResult {
  openrpc: string;
  info: Record<string, unknown>;
  methods: Array<Record<string, unknown>>;
  components: Record<string, unknown>;
}

/** One line of the list of methods. */
export interface MethodSummary {
  name: string;
  summary: string;
  role: Open<MethodSummaryRole>;
}

/** What `server.describe` answers. */
export interface ServerDescribeResult {
  /** Without `method`: all of them, in the order of their names. */
  methods?: Array<MethodSummary>;
  /** With `method`: its entry of the OpenRPC document. */
  method?: Record<string, unknown>;
  /** With `method`: in `schemas` each schema that the entry refers to. */
  components?: Record<string, unknown>;
}

/** Every limit of the daemon by name. */
export interface Limits {
  lineBytesMax: number;
  batchEntriesMax: number;
  depthMax: number;
  requestIdBytesMax: number;
  [name: string]: number;
}

/** The other end of the connection, as the kernel tells it. */
export interface Peer {
  uid: number;
  gid: number;
  pid: number;
  role: Open<PeerRole>;
}

/** What `server.info` answers. */
export interface ServerInfoResult {
  version: string;
  /** The version of this protocol. */
  protocol: number;
  /** Every limit of the daemon by name. */
  limits: Limits;
  uptimeMs: number;
  /** The other end of the connection, as the kernel tells it. */
  peer: Peer;
}

/** What `server.ping` answers. */
export interface ServerPingResult {
  /** Always true. */
  pong: boolean;
  /** By the system's clock. */
  now: Moment;
  /** What was given; not there when nothing was. */
  echo?: unknown;
}

/** What `setUserProperty` answers. */
export interface SetUserPropertyResult {
  /** The current user's id. */
  userId: UserId;
  /** The name of a property: 1 to 80 letters, digits, and _ . : - $. */
  key: PropertyKey;
  /** The value of a property. */
  value: PropertyValue;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `user.delete` answers. */
export interface UserDeleteResult {
  /** Made up: it stands in events wherever an erased id stood. It is nobody's id. */
  tombstone: string;
  /** How many users were erased: the aliases of the customer. */
  users: number;
  /** How many devices were erased; install makes them anew. */
  devices: number;
  /** How many purchases were erased: those that nobody else held. */
  purchases: number;
  /** How many purchases others hold, and keep. */
  shared: number;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

export interface UserExportResultIdsItem {
  /**
   * A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
   * Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
   * (blockedUserId, userIdTooLong), so no length is given here.
   */
  id: UserId;
  /** `customer`: the customerId of one who began as identified. */
  kind: Open<UserExportResultIdsItemKind>;
  /** The install that an anonymous id was made for. */
  device: string | null;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  createdAt: Moment;
}

export interface UserExportResultDevicesItem {
  /** One install of one app. A reinstall is a new device. */
  device: DeviceId;
  /**
   * A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
   * Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
   * (blockedUserId, userIdTooLong), so no length is given here.
   */
  anonymousId: UserId;
  /** Who is logged in. */
  identityId: string | null;
  storeAccount: string | null;
  platform: string | null;
  app: string | null;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  createdAt: Moment;
}

export interface UserExportResultGrantsItem {
  /** What a user may use. */
  entitlement: EntitlementId;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  grantedAt: Moment;
  /** A Moment, or null where there is none. */
  expiresAt: Moment | null;
  /** A Moment, or null where there is none. */
  revokedAt: Moment | null;
}

export interface UserExportResultPropertiesItem {
  /** The name of a property: 1 to 80 letters, digits, and _ . : - $. */
  key: PropertyKey;
  /** The value of a property. */
  value: PropertyValue;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  setAt: Moment;
}

export interface UserExportResultOverriddenItem {
  /** The name of a property: 1 to 80 letters, digits, and _ . : - $. */
  key: PropertyKey;
  /** The value of a property. */
  value: PropertyValue;
  /** RFC 3339. Taken with any offset and precision; given in UTC with milliseconds. */
  setAt: Moment;
}

/** What `user.export` answers. */
export interface UserExportResult {
  /** Who somebody is: the current user of a device, or the user that an id reaches. */
  user: User;
  /** Every id that reaches the customer, in the order of their bytes. */
  ids: Array<UserExportResultIdsItem>;
  /** Those whose anonymous or identified user is the customer's, in the order of their bytes. */
  devices: Array<UserExportResultDevicesItem>;
  /** What the customer holds, each transaction whole. */
  purchases: Array<Purchase>;
  /** Those of the past, too. */
  grants: Array<UserExportResultGrantsItem>;
  properties: Array<UserExportResultPropertiesItem>;
  /**
   * What users of the customer had set, or removed (an empty value), before another of them set
   * it anew.
   */
  overridden: Array<UserExportResultOverriddenItem>;
  /** From an entitlement's id to the entitlement, inactive ones too. */
  entitlements: Record<string, Entitlement>;
  /** Of the entitlements, and of the states of the purchases: now. */
  at: Moment;
  /** What was told of the customer, the oldest first, up to 1000. */
  events: Array<Event>;
  /** Where events.read goes on, with the same id as `user`. */
  cursor: Cursor;
  /** True when events.read would tell more. */
  moreEvents: boolean;
}

/** A link that stands though an earlier one was taken back. */
export interface KeptLink {
  /** The event that told of it. */
  event: EventId;
  /** What brought it about. */
  method: Open<KeptLinkMethod>;
}

/** What `user.link.undo` answers. */
export interface UserLinkUndoResult {
  /** The event. */
  undone: EventId;
  /** What changed holder; `to` is who holds it now, also where somebody only lost it. */
  purchases: Array<Move>;
  /**
   * What came later and stands: restores and purchases that found other holders than they would
   * have, aliases that these made, and links of the same users and purchases that were taken back
   * since.
   */
  kept: Array<KeptLink>;
  /** Only there, and true, in a dry run. */
  dryRun?: boolean;
  /** Only in a dry run: what would be told. */
  events?: Array<Event>;
  /** Only there, and true, when an idempotency key gave the stored result. */
  replayed?: boolean;
}

/** What `userInfo` answers. */
export interface UserInfoResult {
  /** Who somebody is: the current user of a device, or the user that an id reaches. */
  user: User;
}

/** What `userProperties` answers. */
export interface UserPropertiesResult {
  /** From a property's name to its value; a customer has at most 100 by setUserProperty. */
  properties: Record<string, PropertyValue>;
}

/** What `checkEntitlements` is given. */
export type CheckEntitlementsParams = {
  /** Answer for these, each of them, and for no others. */
  entitlements?: ReadonlyArray<EntitlementId>;
  /** The moment to answer for, with today's links; now when left out. */
  at?: Moment | Date;
  /**
   * What to answer for a userId that the project does not have: an error, or a result with
   * nothing active and `known` false. The daemon creates nobody. Applies to userId only; default
   * error.
   */
  ifUnknown?: CheckEntitlementsIfUnknown;
  /** The project to work in. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `clock.advance` is given. */
export type ClockAdvanceParams = {
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { to: Moment | Date; by?: undefined }
  | { by: Duration; to?: undefined }
);

/** What `events.acknowledge` is given. */
export interface EventsAcknowledgeParams {
  /** Who is done with them; the first time makes the consumer. */
  consumer: ConsumerId;
  /** The last event that is done with; "0" for none. */
  cursor: Cursor;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `events.read` is given. */
export interface EventsReadParams {
  /** Where to go on: the cursor of an earlier answer. */
  after?: Cursor;
  /** How many events at most. */
  limit?: number;
  /** Only what is about this customer; any id that reaches it. */
  user?: UserId;
  /** Only these kinds. */
  kinds?: ReadonlyArray<EventKind>;
  /** Goes on behind what this consumer has acknowledged; instead of after. */
  consumer?: ConsumerId;
  /** The project to work in. */
  project?: ProjectId;
}

/** What `events.subscribe` is given. */
export interface EventsSubscribeParams {
  /** Where to begin: the cursor of an earlier answer. From now on when left out. */
  after?: Cursor;
  /** Only these kinds. */
  kinds?: ReadonlyArray<EventKind>;
  /** The project to work in. */
  project?: ProjectId;
}

/** What `events.unsubscribe` is given. */
export interface EventsUnsubscribeParams {
  /** As events.subscribe gave it. */
  subscription: SubscriptionId;
  /** The project to work in. */
  project?: ProjectId;
}

/** What `events.wait` is given. */
export interface EventsWaitParams {
  /** Where to go on: the cursor of an earlier answer. */
  after?: Cursor;
  /** How many events at most. */
  limit?: number;
  /** Only what is about this customer; any id that reaches it. */
  user?: UserId;
  /** Only these kinds. */
  kinds?: ReadonlyArray<EventKind>;
  /** Goes on behind what this consumer has acknowledged; instead of after. */
  consumer?: ConsumerId;
  /** How long to wait, in milliseconds; then the list is empty. */
  timeoutMs: number;
  /** The project to work in. */
  project?: ProjectId;
}

/** What `explain` is given. */
export type ExplainParams = {
  /** What is asked about. */
  entitlement: EntitlementId;
  /** The moment to answer for, with today's links; now when left out. */
  at?: Moment | Date;
  /** The project to work in. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `grant` is given. */
export type GrantParams = {
  /** One that the catalogue or the project's `entitlements` know. */
  entitlement: EntitlementId;
  /** The last moment of the grant; no end when left out. */
  expiresAt?: Moment | Date;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `identify` is given. */
export type IdentifyParams = {
  /** Who it is, in the caller's words. */
  userId: UserId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; anonymousId?: undefined }
  | { anonymousId: UserId; device?: undefined }
);

/** What `install` is given. */
export interface InstallParams {
  /** The device; made up when left out. */
  device?: DeviceId;
  /** Start the device as this user: nothing is attached, moved or aliased. */
  userId?: UserId;
  /** The store account whose purchases the device can present. */
  storeAccount?: StoreAccountId;
  /** What the device runs. */
  platform?: Platform;
  /** The app that was installed. */
  app?: AppId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `logout` is given. */
export interface LogoutParams {
  /** The device. */
  device: DeviceId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `project.define` is given. */
export interface ProjectDefineParams {
  /** The project to work in. */
  project?: ProjectId;
  /** How purchases and users move; qonversion for a new project. */
  rules?: Preset | RulesChoiceObject;
  /** The whole catalogue. */
  products?: Record<string, Product>;
  /** What may be granted besides what the catalogue gives. */
  entitlements?: ReadonlyArray<EntitlementId>;
  /** Which purchases count; production for a new project. */
  environment?: ProjectEnvironment;
  /**
   * Whose time it lives in; only before its first device or user. The system's for a new project.
   */
  clock?: ClockChoiceWord | ClockChoiceObject;
  /** Where events are posted; the whole list, each URL once. None for a new project. */
  webhooks?: ReadonlyArray<WebhookChoice>;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `project.describe` is given. */
export interface ProjectDescribeParams {
  /** The project to work in. */
  project?: ProjectId;
}

/** What `project.list` is given. */
export interface ProjectListParams {
  /** Taken so that a client may send it with every call; it must exist, and changes nothing. */
  project?: ProjectId;
}

/** What `project.webhooks` is given. */
export interface ProjectWebhooksParams {
  /** The project to work in. */
  project?: ProjectId;
}

/** What `purchase` is given. */
export type PurchaseParams = {
  /** What was bought; one that the catalogue does not know is kept all the same. */
  product: ProductId;
  /** Where it was bought. */
  store: Store;
  /** This transaction. */
  transactionId: TransactionId;
  /** The first transaction of its chain; this one when left out. */
  originalTransactionId?: TransactionId;
  /** What the product is; wins over the catalogue. */
  kind?: ProductKind;
  /** When; now when left out. */
  purchasedAt?: Moment | Date;
  /** The last moment of the period; no end when left out. */
  expiresAt?: Moment | Date;
  /** What the customer pays for the period. */
  periodType?: PeriodType;
  /** Where the store took the money. */
  environment?: PurchaseEnvironment;
  /** Bought by somebody else in the family. */
  isFamilyShared?: boolean;
  /** What was paid. */
  price?: Price;
  /** In which currency. */
  currency?: Currency;
  /** In which country. */
  country?: Country;
  /** The offer that was redeemed. */
  offerCode?: string;
  /** Told again in the events of this purchase. */
  attributes?: Record<string, string>;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `purchase.update` is given. */
export interface PurchaseUpdateParams {
  /** Where it was bought. */
  store: Store;
  /** The first transaction of its chain. */
  originalTransactionId: TransactionId;
  /** Another last moment of the period; null: no end. */
  expiresAt?: Moment | Date | null;
  /** Whether it renews by itself; null is true. */
  autoRenew?: boolean | null;
  /** The last moment of the grace period; null: there is none. */
  gracePeriodExpiresAt?: Moment | Date | null;
  /** Whether the store still tries to get its money; null is false. */
  billingRetry?: boolean | null;
  /** The moment at which a pause is over; null: there is none. */
  pausedUntil?: Moment | Date | null;
  /** When the money was given back; null: it was not. */
  refundedAt?: Moment | Date | null;
  /** When it was taken away, as when family sharing ends; null: it was not. */
  revokedAt?: Moment | Date | null;
  /** The product from now on: a change of plan. */
  product?: ProductId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `restore` is given. */
export interface RestoreParams {
  /** The device. */
  device: DeviceId;
  /** Exactly these, whoever's account they came from; an empty list restores nothing. */
  purchases?: ReadonlyArray<PurchaseName>;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `revoke` is given. */
export type RevokeParams = {
  /** What was granted. */
  entitlement: EntitlementId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `server.describe` is given. */
export interface ServerDescribeParams {
  /** Its name. */
  method?: string;
}

/** What `server.ping` is given. */
export interface ServerPingParams {
  /** Comes back as it is, without the blanks between its tokens. */
  echo?: unknown;
}

/** What `setUserProperty` is given. */
export type SetUserPropertyParams = {
  /** Its name; the reserved ones of other systems, such as $email, are names like any other. */
  key: PropertyKey;
  /** What it is now; an empty one removes it. */
  value: PropertyValue;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `user.delete` is given. */
export interface UserDeleteParams {
  /** Any id that reaches the customer. */
  userId: UserId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `user.export` is given. */
export interface UserExportParams {
  /** Any id that reaches the customer. */
  userId: UserId;
  /** The project to work in. */
  project?: ProjectId;
}

/** What `user.link.undo` is given. */
export interface UserLinkUndoParams {
  /** The id of the event that told of it: an identified, a usersAliased or a …Transferred. */
  event: EventId;
  /** The project to work in. */
  project?: ProjectId;
  /** Answer as if it were done, with the events that it would cause, and change nothing. */
  dryRun?: boolean;
  /** The same key with the same params again gives the stored result. */
  idempotencyKey?: IdempotencyKey;
}

/** What `userInfo` is given. */
export type UserInfoParams = {
  /** The project to work in. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);

/** What `userProperties` is given. */
export type UserPropertiesParams = {
  /** The project to work in. */
  project?: ProjectId;
} & (
  | { device: DeviceId; userId?: undefined }
  | { userId: UserId; device?: undefined }
);
