import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MAX_COUNT } from '../../../shared/paging/limited-count.ts';
import { shownCategories } from '../categories/category-query.ts';
import type { CustomField } from '../../custom-fields/custom-fields.ts';
import { isInScope, type ProductScope } from '../listing/published.ts';
import {
  type CountedValue,
  fieldName,
  RATINGS,
  SHOWN_FIELD_VALUES,
  SHOWN_OPTIONS,
  SHOWN_VALUES,
} from './filter-rules.ts';
import { type FieldFilter, hasFieldValue, patterns, rangeTypes } from './field-filter.ts';
import { all, matchesFilter, type ProductFilter } from './product-filter.ts';
import { BETWEEN, optionPrefix } from './option-filter.ts';
import { filtersByVariant, offersVariant, selectVariants } from './variant-filter.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Longer lists don't help shoppers to choose; options have limits of their own. */
const MAX_VALUES = 500;

/** How many products of a list are examined; the extra one shows that there are more. */
const MAX_PRODUCTS = MAX_COUNT + 1;

type Fields = readonly (keyof ProductFilter)[];

const PRICES = ['minPrice', 'maxPrice'] as const;
const OF_VARIANTS = ['colours', 'sizes', 'options', 'variantFields', ...PRICES] as const;

/**
 * Counts in one statement how many products the list would have if a single value of a facet were selected
 * and all other conditions stayed. `found` are the products of the list itself: facets that the filter does
 * not use are counted among them. A facet that the filter uses is counted in the list without that facet's
 * conditions. All of these use the list's own conditions, so a count can't differ from the list that follows.
 * At most 10,001 products of each list are examined (decision 0065); SEEN is the number that were.
 */
export async function countFilterValues(
  db: Kysely<CatalogueTables>,
  filter: ProductFilter,
  scope: ProductScope,
  /** The custom fields to count; without any, the statement is none the longer. */
  filterable: readonly CustomField[],
): Promise<CountedValue[]> {
  const select = (rest: ProductFilter) => selectProducts(db, rest, scope, filterable.length > 0);
  const lists = new Map<string, RawBuilder<unknown>>([['found', select(filter)]]);
  /** The products of the list without conditions on these fields. */
  const among = (fields: Fields): RawBuilder<unknown> => {
    const name = isInUse(filter, fields) ? `without_${fields.join('_')}` : 'found';
    if (!lists.has(name)) lists.set(name, select(without(filter, fields)));
    return sql`select * from ${sql.ref(name)}`;
  };
  // Only conditions on variants need the variants; otherwise the product's row has its colors, sizes and
  // prices.
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
  const ofOptions = countNamedOptions(filter, {
    among,
    variantsAmong,
    variantsOf: (rest) => (filtersByVariant(rest) ? selectVariants(rest, among(OF_VARIANTS)) : null),
  });
  const { PRODUCT: ofProducts = [], VARIANT: ofVariants = [] } = Object.groupBy(
    filterable,
    ({ owner }) => owner,
  );
  const ofFields = [
    ...countFields(ofProducts, filter.fields ?? [], (conditions) =>
      conditions
        ? sql`select * from (${among(['fields'])}) products where ${all(conditions.map((field) => hasFieldValue('products', field)))}`
        : among([]),
    ),
    ...countFields(ofVariants, filter.variantFields ?? [], (conditions) =>
      conditions
        ? selectVariants({ ...filter, variantFields: conditions }, among(OF_VARIANTS), true)
        : sql`select * from offered`,
    ),
  ];
  const seen = [...lists.keys()].map((name) => sql`(select count(*) from ${sql.ref(name)})`);
  const { rows } = await sql<CountedValue>`
    with shown as materialized ${shownCategories({ includesHidden: filter.includesHidden ?? false })},
    ${sql.join([...lists].map(([name, list]) => sql`${sql.ref(name)} as materialized (${list})`))},
    offered as materialized (${selectVariants(filter, sql`select * from found`, ofVariants.length > 0)})
    ${sql.join(
      [
        ...[...counts, sql`select 'SEEN', '', greatest(${sql.join(seen)})::int`].map(
          (count) => sql`(${count} order by 3 desc, 2 limit ${sql.lit(MAX_VALUES)})`,
        ),
        ...[...ofOptions, ...ofFields].map((count) => sql`(${count} order by 3 desc, 2)`),
      ],
      sql` union all `,
    )}`.execute(db);
  return rows;
}

