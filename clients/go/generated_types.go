// Made by clients/generate from Protocol; a change made here is lost.

package entitled

import "time"

// AppStoreEnvironment is one of the words below, or one that only a newer daemon knows.
// Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` and
// `LocalTesting`.
type AppStoreEnvironment string

// The words of AppStoreEnvironment.
const (
	AppStoreEnvironmentProduction   AppStoreEnvironment = "Production"
	AppStoreEnvironmentSandbox      AppStoreEnvironment = "Sandbox"
	AppStoreEnvironmentXcode        AppStoreEnvironment = "Xcode"
	AppStoreEnvironmentLocalTesting AppStoreEnvironment = "LocalTesting"
)

// AppliedRuleName is one of the words below, or one that only a newer daemon knows. Name of the
// rule, as in `project.define`.
type AppliedRuleName string

// The words of AppliedRuleName.
const (
	AppliedRuleNamePurchaseHolders  AppliedRuleName = "purchaseHolders"
	AppliedRuleNameOnIdentifyNew    AppliedRuleName = "onIdentifyNew"
	AppliedRuleNameOnIdentifyKnown  AppliedRuleName = "onIdentifyKnown"
	AppliedRuleNameOnRestore        AppliedRuleName = "onRestore"
	AppliedRuleNameAnonymousHolders AppliedRuleName = "anonymousHolders"
)

// CheckEntitlementsIfUnknown is one of the words below, or one that only a newer daemon knows.
type CheckEntitlementsIfUnknown string

// The words of CheckEntitlementsIfUnknown.
const (
	CheckEntitlementsIfUnknownError CheckEntitlementsIfUnknown = "error"
	CheckEntitlementsIfUnknownNone  CheckEntitlementsIfUnknown = "none"
)

// ClockKind is one of the words below, or one that only a newer daemon knows.
type ClockKind string

// The words of ClockKind.
const (
	ClockKindSystem ClockKind = "system"
	ClockKindManual ClockKind = "manual"
)

// EndReason is one of the words below, or one that only a newer daemon knows. Why a subscription
// ended, or will end: the customer's choice, a failed payment, a refused price increase, a
// product that is no longer sold (unavailable), the developer, another purchase that took it over
// (replaced), or another reason. Null when the store named none.
type EndReason string

// The words of EndReason.
const (
	EndReasonCustomer      EndReason = "customer"
	EndReasonBilling       EndReason = "billing"
	EndReasonPriceIncrease EndReason = "priceIncrease"
	EndReasonUnavailable   EndReason = "unavailable"
	EndReasonDeveloper     EndReason = "developer"
	EndReasonReplaced      EndReason = "replaced"
	EndReasonOther         EndReason = "other"
)

// EntitlementGrantType is one of the words below, or one that only a newer daemon knows. What
// gave the entitlement; `manual` for a grant by the method `grant`.
type EntitlementGrantType string

// The words of EntitlementGrantType.
const (
	EntitlementGrantTypePurchase      EntitlementGrantType = "purchase"
	EntitlementGrantTypeFamilySharing EntitlementGrantType = "familySharing"
	EntitlementGrantTypeOfferCode     EntitlementGrantType = "offerCode"
	EntitlementGrantTypeManual        EntitlementGrantType = "manual"
)

// EntitlementRenewState is one of the words below, or one that only a newer daemon knows. Whether
// the subscription renews. billingIssue: the store could not collect a payment.
type EntitlementRenewState string

// The words of EntitlementRenewState.
const (
	EntitlementRenewStateWillRenew    EntitlementRenewState = "willRenew"
	EntitlementRenewStateCanceled     EntitlementRenewState = "canceled"
	EntitlementRenewStateBillingIssue EntitlementRenewState = "billingIssue"
	EntitlementRenewStateNonRenewable EntitlementRenewState = "nonRenewable"
	EntitlementRenewStateUnknown      EntitlementRenewState = "unknown"
)

// EventKind is one of the words below, or one that only a newer daemon knows. Kind of an event.
type EventKind string

// The words of EventKind.
const (
	EventKindUserCreated                EventKind = "userCreated"
	EventKindIdentified                 EventKind = "identified"
	EventKindLoggedOut                  EventKind = "loggedOut"
	EventKindUsersAliased               EventKind = "usersAliased"
	EventKindLinkUndone                 EventKind = "linkUndone"
	EventKindPurchaseRecorded           EventKind = "purchaseRecorded"
	EventKindPurchaseRenewed            EventKind = "purchaseRenewed"
	EventKindPurchaseUpdated            EventKind = "purchaseUpdated"
	EventKindPurchaseExpired            EventKind = "purchaseExpired"
	EventKindEntitlementsActivated      EventKind = "entitlementsActivated"
	EventKindEntitlementsDeactivated    EventKind = "entitlementsDeactivated"
	EventKindSubscriptionReceived       EventKind = "subscriptionReceived"
	EventKindSubscriptionTransferred    EventKind = "subscriptionTransferred"
	EventKindOneTimePurchaseReceived    EventKind = "oneTimePurchaseReceived"
	EventKindOneTimePurchaseTransferred EventKind = "oneTimePurchaseTransferred"
	EventKindGranted                    EventKind = "granted"
	EventKindGrantRevoked               EventKind = "grantRevoked"
	EventKindUserDeleted                EventKind = "userDeleted"
	EventKindClockAdvanced              EventKind = "clockAdvanced"
	EventKindUserImported               EventKind = "userImported"
	EventKindTracesCleared              EventKind = "tracesCleared"
)

// EventOutcome is one of the words below, or one that only a newer daemon knows. In identified:
// the outcome that identify returned.
type EventOutcome string

// The words of EventOutcome.
const (
	EventOutcomeAttached EventOutcome = "attached"
	EventOutcomeAliased  EventOutcome = "aliased"
	EventOutcomeMoved    EventOutcome = "moved"
	EventOutcomeSwitched EventOutcome = "switched"
)

// ExplanationStepBy is one of the words below, or one that only a newer daemon knows. In
// `claimed`: what led to the user.
type ExplanationStepBy string

// The words of ExplanationStepBy.
const (
	ExplanationStepByPurchase     ExplanationStepBy = "purchase"
	ExplanationStepByRestore      ExplanationStepBy = "restore"
	ExplanationStepByAccountToken ExplanationStepBy = "accountToken"
	ExplanationStepByReplaces     ExplanationStepBy = "replaces"
	ExplanationStepByFirstItem    ExplanationStepBy = "firstItem"
)

// ExplanationStepMethod is one of the words below, or one that only a newer daemon knows. Method
// that made the step. In `revoked`: present if an import brought the end.
type ExplanationStepMethod string

// The words of ExplanationStepMethod.
const (
	ExplanationStepMethodIdentify     ExplanationStepMethod = "identify"
	ExplanationStepMethodRestore      ExplanationStepMethod = "restore"
	ExplanationStepMethodPurchase     ExplanationStepMethod = "purchase"
	ExplanationStepMethodUserLinkUndo ExplanationStepMethod = "user.link.undo"
	ExplanationStepMethodUserImport   ExplanationStepMethod = "user.import"
)

// ExplanationStepStep is one of the words below, or one that only a newer daemon knows. Kind of
// the step; rules.md describes each kind.
type ExplanationStepStep string

// The words of ExplanationStepStep.
const (
	ExplanationStepStepPurchased   ExplanationStepStep = "purchased"
	ExplanationStepStepClaimed     ExplanationStepStep = "claimed"
	ExplanationStepStepGranted     ExplanationStepStep = "granted"
	ExplanationStepStepAttached    ExplanationStepStep = "attached"
	ExplanationStepStepMoved       ExplanationStepStep = "moved"
	ExplanationStepStepShared      ExplanationStepStep = "shared"
	ExplanationStepStepTransferred ExplanationStepStep = "transferred"
	ExplanationStepStepAliased     ExplanationStepStep = "aliased"
	ExplanationStepStepUnclear     ExplanationStepStep = "unclear"
	ExplanationStepStepIdentified  ExplanationStepStep = "identified"
	ExplanationStepStepRenewed     ExplanationStepStep = "renewed"
	ExplanationStepStepRevoked     ExplanationStepStep = "revoked"
	ExplanationStepStepMapped      ExplanationStepStep = "mapped"
	ExplanationStepStepClock       ExplanationStepStep = "clock"
)

// IdentifyResultOutcome is one of the words below, or one that only a newer daemon knows.
// attached: the user became a holder of at least one purchase, and no holder lost any. moved:
// purchases moved from the anonymous user to this user. aliased: both users became one customer.
// switched: only the device's current user changed. unchanged: the user was already logged in.
type IdentifyResultOutcome string

// The words of IdentifyResultOutcome.
const (
	IdentifyResultOutcomeAttached  IdentifyResultOutcome = "attached"
	IdentifyResultOutcomeAliased   IdentifyResultOutcome = "aliased"
	IdentifyResultOutcomeMoved     IdentifyResultOutcome = "moved"
	IdentifyResultOutcomeSwitched  IdentifyResultOutcome = "switched"
	IdentifyResultOutcomeUnchanged IdentifyResultOutcome = "unchanged"
)

// KnownIDKind is one of the words below, or one that only a newer daemon knows. Who uses the id.
// `customer`: the customerId of a customer that began with an identified user.
type KnownIDKind string

// The words of KnownIDKind.
const (
	KnownIDKindAnonymous  KnownIDKind = "anonymous"
	KnownIDKindIdentified KnownIDKind = "identified"
	KnownIDKindCustomer   KnownIDKind = "customer"
)

// LogoutResultOutcome is one of the words below, or one that only a newer daemon knows.
// loggedOut: the device's anonymous user is current again. rotated: the device has a new
// anonymous user. unchanged: no user was logged in.
type LogoutResultOutcome string

// The words of LogoutResultOutcome.
const (
	LogoutResultOutcomeLoggedOut LogoutResultOutcome = "loggedOut"
	LogoutResultOutcomeRotated   LogoutResultOutcome = "rotated"
	LogoutResultOutcomeUnchanged LogoutResultOutcome = "unchanged"
)

// LosingSourceLostBy is one of the words below, or one that only a newer daemon knows. The first
// criterion, in the order of rules.md, in which the two differ.
type LosingSourceLostBy string

// The words of LosingSourceLostBy.
const (
	LosingSourceLostByActive                LosingSourceLostBy = "active"
	LosingSourceLostByEnd                   LosingSourceLostBy = "end"
	LosingSourceLostByPurchasedAt           LosingSourceLostBy = "purchasedAt"
	LosingSourceLostByTransactionID         LosingSourceLostBy = "transactionId"
	LosingSourceLostByStore                 LosingSourceLostBy = "store"
	LosingSourceLostByOriginalTransactionID LosingSourceLostBy = "originalTransactionId"
	LosingSourceLostByOrder                 LosingSourceLostBy = "order"
)

// MissingReasonKind is one of the words below, or one that only a newer daemon knows. What is
// missing; rules.md describes each kind.
type MissingReasonKind string

// The words of MissingReasonKind.
const (
	MissingReasonKindExpired       MissingReasonKind = "expired"
	MissingReasonKindPaused        MissingReasonKind = "paused"
	MissingReasonKindBillingRetry  MissingReasonKind = "billingRetry"
	MissingReasonKindRefunded      MissingReasonKind = "refunded"
	MissingReasonKindRevoked       MissingReasonKind = "revoked"
	MissingReasonKindNotYet        MissingReasonKind = "notYet"
	MissingReasonKindEnvironment   MissingReasonKind = "environment"
	MissingReasonKindNotMapped     MissingReasonKind = "notMapped"
	MissingReasonKindNotIdentified MissingReasonKind = "notIdentified"
	MissingReasonKindHeldByAnother MissingReasonKind = "heldByAnother"
	MissingReasonKindHeldByNobody  MissingReasonKind = "heldByNobody"
	MissingReasonKindNoProduct     MissingReasonKind = "noProduct"
	MissingReasonKindNoPurchase    MissingReasonKind = "noPurchase"
	MissingReasonKindNotGranted    MissingReasonKind = "notGranted"
)

// PeerStatsRole is one of the words below, or one that only a newer daemon knows. `none` for
// clients without a role, whose requests the daemon refuses.
type PeerStatsRole string

// The words of PeerStatsRole.
const (
	PeerStatsRoleNone  PeerStatsRole = "none"
	PeerStatsRoleRead  PeerStatsRole = "read"
	PeerStatsRoleWrite PeerStatsRole = "write"
	PeerStatsRoleAdmin PeerStatsRole = "admin"
)

// PeriodType is one of the words below, or one that only a newer daemon knows. Price of a period:
// full (normal), a trial, or introductory (intro).
type PeriodType string

// The words of PeriodType.
const (
	PeriodTypeNormal PeriodType = "normal"
	PeriodTypeTrial  PeriodType = "trial"
	PeriodTypeIntro  PeriodType = "intro"
)

// Preset is one of the words below, or one that only a newer daemon knows. A named set of rules.
type Preset string

// The words of Preset.
const (
	PresetQonversion       Preset = "qonversion"
	PresetRevenuecat       Preset = "revenuecat"
	PresetRevenuecatLegacy Preset = "revenuecatLegacy"
	PresetPurchasely       Preset = "purchasely"
)

// ProductKind is one of the words below, or one that only a newer daemon knows. Kind of a
// product, which determines how a purchase moves and expires.
type ProductKind string

// The words of ProductKind.
const (
	ProductKindSubscription            ProductKind = "subscription"
	ProductKindNonRenewingSubscription ProductKind = "nonRenewingSubscription"
	ProductKindNonConsumable           ProductKind = "nonConsumable"
	ProductKindConsumable              ProductKind = "consumable"
)

// ProjectEnvironment is one of the words below, or one that only a newer daemon knows. Which
// purchases give access: those of production, those of the sandbox, or both (any).
type ProjectEnvironment string

// The words of ProjectEnvironment.
const (
	ProjectEnvironmentProduction ProjectEnvironment = "production"
	ProjectEnvironmentSandbox    ProjectEnvironment = "sandbox"
	ProjectEnvironmentAny        ProjectEnvironment = "any"
)

// PurchaseEnvironment is one of the words below, or one that only a newer daemon knows.
// Environment of the store: production, or sandbox for test purchases.
type PurchaseEnvironment string

// The words of PurchaseEnvironment.
const (
	PurchaseEnvironmentProduction PurchaseEnvironment = "production"
	PurchaseEnvironmentSandbox    PurchaseEnvironment = "sandbox"
)

// PurchaseOutcome is one of the words below, or one that only a newer daemon knows. As of
// `purchase`.
type PurchaseOutcome string

