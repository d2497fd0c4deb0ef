import { normalizeColumn } from '../../../shared/csv/csv.ts';
import { type CustomField, fieldsOf } from '../../custom-fields/custom-fields.ts';

const prefixes = { PRODUCT: 'Field: ', VARIANT: 'Variant field: ' } as const;

type Owner = keyof typeof prefixes;

/** A column of a custom field of products, or of their variants. */
export type FieldColumn = `${(typeof prefixes)[Owner]}${string}`;

/** The columns of an owner's custom fields. */
export function fieldColumns(
  fields: readonly CustomField[],
  owner: Owner,
): { name: FieldColumn; field: CustomField }[] {
  return fieldsOf(fields, owner).map((field) => ({ name: `${prefixes[owner]}${field.key}`, field }));
}

export const isFieldColumn = (column: string, owner: Owner) => column.startsWith(prefixes[owner]);

/** The columns that a file may also call by the names of their fields, by these names. */
export function fieldColumnAliases(fields: readonly CustomField[]): [name: string, FieldColumn][] {
  return (['PRODUCT', 'VARIANT'] as const).flatMap((owner) =>
    fieldColumns(fields, owner).map(({ name, field }): [string, FieldColumn] => [
      prefixes[owner] + field.name,
      name,
    ]),
  );
}

/** Whether a file calls a column like one of a custom field. */
export const looksLikeField = (name: string) =>
  Object.values(prefixes).some((prefix) => normalizeColumn(name).startsWith(normalizeColumn(prefix)));
