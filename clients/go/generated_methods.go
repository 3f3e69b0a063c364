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
	{"project.webhooks", false},
	{"purchase", false},
	{"purchase.update", false},
	{"restore", false},
	{"revoke", false},
	{"rpc.discover", true},
	{"server.describe", true},
	{"server.info", true},
	{"server.ping", true},
	{"setUserProperty", false},
	{"user.delete", false},
	{"user.export", true},
	{"user.link.undo", false},
	{"userInfo", true},
	{"userProperties", true},
}

// CheckEntitlements calls checkEntitlements. Tells what a user may use.
func (c *Client) CheckEntitlements(ctx context.Context, params CheckEntitlementsParams) (*CheckEntitlementsResult, error) {
	return ask[CheckEntitlementsResult](ctx, c, "checkEntitlements", params)
}

// ClockAdvance calls clock.advance. Moves a manual clock forward; what ends on the way ends, in
// order.
func (c *Client) ClockAdvance(ctx context.Context, params ClockAdvanceParams) (*ClockAdvanceResult, error) {
	return ask[ClockAdvanceResult](ctx, c, "clock.advance", params)
}

// EventsAcknowledge calls events.acknowledge. Notes that a consumer is done with the events up to
// a cursor.
func (c *Client) EventsAcknowledge(ctx context.Context, params EventsAcknowledgeParams) (*EventsAcknowledgeResult, error) {
	return ask[EventsAcknowledgeResult](ctx, c, "events.acknowledge", params)
}

// EventsRead calls events.read. Reads what happened in a project, in order, from any place.
func (c *Client) EventsRead(ctx context.Context, params EventsReadParams) (*EventsReadResult, error) {
	return ask[EventsReadResult](ctx, c, "events.read", params)
}

// EventsSubscribe calls events.subscribe. Has the connection told of events as they come, by
// notifications.
func (c *Client) EventsSubscribe(ctx context.Context, params EventsSubscribeParams) (*EventsSubscribeResult, error) {
	return ask[EventsSubscribeResult](ctx, c, "events.subscribe", params)
}

// EventsUnsubscribe calls events.unsubscribe. Ends a subscription of this connection.
func (c *Client) EventsUnsubscribe(ctx context.Context, params EventsUnsubscribeParams) (*EventsUnsubscribeResult, error) {
	return ask[EventsUnsubscribeResult](ctx, c, "events.unsubscribe", params)
}

// EventsWait calls events.wait. Reads events as events.read does, and waits while there are none.
func (c *Client) EventsWait(ctx context.Context, params EventsWaitParams) (*EventsWaitResult, error) {
	return ask[EventsWaitResult](ctx, c, "events.wait", params)
}

// Explain calls explain. Tells why a user may use something or not, and what would help.
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

// Install calls install. Starts a device, with an anonymous user of its own.
func (c *Client) Install(ctx context.Context, params InstallParams) (*InstallResult, error) {
	return ask[InstallResult](ctx, c, "install", params)
}

// Logout calls logout. Logs the user of a device out.
func (c *Client) Logout(ctx context.Context, params LogoutParams) (*LogoutResult, error) {
	return ask[LogoutResult](ctx, c, "logout", params)
}

// ProjectDefine calls project.define. Creates a project, or changes what is given of it.
func (c *Client) ProjectDefine(ctx context.Context, params ProjectDefineParams) (*ProjectDefineResult, error) {
	return ask[ProjectDefineResult](ctx, c, "project.define", params)
}

// ProjectDescribe calls project.describe. Shows a project's definition, every rule spelled out,
// and how much it holds.
func (c *Client) ProjectDescribe(ctx context.Context, params ProjectDescribeParams) (*ProjectDescribeResult, error) {
	return ask[ProjectDescribeResult](ctx, c, "project.describe", params)
}

// ProjectList calls project.list. Lists the projects, in the order of their ids' bytes.
func (c *Client) ProjectList(ctx context.Context, params ProjectListParams) (*ProjectListResult, error) {
	return ask[ProjectListResult](ctx, c, "project.list", params)
}

