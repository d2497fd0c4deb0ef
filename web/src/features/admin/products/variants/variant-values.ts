import type { ProductForm_productFragment, ProductVariantInput } from '../../../../gql/graphql.ts';
import { chosenValues, haveSameOptions, type OptionKey } from '../../../../lib/chosen-options.ts';
import {
  changedFields,
  fieldInputs,
  type FieldTexts,
  fieldTextsOf,
} from '../../../../forms/custom-fields/field-values.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { measureText, parseMeasure } from './measure-text.ts';

/** A variant in the form, as typed. An option that the product does not have is an empty string. */
export interface VariantValue {
  /** Empty for an unsaved variant. */
  id: string;
  colour: string;
  size: string;
  /** A value of each further option. */
  others: string[];
  /** Whether shoppers can buy this combination. */
  isOffered: boolean;
  /** Empty to use the product's two prices. */
  salePrice: string;
  regularPrice: string;
  /** Empty if it is not tracked. */
  stock: string;
  sku: string;
  barcode: string;
  /** In grams. */
  weight: string;
  requiresShipping: boolean;
  /** Empty if it is not made to order. */
  leadTimeDays: string;
  /** Units sold beyond the stock, which staff do not edit. */
  backordered: number;
  /** Empty if none may be. */
  backorderLimit: string;
  availableFrom: string;
  /** Empty for the shop's limit. */
  lowStockLimit: string;
  /** The rules for the quantity of an order; empty for none. */
  minimumQuantity: string;
  quantityStep: string;
  maximumQuantity: string;
  /** What it contains, such as "750 ml", and what its unit price refers to. */
  unitMeasure: string;
  unitPriceBase: string;
  /** The URL of the product picture that shows it; empty for the one in its color, or the main one. */
  picture: string;
  customFields: FieldTexts;
}

/** The server's limit. */
export const MAX_VARIANTS = 400;

export interface OptionNames {
  colours: readonly string[];
  sizes: readonly string[];
  /** The values of each further option. */
  others: readonly (readonly string[])[];
}

/** A new variant that has only its options. */
export function newVariant(colour: string, size: string, others: string[] = []): VariantValue {
  return {
    id: '',
    colour,
    size,
    others,
    isOffered: true,
    salePrice: '',
    regularPrice: '',
    stock: '0',
    sku: '',
    barcode: '',
    weight: '',
    requiresShipping: true,
    leadTimeDays: '',
    backordered: 0,
    backorderLimit: '',
    availableFrom: '',
    lowStockLimit: '',
    minimumQuantity: '',
    quantityStep: '',
    maximumQuantity: '',
    unitMeasure: '',
    unitPriceBase: '',
    picture: '',
    customFields: {},
  };
}

/** A variant's name: 'Red / S'. */
export function variantName(variant: VariantOptions): string {
  return chosenValues(variant).join(' / ');
}

/** The options of a variant. */
export type VariantOptions = Pick<VariantValue, 'colour' | 'size' | 'others'>;

/** Whether a variant has one value of each option. */
export function isPossible({ colours, sizes, others }: OptionNames, variant: VariantOptions): boolean {
  return (
    orNone(colours).includes(variant.colour) &&
    orNone(sizes).includes(variant.size) &&
    others.length === variant.others.length &&
    others.every((values, index) => values.includes(variant.others[index] ?? ''))
  );
}

/** The number of combinations of all options. */
export function countCombinations({ colours, sizes, others }: OptionNames): number {
  return [colours, sizes, ...others].reduce((count, names) => count * Math.max(1, names.length), 1);
}

/**
 * A product's variants for the form: every combination of its options, including those not offered; only the
 * offered ones of a product with too many combinations.
 */
