import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { SECOND } from '../../shared/time/duration.ts';
import type { Log } from '../../shared/log.ts';
import { ChannelListeners, type NotificationListener, type Notifications } from '../notifications.ts';

/** How long to wait before reconnecting, in ms. */
const PAUSE = 2 * SECOND;
/** How often to check that the server still responds, in ms: a silent connection may be dead. */
const HEARTBEAT = 15 * SECOND;
const RESPONSE_TIMEOUT = 5 * SECOND;

/**
 * Notifications of a PostgreSQL server, on a separate connection that opens for the first listener. A lost
 * connection is reopened until `close`; listeners are then notified that they may have missed something.
 */
export class PostgresNotifications implements Notifications {
  readonly #listeners = new ChannelListeners();
  readonly #closing = new AbortController();
  #client: Client | null = null;
  #running: Promise<void> | null = null;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  listen(channel: string, listener: NotificationListener): () => void {
    const isFirst = this.#listeners.add(channel, listener);
    this.#running ??= this.#run();
    if (this.#client && isFirst) void this.#hear(this.#client, [channel]).catch(() => undefined);
    else if (!isFirst) queueMicrotask(() => listener(null));
    return () => this.#listeners.remove(channel, listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    // Ends the connection without waiting for an unresponsive server.
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#connect();
      } catch (err) {
        if (!signal.aborted) this.log.warn({ err }, 'the connection for notifications was lost');
      }
      await setTimeout(PAUSE, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Connects and listens. @throws when the connection ends or stalls */
  async #connect(): Promise<void> {
    const limits: ClientConfig = {
      connectionTimeoutMillis: RESPONSE_TIMEOUT,
      query_timeout: RESPONSE_TIMEOUT,
    };
    const client = new Client({ connectionString: this.url, keepAlive: true, ...limits });
    const ended = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection has ended')));
    });
    // Nothing may be awaiting it yet.
    ended.catch(() => undefined);
    client.on('notification', ({ channel, payload = '' }) => this.#listeners.notify(channel, payload));
    try {
      await client.connect();
      this.#client = client;
      await this.#hear(client, this.#listeners.channels);
      await Promise.race([ended, this.#watch(client)]);
    } finally {
      this.#client = null;
      // A stalled server does not say goodbye.
      void client.end().catch(() => undefined);
    }
  }

  async #hear(client: Client, channels: readonly string[]): Promise<void> {
    for (const channel of channels) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      this.#listeners.notify(channel, null);
    }
  }

  /** Polls the server. @throws when it does not respond in time */
  async #watch(client: Client): Promise<never> {
    const { signal } = this.#closing;
    for (;;) {
      await setTimeout(HEARTBEAT, undefined, { signal, ref: false });
      await client.query('select 1');
    }
  }
}
