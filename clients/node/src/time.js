// What a timer of Node takes at most; it ends a longer one at once.
const TIMER_MAX = 2 ** 31 - 1;

/** Calls `end` after so many milliseconds, however many; returns what calls that off. */
export function after(milliseconds, end) {
  let timer;
  const wait = (left) => {
    if (left === Infinity) return;
    timer = setTimeout(
      () => (left > TIMER_MAX ? wait(left - TIMER_MAX) : end()), Math.min(left, TIMER_MAX),
    );
  };
  wait(milliseconds);
  return () => clearTimeout(timer);
}

// One listener for each signal, however many calls share it: Node warns of more than ten.
const waiting = new WeakMap();

/** Calls `end` when the signal comes; returns what calls that off. */
export function aborted(signal, end) {
  if (!signal) return () => {};
  let ends = waiting.get(signal);
  if (!ends) {
    ends = new Set();
    waiting.set(signal, ends);
    signal.addEventListener('abort', () => [...ends].forEach((each) => each()), { once: true });
  }
  ends.add(end);
  return () => ends.delete(end);
}

/** Pauses; throws the signal's reason when that comes before. */
export async function pauseFor(milliseconds, signal) {
  signal?.throwIfAborted();
  if (milliseconds === 0) return;
  let ends;
  try {
    await new Promise((resolve, reject) => {
      ends = [after(milliseconds, resolve), aborted(signal, () => reject(signal.reason))];
    });
  } finally {
    ends.forEach((end) => end());
  }
}
