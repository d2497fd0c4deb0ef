import { type RawBuilder, sql } from 'kysely';
import type { CustomField, CustomFieldType } from '../../custom-fields/custom-fields.ts';

/** Conditions on the values of a custom field, in the format of its type; all of them must hold. */
export interface FieldFilter {
  field: CustomField;
  /** Any of them matches; null: all values. */
  values: readonly string[] | null;
  /** The lowest and the highest value that matches; null: no limit. */
  from: string | null;
  to: string | null;
}

/** Types whose values have an order that shoppers filter by. */
export const rangeTypes: readonly CustomFieldType[] = ['NUMBER', 'MONEY', 'DATE'];

/** What the values of a type look like as they are stored: those of a former type match nothing. */
export const patterns: Partial<Record<CustomFieldType, string>> = {
  NUMBER: String.raw`^-?\d{1,9}(\.\d{1,6})?$`,
  MONEY: String.raw`^-?\d{1,11}$`,
  DATE: String.raw`^\d{4}-\d\d-\d\d$`,
  BOOLEAN: '^(true|false)$',
  COLOUR: '^#[0-9A-F]{6}$',
};

/** The rows whose values are compared, and the type of their product. */
const rows = {
  products: { id: sql`products.id`, values: sql`products.custom_fields`, type: sql`products.product_type` },
  v: {
    id: sql`v.id`,
    values: sql`v.custom_fields`,
    type: sql`(select product_type from products where products.id = v.product_id)`,
  },
};

/** Whether a row of `products`, or `v` of `product_variants`, has the field and a value that matches. */
export function hasFieldValue(
  row: keyof typeof rows,
  { field: { key, type, productTypes }, values, from, to }: FieldFilter,
): RawBuilder<boolean> {
  const of = rows[row];
  const conditions: RawBuilder<boolean>[] = [];
  if (values?.length === 0) return sql`false`;
  if (values) {
    const contained = values.map(
      (value) => sql`${of.values} @> ${JSON.stringify({ [key]: [value] })}::jsonb`,
    );
    conditions.push(sql`(${sql.join(contained, sql` or `)})`);
  }
  if (from !== null || to !== null)
    conditions.push(
      sql`${of.id} in (select owner_id from field_numbers where key = ${key} and value ~ ${patterns[type]}
        and number between coalesce(field_number(${from}::text), '-infinity') and coalesce(field_number(${to}::text), 'infinity'))`,
    );
  if (productTypes.length > 0) conditions.push(sql`${of.type} = any(${sql.val(productTypes)}::text[])`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}
