import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** When a job is to run next, for processes that share a database. Not logged: after a crash each is due. */
export const JobRunEntity = defineEntity({
  name: 'JobRun',
  tableName: 'job_runs',
  properties: {
    name: p.text().primary(),
    dueAt: p.datetime(),
  },
});

export type JobRunEntity = InferEntity<typeof JobRunEntity>;