export function variantsOf(product: ProductForm_productFragment, currency: string): VariantValue[] {
  const options = {
    colours: product.colours.map(({ name }) => name),
    sizes: product.sizes,
    others: product.otherOptions.map(({ values }) => values),
  };
  const saved = product.variants.map((variant) => ({
    variant,
    empty: newVariant(variant.colour ?? '', variant.size ?? '', variant.others),
  }));
  const all =
    countCombinations(options) > MAX_VARIANTS ? saved.map(({ empty }) => empty) : combinationsOf(options);
  return all.map((empty) => {
    const savedVariant = saved.find((each) => isSame(each.empty, empty))?.variant;
    if (!savedVariant) return { ...empty, isOffered: false };
    const { id, salePrice, regularPrice, stock, tracksStock, sku, barcode, image, hasOwnImage } =
      savedVariant;
    const { requiresShipping } = savedVariant;
    const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));
    const amount = (value: number | null | undefined) =>
      value == null ? '' : moneyInputText(value, currency);
    const isAtProductsPrice =
      salePrice === product.salePrice && (regularPrice ?? null) === (product.regularPrice ?? null);
    return {
      ...empty,
      id,
      salePrice: isAtProductsPrice ? '' : amount(salePrice),
      regularPrice: isAtProductsPrice ? '' : amount(regularPrice),
      stock: tracksStock ? String(stock) : '',
      sku: sku ?? '',
      barcode: barcode ?? '',
      weight: numberText(savedVariant.weight),
      requiresShipping,
      leadTimeDays: numberText(savedVariant.leadTimeDays),
      backordered: savedVariant.backordered,
      backorderLimit: numberText(savedVariant.backorderLimit || null),
      availableFrom: savedVariant.availableFrom ?? '',
      lowStockLimit: numberText(savedVariant.lowStockLimit),
      minimumQuantity: numberText(savedVariant.minimumQuantity),
      quantityStep: numberText(savedVariant.quantityStep),
      maximumQuantity: numberText(savedVariant.maximumQuantity),
      unitMeasure: measureText(savedVariant.unitMeasure),
      unitPriceBase: measureText(savedVariant.unitPriceBase),
      picture: hasOwnImage ? image.url : '',
      customFields: fieldTextsOf(savedVariant.fields),
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
  const aligned = alignOthers(inSizes, before.others, now.others);
  const renamed = now.others.reduce<readonly VariantValue[]>(
    (all, values, index) => renameOption(index, all, aligned.others[index] ?? [], values),
    aligned.variants,
  );
  // Of a product with too many combinations, only those that are sold were listed.
  const wasListed = countCombinations(before) <= MAX_VARIANTS;
  const fitted = combinationsOf(now).map(
    (empty) =>
      renamed.find((each) => isSame(each, empty)) ?? {
        ...empty,
        isOffered: wasListed || !isPossible(before, empty),
      },
  );
  const left = renamed.filter(
    (variant) => !fitted.some((each) => isSame(each, variant)) && isTouched(variant),
  );
  return [...fitted, ...left];
}

/** The offered variants of these options; a product with only one variant offers it. */
export function offeredVariants(variants: readonly VariantValue[], options: OptionNames): VariantValue[] {
  const count = countCombinations(options);
  return variants.filter((each) => (each.isOffered || count === 1) && isPossible(options, each));
}

/** The API's input for the offered variants of these options; see `withoutUnedited` for a change. */
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
      others: variant.others,
      salePrice: parseMoney(variant.salePrice, currency),
      regularPrice: parseMoney(variant.regularPrice, currency),
      ...stockInput(variant.stock),
      sku: variant.sku.trim() || null,
      barcode: variant.barcode.trim() || null,
      weight: numberIn(variant.weight),
      requiresShipping: variant.requiresShipping,
      leadTimeDays: numberIn(variant.leadTimeDays),
      backorderLimit: numberIn(variant.backorderLimit) ?? 0,
      availableFrom: variant.availableFrom || null,
      lowStockLimit: numberIn(variant.lowStockLimit),
      minimumQuantity: numberIn(variant.minimumQuantity),
      quantityStep: numberIn(variant.quantityStep),
      maximumQuantity: numberIn(variant.maximumQuantity),
      unitMeasure: parseMeasure(variant.unitMeasure),
      unitPriceBase: parseMeasure(variant.unitPriceBase),
      picture: picture < 0 ? null : picture,
      fields: fieldInputs(variant.customFields),
    };
  });
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text.trim()));

