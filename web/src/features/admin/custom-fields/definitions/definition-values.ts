import { t } from '@lingui/core/macro';
import type {
  CustomField_customFieldFragment as CustomField,
  CustomFieldInput,
  CustomFieldOwner,
  CustomFieldType,
} from '../../../../gql/graphql.ts';

/** A field's definition, as typed. */
export interface DefinitionValues {
  name: string;
  key: string;
  type: CustomFieldType;
  unit: string;
  /** One per line. */
  choices: string;
  description: string;
  isList: boolean;
  isPublic: boolean;
  isFilterable: boolean;
  isSearchable: boolean;
  isCustomerInput: boolean;
  isRequired: boolean;
  productTypes: string[];
}

/** The form's values for a field; those of a new one begin with what most fields of the owner are. */
export function valuesOf(field: CustomField | null, owner: CustomFieldOwner): DefinitionValues {
  return {
    name: field?.name ?? '',
    key: field?.key ?? '',
    type: field?.type ?? 'TEXT',
    unit: field?.unit ?? '',
    choices: field?.choices.join('\n') ?? '',
    description: field?.description ?? '',
    isList: field?.isList ?? false,
    isPublic: field?.isPublic ?? owner !== 'CUSTOMER',
    isFilterable: field?.isFilterable ?? false,
    isSearchable: field?.isSearchable ?? false,
    isCustomerInput: field?.isCustomerInput ?? owner === 'ORDER_LINE',
    isRequired: field?.isRequired ?? false,
    productTypes: field?.productTypes ?? [],
  };
}

type Part = 'unit' | 'choices' | Extract<keyof DefinitionValues, `is${string}`> | 'productTypes';

/** What a field can have depends on its other values; the server's `field-settings-rules.ts` has the same. */
export function applicable(
  owner: CustomFieldOwner,
  { type, isPublic, isCustomerInput }: Pick<DefinitionValues, 'type' | 'isPublic' | 'isCustomerInput'>,
): Record<Part, boolean> {
  const isOfOrder = owner === 'ORDER' || owner === 'ORDER_LINE';
  const canBeCustomerInput = isOfOrder && isPublic && inputTypes.includes(type);
  return {
    unit: type === 'NUMBER',
    choices: type === 'CHOICE',
    isList: type !== 'MARKDOWN' && type !== 'BOOLEAN' && !(canBeCustomerInput && isCustomerInput),
    isPublic: true,
    isFilterable: owner === 'PRODUCT' && isPublic && filterableTypes.includes(type),
    isSearchable: owner === 'PRODUCT' && isPublic && searchableTypes.includes(type),
    isCustomerInput: canBeCustomerInput,
    isRequired: canBeCustomerInput && isCustomerInput,
    productTypes: owner === 'PRODUCT' || owner === 'VARIANT' || owner === 'ORDER_LINE',
  };
}

const filterableTypes: CustomFieldType[] = ['TEXT', 'NUMBER', 'BOOLEAN', 'CHOICE', 'COLOUR'];
const searchableTypes: CustomFieldType[] = ['TEXT', 'MARKDOWN', 'CHOICE'];
const inputTypes: CustomFieldType[] = ['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'CHOICE', 'COLOUR', 'FILE'];

/** The API's input for the form's values, without what the field cannot have. */
export function inputOf(owner: CustomFieldOwner, values: DefinitionValues): CustomFieldInput {
  const has = applicable(owner, values);
  return {
    owner,
    key: values.key.trim(),
    name: values.name.trim(),
    description: values.description.trim() || null,
    type: values.type,
    unit: (has.unit && values.unit.trim()) || null,
    choices: has.choices ? values.choices.split('\n').flatMap((line) => line.trim() || []) : [],
    isList: has.isList && values.isList,
    isPublic: values.isPublic,
    isFilterable: has.isFilterable && values.isFilterable,
    isSearchable: has.isSearchable && values.isSearchable,
    isCustomerInput: has.isCustomerInput && values.isCustomerInput,
    isRequired: has.isRequired && values.isRequired,
    productTypes: has.productTypes ? values.productTypes : [],
  };
}

/** The input that leaves a field as it is. */
export const unchanged = (field: CustomField): CustomFieldInput =>
  inputOf(field.owner, valuesOf(field, field.owner));

/** A key for a name: “Sole type” becomes `sole_type`. */
export function keyFor(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^[\d_]+/u, '')
    .slice(0, 40)
    .replace(/_+$/u, '');
}

export const ownerLabels = (): Record<CustomFieldOwner, string> => ({
  PRODUCT: t`Products`,
  VARIANT: t`Variants`,
  CATEGORY: t`Categories`,
  COLLECTION: t`Collections`,
  ORDER: t`Orders`,
  ORDER_LINE: t`Order lines`,
  CUSTOMER: t`Customers`,
});

export const typeLabels = (): Record<CustomFieldType, string> => ({
  TEXT: t`Text`,
  MARKDOWN: t`Formatted text`,
  NUMBER: t`Number`,
  MONEY: t`Amount of money`,
  DATE: t`Date`,
  BOOLEAN: t`Yes or no`,
  CHOICE: t`Choice`,
  COLOUR: t`Color`,
  FILE: t`File`,
  PRODUCT: t`Product`,
});

/** What a field is, on one line. */
export function describeField(
  field: CustomField,
  productTypes: readonly { key: string; name: string }[],
): string {
  const types = productTypes.filter(({ key }) => field.productTypes.includes(key)).map(({ name }) => name);
  return [
    typeLabels()[field.type] + (field.unit ? ` (${field.unit})` : ''),
    field.isList && t`several values`,
    !field.isPublic && t`staff only`,
    field.isFilterable && t`filter`,
    field.isSearchable && t`search`,
    field.isCustomerInput && (field.isRequired ? t`shoppers must fill it in` : t`shoppers fill it in`),
    types.length > 0 && t`only ${types.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
