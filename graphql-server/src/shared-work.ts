import type { FastifyBaseLogger } from 'fastify';
import { runBackupProcess } from './backup/backup-process.ts';
import { actingServicesFactory, type CreateServices } from './context.ts';
import type { ServingDatabase } from './db/open-database.ts';
import type { QueryClient } from './db/query-client.ts';
import type { Dependencies } from './dependencies.ts';
import { CallerBudgets } from './http/limits/caller-budgets.ts';
import { SharedSpending } from './http/limits/shared-spending.ts';
import { type Job, JobRunner } from './jobs/job-runner.ts';
import { JobSchedule } from './jobs/job-schedule.ts';
import { composition, type Services } from './modules.ts';
import { HOUR, SECOND } from './shared/time/duration.ts';

/** Work that is divided among the processes that share a database. */
interface SharedWork {
  budgets: CallerBudgets;
  jobs: JobRunner;
  /** Stops a backup that is being made; the next start makes it. */
  stopBackup: () => Promise<void>;
}

/** The jobs and the budgets of callers, shared through `store`. */
export function openSharedWork(
  database: ServingDatabase,
  { config, clock }: Dependencies,
  createServices: CreateServices<Services>,
  store: QueryClient,
  log: FastifyBaseLogger,
): SharedWork {
  const spending = new SharedSpending(store);
  const budgets = new CallerBudgets(config.costPerCaller, () => clock().getTime(), spending);
  const stopping = new AbortController();
  const ofProcess: Job[] = [
    { name: 'replicas', everyMs: SECOND, isForEachProcess: true, run: () => database.replicas.check() },
    { name: 'caller-budgets', everyMs: SECOND, isForEachProcess: true, run: () => budgets.settle() },
    { name: 'spending', everyMs: HOUR, run: async () => spending.purgeExpired() },
    // Every hour, so that a failed or missed one is made up; the command does nothing if it exists.
    ...(config.backup
      ? [
          {
            name: 'backup',
            everyMs: HOUR,
            run: async () => {
              const warning = await runBackupProcess(stopping.signal);
              if (warning) log.warn({}, warning);
            },
          },
        ]
      : []),
  ];
  const jobs = new JobRunner(
    [...composition.jobs(actingServicesFactory(createServices, database.orm)), ...ofProcess],
    (err, job) => log.error({ err, job }, 'a job failed'),
    new JobSchedule(store),
  );
  return { budgets, jobs, stopBackup: async () => stopping.abort() };
}
