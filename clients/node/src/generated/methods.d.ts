// Made by clients/generate from Protocol; a change made here is lost.

import type { CallOptions } from '../index.js';
import type * as types from './types.js';

/** Every method: whether it only reads, and its first param. */
export const METHODS: ReadonlyMap<
  string, { readonly onlyReads: boolean; readonly first?: string }
>;

/** Every method of the protocol, with the types of its params and its result. */
export abstract class Methods {
  /** Returns the entitlements of a user, active and inactive. */
  checkEntitlements(
    params: types.CheckEntitlementsParams,
    options?: CallOptions,
  ): Promise<types.CheckEntitlementsResult>;

  /** Moves a manual clock forward, and applies in order everything that falls due on the way. */
  clockAdvance(
    params: types.ClockAdvanceParams,
    options?: CallOptions,
  ): Promise<types.ClockAdvanceResult>;

  /** Records that a consumer has processed the events up to a cursor. */
  eventsAcknowledge(
    params: types.EventsAcknowledgeParams,
    options?: CallOptions,
  ): Promise<types.EventsAcknowledgeResult>;

  /** Reads the events of a project in order, from any position of its log. */
  eventsRead(
    params?: types.EventsReadParams,
    options?: CallOptions,
  ): Promise<types.EventsPage>;

  /** Subscribes this connection to events; they arrive as notifications. */
  eventsSubscribe(
    params?: types.EventsSubscribeParams,
    options?: CallOptions,
  ): Promise<types.Subscription>;

  /** Ends a subscription of this connection. */
  eventsUnsubscribe(
    params: types.EventsUnsubscribeParams,
    options?: CallOptions,
  ): Promise<types.Subscription>;

  /** Reads events like events.read, and waits for new events if there are none. */
  eventsWait(
    params: types.EventsWaitParams,
    options?: CallOptions,
  ): Promise<types.EventsPage>;

  /** Explains why an entitlement is active or not, and lists calls that would give access. */
  explain(
    params: types.ExplainParams,
    options?: CallOptions,
  ): Promise<types.ExplainResult>;

  /** Gives an entitlement without a purchase. */
  grant(
    params: types.GrantParams,
    options?: CallOptions,
  ): Promise<types.GrantResult>;

  /** Logs a user in on a device. */
  identify(
    params: types.IdentifyParams,
    options?: CallOptions,
  ): Promise<types.IdentifyResult>;

  /** Registers a device and creates its anonymous user. */
  install(
    params?: types.InstallParams,
    options?: CallOptions,
  ): Promise<types.InstallResult>;

  /** Logs out the user of a device. */
  logout(
    params: types.LogoutParams,
    options?: CallOptions,
  ): Promise<types.LogoutResult>;

  /** Creates a project, or changes the given parts of its definition. */
  projectDefine(
    params?: types.ProjectDefineParams,
    options?: CallOptions,
  ): Promise<types.ProjectDefineResult>;

  /** Returns the definition of a project with every rule, and the number of its records. */
  projectDescribe(
    params?: types.ProjectDescribeParams,
    options?: CallOptions,
  ): Promise<types.ProjectDescribeResult>;

  /** Lists the projects, sorted by id in byte order. */
  projectList(
    params?: types.ProjectListParams,
    options?: CallOptions,
  ): Promise<types.ProjectListResult>;

  /** Returns how a project verifies and reads what stores send, with Stripe's secrets. */
  projectStores(
    params?: types.ProjectStoresParams,
    options?: CallOptions,
  ): Promise<types.ProjectStoresResult>;

  /** Returns the webhooks of a project with their secrets. */
  projectWebhooks(
    params?: types.ProjectWebhooksParams,
    options?: CallOptions,
  ): Promise<types.ProjectWebhooksResult>;

  /** Records a store transaction, and sets the holders of a new purchase. */
  purchase(
    params: types.PurchaseParams,
    options?: CallOptions,
  ): Promise<types.PurchaseResult>;

  /** Updates a purchase, for example after a refund. Omitted params keep their value. */
  purchaseUpdate(
    params: types.PurchaseUpdateParams,
    options?: CallOptions,
  ): Promise<types.PurchaseUpdateResult>;

