import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Somebody who uses the database, and how long they have waited so far, for connections and for what came to
 * nothing.
 */
export class Waiting {
  #waited = 0;
  #since = 0;
  #count = 0;
  #isSingle = false;

  /** `isPatient`: no user waits for what they do. */
  constructor(readonly isPatient: boolean) {}

  /** How long they have waited, in ms; what is waited for at once counts once. */
  get waited(): number {
    if (this.#isSingle) return 0;
    return this.#waited + (this.#count > 0 ? performance.now() - this.#since : 0);
  }

  /** Counts a wait as long as it takes. */
  async during<Result>(wait: Promise<Result>): Promise<Result> {
    if (this.#count === 0) this.#since = performance.now();
    this.#count += 1;
    try {
      return await wait;
    } finally {
      this.#count -= 1;
      if (this.#count === 0) this.#waited += performance.now() - this.#since;
    }
  }

  /** Counts what was done in vain, in ms. */
  add(ms: number): void {
    this.#waited += ms;
  }

  /**
   * Counts no more: what is done from now on may take long, as a download does, and each wait is one of its
   * own.
   */
  countNoMore(): void {
    this.#isSingle = true;
  }
}

const current = new AsyncLocalStorage<Waiting>();

/** Who uses the database now; null: neither a request nor a job. */
export function currentWaiting(): Waiting | null {
  return current.getStore() ?? null;
}

/** Runs work, and what it starts, as this user of the database. */
export function waitingAs<Result>(waiting: Waiting, work: () => Result): Result {
  return current.run(waiting, work);
}

/** Runs work that no user waits for, which has more time. */
export function patiently<Result>(work: () => Result): Result {
  return waitingAs(new Waiting(true), work);
}
