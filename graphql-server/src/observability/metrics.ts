import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { databaseActivity, openConnections } from '../db/postgres/database-activity.ts';
import { SECOND } from '../shared/time/duration.ts';
import type { Backlog } from './queues.ts';
import type { FinishedRequest } from './record-requests.ts';

/** In seconds: from a cached response to the limits of the database. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How long a reading of the database is used, in ms: several scrapers cost as much as one. */
const BACKLOG_LASTS = 10 * SECOND;
/** Methods of HTTP that have a label of their own; a client could send any word. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** What the metrics ask the shop when they are scraped. */
export interface MetricSources {
  readBacklog: () => Promise<Backlog>;
  webSockets: () => number;
  now: () => number;
}

/** A value that is read when it is scraped. */
interface Reading {
  labels: Partial<Record<'state' | 'queue' | 'event', string>>;
  value: number;
}

/** The metrics of one process, in the names and units that Prometheus recommends (decision 0125). */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #operations = new Histogram({
    name: 'shop_operation_duration_seconds',
    help: 'Duration of the requests with an operation: the first root field of GraphQL, or the call of REST.',
    labelNames: ['operation'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #cost = this.#counter(
    'shop_operation_cost_points_total',
    'Cost of operations in points; a point is about a microsecond of computing.',
    ['operation'],
  );
  readonly #errors = this.#counter(
    'shop_operation_errors_total',
    'Requests with an error, by operation and code.',
    ['operation', 'code'],
  );
  readonly #rejections = this.#counter(
    'shop_requests_rejected_total',
    'Requests that were rejected: rate_limited because of their caller, shed because the process is overloaded.',
    ['reason'],
  );
  readonly #cache = this.#counter(
    'shop_response_cache_requests_total',
    'Cacheable requests, by whether the response came from the response cache.',
    ['result'],
  );
  #backlog: { until: number; reading: Promise<Backlog | null> } | null = null;

  constructor() {
    // With the value 0 from the start, so that an alert sees the first one.
    for (const reason of ['rate_limited', 'shed']) this.#rejections.inc({ reason }, 0);
    for (const result of ['hit', 'miss']) this.#cache.inc({ result }, 0);
    collectDefaultMetrics({ register: this.registry });
    this.#counterOf('db_statements_total', 'SQL statements.', () => databaseActivity.statements);
    this.#counterOf(
      'db_statement_duration_seconds_total',
      'Time that SQL statements took.',
      () => databaseActivity.statementMs / SECOND,
    );
    this.#gauge('db_connections', 'Database connections.', 'sum', () => {
      const { busy, idle } = openConnections();
      return [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'idle' }, value: idle },
      ];
    });
    this.#gauge('db_connections_waiting', 'Callers that wait for a database connection.', 'sum', () => [
      { labels: {}, value: databaseActivity.waiting },
    ]);
  }

  /** Counts a finished request. */
  readonly observe = (request: FinishedRequest): void => {
    const { route, status, durationMs, operation, cost, errors, isCached, isShed } = request;
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    this.#requests.observe({ method, route, status }, durationMs / SECOND);
    if (operation !== null) this.#operations.observe({ operation }, durationMs / SECOND);
    if (operation !== null && cost !== null) this.#cost.inc({ operation }, cost);
    for (const code of errors) this.#errors.inc({ operation: operation ?? 'other', code });
    if (isShed) this.#rejections.inc({ reason: 'shed' });
    else if (errors.includes('RATE_LIMITED')) this.#rejections.inc({ reason: 'rate_limited' });
    if (isCached !== null) this.#cache.inc({ result: isCached ? 'hit' : 'miss' });
  };

  /** Adds what the running shop knows. What is read of the database is about all processes. */
  watch({ readBacklog, webSockets, now }: MetricSources): void {
    /** Null: the database can't be read, so there are no values. */
    const backlog = (): Promise<Backlog | null> => {
      if (this.#backlog === null || this.#backlog.until <= now())
        this.#backlog = { until: now() + BACKLOG_LASTS, reading: readBacklog().catch(() => null) };
      return this.#backlog.reading;
    };
    this.#gauge('shop_websockets', 'Open WebSockets.', 'sum', () => [{ labels: {}, value: webSockets() }]);
    this.#gauge('shop_queue_depth', 'What waits, in the whole shop.', 'max', async () =>
      ((await backlog())?.queues ?? []).map(({ queue, depth }) => ({ labels: { queue }, value: depth })),
    );
    this.#gauge('shop_queue_age_seconds', 'How long the oldest has been due.', 'max', async () =>
      ((await backlog())?.queues ?? []).map(({ queue, ageSeconds }) => ({
        labels: { queue },
        value: ageSeconds,
      })),
    );
    this.#gauge(
      'shop_recent_orders',
      'Orders of the last five minutes, in the whole shop.',
      'max',
      async () =>
        ((await backlog())?.orders ?? []).map(({ event, count }) => ({ labels: { event }, value: count })),
    );
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** A counter that is read when it is scraped. */
  #counterOf(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** A gauge that is read when it is scraped. `aggregator`: how the values of several processes are joined. */
  #gauge(
    name: string,
    help: string,
    aggregator: 'sum' | 'max',
    read: () => readonly Reading[] | Promise<readonly Reading[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: ['state', 'queue', 'event'],
      aggregator,
      registers: [this.registry],
      async collect() {
        const readings = await read();
        this.reset();
        for (const { labels, value } of readings) this.set(labels, value);
      },
    });
  }
}
