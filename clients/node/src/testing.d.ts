import type { TestContext } from 'node:test';
import type { Client, ClientOptions, EntitledError } from './index.js';

export interface DaemonOptions {
  /** Further options of the daemon. */
  options?: ReadonlyArray<string>;
  /** Whose time it lives in; `manual` when left out. */
  clock?: 'manual' | 'system';
  /** The daemon; `$ENTITLED_DAEMON`, or `entitled` of `$PATH`, when left out. */
  program?: string;
}

/** A daemon in memory, on a socket of its own. */
export interface Daemon {
  readonly socket: string;
  readonly folder: string;
  readonly pid: number | undefined;
  /** What it has logged so far. */
  readonly log: string;
  /** A client of this daemon, which is closed with it. */
  client(options?: ClientOptions): Client;
  /** Ends it, at once by default, as if its machine lost power; gives its exit code or signal. */
  kill(signal?: NodeJS.Signals): Promise<number | string | undefined>;
  /** Starts it again after `kill`. */
  restart(): Promise<void>;
  /** Ends it, and removes its files. */
  stop(): Promise<void>;
}

/** The daemon of a test did not start. */
export class DaemonFailed extends EntitledError {}

/**
 * A daemon of its own for a test, ready when the promise is kept. It ends with the test where
 * `test` is node:test's context, else with `stop`, and at the latest with the program.
 */
export function startDaemon(
  test?: Pick<TestContext, 'after'>,
  options?: DaemonOptions,
): Promise<Daemon>;
