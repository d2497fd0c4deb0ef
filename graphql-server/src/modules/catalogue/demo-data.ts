import { type RawBuilder, sql } from 'kysely';
import { type DemoData, isUnchangedSample, type Samples } from '../../shared/demo-data.ts';

/** The ids of the sample products that go. Archiving was the way of staff to be rid of them. */
export function removableProducts(samples: Samples): RawBuilder<unknown> {
  return sql`select id from products where ${isUnchangedSample(samples)}
    or (id = any (${sql.val(samples.ids)}::uuid[]) and status = 'ARCHIVED')`;
}

/** Parents stay with their children, and categories with the products that stay. */
const removableCategories = (samples: Samples): RawBuilder<unknown> => sql`
  with recursive needed as (
    select id, parent_id from categories where not ${isUnchangedSample(samples)}
      or id in (select category_id from products union select category_id from product_categories)
    union
    select parent.id, parent.parent_id from categories parent join needed on needed.parent_id = parent.id
  )
  select id from categories where id not in (select id from needed)`;

export const catalogueDemo: DemoData = {
  emptied: ['product_pairs'],
  kept: ['fetched_pictures', 'search_index', 'search_synonyms', 'search_words'],
  partlyEmptied: {
    tables: [
      ...['products', 'product_variants', 'product_popularity', 'field_numbers'],
      ...['categories', 'category_former_products', 'collections', 'price_campaigns'],
    ],
    statements: (samples) => [
      // An external search engine follows the events of this.
      sql`update products set deleted_at = now() where id in (${removableProducts(samples)})`,
      sql`delete from product_variants where product_id in (${removableProducts(samples)})`,
      sql`delete from products where id in (${removableProducts(samples)})`,
      sql`update products set stock = total.stock
        from (select product_id, sum(stock)::integer stock from product_variants
          where deleted_at is null group by product_id) total
        where total.product_id = products.id and total.stock <> products.stock`,
      sql`update product_popularity set units = 0 where units > 0`,
      sql`delete from collections where ${isUnchangedSample(samples)}`,
      // Products that stay in a campaign still have its prices, which the job `campaign-prices` resets.
      sql`update price_campaigns set deleted_at = now() where ${isUnchangedSample(samples)}`,
      sql`delete from price_campaigns where ${isUnchangedSample(samples)}
        and not exists (select from products where campaign_id = price_campaigns.id)`,
      sql`delete from category_former_products where category_id in (${removableCategories(samples)})
        or moved_to in (${removableCategories(samples)})`,
      sql`delete from categories where id in (${removableCategories(samples)})`,
    ],
  },
};
