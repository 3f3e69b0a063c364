import { inspect } from 'node:util';

import { METHODS } from './generated/methods.js';

/** Throws a TypeError for anything but an object with some of these members. */
export function checkOptions(of, options, names) {
  // A list, a URL or a Map has no options as its own members.
  if (Object.prototype.toString.call(options) !== '[object Object]') {
    throw new TypeError(`the options of ${of} must be an object, not ${inspect(options)}`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new TypeError(`${of} has no option ${inspect(unknown)}: expected ${names.join(', ')}`);
  }
}

/** Throws a TypeError for options of another type; one that is undefined was left out. */
export function checkTypes(of, options, types) {
  for (const [name, type] of Object.entries(types)) {
    const value = options[name];
    if (value !== undefined && (typeof value !== type || Number.isNaN(value))) {
      throw new TypeError(`the option ${name} of ${of} must be a ${type}, not ${inspect(value)}`);
    }
    if (name === 'timeout' && value <= 0) {
      throw new RangeError(`the option timeout of ${of} must be positive, not ${value}`);
    }
  }
}

/** Params as JSON; throws a TypeError for what `JSON.stringify` would send as something else. */
export function encoded(params) {
  return JSON.stringify(params, function check(name, value) {
    // An invalid date says null of itself, which says something else to the daemon.
    if (isOther(name) || isOther(value) || (value == null && this[name] != null)) {
      throw new TypeError(`a value has no form in JSON: ${name}: ${inspect(this[name])}`);
    }
    return value;
  });
}

function isOther(value) {
  switch (typeof value) {
    case 'string': return /\p{Surrogate}/u.test(value);
    case 'number': return !Number.isFinite(value);
    case 'object': return value instanceof Map || value instanceof Set;
    default: return typeof value === 'function' || typeof value === 'symbol';
  }
}

/** Throws a TypeError for params that are neither an object nor a list. */
export function checkParams(method, params) {
  if (typeof params === 'object' && params !== null) return;
  const first = METHODS.get(method)?.first;
  const example = first ? `, for example { ${first}: ${inspect(params ?? 'value')} }` : '';
  const problem = `the params of ${method} must be an object, not ${inspect(params)}`;
  throw new TypeError(problem + example);
}
