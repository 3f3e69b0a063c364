// The client with the real daemon.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { misbehaving } from './misbehaving.js';
import {
  Client, ClientClosed, ConnectionLost, NoDaemon, RemoteError, SocketForbidden, SocketPathTooLong,
} from '../src/index.js';
import { METHODS } from '../src/generated/methods.js';
import { places } from '../src/places.js';
import { DaemonFailed, startDaemon } from '../src/testing.js';

const SOURCES = new URL('../src/', import.meta.url);

/** Runs a program of the client's in a process of its own; gives what it wrote. */
async function ran(program, environment = {}, options = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  child.stdout.setEncoding('utf8');
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  assert.equal(code, 0);
  return output;
}

test('every method of the daemon is there', async (t) => {
  const client = (await startDaemon(t)).client();
  const { methods } = await client.serverDescribe();
  assert.deepEqual(methods.map(({ name }) => name).sort(), [...METHODS.keys()].sort());
  for (const { name, role } of methods) {
    assert.equal(METHODS.get(name).onlyReads, role === 'read', name);
    const method = name.replace(/\.(.)/g, (_, letter) => letter.toUpperCase());
    assert.equal(typeof client[method], 'function', name);
  }
});

test('the version is the daemon\'s', async (t) => {
  const client = (await startDaemon(t)).client();
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  assert.equal(JSON.parse(text).version, (await client.serverInfo()).version);
});

test('results have what the types say', async (t) => {
  const client = (await startDaemon(t)).client();
  const begin = new Date('2026-01-01T00:00:00Z');
  const end = new Date('2026-02-01T00:00:00Z');
  const { project } = await client.projectDefine({
    rules: { preset: 'qonversion', onRestore: 'transfer' },
    products: { monthly: { kind: 'subscription', entitlements: ['premium'] } },
    clock: { manual: begin },
  });
  assert.equal(project.rules.onRestore, 'transfer');
  await client.install({ device: 'iphone' });
  const bought = await client.purchase({
    device: 'iphone', product: 'monthly', store: 'appStore', transactionId: '1', expiresAt: end,
  });
  assert.equal(bought.entitlements.premium.active, true);
  assert.equal(bought.purchase.expiresAt, end.toISOString());
  const cleared = await client.purchaseUpdate({
    store: 'appStore', originalTransactionId: '1', expiresAt: null,
  });
  assert.equal(cleared.purchase.expiresAt, null);
  const { events } = await client.eventsRead();
  assert.equal(events[0].price, undefined);
  assert.equal(events[1].price, null);
  assert.deepEqual(await client.call('server.ping', [7]).then(({ echo }) => echo), 7);
});

test('errors have the daemon\'s hint', async (t) => {
  const client = (await startDaemon(t)).client();
  await assert.rejects(client.userInfo({ device: 'nobody' }), (error) => {
    assert.ok(error instanceof RemoteError);
    assert.equal(error.kind, 'unknownDevice');
    assert.equal(error.code, 1100);
    assert.equal(error.field, '/device');
    assert.equal(error.retryable, false);
    assert.ok(error.message.includes(error.hint));
    return true;
  });
  await assert.rejects(client.install({ device: 3 }), { kind: 'invalidParams', field: '/device' });
  await assert.rejects(client.call('no.such'), (error) => !error.message.includes('older'));
});

test('a client newer than the daemon', async (t) => {
  const { client } = await misbehaving(t, 'well-behaved');
  await assert.rejects(client.grant({ userId: 'ann', entitlement: 'premium' }), (error) => {
    assert.match(error.message, /entitled 0\.0\.7 has no method "grant"/);
    assert.match(error.message, /the daemon is older/);
    assert.match(error.message, /server\.describe/);
    return true;
  });
});

test('a path alone is the socket', async (t) => {
  const daemon = await startDaemon(t);
  for (const socket of [daemon.socket, `unix:${daemon.socket}`]) {
    const client = new Client(socket);
    assert.equal((await client.serverPing()).pong, true);
    await client.close();
  }
  await assert.rejects(new Client('/nowhere/s').serverPing(), (error) => {
    assert.deepEqual(error.tried.map(({ path }) => path), ['/nowhere/s']);
    return true;
  });
});

