import type { PGlite } from '@electric-sql/pglite';
import { ChannelListeners, type NotificationListener, type Notifications } from './notifications.ts';

/** Notifications of the embedded database: it lives in this process, and its connection is never lost. */
export class EmbeddedNotifications implements Notifications {
  readonly #listeners = new ChannelListeners();

  constructor(private readonly client: PGlite) {}

  listen(channel: string, listener: NotificationListener): () => void {
    // It only fails when the client is being closed.
    if (this.#listeners.add(channel, listener)) this.#hear(channel).catch(() => undefined);
    else queueMicrotask(() => listener(null));
    return () => this.#listeners.remove(channel, listener);
  }

  /** The ORM closes the client. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  async #hear(channel: string): Promise<void> {
    await this.client.listen(channel, (text) => this.#listeners.tell(channel, text));
    this.#listeners.tell(channel, null);
  }
}
