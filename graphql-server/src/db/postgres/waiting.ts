import { AsyncLocalStorage } from 'node:async_hooks';

/** A user of the database, with the time spent so far waiting for connections and on failed attempts. */
export class Waiting {
  #waited = 0;
  #since = 0;
  #count = 0;
  #isSingle = false;

  /** `isPatient`: no user waits for the work. `requestId`: that of the request; null: it is a job's. */
  constructor(
    readonly isPatient: boolean,
    readonly requestId: string | null = null,
  ) {}

  /** The time waited, in ms; simultaneous waits count once. */
  get waited(): number {
    if (this.#isSingle) return 0;
    return this.#waited + (this.#count > 0 ? performance.now() - this.#since : 0);
  }

  /** Counts the duration of a wait. */
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

  /** Adds the duration of a failed attempt, in ms. */
  add(ms: number): void {
    this.#waited += ms;
  }

  /**
   * Stops counting: further work may take long, as a download does, and each of its waits counts separately.
   */
  countNoMore(): void {
    this.#isSingle = true;
  }
}

const current = new AsyncLocalStorage<Waiting>();

/** The current user of the database; null outside of requests and jobs. */
export function currentWaiting(): Waiting | null {
  return current.getStore() ?? null;
}

/** Runs work, and whatever it starts, as this user of the database. */
export function waitingAs<Result>(waiting: Waiting, work: () => Result): Result {
  return current.run(waiting, work);
}

/** Runs work that no user waits for, with longer limits. */
export function patiently<Result>(work: () => Result): Result {
  return waitingAs(new Waiting(true), work);
}
