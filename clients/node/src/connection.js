import { ClientClosed, ConnectionLost, ProtocolViolation, RemoteError } from './errors.js';
import { METHODS } from './generated/methods.js';
import { LineBuffer } from './lines.js';

/** Says that nothing of a request reached the daemon. */
export class NotSent extends Error {}

/** The requests of one connection, and their replies, matched by id. */
export class Connection {
  #socket;
  #notified;
  #lines = new LineBuffer();
  #count = 0;
  #awaited = new Map();
  // The cursor of each subscription.
  #subscriptions = new Map();

  /** Why nothing more will come; undefined while it works. */
  failure;

  constructor(socket, notified) {
    this.#socket = socket;
    this.#notified = notified;
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('end', () => this.fail(this.#ended()));
    socket.on('error', (error) => this.fail(this.#ended(error)));
    socket.on('close', () => this.fail(this.#ended()));
    // Only what is awaited keeps a program running.
    socket.unref();
  }

  /**
   * Sends a request with params that are JSON; the promise is its result. `call.forget` says that
   * the caller no longer waits.
   */
  request(method, params, call = {}) {
    if (this.failure) return Promise.reject(new NotSent(this.failure.message));
    const id = this.#count + 1;
    const name = JSON.stringify(method);
    const line = `{"jsonrpc":"2.0","id":${id},"method":${name},"params":${params}}\n`;
    this.#count = id;
    call.isSent = true;
    return new Promise((resolve, reject) => {
      const awaited = { method, resolve, reject, isForgotten: false };
      this.#awaited.set(id, awaited);
      call.forget = () => {
        awaited.isForgotten = true;
        this.#rest();
      };
      this.#socket.ref();
      const wasIdle = this.#socket.writableLength === 0;
      this.#socket.write(line, (error) => {
        // The daemon had closed before: it has no line feed of this, so nothing was done.
        if (error?.code === 'EPIPE' && wasIdle) reject(new NotSent(error.message));
      });
    });
  }

  #read(chunk) {
    try {
      for (const line of this.#lines.feed(chunk)) this.#take(line);
    } catch (error) {
      this.fail(error);
    }
  }

  #take(line) {
    const message = parsed(line);
    if (!('id' in message) && typeof message.method === 'string') {
      this.#follow(message.method, message.params);
      this.#notify(message.method, message.params);
      return;
    }
    const { method, resolve, reject } = this.#takeAwaited(message);
    if (message.error !== undefined) {
      reject(RemoteError.read(message.error, method, METHODS.has(method)));
    } else {
      this.#follow(method, message.result);
      resolve(message.result);
    }
    this.#rest();
  }

  #notify(method, params) {
    // What the caller's function throws is the caller's, and no failure of the connection.
    if (this.#notified) queueMicrotask(() => this.#notified(method, params));
  }

  /** Keeps the subscriptions by what a reply or a notification says of one. */
  #follow(method, said) {
    if (method === 'events.subscribe' || method === 'event') {
      this.#subscriptions.set(said?.subscription, said?.cursor);
    } else if (method === 'events.unsubscribe' || method === 'gap') {
      this.#subscriptions.delete(said?.subscription);
    }
  }

  /** Lets a program end that waits for nothing. */
  #rest() {
    if (this.failure) return;
    for (const { isForgotten } of this.#awaited.values()) if (!isForgotten) return;
    this.#socket.unref();
  }

  #takeAwaited(message) {
    let { id } = message;
    if (id === null && message.error !== undefined) {
      // A line that the daemon could not read is refused with the id null, and in its turn.
      const inTurn = [...this.#awaited].find(([, { method }]) => method !== 'events.wait');
      id = (inTurn ?? [...this.#awaited][0])?.[0];
    }
    const found = this.#awaited.get(id);
    if (found === undefined) {
      throw new ProtocolViolation(
        `a reply came with the id ${JSON.stringify(id)}, which matches no request`,
      );
    }
    this.#awaited.delete(id);
    return found;
  }

  #ended(error) {
    const count = this.#lines.unfinished;
    return count > 0
      ? new ConnectionLost(
          `the daemon closed the connection in the middle of an answer, after ${count} bytes`,
        )
      : new ConnectionLost('the daemon closed the connection before it answered', {
          cause: error,
        });
  }

  /** Ends it; every request that waits ends with this error. */
  fail(error) {
    if (this.failure) return;
    this.failure = error;
    const awaited = [...this.#awaited.values()];
    this.#awaited.clear();
    const end = () => awaited.forEach(({ reject }) => reject(error));
    // What a failed write says of its own request comes first.
    if (awaited.length > 0) setImmediate(end);
    this.#socket.destroy();
    if (error instanceof ClientClosed) return;
    // What the daemon says of a subscription whose reader is too slow.
    for (const [subscription, cursor] of this.#subscriptions) {
      this.#notify('gap', { subscription, cursor });
    }
  }
}

function parsed(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch (error) {
    throw new ProtocolViolation('a line came that is no JSON', { cause: error });
  }
  if (message === null || typeof message !== 'object' || Array.isArray(message)) {
    throw new ProtocolViolation('a line is not a reply');
  }
  const isNotification = !('id' in message) && typeof message.method === 'string';
  if (!isNotification && 'result' in message === 'error' in message) {
    throw new ProtocolViolation('a reply has neither a result nor an error, or both');
  }
  const { result } = message;
  if ('result' in message && (result === null || typeof result !== 'object')) {
    throw new ProtocolViolation('a reply has a result that is no object');
  }
  return message;
}
