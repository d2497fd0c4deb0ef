import { sql } from 'kysely';
import { type DemoData, isUnchangedSample } from '../../shared/demo-data.ts';

export const promotionsDemo: DemoData = {
  emptied: ['cart_codes'],
  partlyEmptied: {
    tables: ['promotions'],
    statements: (samples) => [
      sql`delete from promotions where ${isUnchangedSample(samples)}`,
      sql`update promotions set used = 0 where used > 0`,
    ],
  },
};
