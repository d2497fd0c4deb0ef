import type { Services } from '../services.ts';
import type { Job } from './job.ts';

const HOUR = 60 * 60 * 1000;

/** Everything that the shop does by itself. Each run has services, and with them a unit of work, of its own. */
export function shopJobs(createServices: () => Services): Job[] {
  return [{ name: 'mail-retention', everyMs: HOUR, run: () => createServices().outbox.forgetOld() }];
}
