import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { ConnectionGate } from './connection-gate.ts';
import { databaseActivity } from './database-activity.ts';
import type { DatabaseLimits, WaitLimits } from './database-limits.ts';
import { closeClient, PoolConnection } from './pool-connection.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { UnavailableError } from './unavailable-error.ts';
import { currentWaiting } from './waiting.ts';
import { currentTraceParent } from '../../shared/tracing.ts';

/**
 * Sets limits on the server, for this connection, or with `inTransaction` for the current transaction.
 * @throws when that fails
 */
export type PrepareConnection = (
  connection: PoolConnection,
  limits: WaitLimits,
  inTransaction?: boolean,
) => Promise<void>;

export interface PoolOptions {
  /** Whether a pooler may use a different server session for each transaction. */
  poolsTransactions?: boolean;
  /** Called when a connection cannot be opened or was lost. */
  onTrouble?: () => void;
}

/**
 * Kysely's driver releases a connection only after a successful commit or rollback. This one always releases
 * it, and closes it when it may be broken (docs/decisions/0014).
 */
export class PoolDriver extends PostgresDriver {
  readonly #gate: ConnectionGate;
  /**
   * How many stalls had occurred when a connection was opened; one opened before the latest stall may be
   * dead.
   */
  readonly #openedAfter = new WeakMap<PoolClient, number>();
  /** The limits set on the server for each connection. */
  readonly #limitsOf = new WeakMap<PoolClient, WaitLimits>();
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
    this.#gate = new ConnectionGate(limits.connections);
  }

  override async acquireConnection(): Promise<PoolConnection> {
    const waiting = currentWaiting();
    const limits = (waiting?.isPatient && this.limits.inJobs) || this.limits;
    const patience = { stuck: limits.acquire, busy: this.limits.acquireBusy };
    databaseActivity.waiting += 1;
    const acquiring = this.#acquire(limits, () => this.#gate.enter(patience, waiting?.waited)).finally(
      () => (databaseActivity.waiting -= 1),
    );
    return waiting ? waiting.during(acquiring) : acquiring;
  }

  /** Typed as in Kysely, which expects one of its own connections. */
  override releaseConnection(connection: unknown): Promise<void> {
    (connection as PoolConnection).release();
    return Promise.resolve();
  }

  override async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(withOrigin(connection), settings);
      connection.isInTransaction = true;
      const { limits } = connection;
      // Behind a pooler the session differs each time and has the role's limits.
      if (this.options.poolsTransactions && limits !== this.limits)
        await this.prepare(connection, limits, true);
    } catch (error) {
      // A transaction that did not begin gets no rollback.
      connection.fail(error as Error);
      connection.release();
      throw error;
    }
  }

  override async commitTransaction(connection: PoolConnection): Promise<void> {
    connection.isInTransaction = false;
    await super.commitTransaction(connection);
  }

  /** The server rolls back a closed connection, so this never fails. */
  override async rollbackTransaction(connection: PoolConnection): Promise<void> {
    connection.isInTransaction = false;
    if (connection.hasFailed) return;
    await super.rollbackTransaction(connection).catch((error: Error) => connection.fail(error));
  }

  async #acquire(limits: WaitLimits, enter: () => Promise<void>): Promise<PoolConnection> {
    await enter();
    try {
      return await this.#connect(limits);
    } catch (error) {
      this.#gate.leave(false);
      throw error;
    }
  }

  /** The pool always has a free connection: every caller has passed the gate. */
  async #connect(limits: WaitLimits): Promise<PoolConnection> {
    for (;;) {
      const client = await this.#openClient();
      const openedAfter = this.#openedAfter.get(client);
      if (openedAfter === undefined) this.#openedAfter.set(client, this.#silences);
      if (openedAfter === undefined || openedAfter === this.#silences) return this.#prepared(client, limits);
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

  async #prepared(client: PoolClient, limits: WaitLimits): Promise<PoolConnection> {
    if (this.#limitsOf.get(client) === limits) return this.#connection(client, limits);
    let isPrepared = false;
    // The caller that took the slot frees it until it has the connection.
    const connection = this.#connection(
      client,
      limits,
      (hasWorked) => isPrepared && this.#gate.leave(hasWorked),
    );
    try {
      await this.prepare(connection, limits);
      this.#limitsOf.set(client, limits);
      isPrepared = true;
      return connection;
    } catch (error) {
      connection.fail(error as Error);
      connection.release();
      throw error;
    }
  }

  #connection(
    client: PoolClient,
    limits: WaitLimits,
    onRelease: (hasWorked: boolean) => void = (hasWorked) => this.#gate.leave(hasWorked),
  ): PoolConnection {
    const onStall = (error: UnavailableError) => this.#noteSilence(error);
    const { onCatalogueChange } = this;
    const events = { onStall, onRelease, onCatalogueChange, onTrouble: () => this.options.onTrouble?.() };
    const waiting = currentWaiting();
    const timeLeft = () => (waiting && !waiting.isPatient ? this.limits.inAll - waiting.waited : Infinity);
    return new PoolConnection(client, limits, timeLeft, this.#statements, events);
  }

  /** Other callers would wait for the same stalled server. */
  #noteSilence(error: UnavailableError): void {
    this.#silences += 1;
    this.#gate.rejectWaiting(error);
  }
}

/**
 * Sends along with BEGIN which request and trace the transaction belongs to. Triggers store both with events
 * (`eventFunctions`).
 */
function withOrigin(connection: PoolConnection): DatabaseConnection {
  const origin = { request_id: currentWaiting()?.requestId, trace: currentTraceParent() };
  const settings = Object.entries(origin).flatMap(([name, value]) =>
    value ? [`; set local shop.${name} = '${value.replaceAll("'", "''")}'`] : [],
  );
  return {
    executeQuery: ({ sql }) => connection.executeQuery(CompiledQuery.raw(sql + settings.join(''))),
    streamQuery: () => connection.streamQuery(),
  };
}
