import type { QueryClient } from '../db/query-client.ts';
import type { Job } from './job-runner.ts';
import { JobRunEntity } from './job-run.entity.ts';

/** Part of a job's pause after which it may run again: timers are a little early or late. */
const SHARE_OF_PAUSE = 0.9;

/** The schedule of jobs that the processes of a shop share, so that only one of them runs each job. */
export class JobSchedule {
  constructor(private readonly store: QueryClient) {}

  /** Claims a run of a job for this process. @returns false when another process ran it within its pause */
  async claim({ name, everyMs }: Pick<Job, 'name' | 'everyMs'>): Promise<boolean> {
    const { rows } = await this.store.query({ text: CLAIM, values: [name, everyMs * SHARE_OF_PAUSE] });
    return rows.length > 0;
  }
}

const TABLE = JobRunEntity.meta.tableName;

const CLAIM = `
  insert into ${TABLE} as known (name, due_at) values ($1, now() + $2::float8 * interval '1 ms')
  on conflict (name) do update set due_at = excluded.due_at where known.due_at <= now()
  returning name`;
