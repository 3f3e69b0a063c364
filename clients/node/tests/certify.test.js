// `entitled --certify` has nothing to say against this client.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('this client is certified', async () => {
  const driver = fileURLToPath(new URL('certify.js', import.meta.url));
  const daemon = spawn(
    process.env.ENTITLED_DAEMON ?? 'entitled',
    ['--certify', `'${process.execPath}' '${driver}'`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said = await text(daemon.stdout);
  assert.doesNotMatch(said, / FAIL /);
  assert.match(said, /\n81 passed, 0 failed, 3 skipped\n$/);
});
