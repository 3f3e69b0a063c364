import { checkOptions, checkParams, checkTypes, encoded } from './arguments.js';
import { Connection, NotSent } from './connection.js';
import { ClientClosed, ConnectionLost, DaemonTimeout, EntitledError } from './errors.js';
import { FEED_OPTIONS, FEED_TYPES, Feed } from './feed.js';
import { METHODS, Methods } from './generated/methods.js';
import { firstConnected, places } from './places.js';
import { aborted, after } from './time.js';

/** Whether sending it twice does no more than sending it once. */
function mayRepeat(method, params) {
  if (METHODS.get(method)?.onlyReads) return true;
  return params?.idempotencyKey != null || params?.dryRun === true;
}

const OPTIONS = { socket: 'string', timeout: 'number', onNotification: 'function' };
const CALL_OPTIONS = { timeout: 'number', signal: 'object' };

/** A client of the daemon. It connects with its first call, and again when that is lost. */
export class Client extends Methods {
  #socket;
  #timeout;
  #onNotification;
  #connecting;
  // Until when a call waits for the connection.
  #deadline = 0;
  // The path of the first connection.
  #place;
  #connection;
  #isClosed = false;

  constructor(options = {}, ...more) {
    super();
    const given = typeof options === 'string' ? { socket: options } : options;
    checkOptions('Client', given, Object.keys(OPTIONS));
    checkTypes('Client', given, OPTIONS);
    if (more.length > 0) {
      throw new TypeError('Client takes one argument: { socket, timeout, onNotification }');
    }
    const { socket, timeout = 10_000, onNotification } = given;
    this.#socket = socket;
    this.#timeout = timeout;
    this.#onNotification = onNotification;
  }

  /** Calls any method; params and result are JSON as the wire has it. */
  async call(method, params = {}, options = {}) {
    checkParams(method, params);
    checkOptions('a call', options, Object.keys(CALL_OPTIONS));
    checkTypes('a call', options, CALL_OPTIONS);
    const { timeout = this.#timeout, signal } = options;
    // Waiting for events takes as long as was asked for, and then as long as any answer.
    const waits = method === 'events.wait' ? Number(params.timeoutMs ?? 0) || 0 : 0;
    // Here, so that the error of a wrong value has the caller in its stack.
    const request = { method, params: encoded(params), mayRepeat: mayRepeat(method, params) };
    try {
      return await within(timeout + waits, signal, (call) => this.#call(request, call));
    } catch (error) {
      throw error instanceof EntitledError ? fromHere(error) : error;
    }
  }

  async #call({ method, params, mayRepeat }, call) {
    const first = await this.#connected(call);
    try {
      return await first.request(method, params, call);
    } catch (error) {
      if (error instanceof NotSent) first.fail(new ConnectionLost(error.message));
      else if (!(error instanceof ConnectionLost && mayRepeat)) throw error;
    }
    const second = await this.#connected(call);
    try {
      return await second.request(method, params, call);
    } catch (error) {
      throw error instanceof NotSent ? (second.failure ?? error) : error;
    }
  }

  async #connected({ deadline }) {
    if (this.#isClosed) throw new ClientClosed();
    if (this.#connection && !this.#connection.failure) return this.#connection;
    this.#deadline = Math.max(this.#deadline, deadline);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
      this.#deadline = 0;
    });
    try {
      await this.#connecting;
    } catch (error) {
      throw this.#isClosed ? new ClientClosed() : error;
    }
    if (this.#isClosed) throw new ClientClosed();
    return this.#connection;
  }

  async #connect() {
    // Another daemon has other data.
    const paths = this.#place === undefined ? places(this.#socket) : [this.#place];
    // A little longer than any call: each ends by its own timer.
    const isWanted = () => !this.#isClosed && performance.now() < this.#deadline + 1000;
    const { socket, path } = await firstConnected(paths, isWanted);
    this.#place = path;
    this.#connection = new Connection(socket, this.#onNotification);
    if (this.#isClosed) this.#connection.fail(new ClientClosed());
  }

  /** The events of a project, as they happen: an endless asynchronous iterator. */
  events(options = {}) {
    checkOptions('events', options, FEED_OPTIONS);
    checkTypes('events', options, FEED_TYPES);
    return new Feed(this, options);
  }

  /** Closes the connection; pending calls fail with `ClientClosed`. */
  async close() {
    this.#isClosed = true;
    this.#connection?.fail(new ClientClosed());
  }
}

if (Symbol.asyncDispose) Client.prototype[Symbol.asyncDispose] = Client.prototype.close;

/** What `work` gives, unless the time is over or the signal comes before. */
async function within(milliseconds, signal, work) {
  signal?.throwIfAborted();
  const call = { deadline: performance.now() + milliseconds, isSent: false };
  let ends;
  const end = new Promise((_, reject) => {
    ends = [
      after(milliseconds, () => reject(new DaemonTimeout(milliseconds, call.isSent))),
      aborted(signal, () => reject(signal.reason)),
    ];
  });
  const result = work(call);
  // An answer that comes later is dropped, and so is an error.
  result.catch(() => {});
  try {
    return await Promise.race([result, end]);
  } finally {
    call.forget?.();
    ends.forEach((each) => each());
  }
}

/** The error with the stack of the call that it ends: one may end many. */
function fromHere(error) {
  const copy = new Error(error.message, error.cause === undefined ? undefined : error);
  Object.setPrototypeOf(Object.assign(copy, error), Object.getPrototypeOf(error));
  Error.captureStackTrace(copy, fromHere);
  return copy;
}
