import { UnavailableError } from './unavailable-error.ts';

interface Waiter {
  enter: () => void;
  userError: (error: Error) => void;
}

/**
 * Lets as many in as there are connections; the others wait in the order in which they came. The pool has a queue of its own,
 * but nobody in it can be told that waiting has become pointless.
 */
export class ConnectionGate {
  readonly #waiting = new Set<Waiter>();
  #free: number;

  /** `acquire` is the longest wait, in ms. */
  constructor(
    connections: number,
    private readonly acquire: number,
  ) {
    this.#free = connections;
  }

  /** Takes a place; whoever has one calls `leave` exactly once. @throws UnavailableError when none comes free in time */
  enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        enter: () => {
          this.#waiting.delete(waiter);
          clearTimeout(timer);
          resolve();
        },
        userError: (error) => {
          this.#waiting.delete(waiter);
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(
        () => waiter.userError(new UnavailableError(`No connection came free within ${this.acquire} ms`)),
        this.acquire,
      );
      this.#waiting.add(waiter);
    });
  }

  /** Gives a place back, to the one who waits longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next) next.enter();
    else this.#free += 1;
  }

  /** Sends everybody away who waits. */
  rejectWaiting(error: Error): void {
    for (const waiter of [...this.#waiting]) waiter.userError(error);
  }
}
