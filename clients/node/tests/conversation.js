// Plays the golden conversations of Protocol/conversations; Protocol/README.md has their format.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

import { LineBuffer } from '../src/lines.js';
import { firstConnected } from '../src/places.js';

const FOLDER = new URL('../../../Protocol/conversations/', import.meta.url);

/** The names of all of them. */
export const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt')).sort();

// `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
const TOKEN = /\{\{(\w+|…)\}\}|"(?:[^"\\]|\\.)*"|[^\s,:{}[\]"]+|[,:{}[\]]/gu;
const MORE = '{{…}}';

/** A place for any value; in an object, `…` allows further members. */
class Slot {
  constructor(name) {
    this.name = name;
  }
}

/** A string or anything else that is no list and no object; `token` is how it was written. */
class Scalar {
  constructor(token) {
    this.token = token;
  }

  /** Strings by their scalars, the rest by its text: 1 is not 1.0. */
  equals(other) {
    if (this.token[0] !== '"' || other.token[0] !== '"') return this.token === other.token;
    return JSON.parse(this.token) === JSON.parse(other.token);
  }
}

/** Reads JSON with slots: objects as maps, lists, `Scalar` and `Slot`. */
export function read(text) {
  const tokens = [...text.matchAll(TOKEN)];
  let index = 0;

  const items = (end, item) => {
    while (tokens[index][0] !== end) {
      item();
      if (tokens[index][0] === ',') index += 1;
    }
    index += 1;
  };
  const value = () => {
    const [token, slot] = tokens[index++];
    if (slot !== undefined) return new Slot(slot);
    if (token === '{') {
      const members = new Map();
      items('}', () => {
        const name = value();
        if (name instanceof Slot) {
          members.set(MORE, name);
        } else {
          index += 1;
          members.set(JSON.parse(name.token), value());
        }
      });
      return members;
    }
    if (token === '[') {
      const list = [];
      items(']', () => list.push(value()));
      return list;
    }
    return new Scalar(token);
  };
  return value();
}

/** Why a value is not what was expected, or undefined; fills in the captures. */
export function mismatch(expected, found, captures, path = '') {
  if (expected instanceof Slot) {
    if (expected.name === 'any') return undefined;
    if (!captures.has(expected.name)) captures.set(expected.name, found);
    return mismatch(captures.get(expected.name), found, new Map(), path);
  }
  const differ = `${path}: ${written(found)} for ${written(expected)}`;
  if (expected instanceof Scalar || found instanceof Scalar) {
    const same = expected instanceof Scalar && found instanceof Scalar && expected.equals(found);
    return same ? undefined : differ;
  }
  if (Array.isArray(expected) !== Array.isArray(found)) return differ;
  if (Array.isArray(expected) && expected.length !== found.length) return differ;
  if (!Array.isArray(expected) && !expected.has(MORE)) {
    const surplus = [...found.keys()].filter((name) => !expected.has(name));
    if (surplus.length > 0) return `${path}: too many: ${surplus}`;
  }
  for (const [name, each] of expected.entries()) {
    if (name === MORE) continue;
    const other = Array.isArray(found) ? found[name] : found.get(name);
    if (other === undefined) return `${path}/${name} is missing`;
    const reason = mismatch(each, other, captures, `${path}/${name}`);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Of what came: its members in their order, and the id of a reply as the very bytes. */
function misordered(expected, found) {
  const replies = Array.isArray(found) ? found : [found];
  const wanted = Array.isArray(expected) ? expected : [expected];
  for (const [index, reply] of replies.entries()) {
    const order = [...reply.keys()].join();
    if (order === 'jsonrpc,method,params') continue;
    if (order !== 'jsonrpc,id,result' && order !== 'jsonrpc,id,error') return `members: ${order}`;
    const id = wanted[index].get('id');
    if (id instanceof Scalar && id.token !== reply.get('id').token) {
      return `the id ${reply.get('id').token} for ${id.token}`;
    }
  }
  return undefined;
}

/** The JSON text of what was read. */
function written(value) {
  if (value instanceof Slot) return `{{${value.name}}}`;
  if (value instanceof Scalar) return value.token;
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  const members = [...value].map(([name, each]) => `${JSON.stringify(name)}:${written(each)}`);
  return `{${members.join()}}`;
}

/** A line to be sent, with what was captured in its slots. */
export function filled(text, captures) {
  return text.replace(TOKEN, (token, slot) => (slot ? written(captures.get(slot)) : token));
}

/** The client's raw layer, with lines that wait until they are taken. */
class Line {
  #lines = [];
  #buffer = new LineBuffer();
  #isOver = false;
  #wake = () => {};

  constructor(socket) {
    this.socket = socket;
    socket.on('data', (chunk) => {
      this.#lines.push(...this.#buffer.feed(chunk));
      this.#wake();
    });
    for (const end of ['end', 'close', 'error']) {
      socket.on(end, () => {
        this.#isOver = true;
        this.#wake();
      });
    }
  }

  /** The next line; undefined when the daemon has closed. */
  async receive() {
    while (this.#lines.length === 0 && !this.#isOver) {
      await new Promise((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#lines.shift();
  }

  get hasMore() {
    return this.#lines.length > 0 || this.#buffer.unfinished > 0;
  }
}

/** Plays one conversation; an error says where it went another way. */
export async function play(name, path) {
  const until = performance.now() + 10_000;
  const { socket } = await firstConnected([path], () => performance.now() < until);
  const line = new Line(socket);
  const captures = new Map();
  const send = (data) => line.socket.write(data);
  const bytes = (text) => Buffer.from(JSON.parse(text), 'latin1');
  try {
    const steps = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
    for (const [index, step] of steps.entries()) {
      const mark = step.slice(0, 2);
      const text = step.slice(3);
      const where = `${name}:${index + 1}`;
      if (mark === '>>') send(`${filled(text, captures)}\n`);
      else if (mark === '>|') send(bytes(text));
      else if (mark === '>*') {
        const [, count, data] = /^(\d+) (.*)$/.exec(text);
        send(Buffer.alloc(Number(count) * bytes(data).length, bytes(data)));
      } else if (mark === '<<') {
        const came = await line.receive();
        assert.notEqual(came, undefined, `${where}: the daemon closed`);
        const [expected, found] = [read(text), read(came)];
        const reason = mismatch(expected, found, captures) ?? misordered(expected, found);
        assert.equal(reason, undefined, `${where}: ${reason}`);
      } else if (step === '@eof') line.socket.end();
      else if (mark === '<!') {
        assert.equal(await line.receive(), undefined, `${where}: the daemon should have closed`);
      } else assert.match(step, /^(#|$)/, where);
    }
    // Nothing more may have come.
    await new Promise(setImmediate);
    assert.ok(!line.hasMore, `${name}: more came at its end`);
  } finally {
    line.socket.destroy();
  }
}