// The words of PurchaseOutcome.
const (
	PurchaseOutcomeRecorded    PurchaseOutcome = "recorded"
	PurchaseOutcomeRenewed     PurchaseOutcome = "renewed"
	PurchaseOutcomePlanChanged PurchaseOutcome = "planChanged"
	PurchaseOutcomeReceived    PurchaseOutcome = "received"
	PurchaseOutcomeClaimed     PurchaseOutcome = "claimed"
	PurchaseOutcomeUpdated     PurchaseOutcome = "updated"
	PurchaseOutcomeStale       PurchaseOutcome = "stale"
	PurchaseOutcomeUnchanged   PurchaseOutcome = "unchanged"
)

// PurchaseUpdateResultOutcome is one of the words below, or one that only a newer daemon knows.
// applied: a field changed. stale: the daemon had newer information about every field that
// differs. unchanged: no field differs.
type PurchaseUpdateResultOutcome string

// The words of PurchaseUpdateResultOutcome.
const (
	PurchaseUpdateResultOutcomeApplied   PurchaseUpdateResultOutcome = "applied"
	PurchaseUpdateResultOutcomeStale     PurchaseUpdateResultOutcome = "stale"
	PurchaseUpdateResultOutcomeUnchanged PurchaseUpdateResultOutcome = "unchanged"
)

// RefusalRule is one of the words below, or one that only a newer daemon knows. The rule that
// refused it.
type RefusalRule string

// The words of RefusalRule.
const (
	RefusalRuleOnRestore        RefusalRule = "onRestore"
	RefusalRuleOneTimePurchases RefusalRule = "oneTimePurchases"
)

// RemainingChangeMethod is one of the words below, or one that only a newer daemon knows. Method
// that made it.
type RemainingChangeMethod string

// The words of RemainingChangeMethod.
const (
	RemainingChangeMethodRestore      RemainingChangeMethod = "restore"
	RemainingChangeMethodPurchase     RemainingChangeMethod = "purchase"
	RemainingChangeMethodUserLinkUndo RemainingChangeMethod = "user.link.undo"
	RemainingChangeMethodUserImport   RemainingChangeMethod = "user.import"
)

// Role is one of the words below, or one that only a newer daemon knows. Role that the caller
// needs.
type Role string

// The words of Role.
const (
	RoleRead  Role = "read"
	RoleWrite Role = "write"
	RoleAdmin Role = "admin"
)

// RulesAnonymousHolders is one of the words below, or one that only a newer daemon knows. What a
// restore does with a purchase that only anonymous users hold.
type RulesAnonymousHolders string

// The words of RulesAnonymousHolders.
const (
	RulesAnonymousHoldersAsOthers RulesAnonymousHolders = "asOthers"
	RulesAnonymousHoldersAlias    RulesAnonymousHolders = "alias"
)

// RulesOnAnonymousLogout is one of the words below, or one that only a newer daemon knows. What a
// logout does when no user is logged in.
type RulesOnAnonymousLogout string

// The words of RulesOnAnonymousLogout.
const (
	RulesOnAnonymousLogoutIgnore RulesOnAnonymousLogout = "ignore"
	RulesOnAnonymousLogoutRefuse RulesOnAnonymousLogout = "refuse"
	RulesOnAnonymousLogoutRotate RulesOnAnonymousLogout = "rotate"
)

// RulesOnIdentify is one of the words below, or one that only a newer daemon knows. What a login
// of a known user id does when no user is logged in on the device.
type RulesOnIdentify string

// The words of RulesOnIdentify.
const (
	RulesOnIdentifyAttach            RulesOnIdentify = "attach"
	RulesOnIdentifyAlias             RulesOnIdentify = "alias"
	RulesOnIdentifyAliasUnlessLinked RulesOnIdentify = "aliasUnlessLinked"
	RulesOnIdentifyMove              RulesOnIdentify = "move"
	RulesOnIdentifySwitch            RulesOnIdentify = "switch"
)

// RulesOnLogout is one of the words below, or one that only a newer daemon knows. The current
// user after a logout: the same anonymous user (return), or a new anonymous user (rotate).
type RulesOnLogout string

// The words of RulesOnLogout.
const (
	RulesOnLogoutReturn RulesOnLogout = "return"
	RulesOnLogoutRotate RulesOnLogout = "rotate"
)

// RulesOnRestore is one of the words below, or one that only a newer daemon knows. What a restore
// does with a purchase that another user holds.
type RulesOnRestore string

// The words of RulesOnRestore.
const (
	RulesOnRestoreShare              RulesOnRestore = "share"
	RulesOnRestoreTransfer           RulesOnRestore = "transfer"
	RulesOnRestoreTransferIfInactive RulesOnRestore = "transferIfInactive"
	RulesOnRestoreKeep               RulesOnRestore = "keep"
	RulesOnRestoreAlias              RulesOnRestore = "alias"
)

// RulesOnSwitch is one of the words below, or one that only a newer daemon knows. What a login
// does when another user is logged in on the device.
type RulesOnSwitch string

// The words of RulesOnSwitch.
const (
	RulesOnSwitchLogoutFirst RulesOnSwitch = "logoutFirst"
	RulesOnSwitchSwitch      RulesOnSwitch = "switch"
)

// RulesOneTimePurchases is one of the words below, or one that only a newer daemon knows. Whether
// a restore moves one-time purchases.
type RulesOneTimePurchases string

// The words of RulesOneTimePurchases.
const (
	RulesOneTimePurchasesMove RulesOneTimePurchases = "move"
	RulesOneTimePurchasesStay RulesOneTimePurchases = "stay"
)

// RulesPurchaseHolders is one of the words below, or one that only a newer daemon knows. Who
// holds a new purchase: the device's anonymous user and its identified user, or only the current
// user.
type RulesPurchaseHolders string

// The words of RulesPurchaseHolders.
const (
	RulesPurchaseHoldersDeviceAndUser RulesPurchaseHolders = "deviceAndUser"
	RulesPurchaseHoldersCurrentUser   RulesPurchaseHolders = "currentUser"
)

// RulesUnclaimedPurchases is one of the words below, or one that only a newer daemon knows. What
// the daemon does with a purchase that a store reports without a known user: it does not record
// it (ignore), records it without a holder (keep), or gives it to a new anonymous user
// (anonymous).
type RulesUnclaimedPurchases string

// The words of RulesUnclaimedPurchases.
const (
	RulesUnclaimedPurchasesIgnore    RulesUnclaimedPurchases = "ignore"
	RulesUnclaimedPurchasesKeep      RulesUnclaimedPurchases = "keep"
	RulesUnclaimedPurchasesAnonymous RulesUnclaimedPurchases = "anonymous"
)

// State is one of the words below, or one that only a newer daemon knows. State of a purchase or
// grant. Null before it begins, and for an entitlement that only `entitlements` of
// `checkEntitlements` names.
type State string

// The words of State.
const (
	StateActive       State = "active"
	StateTrial        State = "trial"
	StateIntro        State = "intro"
	StateGracePeriod  State = "gracePeriod"
	StateBillingRetry State = "billingRetry"
	StatePaused       State = "paused"
	StateExpired      State = "expired"
	StateRefunded     State = "refunded"
	StateRevoked      State = "revoked"
)

// StoreNotifyResultOutcome is one of the words below, or one that only a newer daemon knows.
// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
// daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
// the purchase is recorded, and has no holder yet. ask: the store says only that something
// changed, see `ask`.
type StoreNotifyResultOutcome string

// The words of StoreNotifyResultOutcome.
const (
	StoreNotifyResultOutcomeApplied   StoreNotifyResultOutcome = "applied"
	StoreNotifyResultOutcomeStale     StoreNotifyResultOutcome = "stale"
	StoreNotifyResultOutcomeRepeated  StoreNotifyResultOutcome = "repeated"
	StoreNotifyResultOutcomeIgnored   StoreNotifyResultOutcome = "ignored"
	StoreNotifyResultOutcomeUnclaimed StoreNotifyResultOutcome = "unclaimed"
	StoreNotifyResultOutcomeAsk       StoreNotifyResultOutcome = "ask"
)

// StoreNotifyResultWhy is one of the words below, or one that only a newer daemon knows. Why the
// daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
// purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
// nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.
type StoreNotifyResultWhy string

// The words of StoreNotifyResultWhy.
const (
	StoreNotifyResultWhyTest        StoreNotifyResultWhy = "test"
	StoreNotifyResultWhyUnclaimed   StoreNotifyResultWhy = "unclaimed"
	StoreNotifyResultWhyNoEffect    StoreNotifyResultWhy = "noEffect"
	StoreNotifyResultWhyUnknownType StoreNotifyResultWhy = "unknownType"
)

// StoreNotifyStore is one of the words below, or one that only a newer daemon knows.
type StoreNotifyStore string

// The words of StoreNotifyStore.
const (
	StoreNotifyStoreAppStore  StoreNotifyStore = "appStore"
	StoreNotifyStorePlayStore StoreNotifyStore = "playStore"
	StoreNotifyStoreStripe    StoreNotifyStore = "stripe"
)

// StoreObjectKind is one of the words below, or one that only a newer daemon knows. What `body`
// is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
type StoreObjectKind string

// The words of StoreObjectKind.
const (
	StoreObjectKindSubscription    StoreObjectKind = "subscription"
	StoreObjectKindProduct         StoreObjectKind = "product"
	StoreObjectKindInvoice         StoreObjectKind = "invoice"
	StoreObjectKindCheckoutSession StoreObjectKind = "checkoutSession"
)

// StoreQuestionExpand is one of the words below, or one that only a newer daemon knows. What the
// object at Stripe must contain as a whole, and not as an id.
type StoreQuestionExpand string

// The words of StoreQuestionExpand.
const (
	StoreQuestionExpandLatestInvoice StoreQuestionExpand = "latest_invoice"
	StoreQuestionExpandSubscription  StoreQuestionExpand = "subscription"
)

// StoreStateDurability is one of the words below, or one that only a newer daemon knows.
// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`, and
// once the database has answered.
type StoreStateDurability string

// The words of StoreStateDurability.
const (
	StoreStateDurabilityLocal      StoreStateDurability = "local"
	StoreStateDurabilityReplicated StoreStateDurability = "replicated"
)

// StoreStateKind is one of the words below, or one that only a newer daemon knows. Kind of the
// store.
type StoreStateKind string

// The words of StoreStateKind.
const (
	StoreStateKindMemory   StoreStateKind = "memory"
	StoreStateKindSqlite   StoreStateKind = "sqlite"
	StoreStateKindPostgres StoreStateKind = "postgres"
)

// StripeSettingsProduct is one of the words below, or one that only a newer daemon knows. Member
// of Stripe's price that names the product: its `product`, its own id, or its `lookup_key`.
type StripeSettingsProduct string

// The words of StripeSettingsProduct.
const (
	StripeSettingsProductProduct   StripeSettingsProduct = "product"
	StripeSettingsProductPrice     StripeSettingsProduct = "price"
	StripeSettingsProductLookupKey StripeSettingsProduct = "lookupKey"
)

// UserDeleteResultTraces is one of the words below, or one that only a newer daemon knows. What
// is left of what is erased. `pending`: free bytes of the daemon's files, until `clearedBy`;
// `tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`: it is deleted
// from the shared database, whose files belong to its administrator (fleet.md).
type UserDeleteResultTraces string

// The words of UserDeleteResultTraces.
const (
	UserDeleteResultTracesPending  UserDeleteResultTraces = "pending"
	UserDeleteResultTracesCleared  UserDeleteResultTraces = "cleared"
	UserDeleteResultTracesDatabase UserDeleteResultTraces = "database"
)

// UserDeleteTraces is one of the words below, or one that only a newer daemon knows.
type UserDeleteTraces string

// The words of UserDeleteTraces.
const (
	UserDeleteTracesPending UserDeleteTraces = "pending"
	UserDeleteTracesCleared UserDeleteTraces = "cleared"
)

// UserImportOnConflict is one of the words below, or one that only a newer daemon knows.
type UserImportOnConflict string

// The words of UserImportOnConflict.
const (
	UserImportOnConflictRefuse UserImportOnConflict = "refuse"
	UserImportOnConflictSkip   UserImportOnConflict = "skip"
	UserImportOnConflictMerge  UserImportOnConflict = "merge"
)

// UserImportResultOutcome is one of the words below, or one that only a newer daemon knows.
// `unchanged` when everything was there already.
type UserImportResultOutcome string

// The words of UserImportResultOutcome.
const (
	UserImportResultOutcomeImported  UserImportResultOutcome = "imported"
	UserImportResultOutcomeUnchanged UserImportResultOutcome = "unchanged"
)

// UserImportResultPurchasesItemOutcome is one of the words below, or one that only a newer daemon
// knows.
type UserImportResultPurchasesItemOutcome string

// The words of UserImportResultPurchasesItemOutcome.
const (
	UserImportResultPurchasesItemOutcomeRecorded  UserImportResultPurchasesItemOutcome = "recorded"
	UserImportResultPurchasesItemOutcomeUpdated   UserImportResultPurchasesItemOutcome = "updated"
	UserImportResultPurchasesItemOutcomeSkipped   UserImportResultPurchasesItemOutcome = "skipped"
	UserImportResultPurchasesItemOutcomeUnchanged UserImportResultPurchasesItemOutcome = "unchanged"
)

// WarningKind is one of the words below, or one that only a newer daemon knows.
type WarningKind string

// The words of WarningKind.
const (
	WarningKindUnknownProduct         WarningKind = "unknownProduct"
	WarningKindUnknownEntitlement     WarningKind = "unknownEntitlement"
	WarningKindSubscriptionWithoutEnd WarningKind = "subscriptionWithoutEnd"
	WarningKindHeldByNobody           WarningKind = "heldByNobody"
	WarningKindSameMoment             WarningKind = "sameMoment"
	WarningKindAsOfAhead              WarningKind = "asOfAhead"
	WarningKindKeyTaken               WarningKind = "keyTaken"
	WarningKindAccountTokenDiffers    WarningKind = "accountTokenDiffers"
	WarningKindAccountTokensFull      WarningKind = "accountTokensFull"
	WarningKindTransactionDiffers     WarningKind = "transactionDiffers"
	WarningKindUnknownNotification    WarningKind = "unknownNotification"
	WarningKindLeftOut                WarningKind = "leftOut"
	WarningKindEnvironmentDiffers     WarningKind = "environmentDiffers"
	WarningKindAlreadyOver            WarningKind = "alreadyOver"
)

// WebhookFormat is one of the words below, or one that only a newer daemon knows. Format of a
// delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as
// these systems document it (webhooks.md).
type WebhookFormat string

