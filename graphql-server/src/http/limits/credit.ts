/** A credit that refills over time, up to a capacity. */
export class Credit {
  #left: number;
  #at: number;

  /** `restoreRate` per second; `now` in ms. */
  constructor(
    readonly restoreRate: number,
    readonly capacity: number,
    now: number,
  ) {
    this.#left = capacity;
    this.#at = now;
  }

  /** The current credit; negative after overspending. */
  available(now: number): number {
    // Setting the clock back takes nothing away.
    const earned = (Math.max(0, now - this.#at) / 1000) * this.restoreRate;
    this.#left = Math.min(this.capacity, this.#left + earned);
    this.#at = now;
    return this.#left;
  }

  /** Whole seconds until this amount is available; 0 when it already is. */
  secondsUntil(amount: number, now: number): number {
    const missing = amount - this.available(now);
    return missing > 0 ? Math.max(1, Math.ceil(missing / this.restoreRate)) : 0;
  }

  /** A negative amount is a refund. */
  spend(amount: number): void {
    this.#left = Math.min(this.capacity, this.#left - amount);
  }

  /** Sets the current credit from a more reliable source. */
  set(available: number, now: number): void {
    this.#left = Math.min(this.capacity, available);
    this.#at = now;
  }
}
