import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { databaseActivity, openConnections } from '../db/postgres/database-activity.ts';
import { SECOND } from '../shared/time/duration.ts';
import type { Backlog } from './queues.ts';
import type { FinishedRequest } from './record-requests.ts';
import { countIn, type Labels, RequestTallies } from './request-tallies.ts';
import { TalliedHistogram } from './tallied-histogram.ts';

/** How long a reading of the database is used, in ms: several scrapers cost as much as one. */
const BACKLOG_LASTS = 10 * SECOND;

/** What the metrics ask the shop when they are scraped. */
export interface MetricSources {
  readBacklog: () => Promise<Backlog>;
  webSockets: () => number;
  /** Age of the latest backup in ms, Infinity if there is none; null: none are made. */
  readBackupAge: () => Promise<number | null>;
  now: () => number;
}

/** A value that is read when it is scraped. */
interface Reading {
  labels: Labels;
  value: number;
}

/** The metrics of one process, in the names and units that Prometheus recommends (decision 0125). */
export class Metrics {
  readonly registry = new Registry();
  readonly #tallies = new RequestTallies();
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
  #backlog: { until: number; reading: Promise<Backlog | null> } | null = null;

  constructor() {
    // With the value 0 from the start, so that an alert sees the first one.
    for (const reason of ['rate_limited', 'shed']) this.#rejections.inc({ reason }, 0);
    this.#describeRequests();
    collectDefaultMetrics({ register: this.registry });
    this.#counterOf('db_statements_total', 'SQL statements.', () => [
      { labels: {}, value: databaseActivity.statements },
    ]);
    this.#counterOf('db_statement_duration_seconds_total', 'Time that SQL statements took.', () => [
      { labels: {}, value: databaseActivity.statementMs / SECOND },
    ]);
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
    this.#tallies.add(request);
    const { errors, operation, isShed } = request;
    for (const code of errors) this.#errors.inc({ operation: operation ?? 'other', code });
    if (isShed) this.#rejections.inc({ reason: 'shed' });
    else if (errors.includes('RATE_LIMITED')) this.#rejections.inc({ reason: 'rate_limited' });
  };

  /** Adds what the running shop knows. What is read of the database is about all processes. */
  watch({ readBacklog, webSockets, readBackupAge, now }: MetricSources): void {
    /** Null: the database can't be read, so there are no values. */
    const backlog = (): Promise<Backlog | null> => {
      if (this.#backlog === null || this.#backlog.until <= now())
        this.#backlog = { until: now() + BACKLOG_LASTS, reading: readBacklog().catch(() => null) };
      return this.#backlog.reading;
    };
    this.#gauge('shop_websockets', 'Open WebSockets.', 'sum', () => [{ labels: {}, value: webSockets() }]);
    this.#gauge(
      'shop_backup_age_seconds',
      'Time since the latest backup; +Inf if there is none.',
      'max',
      async () => {
        const age = await readBackupAge();
        return age === null ? [] : [{ labels: {}, value: age / SECOND }];
      },
    );
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

  #describeRequests(): void {
    const registers = [this.registry];
    const tallies = this.#tallies;
    new TalliedHistogram(
      {
        name: 'http_request_duration_seconds',
        help: 'Time from a request to the end of its response, by route.',
        registers,
      },
      tallies,
      'route',
    );
    new TalliedHistogram(
      {
        name: 'shop_operation_duration_seconds',
        help: 'The same of requests with an operation: the first root field of GraphQL, or the call of REST.',
        registers,
      },
      tallies,
      'operation',
    );
    this.#counterOf(
      'shop_operation_cost_points_total',
      'Cost of operations in points; a point is about a microsecond of computing.',
      () => tallies.by('operation').map(({ labels, totals }) => ({ labels, value: totals.cost })),
    );
    this.#counterOf(
      'shop_response_cache_requests_total',
      'Cacheable requests, by whether the response came from the response cache.',
      () => [
        // With the value 0 from the start, so that a rate sees the first one.
        ...['hit', 'miss'].map((result) => ({ labels: { result }, value: 0 })),
        ...tallies.by('cache').map(({ labels, totals }) => ({ labels, value: countIn(totals) })),
      ],
    );
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** A counter that is read when it is scraped. */
  #counterOf(name: string, help: string, read: () => readonly Reading[]): void {
    new Counter({
      name,
      help,
      labelNames: ['operation', 'result'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const { labels, value } of read()) this.inc(labels, value);
      },
    });
  }

  /** A gauge that is read when it is scraped. `aggregator`: how values of several processes are joined. */
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
