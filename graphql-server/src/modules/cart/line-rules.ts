import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { userError } from '../../errors.ts';
import { brokenRule, validate } from '../../shared/validate.ts';
import { smallestQuantity } from '../catalogue/variants/quantity-rules.ts';
import {
  optionsOf,
  type SellableProduct,
  type SellableVariant,
  variantTitle,
} from '../catalogue/variants/sellable-product.ts';
import {
  type Combination,
  isSameCombination,
  type VariantOptions,
} from '../catalogue/variants/variant-rules.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import { type FieldChanges, fieldChanges } from '../custom-fields/field-values.ts';
import { productLimits } from '../catalogue/products/product-rules.ts';
import { message } from '../../shared/messages/message.ts';
import type { ManualPrice } from '../pricing/manual-price.ts';

/** Maximum number of lines in a cart or order, and of units in a line. */
export const MAX_LINES = 100;
export const MAX_QUANTITY = 999;

/** A product with the chosen options; null where the product has none to choose from. */
export interface Choice extends Combination {
  productId: string;
}

/** A choice and its quantity. */
interface ChosenUnits extends Choice {
  quantity: number;
}

/** A choice, its quantity and what was filled in, as sent by a client; null: the smallest quantity. */
export interface RequestedLine extends Choice {
  quantity: number | null;
  fields?: FieldChanges;
  /** Never read from a client's line. */
  manualPrice?: ManualPrice | undefined;
}

/** A variant, its quantity and the values of its custom fields. */
export interface Line extends ChosenUnits {
  variantId: string;
  customFields: FieldValues;
  /** What staff set for a line of a draft order. */
  manualPrice?: ManualPrice | undefined;
}

const quantitySchema = z
  .int(brokenRule('quantity.notWhole'))
  .min(1, brokenRule('quantity.tooLow'))
  .max(MAX_QUANTITY, brokenRule('quantity.tooHigh', { max: MAX_QUANTITY }));

/**
 * An option that is not chosen may be null, missing or empty. `resolveVariant` checks it against the product.
 */
const choice = z
  .string()
  .trim()
  .nullish()
  .transform((name) => name || null);

/** The fields read from a client's line; all others are ignored. `other` is the first of `others`. */
const lineSchema = z
  .object({
    productId: z.string(brokenRule('line.noProduct')),
    colour: choice,
    size: choice,
    other: choice,
    others: z
      .array(choice)
      .max(productLimits.options, brokenRule('options.tooMany', { max: productLimits.options }))
      .nullish(),
    quantity: quantitySchema.nullish().transform((quantity) => quantity ?? null),
    fields: fieldChanges,
  })
  .transform(({ other, others, ...line }) => ({
    ...line,
    others: others?.map((value) => value ?? '') ?? (other === null ? [] : [other]),
  }));

/** The fields read for a new quantity of a line. */
export const lineUpdateListSchema = z.array(z.object({ id: z.string(), quantity: quantitySchema }));

/** A line's new quantity, as sent by a client. */
export type CartLineUpdateInput = z.input<typeof lineUpdateListSchema>[number];

/**
 * A line as sent by a client: a variant by its id (see `namedByOptions`), or a product with the chosen
 * options.
 */
export type CartLineInput = Omit<z.input<typeof lineSchema>, 'productId'> & {
  productId?: string | null | undefined;
  variantId?: string | null | undefined;
};

/** Whether a product is a variant product: there is something to choose (specification, section 4). */
export function isVariantProduct({ colours, sizes, others }: VariantOptions): boolean {
  return [colours, sizes, ...others].some((values) => values.length > 0);
}

/** Whether two lines are one: they have the same variant and values, and no prices that staff set. */
export function isSameLine(one: ComparedLine, other: ComparedLine): boolean {
  if (one.manualPrice || other.manualPrice) return false;
  return one.variantId === other.variantId && isDeepStrictEqual(one.customFields, other.customFields);
}

type ComparedLine = Pick<Line, 'variantId' | 'customFields' | 'manualPrice'>;

/** The product's variant with this id, if it is still offered. */
export function variantIn(
  product: SellableProduct | undefined,
  variantId: string,
): SellableVariant | undefined {
  if (!product || product.isWithdrawn) return undefined;
  return product.variants.find(({ id, isWithdrawn }) => id === variantId && !isWithdrawn);
}

/**
 * Finds the variant for a line's options. For a normal product, which has none, options are ignored. `field`
 * is the path of the line.
 * @throws UserError VARIANT_UNKNOWN when an option is missing or unknown, or the combination is not offered
 */
export function resolveVariant(
  product: SellableProduct,
  line: Omit<RequestedLine, 'fields'>,
  field: string[],
): Omit<Line, 'customFields'> & { variant: SellableVariant } {
  const { title } = product;
  const { colours, sizes } = optionsOf(product);
  const combination = {
    colour: choose('colour', colours, line.colour, { title }, [...field, 'colour']),
    size: choose('size', sizes, line.size, { title }, [...field, 'size']),
    others: product.otherOptions.map(
      ({ name, values }, index) =>
        choose('other', values, line.others[index] || null, { title, option: name }, [
          ...field,
          'others',
          String(index),
        ]) ?? '',
    ),
  };
  const variant = product.variants.find(
    (candidate) => !candidate.isWithdrawn && isSameCombination(candidate, combination),
  );
  if (!variant) {
    const variantName = variantTitle({ title, ...combination });
    const { colour, size, others } = combination;
    const last =
      others.length > 0 ? 'others' : size !== null ? 'size' : colour !== null ? 'colour' : 'productId';
    throw userError('VARIANT_UNKNOWN', message('variant.notOffered', { wanted: variantName }), [
      ...field,
      last,
    ]);
  }
  const quantity = line.quantity ?? smallestQuantity(variant);
  return { ...line, ...combination, quantity, variantId: variant.id, variant };
}

const choiceErrors = {
  colour: { missing: 'variant.noColour', unknown: 'variant.colourUnknown' },
  size: { missing: 'variant.noSize', unknown: 'variant.sizeUnknown' },
  other: { missing: 'variant.noOther', unknown: 'variant.otherUnknown' },
} as const;

function choose(
  what: keyof typeof choiceErrors,
  names: readonly string[],
  name: string | null,
  about: { title: string; option?: string },
  field: string[],
): string | null {
  if (names.length === 0) return null;
  if (name !== null && names.includes(name)) return name;
  const { missing, unknown } = choiceErrors[what];
  throw userError('VARIANT_UNKNOWN', message(name === null ? missing : unknown, about), field);
}

const lineListSchema = z.array(lineSchema);

/**
 * Lines from a client, checked as far as possible without the products. `field` is the list's path.
 * @throws UserError CART_FULL when the list is too long, before any of it is read; or with the broken rules
 */
export function checkLines(lines: readonly CartLineInput[], field: string[]): RequestedLine[] {
  assertListFits(lines, field);
  return validate(lineListSchema, lines, field);
}

/** @throws UserError CART_FULL when a list of lines is too long */
export function assertListFits(lines: readonly unknown[], field: string[]): void {
  if (lines.length > MAX_LINES)
    throw userError('CART_FULL', message('cart.tooManyLines', { max: MAX_LINES }), field);
}
