import { MINUTE, SECOND } from '../../shared/time/duration.ts';

/** How long each wait may take, in ms. */
export interface WaitLimits {
  /** For a free connection while hardly any becomes free; shared by all steps of a request. */
  acquire: number;
  /** A statement's wait for a lock; enforced by the server. */
  lock: number;
  /** A statement; enforced by the server. */
  statement: number;
  /**
   * A statement; enforced by us. Longer than `statement`: a reachable server has responded by then, if only
   * with a timeout, so silence means that it is unreachable.
   */
  response: number;
}

/** PostgreSQL's time limits in ms, and the number of connections. */
export interface DatabaseLimits extends WaitLimits {
  /** Connections per process. */
  connections: number;
  /** For a free connection while connections become free one after the other. */
  acquireBusy: number;
  /** For a connection and its response together: the wait for the first shortens the second. */
  inAll: number;
  /** Opening a connection: network, encryption and password. */
  connect: number;
  /** An idle transaction; enforced by the server. Limits how long a lost connection keeps its locks. */
  idleInTransaction: number;
  /** An unused connection closes after this. */
  idle: number;
  /** The limits of jobs on the same connections; null: the same limits. */
  inJobs: WaitLimits | null;
}

/** No user waits for jobs, but they share connections with users. */
const jobLimits: WaitLimits = {
  acquire: 10 * SECOND,
  lock: 3 * SECOND,
  statement: 3.5 * SECOND,
  response: 4 * SECOND,
};

/**
 * Users wait, and get an error within 2.5 s when the database is away or something is locked: waiting for a
 * connection and opening it, for a lock, or for a response. A database that is merely busy may take longer.
 * The lock limit is longer than the 1 s that PostgreSQL takes to detect a deadlock.
 */
export const servingLimits: DatabaseLimits = {
  connections: 10,
  acquire: 1.2 * SECOND,
  acquireBusy: 10 * SECOND,
  inAll: 2.4 * SECOND,
  connect: 1.2 * SECOND,
  lock: 1.1 * SECOND,
  statement: 1.8 * SECOND,
  response: 2 * SECOND,
  idleInTransaction: 5 * SECOND,
  idle: 30 * SECOND,
  inJobs: jobLimits,
};

/** While no shop is open: migrations, sample data and the integrity check read and write whole tables. */
export const maintenanceLimits: DatabaseLimits = {
  ...servingLimits,
  ...jobLimits,
  inAll: Infinity,
  connect: 3 * SECOND,
  statement: 10 * MINUTE,
  response: 11 * MINUTE,
  idleInTransaction: 10 * MINUTE,
  inJobs: null,
};
