import { homedir } from 'node:os';
import net from 'node:net';

import { NoDaemon, SocketForbidden, SocketPathTooLong } from './errors.js';

export const PATH_BYTES_MAX = 107;

/**
 * The paths to try, in this order.
 *
 * A path that the caller named, in the call or in $ENTITLED_SOCKET, is the only one: what was meant
 * for one daemon must not reach another.
 */
export function places(given, environment = process.env) {
  const named = given ?? (environment.ENTITLED_SOCKET || undefined);
  if (named !== undefined) return [named.startsWith('unix:') ? named.slice(5) : named];
  const folders = [
    // systemd separates several by colons; the first is the one of the unit's own name.
    (environment.RUNTIME_DIRECTORY ?? '').split(':')[0],
    environment.XDG_RUNTIME_DIR ?? '',
    '/run/entitled',
    `${environment.HOME || homedir()}/.local/state/entitled`,
  ];
  // A relative path would mean another place in each directory.
  const absolute = folders.filter((folder) => folder.startsWith('/'));
  return [...new Set(absolute.map((folder) => `${folder}/entitled.sock`))];
}

const REASONS = {
  ENOENT: 'no such file',
  ECONNREFUSED: 'connection refused',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EAGAIN: 'the daemon did not accept the connection in time',
};

function connectedOnce(path) {
  const length = Buffer.byteLength(path);
  if (length > PATH_BYTES_MAX) throw new SocketPathTooLong(path, length, PATH_BYTES_MAX);
  if (path === '' || path.includes('\0')) {
    throw Object.assign(new Error('no path'), { code: 'not a valid path' });
  }
  return new Promise((resolve, reject) => {
    const socket = net.createConnection({ path });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

/** A connected socket at that path. */
async function connected(path, isWanted) {
  for (;;) {
    try {
      return await connectedOnce(path);
    } catch (error) {
      // A full queue cannot be waited for.
      if (error.code !== 'EAGAIN' || !isWanted()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/**
 * A socket connected to the first place where a daemon answers, and its path; the error tells of
 * all. It tries only as long as `isWanted` says.
 */
export async function firstConnected(paths, isWanted) {
  const tried = [];
  for (const path of paths) {
    try {
      return { socket: await connected(path, isWanted), path };
    } catch (error) {
      tried.push({ path, error });
    }
  }
  if (tried.length === 1 && tried[0].error instanceof SocketPathTooLong) throw tried[0].error;
  const codes = tried.map(({ error }) => error.code);
  const attempts = tried.map(({ path, error }) => ({
    path,
    reason: REASONS[error.code] ?? (error.hint ? error.message : `${error.code}`),
  }));
  if (codes.includes('EACCES') || codes.includes('EPERM')) throw new SocketForbidden(attempts);
  throw new NoDaemon(attempts);
}
