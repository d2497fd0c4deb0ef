import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * When each job runs next, for processes that share a database. Unlogged table: after a crash, all jobs are
 * due.
 */
export const JobRunEntity = defineEntity({
  name: 'JobRun',
  tableName: 'job_runs',
  properties: {
    name: p.text().primary(),
    dueAt: p.datetime(),
  },
});

export type JobRunEntity = InferEntity<typeof JobRunEntity>;
