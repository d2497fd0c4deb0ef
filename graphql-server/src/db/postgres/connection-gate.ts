import { UnavailableError } from './unavailable-error.ts';

interface Waiter {
  enter: () => void;
  reject: (error: Error) => void;
}

/** How long a caller waits for a slot, in ms. */
export interface Patience {
  /** While hardly any slot becomes free. */
  stuck: number;
  /** While slots become free one after the other. */
  busy: number;
}

/** How often a caller that has waited long checks whether slots become free, in ms. */
const CHECK_INTERVAL_MS = 100;
/**
 * For this many ms after a caller failed because of others, the others count as stuck, even while reads go
 * on.
 */
const STUCK_MS = 5000;

/**
 * Admits as many callers as there are connections; the others wait in order of arrival. The pool has its own
 * queue but cannot reject callers early when waiting is pointless: the database does not respond, or callers
 * that wait for a lock hold all connections.
 */
export class ConnectionGate {
  readonly #waiting = new Set<Waiter>();
  /** When the latest slots became free, one time per connection, oldest first. */
  readonly #done: number[];
  #stuckAt = -Infinity;
  #free: number;

  constructor(connections: number) {
    this.#free = connections;
    this.#done = Array.from({ length: connections }, () => -Infinity);
  }

  /**
   * Takes a slot; the caller must call `leave` exactly once. `waited`: how long this caller has already
   * waited, in ms.
   * @throws UnavailableError when none becomes free in time
   */
  enter({ stuck, busy }: Patience, waited = 0): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, fail) => {
      const begin = performance.now();
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
      const check = () => {
        const soFar = performance.now() - begin;
        if (soFar < busy && this.#isMoving(stuck)) timer = setTimeout(check, CHECK_INTERVAL_MS);
        else waiter.reject(new UnavailableError(`No connection came free within ${Math.round(soFar)} ms`));
      };
      let timer = setTimeout(check, Math.max(0, stuck - waited));
      this.#waiting.add(waiter);
    });
  }

  /**
   * Frees a slot for the caller that has waited longest. `hasWorked`: its work did not fail because of
   * others.
   */
  leave(hasWorked: boolean): void {
    const now = performance.now();
    if (!hasWorked) this.#stuckAt = now;
    this.#done.shift();
    this.#done.push(now);
    const [next] = this.#waiting;
    if (next) next.enter();
    else this.#free += 1;
  }

  rejectWaiting(error: Error): void {
    for (const waiter of [...this.#waiting]) waiter.reject(error);
  }

  /** Whether as many slots as there are connections were freed recently, all after successful work. */
  #isMoving(lately: number): boolean {
    const now = performance.now();
    return (this.#done[0] ?? -Infinity) >= now - lately && this.#stuckAt < now - STUCK_MS;
  }
}
