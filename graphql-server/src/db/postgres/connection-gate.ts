import { UnavailableError } from './unavailable-error.ts';

interface Waiter {
  enter: () => void;
  reject: (error: Error) => void;
}

/**
 * Admits as many callers as there are connections; the others wait in order of arrival. The pool has its own queue, but
 * its callers can't be told that waiting has become pointless.
 */
export class ConnectionGate {
  readonly #waiting = new Set<Waiter>();
  #free: number;

  constructor(connections: number) {
    this.#free = connections;
  }

  /**
   * Takes a slot; the caller must call `leave` exactly once. @throws UnavailableError when none becomes free within `acquire` ms
   */
  enter(acquire: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, fail) => {
      const waiter: Waiter = {
        enter: () => {
          this.#waiting.delete(waiter);
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          this.#waiting.delete(waiter);
          clearTimeout(timer);
          fail(error);
        },
      };
      const timer = setTimeout(
        () => waiter.reject(new UnavailableError(`No connection came free within ${Math.round(acquire)} ms`)),
        acquire,
      );
      this.#waiting.add(waiter);
    });
  }

  /** Frees a slot for the caller that has waited longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next) next.enter();
    else this.#free += 1;
  }

  /** Rejects all waiting callers. */
  rejectWaiting(error: Error): void {
    for (const waiter of [...this.#waiting]) waiter.reject(error);
  }
}