/** Selects the columns that facets are counted by. */
function selectProducts(
  db: Kysely<CatalogueTables>,
  filter: ProductFilter,
  scope: ProductScope,
  withFields: boolean,
): RawBuilder<unknown> {
  const query = db
    .selectFrom('products')
    .where(isInScope(scope))
    .select(['products.id', 'products.category_id', 'brand', 'rating_rate', 'is_new'])
    .select(['sale_price', 'highest_price'])
    .select([sql`offered_colours`.as('offered_colours'), sql`offered_sizes`.as('offered_sizes')])
    .select(sql`offered_others`.as('offered_others'))
    .$if(withFields, (select) => select.select(['product_type', 'custom_fields']))
    .select(sql<boolean>`coalesce(regular_price > sale_price, false)`.as('is_discounted'))
    // In a list of products in stock, all products are.
    .select(
      (
        (filter.inStock === true ? null : offersVariant({ ...filter, inStock: true })) ?? sql<boolean>`true`
      ).as('is_in_stock'),
    );
  return sql`${query.where(matchesFilter(filter)).limit(sql.lit(MAX_PRODUCTS))}`;
}

/** Counts each product once per category, even if it is in several of its subcategories. */
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

/** Where the values of an option are: of a variant, and all that its product is offered in. */
const columnsOf = {
  COLOUR: { ofVariant: sql`array[base_colour]`, ofProduct: sql`offered_colours` },
  SIZE: { ofVariant: sql`array[size]`, ofProduct: sql`offered_sizes` },
  OPTION: { ofVariant: sql`named_others`, ofProduct: sql`offered_others` },
} as const;

function countOptions(
  facet: keyof typeof columnsOf,
  variants: RawBuilder<unknown> | null,
  products: RawBuilder<unknown>,
  condition: RawBuilder<boolean> = sql`value is not null`,
): RawBuilder<unknown> {
  const name = sql.lit(facet);
  const { ofVariant, ofProduct } = columnsOf[facet];
  if (variants) {
    return sql`select ${name}, value, count(*)::int
      from (select distinct product_id, value from (${variants}) v, unnest(${ofVariant}) value where ${condition}) v
      group by value`;
  }
  // Many products have the same combination of values, so these are grouped before they are split.
  return sql`select ${name}, value, sum(count)::int
    from (select ${ofProduct} as options, count(*) from (${products}) p group by ${ofProduct}) p,
      unnest(options) value
    where ${condition}
    group by value`;
}

interface CountedLists {
  among: (fields: Fields) => RawBuilder<unknown>;
  variantsAmong: (fields: Fields) => RawBuilder<unknown> | null;
  /** The variants that match a filter with fewer conditions on variants; null if it has none. */
  variantsOf: (rest: ProductFilter) => RawBuilder<unknown> | null;
}

/** Counts the values of other options; those of an option that the filter names, without its condition. */
function countNamedOptions(
  filter: ProductFilter,
  { among, variantsAmong, variantsOf }: CountedLists,
): RawBuilder<unknown>[] {
  const chosen = filter.options ?? [];
  const ofOption = (name: string) => sql<boolean>`starts_with(value, ${optionPrefix(name)})`;
  const ofOthers = chosen.map(({ name }) => sql`not ${ofOption(name)}`);
  return [
    mostFrequent(
      countOptions(
        'OPTION',
        variantsAmong([]),
        among([]),
        ofOthers.length > 0 ? sql`${sql.join(ofOthers, sql` and `)}` : undefined,
      ),
    ),
    ...chosen.map(({ name, values }) => {
      const rest = { ...filter, options: chosen.filter((option) => option.name !== name) };
      return mostFrequent(
        countOptions('OPTION', variantsOf(rest), among(['options']), ofOption(name)),
        values.map((value) => optionPrefix(name) + value),
      );
    }),
  ];
}

