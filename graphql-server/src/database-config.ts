import { resolve } from 'node:path';
import { z } from 'zod';
import { listOf, wholeNumber } from './environment-values.ts';

/** A PostgreSQL server, and how the shop reaches it. */
export interface PostgresConfig {
  engine: 'postgres';
  /** Where requests and jobs read and write; a pooler may stand there. */
  url: string;
  /** Leads past a pooler, for what needs a session of its own: migrations and notifications. Without a pooler it is `url`. */
  directUrl: string;
  /** Whether a pooler at `url` gives each transaction another session of the server. */
  poolsTransactions: boolean;
  /** Connections of one process. */
  connections: number;
  /** Copies of the database that visitors' reads may go to. */
  replicaUrls: readonly string[];
}

/** Which engine holds the data, and where. */
export type DatabaseConfig = { engine: 'pglite'; directory: string } | PostgresConfig;

/** Two cores don't profit from more. */
const USUAL_CONNECTIONS = 10;

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

/** The environment variables that say where the data is. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: 'must be none or transaction' }).default('none'),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).default(USUAL_CONNECTIONS),
  DATABASE_REPLICA_URLS: listOf(postgresUrl).default([]),
};

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;

/** What only PostgreSQL has. */
const OF_POSTGRES = [
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLER',
  'DATABASE_CONNECTIONS',
  'DATABASE_REPLICA_URLS',
];

/** Which variables are missing, or make no sense together. */
export function databaseProblems(environment: NodeJS.ProcessEnv): string[] {
  if (!environment['DATABASE_URL']) {
    const given = OF_POSTGRES.filter((name) => environment[name]);
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

/** The database that the variables name; by default the embedded one. */
export function databaseOf(variables: DatabaseVariables, dataDirectory: string): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = variables;
  if (!url) return { engine: 'pglite', directory: resolve(dataDirectory, 'database') };
  return postgresAt(url, {
    ...(directUrl && { directUrl }),
    poolsTransactions: variables.DATABASE_POOLER === 'transaction',
    connections: variables.DATABASE_CONNECTIONS,
    replicaUrls: variables.DATABASE_REPLICA_URLS,
  });
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
export function pastPooler(database: DatabaseConfig): DatabaseConfig {
  return database.engine === 'pglite' ? database : postgresAt(database.directUrl);
}
