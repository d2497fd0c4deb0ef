import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type BackupConfig, backupOf, backupProblems, backupVariables } from './backup-config.ts';
import {
  type DatabaseConfig,
  databaseOf,
  databaseProblems,
  databaseVariables,
  type PostgresConfig,
} from './database-config.ts';
import { type EnvironmentSettings, settingsOf, settingsVariables } from './environment-settings.ts';
import {
  bucketName,
  bucketRegion,
  flag,
  formerSecrets,
  listOf,
  origin,
  secret,
  wholeNumber,
} from './environment-values.ts';
import { stripeDecimals } from '../integrations/stripe/stripe-currency.ts';
import { SECOND } from '../shared/time/duration.ts';
import { type StorageConfig, storageOf, storageProblems } from './storage-config.ts';

/**
 * The configuration from the environment, parsed and frozen. A running shop has one whose database is a
 * server; see `startDatabase`.
 */
export interface Config<Database extends DatabaseConfig = PostgresConfig> {
  host: string;
  port: number;
  /** How many processes on this machine serve the shop on one port. */
  workers: number;
  /** How many ms a process continues serving after a shutdown signal, while it reports "not ready". */
  drainTime: number;
  database: Database;
  /** Directory of the embedded database and generated secrets; an absolute path. */
  dataDirectory: string;
  storage: StorageConfig;
  /** The nightly backup; null: there is none. */
  backup: BackupConfig | null;
  /** Encrypts backups, and decrypts files to import; null: backups are not encrypted. */
  backupPassphrase: string | null;
  /** Signs session tokens; null: generate one and store it in the data directory. */
  /** The first signs, all are accepted; empty: one is generated. */
  sessionSecrets: readonly string[];
  /** The first encrypts, all decrypt, and so do the session secrets. */
  sealingSecrets: readonly string[];
  /** The secret for admin sign-up; null: generate one, or leave admin sign-up closed. */
  adminSecret: string | null;
  /**
   * Whether to generate a missing admin secret: not where processes that share a database may have different
   * data directories.
   */
  generatesAdminSecret: boolean;
  /** Whether an empty database is filled with the sample catalogue. */
  seedsCatalogue: boolean;
  /** Whether demo accounts and orders exist. */
  isDemo: boolean;
  settings: EnvironmentSettings;
  /** How many days a bank transfer may take before an unpaid order is canceled. */
  paymentDueDays: number;
  /** For how many days the shop stores what nobody needs for long; 0: forever. */
  retentionDays: {
    audit: number;
    /** Contact messages that staff have answered. */
    answeredMessages: number;
    emails: number;
  };
  /** Whether to trust `X-Forwarded-For` from the nearest proxy. */
  trustsProxy: boolean;
  /**
   * Whether requests to URLs that staff entered may go to private networks, and without encryption: for
   * trials.
   */
  allowsPrivateAddresses: boolean;
  /** Sign-ups allowed per client network and hour. */
  signupsPerHour: number;
  /** Orders of guests and unconfirmed customers, per client network and hour. */
  unconfirmedOrdersPerHour: number;
  /** How many ms of expensive work (rendering, searching) each client network gets per second. */
  workPerNetwork: number;
  /** How many cost points each API caller gets per second; a point is about 1 µs of computing. */
  costPerCaller: number;
  /** The event loop delay in ms above which anonymous requests are rejected; 0: never. */
  maxEventLoopDelay: number;
  /** Whether responses of the catalogue are cached until it changes. */
  cachesResponses: boolean;
  /** The port of `/metrics` and another `/health/live`; 0: the system chooses it; null: they have none. */
  metricsPort: number | null;
  metricsHost: string;
  /** The bearer token for `/metrics` on the shop's port; null if it is not served there. */
  metricsToken: string | null;
  /** Whether each request is a line of the log, whatever the level. */
  logsRequests: boolean;
  /** Where traces go, and the share of requests that is traced, 0 to 1; null: nowhere. */
  traces: { url: string; share: number } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The keys of the shop's Stripe account; null: those of the settings, if any, or a demo's sandbox. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** A search engine with Meilisearch's protocol: its origin and key; null: searches use the database. */
  searchEngine: { url: string; key: string | null } | null;
  /** The mail server, as `smtp://` or `smtps://` with credentials; null: the one of the settings, if any. */
  smtpUrl: string | null;
  /** Other origins that the pages may connect to, such as an email service. */
  connectOrigins: readonly string[];
  /** The shop's OAuth client at Google; null: no Google sign-in except the demo's sandbox. */
  google: { clientId: string; clientSecret: string } | null;
  /** Directory of the built web app; null serves none. */
  webDirectory: string | null;
}