/**
 * Counts the values of custom fields; those of a field that the filter names, without its condition. `rowsOf`
 * selects the rows with the values: all that match, or those that match these conditions on such fields.
 */
function countFields(
  filterable: readonly CustomField[],
  chosen: readonly FieldFilter[],
  rowsOf: (conditions: readonly FieldFilter[] | null) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const others = filterable.filter(({ key }) => chosen.every(({ field }) => field.key !== key));
  return [
    ...(others.length > 0 ? [countFieldValues(others, rowsOf(null))] : []),
    ...chosen.map(({ field, values }) => {
      const rest = chosen.filter((filter) => filter.field.key !== field.key);
      return countFieldValues([field], rowsOf(rest), values ?? []);
    }),
  ];
}

/** The values of the most products and the limits of all, of fields of products or of variants. */
function countFieldValues(
  fields: readonly CustomField[],
  rows: RawBuilder<unknown>,
  selected: readonly string[] = [],
): RawBuilder<unknown> {
  const definitions = fields.map(
    (field) =>
      sql`(${fieldName(field)}, ${field.key}, ${patterns[field.type] ?? null}::text, ${sql.val(field.choices)}::text[], ${sql.val(field.productTypes)}::text[])`,
  );
  // Each product counts once, however many of its variants have the value.
  const perProduct = fields.some(({ owner }) => owner === 'VARIANT') ? sql`distinct product_id,` : sql``;
  const mostCounted = mostFrequent(
    sql`select * from counted`,
    selected.flatMap((value) => fields.map((field) => optionPrefix(fieldName(field)) + value)),
    { names: fields.length, values: SHOWN_FIELD_VALUES },
  );
  const ranges = fields.filter(({ type }) => rangeTypes.includes(type)).map(fieldName);
  return sql`with counted (facet, value, count) as (
      select 'FIELD', name || ${BETWEEN} || value, count(*)::int from (
        select ${perProduct} name, value from (${rows}) r
        cross join (values ${sql.join(definitions)}) field (name, key, pattern, choices, types)
        cross join jsonb_array_elements_text(r.custom_fields -> key) value
        where (pattern is null or value ~ pattern) and (choices = '{}' or value = any(choices)) and (types = '{}' or r.product_type = any(types))
      ) each group by name, value
    )
    ${mostCounted}
    union all
    select bound.facet, name || ${BETWEEN} || bound.number, null
    from (
      select name, min(field_number(split_part(value, ${BETWEEN}, 2))) as lowest, max(field_number(split_part(value, ${BETWEEN}, 2))) as highest
      from counted, split_part(value, ${BETWEEN}, 1) name where name = any(${sql.val(ranges)}::text[]) group by name
    ) range, lateral (values ('FIELD_MIN', lowest), ('FIELD_MAX', highest)) bound (facet, number)`;
}

/** The options of the most products, and of each the values of the most, after the selected ones. */
function mostFrequent(
  counts: RawBuilder<unknown>,
  selected: readonly string[] = [],
  limits = { names: SHOWN_OPTIONS, values: SHOWN_VALUES },
): RawBuilder<unknown> {
  return sql`select facet, value, count from (
      select facet, value, count, value_place, dense_rank() over (order by total desc, name) as option_place
      from (
        select facet, value, count, name, sum(count) over (partition by name) as total, row_number() over (
          partition by name order by value = any(${sql.val(selected)}::text[]) desc, count desc, value) as value_place
        from (${counts}) counted (facet, value, count), split_part(value, ${BETWEEN}, 1) name
      ) ranked
    ) placed
    where option_place <= ${sql.lit(limits.names)} and value_place <= ${sql.lit(limits.values)}`;
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
 * Facets that a product either matches or not. Those that are counted in the same list share one pass over
 * it.
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

function without(filter: ProductFilter, fields: Fields): ProductFilter {
  return { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

/**
 * Whether the filter has conditions of a facet. A yes-or-no condition that is set already leaves only the
 * products that it would count, so it need not be removed.
 */
function isInUse(filter: ProductFilter, fields: Fields): boolean {
  return fields.some((field) => {
    const value = filter[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== true;
  });
}
