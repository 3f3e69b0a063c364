// The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

import { Client, RemoteError } from '../src/index.js';

const FAILURES = new Map([
  ['ENTITLED_TIMEOUT', 'timeout'],
  ['ENTITLED_CONNECTION_LOST', 'lost'],
  ['ENTITLED_PROTOCOL_VIOLATION', 'violation'],
  ['ENTITLED_NO_DAEMON', 'noDaemon'],
  ['ENTITLED_SOCKET_PATH_TOO_LONG', 'pathTooLong'],
]);

function failed(error) {
  if (error instanceof RemoteError) {
    const { kind, code, message, hint, field, retryable, data } = error;
    // The client's message ends with the hint, in parentheses.
    const sentence = hint ? message.slice(0, -` (${hint})`.length) : message;
    return { error: { kind, code, message: sentence, hint, field, retryable, data } };
  }
  return { failure: FAILURES.get(error.code) ?? `crashed: ${error.stack}` };
}

async function answer({ method, params }, seconds) {
  try {
    return { result: await client.call(method, params, { timeout: seconds * 1000 }) };
  } catch (error) {
    return failed(error);
  }
}

let client;

async function perform(task) {
  switch (task.do) {
    case 'open':
      await client?.close();
      client = new Client({ socket: task.socket });
      return {};
    case 'close':
      await client.close();
      client = undefined;
      return {};
    case 'call':
      return answer(task, task.seconds);
    case 'calls':
      return { answers: await Promise.all(task.calls.map((call) => answer(call, task.seconds))) };
    case 'feed': {
      const cursors = [];
      for await (const event of client.events()) {
        cursors.push(event.cursor);
        if (cursors.length === task.count) return { cursors };
      }
      return { cursors };
    }
    default:
      return { skipped: `this client has no ${task.do}` };
  }
}

let rest = '';
process.stdin.setEncoding('utf8');
for await (const piece of process.stdin) {
  const lines = (rest + piece).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const report = await perform(JSON.parse(line)).catch(failed);
    process.stdout.write(`${JSON.stringify(report)}\n`);
  }
}
