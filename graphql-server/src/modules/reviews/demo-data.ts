import { sql } from 'kysely';
import type { DemoData } from '../../shared/demo-data.ts';

export const reviewsDemo: DemoData = {
  emptied: ['review_requests', 'review_opt_outs', 'review_votes'],
  // By a statement, so that the ratings of products that stay follow.
  partlyEmptied: { tables: ['reviews'], statements: () => [sql`delete from reviews`] },
};
