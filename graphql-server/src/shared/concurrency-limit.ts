import { RequestError } from '../errors.ts';

/**
 * Lets at most `width` tasks run at once; the others wait in line, at most `queue` of them.
 * The returned function throws RequestError UNAVAILABLE when the line is full.
 */
export function limitConcurrency(width: number, queue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= width) {
      if (waiting.length >= queue) throw new RequestError('UNAVAILABLE', 'Too busy. Please try again.', 1);
      await new Promise<void>((proceed) => waiting.push(proceed));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // A task that waits takes over the place, so that nobody who comes later slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
