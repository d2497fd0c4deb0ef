import { PostgresDriver, type TransactionSettings } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { ConnectionGate } from './connection-gate.ts';
import type { DatabaseLimits } from './database-limits.ts';
import { closeClient, PoolConnection } from './pool-connection.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { UnavailableError } from './unavailable-error.ts';

/** Configures the server's side of this connection. @throws when that fails */
export type PrepareConnection = (connection: PoolConnection) => Promise<void>;

/** How a pool is used. */
export interface PoolOptions {
  /** Whether a pooler gives each transaction another session of the server. */
  poolsTransactions?: boolean;
  /** Called when a connection can't be opened, or was lost. */
  onTrouble?: () => void;
}

/**
 * Kysely's driver releases a connection only after a successful commit or rollback. This one always releases it, and
 * closes it when it may be broken (docs/decisions/0014).
 */
export class PoolDriver extends PostgresDriver {
  readonly #gate: ConnectionGate;
  /** How many stalls there had been when a connection was opened; one opened before the latest stall may be dead. */
  readonly #openedAfter = new WeakMap<PoolClient, number>();
  readonly #statements: PreparedStatements;
  #silences = 0;

  constructor(
    private readonly pool: Pool,
    private readonly limits: DatabaseLimits,
    private readonly prepare: PrepareConnection,
    private readonly onCatalogueChange: () => void,
    private readonly options: PoolOptions = {},
  ) {
    super({ pool });
    this.#statements = options.poolsTransactions ? new PreparedStatements(0) : new PreparedStatements();
    this.#gate = new ConnectionGate(limits.connections, limits.acquire);
  }

  override async acquireConnection(): Promise<PoolConnection> {
    await this.#gate.enter();
    try {
      return await this.#connect();
    } catch (error) {
      this.#gate.leave();
      throw error;
    }
  }

  /** Kysely's types say that it would be one of its own connections. */
  override releaseConnection(connection: unknown): Promise<void> {
    (connection as PoolConnection).release();
    return Promise.resolve();
  }

  override async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
      connection.isInTransaction = true;
    } catch (error) {
      // There will be no rollback of a transaction that has not begun.
      connection.fail(error as Error);
      connection.release();
      throw error;
    }
  }

  override async commitTransaction(connection: PoolConnection): Promise<void> {
    connection.isInTransaction = false;
    await super.commitTransaction(connection);
  }

  /** A closed connection is rolled back by the server, so this never fails. */
  override async rollbackTransaction(connection: PoolConnection): Promise<void> {
    connection.isInTransaction = false;
    if (connection.hasFailed) return;
    await super.rollbackTransaction(connection).catch((error: Error) => connection.fail(error));
  }

  /** The pool always has a free one: every caller has passed the gate. */
  async #connect(): Promise<PoolConnection> {
    for (;;) {
      const client = await this.#openClient();
      const openedAfter = this.#openedAfter.get(client);
      if (openedAfter === undefined) return this.#prepared(client);
      if (openedAfter === this.#silences) return this.#connection(client);
      closeClient(client, new Error('It was open while the server was silent'));
    }
  }

  async #openClient(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      this.options.onTrouble?.();
      if (!(error instanceof Error) || !/timeout/i.test(error.message)) throw error;
      const stall = new UnavailableError(`No connection within ${this.limits.connect} ms`, { cause: error });
      this.#noteSilence(stall);
      throw stall;
    }
  }

  async #prepared(client: PoolClient): Promise<PoolConnection> {
    this.#openedAfter.set(client, this.#silences);
    let isPrepared = false;
    // The caller that took the slot frees it, until it has the connection.
    const connection = this.#connection(client, () => isPrepared && this.#gate.leave());
    try {
      await this.prepare(connection);
      isPrepared = true;
      return connection;
    } catch (error) {
      connection.fail(error as Error);
      connection.release();
      throw error;
    }
  }

  #connection(client: PoolClient, onRelease: () => void = () => this.#gate.leave()): PoolConnection {
    const onStall = (error: UnavailableError) => this.#noteSilence(error);
    const { onCatalogueChange } = this;
    const events = { onStall, onRelease, onCatalogueChange, onTrouble: () => this.options.onTrouble?.() };
    return new PoolConnection(client, this.limits.response, this.#statements, events);
  }

  /** Callers waiting for a connection would wait for the same stalled server. */
  #noteSilence(error: UnavailableError): void {
    this.#silences += 1;
    this.#gate.rejectWaiting(error);
  }
}
