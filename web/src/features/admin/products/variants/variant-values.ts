import type { ProductForm_productFragment, ProductVariantInput } from '../../../../gql/graphql.ts';
import {
  haveSameOptions,
  type OptionKind,
  optionKinds,
  optionValuesOf,
} from '../../../../lib/chosen-options.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';

/** A variant in the form, as typed. An option that the product does not have is an empty string. */
export interface VariantValue {
  /** Empty for an unsaved variant. */
  id: string;
  colour: string;
  size: string;
  other: string;
  /** Whether shoppers can buy this combination. */
  isOffered: boolean;
  /** Empty to use the product's two prices. */
  salePrice: string;
  regularPrice: string;
  stock: string;
  sku: string;
  barcode: string;
  /** In grams. */
  weight: string;
  /** The URL of the product picture that shows it; empty for the one in its color, or the main one. */
  picture: string;
}

/** The server's limit: 20 colors in 20 sizes. */
export const MAX_VARIANTS = 400;

export interface OptionNames {
  colours: readonly string[];
  sizes: readonly string[];
  others: readonly string[];
}

/** A new variant that has only its options. */
export function newVariant(colour: string, size: string, other = ''): VariantValue {
  return {
    id: '',
    colour,
    size,
    other,
    isOffered: true,
    salePrice: '',
    regularPrice: '',
    stock: '0',
    sku: '',
    barcode: '',
    weight: '',
    picture: '',
  };
}

/** A variant's name: 'Red / S'. */
export function variantName({ colour, size, other }: Pick<VariantValue, OptionKind>): string {
  return [colour, size, other].filter((name) => name !== '').join(' / ');
}

/** The number of combinations of colors, sizes and other values. */
export function countCombinations({ colours, sizes, others }: OptionNames): number {
  return [colours, sizes, others].reduce((count, names) => count * Math.max(1, names.length), 1);
}

/** A product's variants for the form: every combination of its options, including those not offered. */
export function variantsOf(product: ProductForm_productFragment, currency: string): VariantValue[] {
  const { colour: colours, size: sizes, other: others } = optionValuesOf(product);
  const options = { colours, sizes, others };
  return combinationsOf(options).map((empty) => {
    const savedVariant = product.variants.find((variant) =>
      optionKinds.every((kind) => (variant[kind] ?? '') === empty[kind]),
    );
    if (!savedVariant) return { ...empty, isOffered: false };
    const { id, salePrice, regularPrice, stock, sku, barcode, weight, image, hasOwnImage } = savedVariant;
    const amount = (value: number | null | undefined) =>
      value == null ? '' : moneyInputText(value, currency);
    const isAtProductsPrice =
      salePrice === product.salePrice && (regularPrice ?? null) === (product.regularPrice ?? null);
    return {
      ...empty,
      id,
      salePrice: isAtProductsPrice ? '' : amount(salePrice),
      regularPrice: isAtProductsPrice ? '' : amount(regularPrice),
      stock: String(stock),
      sku: sku ?? '',
      barcode: barcode ?? '',
      weight: weight == null ? '' : String(weight),
      picture: hasOwnImage ? image.url : '',
    };
  });
}

/**
 * Updates the variants after the options have changed from `before` to `now`: first all combinations in their
 * order, then variants of removed options, which return with those options. Variants follow a renamed option,
 * and also the first value of a new option.
 */
export function fitVariants(
  variants: readonly VariantValue[],
  before: OptionNames,
  now: OptionNames,
): VariantValue[] {
  const inColours = renameOption('colour', variants, orNone(before.colours), orNone(now.colours));
  const inSizes = renameOption('size', inColours, orNone(before.sizes), orNone(now.sizes));
  const renamed = renameOption('other', inSizes, orNone(before.others), orNone(now.others));
  const fitted = combinationsOf(now).map((empty) => renamed.find((each) => isSame(each, empty)) ?? empty);
  const left = renamed.filter(
    (variant) => !fitted.some((each) => isSame(each, variant)) && isTouched(variant),
  );
  return [...fitted, ...left];
}

/** The offered variants of these options; a product with only one variant offers it. */
export function offeredVariants(variants: readonly VariantValue[], options: OptionNames): VariantValue[] {
  const count = countCombinations(options);
  return variants.slice(0, count).filter(({ isOffered }) => isOffered || count === 1);
}

/** The API's input for the offered variants of these options; see `withoutSameStock` for a change. */
export function variantInputs(
  variants: readonly VariantValue[],
  options: OptionNames,
  { pictureUrls, currency }: { pictureUrls: readonly string[]; currency: string },
): ProductVariantInput[] {
  return offeredVariants(variants, options).map((variant) => {
    const picture = variant.picture === '' ? -1 : pictureUrls.indexOf(variant.picture);
    return {
      id: variant.id || null,
      colour: variant.colour.trim() || null,
      size: variant.size || null,
      other: variant.other || null,
      salePrice: parseMoney(variant.salePrice, currency),
      regularPrice: parseMoney(variant.regularPrice, currency),
      stock: Number(variant.stock.trim()),
      sku: variant.sku.trim() || null,
      barcode: variant.barcode.trim() || null,
      weight: variant.weight.trim() === '' ? null : Number(variant.weight.trim()),
      picture: picture < 0 ? null : picture,
    };
  });
}

/**
 * The variants to save, without unedited stock, which must not overwrite sales made meanwhile. A new stock
 * states the old one it was based on.
 */
export function withoutSameStock(
  before: readonly ProductVariantInput[],
  variants: readonly ProductVariantInput[],
): ProductVariantInput[] {
  return variants.map(({ stock, ...variant }) => {
    const previous = before.find((other) =>
      variant.id ? other.id === variant.id : haveSameOptions(other, variant),
    );
    if (previous?.stock === stock) return variant;
    return { ...variant, stock, ...(previous && { expectedStock: previous.stock }) };
  });
}

function combinationsOf({ colours, sizes, others }: OptionNames): VariantValue[] {
  return orNone(colours).flatMap((colour) =>
    orNone(sizes).flatMap((size) => orNone(others).map((other) => newVariant(colour, size, other))),
  );
}

function orNone(names: readonly string[]): readonly string[] {
  return names.length > 0 ? names : [''];
}

/** A name changes with every letter that is typed. */
function renameOption(
  option: OptionKind,
  variants: readonly VariantValue[],
  before: readonly string[],
  now: readonly string[],
): readonly VariantValue[] {
  const [changed, ...more] = now.flatMap((name, index) => (before[index] === name ? [] : [index]));
  const isRename = before.length === now.length && more.length === 0;
  const isFirstOrLast = before[0] === '' || now[0] === '';
  if (changed === undefined || !(isRename || isFirstOrLast)) return variants;
  const [from, to] = [before[changed] ?? '', now[changed] ?? ''];
  if (now.includes(from) || variants.some((variant) => variant[option] === to)) return variants;
  return variants.map((variant) => (variant[option] === from ? { ...variant, [option]: to } : variant));
}

function isSame(one: VariantValue, other: VariantValue): boolean {
  return haveSameOptions(one, other);
}

function isTouched(variant: VariantValue): boolean {
  return JSON.stringify(variant) !== JSON.stringify(newVariant(variant.colour, variant.size, variant.other));
}
