import type { ProductForm_productFragment, ProductInput } from '../../../gql/admin/graphql.ts';
import { moneyInputText, parseMoney } from '../../../forms/money-input.ts';

/** The product form's values: strings as typed. */
export interface ProductValues {
  title: string;
  description: string;
  /** A category's slug, or `NEW_CATEGORY`. */
  category: string;
  newCategory: string;
  salePrice: string;
  regularPrice: string;
  stock: string;
  image: string;
  colours: { name: string; hex: string }[];
  /** Separated by commas, smallest first. */
  sizes: string;
  isNew: boolean;
}

/** The value of 'Add New...', the option that shows the field for a new category (specification section 5). */
export const NEW_CATEGORY = '(new)';

export const emptyValues: ProductValues = {
  title: '',
  description: '',
  category: '',
  newCategory: '',
  salePrice: '',
  regularPrice: '',
  stock: '',
  image: '',
  colours: [],
  sizes: '',
  isNew: false,
};

/** The shape of a stored draft: `emptyValues` has no colour to show a row's shape. */
export const exampleValues: ProductValues = { ...emptyValues, colours: [{ name: '', hex: '' }] };

/** A product without a picture shows its category's placeholder, which the form must not save. */
const PLACEHOLDERS = '/placeholders/';

/** The form's values for a product. */
export function valuesOf(product: ProductForm_productFragment, currency: string): ProductValues {
  return {
    title: product.title,
    description: product.description,
    category: product.category.slug,
    newCategory: '',
    salePrice: moneyInputText(product.salePrice, currency),
    regularPrice: product.regularPrice == null ? '' : moneyInputText(product.regularPrice, currency),
    stock: String(product.stock),
    image: product.image.url.startsWith(PLACEHOLDERS) ? '' : product.image.url,
    colours: product.colours.map(({ name, hex }) => ({ name, hex: hex.toLowerCase() })),
    sizes: product.sizes.join(', '),
    isNew: product.isNew,
  };
}

/** The API's input for the form's values, which must have passed validation. */
export function inputOf(values: ProductValues, currency: string): ProductInput {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category === NEW_CATEGORY ? values.newCategory.trim() : values.category,
    salePrice: parseMoney(values.salePrice, currency) ?? 0,
    regularPrice: parseMoney(values.regularPrice, currency),
    stock: Number(values.stock.trim()),
    image: values.image.trim() || null,
    colours: values.colours.map(({ name, hex }) => ({ name: name.trim(), hex })),
    sizes: readSizes(values.sizes),
    isNew: values.isNew,
  };
}

/** Parses "S, M, L"; empty parts are skipped. */
export function readSizes(text: string): string[] {
  return text
    .split(',')
    .map((size) => size.trim())
    .filter((size) => size !== '');
}