/** One or more environment variables are invalid; the message names each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const DEFAULT_HOST = 'localhost';

const SHARE = 'must be a number from 0 to 1';

const environmentSchema = z.object({
  HOST: z.string().min(1).default(DEFAULT_HOST),
  PORT: wholeNumber(0, 65_535).default(4000),
  DATA_DIR: z.string().min(1, 'must name a directory').default('.data'),
  STORAGE_DIR: z.string().min(1, 'must name a directory').optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: bucketRegion,
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...backupVariables,
  ...databaseVariables,
  WORKERS: z
    .string()
    .regex(/^(auto|\d+)$/, 'must be a number, or auto')
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .pipe(z.number().min(1, 'must be 1 to 128').max(128, 'must be 1 to 128'))
    .default(1),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_FALLBACKS: formerSecrets,
  SEALING_SECRET: secret.optional(),
  SEALING_SECRET_FALLBACKS: formerSecrets,
  ADMIN_SECRET: secret.optional(),
  SEED_CATALOGUE: flag.default(true),
  SEED_DEMO: flag.optional(),
  ...settingsVariables,
  PAYMENT_DUE_DAYS: wholeNumber(1, 90).default(7),
  AUDIT_RETENTION_DAYS: wholeNumber(0, 3650).default(730),
  CONTACT_RETENTION_DAYS: wholeNumber(0, 3650).default(0),
  EMAIL_RETENTION_DAYS: wholeNumber(0, 3650).default(90),
  TRUST_PROXY: flag.default(false),
  ALLOW_PRIVATE_ADDRESSES: flag.default(false),
  RATE_SIGNUP_PER_HOUR: wholeNumber(1).default(300),
  RATE_UNCONFIRMED_ORDERS: wholeNumber(1).default(30),
  RATE_WORK_PER_NETWORK: wholeNumber(1).default(250),
  RATE_COST_PER_CALLER: wholeNumber(6000).default(250_000),
  MAX_EVENT_LOOP_DELAY: wholeNumber(0).default(500),
  RESPONSE_CACHE: flag.default(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('warn'),
  REQUEST_LOG: flag.default(false),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .transform((url) => `${url.replace(/\/$/, '')}/v1/traces`)
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(0.05),
  SEARCH_URL: origin.optional(),
  SEARCH_KEY: z.string().min(1).optional(),
  CONNECT_ORIGINS: listOf(origin).default([]),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  WEB_DIR: z.string().min(1).optional(),
});

export const environmentVariables = Object.keys(environmentSchema.shape);

/**
 * Parses environment variables. Several processes may share a PostgreSQL database, so there the session
 * secret must be configured; with the embedded database one is generated and stored.
 * @throws ConfigError that names all invalid variables
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config<DatabaseConfig> {
  const result = environmentSchema.safeParse(withoutEmpty(environment));
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  problems.push(...databaseProblems(environment), ...workerProblems(environment));
  if (Boolean(environment['GOOGLE_CLIENT_ID']) !== Boolean(environment['GOOGLE_CLIENT_SECRET'])) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together');
  }
  if (Boolean(environment['STRIPE_SECRET_KEY']) !== Boolean(environment['STRIPE_WEBHOOK_SECRET'])) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
  }
  const currency = result.data?.CURRENCY_CODE;
  if (currency && environment['STRIPE_SECRET_KEY'] && stripeDecimals(currency) === null) {
    problems.push(
      `STRIPE_SECRET_KEY can not be used with CURRENCY_CODE ${currency}, which Stripe does not take`,
    );
  }
  for (const name of ['SESSION_SECRET', 'SEALING_SECRET']) {
    if (environment[`${name}_FALLBACKS`] && !environment[name])
      problems.push(`${name} must be set together with ${name}_FALLBACKS`);
  }
  problems.push(...storageProblems(environment), ...backupProblems(environment));
  if (environment['SEARCH_KEY'] && !environment['SEARCH_URL']) {
    problems.push('SEARCH_URL must be set together with SEARCH_KEY');
  }
  if (environment['SMTP_URL'] && !environment['MAIL_FROM']) {
    problems.push('MAIL_FROM must be set together with SMTP_URL');
  }
  if (!result.success || problems.length > 0) {
    throw new ConfigError(
      `The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
  return Object.freeze(toConfig(result.data));
}

/** The sandboxes of a demo shop need a single process, and so do metrics on the shop's own port. */
function workerProblems(environment: NodeJS.ProcessEnv): string[] {
  const { WORKERS: workers, METRICS_TOKEN: metricsToken, SEED_DEMO: demo } = environment;
  if (!workers || workers === '1') return [];
  const isDemo = demo ? demo === '1' || demo === 'true' : isDemoByDefault(environment);
  return [
    ...(isDemo ? ['WORKERS needs SEED_DEMO=0: the sandboxes of a demo shop live in one process'] : []),
    ...(metricsToken
      ? ['METRICS_TOKEN needs WORKERS=1; use METRICS_PORT, which has the metrics of all']
      : []),
  ];
}

