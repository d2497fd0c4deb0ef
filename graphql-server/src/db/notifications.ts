export type NotificationListener = (text: string | null) => void;

/** Receives messages between processes through the database, with PostgreSQL's NOTIFY. */
export interface Notifications {
  /**
   * Calls `listener` with the text of each notification on a channel, and with null when some may have been
   * missed: at the start, and after a lost connection. @returns a function that unsubscribes
   */
  listen(channel: string, listener: NotificationListener): () => void;
  close(): Promise<void>;
}

/** The listeners of each channel. */
export class ChannelListeners {
  readonly #listeners = new Map<string, Set<NotificationListener>>();

  get channels(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  /** @returns whether it is the channel's first listener */
  add(channel: string, listener: NotificationListener): boolean {
    const others = this.#listeners.get(channel);
    if (others) others.add(listener);
    else this.#listeners.set(channel, new Set([listener]));
    return !others;
  }

  remove(channel: string, listener: NotificationListener): void {
    this.#listeners.get(channel)?.delete(listener);
  }

  notify(channel: string, text: string | null): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text);
  }
}
