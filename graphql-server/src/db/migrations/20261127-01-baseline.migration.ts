import { Migration } from '@mikro-orm/migrations';
import { cartTables } from './baseline/cart.tables.ts';
import { catalogueTables } from './baseline/catalogue.tables.ts';
import { defaultSynonyms } from './baseline/default-synonyms.ts';
import { integrationsTables } from './baseline/integrations.tables.ts';
import { ordersTables } from './baseline/orders.tables.ts';
import { paymentsTables } from './baseline/payments.tables.ts';
import { reportsTables } from './baseline/reports.tables.ts';
import { shopTables } from './baseline/shop.tables.ts';
import { usersTables } from './baseline/users.tables.ts';

/** The tables of version 0.1.0, with the initial rows of every shop (decision 0087). */
export class BaselineMigration extends Migration {
  static readonly NAME = '20261128-baseline';
  override name = BaselineMigration.NAME;

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** What the tables depend on. `btree_gin` lets a full-text index also have plain columns. */
const before = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists btree_gin`,
  `create sequence catalogue_changes`,
  `create sequence event_positions`,

  // The tsquery of a word or phrase: 'shoe' for shoes, 'street' <-> 'board' for street boards, '' for "the".
  // These two functions are here and not among the rules because a generated column of search_synonyms uses
  // them.
  `create function search_stem(words text) returns text language sql immutable parallel safe
    return case when to_tsvector('english'::regconfig, words) = '' then ''
      else phraseto_tsquery('english'::regconfig, words)::text end`,
  `create function search_stems(words jsonb) returns text[] language sql immutable parallel safe
    return array(select distinct search_stem(word) from jsonb_array_elements_text(words) word where search_stem(word) <> '')`,
];

const tables = [
  ...usersTables,
  ...catalogueTables,
  ...ordersTables,
  ...paymentsTables,
  ...cartTables,
  ...reportsTables,
  ...integrationsTables,
  ...shopTables,
];

const rows = [
  `insert into staff_roles (id) values ('OWNER'), ('MANAGER'), ('ORDER_CLERK'), ('CATALOGUE_EDITOR'), ('VIEWER')`,
  `insert into search_synonyms (id, words) values ${defaultSynonyms
    .map((words) => `(gen_random_uuid(), '${JSON.stringify(words)}')`)
    .join(', ')}`,
  // As the rule of search_synonyms does for those added later.
  `insert into search_words (word, stem, weight)
    select distinct lower(token), search_stem(lower(token)), 2
    from search_synonyms, jsonb_array_elements_text(words) word, ts_parse('default', translate(word, '/', ' '))
    where tokid in (1, 2, 10, 11) and length(token) between 3 and 40 and search_stem(lower(token)) <> ''`,
  `insert into search_index (id) values (1)`,
  `insert into webhook_progress (id, position) values (1, 0)`,
];

const statements = [...before, ...tables, ...rows];