  /** Restores the purchases of a device's store account for its current user. */
  restore(
    params: types.RestoreParams,
    options?: CallOptions,
  ): Promise<types.RestoreResult>;

  /** Ends a grant. */
  revoke(
    params: types.RevokeParams,
    options?: CallOptions,
  ): Promise<types.RevokeResult>;

  /** Returns this protocol as an OpenRPC document. */
  rpcDiscover(
    options?: CallOptions,
  ): Promise<types.RpcDiscoverResult>;

  /** Lists the methods, or describes one method. */
  serverDescribe(
    params?: types.ServerDescribeParams,
    options?: CallOptions,
  ): Promise<types.ServerDescribeResult>;

  /** Returns the daemon's version, limits and store, and the caller's role. */
  serverInfo(
    options?: CallOptions,
  ): Promise<types.ServerInfoResult>;

  /** Checks that the daemon replies. */
  serverPing(
    params?: types.ServerPingParams,
    options?: CallOptions,
  ): Promise<types.ServerPingResult>;

  /**
   * Returns counts and durations of requests, commits and background work since the daemon's
   * start.
   */
  serverStats(
    options?: CallOptions,
  ): Promise<types.ServerStatsResult>;

  /** Stores a key/value property; never affects access. */
  setUserProperty(
    params: types.SetUserPropertyParams,
    options?: CallOptions,
  ): Promise<types.SetUserPropertyResult>;

  /** Verifies a message of a store, and records what it reports. */
  storeNotify(
    params: types.StoreNotifyParams,
    options?: CallOptions,
  ): Promise<types.StoreNotifyResult>;

  /** Lists the unclaimed purchases: those that have had no holder yet. */
  storeUnclaimed(
    params?: types.StoreUnclaimedParams,
    options?: CallOptions,
  ): Promise<types.StoreUnclaimedResult>;

  /** Deletes a customer and erases its ids from everything that the daemon stores. */
  userDelete(
    params: types.UserDeleteParams,
    options?: CallOptions,
  ): Promise<types.UserDeleteResult>;

  /** Returns everything that the daemon stores about a customer. */
  userExport(
    params: types.UserExportParams,
    options?: CallOptions,
  ): Promise<types.UserExportResult>;

  /** Imports a customer, as `user.export` returns it, completely or not at all. */
  userImport(
    params: types.UserImportParams,
    options?: CallOptions,
  ): Promise<types.UserImportResult>;

  /** Undoes a login, an alias or a transfer: its change of holders or customers. */
  userLinkUndo(
    params: types.UserLinkUndoParams,
    options?: CallOptions,
  ): Promise<types.UserLinkUndoResult>;

  /** Lists the customerIds of the project's customers. */
  userList(
    params?: types.UserListParams,
    options?: CallOptions,
  ): Promise<types.UserListResult>;

  /** Returns the current user of a device, or the user that an id belongs to. */
  userInfo(
    params: types.UserInfoParams,
    options?: CallOptions,
  ): Promise<types.UserInfoResult>;

  /** Returns the properties that setUserProperty stored. */
  userProperties(
    params: types.UserPropertiesParams,
    options?: CallOptions,
  ): Promise<types.UserPropertiesResult>;

  /**
   * Makes the connection the only one that posts a project's events, until it closes. For
   * programs that post.
   */
  webhookClaim(
    params?: types.WebhookClaimParams,
    options?: CallOptions,
  ): Promise<types.WebhookClaimResult>;

  /** Returns the state of a project's webhooks, without their secrets. */
  webhookList(
    params?: types.WebhookListParams,
    options?: CallOptions,
  ): Promise<types.WebhookListResult>;

  /** Stops the posts to a URL until webhook.resume. Its events wait. */
  webhookPause(
    params: types.WebhookPauseParams,
    options?: CallOptions,
  ): Promise<types.WebhookPosition>;

  /**
   * Moves a webhook to a cursor, so that the events after it are posted, again if they were
   * posted before.
   */
  webhookReplay(
    params: types.WebhookReplayParams,
    options?: CallOptions,
  ): Promise<types.WebhookPosition>;

  /** Resumes the posts to a paused URL, from its position. */
  webhookResume(
    params: types.WebhookResumeParams,
    options?: CallOptions,
  ): Promise<types.WebhookPosition>;
}
