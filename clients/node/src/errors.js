/** Anything that kept a call from its result; `hint` says what to do about it. */
export class EntitledError extends Error {
  constructor(message, hint, options) {
    super(hint ? `${message} (${hint})` : message, options);
    this.name = new.target.name;
    this.hint = hint;
  }
}

function listed(tried) {
  const places = tried.map(({ path, reason }) => `${path}: ${reason}`);
  return places.length > 1
    ? `:${places.map((place) => `\n  ${place}`).join('')}`
    : places.map((place) => `: ${place}`).join('');
}

/** No daemon answers at any of the places that were tried. */
export class NoDaemon extends EntitledError {
  code = 'ENTITLED_NO_DAEMON';

  constructor(tried) {
    super(
      `cannot connect to the daemon${listed(tried)}`,
      'start the daemon with: entitled; or name its socket with the option socket ' +
        'or with $ENTITLED_SOCKET',
    );
    this.tried = tried;
  }
}

/** A daemon's socket is there, and this process may not use it. */
export class SocketForbidden extends EntitledError {
  code = 'ENTITLED_SOCKET_FORBIDDEN';

  constructor(tried) {
    super(
      `this user has no access to the daemon's socket${listed(tried)}`,
      "be the daemon's own user, or let the daemon be started with --allow-uid or --allow-gid",
    );
    this.tried = tried;
  }
}

/** A socket's path that the system does not take. */
export class SocketPathTooLong extends EntitledError {
  code = 'ENTITLED_SOCKET_PATH_TOO_LONG';

  constructor(path, length, limit) {
    super(
      `the socket's path has ${length} bytes, and at most ${limit} are possible: ${path}`,
      'choose a shorter path with the option socket or with $ENTITLED_SOCKET, ' +
        'for the daemon too',
    );
    Object.assign(this, { path, length, limit });
  }
}

const PERHAPS = 'the daemon may have done it; an idempotencyKey makes it safe to repeat';

/** The daemon did not answer in time; if it accepted the call, it may still carry it out. */
export class DaemonTimeout extends EntitledError {
  code = 'ENTITLED_TIMEOUT';

  constructor(milliseconds, isSent) {
    const missed = isSent ? 'answer' : 'accept a connection';
    const message = `the daemon did not ${missed} within ${milliseconds / 1000} seconds`;
    super(message, isSent ? PERHAPS : undefined);
    this.isUnsent = !isSent;
  }
}

/** The connection ended before the answer; whether it was carried out is not known. */
export class ConnectionLost extends EntitledError {
  code = 'ENTITLED_CONNECTION_LOST';

  constructor(message, options) {
    super(message, PERHAPS, options);
  }
}

/** The client was closed. */
export class ClientClosed extends EntitledError {
  code = 'ENTITLED_CLOSED';

  constructor() {
    super('the client is closed', 'make another one');
  }
}

/** What came is no answer of this protocol. */
export class ProtocolViolation extends EntitledError {
  code = 'ENTITLED_PROTOCOL_VIOLATION';

  constructor(message, options) {
    super(message, 'check that the program at this socket is entitled', options);
  }
}

/** The daemon answered that it did not do it; `kind` says why. */
export class RemoteError extends EntitledError {
  constructor({ code, message, data = {} }, hint = data.hint) {
    super(message, hint);
    this.code = code;
    this.data = data;
    this.kind = data.kind;
    this.field = data.field;
    this.retryable = data.retryable === true;
  }

  /** The error of a reply; `isKnown` says that this client has the method. */
  static read(error, method, isKnown) {
    if (!Number.isInteger(error?.code) || typeof error.message !== 'string') {
      return new ProtocolViolation('the reply has an error that is none');
    }
    if (error.data?.kind === 'unknownMethod' && isKnown) {
      // It is in this client, so it is no slip of the caller's.
      const older = `this client knows ${method}, so the daemon is older: update it`;
      return new RemoteError(error, [older, error.data.hint].filter(Boolean).join('; '));
    }
    return new RemoteError(error);
  }
}
