// What is answered goes back in as params, with the real daemon.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

import { copy, importFromElsewhere, said } from './roundtrip.js';
import { startDaemon } from '../src/testing.js';

test('what is answered can be given', async (t) => {
  const client = (await startDaemon(t)).client();
  await client.projectDefine({
    rules: { preset: 'revenuecat', anonymousPrefix: '', blockedUserIds: [] },
    products: { monthly: { kind: 'subscription', entitlements: ['premium'] } },
    entitlements: ['gift'],
    stores: { stripe: { secret: 'whsec_x', product: 'price' }, custom: ['kiosk'] },
  });
  await client.install({ device: 'phone', storeAccount: 'apple-ann', platform: 'ios' });
  await client.purchase({
    device: 'phone', product: 'monthly', store: 'kiosk', transactionId: '1',
    expiresAt: new Date('2099-01-01T00:00:00Z'), attributes: { a: 'b' },
  });
  await client.identify({ device: 'phone', userId: 'ann' });
  await client.grant({ userId: 'ann', entitlement: 'gift' });
  await client.setUserProperty({ userId: 'ann', key: '$email', value: 'ann@example.org' });
  const { was, there, here } = await copy(client, 'copy');
  assert.deepEqual(here, { ...there, at: here.at });
  const { project } = await client.projectDescribe({ project: 'copy' });
  for (const name of ['rules', 'products', 'entitlements', 'environment', 'stores']) {
    assert.deepEqual(project[name], was[name]);
  }
  const { events } = await client.eventsRead({ kinds: ['purchaseRecorded', 'granted'] });
  const [recorded, granted] = events.map((event) => said(event)[1]);
  assert.match(recorded, /^monthly for /);
  assert.equal(granted, 'gift until null');
  await importFromElsewhere(client);
  const { entitlements } = await client.checkEntitlements({ userId: 'bob' });
  assert.equal(entitlements.premium.active, true);
});

test('the types of what is answered and of what is given fit', (t) => {
  const options = '--strict --noEmit --allowJs --checkJs --module nodenext --target es2022';
  const program = new URL('roundtrip.js', import.meta.url).pathname;
  const { error, status, stdout } = spawnSync('tsc', [...options.split(' '), program]);
  if (error?.code === 'ENOENT') t.skip('tsc is not installed');
  else assert.equal(status, 0, String(stdout));
});
