import { sql } from 'kysely';
import type { EventSubject } from '../events/shop-event.ts';

export const catalogueEventSubjects: readonly EventSubject[] = [
  {
    kinds: ['PRODUCT_CHANGED', 'STOCK_CHANGED'],
    name: sql`select title from products where id = subject_id::uuid`,
  },
  {
    kinds: ['CATEGORY_CHANGED', 'CATEGORY_MOVED'],
    name: sql`select label from categories where id = subject_id::uuid`,
  },
  { kinds: ['COLLECTION_CHANGED'], name: sql`select title from collections where id = subject_id::uuid` },
  {
    kinds: ['PRICE_CAMPAIGN_CHANGED'],
    name: sql`select name from price_campaigns where id = subject_id::uuid`,
  },
  {
    kinds: ['SEARCH_SYNONYM_CHANGED'],
    name: sql`select words->>0 from search_synonyms where id = subject_id::uuid`,
  },
];
