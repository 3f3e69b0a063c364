// Made by clients/generate from Protocol; a change made here is lost.

package entitled

import "time"

// AppliedRuleName is one of the words below, or one that only a newer daemon knows. As in
// `project.define`.
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

// ClockChoiceWord is one of the words below, or one that only a newer daemon knows.
type ClockChoiceWord string

// The words of ClockChoiceWord.
const (
	ClockChoiceWordSystem ClockChoiceWord = "system"
	ClockChoiceWordManual ClockChoiceWord = "manual"
)

// ClockKind is one of the words below, or one that only a newer daemon knows.
type ClockKind string

// The words of ClockKind.
const (
	ClockKindSystem ClockKind = "system"
	ClockKindManual ClockKind = "manual"
)

// EntitlementEnvironment is one of the words below, or one that only a newer daemon knows.
type EntitlementEnvironment string

// The words of EntitlementEnvironment.
const (
	EntitlementEnvironmentProduction EntitlementEnvironment = "production"
	EntitlementEnvironmentSandbox    EntitlementEnvironment = "sandbox"
)

// EntitlementGrantType is one of the words below, or one that only a newer daemon knows.
type EntitlementGrantType string

// The words of EntitlementGrantType.
const (
	EntitlementGrantTypePurchase      EntitlementGrantType = "purchase"
	EntitlementGrantTypeFamilySharing EntitlementGrantType = "familySharing"
	EntitlementGrantTypeOfferCode     EntitlementGrantType = "offerCode"
	EntitlementGrantTypeManual        EntitlementGrantType = "manual"
)

// EntitlementPeriodType is one of the words below, or one that only a newer daemon knows.
type EntitlementPeriodType string

// The words of EntitlementPeriodType.
const (
	EntitlementPeriodTypeNormal EntitlementPeriodType = "normal"
	EntitlementPeriodTypeTrial  EntitlementPeriodType = "trial"
	EntitlementPeriodTypeIntro  EntitlementPeriodType = "intro"
)

// EntitlementRenewState is one of the words below, or one that only a newer daemon knows.
type EntitlementRenewState string

// The words of EntitlementRenewState.
const (
	EntitlementRenewStateWillRenew    EntitlementRenewState = "willRenew"
	EntitlementRenewStateCanceled     EntitlementRenewState = "canceled"
	EntitlementRenewStateBillingIssue EntitlementRenewState = "billingIssue"
	EntitlementRenewStateNonRenewable EntitlementRenewState = "nonRenewable"
	EntitlementRenewStateUnknown      EntitlementRenewState = "unknown"
)

// EventKind is one of the words below, or one that only a newer daemon knows. What happened.
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
)

// EventOutcome is one of the words below, or one that only a newer daemon knows. identified: what
// identify answered.
type EventOutcome string

// The words of EventOutcome.
const (
	EventOutcomeAttached EventOutcome = "attached"
	EventOutcomeAliased  EventOutcome = "aliased"
	EventOutcomeMoved    EventOutcome = "moved"
	EventOutcomeSwitched EventOutcome = "switched"
)

// ExplanationStepMethod is one of the words below, or one that only a newer daemon knows. What
// brought it about.
type ExplanationStepMethod string

// The words of ExplanationStepMethod.
const (
	ExplanationStepMethodIdentify     ExplanationStepMethod = "identify"
	ExplanationStepMethodRestore      ExplanationStepMethod = "restore"
	ExplanationStepMethodPurchase     ExplanationStepMethod = "purchase"
	ExplanationStepMethodUserLinkUndo ExplanationStepMethod = "user.link.undo"
)

// ExplanationStepStep is one of the words below, or one that only a newer daemon knows. What it
// is. rules.md says what each is about.
type ExplanationStepStep string

