import type {
  ProductForm_productFragment,
  ProductInput,
  ProductPictureInput,
  ProductUpdateInput,
} from '../../../../gql/graphql.ts';
import {
  fieldInputs,
  type FieldTexts,
  fieldTextsOf,
  inputEdits,
} from '../../../../forms/custom-fields/field-values.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import {
  emptyListing,
  listingInputOf,
  type ListingValues,
  listingValuesOf,
} from '../listing/listing-values.ts';
import { emptyTexts, textInputOf, textsOf } from './optional-texts.ts';
import {
  countCombinations,
  newVariant,
  type OptionNames,
  variantInputs,
  variantsOf,
  type VariantValue,
  withoutUnedited,
} from '../variants/variant-values.ts';

/** A picture in the form: an uploaded one, or one at a URL (then `assetId` is empty). */
export interface PictureValue {
  assetId: string;
  url: string;
  alt: string;
  /** The color it shows; empty for none in particular. */
  colour: string;
  /** The focal point, as fractions of width and height. */
  focalX: number;
  focalY: number;
}

/** A new picture without details. */
export const newPicture: PictureValue = {
  assetId: '',
  url: '',
  alt: '',
  colour: '',
  focalX: 0.5,
  focalY: 0.5,
};

interface OwnValues {
  title: string;
  description: string;
  /** A category's slug, or `NEW_CATEGORY`. */
  category: string;
  newCategory: string;
  /** The slugs of its categories other than the main one. */
  furtherCategories: string[];
  salePrice: string;
  regularPrice: string;
  /** For a single-variant product; empty if it is not tracked. */
  stock: string;
  pictures: PictureValue[];
  /** The URL of a picture to add. */
  image: string;
  colours: { name: string; hex: string }[];
  /** Comma-separated, smallest first. */
  sizes: string;
  /** Further options, with comma-separated values. */
  otherOptions: { name: string; values: string }[];
  /** The variants of all combinations in their order, followed by those of removed options. */
  variants: VariantValue[];
  isNew: boolean;
  isWithdrawalExcluded: boolean;
  fields: FieldTexts;
}

/** The product form's values, as typed. */
export type ProductValues = OwnValues & ListingValues & typeof emptyTexts;

/** The shop settings needed to parse the form's texts. */
export interface ShopTerms {
  /** The ISO 4217 currency of the prices. */
  currencyCode: string;
  /** The IANA time zone of the times. */
  timeZone: string;
}

/**
 * The value of 'Add New...', the option that shows the field for a new category (specification section 5).
 */
export const NEW_CATEGORY = '(new)';

export const emptyValues: ProductValues = {
  ...emptyListing,
  ...emptyTexts,
  title: '',
  description: '',
  category: '',
  newCategory: '',
  furtherCategories: [],
  salePrice: '',
  regularPrice: '',
  stock: '0',
  pictures: [],
  image: '',
  colours: [],
  sizes: '',
  otherOptions: [],
  variants: [newVariant('', '')],
  isNew: false,
  isWithdrawalExcluded: false,
  fields: {},
};

/** The shape of a stored draft: the empty lists of `emptyValues` do not show the shape of a row. */
export const exampleValues: ProductValues = {
  ...emptyValues,
  pictures: [newPicture],
  colours: [{ name: '', hex: '' }],
  otherOptions: [{ name: '', values: '' }],
  variants: [newVariant('', '', [''])],
  tags: [''],
  attributes: [{ name: '', value: '' }],
  furtherCategories: [''],
};

/** A product without a picture shows its category's placeholder, which the form must not save. */
const PLACEHOLDERS = '/placeholders/';

/** The form's values for a product. */
export function valuesOf(
  product: ProductForm_productFragment,
  { currencyCode: currency, timeZone }: ShopTerms,
): ProductValues {
  return {
    ...listingValuesOf(product, timeZone),
    ...textsOf(product),
    title: product.title,
    description: product.description,
    category: product.category.slug,
    newCategory: '',
    furtherCategories: product.categories
      .map(({ slug }) => slug)
      .filter((slug) => slug !== product.category.slug),
    salePrice: moneyInputText(product.salePrice, currency),
    regularPrice: product.regularPrice == null ? '' : moneyInputText(product.regularPrice, currency),
    stock: product.variants.some(({ tracksStock }) => tracksStock) ? String(product.stock) : '',
    pictures: picturesOf(product),
    image: '',
    colours: product.colours.map(({ name, hex, hasHex }) => ({ name, hex: hasHex ? hex.toLowerCase() : '' })),
    sizes: namesText(product.sizes),
    otherOptions: product.otherOptions.map(({ name, values }) => ({ name, values: namesText(values) })),
    variants: variantsOf(product, currency),
    isNew: product.isNew,
    isWithdrawalExcluded: product.isWithdrawalExcluded,
    fields: fieldTextsOf(product.fields),
  };
}

