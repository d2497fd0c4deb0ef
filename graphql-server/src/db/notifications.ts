export type NotificationListener = (text: string | null) => void;

/** Hears what processes tell each other through the database, by PostgreSQL's NOTIFY. */
export interface Notifications {
  /**
   * Calls `listener` with the text of each notification on a channel, and with null when some may have been
   * missed: at first, and after the connection was lost. @returns what ends it
   */
  listen(channel: string, listener: NotificationListener): () => void;
  /** Stops hearing anything. */
  close(): Promise<void>;
}

/** Who listens to what. */
export class ChannelListeners {
  readonly #listeners = new Map<string, Set<NotificationListener>>();

  get channels(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  /** @returns whether nobody has listened to the channel before */
  add(channel: string, listener: NotificationListener): boolean {
    const others = this.#listeners.get(channel);
    if (others) others.add(listener);
    else this.#listeners.set(channel, new Set([listener]));
    return !others;
  }

  remove(channel: string, listener: NotificationListener): void {
    this.#listeners.get(channel)?.delete(listener);
  }

  tell(channel: string, text: string | null): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text);
  }
}
