import { MINUTE, SECOND } from '../../shared/time/duration.ts';

/** PostgreSQL's time limits in ms, and the number of connections. */
export interface DatabaseLimits {
  /** Connections per process. */
  connections: number;
  /** Waiting for a free connection. */
  acquire: number;
  /** Opening one: network, encryption and password. */
  connect: number;
  /** A statement's wait for locks, measured by the server. */
  lock: number;
  /** A statement, measured by the server. */
  statement: number;
  /**
   * A statement, measured by us. Longer than `statement`: a reachable server has answered by then, if only with a
   * timeout, so silence means that it is unreachable.
   */
  response: number;
  /** An idle transaction, measured by the server: how long the locks of a lost connection are held. */
  idleInTransaction: number;
  /** An unused connection is closed after this. */
  idle: number;
}

/** While users wait: a stalled database is reported within 5 s; one that is only busy may keep them waiting longer. */
export const servingLimits: DatabaseLimits = {
  connections: 10,
  acquire: 10 * SECOND,
  connect: 3 * SECOND,
  lock: 3 * SECOND,
  statement: 3.5 * SECOND,
  response: 4 * SECOND,
  idleInTransaction: 5 * SECOND,
  idle: 30 * SECOND,
};

/** While no user waits: migrations, sample data and the integrity check read and write whole tables. */
export const maintenanceLimits: DatabaseLimits = {
  ...servingLimits,
  statement: 10 * MINUTE,
  response: 11 * MINUTE,
  idleInTransaction: 10 * MINUTE,
};
