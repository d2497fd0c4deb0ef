import { Migration } from '@mikro-orm/migrations';
import { auditFunction } from './audit-trigger.ts';
import { taxClassName } from './20261202-audit-tax-classes.migration.ts';

/**
 * Lists, counts and searches of a million products: what lists are filtered by most is in the indexes that
 * give their order and their count (decision 0065), and searches that find very many rank some products only
 * (decision 0066).
 */
export class LargeCataloguesMigration extends Migration {
  override name = '20261206-large-catalogues';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** What else than its own condition a list may ask for, so that its index alone answers. */
const FURTHER = 'include (category_id, status, publish_at, is_in_stock)';

const statements = [
  // A change of stock that leaves some changes no index, which costs an order much less (heap-only update).
  `alter table products
    add column is_in_stock boolean not null generated always as (stock > 0) stored,
    add column is_ranked boolean not null default true`,

  `drop index products_discounted`,
  `create index products_discounted on products (position, id) ${FURTHER}
    where deleted_at is null and regular_price > sale_price`,
  `drop index products_new`,
  `create index products_new on products (position, id) ${FURTHER} where deleted_at is null and is_new`,
  `create index products_new_discounted on products (position, id) ${FURTHER}
    where deleted_at is null and is_new and regular_price > sale_price`,
  `create index products_sold_out on products (position, id) include (category_id, status, publish_at)
    where deleted_at is null and not is_in_stock`,
  `drop index products_published`,
  `create index products_published on products (category_id, status, publish_at) include (id, is_in_stock)
    where deleted_at is null`,

  `create index products_ranked on products using gin (search_document) where deleted_at is null and is_ranked`,
  // Finds what is no longer among the best.
  `create index products_ranked_id on products (id) where deleted_at is null and is_ranked`,
  `create index product_sales_units on product_sales (units, product_id)`,

  // How far an outside search engine has been fed.
  `create table search_index (
    id integer primary key check (id = 1),
    engine text,
    position bigint not null default 0,
    filled_to uuid,
    claimed_until timestamptz not null default now()
  )`,
  `insert into search_index (id) values (1)`,

  auditFunction({
    table: 'products',
    subject: 'PRODUCT',
    subjectName: 'changed.title',
    ignored: [
      ...['search_document', 'offered_colours', 'offered_sizes', 'is_in_stock', 'is_ranked'],
      ...['sale_price', 'highest_price', 'regular_price', 'stock'],
      ...['sale_id', 'sale_percent', 'sale_fixed_price', 'base_sale_price', 'base_regular_price'],
    ],
    named: { category_id: { table: 'categories', name: 'label' } },
    instead: { tax_class_id: taxClassName },
  }),
];
