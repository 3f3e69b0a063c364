// Made by clients/generate from Protocol; a change made here is lost.

package entitled

import "context"

// Every method, and whether it only reads.
var methods = []methodTraits{
	{"checkEntitlements", true},
	{"clock.advance", false},
	{"events.acknowledge", false},
	{"events.read", true},
	{"events.subscribe", true},
	{"events.unsubscribe", true},
	{"events.wait", true},
	{"explain", true},
	{"grant", false},
	{"identify", false},
	{"install", false},
	{"logout", false},
	{"project.define", false},
	{"project.describe", true},
	{"project.list", true},
	{"project.stores", false},
	{"project.webhooks", false},
	{"purchase", false},
	{"purchase.update", false},
	{"restore", false},
	{"revoke", false},
	{"rpc.discover", true},
	{"server.describe", true},
	{"server.info", true},
	{"server.ping", true},
	{"server.stats", true},
	{"setUserProperty", false},
	{"store.notify", false},
	{"store.unclaimed", true},
	{"user.delete", false},
	{"user.export", true},
	{"user.import", false},
	{"user.link.undo", false},
	{"user.list", true},
	{"userInfo", true},
	{"userProperties", true},
	{"webhook.claim", false},
	{"webhook.list", true},
	{"webhook.pause", false},
	{"webhook.replay", false},
	{"webhook.resume", false},
}

// CheckEntitlements calls checkEntitlements. Returns the entitlements of a user, active and
// inactive.
func (c *Client) CheckEntitlements(ctx context.Context, params CheckEntitlementsParams) (*CheckEntitlementsResult, error) {
	return ask[CheckEntitlementsResult](ctx, c, "checkEntitlements", params)
}

// ClockAdvance calls clock.advance. Moves a manual clock forward, and applies in order everything
// that falls due on the way.
func (c *Client) ClockAdvance(ctx context.Context, params ClockAdvanceParams) (*ClockAdvanceResult, error) {
	return ask[ClockAdvanceResult](ctx, c, "clock.advance", params)
}

// EventsAcknowledge calls events.acknowledge. Records that a consumer has processed the events up
// to a cursor.
func (c *Client) EventsAcknowledge(ctx context.Context, params EventsAcknowledgeParams) (*EventsAcknowledgeResult, error) {
	return ask[EventsAcknowledgeResult](ctx, c, "events.acknowledge", params)
}

// EventsRead calls events.read. Reads the events of a project in order, from any position of its
// log.
func (c *Client) EventsRead(ctx context.Context, params EventsReadParams) (*EventsPage, error) {
	return ask[EventsPage](ctx, c, "events.read", params)
}

// EventsSubscribe calls events.subscribe. Subscribes this connection to events; they arrive as
// notifications.
func (c *Client) EventsSubscribe(ctx context.Context, params EventsSubscribeParams) (*Subscription, error) {
	return ask[Subscription](ctx, c, "events.subscribe", params)
}

// EventsUnsubscribe calls events.unsubscribe. Ends a subscription of this connection.
func (c *Client) EventsUnsubscribe(ctx context.Context, params EventsUnsubscribeParams) (*Subscription, error) {
	return ask[Subscription](ctx, c, "events.unsubscribe", params)
}

// EventsWait calls events.wait. Reads events like events.read, and waits for new events if there
// are none.
func (c *Client) EventsWait(ctx context.Context, params EventsWaitParams) (*EventsPage, error) {
	return ask[EventsPage](ctx, c, "events.wait", params)
}

// Explain calls explain. Explains why an entitlement is active or not, and lists calls that would
// give access.
func (c *Client) Explain(ctx context.Context, params ExplainParams) (*ExplainResult, error) {
	return ask[ExplainResult](ctx, c, "explain", params)
}

// Grant calls grant. Gives an entitlement without a purchase.
func (c *Client) Grant(ctx context.Context, params GrantParams) (*GrantResult, error) {
	return ask[GrantResult](ctx, c, "grant", params)
}

// Identify calls identify. Logs a user in on a device.
func (c *Client) Identify(ctx context.Context, params IdentifyParams) (*IdentifyResult, error) {
	return ask[IdentifyResult](ctx, c, "identify", params)
}

// Install calls install. Registers a device and creates its anonymous user.
func (c *Client) Install(ctx context.Context, params InstallParams) (*InstallResult, error) {
	return ask[InstallResult](ctx, c, "install", params)
}

