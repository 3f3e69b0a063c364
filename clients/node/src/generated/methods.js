// Made by clients/generate from Protocol; a change made here is lost.

/** Every method: whether it only reads, and its first param. */
export const METHODS = new Map([
  ['checkEntitlements', { onlyReads: true, first: 'device' }],
  ['clock.advance', { onlyReads: false, first: 'to' }],
  ['events.acknowledge', { onlyReads: false, first: 'consumer' }],
  ['events.read', { onlyReads: true, first: 'after' }],
  ['events.subscribe', { onlyReads: true, first: 'after' }],
  ['events.unsubscribe', { onlyReads: true, first: 'subscription' }],
  ['events.wait', { onlyReads: true, first: 'after' }],
  ['explain', { onlyReads: true, first: 'device' }],
  ['grant', { onlyReads: false, first: 'device' }],
  ['identify', { onlyReads: false, first: 'device' }],
  ['install', { onlyReads: false, first: 'device' }],
  ['logout', { onlyReads: false, first: 'device' }],
  ['project.define', { onlyReads: false, first: 'project' }],
  ['project.describe', { onlyReads: true, first: 'project' }],
  ['project.list', { onlyReads: true, first: 'project' }],
  ['project.stores', { onlyReads: false, first: 'project' }],
  ['project.webhooks', { onlyReads: false, first: 'project' }],
  ['purchase', { onlyReads: false, first: 'device' }],
  ['purchase.update', { onlyReads: false, first: 'store' }],
  ['restore', { onlyReads: false, first: 'device' }],
  ['revoke', { onlyReads: false, first: 'device' }],
  ['rpc.discover', { onlyReads: true, first: undefined }],
  ['server.describe', { onlyReads: true, first: 'method' }],
  ['server.info', { onlyReads: true, first: undefined }],
  ['server.ping', { onlyReads: true, first: 'echo' }],
  ['server.stats', { onlyReads: true, first: undefined }],
  ['setUserProperty', { onlyReads: false, first: 'device' }],
  ['store.notify', { onlyReads: false, first: 'store' }],
  ['store.unclaimed', { onlyReads: true, first: 'after' }],
  ['user.delete', { onlyReads: false, first: 'userId' }],
  ['user.export', { onlyReads: true, first: 'userId' }],
  ['user.import', { onlyReads: false, first: 'user' }],
  ['user.link.undo', { onlyReads: false, first: 'event' }],
  ['user.list', { onlyReads: true, first: 'after' }],
  ['userInfo', { onlyReads: true, first: 'device' }],
  ['userProperties', { onlyReads: true, first: 'device' }],
  ['webhook.claim', { onlyReads: false, first: 'reports' }],
  ['webhook.list', { onlyReads: true, first: 'project' }],
  ['webhook.pause', { onlyReads: false, first: 'url' }],
  ['webhook.replay', { onlyReads: false, first: 'url' }],
  ['webhook.resume', { onlyReads: false, first: 'url' }],
]);

/** Every method of the protocol; `call` is the client's. */
export class Methods {
  checkEntitlements(params, options) {
    return this.call('checkEntitlements', params, options);
  }

  clockAdvance(params, options) {
    return this.call('clock.advance', params, options);
  }

  eventsAcknowledge(params, options) {
    return this.call('events.acknowledge', params, options);
  }

  eventsRead(params, options) {
    return this.call('events.read', params, options);
  }

  eventsSubscribe(params, options) {
    return this.call('events.subscribe', params, options);
  }

  eventsUnsubscribe(params, options) {
    return this.call('events.unsubscribe', params, options);
  }

  eventsWait(params, options) {
    return this.call('events.wait', params, options);
  }

  explain(params, options) {
    return this.call('explain', params, options);
  }

  grant(params, options) {
    return this.call('grant', params, options);
  }

  identify(params, options) {
    return this.call('identify', params, options);
  }

  install(params, options) {
    return this.call('install', params, options);
  }

  logout(params, options) {
    return this.call('logout', params, options);
  }

  projectDefine(params, options) {
    return this.call('project.define', params, options);
  }

  projectDescribe(params, options) {
    return this.call('project.describe', params, options);
  }

  projectList(params, options) {
    return this.call('project.list', params, options);
  }

  projectStores(params, options) {
    return this.call('project.stores', params, options);
  }

  projectWebhooks(params, options) {
    return this.call('project.webhooks', params, options);
  }

  purchase(params, options) {
    return this.call('purchase', params, options);
  }

  purchaseUpdate(params, options) {
    return this.call('purchase.update', params, options);
  }

  restore(params, options) {
    return this.call('restore', params, options);
  }

  revoke(params, options) {
    return this.call('revoke', params, options);
  }

  rpcDiscover(options) {
    return this.call('rpc.discover', {}, options);
  }

  serverDescribe(params, options) {
    return this.call('server.describe', params, options);
  }

  serverInfo(options) {
    return this.call('server.info', {}, options);
  }

  serverPing(params, options) {
    return this.call('server.ping', params, options);
  }

  serverStats(options) {
    return this.call('server.stats', {}, options);
  }

  setUserProperty(params, options) {
    return this.call('setUserProperty', params, options);
  }

  storeNotify(params, options) {
    return this.call('store.notify', params, options);
  }

  storeUnclaimed(params, options) {
    return this.call('store.unclaimed', params, options);
  }

  userDelete(params, options) {
    return this.call('user.delete', params, options);
  }

  userExport(params, options) {
    return this.call('user.export', params, options);
  }

  userImport(params, options) {
    return this.call('user.import', params, options);
  }

  userLinkUndo(params, options) {
    return this.call('user.link.undo', params, options);
  }

  userList(params, options) {
    return this.call('user.list', params, options);
  }

  userInfo(params, options) {
    return this.call('userInfo', params, options);
  }

  userProperties(params, options) {
    return this.call('userProperties', params, options);
  }

  webhookClaim(params, options) {
    return this.call('webhook.claim', params, options);
  }

  webhookList(params, options) {
    return this.call('webhook.list', params, options);
  }

  webhookPause(params, options) {
    return this.call('webhook.pause', params, options);
  }

  webhookReplay(params, options) {
    return this.call('webhook.replay', params, options);
  }

  webhookResume(params, options) {
    return this.call('webhook.resume', params, options);
  }
}
