import { ClientClosed, ConnectionLost, DaemonTimeout, NoDaemon } from './errors.js';
import { pauseFor } from './time.js';

export const FEED_OPTIONS = [
  'after', 'consumer', 'kinds', 'user', 'project', 'signal', 'limit', 'wait', 'pause', 'patience',
];
export const FEED_TYPES = { limit: 'number', wait: 'number', pause: 'number', patience: 'number' };

const FIRST_DELAY = 50;

/**
 * The events of a project, as they happen, without an end; it resumes after a lost connection, and
 * in a second loop after the first. index.d.ts documents each option.
 */
export class Feed {
  #client;
  #fixed;
  #options;
  #ready = [];
  /** Of what was answered. */
  #next;
  #acknowledged;
  #isRemembered;
  #canWait = true;
  #hasBegun = false;
  /** When the first call failed that no success followed. */
  #failedAt;
  #delay = FIRST_DELAY;
  #latest = Promise.resolve();

  /** Of what was handed out. */
  cursor;

  constructor(client, { kinds, user, project, limit = 100, ...options }) {
    this.#client = client;
    this.#fixed = { limit, kinds, user, project };
    this.#options = { project, wait: 30_000, pause: 1000, patience: 60_000, ...options };
    this.#isRemembered = options.consumer !== undefined;
    this.cursor = this.#next = this.#acknowledged = options.after;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  /** One after the other, also where the caller does not wait. */
  next() {
    const result = this.#latest.then(() => this.#taken());
    this.#latest = result.catch(() => {});
    return result;
  }

  async #taken() {
    for (;;) {
      try {
        // The reader is done with the event before, also where more of its page are there.
        await this.acknowledge();
        const event = this.#ready.shift();
        if (event) {
          this.cursor = event.cursor;
          return { value: event, done: false };
        }
        await this.#fetch();
      } catch (error) {
        if (error instanceof ClientClosed) return { value: undefined, done: true };
        await pauseFor(this.#pauseAfter(error), this.#options.signal);
      }
    }
  }

  /** Tells the daemon now that all events handed out so far are dealt with. */
  async acknowledge() {
    const { consumer, project, signal } = this.#options;
    const { cursor } = this;
    if (consumer === undefined || cursor === undefined || cursor === this.#acknowledged) return;
    await this.#client.call('events.acknowledge', { consumer, cursor, project }, { signal });
    this.#acknowledged = cursor;
  }

  async #fetch() {
    const { consumer, signal, wait, pause } = this.#options;
    const params = {
      ...this.#fixed, ...(this.#isRemembered ? { consumer } : { after: this.#next }),
    };
    const { events, cursor, more } = this.#canWait
      ? await this.#client.call('events.wait', { ...params, timeoutMs: wait }, { signal })
      : await this.#client.call('events.read', params, { signal });
    this.#hasBegun = true;
    this.#failedAt = undefined;
    this.#delay = FIRST_DELAY;
    this.#isRemembered = false;
    this.#next = cursor;
    this.#ready = events;
    if (events.length > 0) return;
    this.cursor = cursor;
    if (!this.#canWait && !more) await pauseFor(pause, signal);
  }

  /** How long to pause before trying again; throws what no trying helps against. */
  #pauseAfter(error) {
    if (error?.kind === 'unknownMethod' && this.#canWait) {
      // A daemon older than this client: then it is asked again and again.
      this.#canWait = false;
      return 0;
    }
    if (error?.kind === 'unknownConsumer' && this.#isRemembered) {
      // It is new: the first acknowledgement makes it.
      this.#isRemembered = false;
      return 0;
    }
    const lasts = [ConnectionLost, NoDaemon, DaemonTimeout].some((kind) => error instanceof kind);
    this.#failedAt ??= performance.now();
    const left = this.#failedAt + this.#options.patience - performance.now();
    if (!(lasts || error?.retryable) || !this.#hasBegun || left <= 0) throw error;
    const pause = Math.min(this.#delay, left);
    this.#delay = Math.min(this.#delay * 2, 2000);
    return pause;
  }
}