// Logout calls logout. Logs out the user of a device.
func (c *Client) Logout(ctx context.Context, params LogoutParams) (*LogoutResult, error) {
	return ask[LogoutResult](ctx, c, "logout", params)
}

// ProjectDefine calls project.define. Creates a project, or changes the given parts of its
// definition.
func (c *Client) ProjectDefine(ctx context.Context, params ProjectDefineParams) (*ProjectDefineResult, error) {
	return ask[ProjectDefineResult](ctx, c, "project.define", params)
}

// ProjectDescribe calls project.describe. Returns the definition of a project with every rule,
// and the number of its records.
func (c *Client) ProjectDescribe(ctx context.Context, params ProjectDescribeParams) (*ProjectDescribeResult, error) {
	return ask[ProjectDescribeResult](ctx, c, "project.describe", params)
}

// ProjectList calls project.list. Lists the projects, sorted by id in byte order.
func (c *Client) ProjectList(ctx context.Context, params ProjectListParams) (*ProjectListResult, error) {
	return ask[ProjectListResult](ctx, c, "project.list", params)
}

// ProjectStores calls project.stores. Returns how a project verifies and reads what stores send,
// with Stripe's secrets.
func (c *Client) ProjectStores(ctx context.Context, params ProjectStoresParams) (*ProjectStoresResult, error) {
	return ask[ProjectStoresResult](ctx, c, "project.stores", params)
}

// ProjectWebhooks calls project.webhooks. Returns the webhooks of a project with their secrets.
func (c *Client) ProjectWebhooks(ctx context.Context, params ProjectWebhooksParams) (*ProjectWebhooksResult, error) {
	return ask[ProjectWebhooksResult](ctx, c, "project.webhooks", params)
}

// Purchase calls purchase. Records a store transaction, and sets the holders of a new purchase.
func (c *Client) Purchase(ctx context.Context, params PurchaseParams) (*PurchaseResult, error) {
	return ask[PurchaseResult](ctx, c, "purchase", params)
}

// PurchaseUpdate calls purchase.update. Updates a purchase, for example after a refund. Omitted
// params keep their value.
func (c *Client) PurchaseUpdate(ctx context.Context, params PurchaseUpdateParams) (*PurchaseUpdateResult, error) {
	return ask[PurchaseUpdateResult](ctx, c, "purchase.update", params)
}

// Restore calls restore. Restores the purchases of a device's store account for its current user.
func (c *Client) Restore(ctx context.Context, params RestoreParams) (*RestoreResult, error) {
	return ask[RestoreResult](ctx, c, "restore", params)
}

// Revoke calls revoke. Ends a grant.
func (c *Client) Revoke(ctx context.Context, params RevokeParams) (*RevokeResult, error) {
	return ask[RevokeResult](ctx, c, "revoke", params)
}

// RPCDiscover calls rpc.discover. Returns this protocol as an OpenRPC document.
func (c *Client) RPCDiscover(ctx context.Context) (*RPCDiscoverResult, error) {
	return ask[RPCDiscoverResult](ctx, c, "rpc.discover", nil)
}

// ServerDescribe calls server.describe. Lists the methods, or describes one method.
func (c *Client) ServerDescribe(ctx context.Context, params ServerDescribeParams) (*ServerDescribeResult, error) {
	return ask[ServerDescribeResult](ctx, c, "server.describe", params)
}

// ServerInfo calls server.info. Returns the daemon's version, limits and store, and the caller's
// role.
func (c *Client) ServerInfo(ctx context.Context) (*ServerInfoResult, error) {
	return ask[ServerInfoResult](ctx, c, "server.info", nil)
}

// ServerPing calls server.ping. Checks that the daemon replies.
func (c *Client) ServerPing(ctx context.Context, params ServerPingParams) (*ServerPingResult, error) {
	return ask[ServerPingResult](ctx, c, "server.ping", params)
}

// ServerStats calls server.stats. Returns counts and durations of requests, commits and
// background work since the daemon's start.
func (c *Client) ServerStats(ctx context.Context) (*ServerStatsResult, error) {
	return ask[ServerStatsResult](ctx, c, "server.stats", nil)
}

