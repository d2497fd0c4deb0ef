import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MAX_COUNT } from '../../../shared/paging/limited-count.ts';
import { shownCategories } from '../categories/category-query.ts';
import { isInScope, type ProductScope } from '../listing/published.ts';
import { type CountedValue, RATINGS } from './filter-rules.ts';
import { matchesFilter, type ProductFilter } from './product-filter.ts';
import { areOffered, filtersByVariant, offersVariant, type VariantFilter } from './variant-filter.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** More are no help to whoever chooses one. */
const MAX_VALUES = 500;

/** Of how many products of a list the values are counted; one more says that there are more. */
const MAX_PRODUCTS = MAX_COUNT + 1;

type Fields = readonly (keyof ProductFilter)[];

const PRICES = ['minPrice', 'maxPrice'] as const;
const OF_VARIANTS = ['colours', 'sizes', ...PRICES] as const;

/**
 * Counts in one statement how many products a list would have with each value alone in its facet, all other
 * conditions being as they are. `found` are the products of the list itself, among which every facet is
 * counted that the filter does not use; one that it uses is counted among those that the list would have
 * without it. The list's own conditions select all of them, so that a count can't differ from what the list
 * then gives. Of each of these lists 10,001 products are looked at (decision 0065); how many that are is
 * counted as SEEN.
 */
export async function countFilterValues(
  db: Kysely<CatalogueTables>,
  filter: ProductFilter,
  scope: ProductScope,
): Promise<CountedValue[]> {
  const lists = new Map<string, RawBuilder<unknown>>([['found', selectProducts(db, filter, scope)]]);
  /** The products of the list without conditions on these fields, by the name of their list. */
  const among = (fields: Fields): RawBuilder<unknown> => {
    const name = isInUse(filter, fields) ? `without_${fields.join('_')}` : 'found';
    if (!lists.has(name)) lists.set(name, selectProducts(db, without(filter, fields), scope));
    return sql`select * from ${sql.ref(name)}`;
  };
  // A condition on variants makes the difference: without any, the product knows what it is offered in, and
  // for how much.
  const variantsAmong = (fields: Fields): RawBuilder<unknown> | null => {
    const rest = without(filter, fields);
    if (!filtersByVariant(rest)) return null;
    return isInUse(filter, fields) ? selectVariants(rest, among(OF_VARIANTS)) : sql`select * from offered`;
  };
  const counts = [
    sql`select 'BRAND' as facet, brand as value, count(*)::int as count
      from (${among(['brands'])}) p where brand is not null group by brand`,
    countOptions('COLOUR', variantsAmong(['colours']), among(['colours'])),
    countOptions('SIZE', variantsAmong(['sizes']), among(['sizes'])),
    countCategories(among(['categories'])),
    ...countSingles(filter, among),
    countPrices(variantsAmong(PRICES), among(PRICES)),
  ];
  const seen = [...lists.keys()].map((name) => sql`(select count(*) from ${sql.ref(name)})`);
  const { rows } = await sql<CountedValue>`
    with shown as materialized ${shownCategories({ includesHidden: filter.includesHidden ?? false })},
    ${sql.join([...lists].map(([name, list]) => sql`${sql.ref(name)} as materialized (${list})`))},
    offered as materialized (${selectVariants(filter, sql`select * from found`)})
    ${sql.join(
      [...counts, sql`select 'SEEN', '', greatest(${sql.join(seen)})::int`].map(
        (count) => sql`(${count} order by 3 desc limit ${sql.lit(MAX_VALUES)})`,
      ),
      sql` union all `,
    )}`.execute(db);
  return rows;
}

/** What of a product its facets are counted by. */
function selectProducts(
  db: Kysely<CatalogueTables>,
  filter: ProductFilter,
  scope: ProductScope,
): RawBuilder<unknown> {
  const query = db
    .selectFrom('products')
    .where(isInScope(scope))
    .select(['products.id', 'products.category_id', 'brand', 'rating_rate', 'is_new'])
    .select(['sale_price', 'highest_price'])
    .select([sql`offered_colours`.as('offered_colours'), sql`offered_sizes`.as('offered_sizes')])
    .select(sql<boolean>`coalesce(regular_price > sale_price, false)`.as('is_discounted'))
    // Of a list of what is in stock, all is.
    .select(
      (
        (filter.inStock === true ? null : offersVariant({ ...filter, inStock: true })) ?? sql<boolean>`true`
      ).as('is_in_stock'),
    );
  return sql`${query.where(matchesFilter(filter)).limit(sql.lit(MAX_PRODUCTS))}`;
}

