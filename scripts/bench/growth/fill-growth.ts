import { HOLDING_STATUSES_SQL } from '../../../graphql-server/src/modules/orders/order-status.ts';
import type pg from 'pg';
import { fillOrders } from './fill-orders.ts';
import { insertCopies } from './insert-copies.ts';

/** Words for the benchmark's product names; each kind has a tenth of the products, each manner a ninth. */
export const KINDS = [
  'shirt',
  'lamp',
  'kettle',
  'rug',
  'bicycle',
  'notebook',
  'chair',
  'scarf',
  'clock',
  'tent',
];
export const MANNERS = ['plain', 'woven', 'folding', 'blue', 'tiny', 'sturdy', 'quiet', 'bright', 'soft'];

/** How many products are ranked for searches with too many matches, as in the shop's own job. */
const RANKED = 10_000;

/**
 * Grows a shop from `from` products and orders to `to` by SQL. It copies the initial products (one per
 * category, with variants) under names of several words, a third of them discounted, a seventh new, some sold
 * out; its newest customer, one per ten orders; and its newest order. Triggers would take hours, so they are
 * off, and this code writes what they would.
 */
export async function fillGrowth(db: pg.Client, from: number, to: number): Promise<void> {
  await db.query(`set session_replication_role = replica`);
  await fillProducts(db, from, to);
  await fillOrders(db, from, to);
  await markRanked(db);
  await db.query(`set session_replication_role = default`);
  await db.query('vacuum analyze');
}

async function fillProducts(db: pg.Client, from: number, to: number): Promise<void> {
  const isFirst = from === 0;
  const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
  if (isFirst) {
    await db.query(`
      create table growth_templates as
        select (row_number() over (order by position, id))::int - 1 as place, id from products where deleted_at is null;
      create table growth_words as
        select kind, manner, (${list(MANNERS)})[manner] || ' ' || (${list(KINDS)})[kind] as words
        from generate_series(1, ${KINDS.length}) kind, generate_series(1, ${MANNERS.length}) manner;
      alter table growth_words add column description text;
      update growth_words set description = 'A ' || words || ' for every day, made to last and easy to keep clean.';
      create table growth_documents as
        select place, kind, manner, product_document(jsonb_populate_record(
          template, jsonb_build_object('title', words, 'description', growth_words.description))) as document
        from growth_templates join products template using (id), growth_words;
      select learn_search_words(array[(select string_agg(words || ' ' || description, ' ') from growth_words)], array[3])`);
  }
  await db.query(`
    drop table if exists growth_new;
    create unlogged table growth_new as
      select n, gen_random_uuid() as id, template.id as template_id, words, description, 500 + (n * 37) % 20000 as price,
        (document || setweight(to_tsvector('english', n::text), 'A'))::text as document
      from generate_series(${from + 1}, ${to}) n
      join growth_templates template on template.place = n % (select count(*) from growth_templates)
      join growth_words on kind = 1 + (n / 10) % ${KINDS.length} and manner = 1 + n % ${MANNERS.length}
      join growth_documents using (place, kind, manner);
    analyze growth_new`);
  await insertCopies(
    db,
    'products',
    `select copy.*
    from growth_new added join products template on template.id = template_id,
      jsonb_populate_record(template, jsonb_build_object(
      'id', added.id, 'title', words || ' ' || n, 'description', added.description, 'handle', replace(words, ' ', '-') || '-' || n,
      'position', n + 10, 'sale_price', price, 'highest_price', price, 'regular_price', case when n % 3 = 0 then price + price / 4 end,
      'is_new', n % 7 = 0, 'stock', case n % 50 when 0 then 0 when 1 then 3 else 100 end, 'brand', 'Brand ' || n % 40,
      'starting_rate', (n % 9) / 2.0 + 1, 'starting_reviews', 1 + n % 20, 'is_ranked', false, 'search_document', document,
      'created_at', now() - (n::bigint * 7919 % 525600) * interval '1 minute')) copy`,
  );
  await insertCopies(
    db,
    'product_variants',
    `select copy.*
    from growth_new added join product_variants template on template.product_id = template_id and template.deleted_at is null,
      jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'product_id', added.id, 'sku', null, 'sale_price', price,
      'regular_price', case when n % 3 = 0 then price + price / 4 end, 'stock', case n % 50 when 0 then 0 when 1 then 3 else 100 end)) copy`,
  );
  await db.query(`
    insert into low_stock_products (product_id, is_sold_out, is_listed, is_low, has_sold_out_variant, has_low_variant)
      select id, n % 50 = 0, true, true, n % 50 = 0, n % 50 = 1 from growth_new where n % 50 in (0, 1);
    insert into product_popularity (product_id, units) select id, 0 from growth_new;
    insert into price_history (variant_id, since, sale_price, regular_price, is_in_campaign)
      select variants.id, now(), sale_price, regular_price, false
      from growth_new added join product_variants variants on variants.product_id = added.id`);
}

/** Counts recent sales and marks the best products, as the shop's `search` job does every 15 minutes. */
async function markRanked(db: pg.Client): Promise<void> {
  await db.query(`
    insert into product_popularity (product_id, units)
      select product_id, sum(quantity) from order_lines join orders on orders.id = order_id
      where orders.created_at >= now() - interval '90 days' and status in ${HOLDING_STATUSES_SQL} group by product_id
      on conflict (product_id) do update set units = excluded.units;
    with sold as (select product_id as id from product_popularity where units > 0 order by units desc, product_id desc limit ${RANKED}),
    best as (
      select id from sold union all
      (select id from products where id not in (select id from sold) order by position, id limit ${RANKED} - (select count(*) from sold))
    )
    update products set is_ranked = not is_ranked where is_ranked <> (id in (select id from best))`);
}
