import { isDeepStrictEqual } from 'node:util';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import { type CustomField, fieldsOf, type FieldValues } from '../custom-fields/custom-fields.ts';
import {
  assertComplete,
  type FieldChanges,
  valuesAfter,
  valuesByKey,
} from '../custom-fields/field-values.ts';

/** What the custom fields of a line depend on. */
type ProductOfLine = Pick<SellableProduct, 'title' | 'type'>;

/** Which custom fields a line can have, and whether its required ones need a value. */
export interface LineFields {
  of: (product: ProductOfLine) => CustomField[];
  areComplete: boolean;
}

/**
 * The rules for lines in carts and orders of shoppers, who fill in what is asked for the product; for lines
 * that are only priced; and for lines of staff, who may set any field.
 */
export function lineFieldRules(definitions: readonly CustomField[]) {
  const inputFields = ({ type }: ProductOfLine) =>
    fieldsOf(definitions, 'ORDER_LINE', type).filter(({ isCustomerInput }) => isCustomerInput);
  return {
    ordered: { of: inputFields, areComplete: true },
    priced: { of: inputFields, areComplete: false },
    byStaff: { of: () => fieldsOf(definitions, 'ORDER_LINE'), areComplete: false },
  } satisfies Record<string, LineFields>;
}

export type LineFieldRules = ReturnType<typeof lineFieldRules>;

/**
 * What was filled in for a line; `line` is its path.
 * @throws UserError INVALID_VALUE, or REQUIRED naming the product
 */
export function readLineFields(
  { of, areComplete }: LineFields,
  product: ProductOfLine,
  filledIn: FieldChanges,
  line: readonly string[],
): FieldValues {
  const fields = of(product);
  const path = [...line, 'fields'];
  const values = valuesAfter(fields, {}, filledIn, path);
  if (areComplete) assertComplete(fields, values, path, product.title);
  return values;
}

/** Whether what a client sends are the values that it saw for a stored line. */
export function isAsShown(
  { of }: LineFields,
  product: ProductOfLine,
  { customFields }: { customFields: FieldValues },
  sent: FieldChanges,
): boolean {
  const shown = valuesByKey(of(product), customFields);
  const values = new Map(
    (sent ?? []).filter(({ values }) => values.length > 0).map(({ key, values }) => [key, values]),
  );
  return isDeepStrictEqual(shown, Object.fromEntries(values));
}

/** The stored values that the line can still have. @throws UserError REQUIRED naming the product */
export function currentLineFields(
  { of, areComplete }: LineFields,
  product: ProductOfLine,
  stored: FieldValues,
): FieldValues {
  const fields = of(product);
  const values = valuesByKey(fields, stored);
  if (areComplete) assertComplete(fields, values, null, product.title);
  return values;
}
