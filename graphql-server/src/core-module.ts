import { defineModule } from './core/define-module.ts';
import { sharedRules } from './db/declared/shared-rules.ts';
import { CallerBudgetEntity } from './http/limits/caller-budget.entity.ts';
import { JobRunEntity } from './jobs/job-run.entity.ts';
import { userKey } from './shared/caller-key.ts';
import { sql } from 'kysely';

/** What the core itself contributes to the shop. */
export const coreModule = defineModule({
  name: 'core',
  needs: [],
  entities: [CallerBudgetEntity, JobRunEntity],
  database: sharedRules,
  personalData: {
    rows: [
      {
        table: 'caller_budgets',
        about: ({ userIds }) => sql`caller = any (${sql.val(userIds.map(userKey))}::text[])`,
        erase: 'DELETE',
      },
    ],
    impersonal: ['migrations', 'job_runs'],
  },
  demoData: { kept: ['migrations', 'job_runs', 'caller_budgets'] },
});