// The words of WebhookFormat.
const (
	WebhookFormatEntitled   WebhookFormat = "entitled"
	WebhookFormatPurchasely WebhookFormat = "purchasely"
	WebhookFormatRevenuecat WebhookFormat = "revenuecat"
	WebhookFormatQonversion WebhookFormat = "qonversion"
)

// WebhookStatusState is one of the words below, or one that only a newer daemon knows. `paused`
// by webhook.pause; `stopped` if no program posts; `failing` if an event waits for another
// attempt; else `posting`.
type WebhookStatusState string

// The words of WebhookStatusState.
const (
	WebhookStatusStatePaused  WebhookStatusState = "paused"
	WebhookStatusStateStopped WebhookStatusState = "stopped"
	WebhookStatusStateFailing WebhookStatusState = "failing"
	WebhookStatusStatePosting WebhookStatusState = "posting"
)

// ClockChoice is one of ClockKind and ClockChoiceObject. `system`: the system's clock. `manual`:
// a manual clock that starts now. {"manual": TIMESTAMP}: a manual clock that starts then.
type ClockChoice interface{ isClockChoice() }

func (ClockKind) isClockChoice() {}

func (ClockChoiceObject) isClockChoice() {}

// RulesChoice is one of Preset and Rules. Name of a preset, or an object with a preset and the
// rules that differ from it.
type RulesChoice interface{ isRulesChoice() }

func (Preset) isRulesChoice() {}

func (Rules) isRulesChoice() {}

// Entitlement: What a product or a grant unlocks for a user, and why. One purchase or grant, the
// winner, supplies every member. If only `entitlements` of `checkEntitlements` names it, every
// member is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).
type Entitlement struct {
	// An entitlement, for example `premium`.
	ID string `json:"id"`

	// Whether the user has access.
	Active bool `json:"active"`

	// State of a purchase or grant. Null before it begins, and for an entitlement that only
	// `entitlements` of `checkEntitlements` names.
	State *State `json:"state"`

	// Product that gives the entitlement; null for a grant.
	ProductID *string `json:"productId"`

	// Store of the purchase, or `manual` for a grant.
	Source *string `json:"source"`

	// Whether the subscription renews. billingIssue: the store could not collect a payment.
	RenewState EntitlementRenewState `json:"renewState"`

	// What gave the entitlement; `manual` for a grant by the method `grant`.
	GrantType *EntitlementGrantType `json:"grantType"`

	PeriodType *PeriodType `json:"periodType"`

	// Time of the first purchase, or of the grant.
	StartedAt *time.Time `json:"startedAt"`

	// Last millisecond with access, without a grace period; null for no end.
	ExpiresAt *time.Time `json:"expiresAt"`

	// Last millisecond of the grace period; null without a grace period.
	GracePeriodExpiresAt *time.Time `json:"gracePeriodExpiresAt"`

	// Time of the first transaction; null for a grant.
	FirstPurchasedAt *time.Time `json:"firstPurchasedAt"`

	// Time of the latest transaction; null for a grant.
	LastPurchasedAt *time.Time `json:"lastPurchasedAt"`

	// Time at which a trial began; null without a trial.
	TrialStartedAt *time.Time `json:"trialStartedAt"`

	// Time at which the customer turned auto-renew off; null while it is on.
	AutoRenewDisabledAt *time.Time `json:"autoRenewDisabledAt"`

	// Number of renewals at the full price.
	RenewsCount int64 `json:"renewsCount"`

	Environment *PurchaseEnvironment `json:"environment"`

	// Null for a grant.
	Store *string `json:"store"`

	// Latest transaction; null for a grant.
	TransactionID *string `json:"transactionId"`

	// First transaction; null for a grant.
	OriginalTransactionID *string `json:"originalTransactionId"`
}

// Warning: A sign that an accepted request may be a mistake.
type Warning struct {
	Kind WarningKind `json:"kind"`

	// An explanation in one sentence.
	Message string `json:"message"`

	// Similar names that exist, nearest first. An unknown entitlement always has it.
	Nearest []string `json:"nearest,omitempty"`

	// In sameMoment: the fields that two statements of one moment give different values.
	Fields []string `json:"fields,omitempty"`
}

// CheckEntitlementsResult: What `checkEntitlements` answers.
type CheckEntitlementsResult struct {
	// Id of the user that the result is about.
	UserID string `json:"userId"`

	// Whether the project has this user. Absent unless the request has `ifUnknown`.
	Known *bool `json:"known,omitempty"`

	// Entitlements by their ids, including inactive entitlements.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// The moment that the result is for.
	At time.Time `json:"at"`

	// Absent when there are no warnings.
	Warnings []Warning `json:"warnings,omitempty"`
}

// Cause: What caused the event. A request gives its `method` and `id`; a notification has no
// `id`. `clock` is true for a change that fell due.
type Cause struct {
	Method *string `json:"method,omitempty"`

	ID Optional[any] `json:"id,omitempty"`

	Clock *bool `json:"clock,omitempty"`
}

// Event: One entry of a project's log. Its other members depend on its kind: events.md lists
// them.
type Event struct {
	// The event's number in the log; absent in a dry run.
	Cursor string `json:"cursor"`

	// Unique id of the event.
	ID string `json:"id"`

	// Kind of an event.
	Kind EventKind `json:"kind"`

	// Time at which the event happened, by the project's clock.
	At time.Time `json:"at"`

	// A project: a namespace for users, purchases, rules and events. Projects share no data.
	Project string `json:"project"`

	// CustomerId of the customer that the event is about; absent in clockAdvanced.
	User *string `json:"user,omitempty"`

	// Id of the user, if the user is identified.
	UserID *string `json:"userId,omitempty"`

	// Id of the user, if the user is anonymous. In identified, and in loggedOut with a userId: the
	// device's anonymous user after the event.
	AnonymousID *string `json:"anonymousId,omitempty"`

	// What caused the event. A request gives its `method` and `id`; a notification has no `id`.
	// `clock` is true for a change that fell due.
	Cause Cause `json:"cause"`

	// In userCreated, identified, loggedOut, purchase events and the events that a purchase causes:
	// the device; null when there is none.
	Device Optional[string] `json:"device,omitempty"`

	// In identified: the outcome that identify returned.
	Outcome *EventOutcome `json:"outcome,omitempty"`

	// In a move: the holders before.
	From []string `json:"from,omitempty"`

	// In a move: the user that gained the purchase.
	To *string `json:"to,omitempty"`

	// In a move: whether the users in `from` keep the purchase.
	Shared *bool `json:"shared,omitempty"`

	// In linkUndone: id of the undone event.
	Undone *string `json:"undone,omitempty"`

	// In usersAliased, and in linkUndone of customers that are split: every id of the customer now,
	// in byte order.
	Aliases []string `json:"aliases,omitempty"`

	// In usersAliased: the customerId that `user` absorbed; absent when the joining id was new.
	Absorbed *string `json:"absorbed,omitempty"`

	// In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in byte
	// order. In granted and grantRevoked: the entitlement.
	Entitlements []string `json:"entitlements,omitempty"`

	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store *string `json:"store,omitempty"`

	// Id that a store gives to a transaction.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// The latest transaction; in purchaseUpdated, the transaction that changed.
	TransactionID *string `json:"transactionId,omitempty"`

	// A product, by the id that the store and the catalogue use.
	Product *string `json:"product,omitempty"`

	// Kind of a product, which determines how a purchase moves and expires.
	ProductKind *ProductKind `json:"productKind,omitempty"`

	// In purchase events: the holders.
	Holders []string `json:"holders,omitempty"`

	// Environment of the store: production, or sandbox for test purchases.
	Environment *PurchaseEnvironment `json:"environment,omitempty"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	FirstPurchasedAt *time.Time `json:"firstPurchasedAt,omitempty"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	PurchasedAt *time.Time `json:"purchasedAt,omitempty"`

	// In purchase events: the end of the period. In granted and grantRevoked: the end of the grant.
	ExpiresAt Optional[time.Time] `json:"expiresAt,omitempty"`

	// Price of a period: full (normal), a trial, or introductory (intro).
	PeriodType *PeriodType `json:"periodType,omitempty"`

	IsFamilyShared *bool `json:"isFamilyShared,omitempty"`

	Price Optional[string] `json:"price,omitempty"`

	Currency Optional[string] `json:"currency,omitempty"`

	Country Optional[string] `json:"country,omitempty"`

	OfferCode Optional[string] `json:"offerCode,omitempty"`

	// Up to 20 strings of the caller's own, which the events of this purchase repeat.
	Attributes map[string]string `json:"attributes,omitempty"`

	// In purchase events: why the purchase ended, or will end; absent when the store named no
	// reason.
	EndReason Optional[EndReason] `json:"endReason,omitempty"`

	// In purchase events: the purchase that this one takes over; absent when there is none.
	Replaces *string `json:"replaces,omitempty"`

	// In purchaseUpdated: the fields of the transaction that the call changed, with their new
	// values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what the
	// store says along with the new period about the time after it, for example that auto-renew is
	// off; absent when it says nothing.
	Changes map[string]any `json:"changes,omitempty"`

	// In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a purchase
	// that gives no access or replaces a known one: the purchase's state after the event.
	State Optional[State] `json:"state,omitempty"`

	// In the same events: `state` before the event, and former values. In purchaseUpdated by a call:
	// those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType`
	// of the transaction before; in purchaseRecorded those of the purchase that it replaces, if that
	// is known. In all others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and
	// `billingIssueAt` of the latest transaction, if they were set.
	Before map[string]any `json:"before,omitempty"`

	// In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwise
	// absent.
	IsEarlier *bool `json:"isEarlier,omitempty"`

	// In clockAdvanced: the time that the clock shows.
	Now *time.Time `json:"now,omitempty"`
}