test('wrong arguments of the constructor', () => {
  for (const [wrong, message] of [
    [[{ sockt: '/s' }], /no option 'sockt': expected socket, timeout, onNotification/],
    [[{ socket: 7 }], /socket of Client must be a string, not 7/],
    [[{ socket: null }], /socket of Client must be a string, not null/],
    [[{ timeout: '5' }], /timeout of Client must be a number, not '5'/],
    [[{ timeout: NaN }], /timeout of Client must be a number, not NaN/],
    [[{ timeout: null }], /timeout of Client must be a number, not null/],
    [[{ onNotification: 'log' }], /onNotification of Client must be a function, not 'log'/],
    [[null], /must be an object, not null/],
    [[5000], /must be an object, not 5000/],
    [[['/s']], /must be an object, not \[ '\/s' \]/],
    [[new URL('file:///s')], /must be an object, not URL/],
    [['/s', { timeout: 5000 }], /one argument: \{ socket, timeout, onNotification \}/],
  ]) {
    assert.throws(() => new Client(...wrong), { name: 'TypeError', message });
  }
  for (const timeout of [0, -1, -Infinity]) {
    assert.throws(() => new Client({ timeout }), { name: 'RangeError', message: /positive/ });
  }
});

test('wrong timeouts of a call', async (t) => {
  const { client, seen } = await misbehaving(t, 'well-behaved');
  for (const timeout of ['5', null, NaN, true]) {
    const call = client.install({ device: 'a' }, { timeout });
    await assert.rejects(call, { name: 'TypeError', message: /timeout of a call must be a number/ });
  }
  for (const timeout of [0, -1]) {
    await assert.rejects(client.install({}, { timeout }), { name: 'RangeError' });
  }
  assert.throws(() => client.events({ patience: '5' }), /patience of events must be a number/);
  assert.deepEqual((await seen()).requests, []);
  for (const timeout of [Infinity, 2 ** 31, 30 * 86_400_000]) {
    assert.equal((await client.serverPing({}, { timeout })).pong, true);
  }
});

test('values that would be sent as others', async (t) => {
  const { client, seen } = await misbehaving(t, 'well-behaved');
  const invalid = new Date('31/12/2026');
  for (const params of [
    { expiresAt: invalid }, { at: { toJSON: () => null } }, { limit: NaN }, { limit: Infinity },
    { userId: 'ann\ud800' }, { 'ann\udc00': 1 }, { products: new Map() }, { kinds: new Set() },
    { userId: () => 'ann' }, { userId: [Symbol('ann')] },
  ]) {
    const name = Object.keys(params)[0];
    await assert.rejects(client.call('purchase', params), (error) => {
      assert.equal(error.name, 'TypeError');
      assert.ok(error.message.includes(`no form in JSON: ${name}`) || name === 'userId', error);
      return true;
    });
  }
  await assert.rejects(client.purchaseUpdate({ store: 'web', expiresAt: invalid }), TypeError);
  assert.deepEqual((await seen()).requests, []);
  assert.equal((await client.serverPing({ echo: '😀' })).echo, '😀');
});

test('many calls share a signal', async (t) => {
  const { client } = await misbehaving(t, 'silent');
  const warnings = [];
  const warned = (warning) => warnings.push(warning);
  process.on('warning', warned);
  const leaving = new AbortController();
  const { signal } = leaving;
  const calls = Array.from({ length: 20 }, () => client.serverPing({}, { signal }));
  const ends = Promise.allSettled(calls);
  leaving.abort(null);
  assert.ok((await ends).every(({ status, reason }) => status === 'rejected' && reason === null));
  await new Promise(setImmediate);
  process.off('warning', warned);
  assert.deepEqual(warnings, []);
  const feed = client.events({ signal: AbortSignal.abort(null) });
  await assert.rejects(feed.next(), (reason) => reason === null);
});

