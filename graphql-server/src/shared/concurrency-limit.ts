import { RequestError } from '../errors.ts';
import { message } from './messages/message.ts';

/**
 * Runs at most `width` tasks at once; others wait in a queue of at most `queue`. The returned function throws
 * RequestError UNAVAILABLE when the queue is full.
 */
export function limitConcurrency(width: number, queue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= width) {
      if (waiting.length >= queue) throw new RequestError('UNAVAILABLE', message('request.queueFull'), 1);
      await new Promise<void>((proceed) => waiting.push(proceed));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // Passes the slot directly to a waiting task, so that no later one overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
