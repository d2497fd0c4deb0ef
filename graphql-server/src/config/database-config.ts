import { resolve } from 'node:path';
import { z } from 'zod';
import { listOf, wholeNumber } from './environment-values.ts';

/** A PostgreSQL server, and how the shop reaches it. */
export interface PostgresConfig {
  engine: 'postgres';
  /** Where requests and jobs read and write; a pooler may stand there. */
  url: string;
  /**
   * Leads past a pooler, for what needs a session of its own: migrations and notifications. Without a pooler
   * it is `url`.
   */
  directUrl: string;
  /** Whether a pooler at `url` gives each transaction another session of the server. */
  poolsTransactions: boolean;
  /** Connections of one process. */
  connections: number;
  /** Copies of the database that visitors' reads may go to. */
  replicaUrls: readonly string[];
}

/** The PostgreSQL that the shop brings along, and where it keeps its files. All paths are absolute. */
export interface EmbeddedConfig {
  engine: 'embedded';
  directory: string;
  /** The file with its generated password. */
  passwordFile: string;
  logFile: string;
  /** The folder of PostgreSQL's programs; null: the package for this machine. */
  programs: string | null;
  /** Connections of all processes together. */
  connections: number;
}

/** Where the data is. An embedded database becomes a server with a URL once it is started. */
export type DatabaseConfig = EmbeddedConfig | PostgresConfig;

/** Two cores don't profit from more. */
const USUAL_CONNECTIONS = 10;
/** What a process may have besides: for notifications, migrations, and the operator's own commands. */
const FURTHER_CONNECTIONS = 5;

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

/** The environment variables that say where the data is. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  POSTGRES_BIN: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: 'must be none or transaction' }).default('none'),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).default(USUAL_CONNECTIONS),
  DATABASE_REPLICA_URLS: listOf(postgresUrl).default([]),
};

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;

/** What only a server of one's own has. */
const OF_SERVERS = [
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLER',
  'DATABASE_CONNECTIONS',
  'DATABASE_REPLICA_URLS',
];

/** Which variables are missing, or make no sense together. */
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

/** The database that the variables name; by default the embedded one, for so many processes. */
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

/** A PostgreSQL server that nothing stands in front of, unless `differing` says so. */
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

/** The same server without the pooler in front of it. */
export function pastPooler(database: PostgresConfig): PostgresConfig {
  return postgresAt(database.directUrl);
}
