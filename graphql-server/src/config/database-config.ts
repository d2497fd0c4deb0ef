import { resolve } from 'node:path';
import { z } from 'zod';
import { listOf, wholeNumber } from './environment-values.ts';

export interface PostgresConfig {
  engine: 'postgres';
  /** Where requests and jobs read and write; may be a pooler. */
  url: string;
  /**
   * Bypasses a pooler, for what needs a session of its own: migrations and notifications. Without a pooler it
   * equals `url`.
   */
  directUrl: string;
  /** Whether a pooler at `url` may use a different server session for each transaction. */
  poolsTransactions: boolean;
  /** Connections per process. */
  connections: number;
  /** Read replicas for visitors' reads. */
  replicaUrls: readonly string[];
}

/** The PostgreSQL that the shop ships with, and where it stores its files. All paths are absolute. */
export interface EmbeddedConfig {
  engine: 'embedded';
  directory: string;
  passwordFile: string;
  logFile: string;
  /** The folder of PostgreSQL's programs; null: those of the npm package for this machine. */
  programs: string | null;
  /** Connections of all processes together. */
  connections: number;
}

/** Where the data is. An embedded database becomes a server with a URL once it has started. */
export type DatabaseConfig = EmbeddedConfig | PostgresConfig;

/** Two cores do not profit from more. */
const USUAL_CONNECTIONS = 10;
/** Additional connections of a process: for notifications, migrations, and the operator's commands. */
const FURTHER_CONNECTIONS = 5;

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  POSTGRES_BIN: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: 'must be none or transaction' }).default('none'),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).default(USUAL_CONNECTIONS),
  DATABASE_REPLICA_URLS: listOf(postgresUrl).default([]),
};

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;

/** Variables that apply only to an external server. */
const OF_SERVERS = [
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLER',
  'DATABASE_CONNECTIONS',
  'DATABASE_REPLICA_URLS',
];

/** Lists variables that are missing or contradict each other. */
export function databaseProblems(environment: NodeJS.ProcessEnv): string[] {
  if (!environment['DATABASE_URL']) {
    const given = OF_SERVERS.filter((name) => environment[name]);
    return given.length > 0 ? [`${given.join(' and ')} can only be set together with DATABASE_URL`] : [];
  }
  const needsDirectUrl = environment['DATABASE_POOLER'] === 'transaction';
  return [
    ...(environment['SESSION_SECRET'] ? [] : ['SESSION_SECRET must be set together with DATABASE_URL']),
    ...(needsDirectUrl && !environment['DATABASE_DIRECT_URL']
      ? ['DATABASE_DIRECT_URL must be set together with DATABASE_POOLER=transaction']
      : []),
  ];
}

/** The configured database; by default the embedded one, sized for this many processes. */
export function databaseOf(
  variables: DatabaseVariables,
  dataDirectory: string,
  workers: number,
): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = variables;
  if (!url) return embeddedIn(dataDirectory, { workers, programs: variables.POSTGRES_BIN ?? null });
  return postgresAt(url, {
    ...(directUrl && { directUrl }),
    poolsTransactions: variables.DATABASE_POOLER === 'transaction',
    connections: variables.DATABASE_CONNECTIONS,
    replicaUrls: variables.DATABASE_REPLICA_URLS,
  });
}

/** The embedded database of a data directory. */
export function embeddedIn(
  dataDirectory: string,
  { workers = 1, programs = null }: { workers?: number; programs?: string | null } = {},
): EmbeddedConfig {
  return {
    engine: 'embedded',
    directory: resolve(dataDirectory, 'database'),
    passwordFile: resolve(dataDirectory, 'database-password'),
    logFile: resolve(dataDirectory, 'database.log'),
    programs,
    connections: (workers + 1) * (USUAL_CONNECTIONS + FURTHER_CONNECTIONS),
  };
}

/** A PostgreSQL server without a pooler, unless `differing` says otherwise. */
export function postgresAt(url: string, differing: Partial<PostgresConfig> = {}): PostgresConfig {
  return {
    engine: 'postgres',
    url,
    directUrl: url,
    poolsTransactions: false,
    connections: USUAL_CONNECTIONS,
    replicaUrls: [],
    ...differing,
  };
}

/** The same server, without its pooler. */
export function pastPooler(database: PostgresConfig): PostgresConfig {
  return postgresAt(database.directUrl);
}
