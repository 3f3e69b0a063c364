import { setTimeout as pauseFor } from 'node:timers/promises';

import { ClientClosed, ConnectionLost, DaemonTimeout, NoDaemon } from './errors.js';

export const FEED_OPTIONS = [
  'after', 'consumer', 'kinds', 'user', 'project', 'signal', 'limit', 'wait', 'pause', 'patience',
];

/**
 * The events of a project, as they happen, without an end; it resumes after a lost
 * connection. index.d.ts documents each option.
 */
export async function* feed(
  client,
  {
    after, consumer, kinds, user, project, signal,
    limit = 100, wait = 30_000, pause = 1000, patience = 60_000,
  } = {},
) {
  const fixed = { limit, kinds, user, project };
  let cursor = after;
  // Of what was handed out.
  let taken = after;
  let acknowledged = after;
  let isRemembered = consumer !== undefined;
  let canWait = true;
  let hasBegun = false;
  let spent = 0;
  let delay = 50;

  const acknowledge = async () => {
    if (consumer === undefined || taken === undefined || taken === acknowledged) return;
    const done = taken;
    await client.call('events.acknowledge', { consumer, cursor: done, project }, { signal });
    acknowledged = done;
  };

  const read = () => {
    const from = isRemembered ? { consumer } : { after: cursor };
    return canWait
      ? client.call('events.wait', { ...fixed, ...from, timeoutMs: wait }, { signal })
      : client.call('events.read', { ...fixed, ...from }, { signal });
  };

  /** How long to pause before trying again; throws what no trying helps against. */
  const pauseAfter = (error) => {
    if (error.kind === 'unknownMethod' && canWait) {
      // A daemon older than this client: then it is asked again and again.
      canWait = false;
      return 0;
    }
    if (error.kind === 'unknownConsumer' && isRemembered) {
      // It is new: the first acknowledgement makes it.
      isRemembered = false;
      return 0;
    }
    const lasts = [ConnectionLost, NoDaemon, DaemonTimeout].some((kind) => error instanceof kind);
    if (!(lasts || error.retryable) || !hasBegun || spent >= patience) throw error;
    const now = delay;
    delay = Math.min(delay * 2, 2000);
    spent += now;
    return now;
  };

  for (;;) {
    let answer;
    try {
      await acknowledge();
      answer = await read();
    } catch (error) {
      if (error instanceof ClientClosed) return;
      const milliseconds = pauseAfter(error);
      if (milliseconds > 0) await pauseFor(milliseconds, undefined, { signal });
      continue;
    }
    hasBegun = true;
    spent = 0;
    delay = 50;
    isRemembered = false;
    cursor = answer.cursor;
    for (const event of answer.events) {
      yield event;
      taken = event.cursor;
    }
    if (answer.events.length === 0) {
      taken = answer.cursor;
      if (!canWait && !answer.more) await pauseFor(pause, undefined, { signal });
    }
  }
}