/** An empty stock is not tracked. */
function stockInput(text: string): Pick<ProductVariantInput, 'stock' | 'tracksStock'> {
  return text.trim() === '' ? { tracksStock: false } : { stock: Number(text.trim()) };
}

/**
 * The variants to save, without unedited custom fields and stock, which must not overwrite sales made
 * meanwhile. A new stock states the old one it was based on.
 */
export function withoutUnedited(
  before: readonly ProductVariantInput[],
  variants: readonly ProductVariantInput[],
): ProductVariantInput[] {
  return variants.map(({ stock, tracksStock, fields, ...rest }) => {
    const previous = before.find((other) => (rest.id ? other.id === rest.id : haveSameOptions(other, rest)));
    const variant = { ...rest, fields: changedFields(previous?.fields ?? [], fields ?? []) };
    if (previous?.stock === stock && previous?.tracksStock === tracksStock) return variant;
    if (tracksStock === false) return { ...variant, tracksStock };
    return {
      ...variant,
      stock,
      ...(typeof previous?.stock === 'number' && { expectedStock: previous.stock }),
    };
  });
}

function combinationsOf({ colours, sizes, others }: OptionNames): VariantValue[] {
  const ofOthers = others.reduce<string[][]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
  return orNone(colours).flatMap((colour) =>
    orNone(sizes).flatMap((size) => ofOthers.map((chosen) => newVariant(colour, size, chosen))),
  );
}

/**
 * Gives variants as many further options as there are now. They get the first value of a new option, and
 * those with the first value of a removed one lose it.
 */
function alignOthers(
  variants: readonly VariantValue[],
  before: OptionNames['others'],
  now: OptionNames['others'],
): { variants: readonly VariantValue[]; others: OptionNames['others'] } {
  if (before.length === now.length) return { variants, others: before };
  const differs = before.findIndex((values, at) => values.join() !== now[at]?.join());
  const index = differs < 0 ? before.length : differs;
  const first = before.length < now.length ? now[index]?.[0] : undefined;
  const aligned = variants.map((variant) => {
    const { others } = variant;
    if (others.length !== before.length) return variant;
    if (first !== undefined) return { ...variant, others: others.toSpliced(index, 0, first) };
    return others[index] === before[index]?.[0]
      ? { ...variant, others: others.toSpliced(index, 1) }
      : variant;
  });
  const values = first === undefined ? [] : [now[index] ?? []];
  return alignOthers(aligned, before.toSpliced(index, first === undefined ? 1 : 0, ...values), now);
}

function orNone(names: readonly string[]): readonly string[] {
  return names.length > 0 ? names : [''];
}

/** A name changes with every letter that is typed. */
function renameOption(
  option: OptionKey,
  variants: readonly VariantValue[],
  before: readonly string[],
  now: readonly string[],
): readonly VariantValue[] {
  const [changed, ...more] = now.flatMap((name, index) => (before[index] === name ? [] : [index]));
  const isRename = before.length === now.length && more.length === 0;
  const isFirstOrLast = before[0] === '' || now[0] === '';
  if (changed === undefined || !(isRename || isFirstOrLast)) return variants;
  const [from, to] = [before[changed] ?? '', now[changed] ?? ''];
  const valueOf = ({ others, ...variant }: VariantValue) =>
    typeof option === 'number' ? others[option] : variant[option];
  if (now.includes(from) || variants.some((variant) => valueOf(variant) === to)) return variants;
  return variants.map((variant) => {
    if (valueOf(variant) !== from) return variant;
    if (typeof option !== 'number') return { ...variant, [option]: to };
    return { ...variant, others: variant.others.with(option, to) };
  });
}

function isSame(one: VariantOptions, other: VariantOptions): boolean {
  return haveSameOptions(one, other);
}

function isTouched(variant: VariantValue): boolean {
  return JSON.stringify(variant) !== JSON.stringify(newVariant(variant.colour, variant.size, variant.others));
}
