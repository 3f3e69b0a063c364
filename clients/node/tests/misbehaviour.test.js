// What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { misbehaving } from './misbehaving.js';
import {
  Client, ClientClosed, ConnectionLost, DaemonTimeout, ProtocolViolation, RemoteError,
} from '../src/index.js';

async function taken(count, events) {
  const found = [];
  for await (const event of events) {
    found.push(event);
    if (found.length === count) break;
  }
  return found.map((event) => event.cursor);
}

test('a daemon that behaves', async (t) => {
  const { client } = await misbehaving(t, 'well-behaved');
  assert.equal((await client.install({ device: 'iphone' })).device, 'iphone');
});

test('a truncated reply is an error', async (t) => {
  const { client, seen } = await misbehaving(t, 'cut-replies');
  let lost = 0;
  let found;
  while (!found) {
    try {
      found = await client.install({ device: 'iphone' });
    } catch (error) {
      assert.ok(error instanceof ConnectionLost, error);
      assert.match(error.message, /idempotencyKey/);
      lost += 1;
    }
  }
  assert.equal(found.device, 'iphone');
  // One for each place at which a line can be cut, its line feed included.
  assert.ok(lost > 200);
  const { connections, requests } = await seen();
  assert.equal(connections, lost + 1);
  assert.deepEqual(requests, Array.from({ length: lost + 1 }, (_, n) => [n, 'install']));
});

for (const [method, params] of [
  ['server.ping', {}],
  ['install', { idempotencyKey: 'k' }],
  ['install', { dryRun: true }],
]) {
  test(`what may be done twice is repeated: ${method} ${JSON.stringify(params)}`, async (t) => {
    const { client, seen } = await misbehaving(t, 'close-first-reply');
    assert.ok(await client.call(method, params));
    assert.deepEqual(await seen(), { connections: 2, requests: [[0, method], [1, method]] });
  });
}

test('a read is repeated once', async (t) => {
  const { client, seen } = await misbehaving(t, 'close-every-reply');
  await assert.rejects(client.serverPing(), ConnectionLost);
  assert.deepEqual(await seen(), {
    connections: 2,
    requests: [[0, 'server.ping'], [1, 'server.ping']],
  });
});

test('what may not be done twice is not repeated', async (t) => {
  const { client, seen } = await misbehaving(t, 'close-first-reply');
  await assert.rejects(client.install({ device: 'iphone' }), ConnectionLost);
  assert.deepEqual(await seen(), { connections: 1, requests: [[0, 'install']] });
  // The next call goes over a new connection.
  assert.equal((await client.install({ device: 'iphone' })).device, 'iphone');
});

test('a reset connection is lost', async (t) => {
  const { client } = await misbehaving(t, 'reset-first-connection');
  await assert.rejects(client.install({ device: 'iphone' }), ConnectionLost);
  assert.equal((await client.install({ device: 'iphone' })).device, 'iphone');
});