// The words of ExplanationStepStep.
const (
	ExplanationStepStepPurchased   ExplanationStepStep = "purchased"
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

// HelpfulCallRole is one of the words below, or one that only a newer daemon knows. What a peer
// needs for it.
type HelpfulCallRole string

// The words of HelpfulCallRole.
const (
	HelpfulCallRoleRead  HelpfulCallRole = "read"
	HelpfulCallRoleWrite HelpfulCallRole = "write"
	HelpfulCallRoleAdmin HelpfulCallRole = "admin"
)

// IdentifyResultOutcome is one of the words below, or one that only a newer daemon knows.
// attached: the user gained at least one purchase and nobody lost any. moved: it gained what the
// anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
// unchanged: it was the same user already.
type IdentifyResultOutcome string

// The words of IdentifyResultOutcome.
const (
	IdentifyResultOutcomeAttached  IdentifyResultOutcome = "attached"
	IdentifyResultOutcomeAliased   IdentifyResultOutcome = "aliased"
	IdentifyResultOutcomeMoved     IdentifyResultOutcome = "moved"
	IdentifyResultOutcomeSwitched  IdentifyResultOutcome = "switched"
	IdentifyResultOutcomeUnchanged IdentifyResultOutcome = "unchanged"
)

// KeptLinkMethod is one of the words below, or one that only a newer daemon knows. What brought
// it about.
type KeptLinkMethod string

// The words of KeptLinkMethod.
const (
	KeptLinkMethodRestore      KeptLinkMethod = "restore"
	KeptLinkMethodPurchase     KeptLinkMethod = "purchase"
	KeptLinkMethodUserLinkUndo KeptLinkMethod = "user.link.undo"
)

// LackKind is one of the words below, or one that only a newer daemon knows. What is missing.
// rules.md says what each means.
type LackKind string

// The words of LackKind.
const (
	LackKindExpired       LackKind = "expired"
	LackKindPaused        LackKind = "paused"
	LackKindBillingRetry  LackKind = "billingRetry"
	LackKindRefunded      LackKind = "refunded"
	LackKindRevoked       LackKind = "revoked"
	LackKindNotYet        LackKind = "notYet"
	LackKindEnvironment   LackKind = "environment"
	LackKindNotMapped     LackKind = "notMapped"
	LackKindNotIdentified LackKind = "notIdentified"
	LackKindHeldByAnother LackKind = "heldByAnother"
	LackKindHeldByNobody  LackKind = "heldByNobody"
	LackKindNoProduct     LackKind = "noProduct"
	LackKindNoPurchase    LackKind = "noPurchase"
	LackKindNotGranted    LackKind = "notGranted"
)

// LogoutResultOutcome is one of the words below, or one that only a newer daemon knows.
// loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous user.
// unchanged: nobody was logged in.
type LogoutResultOutcome string

// The words of LogoutResultOutcome.
const (
	LogoutResultOutcomeLoggedOut LogoutResultOutcome = "loggedOut"
	LogoutResultOutcomeRotated   LogoutResultOutcome = "rotated"
	LogoutResultOutcomeUnchanged LogoutResultOutcome = "unchanged"
)

// MethodSummaryRole is one of the words below, or one that only a newer daemon knows.
type MethodSummaryRole string

// The words of MethodSummaryRole.
const (
	MethodSummaryRoleRead  MethodSummaryRole = "read"
	MethodSummaryRoleWrite MethodSummaryRole = "write"
	MethodSummaryRoleAdmin MethodSummaryRole = "admin"
)

// OutdoneLostBy is one of the words below, or one that only a newer daemon knows. What decided:
// the first in the order of rules.md in which the two differ.
type OutdoneLostBy string

// The words of OutdoneLostBy.
const (
	OutdoneLostByActive                OutdoneLostBy = "active"
	OutdoneLostByEnd                   OutdoneLostBy = "end"
	OutdoneLostByPurchasedAt           OutdoneLostBy = "purchasedAt"
	OutdoneLostByTransactionID         OutdoneLostBy = "transactionId"
	OutdoneLostByStore                 OutdoneLostBy = "store"
	OutdoneLostByOriginalTransactionID OutdoneLostBy = "originalTransactionId"
	OutdoneLostByOrder                 OutdoneLostBy = "order"
)

// PeerRole is one of the words below, or one that only a newer daemon knows.
type PeerRole string

// The words of PeerRole.
const (
	PeerRoleRead  PeerRole = "read"
	PeerRoleWrite PeerRole = "write"
	PeerRoleAdmin PeerRole = "admin"
)

// PeriodType is one of the words below, or one that only a newer daemon knows. What the customer
// pays for a period.
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

// ProductKind is one of the words below, or one that only a newer daemon knows. What a product
// is; it decides how a purchase moves and ends.
type ProductKind string

// The words of ProductKind.
const (
	ProductKindSubscription            ProductKind = "subscription"
	ProductKindNonRenewingSubscription ProductKind = "nonRenewingSubscription"
	ProductKindNonConsumable           ProductKind = "nonConsumable"
	ProductKindConsumable              ProductKind = "consumable"
)

// ProjectEnvironment is one of the words below, or one that only a newer daemon knows. Which
// purchases count in a project.
type ProjectEnvironment string

// The words of ProjectEnvironment.
const (
	ProjectEnvironmentProduction ProjectEnvironment = "production"
	ProjectEnvironmentSandbox    ProjectEnvironment = "sandbox"
	ProjectEnvironmentAny        ProjectEnvironment = "any"
)

// PurchaseEnvironment is one of the words below, or one that only a newer daemon knows. Where the
// store took the money.
type PurchaseEnvironment string

// The words of PurchaseEnvironment.
const (
	PurchaseEnvironmentProduction PurchaseEnvironment = "production"
	PurchaseEnvironmentSandbox    PurchaseEnvironment = "sandbox"
)

// PurchaseResultOutcome is one of the words below, or one that only a newer daemon knows.
// recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
// planChanged: a new transaction with another product. renewed: any other new transaction.
// unchanged: nothing new.
type PurchaseResultOutcome string

// The words of PurchaseResultOutcome.
const (
	PurchaseResultOutcomeRecorded    PurchaseResultOutcome = "recorded"
	PurchaseResultOutcomeRenewed     PurchaseResultOutcome = "renewed"
	PurchaseResultOutcomePlanChanged PurchaseResultOutcome = "planChanged"
	PurchaseResultOutcomeReceived    PurchaseResultOutcome = "received"
	PurchaseResultOutcomeUnchanged   PurchaseResultOutcome = "unchanged"
)

// RefusalRule is one of the words below, or one that only a newer daemon knows. The rule that
// refused.
type RefusalRule string

// The words of RefusalRule.
const (
	RefusalRuleOnRestore        RefusalRule = "onRestore"
	RefusalRuleOneTimePurchases RefusalRule = "oneTimePurchases"
)

// RulesAnonymousHolders is one of the words below, or one that only a newer daemon knows.
type RulesAnonymousHolders string

// The words of RulesAnonymousHolders.
const (
	RulesAnonymousHoldersAsOthers RulesAnonymousHolders = "asOthers"
	RulesAnonymousHoldersAlias    RulesAnonymousHolders = "alias"
)

// RulesChoiceObjectAnonymousHolders is one of the words below, or one that only a newer daemon
// knows.
type RulesChoiceObjectAnonymousHolders string

// The words of RulesChoiceObjectAnonymousHolders.
const (
	RulesChoiceObjectAnonymousHoldersAsOthers RulesChoiceObjectAnonymousHolders = "asOthers"
	RulesChoiceObjectAnonymousHoldersAlias    RulesChoiceObjectAnonymousHolders = "alias"
)

// RulesChoiceObjectOnAnonymousLogout is one of the words below, or one that only a newer daemon
// knows.
type RulesChoiceObjectOnAnonymousLogout string

// The words of RulesChoiceObjectOnAnonymousLogout.
const (
	RulesChoiceObjectOnAnonymousLogoutIgnore RulesChoiceObjectOnAnonymousLogout = "ignore"
	RulesChoiceObjectOnAnonymousLogoutRefuse RulesChoiceObjectOnAnonymousLogout = "refuse"
	RulesChoiceObjectOnAnonymousLogoutRotate RulesChoiceObjectOnAnonymousLogout = "rotate"
)

// RulesChoiceObjectOnIdentifyKnown is one of the words below, or one that only a newer daemon
// knows.
type RulesChoiceObjectOnIdentifyKnown string

// The words of RulesChoiceObjectOnIdentifyKnown.
const (
	RulesChoiceObjectOnIdentifyKnownAttach            RulesChoiceObjectOnIdentifyKnown = "attach"
	RulesChoiceObjectOnIdentifyKnownAlias             RulesChoiceObjectOnIdentifyKnown = "alias"
	RulesChoiceObjectOnIdentifyKnownAliasUnlessLinked RulesChoiceObjectOnIdentifyKnown = "aliasUnlessLinked"
	RulesChoiceObjectOnIdentifyKnownMove              RulesChoiceObjectOnIdentifyKnown = "move"
	RulesChoiceObjectOnIdentifyKnownSwitch            RulesChoiceObjectOnIdentifyKnown = "switch"
)

// RulesChoiceObjectOnIdentifyNew is one of the words below, or one that only a newer daemon
// knows.
type RulesChoiceObjectOnIdentifyNew string

// The words of RulesChoiceObjectOnIdentifyNew.
const (
	RulesChoiceObjectOnIdentifyNewAttach            RulesChoiceObjectOnIdentifyNew = "attach"
	RulesChoiceObjectOnIdentifyNewAlias             RulesChoiceObjectOnIdentifyNew = "alias"
	RulesChoiceObjectOnIdentifyNewAliasUnlessLinked RulesChoiceObjectOnIdentifyNew = "aliasUnlessLinked"
	RulesChoiceObjectOnIdentifyNewMove              RulesChoiceObjectOnIdentifyNew = "move"
	RulesChoiceObjectOnIdentifyNewSwitch            RulesChoiceObjectOnIdentifyNew = "switch"
)

// RulesChoiceObjectOnLogout is one of the words below, or one that only a newer daemon knows.
type RulesChoiceObjectOnLogout string

// The words of RulesChoiceObjectOnLogout.
const (
	RulesChoiceObjectOnLogoutReturn RulesChoiceObjectOnLogout = "return"
	RulesChoiceObjectOnLogoutRotate RulesChoiceObjectOnLogout = "rotate"
)

// RulesChoiceObjectOnRestore is one of the words below, or one that only a newer daemon knows.
type RulesChoiceObjectOnRestore string

// The words of RulesChoiceObjectOnRestore.
const (
	RulesChoiceObjectOnRestoreShare              RulesChoiceObjectOnRestore = "share"
	RulesChoiceObjectOnRestoreTransfer           RulesChoiceObjectOnRestore = "transfer"
	RulesChoiceObjectOnRestoreTransferIfInactive RulesChoiceObjectOnRestore = "transferIfInactive"
	RulesChoiceObjectOnRestoreKeep               RulesChoiceObjectOnRestore = "keep"
	RulesChoiceObjectOnRestoreAlias              RulesChoiceObjectOnRestore = "alias"
)

// RulesChoiceObjectOnSwitch is one of the words below, or one that only a newer daemon knows.
type RulesChoiceObjectOnSwitch string

// The words of RulesChoiceObjectOnSwitch.
const (
	RulesChoiceObjectOnSwitchLogoutFirst RulesChoiceObjectOnSwitch = "logoutFirst"
	RulesChoiceObjectOnSwitchSwitch      RulesChoiceObjectOnSwitch = "switch"
)

// RulesChoiceObjectOneTimePurchases is one of the words below, or one that only a newer daemon
// knows.
type RulesChoiceObjectOneTimePurchases string

// The words of RulesChoiceObjectOneTimePurchases.
const (
	RulesChoiceObjectOneTimePurchasesMove RulesChoiceObjectOneTimePurchases = "move"
	RulesChoiceObjectOneTimePurchasesStay RulesChoiceObjectOneTimePurchases = "stay"
)

// RulesChoiceObjectPurchaseHolders is one of the words below, or one that only a newer daemon
// knows.
type RulesChoiceObjectPurchaseHolders string

// The words of RulesChoiceObjectPurchaseHolders.
const (
	RulesChoiceObjectPurchaseHoldersDeviceAndUser RulesChoiceObjectPurchaseHolders = "deviceAndUser"
	RulesChoiceObjectPurchaseHoldersCurrentUser   RulesChoiceObjectPurchaseHolders = "currentUser"
)

// RulesOnAnonymousLogout is one of the words below, or one that only a newer daemon knows.
type RulesOnAnonymousLogout string

// The words of RulesOnAnonymousLogout.
const (
	RulesOnAnonymousLogoutIgnore RulesOnAnonymousLogout = "ignore"
	RulesOnAnonymousLogoutRefuse RulesOnAnonymousLogout = "refuse"
	RulesOnAnonymousLogoutRotate RulesOnAnonymousLogout = "rotate"
)

// RulesOnIdentifyKnown is one of the words below, or one that only a newer daemon knows.
type RulesOnIdentifyKnown string

// The words of RulesOnIdentifyKnown.
const (
	RulesOnIdentifyKnownAttach            RulesOnIdentifyKnown = "attach"
	RulesOnIdentifyKnownAlias             RulesOnIdentifyKnown = "alias"
	RulesOnIdentifyKnownAliasUnlessLinked RulesOnIdentifyKnown = "aliasUnlessLinked"
	RulesOnIdentifyKnownMove              RulesOnIdentifyKnown = "move"
	RulesOnIdentifyKnownSwitch            RulesOnIdentifyKnown = "switch"
)

// RulesOnIdentifyNew is one of the words below, or one that only a newer daemon knows.
type RulesOnIdentifyNew string

// The words of RulesOnIdentifyNew.
const (
	RulesOnIdentifyNewAttach            RulesOnIdentifyNew = "attach"
	RulesOnIdentifyNewAlias             RulesOnIdentifyNew = "alias"
	RulesOnIdentifyNewAliasUnlessLinked RulesOnIdentifyNew = "aliasUnlessLinked"
	RulesOnIdentifyNewMove              RulesOnIdentifyNew = "move"
	RulesOnIdentifyNewSwitch            RulesOnIdentifyNew = "switch"
)

// RulesOnLogout is one of the words below, or one that only a newer daemon knows.
type RulesOnLogout string

// The words of RulesOnLogout.
const (
	RulesOnLogoutReturn RulesOnLogout = "return"
	RulesOnLogoutRotate RulesOnLogout = "rotate"
)

// RulesOnRestore is one of the words below, or one that only a newer daemon knows.
type RulesOnRestore string

// The words of RulesOnRestore.
const (
	RulesOnRestoreShare              RulesOnRestore = "share"
	RulesOnRestoreTransfer           RulesOnRestore = "transfer"
	RulesOnRestoreTransferIfInactive RulesOnRestore = "transferIfInactive"
	RulesOnRestoreKeep               RulesOnRestore = "keep"
	RulesOnRestoreAlias              RulesOnRestore = "alias"
)

// RulesOnSwitch is one of the words below, or one that only a newer daemon knows.
type RulesOnSwitch string

// The words of RulesOnSwitch.
const (
	RulesOnSwitchLogoutFirst RulesOnSwitch = "logoutFirst"
	RulesOnSwitchSwitch      RulesOnSwitch = "switch"
)

// RulesOneTimePurchases is one of the words below, or one that only a newer daemon knows.
type RulesOneTimePurchases string

// The words of RulesOneTimePurchases.
const (
	RulesOneTimePurchasesMove RulesOneTimePurchases = "move"
	RulesOneTimePurchasesStay RulesOneTimePurchases = "stay"
)

// RulesPurchaseHolders is one of the words below, or one that only a newer daemon knows.
type RulesPurchaseHolders string

// The words of RulesPurchaseHolders.
const (
	RulesPurchaseHoldersDeviceAndUser RulesPurchaseHolders = "deviceAndUser"
	RulesPurchaseHoldersCurrentUser   RulesPurchaseHolders = "currentUser"
)

// State is one of the words below, or one that only a newer daemon knows. What has become of a
// purchase at a moment; null before it began, and of what one never had.
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

// UserExportResultIDsItemKind is one of the words below, or one that only a newer daemon knows.
// `customer`: the customerId of one who began as identified.
type UserExportResultIDsItemKind string

// The words of UserExportResultIDsItemKind.
const (
	UserExportResultIDsItemKindAnonymous  UserExportResultIDsItemKind = "anonymous"
	UserExportResultIDsItemKindIdentified UserExportResultIDsItemKind = "identified"
	UserExportResultIDsItemKindCustomer   UserExportResultIDsItemKind = "customer"
)

// WarningKind is one of the words below, or one that only a newer daemon knows.
type WarningKind string

// The words of WarningKind.
const (
	WarningKindUnknownProduct         WarningKind = "unknownProduct"
	WarningKindUnknownEntitlement     WarningKind = "unknownEntitlement"
	WarningKindSubscriptionWithoutEnd WarningKind = "subscriptionWithoutEnd"
	WarningKindHeldByNobody           WarningKind = "heldByNobody"
)

// WebhookFormat is one of the words below, or one that only a newer daemon knows. In whose words
// events are posted: `entitled`, as the feed has them, or `purchasely`, as Purchasely's page
// shows them (webhooks.md).
type WebhookFormat string

// The words of WebhookFormat.
const (
	WebhookFormatEntitled   WebhookFormat = "entitled"
	WebhookFormatPurchasely WebhookFormat = "purchasely"
)

// ClockChoice is one of ClockChoiceWord and ClockChoiceObject. `system`; `manual`, which begins
// now; or the moment at which a manual clock begins.
type ClockChoice interface{ isClockChoice() }

func (ClockChoiceWord) isClockChoice() {}

func (ClockChoiceObject) isClockChoice() {}

// RulesChoice is one of Preset and RulesChoiceObject. A preset's name, or a preset and what
// differs from it.
type RulesChoice interface{ isRulesChoice() }

func (Preset) isRulesChoice() {}

func (RulesChoiceObject) isRulesChoice() {}

// Entitlement: What a user may use, and why. One purchase or grant, the winner, supplies every
// member. Of an entitlement that the user never had all are null but `id`, `active` (false),
// `renewState` (unknown) and `renewsCount` (0).
type Entitlement struct {
	// What a user may use.
	ID string `json:"id"`

	Active bool `json:"active"`

	// What has become of a purchase at a moment; null before it began, and of what one never had.
	State *State `json:"state"`

	// The product that gives it; null for a grant.
	ProductID *string `json:"productId"`

	// The store, or `manual` for a grant.
	Source *string `json:"source"`

	RenewState EntitlementRenewState `json:"renewState"`

	GrantType *EntitlementGrantType `json:"grantType"`

	PeriodType *EntitlementPeriodType `json:"periodType"`

	// A Moment, or null where there is none.
	StartedAt *time.Time `json:"startedAt"`

	// Null where there is no end.
	ExpiresAt *time.Time `json:"expiresAt"`

	// A Moment, or null where there is none.
	GracePeriodExpiresAt *time.Time `json:"gracePeriodExpiresAt"`

	// A Moment, or null where there is none.
	FirstPurchasedAt *time.Time `json:"firstPurchasedAt"`

	// A Moment, or null where there is none.
	LastPurchasedAt *time.Time `json:"lastPurchasedAt"`

	// A Moment, or null where there is none.
	TrialStartedAt *time.Time `json:"trialStartedAt"`

	// A Moment, or null where there is none.
	AutoRenewDisabledAt *time.Time `json:"autoRenewDisabledAt"`

	RenewsCount int64 `json:"renewsCount"`

	Environment *EntitlementEnvironment `json:"environment"`

	// Null for a grant.
	Store *string `json:"store"`

	// Null for a grant.
	TransactionID *string `json:"transactionId"`

	// Null for a grant.
	OriginalTransactionID *string `json:"originalTransactionId"`
}

// Warning: Something that was done, and may not be what was meant.
type Warning struct {
	Kind WarningKind `json:"kind"`

	// One sentence for people.
	Message string `json:"message"`

	// Names that do exist, the nearest first.
	Nearest []string `json:"nearest,omitempty"`
}

// CheckEntitlementsResult: What `checkEntitlements` answers.
type CheckEntitlementsResult struct {
	// The current user's id.
	UserID string `json:"userId"`

	// Whether the project has this user. Only there when the caller gave ifUnknown.
	Known *bool `json:"known,omitempty"`

	// From an entitlement's id to the entitlement, inactive ones too.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	At time.Time `json:"at"`

	// Only there when there are any.
	Warnings []Warning `json:"warnings,omitempty"`
}

// Cause: Either a request (`method`, and its `id` as it came; no `id` for a notification), or
// `clock`: something came due by itself.
type Cause struct {
	Method *string `json:"method,omitempty"`

	ID Optional[any] `json:"id,omitempty"`

	Clock *bool `json:"clock,omitempty"`
}

// Event: Something that happened in a project. What else stands in it depends on its kind; see
// rules.md.
type Event struct {
	// The project's running number; not there in a dry run.
	Cursor *string `json:"cursor,omitempty"`

	// Made up; never the same twice.
	ID string `json:"id"`

	// What happened.
	Kind EventKind `json:"kind"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	At time.Time `json:"at"`

	// A namespace: projects share no device, user, purchase or event.
	Project string `json:"project"`

	// The customerId of the one whom it is about; not there in clockAdvanced, which is about nobody.
	User *string `json:"user,omitempty"`

	// There when that one is identified.
	UserID *string `json:"userId,omitempty"`

	// There when that one is anonymous; beside userId in identified and loggedOut, where it is the
	// device's anonymous user, the new one after a rotation.
	AnonymousID *string `json:"anonymousId,omitempty"`

	// Either a request (`method`, and its `id` as it came; no `id` for a notification), or `clock`:
	// something came due by itself.
	Cause Cause `json:"cause"`

	// userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated,
	// purchaseExpired, and what comes of a purchase: the device, null where there is none.
	Device Optional[string] `json:"device,omitempty"`

	// identified: what identify answered.
	Outcome *EventOutcome `json:"outcome,omitempty"`

	// Of a move: who held the purchase before.
	From []string `json:"from,omitempty"`

	// Of a move: who holds it now.
	To *string `json:"to,omitempty"`

	// Of a move: whether those in `from` keep it.
	Shared *bool `json:"shared,omitempty"`

	// linkUndone: the id of the event whose link was taken back.
	Undone *string `json:"undone,omitempty"`

	// usersAliased, and linkUndone where customers part: every id that reaches the customer now, in
	// the order of their bytes.
	Aliases []string `json:"aliases,omitempty"`

	// usersAliased: the customerId that became part of `user`; not there when the id that joined was
	// new.
	Absorbed *string `json:"absorbed,omitempty"`

	// entitlementsActivated, entitlementsDeactivated: whose access changed, in the order of their
	// bytes. granted, grantRevoked: the one.
	Entitlements []string `json:"entitlements,omitempty"`

	// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
	// such word.
	Store *string `json:"store,omitempty"`

	// One transaction of a store.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// One transaction of a store.
	TransactionID *string `json:"transactionId,omitempty"`

	// A product, as the store or the catalogue calls it.
	Product *string `json:"product,omitempty"`

	// What a product is; it decides how a purchase moves and ends.
	ProductKind *ProductKind `json:"productKind,omitempty"`

	// purchase…: who holds it.
	Holders []string `json:"holders,omitempty"`

	// Where the store took the money.
	Environment *PurchaseEnvironment `json:"environment,omitempty"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	FirstPurchasedAt *time.Time `json:"firstPurchasedAt,omitempty"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	PurchasedAt *time.Time `json:"purchasedAt,omitempty"`

	// Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has, or
	// had.
	ExpiresAt Optional[time.Time] `json:"expiresAt,omitempty"`

	// What the customer pays for a period.
	PeriodType *PeriodType `json:"periodType,omitempty"`

	IsFamilyShared *bool `json:"isFamilyShared,omitempty"`

	Price Optional[string] `json:"price,omitempty"`

	Currency Optional[string] `json:"currency,omitempty"`

	Country Optional[string] `json:"country,omitempty"`

	OfferCode Optional[string] `json:"offerCode,omitempty"`

	// Up to 20 strings of the caller's own, told again in the events of this purchase.
	Attributes map[string]string `json:"attributes,omitempty"`

	// clockAdvanced: what the clock shows now.
	Now *time.Time `json:"now,omitempty"`
}

// ClockAdvanceResult: What `clock.advance` answers.
type ClockAdvanceResult struct {
	// What the clock shows now.
	Now time.Time `json:"now"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// EventsAcknowledgeResult: What `events.acknowledge` answers.
type EventsAcknowledgeResult struct {
	// Who reads the events: a name of the reader's own choice, such as that of a worker.
	Consumer string `json:"consumer"`

	// Where the consumer stands: the greatest that it has acknowledged.
	Cursor string `json:"cursor"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told, which is nothing.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// EventsReadResult: What `events.read` answers.
type EventsReadResult struct {
	Events []Event `json:"events"`

	// Where to go on: of the last event told, or, when there are no more, of the newest that there
	// is.
	Cursor string `json:"cursor"`

	// True when there may be more: another call looks there at once. Also where none of the events
	// that were looked at is one of those wanted.
	More bool `json:"more"`
}

// EventsSubscribeResult: What `events.subscribe` answers.
type EventsSubscribeResult struct {
	// A subscription of one connection; another connection may have one of the same name.
	Subscription string `json:"subscription"`

	// The place behind which it tells.
	Cursor string `json:"cursor"`
}

// EventsUnsubscribeResult: What `events.unsubscribe` answers.
type EventsUnsubscribeResult struct {
	// A subscription of one connection; another connection may have one of the same name.
	Subscription string `json:"subscription"`

	// Everything up to here was told, or is of no kind that was wanted.
	Cursor string `json:"cursor"`
}

// EventsWaitResult: What `events.wait` answers.
type EventsWaitResult struct {
	Events []Event `json:"events"`

	// Where to go on: of the last event told, or, when there are no more, of the newest that there
	// is.
	Cursor string `json:"cursor"`

	// True when there may be more: another call looks there at once. Also where none of the events
	// that were looked at is one of those wanted.
	More bool `json:"more"`
}

// AppliedRule: A rule of the project, with the value by which something was decided.
type AppliedRule struct {
	// As in `project.define`.
	Name AppliedRuleName `json:"name"`

	Value string `json:"value"`
}

// ExplanationStep: One thing that led somebody to an entitlement, or took it away. Members that
// make no sense for a step, or are not known, are left out.
type ExplanationStep struct {
	// What it is. rules.md says what each is about.
	Step ExplanationStepStep `json:"step"`

	// One sentence for people.
	Text string `json:"text"`

	// When it came about, as far as it has a time; of `clock` the moment asked about.
	At *time.Time `json:"at"`

	// The event that told of it.
	Event *string `json:"event,omitempty"`

	// That event's.
	Cursor *string `json:"cursor,omitempty"`

	// The rule by which it came about.
	Rule *AppliedRule `json:"rule,omitempty"`

	// What brought it about.
	Method *ExplanationStepMethod `json:"method,omitempty"`

	// Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
	// `identified` the device's anonymous user.
	From []string `json:"from,omitempty"`

	// Who has it by this; of `aliased` the other side.
	To []string `json:"to,omitempty"`

	// Of `purchased` and `identified`; null where a purchase came from no device.
	Device Optional[string] `json:"device,omitempty"`

	// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
	// such word.
	Store *string `json:"store,omitempty"`

	// One transaction of a store.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// One transaction of a store.
	TransactionID *string `json:"transactionId,omitempty"`

	// A product, as the store or the catalogue calls it.
	Product *string `json:"product,omitempty"`

	// What it is at the moment.
	State Optional[State] `json:"state,omitempty"`

	// Of `clock`: since when it is so; where access is over, its last moment. Else when the period
	// begins.
	Since Optional[time.Time] `json:"since,omitempty"`

	// The last moment of it, as far as is known; of a pause when it ends. Null where there is no
	// end.
	Until Optional[time.Time] `json:"until,omitempty"`

	// Only there, and true, where a login came to this when an earlier link was taken back.
	DecidedAnew *bool `json:"decidedAnew,omitempty"`
}

// Outdone: A purchase or a grant that gives an entitlement, too, and gives way to another one.
type Outdone struct {
	// What decided: the first in the order of rules.md in which the two differ.
	LostBy OutdoneLostBy `json:"lostBy"`

	// One sentence for people.
	Text string `json:"text"`

	// As it would be if nothing else gave it.
	Entitlement Entitlement `json:"entitlement"`
}

// HelpfulCall: A call, ready to be sent, that would make an entitlement active: it was rehearsed,
// and it did.
type HelpfulCall struct {
	Method string `json:"method"`

	// As the method takes them.
	Params map[string]any `json:"params"`

	// What a peer needs for it.
	Role HelpfulCallRole `json:"role"`

	// One sentence for people.
	Text string `json:"text"`
}

// Lack: Something without which an entitlement is not active.
type Lack struct {
	// What is missing. rules.md says what each means.
	Kind LackKind `json:"kind"`

	// One sentence for people.
	Text string `json:"text"`

	// Of what is about a purchase, as the next two are.
	Store *string `json:"store,omitempty"`

	// One transaction of a store.
	OriginalTransactionID *string `json:"originalTransactionId,omitempty"`

	// A product, as the store or the catalogue calls it.
	Product *string `json:"product,omitempty"`

	// Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the anonymous
	// one, of several the least by bytes.
	Holder *string `json:"holder,omitempty"`

	// The last moment with access; of `refunded` and `revoked` when that was.
	Since *time.Time `json:"since,omitempty"`

	// Of `paused` when the pause ends, of `notYet` when it begins.
	Until *time.Time `json:"until,omitempty"`

	// Of `heldByAnother`: how it came to its holder.
	Because []ExplanationStep `json:"because,omitempty"`

	// Calls that would make the entitlement active at the moment asked about, each by itself. Each
	// stands where it helps first.
	WouldHelp []HelpfulCall `json:"wouldHelp"`
}

// ExplainResultOmitted: Only there when a list was cut: by how many.
type ExplainResultOmitted struct {
	Because int64 `json:"because"`

	Others int64 `json:"others"`

	Missing int64 `json:"missing"`
}

// ExplainResult: What `explain` answers.
type ExplainResult struct {
	// The current user's id.
	UserID string `json:"userId"`

	// Whether the user may use it.
	Active bool `json:"active"`

	// As `checkEntitlements` has it.
	Entitlement Entitlement `json:"entitlement"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	At time.Time `json:"at"`

	// From the purchase or the grant through each link to the catalogue and the clock: of what is
	// active, or was, or may be. At most 50 steps, of more the first and the last.
	Because []ExplanationStep `json:"because"`

	// What gives it, too, and gives way, the best first. At most 20.
	Others []Outdone `json:"others"`

	// Empty where it is active. At most 20.
	Missing []Lack `json:"missing"`

	// Only there when a list was cut: by how many.
	Omitted *ExplainResultOmitted `json:"omitted,omitempty"`
}

// GrantResult: What `grant` answers.
type GrantResult struct {
	// As it stands now, whatever gives it.
	Entitlement Entitlement `json:"entitlement"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// User: Who somebody is: the current user of a device, or the user that an id reaches.
type User struct {
	// The current user: the identified id, or else the anonymous one. Asked by an id: that one where
	// it is identified, else the one that stands for the customer.
	ID string `json:"id"`

	// The device's anonymous user. Asked by an id: that id where it is an anonymous one, else null.
	AnonymousID *string `json:"anonymousId"`

	// The identified id, null while anonymous.
	IdentityID *string `json:"identityId"`

	// One made-up id per customer that outlives every login; stands wherever a userId may.
	CustomerID string `json:"customerId"`

	// Every id that reaches this customer, in the order of their bytes. A customerId made for an
	// identified user is none of them.
	Aliases []string `json:"aliases"`

	// Only there when asked by device.
	Device *string `json:"device,omitempty"`

	// When the customer was created.
	CreatedAt time.Time `json:"createdAt"`

	// Which purchases count in a project.
	Environment ProjectEnvironment `json:"environment"`
}

// Move: A purchase that gained a holder or changed it.
type Move struct {
	// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
	// such word.
	Store string `json:"store"`

	// One transaction of a store.
	OriginalTransactionID string `json:"originalTransactionId"`

	// A product, as the store or the catalogue calls it.
	Product string `json:"product"`

	// What a product is; it decides how a purchase moves and ends.
	Kind ProductKind `json:"kind"`

	// Who held it before: one id for each customer, in the order of their bytes.
	From []string `json:"from"`

	// Who holds it now and did not before.
	To string `json:"to"`

	// True when those in `from` still hold it.
	Shared bool `json:"shared"`
}

// IdentifyResult: What `identify` answers.
type IdentifyResult struct {
	// Who somebody is: the current user of a device, or the user that an id reaches.
	User User `json:"user"`

	// True when this call made the user.
	Created bool `json:"created"`

	// attached: the user gained at least one purchase and nobody lost any. moved: it gained what the
	// anonymous user lost. aliased: the two became one customer. switched: nobody gained any.
	// unchanged: it was the same user already.
	Outcome IdentifyResultOutcome `json:"outcome"`

	// True exactly when `purchases` is not empty.
	ShouldRefresh bool `json:"shouldRefresh"`

	// What changed holder; on an alias, what the anonymous user's customer held.
	Purchases []Move `json:"purchases"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// InstallResult: What `install` answers.
type InstallResult struct {
	// One install of one app. A reinstall is a new device.
	Device string `json:"device"`

	// False for a device that was known.
	Created bool `json:"created"`

	// Who somebody is: the current user of a device, or the user that an id reaches.
	User User `json:"user"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// LogoutResult: What `logout` answers.
type LogoutResult struct {
	// Who somebody is: the current user of a device, or the user that an id reaches.
	User User `json:"user"`

	// loggedOut: back to the device's anonymous user. rotated: the device has a new anonymous user.
	// unchanged: nobody was logged in.
	Outcome LogoutResultOutcome `json:"outcome"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// Rules: Every rule of a project, spelled out. rules.md says what each does.
type Rules struct {
	// A named set of rules.
	Preset Preset `json:"preset"`

	// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
	// anonymous id is a lower-case UUID.
	AnonymousPrefix string `json:"anonymousPrefix"`

	OnIdentifyNew RulesOnIdentifyNew `json:"onIdentifyNew"`

	OnIdentifyKnown RulesOnIdentifyKnown `json:"onIdentifyKnown"`

	OnSwitch RulesOnSwitch `json:"onSwitch"`

	OnLogout RulesOnLogout `json:"onLogout"`

	OnAnonymousLogout RulesOnAnonymousLogout `json:"onAnonymousLogout"`

	PurchaseHolders RulesPurchaseHolders `json:"purchaseHolders"`

	OnRestore RulesOnRestore `json:"onRestore"`

	AnonymousHolders RulesAnonymousHolders `json:"anonymousHolders"`

	OneTimePurchases RulesOneTimePurchases `json:"oneTimePurchases"`

	// In Unicode scalars.
	UserIDLengthMax int64 `json:"userIdLengthMax"`

	// Ids that nobody may have, compared byte by byte. The empty one is always among them.
	BlockedUserIDs []string `json:"blockedUserIds"`
}

// Product: A product of the catalogue.
type Product struct {
	// Null or left out: what a purchase says, else `subscription` with an end and `nonConsumable`
	// without.
	Kind Optional[ProductKind] `json:"kind,omitempty"`

	// What it gives access to.
	Entitlements []string `json:"entitlements"`
}

// Clock: Whose time the project lives in.
type Clock struct {
	Kind ClockKind `json:"kind"`

	// Only for a manual clock.
	Now *time.Time `json:"now,omitempty"`
}

// WebhookSummary: An address to which a project's events are posted.
type WebhookSummary struct {
	// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and a
	// query; without a user, a password or a fragment. Every reader of the project sees it.
	URL string `json:"url"`

	// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
	// Purchasely's page shows them (webhooks.md).
	Format WebhookFormat `json:"format"`
}

// Counts: How much a project holds.
type Counts struct {
	Devices int64 `json:"devices"`

	Users int64 `json:"users"`

	Customers int64 `json:"customers"`

	Purchases int64 `json:"purchases"`

	Events int64 `json:"events"`
}

// Project: A project as it is defined, and how much it holds.
type Project struct {
	// A namespace: projects share no device, user, purchase or event.
	ID string `json:"id"`

	// Every rule of a project, spelled out. rules.md says what each does.
	Rules Rules `json:"rules"`

	// From a product's id to the product.
	Products map[string]Product `json:"products"`

	// What may be granted besides what the catalogue gives.
	Entitlements []string `json:"entitlements"`

	// Which purchases count in a project.
	Environment ProjectEnvironment `json:"environment"`

	// Whose time the project lives in.
	Clock Clock `json:"clock"`

	// Where its events are posted; what the posts are signed with only admins are told.
	Webhooks []WebhookSummary `json:"webhooks"`

	// By the project's own clock as it was when the project was made.
	CreatedAt time.Time `json:"createdAt"`

	// How much a project holds.
	Counts Counts `json:"counts"`
}

// ProjectDefineResult: What `project.define` answers.
type ProjectDefineResult struct {
	// A project as it is defined, and how much it holds.
	Project Project `json:"project"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told with the call. What customers are told of a new
	// catalogue follows later, and is not shown.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// RulesChoiceObject is an object of the protocol.
type RulesChoiceObject struct {
	// A named set of rules.
	Preset Preset `json:"preset,omitempty"`

	// What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
	// anonymous id is a lower-case UUID.
	AnonymousPrefix *string `json:"anonymousPrefix,omitempty"`

	OnIdentifyNew RulesChoiceObjectOnIdentifyNew `json:"onIdentifyNew,omitempty"`

	OnIdentifyKnown RulesChoiceObjectOnIdentifyKnown `json:"onIdentifyKnown,omitempty"`

	OnSwitch RulesChoiceObjectOnSwitch `json:"onSwitch,omitempty"`

	OnLogout RulesChoiceObjectOnLogout `json:"onLogout,omitempty"`

	OnAnonymousLogout RulesChoiceObjectOnAnonymousLogout `json:"onAnonymousLogout,omitempty"`

	PurchaseHolders RulesChoiceObjectPurchaseHolders `json:"purchaseHolders,omitempty"`

	OnRestore RulesChoiceObjectOnRestore `json:"onRestore,omitempty"`

	AnonymousHolders RulesChoiceObjectAnonymousHolders `json:"anonymousHolders,omitempty"`

	OneTimePurchases RulesChoiceObjectOneTimePurchases `json:"oneTimePurchases,omitempty"`

	// In Unicode scalars.
	UserIDLengthMax *int64 `json:"userIdLengthMax,omitempty"`

	// Ids that nobody may have, compared byte by byte. The empty one is always among them.
	BlockedUserIDs []string `json:"blockedUserIds,omitempty"`
}

// ClockChoiceObject is an object of the protocol.
type ClockChoiceObject struct {
	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	Manual time.Time `json:"manual"`
}

// WebhookChoice: An address to which a project's events are to be posted.
type WebhookChoice struct {
	// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and a
	// query; without a user, a password or a fragment. Every reader of the project sees it.
	URL string `json:"url"`

	// What posts are signed with. After `whsec_` stand the key's bytes in base64; any other secret
	// is the key itself, in UTF-8.
	Secret string `json:"secret"`

	// Posts are signed with this one as well, until all who read them know the other.
	OldSecret *string `json:"oldSecret,omitempty"`

	// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
	// Purchasely's page shows them (webhooks.md).
	Format WebhookFormat `json:"format,omitempty"`
}

// ProjectDescribeResult: What `project.describe` answers.
type ProjectDescribeResult struct {
	// A project as it is defined, and how much it holds.
	Project Project `json:"project"`
}

// ProjectSummary: One line of the list of projects.
type ProjectSummary struct {
	// A namespace: projects share no device, user, purchase or event.
	ID string `json:"id"`

	// A named set of rules.
	Preset Preset `json:"preset"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	CreatedAt time.Time `json:"createdAt"`

	// How much a project holds.
	Counts Counts `json:"counts"`
}

// ProjectListResult: What `project.list` answers.
type ProjectListResult struct {
	Projects []ProjectSummary `json:"projects"`
}

// Webhook: An address to which a project's events are posted, and how; only admins are told.
type Webhook struct {
	// An absolute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and a
	// query; without a user, a password or a fragment. Every reader of the project sees it.
	URL string `json:"url"`

	// What posts are signed with. After `whsec_` stand the key's bytes in base64; any other secret
	// is the key itself, in UTF-8.
	Secret string `json:"secret"`

	// Posts are signed with this one as well; null where there is none.
	OldSecret *string `json:"oldSecret"`

	// In whose words events are posted: `entitled`, as the feed has them, or `purchasely`, as
	// Purchasely's page shows them (webhooks.md).
	Format WebhookFormat `json:"format"`

	// The newest event when the URL was first named: those after it are posted.
	Since string `json:"since"`
}

// ProjectWebhooksResult: What `project.webhooks` answers.
type ProjectWebhooksResult struct {
	Webhooks []Webhook `json:"webhooks"`
}

// Transaction: One paid period, or one payment, of a purchase.
type Transaction struct {
	// One transaction of a store.
	TransactionID string `json:"transactionId"`

	// A product, as the store or the catalogue calls it.
	Product string `json:"product"`

	// What the customer pays for a period.
	PeriodType PeriodType `json:"periodType"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	PurchasedAt time.Time `json:"purchasedAt"`

	// A Moment, or null where there is none.
	ExpiresAt *time.Time `json:"expiresAt"`

	// From here on only in an export.
	IsFamilyShared *bool `json:"isFamilyShared,omitempty"`

	// A decimal in a string.
	Price Optional[string] `json:"price,omitempty"`

	// As it came.
	Currency Optional[string] `json:"currency,omitempty"`

	// As it came.
	Country Optional[string] `json:"country,omitempty"`

	// As it came.
	OfferCode Optional[string] `json:"offerCode,omitempty"`

	// Up to 20 strings of the caller's own, told again in the events of this purchase.
	Attributes map[string]string `json:"attributes,omitempty"`
}

// Purchase: One chain of store transactions, and who holds it.
type Purchase struct {
	// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
	// such word.
	Store string `json:"store"`

	// One transaction of a store.
	OriginalTransactionID string `json:"originalTransactionId"`

	// The latest transaction of the chain.
	TransactionID string `json:"transactionId"`

	// A product, as the store or the catalogue calls it.
	Product string `json:"product"`

	// The purchase's own, else the catalogue's, else `subscription` with an end and `nonConsumable`
	// without.
	Kind ProductKind `json:"kind"`

	// As it stands now; null before the first purchasedAt.
	State *State `json:"state"`

	// One id for each customer that holds it, in the order of their bytes.
	Holders []string `json:"holders"`

	// The device that it came from.
	Device *string `json:"device"`

	// The store account that it came from.
	StoreAccount *string `json:"storeAccount"`

	// Of the latest transaction.
	PurchasedAt time.Time `json:"purchasedAt"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	FirstPurchasedAt time.Time `json:"firstPurchasedAt"`

	// A Moment, or null where there is none.
	ExpiresAt *time.Time `json:"expiresAt"`

	// A Moment, or null where there is none.
	TrialStartedAt *time.Time `json:"trialStartedAt"`

	// What the customer pays for a period.
	PeriodType PeriodType `json:"periodType"`

	// Where the store took the money.
	Environment PurchaseEnvironment `json:"environment"`

	IsFamilyShared bool `json:"isFamilyShared"`

	// A decimal in a string.
	Price *string `json:"price"`

	// As it came.
	Currency *string `json:"currency"`

	// As it came.
	Country *string `json:"country"`

	// As it came.
	OfferCode *string `json:"offerCode"`

	// True for a subscription until it is told otherwise; false for every other kind.
	AutoRenew bool `json:"autoRenew"`

	// A Moment, or null where there is none.
	AutoRenewDisabledAt *time.Time `json:"autoRenewDisabledAt"`

	// A Moment, or null where there is none.
	GracePeriodExpiresAt *time.Time `json:"gracePeriodExpiresAt"`

	BillingRetry bool `json:"billingRetry"`

	// A Moment, or null where there is none.
	PausedUntil *time.Time `json:"pausedUntil"`

	// A Moment, or null where there is none.
	RefundedAt *time.Time `json:"refundedAt"`

	// A Moment, or null where there is none.
	RevokedAt *time.Time `json:"revokedAt"`

	// The number of `normal` periods less one, never below none.
	RenewsCount int64 `json:"renewsCount"`

	// The whole history, the oldest first.
	Transactions []Transaction `json:"transactions"`
}

// PurchaseResult: What `purchase` answers.
type PurchaseResult struct {
	// One chain of store transactions, and who holds it.
	Purchase Purchase `json:"purchase"`

	// True when the chain was not known before.
	Created bool `json:"created"`

	// recorded: a new chain. received: a chain that the buyer did not hold, and holds now.
	// planChanged: a new transaction with another product. renewed: any other new transaction.
	// unchanged: nothing new.
	Outcome PurchaseResultOutcome `json:"outcome"`

	// What the buyer may use now.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// Only there when there are any.
	Warnings []Warning `json:"warnings,omitempty"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// PurchaseUpdateResult: What `purchase.update` answers.
type PurchaseUpdateResult struct {
	// One chain of store transactions, and who holds it.
	Purchase Purchase `json:"purchase"`

	// Only there when there are any.
	Warnings []Warning `json:"warnings,omitempty"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// Refusal: A purchase that a restore left where it was, and why.
type Refusal struct {
	// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
	// such word.
	Store string `json:"store"`

	// One transaction of a store.
	OriginalTransactionID string `json:"originalTransactionId"`

	// A product, as the store or the catalogue calls it.
	Product string `json:"product"`

	// Who holds it: the identified holder, else the anonymous one; of several the least by bytes.
	Holder string `json:"holder"`

	// The rule that refused.
	Rule RefusalRule `json:"rule"`
}

// RestoreResult: What `restore` answers.
type RestoreResult struct {
	// Who somebody is: the current user of a device, or the user that an id reaches.
	User User `json:"user"`

	// All that the user now holds and did not before.
	Restored []Move `json:"restored"`

	// Those of them that somebody lost.
	Transferred []Move `json:"transferred"`

	// What stays where it is.
	Refused []Refusal `json:"refused"`

	// What the user may use now.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// Only there when there are any.
	Warnings []Warning `json:"warnings,omitempty"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// PurchaseName: What names a purchase: its store and the first transaction of its chain.
type PurchaseName struct {
	// The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other
	// such word.
	Store string `json:"store"`

	// One transaction of a store.
	OriginalTransactionID string `json:"originalTransactionId"`
}

// RevokeResult: What `revoke` answers.
type RevokeResult struct {
	// As it stands now, whatever gives it.
	Entitlement Entitlement `json:"entitlement"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// RPCDiscoverResult: The OpenRPC document, with `x-role` on every method.
type RPCDiscoverResult struct {
	Openrpc string `json:"openrpc"`

	Info map[string]any `json:"info"`

	Methods []map[string]any `json:"methods"`

	Components map[string]any `json:"components"`
}

// MethodSummary: One line of the list of methods.
type MethodSummary struct {
	Name string `json:"name"`

	Summary string `json:"summary"`

	Role MethodSummaryRole `json:"role"`
}

// ServerDescribeResult: What `server.describe` answers.
type ServerDescribeResult struct {
	// Without `method`: all of them, in the order of their names.
	Methods []MethodSummary `json:"methods,omitempty"`

	// With `method`: its entry of the OpenRPC document.
	Method map[string]any `json:"method,omitempty"`

	// With `method`: in `schemas` each schema that the entry refers to.
	Components map[string]any `json:"components,omitempty"`
}

// Limits: Every limit of the daemon by name.
type Limits struct {
	LineBytesMax int64 `json:"lineBytesMax"`

	BatchEntriesMax int64 `json:"batchEntriesMax"`

	DepthMax int64 `json:"depthMax"`

	RequestIDBytesMax int64 `json:"requestIdBytesMax"`

	// Members that this client does not know by name.
	Additional map[string]int64 `json:"-"`
}

// UnmarshalJSON keeps what has no field of its own in Additional.
func (r *Limits) UnmarshalJSON(data []byte) error {
	type plain Limits
	return withAdditional(data, (*plain)(r), &r.Additional)
}

// Peer: The other end of the connection, as the kernel tells it.
type Peer struct {
	UID int64 `json:"uid"`

	GID int64 `json:"gid"`

	PID int64 `json:"pid"`

	Role PeerRole `json:"role"`
}

// ServerInfoResult: What `server.info` answers.
type ServerInfoResult struct {
	Version string `json:"version"`

	// The version of this protocol.
	Protocol int64 `json:"protocol"`

	// Every limit of the daemon by name.
	Limits Limits `json:"limits"`

	UptimeMs int64 `json:"uptimeMs"`

	// The other end of the connection, as the kernel tells it.
	Peer Peer `json:"peer"`
}

// ServerPingResult: What `server.ping` answers.
type ServerPingResult struct {
	// Always true.
	Pong bool `json:"pong"`

	// By the system's clock.
	Now time.Time `json:"now"`

	// What was given; not there when nothing was.
	Echo Optional[any] `json:"echo,omitempty"`
}

// SetUserPropertyResult: What `setUserProperty` answers.
type SetUserPropertyResult struct {
	// The current user's id.
	UserID string `json:"userId"`

	// The name of a property: 1 to 80 letters, digits, and _ . : - $.
	Key string `json:"key"`

	// The value of a property.
	Value string `json:"value"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// UserDeleteResult: What `user.delete` answers.
type UserDeleteResult struct {
	// Made up: it stands in events wherever an erased id stood. It is nobody's id.
	Tombstone string `json:"tombstone"`

	// How many users were erased: the aliases of the customer.
	Users int64 `json:"users"`

	// How many devices were erased; install makes them anew.
	Devices int64 `json:"devices"`

	// How many purchases were erased: those that nobody else held.
	Purchases int64 `json:"purchases"`

	// How many purchases others hold, and keep.
	Shared int64 `json:"shared"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// UserExportResultIDsItem is an object of the protocol.
type UserExportResultIDsItem struct {
	// A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
	// Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
	// (blockedUserId, userIdTooLong), so no length is given here.
	ID string `json:"id"`

	// `customer`: the customerId of one who began as identified.
	Kind UserExportResultIDsItemKind `json:"kind"`

	// The install that an anonymous id was made for.
	Device *string `json:"device"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	CreatedAt time.Time `json:"createdAt"`
}

// UserExportResultDevicesItem is an object of the protocol.
type UserExportResultDevicesItem struct {
	// One install of one app. A reinstall is a new device.
	Device string `json:"device"`

	// A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax`
	// Unicode scalars, compared byte by byte. An empty or too long one has errors of its own
	// (blockedUserId, userIdTooLong), so no length is given here.
	AnonymousID string `json:"anonymousId"`

	// Who is logged in.
	IdentityID *string `json:"identityId"`

	StoreAccount *string `json:"storeAccount"`

	Platform *string `json:"platform"`

	App *string `json:"app"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	CreatedAt time.Time `json:"createdAt"`
}

// UserExportResultGrantsItem is an object of the protocol.
type UserExportResultGrantsItem struct {
	// What a user may use.
	Entitlement string `json:"entitlement"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	GrantedAt time.Time `json:"grantedAt"`

	// A Moment, or null where there is none.
	ExpiresAt *time.Time `json:"expiresAt"`

	// A Moment, or null where there is none.
	RevokedAt *time.Time `json:"revokedAt"`
}

// UserExportResultPropertiesItem is an object of the protocol.
type UserExportResultPropertiesItem struct {
	// The name of a property: 1 to 80 letters, digits, and _ . : - $.
	Key string `json:"key"`

	// The value of a property.
	Value string `json:"value"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	SetAt time.Time `json:"setAt"`
}

// UserExportResultOverriddenItem is an object of the protocol.
type UserExportResultOverriddenItem struct {
	// The name of a property: 1 to 80 letters, digits, and _ . : - $.
	Key string `json:"key"`

	// The value of a property.
	Value string `json:"value"`

	// RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
	SetAt time.Time `json:"setAt"`
}

// UserExportResult: What `user.export` answers.
type UserExportResult struct {
	// Who somebody is: the current user of a device, or the user that an id reaches.
	User User `json:"user"`

	// Every id that reaches the customer, in the order of their bytes.
	IDs []UserExportResultIDsItem `json:"ids"`

	// Those whose anonymous or identified user is the customer's, in the order of their bytes.
	Devices []UserExportResultDevicesItem `json:"devices"`

	// What the customer holds, each transaction whole.
	Purchases []Purchase `json:"purchases"`

	// Those of the past, too.
	Grants []UserExportResultGrantsItem `json:"grants"`

	Properties []UserExportResultPropertiesItem `json:"properties"`

	// What users of the customer had set, or removed (an empty value), before another of them set it
	// anew.
	Overridden []UserExportResultOverriddenItem `json:"overridden"`

	// From an entitlement's id to the entitlement, inactive ones too.
	Entitlements map[string]Entitlement `json:"entitlements"`

	// Of the entitlements, and of the states of the purchases: now.
	At time.Time `json:"at"`

	// What was told of the customer, the oldest first, up to 1000.
	Events []Event `json:"events"`

	// Where events.read goes on, with the same id as `user`.
	Cursor string `json:"cursor"`

	// True when events.read would tell more.
	MoreEvents bool `json:"moreEvents"`
}

// KeptLink: A link that stands though an earlier one was taken back.
type KeptLink struct {
	// The event that told of it.
	Event string `json:"event"`

	// What brought it about.
	Method KeptLinkMethod `json:"method"`
}

// UserLinkUndoResult: What `user.link.undo` answers.
type UserLinkUndoResult struct {
	// The event.
	Undone string `json:"undone"`

	// What changed holder; `to` is who holds it now, also where somebody only lost it.
	Purchases []Move `json:"purchases"`

	// What came later and stands: restores and purchases that found other holders than they would
	// have, aliases that these made, and links of the same users and purchases that were taken back
	// since.
	Kept []KeptLink `json:"kept"`

	// Only there, and true, in a dry run.
	DryRun *bool `json:"dryRun,omitempty"`

	// Only in a dry run: what would be told.
	Events []Event `json:"events,omitempty"`

	// Only there, and true, when an idempotency key gave the stored result.
	Replayed *bool `json:"replayed,omitempty"`
}

// UserInfoResult: What `userInfo` answers.
type UserInfoResult struct {
	// Who somebody is: the current user of a device, or the user that an id reaches.
	User User `json:"user"`
}

// UserPropertiesResult: What `userProperties` answers.
type UserPropertiesResult struct {
	// From a property's name to its value; a customer has at most 100 by setUserProperty.
	Properties map[string]string `json:"properties"`
}

// CheckEntitlementsParams is what checkEntitlements is given. Exactly one is given: Device or
// UserID.
type CheckEntitlementsParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// Answer for these, each of them, and for no others.
	Entitlements []string `json:"entitlements,omitempty"`

	// The moment to answer for, with today's links; now when left out.
	At time.Time `json:"at,omitempty"`

	// What to answer for a userId that the project does not have: an error, or a result with nothing
	// active and `known` false. The daemon creates nobody. Applies to userId only; default error.
	IfUnknown CheckEntitlementsIfUnknown `json:"ifUnknown,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// ClockAdvanceParams is what clock.advance is given. Exactly one is given: To or By.
type ClockAdvanceParams struct {
	// The moment that it is to show.
	To time.Time `json:"to,omitempty"`

	// How far it is to go.
	By string `json:"by,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// EventsAcknowledgeParams is what events.acknowledge is given.
type EventsAcknowledgeParams struct {
	// Who is done with them; the first time makes the consumer.
	Consumer string `json:"consumer"`

	// The last event that is done with; "0" for none.
	Cursor string `json:"cursor"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// EventsReadParams is what events.read is given.
type EventsReadParams struct {
	// Where to go on: the cursor of an earlier answer.
	After string `json:"after,omitempty"`

	// How many events at most.
	Limit *int64 `json:"limit,omitempty"`

	// Only what is about this customer; any id that reaches it.
	User string `json:"user,omitempty"`

	// Only these kinds.
	Kinds []EventKind `json:"kinds,omitempty"`

	// Goes on behind what this consumer has acknowledged; instead of after.
	Consumer string `json:"consumer,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// EventsSubscribeParams is what events.subscribe is given.
type EventsSubscribeParams struct {
	// Where to begin: the cursor of an earlier answer. From now on when left out.
	After string `json:"after,omitempty"`

	// Only these kinds.
	Kinds []EventKind `json:"kinds,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// EventsUnsubscribeParams is what events.unsubscribe is given.
type EventsUnsubscribeParams struct {
	// As events.subscribe gave it.
	Subscription string `json:"subscription"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// EventsWaitParams is what events.wait is given.
type EventsWaitParams struct {
	// Where to go on: the cursor of an earlier answer.
	After string `json:"after,omitempty"`

	// How many events at most.
	Limit *int64 `json:"limit,omitempty"`

	// Only what is about this customer; any id that reaches it.
	User string `json:"user,omitempty"`

	// Only these kinds.
	Kinds []EventKind `json:"kinds,omitempty"`

	// Goes on behind what this consumer has acknowledged; instead of after.
	Consumer string `json:"consumer,omitempty"`

	// How long to wait, in milliseconds; then the list is empty.
	TimeoutMs int64 `json:"timeoutMs"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// ExplainParams is what explain is given. Exactly one is given: Device or UserID.
type ExplainParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// What is asked about.
	Entitlement string `json:"entitlement"`

	// The moment to answer for, with today's links; now when left out.
	At time.Time `json:"at,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// GrantParams is what grant is given. Exactly one is given: Device or UserID.
type GrantParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// One that the catalogue or the project's `entitlements` know.
	Entitlement string `json:"entitlement"`

	// The last moment of the grant; no end when left out.
	ExpiresAt time.Time `json:"expiresAt,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// IdentifyParams is what identify is given. Exactly one is given: Device or AnonymousID.
type IdentifyParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// Who it is, in the caller's words.
	UserID string `json:"userId"`

	// Instead of the device: its anonymous user.
	AnonymousID string `json:"anonymousId,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// InstallParams is what install is given.
type InstallParams struct {
	// The device; made up when left out.
	Device string `json:"device,omitempty"`

	// Start the device as this user: nothing is attached, moved or aliased.
	UserID string `json:"userId,omitempty"`

	// The store account whose purchases the device can present.
	StoreAccount string `json:"storeAccount,omitempty"`

	// What the device runs.
	Platform string `json:"platform,omitempty"`

	// The app that was installed.
	App string `json:"app,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// LogoutParams is what logout is given.
type LogoutParams struct {
	// The device.
	Device string `json:"device"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// ProjectDefineParams is what project.define is given.
type ProjectDefineParams struct {
	// The project to work in.
	Project string `json:"project,omitempty"`

	// How purchases and users move; qonversion for a new project.
	Rules RulesChoice `json:"rules,omitempty"`

	// The whole catalogue.
	Products map[string]Product `json:"products,omitempty"`

	// What may be granted besides what the catalogue gives.
	Entitlements []string `json:"entitlements,omitempty"`

	// Which purchases count; production for a new project.
	Environment ProjectEnvironment `json:"environment,omitempty"`

	// Whose time it lives in; only before its first device or user. The system's for a new project.
	Clock ClockChoice `json:"clock,omitempty"`

	// Where events are posted; the whole list, each URL once. None for a new project.
	Webhooks []WebhookChoice `json:"webhooks,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// ProjectDescribeParams is what project.describe is given.
type ProjectDescribeParams struct {
	// The project to work in.
	Project string `json:"project,omitempty"`
}

// ProjectListParams is what project.list is given.
type ProjectListParams struct {
	// Taken so that a client may send it with every call; it must exist, and changes nothing.
	Project string `json:"project,omitempty"`
}

// ProjectWebhooksParams is what project.webhooks is given.
type ProjectWebhooksParams struct {
	// The project to work in.
	Project string `json:"project,omitempty"`
}

// PurchaseParams is what purchase is given. Exactly one is given: Device or UserID.
type PurchaseParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device; made when there is none, for the money is real.
	UserID string `json:"userId,omitempty"`

	// What was bought; one that the catalogue does not know is kept all the same.
	Product string `json:"product"`

	// Where it was bought.
	Store string `json:"store"`

	// This transaction.
	TransactionID string `json:"transactionId"`

	// The first transaction of its chain; this one when left out.
	OriginalTransactionID string `json:"originalTransactionId,omitempty"`

	// What the product is; wins over the catalogue.
	Kind ProductKind `json:"kind,omitempty"`

	// When; now when left out.
	PurchasedAt time.Time `json:"purchasedAt,omitempty"`

	// The last moment of the period; no end when left out.
	ExpiresAt time.Time `json:"expiresAt,omitempty"`

	// What the customer pays for the period.
	PeriodType PeriodType `json:"periodType,omitempty"`

	// Where the store took the money.
	Environment PurchaseEnvironment `json:"environment,omitempty"`

	// Bought by somebody else in the family.
	IsFamilyShared bool `json:"isFamilyShared,omitempty"`

	// What was paid.
	Price string `json:"price,omitempty"`

	// In which currency.
	Currency string `json:"currency,omitempty"`

	// In which country.
	Country string `json:"country,omitempty"`

	// The offer that was redeemed.
	OfferCode string `json:"offerCode,omitempty"`

	// Told again in the events of this purchase.
	Attributes map[string]string `json:"attributes,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// PurchaseUpdateParams is what purchase.update is given.
type PurchaseUpdateParams struct {
	// Where it was bought.
	Store string `json:"store"`

	// The first transaction of its chain.
	OriginalTransactionID string `json:"originalTransactionId"`

	// Another last moment of the period; null: no end.
	ExpiresAt Optional[time.Time] `json:"expiresAt,omitempty"`

	// Whether it renews by itself; null is true.
	AutoRenew Optional[bool] `json:"autoRenew,omitempty"`

	// The last moment of the grace period; null: there is none.
	GracePeriodExpiresAt Optional[time.Time] `json:"gracePeriodExpiresAt,omitempty"`

	// Whether the store still tries to get its money; null is false.
	BillingRetry Optional[bool] `json:"billingRetry,omitempty"`

	// The moment at which a pause is over; null: there is none.
	PausedUntil Optional[time.Time] `json:"pausedUntil,omitempty"`

	// When the money was given back; null: it was not.
	RefundedAt Optional[time.Time] `json:"refundedAt,omitempty"`

	// When it was taken away, as when family sharing ends; null: it was not.
	RevokedAt Optional[time.Time] `json:"revokedAt,omitempty"`

	// The product from now on: a change of plan.
	Product string `json:"product,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// RestoreParams is what restore is given.
type RestoreParams struct {
	// The device.
	Device string `json:"device"`

	// Exactly these, whoever's account they came from; an empty list restores nothing.
	Purchases []PurchaseName `json:"purchases,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// RevokeParams is what revoke is given. Exactly one is given: Device or UserID.
type RevokeParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// What was granted.
	Entitlement string `json:"entitlement"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// ServerDescribeParams is what server.describe is given.
type ServerDescribeParams struct {
	// Its name.
	Method string `json:"method,omitempty"`
}

// ServerPingParams is what server.ping is given.
type ServerPingParams struct {
	// Comes back as it is, without the blanks between its tokens.
	Echo Optional[any] `json:"echo,omitempty"`
}

// SetUserPropertyParams is what setUserProperty is given. Exactly one is given: Device or UserID.
type SetUserPropertyParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// Its name; the reserved ones of other systems, such as $email, are names like any other.
	Key string `json:"key"`

	// What it is now; an empty one removes it.
	Value string `json:"value"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// UserDeleteParams is what user.delete is given.
type UserDeleteParams struct {
	// Any id that reaches the customer.
	UserID string `json:"userId"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// UserExportParams is what user.export is given.
type UserExportParams struct {
	// Any id that reaches the customer.
	UserID string `json:"userId"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// UserLinkUndoParams is what user.link.undo is given.
type UserLinkUndoParams struct {
	// The id of the event that told of it: an identified, a usersAliased or a …Transferred.
	Event string `json:"event"`

	// The project to work in.
	Project string `json:"project,omitempty"`

	// Answer as if it were done, with the events that it would cause, and change nothing.
	DryRun bool `json:"dryRun,omitempty"`

	// The same key with the same params again gives the stored result.
	IdempotencyKey string `json:"idempotencyKey,omitempty"`
}

// UserInfoParams is what userInfo is given. Exactly one is given: Device or UserID.
type UserInfoParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}

// UserPropertiesParams is what userProperties is given. Exactly one is given: Device or UserID.
type UserPropertiesParams struct {
	// The device.
	Device string `json:"device,omitempty"`

	// A user, instead of a device.
	UserID string `json:"userId,omitempty"`

	// The project to work in.
	Project string `json:"project,omitempty"`
}
