import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from '../src/index.js';

const PROGRAM = fileURLToPath(new URL('../../testing/misbehaving-daemon', import.meta.url));

/** The misbehaving daemon of clients/testing, with a client; gone after the test. */
export async function misbehaving(test, scenario, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'entitled-'));
  const socket = join(folder, 's');
  const child = spawn('python3', [PROGRAM, scenario, socket], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const client = new Client({ ...options, socket });
  test.after(async () => {
    await client.close();
    child.stdin.end();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
  /** What it saw: how many connections, and the requests of each. */
  const seen = async () => {
    const asking = new Client({ socket });
    const { connections, requests } = await asking.call('fake.seen');
    await asking.close();
    return { connections: connections - 1, requests };
  };
  return { client, seen, socket };
}