test('a thousand writes while connections end', async (t) => {
  const { client, socket } = await misbehaving(t, 'chaos');
  const files = () => readdirSync('/proc/self/fd').length;
  const open = files();
  let number = 0;
  let lost = 0;
  const write = async () => {
    while (number < 1000) {
      const device = `d${number += 1}`;
      try {
        const found = await client.install({
          device, idempotencyKey: number % 3 === 0 ? 'k' : undefined,
        });
        assert.deepEqual([found.device, found.user.device], [device, device]);
      } catch (error) {
        assert.ok(error instanceof ConnectionLost, error);
        lost += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, write));
  assert.ok(lost > 0 && lost < 700, lost);
  await client.close();
  const asking = new Client({ socket });
  const { devices, ...more } = await asking.call('fake.written');
  await asking.close();
  assert.ok(devices >= 1000 - lost, devices);
  assert.deepEqual(more, { twice: [], thrice: [] });
  await new Promise(setImmediate);
  assert.ok(files() <= open, 'a connection that ended is still open');
});

test('values arrive unchanged', async (t) => {
  const { client, seen } = await misbehaving(t, 'values');
  let { echo } = await client.serverPing();
  while (echo !== 'done') ({ echo } = await client.serverPing({ echo }));
  assert.equal((await seen()).connections, 1);
});

test('a large reply', async (t) => {
  const { client } = await misbehaving(t, 'large-reply');
  assert.equal((await client.serverPing()).echo, 'x'.repeat(1 << 20));
});

test('a reply byte by byte', async (t) => {
  const { client } = await misbehaving(t, 'byte-by-byte');
  assert.equal((await client.serverPing({ echo: 'é😀' })).echo, 'é😀');
});

test('replies out of order', async (t) => {
  const { client } = await misbehaving(t, 'late-replies');
  const found = await Promise.all([
    client.call('events.wait', { after: '1' }),
    client.call('events.wait', { after: '3' }),
    client.serverPing({ echo: 1 }),
    client.serverPing({ echo: 2 }),
  ]);
  assert.deepEqual(found.slice(0, 2).map(({ events }) => events[0].cursor), ['2', '4']);
  assert.deepEqual(found.slice(2).map(({ echo }) => echo), [1, 2]);
});

test('one of three calls fails', async (t) => {
  const { client, seen } = await misbehaving(t, 'one-fails');
  const [first, { reason }, third] = await Promise.allSettled([
    client.serverPing({ echo: 1 }), client.install(), client.serverPing({ echo: 3 }),
  ]);
  assert.deepEqual([first.value.echo, third.value.echo], [1, 3]);
  assert.equal(reason.constructor, RemoteError);
  const { kind, code, message, hint, field, retryable, data } = reason;
  assert.deepEqual([kind, code, message], ['somethingNewer', 1999, 'a "new" error (Ask again.)']);
  assert.deepEqual([hint, field, retryable], ['Ask again.', '/device', true]);
  assert.equal(data.holder, 'änn');
  assert.equal((await client.serverPing({ echo: 4 })).echo, 4);
  assert.equal((await seen()).connections, 1);
});

test('closing ends the connection', async (t) => {
  const { client, socket } = await misbehaving(t, 'well-behaved');
  assert.deepEqual(await client.call('fake.nothing'), {});
  await client.close();
  const asking = new Client({ socket });
  assert.equal((await asking.call('fake.open')).others, 0);
  await asking.close();
});

test('no answer is a timeout', async (t) => {
  const { client } = await misbehaving(t, 'silent', { timeout: 50 });
  await assert.rejects(client.install(), (error) => {
    assert.ok(error instanceof DaemonTimeout);
    assert.match(error.message, /0\.05 seconds/);
    return true;
  });
  const reason = new Error('enough');
  const signal = AbortSignal.timeout(1);
  await assert.rejects(client.install({}, { signal }), { name: 'TimeoutError' });
  await assert.rejects(client.install({}, { signal: AbortSignal.abort(reason) }), reason);
});

test('a daemon that does not read is a timeout', async (t) => {
  const { client } = await misbehaving(t, 'stops-reading', { timeout: 100 });
  for (const echo of [1, 'x'.repeat(5_000_000), 2]) {
    await assert.rejects(client.serverPing({ echo }), DaemonTimeout);
  }
});

/** A call with a longer limit is still pending after the limit of another. */
async function holdsUpNobody(client, echo) {
  const long = assert.rejects(client.serverPing({ echo }, { timeout: 10_000 }), ClientClosed);
  await pause(100);
  await assert.rejects(client.serverInfo({ timeout: 200 }), (error) => {
    assert.ok(error instanceof DaemonTimeout);
    assert.match(error.message, /0\.2 seconds/);
    return true;
  });
  await client.close();
  await long;
}

test('a limit holds while another call connects', async (t) => {
  // The limit of the client is shorter than that of a call.
  const { client } = await misbehaving(t, 'full-queue', { timeout: 20 });
  await assert.rejects(client.serverPing(), (error) => {
    assert.ok(error instanceof DaemonTimeout && error.isUnsent);
    assert.match(error.message, /not accept a connection within 0\.02 seconds$/);
    return true;
  });
  await holdsUpNobody(client);
});

test('a limit holds while another call sends', async (t) => {
  const { client } = await misbehaving(t, 'stops-reading');
  await assert.rejects(client.serverPing({}, { timeout: 50 }), DaemonTimeout);
  await holdsUpNobody(client, 'x'.repeat(5_000_000));
});

test('a late reply does not answer a later call', async (t) => {
  const { client, seen } = await misbehaving(t, 'slow');
  await assert.rejects(client.serverPing({ echo: 1 }, { timeout: 50 }), DaemonTimeout);
  assert.equal((await client.serverPing({ echo: 2 })).echo, 2);
  assert.equal((await seen()).connections, 1);
});

test('notifications between replies', async (t) => {
  const notifications = [];
  const onNotification = (method) => notifications.push(method);
  const { client } = await misbehaving(t, 'notifications', { onNotification });
  assert.equal((await client.serverPing({ echo: 1 })).echo, 1);
  assert.equal((await client.serverPing({ echo: 2 })).echo, 2);
  assert.deepEqual(notifications.slice(0, 3), ['event', 'other', 'event']);
});

for (const scenario of ['garbage', 'no-result', 'unknown-id']) {
  test(`what is no reply: ${scenario}`, async (t) => {
    const { client } = await misbehaving(t, scenario);
    await assert.rejects(client.install({ device: 'iphone' }), ProtocolViolation);
  });
}

test('unknown members are ignored', async (t) => {
  const { client } = await misbehaving(t, 'unknown-members');
  const found = await client.install({ device: 'iphone' });
  assert.equal(found.device, 'iphone');
  assert.equal(found.user.identityId, null);
});

test('an older daemon', async (t) => {
  const { client } = await misbehaving(t, 'older');
  const { device, created, user } = await client.install({ device: 'iphone' });
  assert.deepEqual([device, created, user.aliases], ['iphone', undefined, undefined]);
});

test('a lost subscription is a gap', async (t) => {
  const notifications = [];
  const onNotification = (method, params) => notifications.push([method, params]);
  const { client } = await misbehaving(t, 'subscriptions-end', { onNotification });
  assert.equal((await client.eventsSubscribe()).subscription, '1');
  assert.equal((await client.eventsSubscribe()).subscription, '2');
  await client.eventsUnsubscribe({ subscription: '2' });
  await client.serverPing();
  assert.deepEqual(notifications.map(([method]) => method), ['event', 'event', 'gap']);
  assert.deepEqual(notifications[2][1], { subscription: '1', cursor: '1' });
  await client.eventsSubscribe();
  while (notifications.length < 4) await pause(5);
  await client.close();
  await pause(50);
  assert.deepEqual(notifications.slice(3).map(([method]) => method), ['event']);
});

test('a refusal of the connection', async (t) => {
  const { client } = await misbehaving(t, 'too-many-connections');
  await assert.rejects(client.serverPing(), { kind: 'tooManyConnections', code: 1403 });
});

test('the feed resumes after a disconnect', async (t) => {
  const { client } = await misbehaving(t, 'feed-disconnects');
  assert.deepEqual(await taken(5, client.events()), ['1', '2', '3', '4', '5']);
});

test('the feed starts after the given cursor', async (t) => {
  const { client } = await misbehaving(t, 'well-behaved');
  assert.deepEqual(await taken(1, client.events({ after: '4' })), ['5']);
});

for (const [scenario, count, last] of [
  ['small-pages', 3, 5], ['well-behaved', 3, 5], ['full-pages', 150, 250],
]) {
  test(`the feed acknowledges each event: ${scenario}`, async (t) => {
    const { client } = await misbehaving(t, scenario);
    const all = Array.from({ length: last }, (_, index) => String(index + 1));
    const feed = client.events({ consumer: 'mailer' });
    assert.deepEqual(await taken(count, feed), all.slice(0, count));
    // It came back for more after all but the last.
    const next = client.events({ consumer: 'mailer' });
    assert.deepEqual(await taken(last - count + 1, next), all.slice(count - 1));
    // A second loop goes on where the first one ended.
    assert.deepEqual(await taken(2, feed), all.slice(count, count + 2));
    assert.equal(feed.cursor, String(count + 2));
  });
}

test('patience is a time', async (t) => {
  const { client, seen } = await misbehaving(t, 'silent-feed', { timeout: 500 });
  const feed = client.events({ wait: 500, patience: 1000 });
  await assert.rejects(taken(3, feed), DaemonTimeout);
  // Each of the calls that fail takes the second of the patience.
  assert.equal((await seen()).requests.length, 3);
});

test('the feed of a daemon without events.wait', async (t) => {
  const { client, seen } = await misbehaving(t, 'without-events-wait');
  assert.deepEqual(await taken(5, client.events()), ['1', '2', '3', '4', '5']);
  const methods = (await seen()).requests.map(([, method]) => method);
  assert.deepEqual(methods.slice(0, 2), ['events.wait', 'events.read']);
});
