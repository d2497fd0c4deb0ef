import type { ProductForm_productFragment, ProductVariantInput } from '../../../../gql/admin/graphql.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';

/** A variant of the form: strings as typed. One without colour or size has an empty name there. */
export interface VariantValue {
  colour: string;
  size: string;
  /** Whether shoppers are offered this combination. */
  isOffered: boolean;
  /** Empty: the product's two prices. */
  salePrice: string;
  regularPrice: string;
  stock: string;
  sku: string;
  barcode: string;
  /** In grams. */
  weight: string;
  /** The URL of the product's picture that shows it; empty: the one in its colour, or the main one. */
  picture: string;
}

/** The names of the options to choose from. */
export interface OptionNames {
  colours: readonly string[];
  sizes: readonly string[];
}

/** A variant of which only the options are known. */
export function newVariant(colour: string, size: string): VariantValue {
  return {
    ...{ colour, size, isOffered: true, salePrice: '', regularPrice: '', stock: '0' },
    ...{ sku: '', barcode: '', weight: '', picture: '' },
  };
}

/** What a variant is called: 'Red / S'. */
export function variantName({ colour, size }: Pick<VariantValue, 'colour' | 'size'>): string {
  return [colour, size].filter((name) => name !== '').join(' / ');
}

/** How many variants there can be: each colour in each size. */
export function countCombinations({ colours, sizes }: OptionNames): number {
  return Math.max(1, colours.length) * Math.max(1, sizes.length);
}

/** The form's variants of a product: every combination of its options, also those that it does not offer. */
export function variantsOf(product: ProductForm_productFragment, currency: string): VariantValue[] {
  const options = { colours: product.colours.map(({ name }) => name), sizes: product.sizes };
  return combinationsOf(options).map((empty) => {
    const known = product.variants.find(
      ({ colour, size }) => (colour ?? '') === empty.colour && (size ?? '') === empty.size,
    );
    if (!known) return { ...empty, isOffered: false };
    const { salePrice, regularPrice, stock, sku, barcode, weight, image, hasOwnImage } = known;
    const amount = (value: number | null | undefined) =>
      value == null ? '' : moneyInputText(value, currency);
    const isAtProductsPrice =
      salePrice === product.salePrice && (regularPrice ?? null) === (product.regularPrice ?? null);
    return {
      ...empty,
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
 * The variants after the options have changed from `before` to `now`: those of all combinations in their order, then those
 * of options that went, whose values come back with them. An option that was renamed takes its variants along, and so does
 * the first one of a kind that there was none of.
 */
export function fitVariants(
  variants: readonly VariantValue[],
  before: OptionNames,
  now: OptionNames,
): VariantValue[] {
  const inColours = renameOption('colour', variants, orNone(before.colours), orNone(now.colours));
  const renamed = renameOption('size', inColours, orNone(before.sizes), orNone(now.sizes));
  const fitted = combinationsOf(now).map((empty) => renamed.find((each) => isSame(each, empty)) ?? empty);
  const left = renamed.filter(
    (variant) => !fitted.some((each) => isSame(each, variant)) && isTouched(variant),
  );
  return [...fitted, ...left];
}

/** The variants of these options that are offered; a product with only one offers that. */
export function offeredVariants(variants: readonly VariantValue[], options: OptionNames): VariantValue[] {
  const count = countCombinations(options);
  return variants.slice(0, count).filter(({ isOffered }) => isOffered || count === 1);
}

/** The API's input for the variants of these options that are offered; see `withoutSameStock` for a change. */
export function variantInputs(
  variants: readonly VariantValue[],
  options: OptionNames,
  { pictureUrls, currency }: { pictureUrls: readonly string[]; currency: string },
): ProductVariantInput[] {
  return offeredVariants(variants, options).map((variant) => {
    const picture = variant.picture === '' ? -1 : pictureUrls.indexOf(variant.picture);
    return {
      colour: variant.colour.trim() || null,
      size: variant.size || null,
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

/** Variants to save without the stock that was not edited, which must not overwrite the sales made meanwhile. */
export function withoutSameStock(
  before: readonly ProductVariantInput[],
  variants: readonly ProductVariantInput[],
): ProductVariantInput[] {
  return variants.map(({ stock, ...variant }) => {
    const known = before.find(({ colour, size }) => colour === variant.colour && size === variant.size);
    return known?.stock === stock ? variant : { ...variant, stock };
  });
}

function combinationsOf({ colours, sizes }: OptionNames): VariantValue[] {
  return orNone(colours).flatMap((colour) => orNone(sizes).map((size) => newVariant(colour, size)));
}

function orNone(names: readonly string[]): readonly string[] {
  return names.length > 0 ? names : [''];
}

/** While a name is being typed, it changes with every letter. */
function renameOption(
  option: 'colour' | 'size',
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
  return one.colour === other.colour && one.size === other.size;
}

function isTouched(variant: VariantValue): boolean {
  return JSON.stringify(variant) !== JSON.stringify(newVariant(variant.colour, variant.size));
}