test('an error names its caller', async (t) => {
  const { client } = await misbehaving(t, 'silent');
  async function whoever(work) {
    await work();
  }
  const stacks = [
    () => client.install({}, { timeout: 20 }), () => client.serverPing(),
    () => client.grant({ userId: 'ann', entitlement: 'premium' }),
    () => client.grant({ userId: 'ann', expiresAt: new Date(NaN) }),
  ].map((work) => whoever(work).catch((error) => error.stack));
  await stacks[0];
  await client.close();
  const [timeout, ping, grant, wrong] = await Promise.all(stacks);
  assert.match(timeout, /^DaemonTimeout: .*whoever/s);
  assert.match(wrong, /^TypeError: .*whoever/s);
  for (const stack of [ping, grant]) assert.match(stack, /^ClientClosed: .*whoever/s);
});

test('wrong arguments of a call', async (t) => {
  const client = (await startDaemon(t)).client();
  const hint = /the params of checkEntitlements must be an object, not 'iphone', for example \{ device: 'iphone' \}/;
  await assert.rejects(client.checkEntitlements('iphone'), { name: 'TypeError', message: hint });
  await assert.rejects(client.install(null), /not null, for example \{ device: 'value' \}/);
  await assert.rejects(client.call('no.such', 7), /the params of no\.such must be an object, not 7$/);
  await assert.rejects(client.install({}, 5000), /options of a call must be an object, not 5000/);
  await assert.rejects(client.install({}, { timout: 1 }), /no option 'timout'/);
  assert.throws(() => client.events({ afer: '1' }), /events has no option 'afer'/);
  assert.throws(() => client.events('1'), /options of events must be an object, not '1'/);
  await assert.rejects(startDaemon(t, { clok: 'system' }), /startDaemon has no option 'clok'/);
});

test('many under way', async (t) => {
  const client = (await startDaemon(t)).client();
  const echo = 'x'.repeat(999);
  const calls = Array.from({ length: 5000 }, (_, n) => client.serverPing({ echo: `${n}${echo}` }));
  const found = await Promise.all(calls);
  assert.deepEqual(found.map((each) => each.echo), calls.map((_, n) => `${n}${echo}`));
});

test('the feed', async (t) => {
  const client = (await startDaemon(t)).client();
  await client.install({ device: 'iphone' });
  const leaving = new AbortController();
  const events = client.events({ signal: leaving.signal, consumer: undefined });
  assert.equal((await events.next()).value.kind, 'userCreated');
  const next = events.next();
  await client.install({ device: 'ipad' });
  assert.equal((await next).value.cursor, '2');
  const never = events.next();
  leaving.abort();
  await assert.rejects(never, { name: 'AbortError' });
});

const hasConsumers = METHODS.has('events.acknowledge');
const noConsumers = !hasConsumers && 'this protocol has no consumers';
test('the feed of a consumer', { skip: noConsumers }, async (t) => {
  const client = (await startDaemon(t)).client();
  for (const device of 'abc') await client.install({ device });
  const first = client.events({ consumer: 'mailer', limit: 2 });
  for (const cursor of ['1', '2', '3']) assert.equal((await first.next()).value.cursor, cursor);
  const second = client.events({ consumer: 'mailer', limit: 2 });
  assert.equal((await second.next()).value.cursor, '3');
  await second.acknowledge();
  const third = client.events({ consumer: 'mailer', wait: 1 });
  await client.install({ device: 'd' });
  assert.equal((await third.next()).value.cursor, '4');
});

test('types for a program that resolves as old Node does', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { exports, main, types, typesVersions } = JSON.parse(text);
  assert.deepEqual({ types, default: main }, exports['.']);
  assert.deepEqual(typesVersions['*'].testing, [exports['./testing'].types]);
});

test('a daemon that was restarted', async (t) => {
  const daemon = await startDaemon(t);
  const client = daemon.client();
  await client.install({ device: 'a' });
  await daemon.kill();
  await assert.rejects(client.install({ device: 'a' }), NoDaemon);
  await daemon.restart();
  assert.equal((await client.install({ device: 'a' })).created, true);
});

