// Made by clients/generate from Protocol; a change made here is lost.

import type { CallOptions } from '../index.js';
import type * as types from './types.js';

/** Every method: whether it only reads, and its first param. */
export const METHODS: ReadonlyMap<
  string, { readonly onlyReads: boolean; readonly first?: string }
>;

/** Every method of the protocol, with the types of its params and its result. */
export abstract class Methods {
  /** Tells what a user may use. */
  checkEntitlements(
    params: types.CheckEntitlementsParams,
    options?: CallOptions,
  ): Promise<types.CheckEntitlementsResult>;

  /** Moves a manual clock forward; what ends on the way ends, in order. */
  clockAdvance(
    params: types.ClockAdvanceParams,
    options?: CallOptions,
  ): Promise<types.ClockAdvanceResult>;

  /** Notes that a consumer is done with the events up to a cursor. */
  eventsAcknowledge(
    params: types.EventsAcknowledgeParams,
    options?: CallOptions,
  ): Promise<types.EventsAcknowledgeResult>;

  /** Reads what happened in a project, in order, from any place. */
  eventsRead(
    params?: types.EventsReadParams,
    options?: CallOptions,
  ): Promise<types.EventsReadResult>;

  /** Has the connection told of events as they come, by notifications. */
  eventsSubscribe(
    params?: types.EventsSubscribeParams,
    options?: CallOptions,
  ): Promise<types.EventsSubscribeResult>;

  /** Ends a subscription of this connection. */
  eventsUnsubscribe(
    params: types.EventsUnsubscribeParams,
    options?: CallOptions,
  ): Promise<types.EventsUnsubscribeResult>;

  /** Reads events as events.read does, and waits while there are none. */
  eventsWait(
    params: types.EventsWaitParams,
    options?: CallOptions,
  ): Promise<types.EventsWaitResult>;

  /** Tells why a user may use something or not, and what would help. */
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

  /** Starts a device, with an anonymous user of its own. */
  install(
    params?: types.InstallParams,
    options?: CallOptions,
  ): Promise<types.InstallResult>;

  /** Logs the user of a device out. */
  logout(
    params: types.LogoutParams,
    options?: CallOptions,
  ): Promise<types.LogoutResult>;

  /** Creates a project, or changes what is given of it. */
  projectDefine(
    params?: types.ProjectDefineParams,
    options?: CallOptions,
  ): Promise<types.ProjectDefineResult>;

  /** Shows a project's definition, every rule spelled out, and how much it holds. */
  projectDescribe(
    params?: types.ProjectDescribeParams,
    options?: CallOptions,
  ): Promise<types.ProjectDescribeResult>;

  /** Lists the projects, in the order of their ids' bytes. */
  projectList(
    params?: types.ProjectListParams,
    options?: CallOptions,
  ): Promise<types.ProjectListResult>;

  /** Shows where a project's events are posted, and with which secrets. */
  projectWebhooks(
    params?: types.ProjectWebhooksParams,
    options?: CallOptions,
  ): Promise<types.ProjectWebhooksResult>;

  /** Records a transaction of a store, and who holds it. */
  purchase(
    params: types.PurchaseParams,
    options?: CallOptions,
  ): Promise<types.PurchaseResult>;

  /** Takes in what a store tells of a purchase besides its transactions. */
  purchaseUpdate(
    params: types.PurchaseUpdateParams,
    options?: CallOptions,
  ): Promise<types.PurchaseUpdateResult>;

  /** Brings what the store account of a device has bought to its current user. */
  restore(
    params: types.RestoreParams,
    options?: CallOptions,
  ): Promise<types.RestoreResult>;

  /** Ends a grant. */
  revoke(
    params: types.RevokeParams,
    options?: CallOptions,
  ): Promise<types.RevokeResult>;

  /** Gives this protocol as an OpenRPC document. */
  rpcDiscover(
    options?: CallOptions,
  ): Promise<types.RpcDiscoverResult>;

  /** Lists the methods, or describes one. */
  serverDescribe(
    params?: types.ServerDescribeParams,
    options?: CallOptions,
  ): Promise<types.ServerDescribeResult>;

  /** Tells what daemon this is, its limits, and how it sees the caller. */
  serverInfo(
    options?: CallOptions,
  ): Promise<types.ServerInfoResult>;

  /** Answers, to show that the daemon does. */
  serverPing(
    params?: types.ServerPingParams,
    options?: CallOptions,
  ): Promise<types.ServerPingResult>;

  /** Keeps a word about a user for other systems; and never changes access. */
  setUserProperty(
    params: types.SetUserPropertyParams,
    options?: CallOptions,
  ): Promise<types.SetUserPropertyResult>;

  /** Erases a customer from everything that is kept. */
  userDelete(
    params: types.UserDeleteParams,
    options?: CallOptions,
  ): Promise<types.UserDeleteResult>;

  /** Tells everything that is held about a customer. */
  userExport(
    params: types.UserExportParams,
    options?: CallOptions,
  ): Promise<types.UserExportResult>;

  /** Takes a link back: holders and customers are as if it had never been made. */
  userLinkUndo(
    params: types.UserLinkUndoParams,
    options?: CallOptions,
  ): Promise<types.UserLinkUndoResult>;

  /** Tells who the user of a device is, or whom an id reaches. */
  userInfo(
    params: types.UserInfoParams,
    options?: CallOptions,
  ): Promise<types.UserInfoResult>;

  /** Tells what setUserProperty has kept. */
  userProperties(
    params: types.UserPropertiesParams,
    options?: CallOptions,
  ): Promise<types.UserPropertiesResult>;
}
