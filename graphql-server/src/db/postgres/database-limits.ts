import { MINUTE, SECOND } from '../../shared/time/duration.ts';

/** How long somebody waits for what, in ms. */
export interface WaitLimits {
  /** For a free connection while hardly any comes free; a request in all of its steps together. */
  acquire: number;
  /** A statement's wait for a lock, measured by the server. */
  lock: number;
  /** A statement, measured by the server. */
  statement: number;
  /**
   * A statement, measured by us. Longer than `statement`: a reachable server has answered by then, if only
   * with a timeout, so silence means that it is unreachable.
   */
  response: number;
}

/** PostgreSQL's time limits in ms, and the number of connections. */
export interface DatabaseLimits extends WaitLimits {
  /** Connections per process. */
  connections: number;
  /** For a free connection while the others have one after the other. */
  acquireBusy: number;
  /** For a connection and its answer together: time spent on the first is missing from the second. */
  inAll: number;
  /** Opening one: network, encryption and password. */
  connect: number;
  /** An idle transaction, measured by the server: how long the locks of a lost connection are held. */
  idleInTransaction: number;
  /** An unused connection is closed after this. */
  idle: number;
  /** The limits of jobs on the same connections; null: the same. */
  inJobs: WaitLimits | null;
}

/** While no user waits, on the connections that users are served by. */
const jobLimits: WaitLimits = {
  acquire: 10 * SECOND,
  lock: 3 * SECOND,
  statement: 3.5 * SECOND,
  response: 4 * SECOND,
};

/**
 * While users wait, who hear within 2.5 s that the database is away, or that something is locked: a
 * connection is waited for, and then opened, or a lock, or an answer. A database that is only busy may keep
 * them waiting longer. A lock is waited for longer than PostgreSQL takes to find a deadlock, which is 1 s.
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
