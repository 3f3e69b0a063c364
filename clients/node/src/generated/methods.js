// Made by clients/generate from Protocol; a change made here is lost.

/** Every method, and whether it only reads. */
export const METHODS = new Map([
  ['checkEntitlements', { onlyReads: true }],
  ['clock.advance', { onlyReads: false }],
  ['events.acknowledge', { onlyReads: false }],
  ['events.read', { onlyReads: true }],
  ['events.subscribe', { onlyReads: true }],
  ['events.unsubscribe', { onlyReads: true }],
  ['events.wait', { onlyReads: true }],
  ['explain', { onlyReads: true }],
  ['grant', { onlyReads: false }],
  ['identify', { onlyReads: false }],
  ['install', { onlyReads: false }],
  ['logout', { onlyReads: false }],
  ['project.define', { onlyReads: false }],
  ['project.describe', { onlyReads: true }],
  ['project.list', { onlyReads: true }],
  ['project.webhooks', { onlyReads: false }],
  ['purchase', { onlyReads: false }],
  ['purchase.update', { onlyReads: false }],
  ['restore', { onlyReads: false }],
  ['revoke', { onlyReads: false }],
  ['rpc.discover', { onlyReads: true }],
  ['server.describe', { onlyReads: true }],
  ['server.info', { onlyReads: true }],
  ['server.ping', { onlyReads: true }],
  ['setUserProperty', { onlyReads: false }],
  ['user.delete', { onlyReads: false }],
  ['user.export', { onlyReads: true }],
  ['user.link.undo', { onlyReads: false }],
  ['userInfo', { onlyReads: true }],
  ['userProperties', { onlyReads: true }],
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

  setUserProperty(params, options) {
    return this.call('setUserProperty', params, options);
  }

  userDelete(params, options) {
    return this.call('user.delete', params, options);
  }

  userExport(params, options) {
    return this.call('user.export', params, options);
  }

  userLinkUndo(params, options) {
    return this.call('user.link.undo', params, options);
  }

  userInfo(params, options) {
    return this.call('userInfo', params, options);
  }

  userProperties(params, options) {
    return this.call('userProperties', params, options);
  }
}
