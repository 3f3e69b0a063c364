import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { filled, mismatch, names, play, read } from './conversation.js';
import { startDaemon } from '../src/testing.js';

const KINDS = JSON.parse(
  readFileSync(new URL('../../../Protocol/schemas/EventKind.json', import.meta.url), 'utf8'),
)['x-members'];

/** Each event has what the types say of its kind. */
async function checkEvents(client) {
  const { projects } = await client.projectList();
  for (const { id } of projects) {
    const { events } = await client.eventsRead({ project: id, limit: 1000 });
    for (const event of events) {
      for (const name of KINDS[event.kind]) assert.ok(name in event, `${event.kind}: ${name}`);
    }
  }
}

test('there are conversations', () => assert.ok(names.length > 100));

for (const name of names) {
  test(`conversation ${name}`, async (t) => {
    const daemon = await startDaemon(t, { clock: 'system' });
    await play(name, daemon.socket);
    await checkEvents(daemon.client());
  });
}

const differs = (expected, found) => mismatch(read(expected), read(found), new Map()) !== undefined;

for (const [expected, found] of [
  ['{"a":1,"b":[true,"x"]}', '{"b":[true,"\\u0078"],"a":1}'],
  ['{"a":1,{{…}}}', '{"a":1,"b":{"c":[]}}'],
  ['{ {{…}} }', '{}'],
  ['[{{a}},{{b}},{{a}}]', '[{"x":1},2,{"x":1}]'],
  ['{"a":{{any}},"b":"{{any}}"}', '{"a":[1],"b":"{{any}}"}'],
]) {
  test(`${expected} is ${found}`, () => assert.ok(!differs(expected, found)));
}

for (const [expected, found] of [
  ['{"a":1}', '{"a":1,"b":2}'],
  ['{"a":1,"b":2}', '{"a":1}'],
  ['{"a":1,{{…}}}', '{"b":1}'],
  ['1', '1.0'],
  ['1', '"1"'],
  ['null', 'false'],
  ['[1,2]', '[2,1]'],
  ['[1]', '[1,2]'],
  ['{}', '[]'],
  ['[{{a}},{{a}}]', '[1,2]'],
]) {
  test(`${expected} is not ${found}`, () => assert.ok(differs(expected, found)));
}

test('what was captured is sent', () => {
  const captures = new Map();
  mismatch(read('[{{a}},{{b}}]'), read('["\\u0041",{"x":[1e2]}]'), captures);
  assert.equal(
    filled('{"p":{{a}},"q":{{b}},"r":"{{a}}"}', captures),
    '{"p":"\\u0041","q":{"x":[1e2]},"r":"{{a}}"}',
  );
});
