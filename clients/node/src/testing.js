import { spawn } from 'node:child_process';
import { constants, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { checkOptions } from './arguments.js';
import { Client } from './client.js';
import { EntitledError } from './errors.js';

/** The daemon of a test did not start. */
export class DaemonFailed extends EntitledError {}

const running = new Set();

process.on('exit', () => {
  for (const daemon of running) daemon.remove();
});

async function found() {
  if (process.env.ENTITLED_DAEMON) return process.env.ENTITLED_DAEMON;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder || '.', 'entitled');
    const isProgram = await access(path, constants.X_OK).then(() => true, () => false);
    if (isProgram) return path;
  }
  throw new DaemonFailed(
    'there is no daemon to test with',
    'install entitled, or name its program with $ENTITLED_DAEMON',
  );
}

/** A daemon of a test; `startDaemon` makes it. */
class Daemon {
  #program;
  #options;
  #child;
  #exited;
  #clients = [];

  constructor(program, folder, options) {
    this.#program = program;
    this.#options = options;
    this.folder = folder;
    this.socket = join(folder, 's');
  }

  get pid() {
    return this.#child?.pid;
  }

  get log() {
    return readFileSync(join(this.folder, 'log'), 'utf8');
  }

  async restart() {
    const log = openSync(join(this.folder, 'log'), 'a');
    const child = spawn(
      this.#program,
      ['--socket', this.socket, '--ready-fd', '3', '--lifeline-fd', '0', ...this.#options],
      // Its standard input ends with this program, even where that is killed, and so does it.
      { stdio: ['pipe', 'ignore', log, 'pipe'] },
    );
    closeSync(log);
    running.add(this);
    this.#child = child;
    this.#exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(code ?? signal));
      child.once('error', (error) => resolve(error));
    });
    const ready = child.stdio[3];
    const isReady = new Promise((resolve) => {
      ready.once('data', () => resolve(true));
      ready.once('close', () => resolve(false));
      ready.once('error', () => resolve(false));
      child.once('error', () => resolve(false));
    });
    if (!(await isReady)) {
      const end = await this.#exited;
      const said = this.log.trim();
      this.remove();
      if (end instanceof Error) {
        throw new DaemonFailed(
          `the daemon ${this.#program} cannot be started: ${end.code}`,
          '$ENTITLED_DAEMON says where it is',
        );
      }
      throw new DaemonFailed(`the daemon ended with ${end}: ${said}`);
    }
    ready.destroy();
    // Only what a test waits for keeps it running.
    child.unref();
    child.stdin.unref();
  }

  client(options) {
    const client = new Client({ ...options, socket: this.socket });
    this.#clients.push(client);
    return client;
  }

  async kill(signal = 'SIGKILL') {
    if (!this.#child) return undefined;
    const child = this.#child;
    this.#child = undefined;
    child.ref();
    child.kill(signal);
    return this.#exited;
  }

  async stop() {
    for (const client of this.#clients) await client.close();
    await this.kill();
    this.remove();
  }

  /** Without waiting, for the end of the program. */
  remove() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    rmSync(this.folder, { recursive: true, force: true });
    running.delete(this);
  }
}

if (Symbol.asyncDispose) Daemon.prototype[Symbol.asyncDispose] = Daemon.prototype.stop;

/** A daemon of its own for a test; it ends with the test where `test` is node:test's context. */
export async function startDaemon(test, given = {}) {
  checkOptions('startDaemon', given, ['options', 'clock', 'program']);
  const { options = [], clock = 'manual', program } = given;
  const usual = tmpdir();
  const folder = await mkdtemp(join(usual.length < 80 ? usual : '/tmp', 'entitled-'));
  const all = ['--store', 'memory:', ...(clock === 'system' ? [] : ['--clock', clock]), ...options];
  let daemon;
  try {
    daemon = new Daemon(program ?? (await found()), folder, all);
    await daemon.restart();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  test?.after(() => daemon.stop());
  return daemon;
}