test('a daemon that was restarted unseen', async (t) => {
  const daemon = await startDaemon(t);
  const client = daemon.client();
  await client.install({ device: 'a' });
  process.kill(daemon.pid, 'SIGKILL');
  // Until the last of its threads is gone, and without giving the client a turn.
  const stat = `/proc/${daemon.pid}/stat`;
  const threads = () => readdirSync(`/proc/${daemon.pid}/task`).length;
  while (existsSync(stat) && !(/\) [ZX]/.test(readFileSync(stat, 'utf8')) && threads() === 1));
  // Nothing of it can have gone to the first one: it looks for another.
  const refused = assert.rejects(client.install({ device: 'a' }), NoDaemon);
  await daemon.kill();
  await refused;
});

test('a daemon killed in the middle', async (t) => {
  const daemon = await startDaemon(t);
  const client = daemon.client();
  await client.serverPing();
  const calls = Array.from({ length: 2000 }, (_, n) => client.install({ device: `${n}` }));
  process.kill(daemon.pid, 'SIGKILL');
  const found = await Promise.allSettled(calls);
  const lost = found.filter(({ status }) => status === 'rejected');
  assert.ok(lost.every(({ reason }) => [ConnectionLost, NoDaemon].includes(reason.constructor)));
  const first = found.findIndex(({ status }) => status === 'rejected');
  assert.ok(first < 0 || found.slice(first).every(({ status }) => status === 'rejected'));
});

test('a client that was closed', async (t) => {
  const client = (await startDaemon(t)).client();
  await client.serverPing();
  const waiting = client.call('server.ping');
  await client.close();
  await assert.rejects(waiting, ClientClosed);
  await assert.rejects(client.serverPing(), ClientClosed);
});

test('an idle client keeps no program running', async (t) => {
  const daemon = await startDaemon(t);
  const program = `import { Client } from ${JSON.stringify(new URL('index.js', SOURCES).href)};
    console.log((await new Client().serverPing()).pong);`;
  assert.equal(await ran(program, { ENTITLED_SOCKET: daemon.socket }), 'true\n');
});

test('the places, in their order', () => {
  assert.deepEqual(
    places(undefined, {
      RUNTIME_DIRECTORY: '/run/a:/run/b', XDG_RUNTIME_DIR: '/x', HOME: '/home/ann',
    }),
    ['/run/a/entitled.sock', '/x/entitled.sock', '/run/entitled/entitled.sock',
      '/home/ann/.local/state/entitled/entitled.sock'],
  );
  assert.deepEqual(places(undefined, { ENTITLED_SOCKET: 'unix:/a/b', HOME: '/h' }), ['/a/b']);
  assert.deepEqual(places('/c', { ENTITLED_SOCKET: 'unix:/a/b' }), ['/c']);
  assert.deepEqual(
    places(undefined, { XDG_RUNTIME_DIR: 'relative', HOME: '/h', ENTITLED_SOCKET: '' }),
    ['/run/entitled/entitled.sock', '/h/.local/state/entitled/entitled.sock'],
  );
});

test('the first place where a daemon answers', async (t) => {
  const daemon = await startDaemon(t);
  renameSync(daemon.socket, join(daemon.folder, 'entitled.sock'));
  const program = `import { Client } from ${JSON.stringify(new URL('index.js', SOURCES).href)};
    console.log((await new Client().serverPing()).pong);`;
  const environment = {
    ENTITLED_SOCKET: '', RUNTIME_DIRECTORY: '/nowhere', XDG_RUNTIME_DIR: daemon.folder,
  };
  assert.equal(await ran(program, environment), 'true\n');
});

test('a reconnect goes to the same daemon', async (t) => {
  const [first, second] = [await startDaemon(t), await startDaemon(t)];
  for (const { socket, folder } of [first, second]) {
    symlinkSync(socket, join(folder, 'entitled.sock'));
  }
  const program = `import { Client } from ${JSON.stringify(new URL('index.js', SOURCES).href)};
    const client = new Client();
    await client.serverPing();
    process.kill(${first.pid});
    let error;
    while (error?.code !== 'ENTITLED_NO_DAEMON') {
      error = await client.serverPing().then(() => undefined, (reason) => reason);
    }
    console.log(error.tried.map(({ path }) => path).join());`;
  const environment = {
    ENTITLED_SOCKET: '', RUNTIME_DIRECTORY: first.folder, XDG_RUNTIME_DIR: second.folder,
  };
  assert.equal(await ran(program, environment), `${first.folder}/entitled.sock\n`);
});

