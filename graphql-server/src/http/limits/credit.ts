/** What somebody may still use up; restored over time, up to a capacity. */
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

  /** How much there is; negative when more was used than there was. */
  available(now: number): number {
    // A clock that is set back takes nothing away.
    const earned = (Math.max(0, now - this.#at) / 1000) * this.restoreRate;
    this.#left = Math.min(this.capacity, this.#left + earned);
    this.#at = now;
    return this.#left;
  }

  /** Whole seconds until there is so much; 0 when there is. */
  secondsUntil(amount: number, now: number): number {
    const missing = amount - this.available(now);
    return missing > 0 ? Math.max(1, Math.ceil(missing / this.restoreRate)) : 0;
  }

  /** A negative amount gives back. */
  spend(amount: number): void {
    this.#left = Math.min(this.capacity, this.#left - amount);
  }

  /** There is so much now, as somebody who knows better says. */
  set(available: number, now: number): void {
    this.#left = Math.min(this.capacity, available);
    this.#at = now;
  }
}