// ClockAdvanceResult: What `clock.advance` answers.
type ClockAdvanceResult struct {
	// Time that the clock shows after the call.
	Now time.Time `json:"now"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// EventsAcknowledgeResult: What `events.acknowledge` answers.
type EventsAcknowledgeResult struct {
	// Name of a consumer: a reader of the log whose position the daemon stores. The reader chooses
	// it, for example `mailer`.
	Consumer string `json:"consumer"`

	// Highest cursor that the consumer has acknowledged.
	Cursor string `json:"cursor"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit: always none. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// EventsPage: What `events.read` answers.
type EventsPage struct {
	Events []Event `json:"events"`

	// Cursor for the next call: that of the last event in the list, or of the newest event in the
	// log when there are no more.
	Cursor string `json:"cursor"`

	// True when there may be more events: call again at once. The list can be empty when `more` is
	// true, because no event that the daemon looked at matched.
	More bool `json:"more"`
}

// Subscription: What `events.subscribe` answers.
type Subscription struct {
	// Id of a subscription. It is unique within one connection.
	Subscription string `json:"subscription"`

	// The subscription sends the events after this cursor.
	Cursor string `json:"cursor"`
}

// AppliedRule: A rule of the project, with the value that applied in the step.
type AppliedRule struct {
	// Name of the rule, as in `project.define`.
	Name AppliedRuleName `json:"name"`

	// Value that the rule had when the step happened.
	Value string `json:"value"`
}

// ExplanationStep: One step that led a user to an entitlement, or took it away. A member that
// does not apply, or is not known, is absent.
type ExplanationStep struct {
	// Kind of the step; rules.md describes each kind.
	Step ExplanationStepStep `json:"step"`

	// An explanation in one sentence.
	Text string `json:"text"`

	// Time of the step, if it has a time. In `clock`: the moment that the result is for.
	At *time.Time `json:"at"`

	// Id of the event that reported the step.
	Event *string `json:"event,omitempty"`

	// Cursor of that event.
	Cursor *string `json:"cursor,omitempty"`

	// The rule that applied in the step.
	Rule *AppliedRule `json:"rule,omitempty"`

	// In `claimed`: what led to the user.
	By *ExplanationStepBy `json:"by,omitempty"`

	// Method that made the step. In `revoked`: present if an import brought the end.
	Method *ExplanationStepMethod `json:"method,omitempty"`

	// Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer. In
	// `identified`: the device's anonymous user.
	From []string `json:"from,omitempty"`

	// Who has it afterwards. In `aliased`: the second customer.
	To []string `json:"to,omitempty"`

	// In `purchased` and `identified`: the device; null for a purchase without a device.
	Device Optional[string] `json:"device,omitempty"`

	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store *string `json:"store,omitempty"`

	// Id that a store gives to a transaction.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// Id that a store gives to a transaction.
	TransactionID *string `json:"transactionId,omitempty"`

	// A product, by the id that the store and the catalogue use.
	Product *string `json:"product,omitempty"`

	// State of the purchase or grant at that time.
	State Optional[State] `json:"state,omitempty"`

	// In `clock`: start of the state; when access is over, the last millisecond with access. In
	// other steps: start of the period.
	Since Optional[time.Time] `json:"since,omitempty"`

	// Last millisecond of the state, as far as is known; the end of a pause. Null for no end.
	Until Optional[time.Time] `json:"until,omitempty"`

	// True when an undo of an earlier link changed the outcome of this login; otherwise absent.
	Recomputed *bool `json:"recomputed,omitempty"`
}

// LosingSource: A purchase or grant that also gives the entitlement, but does not supply its
// fields.
type LosingSource struct {
	// The first criterion, in the order of rules.md, in which the two differ.
	LostBy LosingSourceLostBy `json:"lostBy"`

	// An explanation in one sentence.
	Text string `json:"text"`

	// The entitlement as this purchase or grant alone would give it.
	Entitlement Entitlement `json:"entitlement"`
}

// SuggestedCall: A complete call that would make the entitlement active. The daemon has tried it
// in a dry run.
type SuggestedCall struct {
	// Method of the call.
	Method string `json:"method"`

	// Params of the call.
	Params map[string]any `json:"params"`

	// Role that the caller needs.
	Role Role `json:"role"`

	// An explanation in one sentence.
	Text string `json:"text"`
}

// MissingReason: A reason why an entitlement is not active.
type MissingReason struct {
	// What is missing; rules.md describes each kind.
	Kind MissingReasonKind `json:"kind"`

	// An explanation in one sentence.
	Text string `json:"text"`

	// Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a claim of the
	// user, which no store has reported yet.
	Store *string `json:"store,omitempty"`

	// Id that a store gives to a transaction.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// A product, by the id that the store and the catalogue use.
	Product *string `json:"product,omitempty"`

	// In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder comes
	// before an anonymous holder, then the first in byte order.
	Holder *string `json:"holder,omitempty"`

	// Last millisecond with access. In `refunded` and `revoked`: time of the refund or revocation.
	// In `notIdentified`: when the holder logged out on this device, if it did.
	Since *time.Time `json:"since,omitempty"`

	// In `paused`: end of the pause. In `notYet`: start of access.
	Until *time.Time `json:"until,omitempty"`

	// In `heldByAnother`: the steps that led to the holder.
	Because []ExplanationStep `json:"because,omitempty"`

	// Calls that would each make the entitlement active at the moment that the result is for. A call
	// is listed under the first reason that it removes.
	SuggestedCalls []SuggestedCall `json:"suggestedCalls"`
}

// ExplainResultOmitted: How many entries the daemon left out of each list. Absent when every list
// is complete.
type ExplainResultOmitted struct {
	Because int64 `json:"because"`

	Others int64 `json:"others"`

	Missing int64 `json:"missing"`
}

// ExplainResult: What `explain` answers.
type ExplainResult struct {
	// Id of the user that the result is about.
	UserID string `json:"userId"`

	// Whether the user has access.
	Active bool `json:"active"`

	// The entitlement, as `checkEntitlements` returns it.
	Entitlement Entitlement `json:"entitlement"`

	// The moment that the result is for.
	At time.Time `json:"at"`

	// The steps that lead to the result: the purchase or grant, each change of holder, the catalogue
	// and the clock. When no purchase or grant is active, the steps of one that was active or may
	// become active. At most 50 steps: the first and the last.
	Because []ExplanationStep `json:"because"`

	// Purchases and grants that also give the entitlement and lost against the winner, best first.
	// At most 20.
	Others []LosingSource `json:"others"`

	// What prevents access. Empty when the entitlement is active. At most 20.
	Missing []MissingReason `json:"missing"`

	// How many entries the daemon left out of each list. Absent when every list is complete.
	Omitted *ExplainResultOmitted `json:"omitted,omitempty"`
}

// GrantResult: What `grant` answers.
type GrantResult struct {
	// The entitlement after the call. A purchase supplies its values if the purchase wins against
	// the grant.
	Entitlement Entitlement `json:"entitlement"`

	// Absent when there are no warnings.
	Warnings []Warning `json:"warnings,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// User: The current user of a device, or the user that an id belongs to.
type User struct {
	// For a device: the identified user, or else the anonymous user. For an id: that id if it is
	// identified, or else the customer's identified id, or its anonymous id if it has none.
	ID string `json:"id"`

	// For a device: its anonymous user. For an id: that id if it is anonymous, or else null.
	AnonymousID *string `json:"anonymousId"`

	// Id of the identified user; null for an anonymous user.
	IdentityID *string `json:"identityId"`

	// Id of the customer. It stays the same across logins, and every userId param accepts it.
	CustomerID string `json:"customerId"`

	// Every id of the customer, in byte order. It omits the customerId of a customer that began with
	// an identified user.
	Aliases []string `json:"aliases"`

	// Id of the device; absent when the request names a user.
	Device *string `json:"device,omitempty"`

	// Time at which the customer was created.
	CreatedAt time.Time `json:"createdAt"`

	// Which purchases give access: those of production, those of the sandbox, or both (any).
	Environment ProjectEnvironment `json:"environment"`
}

// Move: A purchase with new holders.
type Move struct {
	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// Id that a store gives to a transaction.
	OriginalTransactionID string `json:"originalTransactionId"`

	// A product, by the id that the store and the catalogue use.
	Product string `json:"product"`

	// Kind of a product, which determines how a purchase moves and expires.
	Kind ProductKind `json:"kind"`

	// Who held it before: one id per customer, in byte order.
	From []string `json:"from"`

	// The user that gained it. After an undo in which no user gained it: the first remaining holder
	// in byte order.
	To string `json:"to"`

	// True when the users in `from` still hold it.
	Shared bool `json:"shared"`
}

// IdentifyResult: What `identify` answers.
type IdentifyResult struct {
	// The current user of a device, or the user that an id belongs to.
	User User `json:"user"`

	// True when this call created the user.
	Created bool `json:"created"`

	// attached: the user became a holder of at least one purchase, and no holder lost any. moved:
	// purchases moved from the anonymous user to this user. aliased: both users became one customer.
	// switched: only the device's current user changed. unchanged: the user was already logged in.
	Outcome IdentifyResultOutcome `json:"outcome"`

	// True exactly when `purchases` or `claimed` is not empty: the app refreshes what it shows.
	ShouldRefresh bool `json:"shouldRefresh"`

	// Purchases that changed holders. After an alias: the purchases that the anonymous user's
	// customer held.
	Purchases []Move `json:"purchases"`

	// The unclaimed purchases that this call gave to the user, with those that replace them; absent
	// if there are none. In the order of `store`, then `originalTransactionId`.
	Claimed []Move `json:"claimed,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// InstallResult: What `install` answers.
type InstallResult struct {
	// A device: one installation of one app. A reinstallation is a new device.
	Device string `json:"device"`

	// False when the device was already registered.
	Created bool `json:"created"`

	// The current user of a device, or the user that an id belongs to.
	User User `json:"user"`

	// True when the call claimed purchases: the app has to check the user's entitlements. Otherwise
	// absent.
	ShouldRefresh *bool `json:"shouldRefresh,omitempty"`

	// The unclaimed purchases that this call gave to the user, with those that replace them; absent
	// if there are none. In the order of `store`, then `originalTransactionId`.
	Claimed []Move `json:"claimed,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// LogoutResult: What `logout` answers.
type LogoutResult struct {
	// The current user of a device, or the user that an id belongs to.
	User User `json:"user"`

	// loggedOut: the device's anonymous user is current again. rotated: the device has a new
	// anonymous user. unchanged: no user was logged in.
	Outcome LogoutResultOutcome `json:"outcome"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// Rules: Every rule of a project. rules.md describes each rule.
type Rules struct {
	// Preset that the rules started from.
	Preset Preset `json:"preset,omitempty"`

	// Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
	// anonymous id is a lower-case UUID.
	AnonymousPrefix *string `json:"anonymousPrefix,omitempty"`

	// What a login of a new user id does when no user is logged in on the device.
	OnIdentifyNew RulesOnIdentify `json:"onIdentifyNew,omitempty"`

	// What a login of a known user id does when no user is logged in on the device.
	OnIdentifyKnown RulesOnIdentify `json:"onIdentifyKnown,omitempty"`

	// What a login does when another user is logged in on the device.
	OnSwitch RulesOnSwitch `json:"onSwitch,omitempty"`

	// The current user after a logout: the same anonymous user (return), or a new anonymous user
	// (rotate).
	OnLogout RulesOnLogout `json:"onLogout,omitempty"`

	// What a logout does when no user is logged in.
	OnAnonymousLogout RulesOnAnonymousLogout `json:"onAnonymousLogout,omitempty"`

	// Who holds a new purchase: the device's anonymous user and its identified user, or only the
	// current user.
	PurchaseHolders RulesPurchaseHolders `json:"purchaseHolders,omitempty"`

	// What a restore does with a purchase that another user holds.
	OnRestore RulesOnRestore `json:"onRestore,omitempty"`

	// What a restore does with a purchase that only anonymous users hold.
	AnonymousHolders RulesAnonymousHolders `json:"anonymousHolders,omitempty"`

	// Whether a restore moves one-time purchases.
	OneTimePurchases RulesOneTimePurchases `json:"oneTimePurchases,omitempty"`

	// What the daemon does with a purchase that a store reports without a known user: it does not
	// record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
	// (anonymous).
	UnclaimedPurchases RulesUnclaimedPurchases `json:"unclaimedPurchases,omitempty"`

	// Maximum length of a user id, in Unicode scalars.
	UserIDLengthMax int64 `json:"userIdLengthMax,omitempty"`

	// Ids that no user may have, compared byte by byte. The empty id is always blocked.
	BlockedUserIDs []string `json:"blockedUserIds,omitempty"`
}

// Product: A product of the catalogue.
type Product struct {
	// Default: the kind that the purchase gives; without it, `subscription` for a purchase with an
	// end and `nonConsumable` for a purchase without.
	Kind Optional[ProductKind] `json:"kind,omitempty"`

	// Ids of the entitlements that the product unlocks.
	Entitlements []string `json:"entitlements"`

	// Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
	// `PRODUCT:PLAN`, and an import from there finds it by that name.
	BasePlan *string `json:"basePlan,omitempty"`
}

// Clock: The clock of a project: the system's, or a manual clock, which only moves when it is
// advanced.
type Clock struct {
	Kind ClockKind `json:"kind"`

	// Time of a manual clock; absent for the system's.
	Now *time.Time `json:"now,omitempty"`
}

// WebhookSummary: A URL that receives a project's events.
type WebhookSummary struct {
	// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
	// query. It has no user, password or fragment, because every reader of the project sees it.
	URL string `json:"url"`

	// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
	// `qonversion`: as these systems document it (webhooks.md).
	Format WebhookFormat `json:"format"`
}

// AppStoreApp: An app of the App Store.
type AppStoreApp struct {
	// Bundle id of the app.
	BundleID string `json:"bundleId"`

	// Number of the app at Apple. Required where `environments` has `Production`; null if not given.
	AppAppleID Optional[int64] `json:"appAppleId,omitempty"`
}

// AppStoreSettings: How the project verifies what the App Store sends.
type AppStoreSettings struct {
	// Apps whose notifications the project takes.
	Apps []AppStoreApp `json:"apps"`

	// Environments that the project takes.
	Environments []AppStoreEnvironment `json:"environments,omitempty"`

	// Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
	Roots []string `json:"roots,omitempty"`
}

// PlayStoreSettings: How the project verifies and reads what Google Play sends.
type PlayStoreSettings struct {
	// Package names of the apps whose notifications the project takes.
	Packages []string `json:"packages"`
}

// StripeSettings: How the project reads Stripe's events. Only `project.stores` returns the
// secrets.
type StripeSettings struct {
	// Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.
	Secret string `json:"secret,omitempty"`

	// Previous secret, which the daemon also accepts; null when there is none. Only in
	// `project.stores`.
	OldSecret Optional[string] `json:"oldSecret,omitempty"`

	// Member of Stripe's price that names the product: its `product`, its own id, or its
	// `lookup_key`.
	Product StripeSettingsProduct `json:"product,omitempty"`

	// Members of Stripe's objects that contain the account token: `client_reference_id`, `customer`
	// or `metadata.NAME`. The first that is present counts.
	UserFrom []string `json:"userFrom,omitempty"`

	// How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
	Grace string `json:"grace,omitempty"`
}

// Stores: Settings of the stores in which a project sells.
type Stores struct {
	// Absent when not defined.
	AppStore Optional[AppStoreSettings] `json:"appStore,omitempty"`

	// Absent when not defined.
	PlayStore Optional[PlayStoreSettings] `json:"playStore,omitempty"`

	// Absent when not defined.
	Stripe Optional[StripeSettings] `json:"stripe,omitempty"`

	// Stores of the project's own, in byte order.
	Custom []string `json:"custom,omitempty"`
}

// Counts: Number of records of a project.
type Counts struct {
	Devices int64 `json:"devices"`

	Users int64 `json:"users"`

	// A merged customer counts once.
	Customers int64 `json:"customers"`

	Purchases int64 `json:"purchases"`

	// Unclaimed purchases, which have had no holder yet; `purchases` counts them too.
	Unclaimed int64 `json:"unclaimed"`

	Events int64 `json:"events"`
}

// Project: A project: a namespace for users, purchases, rules and events, with the counts of its
// records.
type Project struct {
	// A project: a namespace for users, purchases, rules and events. Projects share no data.
	ID string `json:"id"`

	// Every rule of a project. rules.md describes each rule.
	Rules Rules `json:"rules"`

	// Products by their ids.
	Products map[string]Product `json:"products"`

	// Ids that `grant` accepts in addition to the entitlements of the catalogue.
	Entitlements []string `json:"entitlements"`

	// Which purchases give access: those of production, those of the sandbox, or both (any).
	Environment ProjectEnvironment `json:"environment"`

	// The clock of a project: the system's, or a manual clock, which only moves when it is advanced.
	Clock Clock `json:"clock"`

	// URLs that receive the project's events. Only `project.webhooks` returns the secrets.
	Webhooks []WebhookSummary `json:"webhooks"`

	// Settings of the stores in which a project sells.
	Stores Stores `json:"stores"`

	// Time of the creation, by the project's own clock.
	CreatedAt time.Time `json:"createdAt"`

	// Number of records of a project.
	Counts Counts `json:"counts"`
}

// AccessChanges: Whose access a definition changes, at the moment of the call. If `counted` is
// false, the project has too many customers and purchases, and the numbers are missing.
type AccessChanges struct {
	// How many customers gain or lose an entitlement.
	Customers *int64 `json:"customers,omitempty"`

	// How many customers gain each entitlement. Entitlements that nobody gains are missing.
	Gained map[string]int64 `json:"gained,omitempty"`

	// How many customers lose each entitlement. Entitlements that nobody loses are missing.
	Lost map[string]int64 `json:"lost,omitempty"`

	// False if the project has more than `definitionRecordsMax` customers and purchases.
	Counted bool `json:"counted"`
}

// ProjectDefineResult: What `project.define` answers.
type ProjectDefineResult struct {
	// A project: a namespace for users, purchases, rules and events, with the counts of its records.
	Project Project `json:"project"`

	// Whose access a definition changes, at the moment of the call. If `counted` is false, the
	// project has too many customers and purchases, and the numbers are missing.
	Changes AccessChanges `json:"changes"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run. The changes of access that a new
	// catalogue causes come later, and are not in the list: `changes` counts them.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// ClockChoiceObject is an object of the protocol.
type ClockChoiceObject struct {
	// Time at which the manual clock starts, RFC 3339.
	Manual time.Time `json:"manual"`
}

// ProjectDescribeResult: What `project.describe` answers.
type ProjectDescribeResult struct {
	// A project: a namespace for users, purchases, rules and events, with the counts of its records.
	Project Project `json:"project"`
}

// ProjectSummary: One line in the list of projects.
type ProjectSummary struct {
	// A project: a namespace for users, purchases, rules and events. Projects share no data.
	ID string `json:"id"`

	// A named set of rules.
	Preset Preset `json:"preset"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	CreatedAt time.Time `json:"createdAt"`

	// Number of records of a project.
	Counts Counts `json:"counts"`
}

// ProjectListResult: What `project.list` answers.
type ProjectListResult struct {
	Projects []ProjectSummary `json:"projects"`
}

// ProjectStoresResult: What `project.stores` answers.
type ProjectStoresResult struct {
	// Settings of the stores in which a project sells.
	Stores Stores `json:"stores"`
}

// Webhook: A URL that receives a project's events, with its secrets. Only an admin can read it.
type Webhook struct {
	// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
	// query. It has no user, password or fragment, because every reader of the project sees it.
	URL string `json:"url"`

	// Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key
	// itself, in UTF-8.
	Secret string `json:"secret"`

	// Second secret that also signs each delivery; null when there is none.
	OldSecret *string `json:"oldSecret,omitempty"`

	// What posts carry in their header `Authorization`; null when they carry none.
	Authorization *string `json:"authorization,omitempty"`

	// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
	// `qonversion`: as these systems document it (webhooks.md).
	Format WebhookFormat `json:"format,omitempty"`

	// Kinds of events that it receives; absent when it receives every kind.
	Kinds []EventKind `json:"kinds,omitempty"`

	// True if webhook.pause stopped the posts to the URL.
	Paused bool `json:"paused,omitempty" entitled:"unsent"`

	// Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a new
	// consumer.
	Consumer string `json:"consumer,omitempty" entitled:"unsent"`

	// The webhook's position: all events up to this cursor are delivered.
	Cursor string `json:"cursor,omitempty" entitled:"unsent"`
}

// ProjectWebhooksResult: What `project.webhooks` answers.
type ProjectWebhooksResult struct {
	Webhooks []Webhook `json:"webhooks"`
}

// Transaction: One transaction of a purchase: a paid period or a single payment. A member that is
// not required is absent when it is not set.
type Transaction struct {
	// Id that a store gives to a transaction.
	TransactionID string `json:"transactionId"`

	// A product, by the id that the store and the catalogue use.
	Product string `json:"product"`

	// Price of a period: full (normal), a trial, or introductory (intro).
	PeriodType PeriodType `json:"periodType,omitempty"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	PurchasedAt time.Time `json:"purchasedAt"`

	// RFC 3339 timestamp, or null.
	ExpiresAt *time.Time `json:"expiresAt,omitempty" entitled:"null"`

	// Only in an export: true if a statement named `expiresAt` as null, so that no grace period
	// counts as the end; otherwise absent.
	NoEnd *bool `json:"noEnd,omitempty"`

	// Whether a family member bought it and shares it. An export always shows this member and those
	// up to `attributes`.
	IsFamilyShared *bool `json:"isFamilyShared,omitempty"`

	// A decimal number in a string, for example "9.99".
	Price Optional[string] `json:"price,omitempty"`

	// ISO 4217 code, as it was sent.
	Currency Optional[string] `json:"currency,omitempty"`

	// ISO 3166 code, as it was sent.
	Country Optional[string] `json:"country,omitempty"`

	// Offer code, as it was sent.
	OfferCode Optional[string] `json:"offerCode,omitempty"`

	// Up to 20 strings of the caller's own, which the events of this purchase repeat.
	Attributes map[string]string `json:"attributes,omitempty"`

	// The kind that the store named.
	Kind *ProductKind `json:"kind,omitempty"`

	// The environment that the store named.
	Environment *PurchaseEnvironment `json:"environment,omitempty"`

	// False while auto-renew is off.
	AutoRenew *bool `json:"autoRenew,omitempty"`

	// Time since which auto-renew has been off.
	AutoRenewDisabledAt Optional[time.Time] `json:"autoRenewDisabledAt,omitempty"`

	// Last moment of the grace period.
	GracePeriodExpiresAt Optional[time.Time] `json:"gracePeriodExpiresAt,omitempty"`

	// True while the store retries a failed payment.
	BillingRetry *bool `json:"billingRetry,omitempty"`

	// Time at which the pause ends.
	PausedUntil Optional[time.Time] `json:"pausedUntil,omitempty"`

	// Time of the refund.
	RefundedAt Optional[time.Time] `json:"refundedAt,omitempty"`

	// Time at which the store withdrew access.
	RevokedAt Optional[time.Time] `json:"revokedAt,omitempty"`

	// Time at which access ended before the end of the period.
	EndedAt Optional[time.Time] `json:"endedAt,omitempty"`

	// True while the store reports the subscription as paused.
	Paused *bool `json:"paused,omitempty"`

	// Product of the next period.
	RenewsAs *string `json:"renewsAs,omitempty"`

	// Why a subscription ended, or will end: the customer's choice, a failed payment, a refused
	// price increase, a product that is no longer sold (unavailable), the developer, another
	// purchase that took it over (replaced), or another reason. Null when the store named none.
	EndReason Optional[EndReason] `json:"endReason,omitempty"`

	// Time since which billing has failed.
	BillingIssueAt Optional[time.Time] `json:"billingIssueAt,omitempty"`

	// Time at which the store last listed the items of the subscription, this one among them. Absent
	// if the subscription had one item only.
	ListedAt Optional[time.Time] `json:"listedAt,omitempty"`

	// Time of the newest statement about the transaction.
	AsOf *time.Time `json:"asOf,omitempty"`

	isAnswered bool
}

// UnmarshalJSON notes that it is an answer, whose nulls are given back.
func (r *Transaction) UnmarshalJSON(data []byte) error {
	type plain Transaction
	r.isAnswered = true
	return decode(data, (*plain)(r))
}

// Purchase: One product bought in one store, its transactions and its holders.
type Purchase struct {
	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// The first transaction.
	OriginalTransactionID string `json:"originalTransactionId"`

	// The latest transaction.
	TransactionID string `json:"transactionId,omitempty" entitled:"unsent"`

	// A product, by the id that the store and the catalogue use.
	Product string `json:"product,omitempty"`

	// Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase with
	// an end and `nonConsumable` for a purchase without.
	Kind ProductKind `json:"kind,omitempty" entitled:"unsent"`

	// Current state; null before the first purchasedAt.
	State *State `json:"state,omitempty" entitled:"unsent"`

	// Who holds the purchase: one id per customer, in byte order.
	Holders []string `json:"holders,omitempty"`

	// Device on which the customer bought; null when there is none.
	Device *string `json:"device,omitempty" entitled:"null"`

	// Store account that bought it; null when there is none.
	StoreAccount *string `json:"storeAccount,omitempty" entitled:"null"`

	// Time of the latest transaction.
	PurchasedAt time.Time `json:"purchasedAt,omitempty" entitled:"unsent"`

	// Time of the first transaction.
	FirstPurchasedAt time.Time `json:"firstPurchasedAt,omitempty" entitled:"unsent"`

	// Last millisecond of the period; null for no end.
	ExpiresAt *time.Time `json:"expiresAt,omitempty" entitled:"null"`

	// Only in an export: true if a call without a date named `expiresAt` as null, and the latest
	// transaction has no statement about its end; otherwise absent.
	NoEnd *bool `json:"noEnd,omitempty"`

	// Time at which a trial began; null without a trial.
	TrialStartedAt *time.Time `json:"trialStartedAt,omitempty" entitled:"unsent"`

	// Price of a period: full (normal), a trial, or introductory (intro).
	PeriodType PeriodType `json:"periodType,omitempty" entitled:"unsent"`

	// Environment of the first transaction.
	Environment PurchaseEnvironment `json:"environment,omitempty" entitled:"unsent"`

	// Whether a family member bought it and shares it.
	IsFamilyShared bool `json:"isFamilyShared,omitempty" entitled:"unsent"`

	// A decimal number in a string, for example "9.99".
	Price *string `json:"price,omitempty" entitled:"unsent"`

	// ISO 4217 code, as it was sent.
	Currency *string `json:"currency,omitempty" entitled:"unsent"`

	// ISO 3166 code, as it was sent.
	Country *string `json:"country,omitempty" entitled:"unsent"`

	// Offer code, as it was sent.
	OfferCode *string `json:"offerCode,omitempty" entitled:"unsent"`

	// Whether it renews automatically: true for a subscription until purchase.update turns it off,
	// false for every other kind.
	AutoRenew bool `json:"autoRenew,omitempty" entitled:"unsent"`

	// Time since which auto-renew has been off; null while it is on.
	AutoRenewDisabledAt *time.Time `json:"autoRenewDisabledAt,omitempty" entitled:"unsent"`

	// Last millisecond of the grace period; null without a grace period.
	GracePeriodExpiresAt *time.Time `json:"gracePeriodExpiresAt,omitempty" entitled:"unsent"`

	// Whether the store retries a failed payment.
	BillingRetry bool `json:"billingRetry,omitempty" entitled:"unsent"`

	// Time at which the pause ends; null without a pause.
	PausedUntil *time.Time `json:"pausedUntil,omitempty" entitled:"unsent"`

	// Time of the refund; null without a refund.
	RefundedAt *time.Time `json:"refundedAt,omitempty" entitled:"unsent"`

	// Time at which the store withdrew access; null when it did not.
	RevokedAt *time.Time `json:"revokedAt,omitempty" entitled:"unsent"`

	// Time at which access ended before the end of the period; null when it did not.
	EndedAt *time.Time `json:"endedAt,omitempty" entitled:"unsent"`

	// Whether the store reports the subscription as paused.
	Paused bool `json:"paused,omitempty" entitled:"unsent"`

	// Product of the next period; null for the same product.
	RenewsAs *string `json:"renewsAs,omitempty" entitled:"unsent"`

	// Why the purchase ended, or will end; null when the store named no reason.
	EndReason *EndReason `json:"endReason,omitempty" entitled:"unsent"`

	// Time since which billing has failed; null when it does not fail.
	BillingIssueAt *time.Time `json:"billingIssueAt,omitempty" entitled:"unsent"`

	// Purchase that this one takes over, as the store named it; null when there is none.
	Replaces *string `json:"replaces,omitempty" entitled:"null"`

	// `originalTransactionId` of the purchase that took this one over; null before it began.
	ReplacedBy *string `json:"replacedBy,omitempty" entitled:"null"`

	// When that purchase began; null before.
	ReplacedAt *time.Time `json:"replacedAt,omitempty" entitled:"null"`

	// Further names of the purchase, in byte order.
	Keys []string `json:"keys,omitempty"`

	// `originalTransactionId` of the first item, if this purchase is a further item of the same
	// subscription or order; otherwise absent.
	FirstItem *string `json:"firstItem,omitempty"`

	// Number of renewals at the full price: the number of `normal` periods minus 1, at least 0.
	RenewsCount int64 `json:"renewsCount,omitempty" entitled:"unsent"`

	// First account token that the store named; null without one.
	AccountToken *string `json:"accountToken,omitempty" entitled:"null"`

	// All transactions, oldest first.
	Transactions []Transaction `json:"transactions"`

	isAnswered bool
}

// UnmarshalJSON notes that it is an answer, whose nulls are given back.
func (r *Purchase) UnmarshalJSON(data []byte) error {
	type plain Purchase
	r.isAnswered = true
	return decode(data, (*plain)(r))
}

// PurchaseResult: What `purchase` answers.
type PurchaseResult struct {
	// One product bought in one store, its transactions and its holders.
	Purchase Purchase `json:"purchase"`

	// True when the purchase is new.
	Created bool `json:"created"`

	// recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.
	// claimed: the purchase had no holder before; now the buyer holds it. planChanged: a new
	// transaction with another product. renewed: any other new transaction. updated: a fact with
	// `asOf` changed a known transaction. stale: the daemon had newer information about every field
	// that differs. unchanged: no field differs, the transaction is known and the call has no
	// `asOf`, or the transaction is new and older than the latest.
	Outcome PurchaseOutcome `json:"outcome"`

	// The params that lost against newer information; absent when there are none.
	Stale []string `json:"stale,omitempty"`

	// The buyer's entitlements after the call. Without `device` and `userId`: those of the holder,
	// or none if the purchase has no holder.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// Absent when there are no warnings.
	Warnings []Warning `json:"warnings,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// PurchaseUpdateResult: What `purchase.update` answers.
type PurchaseUpdateResult struct {
	// One product bought in one store, its transactions and its holders.
	Purchase Purchase `json:"purchase"`

	// applied: a field changed. stale: the daemon had newer information about every field that
	// differs. unchanged: no field differs.
	Outcome PurchaseUpdateResultOutcome `json:"outcome"`

	// The params that lost against newer information; absent when there are none.
	Stale []string `json:"stale,omitempty"`

	// Absent when there are no warnings.
	Warnings []Warning `json:"warnings,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// Refusal: A purchase that a restore refused, and the rule that refused it.
type Refusal struct {
	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// Id that a store gives to a transaction.
	OriginalTransactionID string `json:"originalTransactionId"`

	// A product, by the id that the store and the catalogue use.
	Product string `json:"product"`

	// Who holds it. An identified holder comes before an anonymous holder, then the first in byte
	// order.
	Holder string `json:"holder"`

	// The rule that refused it.
	Rule RefusalRule `json:"rule"`
}

// RestoreResult: What `restore` answers.
type RestoreResult struct {
	// The current user of a device, or the user that an id belongs to.
	User User `json:"user"`

	// Purchases that the user holds now and did not hold before, with unclaimed ones that replace
	// them. In the order of `store`, then `originalTransactionId`.
	Restored []Move `json:"restored"`

	// Those of `restored` that another user lost.
	Transferred []Move `json:"transferred"`

	// Purchases that a rule refused to restore.
	Refused []Refusal `json:"refused"`

	// The user's entitlements after the call.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// Absent when there are no warnings.
	Warnings []Warning `json:"warnings,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// PurchaseRef: A purchase, by its store and the id of its first transaction.
type PurchaseRef struct {
	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// Id of the purchase's first transaction.
	OriginalTransactionID string `json:"originalTransactionId"`
}

// RevokeResult: What `revoke` answers.
type RevokeResult struct {
	// The entitlement after the call. A purchase may still give it.
	Entitlement Entitlement `json:"entitlement"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// RPCDiscoverResult: The OpenRPC document, with `x-role` on every method.
type RPCDiscoverResult struct {
	Openrpc string `json:"openrpc"`

	Info map[string]any `json:"info"`

	Methods []map[string]any `json:"methods"`

	Components map[string]any `json:"components"`
}

// MethodSummary: One line in the list of methods.
type MethodSummary struct {
	Name string `json:"name"`

	Summary string `json:"summary"`

	Role Role `json:"role"`
}

// ServerDescribeResult: What `server.describe` answers.
type ServerDescribeResult struct {
	// All methods, sorted by name. Only without `method`.
	Methods []MethodSummary `json:"methods,omitempty"`

	// The method's entry in the OpenRPC document. Only with `method`.
	Method map[string]any `json:"method,omitempty"`

	// The schemas that the entry refers to, in `schemas`. Only with `method`.
	Components map[string]any `json:"components,omitempty"`
}

// Limits: The daemon's limits by name.
type Limits struct {
	// Longest line, in bytes without the line feed.
	LineBytesMax int64 `json:"lineBytesMax"`

	// Most requests in one batch.
	BatchEntriesMax int64 `json:"batchEntriesMax"`

	// Deepest nesting of JSON arrays and objects.
	DepthMax int64 `json:"depthMax"`

	// Longest request id, in bytes.
	RequestIDBytesMax int64 `json:"requestIdBytesMax"`

	// Members that this client does not know by name.
	Additional map[string]int64 `json:"-"`
}

// UnmarshalJSON keeps what has no field of its own in Additional.
func (r *Limits) UnmarshalJSON(data []byte) error {
	type plain Limits
	return withAdditional(data, (*plain)(r), &r.Additional)
}

// StoreState: Where the daemon keeps its data.
type StoreState struct {
	// Kind of the store.
	Kind StoreStateKind `json:"kind"`

	// Whether other daemons may write the store, too: true only for `postgres`.
	Shared bool `json:"shared"`

	// Whether the database answered when the daemon last asked, which it does once a second or more
	// often. Only if `shared`.
	Reachable *bool `json:"reachable,omitempty"`

	// `replicated` if a commit waits until a standby has it; otherwise `local`. Only if `shared`,
	// and once the database has answered.
	Durability *StoreStateDurability `json:"durability,omitempty"`

	// How often since its start the daemon found that the database had lost commits, for example
	// after a restored backup. Only if `shared`.
	HistoryLosses *int64 `json:"historyLosses,omitempty"`

	// Milliseconds by which the database's clock is ahead of this machine's; negative if it is
	// behind. Only if `shared`, and once the database has answered.
	ClockOffsetMs *int64 `json:"clockOffsetMs,omitempty"`
}

// Peer: The other end of the connection, as the kernel reports it.
type Peer struct {
	UID int64 `json:"uid"`

	GID int64 `json:"gid"`

	PID int64 `json:"pid"`

	Role Role `json:"role"`
}

// ServerInfoResult: What `server.info` answers.
type ServerInfoResult struct {
	// Version of the daemon.
	Version string `json:"version"`

	// Version of this protocol.
	Protocol int64 `json:"protocol"`

	// The daemon's limits by name.
	Limits Limits `json:"limits"`

	// Milliseconds since the daemon started.
	UptimeMs int64 `json:"uptimeMs"`

	// Where the daemon keeps its data.
	Store StoreState `json:"store"`

	// The other end of the connection, as the kernel reports it.
	Peer Peer `json:"peer"`
}

// ServerPingResult: What `server.ping` answers.
type ServerPingResult struct {
	// Always true.
	Pong bool `json:"pong"`

	// Time of the system clock.
	Now time.Time `json:"now"`

	// The value from the request; absent when the request has none.
	Echo Optional[any] `json:"echo,omitempty"`
}

// DurationBucket: A bucket of a histogram.
type DurationBucket struct {
	// The longest duration that it counts. Null for durations longer than every bound.
	UpToMicros *int64 `json:"upToMicros"`

	// How many durations are longer than the bound of the bucket before, and not longer than this
	// one.
	Count int64 `json:"count"`
}

// Durations: A histogram of durations since the daemon's start, in microseconds.
type Durations struct {
	// How many durations it counts.
	Count int64 `json:"count"`

	// Their sum.
	SumMicros int64 `json:"sumMicros"`

	// The longest of them.
	MaxMicros int64 `json:"maxMicros"`

	// The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8,
	// 12, 16 and so on up to 100 seconds.
	Buckets []DurationBucket `json:"buckets"`
}

// MethodStats: The requests of a method, without those that the daemon has not answered yet.
type MethodStats struct {
	// How many requests the daemon answered, with results or errors.
	Requests int64 `json:"requests"`

	// How many errors of each kind. Kinds that did not occur are missing.
	Errors map[string]int64 `json:"errors"`

	// A histogram of durations since the daemon's start, in microseconds.
	Durations Durations `json:"durations"`
}

// CacheStats: What the daemon has in memory, and how well that serves.
type CacheStats struct {
	// Replies to `checkEntitlements` in the cache, valid or not.
	Replies int64 `json:"replies"`

	// Requests that the daemon answered from that cache since its start.
	ReplyHits int64 `json:"replyHits"`

	// Records in memory.
	Records int64 `json:"records"`

	// Their memory, by estimate.
	RecordBytes int64 `json:"recordBytes"`

	// Records that the daemon read from the store since its start.
	RecordLoads int64 `json:"recordLoads"`
}

// PeerStats: The open connections of a uid with a role.
type PeerStats struct {
	UID int64 `json:"uid"`

	// `none` for clients without a role, whose requests the daemon refuses.
	Role PeerStatsRole `json:"role"`

	// How many connections.
	Connections int64 `json:"connections"`
}

// ConnectionStats: The connections, and the replies that wait on them.
type ConnectionStats struct {
	// Open connections.
	Open int64 `json:"open"`

	// Connections that clients opened since the daemon's start.
	Opened int64 `json:"opened"`

	// Connections that the daemon refused since its start, because there were too many.
	Refused int64 `json:"refused"`

	// The open connections by uid and role.
	Peers []PeerStats `json:"peers"`

	// Replies that wait for the disk.
	OwedBytes int64 `json:"owedBytes"`

	// Replies that wait for clients to read them.
	UnsentBytes int64 `json:"unsentBytes"`
}

// CommitStats: The commits since the daemon's start.
type CommitStats struct {
	// Turns that became durable. A turn is what the daemon decides together; a commit has one or
	// more.
	Turns int64 `json:"turns"`

	// Turns that wait for the disk now.
	WaitingTurns int64 `json:"waitingTurns"`

	// Commits that failed, for example because the disk was full.
	Failures int64 `json:"failures"`

	// A histogram of durations since the daemon's start, in microseconds.
	Durations Durations `json:"durations"`
}

// StorageStats: The files of the store, and the work on them since the daemon's start. Missing if
// the store is in memory.
type StorageStats struct {
	// Size of the data file.
	DataFileBytes int64 `json:"dataFileBytes"`

	// Size of SQLite's write-ahead log.
	LogFileBytes int64 `json:"logFileBytes"`

	// Size of the two files of the journal.
	JournalFileBytes int64 `json:"journalFileBytes"`

	// Bytes in the journal that the daemon has not copied to the tables yet.
	JournalBytes int64 `json:"journalBytes"`

	// Milliseconds since the oldest of them was committed; 0 if there are none.
	JournalAgeMs int64 `json:"journalAgeMs"`

	// Free space for the daemon on the file system of the data file; null if the system does not
	// say.
	FreeBytes *int64 `json:"freeBytes"`

	// A histogram of durations since the daemon's start, in microseconds.
	Syncs Durations `json:"syncs"`

	// A histogram of durations since the daemon's start, in microseconds.
	Checkpoints Durations `json:"checkpoints"`

	// A histogram of durations since the daemon's start, in microseconds.
	Rebuilds Durations `json:"rebuilds"`
}

// ConsumerLag: A consumer of a feed.
type ConsumerLag struct {
	// A project: a namespace for users, purchases, rules and events. Projects share no data.
	Project string `json:"project"`

	// Name of a consumer: a reader of the log whose position the daemon stores. The reader chooses
	// it, for example `mailer`.
	Consumer string `json:"consumer"`

	// A position in a project's log: the number of the last event before it. "0" is the position
	// before the first event.
	Cursor string `json:"cursor"`

	// Events that it has not acknowledged.
	Lag int64 `json:"lag"`
}

// FeedStats: The readers of events.
type FeedStats struct {
	// `events.wait` requests that wait now.
	Waits int64 `json:"waits"`

	// Open subscriptions.
	Subscriptions int64 `json:"subscriptions"`

	// Consumers, by project and name: at most 256.
	Consumers []ConsumerLag `json:"consumers"`

	// Whether there are more consumers.
	MoreConsumers bool `json:"moreConsumers"`
}

// BackgroundStats: Work that no request waits for, as of now.
type BackgroundStats struct {
	// Ends of periods and grants that have passed and whose events the daemon has not emitted yet:
	// at most 1000.
	ExpiriesDue int64 `json:"expiriesDue"`

	// Milliseconds since the oldest of these ends.
	ExpiriesLateMs int64 `json:"expiriesLateMs"`

	// Deletions that the daemon has not finished.
	Erasures int64 `json:"erasures"`

	// Finished deletions that free bytes of the files still have something of.
	ErasuresUncleared int64 `json:"erasuresUncleared"`

	// When the files are overwritten for the oldest of them, at the latest.
	ClearedBy *time.Time `json:"clearedBy"`

	// Whether the deletions wait for the next start, because a step failed several times.
	ErasuresHalted bool `json:"erasuresHalted"`

	// Projects with a changed catalogue whose events the daemon has not yet emitted for every
	// customer.
	CatalogueChanges int64 `json:"catalogueChanges"`

	// How often the clock was set by more than a minute since the daemon's start: the system's, or
	// that of a shared database.
	ClockSteps int64 `json:"clockSteps"`
}

// ServerStatsResult: What `server.stats` answers.
type ServerStatsResult struct {
	// Milliseconds since the daemon started.
	UptimeMs int64 `json:"uptimeMs"`

	// The methods that were called since the daemon's start, by name.
	Methods map[string]MethodStats `json:"methods"`

	// How many errors of each kind. Kinds that did not occur are missing.
	Refusals map[string]int64 `json:"refusals"`

	// Requests that took longer than the threshold `--log-slow` since the daemon's start.
	SlowRequests int64 `json:"slowRequests"`

	// What the daemon has in memory, and how well that serves.
	Cache CacheStats `json:"cache"`

	// The connections, and the replies that wait on them.
	Connections ConnectionStats `json:"connections"`

	// A histogram of durations since the daemon's start, in microseconds.
	Turns Durations `json:"turns"`

	// The commits since the daemon's start.
	Commits CommitStats `json:"commits"`

	// The files of the store, and the work on them since the daemon's start. Missing if the store is
	// in memory.
	Storage *StorageStats `json:"storage,omitempty"`

	// Where the daemon keeps its data.
	Store StoreState `json:"store"`

	// The readers of events.
	Feed FeedStats `json:"feed"`

	// Work that no request waits for, as of now.
	Background BackgroundStats `json:"background"`
}

// SetUserPropertyResult: What `setUserProperty` answers.
type SetUserPropertyResult struct {
	// Id of the user that the result is about.
	UserID string `json:"userId"`

	// Name of a property: 1 to 80 letters, digits, and _ . : - $.
	Key string `json:"key"`

	// Value of a property.
	Value string `json:"value"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// StoreNotification: The store's message. `id` and `type` are null for a bare signed transaction,
// and for what the caller fetched.
type StoreNotification struct {
	// Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.
	ID *string `json:"id"`

	// The store's type.
	Type *string `json:"type"`

	// Apple's subtype; null if there is none.
	Subtype *string `json:"subtype"`

	// Time at which the store made it.
	At time.Time `json:"at"`

	// Null if the message has none.
	Environment *PurchaseEnvironment `json:"environment"`

	// Chain of `transactionId`; absent without it.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// Transaction that an ignored message of Apple is about, for example one that asks for
	// consumption data. Absent otherwise.
	TransactionID *string `json:"transactionId,omitempty"`
}

// StoreQuestion: What to fetch from the store: its kind, and the ids that the store gave.
type StoreQuestion struct {
	Kind StoreObjectKind `json:"kind"`

	// Id of the object at Stripe.
	ID *string `json:"id,omitempty"`

	// Package of the app at Google.
	PackageName *string `json:"packageName,omitempty"`

	// Token of the purchase at Google.
	PurchaseToken *string `json:"purchaseToken,omitempty"`

	// Charge whose invoice is to be fetched.
	Charge *string `json:"charge,omitempty"`

	// Payment whose invoice is to be fetched.
	PaymentIntent *string `json:"paymentIntent,omitempty"`

	// What the object at Stripe must contain as a whole, and not as an id.
	Expand *StoreQuestionExpand `json:"expand,omitempty"`
}

// NotifiedPurchase: What a notification did to one purchase.
type NotifiedPurchase struct {
	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// Id that a store gives to a transaction.
	OriginalTransactionID string `json:"originalTransactionId"`

	// Transaction that the statement is about.
	TransactionID string `json:"transactionId"`

	// As of `purchase`.
	Outcome PurchaseOutcome `json:"outcome"`

	// Fields of the transaction that changed; for a new period, those that differ from the period
	// before, apart from `purchasedAt`. Absent when there are none.
	Fields []string `json:"fields,omitempty"`

	// Fields that lost against newer information; absent when there are none.
	Stale []string `json:"stale,omitempty"`
}

// StoreNotifyResult: What `store.notify` answers.
type StoreNotifyResult struct {
	// The store's message. `id` and `type` are null for a bare signed transaction, and for what the
	// caller fetched.
	Notification StoreNotification `json:"notification"`

	// applied: a record changed. stale: the daemon has newer or equal information. repeated: the
	// daemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed:
	// the purchase is recorded, and has no holder yet. ask: the store says only that something
	// changed, see `ask`.
	Outcome StoreNotifyResultOutcome `json:"outcome"`

	// Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for the
	// purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports
	// nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise.
	Why *StoreNotifyResultWhy `json:"why,omitempty"`

	// What to fetch from the store and to send as `response`, with the same payload. Absent for
	// other outcomes.
	Ask *StoreQuestion `json:"ask,omitempty"`

	// What the notification did to each purchase.
	Purchases []NotifiedPurchase `json:"purchases"`

	// Absent when there are no warnings.
	Warnings []Warning `json:"warnings,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// StoreResponse: An object that the caller fetched from a store's API.
type StoreResponse struct {
	// What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product`
	// (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.
	Kind StoreObjectKind `json:"kind"`

	// Token of the purchase at Google. Required for `playStore` without a payload.
	PurchaseToken *string `json:"purchaseToken,omitempty"`

	// Package of the app at Google.
	PackageName *string `json:"packageName,omitempty"`

	// The JSON object that the API returned.
	Body map[string]any `json:"body"`

	// Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Default: now, by
	// the project's clock.
	FetchedAt *time.Time `json:"fetchedAt,omitempty"`
}

// StoreUnclaimedResult: What `store.unclaimed` answers.
type StoreUnclaimedResult struct {
	// In the order of `store`, then `originalTransactionId`, by bytes.
	Purchases []Purchase `json:"purchases"`

	// What the next call gives as `after`.
	Cursor string `json:"cursor"`

	// Whether more purchases follow.
	More bool `json:"more"`
}

// UserDeleteResult: What `user.delete` answers.
type UserDeleteResult struct {
	// New id that replaces every erased id in events. It belongs to no user.
	Tombstone string `json:"tombstone"`

	// Number of erased users: the aliases of the customer.
	Users int64 `json:"users"`

	// Number of erased devices. `install` can register them again.
	Devices int64 `json:"devices"`

	// Number of erased purchases: those that no other customer holds.
	Purchases int64 `json:"purchases"`

	// Number of purchases that other customers hold and keep.
	Shared int64 `json:"shared"`

	// What is left of what is erased. `pending`: free bytes of the daemon's files, until
	// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing. `database`:
	// it is deleted from the shared database, whose files belong to its administrator (fleet.md).
	Traces UserDeleteResultTraces `json:"traces"`

	// When the last byte is overwritten, at the latest. Only if `traces` is `pending`.
	ClearedBy *time.Time `json:"clearedBy,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// KnownID is an object of the protocol.
type KnownID struct {
	// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
	// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
	// blockedUserId and a longer id userIdTooLong, so this schema has no length.
	ID string `json:"id"`

	// Who uses the id. `customer`: the customerId of a customer that began with an identified user.
	Kind KnownIDKind `json:"kind"`

	// Device of an anonymous id; otherwise null.
	Device *string `json:"device,omitempty" entitled:"null"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	CreatedAt *time.Time `json:"createdAt,omitempty"`

	isAnswered bool
}

// UnmarshalJSON notes that it is an answer, whose nulls are given back.
func (r *KnownID) UnmarshalJSON(data []byte) error {
	type plain KnownID
	r.isAnswered = true
	return decode(data, (*plain)(r))
}

// Device is an object of the protocol.
type Device struct {
	// A device: one installation of one app. A reinstallation is a new device.
	Device string `json:"device"`

	// Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to
	// `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is
	// blockedUserId and a longer id userIdTooLong, so this schema has no length.
	AnonymousID string `json:"anonymousId"`

	// Id of the identified user; null when no user is logged in.
	IdentityID *string `json:"identityId,omitempty" entitled:"null"`

	StoreAccount *string `json:"storeAccount,omitempty" entitled:"null"`

	Platform *string `json:"platform,omitempty" entitled:"null"`

	App *string `json:"app,omitempty" entitled:"null"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	CreatedAt time.Time `json:"createdAt"`

	isAnswered bool
}

// UnmarshalJSON notes that it is an answer, whose nulls are given back.
func (r *Device) UnmarshalJSON(data []byte) error {
	type plain Device
	r.isAnswered = true
	return decode(data, (*plain)(r))
}

// Grant is an object of the protocol.
type Grant struct {
	// An entitlement, for example `premium`.
	Entitlement string `json:"entitlement"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	GrantedAt time.Time `json:"grantedAt"`

	// RFC 3339 timestamp, or null.
	ExpiresAt *time.Time `json:"expiresAt,omitempty" entitled:"null"`

	// RFC 3339 timestamp, or null.
	RevokedAt *time.Time `json:"revokedAt,omitempty" entitled:"null"`

	isAnswered bool
}

// UnmarshalJSON notes that it is an answer, whose nulls are given back.
func (r *Grant) UnmarshalJSON(data []byte) error {
	type plain Grant
	r.isAnswered = true
	return decode(data, (*plain)(r))
}

// Property is an object of the protocol.
type Property struct {
	// Name of a property: 1 to 80 letters, digits, and _ . : - $.
	Key string `json:"key"`

	// Value of a property.
	Value string `json:"value"`

	// RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
	// precision, and returns UTC with milliseconds.
	SetAt *time.Time `json:"setAt,omitempty"`
}

// UserExportResult: What `user.export` answers.
type UserExportResult struct {
	// The current user of a device, or the user that an id belongs to.
	User User `json:"user"`

	// First id that the customer had. After a merge, that of the older customer.
	FirstID string `json:"firstId"`

	// Id that acted last: the user of the last install, identify, purchase or restore.
	LastID string `json:"lastId"`

	// Every id of the customer, in byte order.
	IDs []KnownID `json:"ids"`

	// Devices whose anonymous or identified user belongs to the customer, in byte order.
	Devices []Device `json:"devices"`

	// Account tokens registered for the customer, in byte order.
	AccountTokens []string `json:"accountTokens"`

	// Purchases that the customer holds, with all their transactions.
	Purchases []Purchase `json:"purchases"`

	// Purchases that an import gave to the customer and that no store has reported yet.
	Claims []PurchaseRef `json:"claims"`

	// Grants, including those that have ended.
	Grants []Grant `json:"grants"`

	Properties []Property `json:"properties"`

	// Earlier values of properties that another user of the same customer replaced. An empty value
	// is a removal.
	Overridden []Property `json:"overridden"`

	// Entitlements by their ids, including inactive entitlements.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// Time of the entitlements and of the purchases' states: now.
	At time.Time `json:"at"`

	// Events of the customer, oldest first, at most 1000.
	Events []Event `json:"events,omitempty"`

	// Position at which events.read continues, with the same id as `user`.
	Cursor *string `json:"cursor,omitempty"`

	// True when events.read has more events of the customer.
	MoreEvents *bool `json:"moreEvents,omitempty"`
}

// UserImportResultPurchasesItem is an object of the protocol.
type UserImportResultPurchasesItem struct {
	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// Id that a store gives to a transaction.
	OriginalTransactionID string `json:"originalTransactionId"`

	Outcome UserImportResultPurchasesItemOutcome `json:"outcome"`
}

// UserImportResult: What `user.import` answers.
type UserImportResult struct {
	// The customer's user. Missing when `ids` is empty.
	User *User `json:"user,omitempty"`

	// Whether the customer is new.
	Created bool `json:"created"`

	// `unchanged` when everything was there already.
	Outcome UserImportResultOutcome `json:"outcome"`

	// What happened to each purchase, in the given order, and then to each claim.
	Purchases []UserImportResultPurchasesItem `json:"purchases"`

	// Entitlements by their ids, including inactive entitlements.
	Entitlements map[string]Entitlement `json:"entitlements"`

	Warnings []Warning `json:"warnings,omitempty"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// RemainingChange: A later change that stays although an earlier link is undone.
type RemainingChange struct {
	// Id of the event that reported it.
	Event string `json:"event"`

	// Method that made it.
	Method RemainingChangeMethod `json:"method"`
}

// UserLinkUndoResult: What `user.link.undo` answers.
type UserLinkUndoResult struct {
	// Id of the undone event.
	Undone string `json:"undone"`

	// Purchases that changed holders.
	Purchases []Move `json:"purchases"`

	// Later changes that stay: restores, purchases and imports that would have found other holders,
	// the aliases that they made, and earlier undos about the same users and purchases. A call that
	// emitted no event is never among them.
	Kept []RemainingChange `json:"kept"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// UserListResult: What `user.list` answers.
type UserListResult struct {
	// In byte order.
	CustomerIDs []string `json:"customerIds"`

	// What the next call gives as `after`.
	Cursor string `json:"cursor"`

	// Whether more customers follow.
	More bool `json:"more"`
}

// UserInfoResult: What `userInfo` answers.
type UserInfoResult struct {
	// The current user of a device, or the user that an id belongs to.
	User User `json:"user"`
}

// UserPropertiesResult: What `userProperties` answers.
type UserPropertiesResult struct {
	// Properties by their names. setUserProperty stores at most 100 per customer.
	Properties map[string]string `json:"properties"`
}

// WebhookClaimResult: What `webhook.claim` answers.
type WebhookClaimResult struct {
	// False if another connection has the claim. Then the daemon ignores the reports.
	Claimed bool `json:"claimed"`
}

// WebhookFailure: The latest failed attempt for the oldest event that waits for another attempt;
// if no event waits, the latest failed attempt.
type WebhookFailure struct {
	// Time of the latest attempt.
	At time.Time `json:"at"`

	// Cursor of the event.
	Cursor string `json:"cursor"`

	// Why the attempt failed, for people.
	Reason string `json:"reason"`

	// Number of attempts so far to post the event.
	Attempts int64 `json:"attempts"`

	// Time of the next attempt; null if the event is delivered or no program posts it.
	NextAttemptAt *time.Time `json:"nextAttemptAt,omitempty"`
}

// WebhookReport: The results of the posts to a URL.
type WebhookReport struct {
	// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
	// query. It has no user, password or fragment, because every reader of the project sees it.
	URL string `json:"url"`

	// Time of the latest delivery.
	DeliveredAt *time.Time `json:"deliveredAt,omitempty"`

	// The latest failed attempt for the oldest event that waits for another attempt; if no event
	// waits, the latest failed attempt.
	Failure *WebhookFailure `json:"failure,omitempty"`
}

// WebhookListResultPoster: The process that posts the project's events; absent if there is none.
type WebhookListResultPoster struct {
	UID int64 `json:"uid"`

	PID int64 `json:"pid"`
}

// WebhookStatus: A URL that receives a project's events, and the results of the posts to it.
type WebhookStatus struct {
	// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
	// query. It has no user, password or fragment, because every reader of the project sees it.
	URL string `json:"url"`

	// Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and
	// `qonversion`: as these systems document it (webhooks.md).
	Format WebhookFormat `json:"format"`

	// `paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits for
	// another attempt; else `posting`.
	State WebhookStatusState `json:"state"`

	// The webhook's position: all events up to this cursor are delivered.
	Cursor string `json:"cursor"`

	// Number of events after `cursor`.
	Backlog int64 `json:"backlog"`

	// Time of the latest delivery; null if the daemon has had no report of a delivery since its
	// start.
	DeliveredAt *time.Time `json:"deliveredAt"`

	// Absent if the daemon has had no report of a failure since its start.
	Failure *WebhookFailure `json:"failure,omitempty"`
}

// WebhookListResult: What `webhook.list` answers.
type WebhookListResult struct {
	// The process that posts the project's events; absent if there is none.
	Poster *WebhookListResultPoster `json:"poster,omitempty"`

	// In the order of project.define.
	Webhooks []WebhookStatus `json:"webhooks"`
}

// WebhookPosition: What `webhook.pause` answers.
type WebhookPosition struct {
	// An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a
	// query. It has no user, password or fragment, because every reader of the project sees it.
	URL string `json:"url"`

	// True if webhook.pause stopped the posts to the URL.
	Paused bool `json:"paused"`

	// The webhook's position: all events up to this cursor are delivered.
	Cursor string `json:"cursor"`

	// Number of events after `cursor`.
	Backlog int64 `json:"backlog"`

	// True in a dry run; otherwise absent.
	DryRun *bool `json:"dryRun,omitempty"`

	// The events that the call would emit: always none. Only in a dry run.
	Events []Event `json:"events,omitempty"`

	// True when this is the stored result of an idempotency key; otherwise absent.
	Replayed *bool `json:"replayed,omitempty"`
}

// CheckEntitlementsParams is what checkEntitlements is given. Exactly one is given: Device or
// UserID.
type CheckEntitlementsParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Ids of the entitlements to return, including those that the user does not have. The warning
	// `unknownEntitlement` names those that the project does not define either. Default: every
	// entitlement of the products that the user's purchases have then, and of the grants.
	Entitlements []string `json:"entitlements,omitempty"`

	// Moment to evaluate, RFC 3339, with today's holders. Default: now.
	At *time.Time `json:"at,omitempty"`

	// Reply for a userId that the project does not have: `error`, or `none` for a result with no
	// active entitlement and `known` false. The daemon does not create the user.
	IfUnknown CheckEntitlementsIfUnknown `json:"ifUnknown,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// ClockAdvanceParams is what clock.advance is given. Exactly one is given: To or By.
type ClockAdvanceParams struct {
	// New time of the clock, RFC 3339.
	To *time.Time `json:"to,omitempty"`

	// How far to move the clock: an ISO 8601 duration, for example P1M.
	By string `json:"by,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// EventsAcknowledgeParams is what events.acknowledge is given.
type EventsAcknowledgeParams struct {
	// Name of the consumer. Its first acknowledgement creates it.
	Consumer string `json:"consumer"`

	// Cursor of the last processed event; "0" for none.
	Cursor string `json:"cursor"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// EventsReadParams is what events.read is given.
type EventsReadParams struct {
	// Cursor from an earlier reply. The reply has the events after it.
	After string `json:"after,omitempty"`

	// Maximum number of events.
	Limit *int64 `json:"limit,omitempty"`

	// Returns only events of this customer, by any of its ids.
	User string `json:"user,omitempty"`

	// Returns only events of these kinds.
	Kinds []EventKind `json:"kinds,omitempty"`

	// Starts after the last event that this consumer acknowledged. Excludes `after`.
	Consumer string `json:"consumer,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// EventsSubscribeParams is what events.subscribe is given.
type EventsSubscribeParams struct {
	// Cursor from an earlier reply. The subscription starts with the event after it. Default: new
	// events only.
	After string `json:"after,omitempty"`

	// Sends only events of these kinds.
	Kinds []EventKind `json:"kinds,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// EventsUnsubscribeParams is what events.unsubscribe is given.
type EventsUnsubscribeParams struct {
	// Id of the subscription, as events.subscribe returned it.
	Subscription string `json:"subscription"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// EventsWaitParams is what events.wait is given.
type EventsWaitParams struct {
	// Cursor from an earlier reply. The reply has the events after it.
	After string `json:"after,omitempty"`

	// Maximum number of events.
	Limit *int64 `json:"limit,omitempty"`

	// Returns only events of this customer, by any of its ids.
	User string `json:"user,omitempty"`

	// Returns only events of these kinds.
	Kinds []EventKind `json:"kinds,omitempty"`

	// Starts after the last event that this consumer acknowledged. Excludes `after`.
	Consumer string `json:"consumer,omitempty"`

	// Longest wait, in milliseconds. When it is over, the list of events is empty.
	TimeoutMs int64 `json:"timeoutMs"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// ExplainParams is what explain is given. Exactly one is given: Device or UserID.
type ExplainParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Id of the entitlement.
	Entitlement string `json:"entitlement"`

	// Moment to evaluate, RFC 3339, with today's holders. Default: now.
	At *time.Time `json:"at,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// GrantParams is what grant is given. Exactly one is given: Device or UserID.
type GrantParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Id of an entitlement from the catalogue or from the project's `entitlements`.
	Entitlement string `json:"entitlement"`

	// Last millisecond of the grant, RFC 3339. Default: no end.
	ExpiresAt *time.Time `json:"expiresAt,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// IdentifyParams is what identify is given. Exactly one is given: Device or AnonymousID.
type IdentifyParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// The app's own id for the user.
	UserID string `json:"userId"`

	// Id of the device's anonymous user, instead of `device`.
	AnonymousID string `json:"anonymousId,omitempty"`

	// Account token to register for the user, who then claims every unclaimed purchase that carries
	// it.
	AccountToken string `json:"accountToken,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// InstallParams is what install is given.
type InstallParams struct {
	// Id of the device. Default: a new id, which the daemon makes.
	Device string `json:"device,omitempty"`

	// Id of a user to log in on the new device, without attaching, moving or aliasing anything.
	UserID string `json:"userId,omitempty"`

	// Store account whose purchases the device can restore.
	StoreAccount string `json:"storeAccount,omitempty"`

	// Platform of the device: ios, android, web or another word of that form.
	Platform string `json:"platform,omitempty"`

	// The installed app, for example its bundle id.
	App string `json:"app,omitempty"`

	// Account token to register for the device's current user, who then claims every unclaimed
	// purchase that carries it.
	AccountToken string `json:"accountToken,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// LogoutParams is what logout is given.
type LogoutParams struct {
	// Id of the device.
	Device string `json:"device"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// ProjectDefineParams is what project.define is given.
type ProjectDefineParams struct {
	// Id of the project.
	Project string `json:"project,omitempty"`

	// How users and purchases move: a preset, or a preset and the rules that differ from it. Default
	// for a new project: qonversion.
	Rules RulesChoice `json:"rules,omitempty"`

	// The catalogue: products by their ids. It replaces the previous catalogue as a whole. A product
	// that a stored transaction names cannot be left out unless `removed` names it.
	Products map[string]Product `json:"products,omitempty"`

	// Ids that `grant` accepts in addition to the entitlements of the catalogue. They replace the
	// previous list as a whole.
	Entitlements []string `json:"entitlements,omitempty"`

	// Environment whose purchases give access. Default for a new project: production.
	Environment ProjectEnvironment `json:"environment,omitempty"`

	// Clock of the project: `system`, `manual` (a manual clock that starts now), or {"manual":
	// TIMESTAMP}. It can only change before the first device, user or purchase. Default for a new
	// project: system.
	Clock ClockChoice `json:"clock,omitempty"`

	// URLs that receive the project's events, each URL once. They replace the previous list as a
	// whole. Default for a new project: none.
	Webhooks []Webhook `json:"webhooks,omitempty"`

	// Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and
	// reads what these stores send. `custom` lists stores of the project's own, up to 20. A custom
	// store stays while a purchase names it. Default for a new project: none.
	Stores *Stores `json:"stores,omitempty"`

	// Products that `products` leaves out although stored transactions name them: their buyers lose
	// what these products give.
	Removed []string `json:"removed,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// ProjectDescribeParams is what project.describe is given.
type ProjectDescribeParams struct {
	// Id of the project.
	Project string `json:"project,omitempty"`
}

// ProjectListParams is what project.list is given.
type ProjectListParams struct {
	// Has no effect, but must exist: a client can send it with every call.
	Project string `json:"project,omitempty"`
}

// ProjectStoresParams is what project.stores is given.
type ProjectStoresParams struct {
	// Id of the project.
	Project string `json:"project,omitempty"`
}

// ProjectWebhooksParams is what project.webhooks is given.
type ProjectWebhooksParams struct {
	// Id of the project.
	Project string `json:"project,omitempty"`
}

// PurchaseParams is what purchase is given.
type PurchaseParams struct {
	// Id of the device on which the customer bought.
	Device string `json:"device,omitempty"`

	// Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no payment
	// is lost.
	UserID string `json:"userId,omitempty"`

	// Id of the product. The daemon also records a product that the catalogue does not have.
	Product string `json:"product"`

	// Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
	// microsoft, paddle, stripe, web, or one of the project's `stores.custom`.
	Store string `json:"store"`

	// The store's id of this transaction.
	TransactionID string `json:"transactionId"`

	// Id of the first transaction of the same purchase. Default: `transactionId`.
	OriginalTransactionID string `json:"originalTransactionId,omitempty"`

	// Kind of the product. It overrides the kind in the catalogue.
	Kind ProductKind `json:"kind,omitempty"`

	// Purchase time, RFC 3339. Default: `asOf`, or now.
	PurchasedAt *time.Time `json:"purchasedAt,omitempty"`

	// Last millisecond of the paid period, RFC 3339. Default: no end.
	ExpiresAt *time.Time `json:"expiresAt,omitempty"`

	// Price of the period: full (normal), a trial, or introductory (intro).
	PeriodType PeriodType `json:"periodType,omitempty"`

	// Environment of the store: production, or sandbox for test purchases.
	Environment PurchaseEnvironment `json:"environment,omitempty"`

	// Whether a family member bought it and shares it.
	IsFamilyShared bool `json:"isFamilyShared,omitempty"`

	// Price that the customer paid: a decimal number in a string, for example "9.99".
	Price string `json:"price,omitempty"`

	// Currency of the price: an ISO 4217 code, for example EUR.
	Currency string `json:"currency,omitempty"`

	// Country of the purchase: an ISO 3166 code, for example DE.
	Country string `json:"country,omitempty"`

	// Offer code that the customer redeemed.
	OfferCode string `json:"offerCode,omitempty"`

	// Up to 20 strings of your own, which the events of this purchase repeat.
	Attributes map[string]string `json:"attributes,omitempty"`

	// Time at which the store made this statement, RFC 3339. Without it, this is a statement of the
	// caller, made now.
	AsOf *time.Time `json:"asOf,omitempty"`

	// Purchase of the same store that this one takes over: its `originalTransactionId`, or one of
	// its keys. Google calls it linkedPurchaseToken.
	Replaces string `json:"replaces,omitempty"`

	// Up to ten further names of the purchase, for example a Google order id. Each finds it wherever
	// `originalTransactionId` is a param. If the daemon does not know `originalTransactionId`, the
	// first key that names a purchase does.
	Keys []string `json:"keys,omitempty"`

	// Account token of the purchase. When the call names a user or a device, it is registered for
	// that user.
	AccountToken string `json:"accountToken,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// PurchaseUpdateParams is what purchase.update is given.
type PurchaseUpdateParams struct {
	// Store that took the payment.
	Store string `json:"store"`

	// Id of the first transaction of the purchase.
	OriginalTransactionID string `json:"originalTransactionId"`

	// New last millisecond of the paid period, RFC 3339; null: no end.
	ExpiresAt Optional[time.Time] `json:"expiresAt,omitempty"`

	// Whether the subscription renews automatically; null: true for a subscription, else false.
	AutoRenew Optional[bool] `json:"autoRenew,omitempty"`

	// Last millisecond of the grace period, RFC 3339; null: no grace period.
	GracePeriodExpiresAt Optional[time.Time] `json:"gracePeriodExpiresAt,omitempty"`

	// Whether the store retries a failed payment; null: false.
	BillingRetry Optional[bool] `json:"billingRetry,omitempty"`

	// Time at which the pause ends, RFC 3339; null: no pause.
	PausedUntil Optional[time.Time] `json:"pausedUntil,omitempty"`

	// Time of the refund, RFC 3339; null: no refund.
	RefundedAt Optional[time.Time] `json:"refundedAt,omitempty"`

	// Time at which the store withdrew access, RFC 3339, for example when family sharing ends; null:
	// not withdrawn.
	RevokedAt Optional[time.Time] `json:"revokedAt,omitempty"`

	// Id of the product from now on: a change of plan.
	Product string `json:"product,omitempty"`

	// Transaction that the statement is about. Required with `asOf`. Default: the latest; for a
	// refund or a revocation, the latest that was bought at or before its moment.
	TransactionID string `json:"transactionId,omitempty"`

	// Time at which the store made this statement, RFC 3339. Without it, this is a statement of the
	// caller, made now.
	AsOf *time.Time `json:"asOf,omitempty"`

	// Time at which access ended before the end of the period, RFC 3339. Null clears it.
	EndedAt Optional[time.Time] `json:"endedAt,omitempty"`

	// Whether the subscription is paused, with or without a known end.
	Paused Optional[bool] `json:"paused,omitempty"`

	// Product of the next period. It gives no access. Null: the same product.
	RenewsAs Optional[string] `json:"renewsAs,omitempty"`

	// Why the purchase ended, or will end. Null clears it.
	EndReason Optional[EndReason] `json:"endReason,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// RestoreParams is what restore is given.
type RestoreParams struct {
	// Id of the device.
	Device string `json:"device"`

	// Purchases to restore, from any store account; an empty list restores nothing. Default: every
	// purchase of the device's store account.
	Purchases []PurchaseRef `json:"purchases,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// RevokeParams is what revoke is given. Exactly one is given: Device or UserID.
type RevokeParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Id of the entitlement that was granted.
	Entitlement string `json:"entitlement"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// ServerDescribeParams is what server.describe is given.
type ServerDescribeParams struct {
	// Name of the method to describe. Default: the list of all methods.
	Method string `json:"method,omitempty"`
}

// ServerPingParams is what server.ping is given.
type ServerPingParams struct {
	// Value that the reply repeats, without the white space between its tokens.
	Echo Optional[any] `json:"echo,omitempty"`
}

// SetUserPropertyParams is what setUserProperty is given. Exactly one is given: Device or UserID.
type SetUserPropertyParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems
	// reserve, for example $email, have no special meaning.
	Key string `json:"key"`

	// New value. An empty string removes the property.
	Value string `json:"value"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// StoreNotifyParams is what store.notify is given.
type StoreNotifyParams struct {
	// Store that sent it.
	Store StoreNotifyStore `json:"store"`

	// Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256
	// KiB. At least one of `payload` and `response` is required.
	Payload string `json:"payload,omitempty"`

	// Headers of the store's request, with names in any case. The daemon reads only
	// `stripe-signature`.
	Headers map[string]string `json:"headers,omitempty"`

	// What the caller fetched from the store's API, for `playStore` and `stripe`.
	Response *StoreResponse `json:"response,omitempty"`

	// Device that presented the payload. At most one of `device` and `userId`.
	Device string `json:"device,omitempty"`

	// User who presented the payload.
	UserID string `json:"userId,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// StoreUnclaimedParams is what store.unclaimed is given.
type StoreUnclaimedParams struct {
	// Cursor from an earlier reply. The reply has the purchases after it.
	After string `json:"after,omitempty"`

	// Maximum number of purchases.
	Limit *int64 `json:"limit,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// UserDeleteParams is what user.delete is given.
type UserDeleteParams struct {
	// Any id of the customer.
	UserID string `json:"userId"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`

	// When the reply comes: `pending`, when the tables have nothing of the customer any more;
	// `cleared`, when no file has, which are overwritten at once.
	Traces UserDeleteTraces `json:"traces,omitempty"`
}

// UserExportParams is what user.export is given.
type UserExportParams struct {
	// Any id of the customer.
	UserID string `json:"userId"`

	// Whether to leave out `events`, `cursor` and `moreEvents`.
	WithoutEvents bool `json:"withoutEvents,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// UserImportParams is what user.import is given.
type UserImportParams struct {
	// The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.
	User *User `json:"user,omitempty"`

	// First id that the customer had; without it, the oldest of `ids`.
	FirstID string `json:"firstId,omitempty"`

	// Id of the customer that acted last. It has no effect if the project knows the customer.
	LastID string `json:"lastId,omitempty"`

	// Every id of the customer. An empty list imports unclaimed purchases.
	IDs []KnownID `json:"ids"`

	// The customerId, instead of that of `user`. Without both: that of the customer who has one of
	// the ids, else the oldest anonymous id, else a new one.
	CustomerID string `json:"customerId,omitempty"`

	// Devices. A device is created once its anonymous user exists, and its user is logged in there
	// once that user exists.
	Devices []Device `json:"devices,omitempty"`

	// Account tokens.
	AccountTokens []string `json:"accountTokens,omitempty"`

	// Purchases with their transactions.
	Purchases []Purchase `json:"purchases,omitempty"`

	// Purchases of which only the store and the name are known. The customer holds each one as soon
	// as a store reports it; until then it gives no access.
	Claims []PurchaseRef `json:"claims,omitempty"`

	// Grants, including those that have ended.
	Grants []Grant `json:"grants,omitempty"`

	// Properties. The newer value of a key stays.
	Properties []Property `json:"properties,omitempty"`

	// Earlier values of properties that another user of the customer replaced.
	Overridden []Property `json:"overridden,omitempty"`

	// Not used: access derives from purchases and grants.
	Entitlements map[string]any `json:"entitlements,omitempty"`

	// Not used.
	At Optional[time.Time] `json:"at,omitempty"`

	// What happens to a purchase with holders whom its `holders` does not name. `refuse`: the call
	// is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are
	// merged, and its holders stay.
	OnConflict UserImportOnConflict `json:"onConflict,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// UserLinkUndoParams is what user.link.undo is given.
type UserLinkUndoParams struct {
	// `id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`,
	// `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists
	// it, `purchaseRenewed` or `purchaseUpdated`.
	Event string `json:"event"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// UserListParams is what user.list is given.
type UserListParams struct {
	// Cursor from an earlier reply. The reply has the customers after it.
	After string `json:"after,omitempty"`

	// Maximum number of customers.
	Limit *int64 `json:"limit,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// UserInfoParams is what userInfo is given. Exactly one is given: Device or UserID.
type UserInfoParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// UserPropertiesParams is what userProperties is given. Exactly one is given: Device or UserID.
type UserPropertiesParams struct {
	// Id of the device.
	Device string `json:"device,omitempty"`

	// Id of the user, instead of `device`.
	UserID string `json:"userId,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// WebhookClaimParams is what webhook.claim is given.
type WebhookClaimParams struct {
	// The results of the posts. A report replaces the earlier report on its URL.
	Reports []WebhookReport `json:"reports,omitempty"`

	// Id of the project.
	Project string `json:"project,omitempty"`
}

// WebhookListParams is what webhook.list is given.
type WebhookListParams struct {
	// Id of the project.
	Project string `json:"project,omitempty"`
}

// WebhookPauseParams is what webhook.pause is given.
type WebhookPauseParams struct {
	// URL of the webhook, as project.define has it.
	URL string `json:"url"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// WebhookReplayParams is what webhook.replay is given.
type WebhookReplayParams struct {
	// URL of the webhook, as project.define has it.
	URL string `json:"url"`

	// Cursor before the first event to post. `0` is the beginning of the log.
	After string `json:"after"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// WebhookResumeParams is what webhook.resume is given.
type WebhookResumeParams struct {
	// URL of the webhook, as project.define has it.
	URL string `json:"url"`

	// Id of the project.
	Project string `json:"project,omitempty"`

	// Computes the result and the events without changing anything.
	DryRun bool `json:"dryRun,omitempty"`

	// Makes a retry safe: the same key with the same params returns the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}
