import { type Kysely, sql } from 'kysely';
import type { IndexedProduct } from './product-index.port.ts';
import { shownCategories } from '../categories/category-query.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Selects products: a batch after an id, or by ids. */
type Chosen = { after: string; limit: number } | { ids: readonly string[] };

/**
 * The active products for an external search engine, by id. They include products with a future publication
 * time, which the engine's query excludes until then.
 */
export async function selectIndexedProducts(
  db: Kysely<CatalogueTables>,
  chosen: Chosen,
): Promise<IndexedProduct[]> {
  const which =
    'ids' in chosen
      ? sql`and products.id = any(${sql.val(chosen.ids)}::uuid[])`
      : sql`and products.id > ${chosen.after}::uuid`;
  const limit = 'ids' in chosen ? sql`` : sql`limit ${sql.lit(chosen.limit)}`;
  const { rows } = await sql<IndexedProduct>`
    with shown as materialized ${shownCategories({ includesHidden: false })},
    chosen as (
      select * from products where deleted_at is null and status = 'ACTIVE' ${which} order by id ${limit}
    ), placed as (
      select id as product_id, category_id from chosen
      union
      select product_id, category_id from product_categories where product_id in (select id from chosen)
    ), filed as (
      select product_id, array_agg(distinct slug) as slugs, array_agg(distinct categories.label) as labels
      from placed join shown on shown.id = placed.category_id cross join unnest(shown.slugs) slug
      join categories using (slug) group by product_id
    )
    select chosen.id, title, brand, tags, is_new as "isNew", is_in_stock as "inStock", position,
      array(select attribute ->> 'value' from jsonb_array_elements(attributes) attribute
        where lower(attribute ->> 'name') in ('type', 'material'))
        || array(select value from searchable_values(product_type, custom_fields) where type <> 'MARKDOWN') as attributes,
      concat_ws(E'\\n', description,
        (select string_agg(value, E'\\n') from searchable_values(product_type, custom_fields) where type = 'MARKDOWN')
      ) as description,
      array(select colour ->> 'name' from jsonb_array_elements(chosen.colours) colour) || offered_colours as "colourNames",
      offered_colours as colours, offered_sizes as sizes,
      coalesce(filed.slugs, '{}') as categories, coalesce(filed.labels, '{}') as "categoryLabels",
      coalesce(product_popularity.units, 0) as units,
      coalesce(extract(epoch from publish_at), 0)::float8 as "publishAt"
    from chosen left join filed on filed.product_id = chosen.id
    left join product_popularity on product_popularity.product_id = chosen.id
    order by chosen.id`.execute(db);
  return rows;
}
