import { sql } from 'kysely';
import type { DemoData } from '../../shared/demo-data.ts';

/** That of products and customers goes with them. */
export const metadataDemo: DemoData = {
  partlyEmptied: {
    tables: ['metadata'],
    statements: () => [sql`delete from metadata where kind in ('ORDER', 'ORDER_LINE')`],
  },
};
