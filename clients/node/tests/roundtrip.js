// What is answered goes back in as params. `tsc` checks its types where it is installed.

/**
 * Defines a project as another one is, and imports a user of it; gives both exports.
 *
 * @param {import('../src/index.js').Client} client
 * @param {string} project
 */
export async function copy(client, project) {
  const { project: was } = await client.projectDescribe();
  const { stores } = await client.projectStores();
  await client.projectDefine({
    project,
    rules: was.rules,
    products: was.products,
    entitlements: was.entitlements,
    environment: was.environment,
    clock: was.clock.kind,
    stores,
  });
  const there = await client.userExport({ userId: 'ann', withoutEvents: true });
  const { user, firstId, lastId, ids, devices, accountTokens, purchases, claims, grants } = there;
  const { properties, overridden } = there;
  await client.userImport({
    project, user, firstId, lastId, ids, devices, accountTokens, purchases, claims, grants,
    properties, overridden,
  });
  const here = await client.userExport({ project, userId: 'ann', withoutEvents: true });
  return { was, there, here };
}

/**
 * What an event says, by its kind: each has members that are always there.
 *
 * @param {import('../src/index.js').Event} event
 * @returns {[string, string]}
 */
export function said(event) {
  switch (event.kind) {
    case 'userCreated':
      return [event.cursor, event.device ?? 'no device'];
    case 'purchaseRecorded':
    case 'purchaseRenewed':
      return [event.cursor, `${event.product} for ${event.holders.join()}`];
    case 'granted':
      return [event.cursor, `${event.entitlements.join()} until ${event.expiresAt}`];
    default:
      return [event.cursor, event.project];
  }
}

/**
 * Imports what another system knows, which is less.
 *
 * @param {import('../src/index.js').Client} client
 */
export async function importFromElsewhere(client) {
  /** @type {import('../src/index.js').GivenPurchase} */
  const purchase = {
    store: 'web',
    originalTransactionId: '2',
    holders: ['bob'],
    transactions: [{
      transactionId: '2',
      product: 'monthly',
      purchasedAt: new Date('2026-01-01T00:00:00Z'),
      expiresAt: '2099-01-01T00:00:00Z',
    }],
  };
  return client.userImport({ ids: [{ id: 'bob', kind: 'identified' }], purchases: [purchase] });
}
