import { defineModule } from './core/define-module.ts';
import { CallerBudgetEntity } from './http/limits/caller-budget.entity.ts';
import { JobRunEntity } from './jobs/job-run.entity.ts';

/** What the core itself adds to the shop. */
export const coreModule = defineModule({
  name: 'core',
  needs: [],
  entities: [CallerBudgetEntity, JobRunEntity],
});
