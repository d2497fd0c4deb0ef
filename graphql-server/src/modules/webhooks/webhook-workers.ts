/** Sends one message. @returns whether there may be another one */
type Work = (signal: AbortSignal) => Promise<boolean>;

/**
 * This process's workers: a few per webhook, so that a slow receiver does not delay other webhooks or
 * anything else. They outlive the job run that started them.
 */
export class WebhookWorkers {
  readonly #counts = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(private readonly maxPerWebhook = 4) {}

  /**
   * Starts workers for a webhook, one per message up to the limit. A worker ends when `work` finds nothing,
   * or fails.
   */
  start(webhookId: string, messages: number, work: Work): void {
    const running = this.#counts.get(webhookId) ?? 0;
    const missing = Math.min(messages, this.maxPerWebhook) - running;
    for (let count = 0; count < missing && !this.#stop.signal.aborted; count += 1) {
      const worker = this.#run(webhookId, work).finally(() => this.#running.delete(worker));
      this.#running.add(worker);
    }
  }

  /** Resolves when no worker runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Stops all workers at once, including those waiting for a response. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }

  async #run(webhookId: string, work: Work): Promise<void> {
    this.#counts.set(webhookId, (this.#counts.get(webhookId) ?? 0) + 1);
    const { signal } = this.#stop;
    try {
      while (!signal.aborted && (await work(signal)));
    } finally {
      const left = (this.#counts.get(webhookId) ?? 1) - 1;
      if (left === 0) this.#counts.delete(webhookId);
      else this.#counts.set(webhookId, left);
    }
  }
}