/** Each product counts once for a category, though it stands in several beneath it. */
function countCategories(products: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select 'CATEGORY', slug, sum(count)::int from (
      select unnest(shown.slugs) as slug, main.count
      from shown join (select category_id, count(*) as count from (${products}) p group by category_id) main
        on main.category_id = shown.id
      union all
      select slug, count(distinct further.product_id)
      from product_categories further
      join (${products}) placed on placed.id = further.product_id
      join shown on shown.id = further.category_id
      cross join unnest(shown.slugs) slug
      left join shown main on main.id = placed.category_id
      where slug <> all(coalesce(main.slugs, '{}'))
      group by slug
    ) s group by slug`;
}

function countOptions(
  facet: 'COLOUR' | 'SIZE',
  variants: RawBuilder<unknown> | null,
  products: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const name = sql.lit(facet);
  if (variants) {
    const column = sql.raw(facet === 'COLOUR' ? 'base_colour' : 'size');
    return sql`select ${name}, ${column}, count(*)::int
      from (select distinct product_id, ${column} from (${variants}) v where ${column} is not null) v
      group by ${column}`;
  }
  // Many products are offered in the same colours.
  const options = sql.raw(facet === 'COLOUR' ? 'offered_colours' : 'offered_sizes');
  return sql`select ${name}, value, sum(count)::int
    from (select ${options}, count(*) from (${products}) p group by ${options}) p, unnest(${options}) value
    group by value`;
}

function countPrices(
  variants: RawBuilder<unknown> | null,
  products: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const highest = sql.raw(variants ? 'sale_price' : 'highest_price');
  return sql`select bound.facet, '', bound.price
    from (select min(sale_price) as lowest, max(${highest}) as highest from (${variants ?? products}) p) prices,
      lateral (values ('LOWEST', lowest), ('HIGHEST', highest)) bound (facet, price)`;
}

/**
 * The facets of which a product has just a yes or a no. Those that are counted among the same products are
 * one pass over these.
 */
function countSingles(
  filter: ProductFilter,
  among: (fields: Fields) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const sets = Map.groupBy(singles, ({ field }) => (isInUse(filter, [field]) ? field : null));
  return [...sets].map(([field, all]) =>
    countAll(all, field === null ? sql`select * from found` : among([field])),
  );
}

interface Single {
  facet: CountedValue['facet'];
  value: string;
  field: keyof ProductFilter;
  condition: RawBuilder<unknown>;
}

const singles: readonly Single[] = [
  ...RATINGS.map((rating): Single => ({
    facet: 'RATING',
    value: String(rating),
    field: 'minRating',
    condition: sql`rating_rate >= ${sql.lit(rating)}`,
  })),
  { facet: 'IN_STOCK', value: '', field: 'inStock', condition: sql`is_in_stock` },
  { facet: 'DISCOUNTED', value: '', field: 'discounted', condition: sql`is_discounted` },
  { facet: 'NEW', value: '', field: 'isNew', condition: sql`is_new` },
];

function countAll(all: readonly Single[], products: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = all.map(
    ({ facet, value }, index) => sql`(${sql.lit(facet)}, ${sql.lit(value)}, ${sql.lit(index + 1)})`,
  );
  const counts = all.map(({ condition }) => sql`count(*) filter (where ${condition})`);
  return sql`select single.facet, single.value, counts[place]::int
    from (select array[${sql.join(counts)}] as counts from (${products}) p) counted,
      (values ${sql.join(names)}) single (facet, value, place)`;
}

/** The variants that make a product one of the list: those as wanted, of these products. */
function selectVariants(filter: VariantFilter, products: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select v.product_id, v.base_colour, v.size, v.sale_price
    from product_variants v join (${products}) p on p.id = v.product_id
    where ${areOffered(filter)}`;
}

function without(filter: ProductFilter, fields: Fields): ProductFilter {
  return { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

/**
 * Whether the filter has conditions of a facet. One that is on leaves just what it would give: it need not be
 * taken away.
 */
function isInUse(filter: ProductFilter, fields: Fields): boolean {
  return fields.some((field) => {
    const value = filter[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== true;
  });
}
