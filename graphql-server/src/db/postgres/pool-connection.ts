import { pipeline } from 'node:stream/promises';
import type { CompiledQuery, DatabaseConnection, QueryExecutorProvider, QueryResult } from 'kysely';
import type { PoolClient, QueryResult as PostgresResult } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { isTraced, traced } from '../../shared/tracing.ts';
import { statementInTraces } from './statement-in-traces.ts';
import { databaseActivity } from './database-activity.ts';
import type { WaitLimits } from './database-limits.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { UnavailableError } from './unavailable-error.ts';

const commandsThatChange = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What a connection reports to its driver. */
export interface PoolConnectionEvents {
  /** A statement got no response in time: the server or the network has stalled. */
  onStall: (error: UnavailableError) => void;
  /** The connection was released; called once. `hasWorked`: no work failed by timeout. */
  onRelease: (hasWorked: boolean) => void;
  /** A catalogue change that triggers announced was committed, or may have been. */
  onCatalogueChange: () => void;
  onTrouble: () => void;
}

/** The code of the trigger's notice, see the migration `catalogue-changes`. */
const CATALOGUE_CHANGES = 'SHOP1';

/** A connection of the pool, from acquiring to releasing it. */
export class PoolConnection implements DatabaseConnection {
  #failure: Error | null = null;
  #isReleased = false;
  #changesCatalogue = false;
  #hasTimedOut = false;
  readonly #noteFailure = (error: Error) => this.fail(error);
  readonly #readNotice = ({ code }: { code: string | undefined }) => {
    this.#changesCatalogue ||= code === CATALOGUE_CHANGES;
  };
  /** Whether changes are not committed yet. */
  isInTransaction = false;

  constructor(
    private readonly client: PoolClient,
    readonly limits: WaitLimits,
    /** How much longer the connection's current user may wait, in ms. */
    private readonly timeLeft: () => number,
    private readonly statements: PreparedStatements,
    private readonly events: PoolConnectionEvents,
  ) {
    client.on('error', this.#noteFailure);
    client.on('notice', this.#readNotice);
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Marks the connection as unusable. The first reason counts. */
  fail(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    this.events.onTrouble();
  }

  /**
   * @throws UnavailableError when there is no response in time, or the connection has failed before; the
   * server's errors
   */
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isTraced()) return this.#execute(query);
    return traced(statementInTraces(query.sql), () => this.#execute(query));
  }

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#failure)
      throw new UnavailableError('The connection has failed before', { cause: this.#failure });
    const began = performance.now();
    try {
      const name = this.statements.nameOf(sql);
      const statement = { text: sql, values: [...parameters], ...(name && { name }) };
      const result = await this.#answered(this.client.query<Row & object>(statement));
      const changes = commandsThatChange.has(result.command);
      return { rows: result.rows, ...(changes && { numAffectedRows: BigInt(result.rowCount ?? 0) }) };
    } catch (error) {
      if (isFatal(error)) this.fail(error);
      this.#hasTimedOut ||= isTimeout(error);
      throw error;
    } finally {
      databaseActivity.statements += 1;
      databaseActivity.statementMs += performance.now() - began;
      if (!this.isInTransaction) this.#tellOfCatalogue();
    }
  }

  /** Lists are read in pages; a cursor would hold a connection as long as the caller reads. */
  streamQuery(): never {
    throw new Error('Rows are not streamed; read them in pages.');
  }

  /**
   * The output of a COPY ... TO STDOUT. Ending early destroys the connection: nothing else stops the server.
   */
  async *copyOut(statement: string): AsyncGenerator<Buffer> {
    let hasEnded = false;
    try {
      for await (const part of this.client.query(copyTo(statement))) yield part as Buffer;
      hasEnded = true;
    } finally {
      if (!hasEnded) this.fail(new Error('A COPY was not read to its end'));
    }
  }

  /** Sends whole rows to a COPY ... FROM STDIN. @returns how many */
  async copyIn(statement: string, rows: Uint8Array): Promise<number> {
    const copy = this.client.query(copyFrom(statement));
    await pipeline([rows], copy);
    return copy.rowCount;
  }

  /**
   * Releases the connection; a failed one is closed, so that the pool opens another. Further calls do
   * nothing.
   */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.client.off('error', this.#noteFailure);
    this.client.off('notice', this.#readNotice);
    this.#tellOfCatalogue();
    if (this.#failure) closeClient(this.client, this.#failure);
    else this.client.release();
    this.events.onRelease(!this.#failure && !this.#hasTimedOut);
  }

  /** A failed statement or commit may still have taken effect. */
  #tellOfCatalogue(): void {
    if (!this.#changesCatalogue) return;
    this.#changesCatalogue = false;
    this.events.onCatalogueChange();
  }

  #answered<Result extends PostgresResult>(query: Promise<Result>): Promise<Result> {
    const { promise: expired, reject } = Promise.withResolvers<never>();
    const { response } = this.limits;
    const limit = Math.min(response, this.timeLeft());
    const expire = () => {
      const error = new UnavailableError(`No answer to a statement within ${Math.round(limit)} ms`);
      this.fail(error);
      reject(error);
      // With a shorter limit, even a reachable server may not have responded yet.
      if (limit === response) this.events.onStall(error);
    };
    let hasEnded = false;
    // After a pause of our own process, the response may have arrived unread: setImmediate runs after it is
    // read.
    const timer = setTimeout(() => setImmediate(() => hasEnded || expire()), limit);
    return Promise.race([query, expired]).finally(() => {
      hasEnded = true;
      clearTimeout(timer);
    });
  }
}

/** The connection of `db`'s transaction. */
export function poolConnectionOf(db: QueryExecutorProvider): Promise<PoolConnection> {
  return db.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof PoolConnection)) throw new Error('The data layer is on another engine');
    return connection;
  });
}

/**
 * Releases a connection to be discarded. Destroys the socket, because the server might never receive a
 * goodbye.
 */
export function closeClient(client: PoolClient, reason: Error): void {
  client.connection.stream.destroy();
  client.release(reason);
}

/** Whether the server canceled a statement because of a lock or a time limit. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['55P03', '57014'].includes(String(error.code));
}

/**
 * After FATAL or PANIC the server closes the connection. A connection with a statement prepared before a
 * column changed its type rejects that statement forever (PostgreSQL's `RevalidateCachedQuery`).
 */
function isFatal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('severity' in error)) return false;
  return ['FATAL', 'PANIC'].includes(String(error.severity)) || /^cached plan must not/.test(error.message);
}