test('no daemon', async (t) => {
  await assert.rejects(new Client({ socket: '/nowhere/s' }).serverPing(), (error) => {
    assert.ok(error instanceof NoDaemon);
    assert.match(error.message, /\/nowhere\/s: no such file/);
    assert.match(error.message, /start the daemon with: entitled/);
    assert.deepEqual(error.tried, [{ path: '/nowhere/s', reason: 'no such file' }]);
    return true;
  });
  const daemon = await startDaemon(t);
  await daemon.kill();
  await assert.rejects(daemon.client().serverPing(), /connection refused/);
});

test('a path that is too long, and one that is not', async (t) => {
  await assert.rejects(new Client({ socket: `/${'é'.repeat(53)}ab` }).serverPing(), (error) => {
    assert.ok(error instanceof SocketPathTooLong);
    for (const word of ['109 bytes', '107', '$ENTITLED_SOCKET']) {
      assert.ok(error.message.includes(word), word);
    }
    return true;
  });
  const { socket } = await misbehaving(t, 'well-behaved');
  const folder = mkdtempSync(join(tmpdir(), 'entitled-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = `${folder}/${'s'.repeat(106 - folder.length)}`;
  assert.equal(path.length, 107);
  renameSync(socket, path);
  const client = new Client({ socket: path });
  t.after(() => client.close());
  assert.equal((await client.serverPing()).pong, true);
});

const isRoot = process.getuid() === 0;
test('no permission', { skip: !isRoot && 'only root can change its uid' }, async (t) => {
  const daemon = await startDaemon(t);
  chmodSync(daemon.folder, 0o701);
  process.seteuid(65534);
  try {
    await assert.rejects(daemon.client().serverPing(), (error) => {
      assert.ok(error instanceof SocketForbidden);
      assert.match(error.message, /--allow-uid/);
      return true;
    });
  } finally {
    process.seteuid(0);
  }
});

test('fifty daemons at once', async () => {
  const daemons = await Promise.all(Array.from({ length: 50 }, () => startDaemon()));
  const pids = daemons.map(({ pid }) => pid);
  const found = await Promise.all(daemons.map((each) => each.client().install({ device: 'a' })));
  assert.ok(found.every(({ created }) => created));
  await Promise.all(daemons.map((daemon) => daemon.stop()));
  for (const pid of pids) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  assert.ok(!daemons.some(({ folder }) => existsSync(folder)));
});

test('gone with the program', async () => {
  const testing = JSON.stringify(new URL('testing.js', SOURCES).href);
  const program = `import { startDaemon } from ${testing};
    const daemon = await startDaemon();
    console.log(daemon.pid, daemon.folder);`;
  const [pid, folder] = (await ran(program)).trim().split(' ');
  assert.ok(!existsSync(folder));
  const stat = `/proc/${pid}/stat`;
  // No process waits for it any more, so it may remain as a zombie.
  while (existsSync(stat) && !/\) [ZX]/.test(readFileSync(stat, 'utf8'))) {
    await new Promise(setImmediate);
  }
});

test('what cannot start says why', async () => {
  await assert.rejects(startDaemon(undefined, { options: ['--no-such-option'] }), (error) => {
    assert.ok(error instanceof DaemonFailed);
    assert.match(error.message, /--no-such-option/);
    return true;
  });
  const program = '/nowhere/entitled';
  await assert.rejects(startDaemon(undefined, { program }), /\$ENTITLED_DAEMON/);
});

test('the first program of the README', async (t) => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const program = text.split('```js\n')[1].split('```')[0];
  assert.ok(program.trim().split('\n').length <= 10);
  const daemon = await startDaemon(t, { clock: 'system' });
  const products = { lifetime: { entitlements: ['premium'] } };
  await daemon.client().projectDefine({ products });
  const here = program.replace("'entitled'", JSON.stringify(new URL('index.js', SOURCES).href));
  assert.equal(await ran(here, { ENTITLED_SOCKET: daemon.socket }), 'premium is active\n');
});
