import { checkOptions, checkParams, checkTypes } from './arguments.js';
import { Connection, NotSent } from './connection.js';
import { ClientClosed, ConnectionLost, DaemonTimeout } from './errors.js';
import { FEED_OPTIONS, feed } from './feed.js';
import { METHODS, Methods } from './generated/methods.js';
import { firstConnected, places } from './places.js';

/** Whether sending it twice does no more than sending it once. */
function mayRepeat(method, params) {
  if (METHODS.get(method)?.onlyReads) return true;
  return params?.idempotencyKey != null || params?.dryRun === true;
}

const OPTIONS = { socket: 'string', timeout: 'number', onNotification: 'function' };

/** A client of the daemon. It connects with its first call, and again when that is lost. */
export class Client extends Methods {
  #socket;
  #timeout;
  #onNotification;
  #connecting;
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
    checkOptions('a call', options, ['timeout', 'signal']);
    const { timeout = this.#timeout, signal } = options;
    // Waiting for events takes as long as was asked for, and then as long as any answer.
    const waits = method === 'events.wait' ? (params?.timeoutMs ?? 0) : 0;
    return within(timeout + waits, signal, (call) => this.#call(method, params, call));
  }

  async #call(method, params, call) {
    const first = await this.#connected();
    try {
      return await first.request(method, params, call);
    } catch (error) {
      if (error instanceof NotSent) first.fail(new ConnectionLost(error.message));
      else if (!(error instanceof ConnectionLost && mayRepeat(method, params))) throw error;
    }
    const second = await this.#connected();
    try {
      return await second.request(method, params, call);
    } catch (error) {
      throw error instanceof NotSent ? (second.failure ?? error) : error;
    }
  }

  async #connected() {
    if (this.#isClosed) throw new ClientClosed();
    if (this.#connection && !this.#connection.failure) return this.#connection;
    this.#connecting ??= firstConnected(places(this.#socket), this.#timeout)
      .then((socket) => {
        this.#connection = new Connection(socket, this.#onNotification);
        if (this.#isClosed) this.#connection.fail(new ClientClosed());
      })
      .finally(() => {
        this.#connecting = undefined;
      });
    await this.#connecting;
    if (this.#isClosed) throw new ClientClosed();
    return this.#connection;
  }

  /** The events of a project, as they happen: an endless asynchronous iterator. */
  events(options = {}) {
    checkOptions('events', options, FEED_OPTIONS);
    return feed(this, options);
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
  let timer;
  let abort;
  const end = new Promise((_, reject) => {
    if (milliseconds !== Infinity) {
      timer = setTimeout(() => reject(new DaemonTimeout(milliseconds)), milliseconds);
    }
    abort = () => reject(signal.reason);
    signal?.addEventListener('abort', abort);
  });
  const call = {};
  const result = work(call);
  // An answer that comes later is dropped, and so is an error.
  result.catch(() => {});
  try {
    return await Promise.race([result, end]);
  } finally {
    call.forget?.();
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
