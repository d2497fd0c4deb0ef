import { type RawBuilder, sql } from 'kysely';
import { type FieldFilter, hasFieldValue } from './field-filter.ts';
import type { BaseColour } from './filter-rules.ts';
import { type OptionFilter, optionPrefix } from './option-filter.ts';

/** Conditions that a single variant must meet, such as a blue M in stock. Prices in minor units. */
export interface VariantFilter {
  colours?: BaseColour[] | null | undefined;
  sizes?: string[] | null | undefined;
  options?: readonly OptionFilter[] | null | undefined;
  /** By custom fields of variants. */
  variantFields?: readonly FieldFilter[] | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  inStock?: boolean | null | undefined;
}

/** SQL that is true for a row of `product_variants` of which enough is in stock for an order. */
export const isInStockSql = (row: string) =>
  `${row}.stock >= coalesce(${row}.minimum_quantity, ${row}.quantity_step, 1)`;

/** SQL that is true for a row of `product_variants` with enough for an order, in stock or beyond it. */
export const canBeOrderedSql = (row: string) =>
  `${row}.stock + case when ${row}.tracks_stock then greatest(${row}.backorder_limit - ${row}.backordered, 0) else 0 end
    >= coalesce(${row}.minimum_quantity, ${row}.quantity_step, 1)`;

/** Whether rows `v` of `product_variants` are offered and match the filter. */
export function areOffered(filter: VariantFilter): RawBuilder<boolean> {
  const conditions = [sql`v.deleted_at is null`, ...conditionsOf(filter)];
  // A sold-out product is recognized by its own row (`isSoldOut`), so only `true` is a condition on variants.
  if (filter.inStock === true) conditions.push(sql.raw(isInStockSql('v')));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Whether a filter needs the variants rather than just the product's row. */
export function filtersByVariant(filter: VariantFilter): boolean {
  return conditionsOf(filter).length > 0 || filter.inStock === true;
}

/** Must equal the condition of the index products_sold_out. */
const isSoldOut = sql<boolean>`not products.is_in_stock`;

/** Whether a row of `products` has a matching variant; null when the filter has no such conditions. */
export function offersVariant(filter: VariantFilter): RawBuilder<boolean> | null {
  const wantsVariant = conditionsOf(filter).length > 0;
  const offers = sql<boolean>`products.id in (
    select v.product_id from product_variants v where ${areOffered(filter)})`;
  switch (filter.inStock) {
    case true:
      return wantsVariant ? offers : sql`products.is_in_stock`;
    case false:
      return wantsVariant ? sql`(${isSoldOut} and ${offers})` : isSoldOut;
    default:
      return wantsVariant ? offers : null;
  }
}

/** The variants of these products that match the filter, on request with their custom fields. */
export function selectVariants(
  filter: VariantFilter,
  products: RawBuilder<unknown>,
  withFields = false,
): RawBuilder<unknown> {
  const ofFields = withFields ? sql`, v.custom_fields, p.product_type` : sql``;
  return sql`select v.product_id, v.base_colour, v.size, v.named_others, v.sale_price${ofFields}
    from product_variants v join (${products}) p on p.id = v.product_id
    where ${areOffered(filter)}`;
}

function conditionsOf({
  colours,
  sizes,
  options,
  variantFields = [],
  minPrice,
  maxPrice,
}: VariantFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (colours?.length) {
    const names = colours.map((colour) => colour.toLowerCase());
    conditions.push(sql`v.base_colour in (${sql.join(names)})`);
  }
  if (sizes?.length) conditions.push(sql`v.size in (${sql.join(sizes)})`);
  for (const { name, values } of options ?? []) {
    const named = values.map((value) => optionPrefix(name) + value);
    conditions.push(sql`v.named_others && ${sql.val(named)}::text[]`);
  }
  conditions.push(...variantFields.map((filter) => hasFieldValue('v', filter)));
  if (typeof minPrice === 'number') conditions.push(sql`v.sale_price >= ${minPrice}`);
  if (typeof maxPrice === 'number') conditions.push(sql`v.sale_price <= ${maxPrice}`);
  return conditions;
}
