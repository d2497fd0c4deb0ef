/** A clock that stands still until a test advances it. */
export class TestClock {
  private moment = new Date('2026-11-20T09:30:00.000Z');

  readonly now = (): Date => new Date(this.moment);

  /** Advances the clock. `duration` in ms. */
  advance(duration: number): void {
    this.moment = new Date(this.moment.getTime() + duration);
  }
}
