import { type RawBuilder, sql } from 'kysely';
import type { CustomField } from '../../custom-fields/custom-fields.ts';

/** Values of a custom field in the format of its type; any of them matches. */
export interface FieldFilter {
  field: CustomField;
  values: readonly string[];
}

/** Whether a row of `products` has the field, and one of the values. */
export function hasFieldValue({ field: { key, productTypes }, values }: FieldFilter): RawBuilder<boolean> {
  if (values.length === 0) return sql`false`;
  const contained = values.map(
    (value) => sql`products.custom_fields @> ${JSON.stringify({ [key]: [value] })}::jsonb`,
  );
  const isContained = sql<boolean>`(${sql.join(contained, sql` or `)})`;
  if (productTypes.length === 0) return isContained;
  return sql`(${isContained} and products.product_type = any(${sql.val(productTypes)}::text[]))`;
}