/**
 * Everyone knows a demo's passwords, and anyone may read its mailbox, so a shop that others can reach is only
 * a demo if `SEED_DEMO` says so.
 */
function isDemoByDefault({
  DATABASE_URL: url,
  HOST: host = DEFAULT_HOST,
  PUBLIC_URL: publicUrl,
}: Partial<Record<'DATABASE_URL' | 'HOST' | 'PUBLIC_URL', string | undefined>>): boolean {
  return !url && isLoopback(host) && (!publicUrl || isLoopback(URL.parse(publicUrl)?.hostname ?? ''));
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}

function toConfig(parsed: z.output<typeof environmentSchema>): Config<DatabaseConfig> {
  const dataDirectory = resolve(parsed.DATA_DIR);
  const isDemo = parsed.SEED_DEMO ?? isDemoByDefault(parsed);
  return {
    host: parsed.HOST,
    port: parsed.PORT,
    workers: parsed.WORKERS,
    drainTime: parsed.DRAIN_SECONDS * SECOND,
    database: databaseOf(parsed, dataDirectory, parsed.WORKERS),
    dataDirectory,
    storage: storageOf(parsed, dataDirectory),
    backup: backupOf(parsed),
    backupPassphrase: parsed.BACKUP_PASSPHRASE ?? null,
    sessionSecrets: parsed.SESSION_SECRET ? [parsed.SESSION_SECRET, ...parsed.SESSION_SECRET_FALLBACKS] : [],
    sealingSecrets: parsed.SEALING_SECRET ? [parsed.SEALING_SECRET, ...parsed.SEALING_SECRET_FALLBACKS] : [],
    adminSecret: parsed.ADMIN_SECRET ?? null,
    generatesAdminSecret: !parsed.DATABASE_URL,
    seedsCatalogue: parsed.SEED_CATALOGUE,
    isDemo,
    settings: settingsOf(parsed),
    paymentDueDays: parsed.PAYMENT_DUE_DAYS,
    retentionDays: {
      audit: parsed.AUDIT_RETENTION_DAYS,
      answeredMessages: parsed.CONTACT_RETENTION_DAYS,
      emails: parsed.EMAIL_RETENTION_DAYS,
    },
    trustsProxy: parsed.TRUST_PROXY,
    allowsPrivateAddresses: parsed.ALLOW_PRIVATE_ADDRESSES,
    signupsPerHour: parsed.RATE_SIGNUP_PER_HOUR,
    unconfirmedOrdersPerHour: parsed.RATE_UNCONFIRMED_ORDERS,
    workPerNetwork: parsed.RATE_WORK_PER_NETWORK,
    costPerCaller: parsed.RATE_COST_PER_CALLER,
    maxEventLoopDelay: parsed.MAX_EVENT_LOOP_DELAY,
    cachesResponses: parsed.RESPONSE_CACHE,
    logLevel: parsed.LOG_LEVEL,
    logsRequests: parsed.REQUEST_LOG,
    traces: parsed.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { url: parsed.OTEL_EXPORTER_OTLP_ENDPOINT, share: parsed.OTEL_TRACES_SAMPLER_ARG }
      : null,
    metricsPort: parsed.METRICS_PORT ?? null,
    metricsHost: parsed.METRICS_HOST,
    metricsToken: parsed.METRICS_TOKEN ?? null,
    stripe:
      parsed.STRIPE_SECRET_KEY && parsed.STRIPE_WEBHOOK_SECRET
        ? { secretKey: parsed.STRIPE_SECRET_KEY, webhookSecret: parsed.STRIPE_WEBHOOK_SECRET }
        : null,
    searchEngine: parsed.SEARCH_URL ? { url: parsed.SEARCH_URL, key: parsed.SEARCH_KEY ?? null } : null,
    smtpUrl: parsed.SMTP_URL ?? null,
    connectOrigins: parsed.CONNECT_ORIGINS,
    google: googleClient(parsed),
    webDirectory: parsed.WEB_DIR ? resolve(parsed.WEB_DIR) : null,
  };
}

function googleClient(parsed: z.output<typeof environmentSchema>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = parsed;
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

/** A variable set to the empty string counts as not set, as is usual in shells and container files. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
