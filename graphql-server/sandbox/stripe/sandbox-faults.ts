/**
 * Faults that tests inject into the sandbox, and its counters. Tests hold this object; HTTP cannot reach it.
 */
export class SandboxFaults {
  /** Delays every response of the API, in ms. */
  delay = 0;
  /** Closes the connection of every call before reading it. */
  isDown = false;
  /** Fails this many calls with 500 without running them; Infinity: all. */
  failures = 0;
  /** Runs this many calls and closes the connection without a response. */
  cuts = 0;
  /** How many copies of each webhook are sent at its first delivery: 0 loses it, 5 repeats it. */
  copies = 1;
  /** Holds webhooks until they are released. */
  holdsWebhooks = false;

  readonly keys = new Set<string>();
  /** Calls of the API, including retries and rejected calls. */
  calls = 0;
  sessions = 0;
  refunds = 0;
  /** Webhooks sent, including copies and failed ones. */
  webhooks = 0;

  takeFailure(): boolean {
    if (this.failures <= 0) return false;
    this.failures -= 1;
    return true;
  }

  takeCut(): boolean {
    if (this.cuts <= 0) return false;
    this.cuts -= 1;
    return true;
  }
}