// SetUserProperty calls setUserProperty. Stores a key/value property; never affects access.
func (c *Client) SetUserProperty(ctx context.Context, params SetUserPropertyParams) (*SetUserPropertyResult, error) {
	return ask[SetUserPropertyResult](ctx, c, "setUserProperty", params)
}

// StoreNotify calls store.notify. Verifies a message of a store, and records what it reports.
func (c *Client) StoreNotify(ctx context.Context, params StoreNotifyParams) (*StoreNotifyResult, error) {
	return ask[StoreNotifyResult](ctx, c, "store.notify", params)
}

// StoreUnclaimed calls store.unclaimed. Lists the unclaimed purchases: those that have had no
// holder yet.
func (c *Client) StoreUnclaimed(ctx context.Context, params StoreUnclaimedParams) (*StoreUnclaimedResult, error) {
	return ask[StoreUnclaimedResult](ctx, c, "store.unclaimed", params)
}

// UserDelete calls user.delete. Deletes a customer and erases its ids from everything that the
// daemon stores.
func (c *Client) UserDelete(ctx context.Context, params UserDeleteParams) (*UserDeleteResult, error) {
	return ask[UserDeleteResult](ctx, c, "user.delete", params)
}

// UserExport calls user.export. Returns everything that the daemon stores about a customer.
func (c *Client) UserExport(ctx context.Context, params UserExportParams) (*UserExportResult, error) {
	return ask[UserExportResult](ctx, c, "user.export", params)
}

// UserImport calls user.import. Imports a customer, as `user.export` returns it, completely or
// not at all.
func (c *Client) UserImport(ctx context.Context, params UserImportParams) (*UserImportResult, error) {
	return ask[UserImportResult](ctx, c, "user.import", params)
}

// UserLinkUndo calls user.link.undo. Undoes a login, an alias or a transfer: its change of
// holders or customers.
func (c *Client) UserLinkUndo(ctx context.Context, params UserLinkUndoParams) (*UserLinkUndoResult, error) {
	return ask[UserLinkUndoResult](ctx, c, "user.link.undo", params)
}

// UserList calls user.list. Lists the customerIds of the project's customers.
func (c *Client) UserList(ctx context.Context, params UserListParams) (*UserListResult, error) {
	return ask[UserListResult](ctx, c, "user.list", params)
}

// UserInfo calls userInfo. Returns the current user of a device, or the user that an id belongs
// to.
func (c *Client) UserInfo(ctx context.Context, params UserInfoParams) (*UserInfoResult, error) {
	return ask[UserInfoResult](ctx, c, "userInfo", params)
}

// UserProperties calls userProperties. Returns the properties that setUserProperty stored.
func (c *Client) UserProperties(ctx context.Context, params UserPropertiesParams) (*UserPropertiesResult, error) {
	return ask[UserPropertiesResult](ctx, c, "userProperties", params)
}

// WebhookClaim calls webhook.claim. Makes the connection the only one that posts a project's
// events, until it closes. For programs that post.
func (c *Client) WebhookClaim(ctx context.Context, params WebhookClaimParams) (*WebhookClaimResult, error) {
	return ask[WebhookClaimResult](ctx, c, "webhook.claim", params)
}

// WebhookList calls webhook.list. Returns the state of a project's webhooks, without their
// secrets.
func (c *Client) WebhookList(ctx context.Context, params WebhookListParams) (*WebhookListResult, error) {
	return ask[WebhookListResult](ctx, c, "webhook.list", params)
}

// WebhookPause calls webhook.pause. Stops the posts to a URL until webhook.resume. Its events
// wait.
func (c *Client) WebhookPause(ctx context.Context, params WebhookPauseParams) (*WebhookPosition, error) {
	return ask[WebhookPosition](ctx, c, "webhook.pause", params)
}

// WebhookReplay calls webhook.replay. Moves a webhook to a cursor, so that the events after it
// are posted, again if they were posted before.
func (c *Client) WebhookReplay(ctx context.Context, params WebhookReplayParams) (*WebhookPosition, error) {
	return ask[WebhookPosition](ctx, c, "webhook.replay", params)
}

// WebhookResume calls webhook.resume. Resumes the posts to a paused URL, from its position.
func (c *Client) WebhookResume(ctx context.Context, params WebhookResumeParams) (*WebhookPosition, error) {
	return ask[WebhookPosition](ctx, c, "webhook.resume", params)
}
