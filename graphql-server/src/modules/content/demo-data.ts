import { sql } from 'kysely';
import { type DemoData, isUntouched } from '../../shared/demo-data.ts';

export const contentDemo: DemoData = {
  kept: ['menus'],
  reduced: {
    tables: ['pages'],
    statements: (samples) => [sql`delete from pages where ${isUntouched(samples)}`],
  },
};