/** The API's input for the form's values, which must have passed validation. */
export function inputOf(
  values: ProductValues,
  { currencyCode: currency, timeZone }: ShopTerms,
): ProductInput {
  const pictures = pictureInputs(values);
  const options = optionNamesOf(values);
  const isOnlyOne = countCombinations(options) === 1;
  const stock = Number(values.stock.trim());
  const rows = isOnlyOne ? values.variants.map((row) => ({ ...row, stock: values.stock })) : values.variants;
  const variants = variantInputs(rows, options, {
    pictureUrls: values.pictures.map(({ url }) => url),
    currency,
  });
  return {
    ...listingInputOf(values, timeZone),
    ...textInputOf(values),
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category === NEW_CATEGORY ? values.newCategory.trim() : values.category,
    furtherCategories: values.furtherCategories,
    salePrice: parseMoney(values.salePrice, currency) ?? 0,
    regularPrice: parseMoney(values.regularPrice, currency),
    stock: isOnlyOne ? stock : variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0),
    pictures,
    colours: values.colours.map(({ name, hex }) => ({ name: name.trim(), hex: hex.trim() || null })),
    sizes: readNames(values.sizes),
    otherOptions: values.otherOptions
      .map(({ name, values: text }) => ({ name: name.trim(), values: readNames(text) }))
      .filter((option) => option.values.length > 0),
    // The only variant takes these fields from the product.
    variants: isOnlyOne
      ? variants.map((variant) => ({ ...variant, salePrice: null, regularPrice: null }))
      : variants,
    isNew: values.isNew,
    isWithdrawalExcluded: values.isWithdrawalExcluded,
    fields: fieldInputs(values.fields),
  };
}

function picturesOf({ gallery, colours }: ProductForm_productFragment): PictureValue[] {
  return gallery
    .filter(({ url }) => !url.startsWith(PLACEHOLDERS))
    .map(({ url, alt, assetId, focalPoint }) => ({
      assetId: assetId ?? '',
      url,
      alt,
      colour: colours.find(({ image }) => image?.url === url)?.name ?? '',
      focalX: focalPoint?.x ?? newPicture.focalX,
      focalY: focalPoint?.y ?? newPicture.focalY,
    }));
}

/** A URL that was typed but not added becomes the last picture, described by the title. */
function pictureInputs({ pictures, image, title, colours }: ProductValues): ProductPictureInput[] {
  const names = colours.map(({ name }) => name.trim());
  const typed = image.trim() === '' ? [] : [{ ...newPicture, url: image.trim(), alt: title }];
  return [...pictures, ...typed].map(({ assetId, url, alt, colour, focalX, focalY }) => {
    const isCentred = focalX === newPicture.focalX && focalY === newPicture.focalY;
    return {
      ...(assetId === '' ? { url } : { assetId }),
      alt: alt.trim(),
      colour: names.includes(colour) ? colour : null,
      focalPoint: isCentred ? null : { x: focalX, y: focalY },
    };
  });
}

/**
 * The edited fields. An unedited stock must not overwrite sales made while the form was open. A new product
 * price must not change variants with their own price: without the list of variants it would apply to all.
 */
export function changesOf(before: ProductInput, now: ProductInput): ProductUpdateInput {
  const { variants, ...edits } = inputEdits(before, now);
  const isListed = variants ?? ('salePrice' in edits || 'regularPrice' in edits);
  if (!isListed || !now.variants) return edits;
  return { ...edits, variants: withoutUnedited(before.variants ?? [], now.variants) };
}

/** The option names typed so far. */
export function optionNamesOf({
  colours,
  sizes,
  otherOptions,
}: Pick<ProductValues, 'colours' | 'sizes' | 'otherOptions'>): OptionNames {
  return {
    colours: colours.map(({ name }) => name.trim()),
    sizes: readNames(sizes),
    others: otherOptions.map(({ values }) => readNames(values)).filter((values) => values.length > 0),
  };
}

/** Formats names as "S, M, L"; a name with a comma is in quotation marks, as in a CSV file. */
export function namesText(names: readonly string[]): string {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  return names.map((name) => (name.includes(',') || name.startsWith('"') ? quoted(name) : name)).join(', ');
}

/** Parses "S, M, L"; empty parts are skipped, and a comma between quotation marks separates nothing. */
export function readNames(text: string): string[] {
  const parts = text.match(/\s*"(?:[^"]|"")*"\s*(?=,|$)|[^,]+/gu) ?? [];
  return parts
    .map((part) => part.trim())
    .map((part) => (/^"(?:[^"]|"")*"$/u.test(part) ? part.slice(1, -1).replaceAll('""', '"').trim() : part))
    .filter((name) => name !== '');
}
