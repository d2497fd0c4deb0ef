import { sql } from 'kysely';
import { type DemoData, isUnchangedSample } from '../../shared/demo-data.ts';

export const contentDemo: DemoData = {
  kept: ['menus'],
  partlyEmptied: {
    tables: ['pages'],
    statements: (samples) => [sql`delete from pages where ${isUnchangedSample(samples)}`],
  },
};
