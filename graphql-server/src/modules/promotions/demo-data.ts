import { sql } from 'kysely';
import { type DemoData, isUntouched } from '../../shared/demo-data.ts';

export const promotionsDemo: DemoData = {
  emptied: ['cart_codes'],
  reduced: {
    tables: ['promotions'],
    statements: (samples) => [
      sql`delete from promotions where ${isUntouched(samples)}`,
      sql`update promotions set used = 0 where used > 0`,
    ],
  },
};
