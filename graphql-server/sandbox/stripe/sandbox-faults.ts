/**
 * What tests make the sandbox do wrong, and what they count. They hold this object; nothing of it can be
 * reached over HTTP.
 */
export class SandboxFaults {
  /** Holds every answer of the API back, in ms. */
  delay = 0;
  /** Hangs up on every call before it has read it. */
  isDown = false;
  /** Answers so many calls with 500 and carries them not out; Infinity: all. */
  failures = 0;
  /** Carries so many calls out and cuts the connection instead of answering. */
  cuts = 0;
  /** How often each webhook is sent at its first delivery: 0 loses it, 5 repeats it. */
  copies = 1;
  /** Keeps webhooks back until they are released. */
  holdsWebhooks = false;

  /** Idempotency keys that were seen. */
  readonly keys = new Set<string>();
  /** Calls of the API, retries and refused ones included. */
  calls = 0;
  sessions = 0;
  refunds = 0;
  /** Webhooks sent, copies and failed ones included. */
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
