import { z } from 'zod';
import { userError } from '../../errors.ts';
import { brokenRule, validate } from '../../shared/validate.ts';
import type { VariantOptions, SellableProduct } from '../catalogue/variants/sellable-product.ts';
import { message } from '../../shared/messages/message.ts';

/** The maximum number of lines in a cart or order, and of units in a line. */
export const MAX_LINES = 100;
export const MAX_QUANTITY = 999;

/** A product with the chosen colour and size; null where the product has none to choose from. */
export interface Variant {
  productId: string;
  colour: string | null;
  size: string | null;
}

/** A variant and its quantity. */
export interface Line extends Variant {
  quantity: number;
}

const quantitySchema = z
  .int(brokenRule('quantity.notWhole'))
  .min(1, brokenRule('quantity.tooLow'))
  .max(MAX_QUANTITY, brokenRule('quantity.tooHigh', { max: MAX_QUANTITY }));

/**
 * A colour or size that is not chosen may be null, missing or empty. `resolveVariant` checks it against the product.
 */
const choice = z
  .string()
  .trim()
  .nullish()
  .transform((name) => name || null);

/** What is read from a line that a client sends; any other field is ignored. */
const lineSchema = z.object({
  productId: z.string(brokenRule('line.noProduct')),
  colour: choice,
  size: choice,
  quantity: quantitySchema,
});

/** What is read from a line whose quantity changes. */
export const lineUpdateListSchema = z.array(z.object({ id: z.string(), quantity: quantitySchema }));

/** A line's new quantity as a client sends it. */
export type CartLineUpdateInput = z.input<typeof lineUpdateListSchema>[number];

/** A line as a client sends it. */
export type CartLineInput = z.input<typeof lineSchema>;

/** Whether a product is a variant product: it has colours or sizes (specification, section 4). */
export function isVariantProduct({ colours, sizes }: VariantOptions): boolean {
  return colours.length > 0 || sizes.length > 0;
}

/** Whether two lines are for the same variant. Lines of the same normal product always are. */
export function isSameVariant(one: Variant, other: Variant): boolean {
  return one.productId === other.productId && one.colour === other.colour && one.size === other.size;
}

/** Whether the product still has this variant: a colour and size it lists where it has any, none where it has none. */
export function hasVariant(
  { colours, sizes }: VariantOptions,
  { colour, size }: Omit<Variant, 'productId'>,
): boolean {
  const isChoice = (names: string[], name: string | null) =>
    names.length === 0 ? name === null : name !== null && names.includes(name);
  return isChoice(colours, colour) && isChoice(sizes, size);
}

/**
 * Checks a line's colour and size against the product. A normal product has none, so a choice sent for one is dropped.
 * `field` is the path of the line.
 * @throws UserError VARIANT_UNKNOWN when a choice is missing or unknown
 */
export function resolveVariant({ title, options }: SellableProduct, line: Line, field: string[]): Line {
  return {
    ...line,
    colour: choose('colour', options.colours, line.colour, title, field),
    size: choose('size', options.sizes, line.size, title, field),
  };
}

const choiceErrors = {
  colour: { missing: 'variant.noColour', unknown: 'variant.colourUnknown' },
  size: { missing: 'variant.noSize', unknown: 'variant.sizeUnknown' },
} as const;

function choose(
  what: 'colour' | 'size',
  names: string[],
  name: string | null,
  title: string,
  field: string[],
): string | null {
  if (names.length === 0) return null;
  if (name !== null && names.includes(name)) return name;
  const { missing, unknown } = choiceErrors[what];
  throw userError('VARIANT_UNKNOWN', message(name === null ? missing : unknown, { title }), [...field, what]);
}

const lineListSchema = z.array(lineSchema);

/**
 * Lines from a client, checked as far as possible without the products. `field` is the list's path.
 * @throws UserError CART_FULL when the list is too long, before any of it is read; or with the broken rules
 */
export function checkLines(lines: readonly CartLineInput[], field: string[]): Line[] {
  assertListFits(lines, field);
  return validate(lineListSchema, lines, field);
}

/** @throws UserError CART_FULL when a list of lines is too long */
export function assertListFits(lines: readonly unknown[], field: string[]): void {
  if (lines.length > MAX_LINES)
    throw userError('CART_FULL', message('cart.tooManyLines', { max: MAX_LINES }), field);
}
