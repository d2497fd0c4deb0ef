import { type DatabaseLimits, servingLimits, type WaitLimits } from '../../db/postgres/database-limits.ts';
import { SECOND } from '../../shared/time/duration.ts';

const waits: WaitLimits = {
  acquire: 20 * SECOND,
  lock: 15 * SECOND,
  statement: 18 * SECOND,
  response: 20 * SECOND,
};

/** Only tests about waiting should depend on the machine's speed. Deadlocks still end after a second. */
export const patientLimits: DatabaseLimits = {
  ...servingLimits,
  ...waits,
  acquireBusy: 20 * SECOND,
  inAll: Infinity,
  connect: 10 * SECOND,
  idleInTransaction: 20 * SECOND,
  inJobs: waits,
};
