export const customFieldOwners = [
  'PRODUCT',
  'VARIANT',
  'CATEGORY',
  'COLLECTION',
  'ORDER',
  'ORDER_LINE',
  'CUSTOMER',
] as const;

export type CustomFieldOwner = (typeof customFieldOwners)[number];

export const customFieldTypes = [
  'TEXT',
  'MARKDOWN',
  'NUMBER',
  'MONEY',
  'DATE',
  'BOOLEAN',
  'CHOICE',
  'COLOUR',
  'FILE',
  'PRODUCT',
] as const;

export type CustomFieldType = (typeof customFieldTypes)[number];

/** What the merchant defined: a field of products, orders or others. */
export interface CustomField {
  owner: CustomFieldOwner;
  /** Identifies it among the fields of its owner; values are stored by it, so it never changes. */
  key: string;
  name: string;
  description: string | null;
  type: CustomFieldType;
  unit: string | null;
  choices: string[];
  isList: boolean;
  isPublic: boolean;
  isFilterable: boolean;
  isSearchable: boolean;
  isCustomerInput: boolean;
  isRequired: boolean;
  /** The keys of the product types that have it; all products have it if there are none. */
  productTypes: string[];
}

/** A set of fields that some products have. */
export interface ProductType {
  key: string;
  name: string;
}

export interface CustomFieldSettings {
  fields: CustomField[];
  productTypes: ProductType[];
}

/**
 * Values by the key of their field, as the `custom_fields` columns store them. Always lists of text, in the
 * format of `field-values.ts`; fields without a value are missing. Values of deleted fields stay, so that
 * they are back if the field is restored.
 */
export type FieldValues = Readonly<Record<string, readonly string[]>>;

/** Values as messages and responses to programs have them. */
export function valueLists(values: FieldValues): Record<string, string[]> {
  return Object.fromEntries(Object.entries(values).map(([key, texts]) => [key, [...texts]]));
}

/** The fields of an owner; of a product, a variant or an order line, those of the product's type. */
export function fieldsOf(
  fields: readonly CustomField[],
  owner: CustomFieldOwner,
  productType?: string | null,
): CustomField[] {
  return fields.filter(
    (field) =>
      field.owner === owner &&
      (productType === undefined ||
        field.productTypes.length === 0 ||
        field.productTypes.includes(productType ?? '')),
  );
}
