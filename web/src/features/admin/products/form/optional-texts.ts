import { t } from '@lingui/core/macro';
import type { ProductForm_productFragment, ProductInput } from '../../../../gql/graphql.ts';

type Product = ProductForm_productFragment;
type Editable = keyof Product & keyof ProductInput;
type OptionalText = {
  [Name in Editable]: [null, Product[Name]] extends [Product[Name], string | null | undefined] ? Name : never;
}[Editable];

/**
 * The labels of texts that a product may lack. The form shows each in a field of its own, empty without one;
 * this list is all that its values, its changes and its conflicts need to know of them.
 */
const labels = {
  type: () => t`Product type`,
  taxClassId: () => t`Tax class`,
  originCountry: () => t`Country of origin`,
  customsCode: () => t`Customs code`,
  brand: () => t`Brand`,
  seoTitle: () => t`Page title`,
  seoDescription: () => t`Meta description`,
} satisfies { [Name in OptionalText]?: () => string };

type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];

const texts = <Value>(textOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, Value>;

/** The values of a form without a product. */
export const emptyTexts = texts(() => '');

/** The form's values for a product. */
export const textsOf = (product: Product) => texts((name) => product[name] ?? '');

/** The API's input for the form's values. */
export const textInputOf = (values: Record<Name, string>) => texts((name) => values[name].trim() || null);

/** Each text as a part that one person can edit while another edits the rest. */
export const textGroups = () => names.map((name) => ({ label: labels[name](), fields: [name] }));
