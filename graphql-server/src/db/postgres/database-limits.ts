/** How long PostgreSQL may take for what, in ms, and how many connections there are. */
export interface DatabaseLimits {
  /** Connections of one process; two cores don't profit from more. */
  connections: number;
  /** Waiting for one of them to come free. */
  acquire: number;
  /** Opening one: network, encryption and password. */
  connect: number;
  /** A statement's wait for the locks of others, by the server's clock. */
  lock: number;
  /** A statement, by the server's clock. */
  statement: number;
  /**
   * A statement, by our clock. Longer than `statement`: a server that can be reached has answered by then, if only to say
   * that it gave up; so silence means that it can't.
   */
  response: number;
  /** A transaction in which nothing happens, by the server's clock: how long the locks of a lost connection are held. */
  idleInTransaction: number;
  /** A connection that nobody uses is closed after. */
  idle: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** While people wait: a database that stalls is told within 5 s, one that is only busy may keep them waiting longer. */
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

/** While nobody waits: migrations, sample data and the check of the books read and write whole tables. */
export const maintenanceLimits: DatabaseLimits = {
  ...servingLimits,
  statement: 10 * MINUTE,
  response: 11 * MINUTE,
  idleInTransaction: 10 * MINUTE,
};
