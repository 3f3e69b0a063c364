import type { ErrorKind } from './generated/errors.js';
import { Methods } from './generated/methods.js';
import type { Cursor, Event, EventKind, Open, ProjectId, UserId } from './generated/types.js';

export * from './generated/types.js';
export type { ErrorKind } from './generated/errors.js';

export interface ClientOptions {
  /** The daemon's socket, a path or `unix:PATH`; the usual places when left out. */
  socket?: string;
  /** Milliseconds that a call may take, 10,000 by default; Infinity is no limit. */
  timeout?: number;
  /**
   * Called with notifications, for example `event` after `eventsSubscribe`. A subscription ends
   * with its connection: then comes a `gap`, with the `cursor` after which to subscribe again.
   */
  onNotification?: (method: string, params: unknown) => void;
}

export interface CallOptions {
  /** Milliseconds that this call may take; Infinity is no limit. */
  timeout?: number;
  /** Ends the wait; the daemon may still carry out what was asked. */
  signal?: AbortSignal;
}

export interface FeedOptions {
  /** The cursor to go on after; the beginning when left out. */
  after?: Cursor;
  /**
   * A name under which the daemon remembers how far this reader came; one that it knows goes on
   * there, a new one begins with `after`. What was handed out is acknowledged when the reader
   * comes back for more.
   */
  consumer?: string;
  /** Only these kinds. */
  kinds?: ReadonlyArray<EventKind>;
  /** Only what is about this customer. */
  user?: UserId;
  project?: ProjectId;
  /** How many events at most in one answer. */
  limit?: number;
  /** Milliseconds that one call waits for something to happen; at most 60,000. */
  wait?: number;
  /** Milliseconds between two calls where a daemon does not know how to wait. */
  pause?: number;
  /**
   * Milliseconds, from the first call that fails, for which a daemon that is gone is looked for
   * again; Infinity is for ever.
   */
  patience?: number;
  /** Ends the feed. */
  signal?: AbortSignal;
}

/**
 * A client of the daemon. It connects with its first call, and again when the connection is lost.
 * Calls may be made at once, and share one connection; one that is idle keeps no program running.
 */
export class Client extends Methods {
  /** A string is the daemon's socket, as the option `socket` is. */
  constructor(options?: ClientOptions | string);
  /**
   * Calls any method; params and result are JSON as the wire has it.
   *
   * A connection that is lost is made again once, and the request repeated, where nothing can be
   * done twice: nothing of it went out, it only reads, it is a dry run, or it has an
   * `idempotencyKey`.
   */
  call(method: string, params?: object, options?: CallOptions): Promise<any>;
  /** The events of a project, as they happen: an endless asynchronous iterator. */
  events(options?: FeedOptions): Feed;
  /** Closes the connection; pending calls fail with `ClientClosed`. */
  close(): Promise<void>;
}

/** The events of a project. A second loop goes on where the first one ended. */
export interface Feed extends AsyncIterableIterator<Event> {
  /** Where to go on in another feed: after the last event that was taken from this one. */
  readonly cursor: Cursor | undefined;
  next(): Promise<IteratorResult<Event, undefined>>;
  /** With a `consumer`: tells the daemon now that all events taken so far are dealt with. */
  acknowledge(): Promise<void>;
}

/** A place where no daemon answered, and why. */
export interface Attempt {
  path: string;
  reason: string;
}

/** Anything that kept a call from its result. */
export class EntitledError extends Error {
  /** What to do about it. */
  hint?: string;
}

/** No daemon answers at any of the places that were tried. */
export class NoDaemon extends EntitledError {
  code: 'ENTITLED_NO_DAEMON';
  tried: Attempt[];
}

/** A daemon's socket is there, and this process may not use it. */
export class SocketForbidden extends EntitledError {
  code: 'ENTITLED_SOCKET_FORBIDDEN';
  tried: Attempt[];
}

/** A socket's path that the system does not take. */
export class SocketPathTooLong extends EntitledError {
  code: 'ENTITLED_SOCKET_PATH_TOO_LONG';
  path: string;
  length: number;
  limit: number;
}

/** The daemon did not answer in time; unless `isUnsent`, it may still carry out the call. */
export class DaemonTimeout extends EntitledError {
  /** The daemon did not accept a connection. */
  isUnsent: boolean;
  code: 'ENTITLED_TIMEOUT';
}

/** The connection ended before the answer; whether it was carried out is not known. */
export class ConnectionLost extends EntitledError {
  code: 'ENTITLED_CONNECTION_LOST';
}

/** The client was closed. */
export class ClientClosed extends EntitledError {
  code: 'ENTITLED_CLOSED';
}

/** What came is no answer of this protocol. */
export class ProtocolViolation extends EntitledError {
  code: 'ENTITLED_PROTOCOL_VIOLATION';
}

/** The daemon answered that it did not do it. */
export class RemoteError extends EntitledError {
  code: number;
  /** Why: what a program looks at. */
  kind?: Open<ErrorKind>;
  /** A JSON pointer to the param that is wrong. */
  field?: string;
  /** The same call may succeed a little later. */
  retryable: boolean;
  data: Record<string, unknown>;
}