// ProjectWebhooks calls project.webhooks. Shows where a project's events are posted, and with
// which secrets.
func (c *Client) ProjectWebhooks(ctx context.Context, params ProjectWebhooksParams) (*ProjectWebhooksResult, error) {
	return ask[ProjectWebhooksResult](ctx, c, "project.webhooks", params)
}

// Purchase calls purchase. Records a transaction of a store, and who holds it.
func (c *Client) Purchase(ctx context.Context, params PurchaseParams) (*PurchaseResult, error) {
	return ask[PurchaseResult](ctx, c, "purchase", params)
}

// PurchaseUpdate calls purchase.update. Takes in what a store tells of a purchase besides its
// transactions.
func (c *Client) PurchaseUpdate(ctx context.Context, params PurchaseUpdateParams) (*PurchaseUpdateResult, error) {
	return ask[PurchaseUpdateResult](ctx, c, "purchase.update", params)
}

// Restore calls restore. Brings what the store account of a device has bought to its current
// user.
func (c *Client) Restore(ctx context.Context, params RestoreParams) (*RestoreResult, error) {
	return ask[RestoreResult](ctx, c, "restore", params)
}

// Revoke calls revoke. Ends a grant.
func (c *Client) Revoke(ctx context.Context, params RevokeParams) (*RevokeResult, error) {
	return ask[RevokeResult](ctx, c, "revoke", params)
}

// RPCDiscover calls rpc.discover. Gives this protocol as an OpenRPC document.
func (c *Client) RPCDiscover(ctx context.Context) (*RPCDiscoverResult, error) {
	return ask[RPCDiscoverResult](ctx, c, "rpc.discover", nil)
}

// ServerDescribe calls server.describe. Lists the methods, or describes one.
func (c *Client) ServerDescribe(ctx context.Context, params ServerDescribeParams) (*ServerDescribeResult, error) {
	return ask[ServerDescribeResult](ctx, c, "server.describe", params)
}

// ServerInfo calls server.info. Tells what daemon this is, its limits, and how it sees the
// caller.
func (c *Client) ServerInfo(ctx context.Context) (*ServerInfoResult, error) {
	return ask[ServerInfoResult](ctx, c, "server.info", nil)
}

// ServerPing calls server.ping. Answers, to show that the daemon does.
func (c *Client) ServerPing(ctx context.Context, params ServerPingParams) (*ServerPingResult, error) {
	return ask[ServerPingResult](ctx, c, "server.ping", params)
}

// SetUserProperty calls setUserProperty. Keeps a word about a user for other systems; and never
// changes access.
func (c *Client) SetUserProperty(ctx context.Context, params SetUserPropertyParams) (*SetUserPropertyResult, error) {
	return ask[SetUserPropertyResult](ctx, c, "setUserProperty", params)
}

// UserDelete calls user.delete. Erases a customer from everything that is kept.
func (c *Client) UserDelete(ctx context.Context, params UserDeleteParams) (*UserDeleteResult, error) {
	return ask[UserDeleteResult](ctx, c, "user.delete", params)
}

// UserExport calls user.export. Tells everything that is held about a customer.
func (c *Client) UserExport(ctx context.Context, params UserExportParams) (*UserExportResult, error) {
	return ask[UserExportResult](ctx, c, "user.export", params)
}

// UserLinkUndo calls user.link.undo. Takes a link back: holders and customers are as if it had
// never been made.
func (c *Client) UserLinkUndo(ctx context.Context, params UserLinkUndoParams) (*UserLinkUndoResult, error) {
	return ask[UserLinkUndoResult](ctx, c, "user.link.undo", params)
}

// UserInfo calls userInfo. Tells who the user of a device is, or whom an id reaches.
func (c *Client) UserInfo(ctx context.Context, params UserInfoParams) (*UserInfoResult, error) {
	return ask[UserInfoResult](ctx, c, "userInfo", params)
}

// UserProperties calls userProperties. Tells what setUserProperty has kept.
func (c *Client) UserProperties(ctx context.Context, params UserPropertiesParams) (*UserPropertiesResult, error) {
	return ask[UserPropertiesResult](ctx, c, "userProperties", params)
}
