import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { formatMoney } from '../../../shared/money.ts';
import { pictureUrl, requiredLine, storableText } from '../../../shared/text-rules.ts';

/** In minor units: a million dollars. */
const MAX_PRICE = 100_000_000;
const MAX_STOCK = 1_000_000;
const MAX_CHOICES = 20;

const price = z
  .int('must be a whole number of minor units')
  .min(1, 'must be more than nothing')
  .max(MAX_PRICE, 'must be at most 100,000,000 minor units');

const isUnique = (names: string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length;

const productShape = z.object({
  title: requiredLine('A title', 200),
  description: storableText.trim().max(5000, 'A description must be at most 5,000 characters long'),
  category: requiredLine('A category', 60),
  salePrice: price,
  regularPrice: price.nullable().optional(),
  stock: z
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(MAX_STOCK, 'must be at most 1,000,000'),
  image: pictureUrl.nullable().optional(),
  colours: z
    .array(
      z.object({
        name: requiredLine('A colour name', 40),
        hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'must look like #RRGGBB'),
      }),
    )
    .max(MAX_CHOICES, 'must be at most 20 colours')
    .refine((colours) => isUnique(colours.map((colour) => colour.name)), 'must not repeat a colour')
    .nullable()
    .optional(),
  sizes: z
    .array(requiredLine('A size', 20))
    .max(MAX_CHOICES, 'must be at most 20 sizes')
    .refine(isUnique, 'must not repeat a size')
    .nullable()
    .optional(),
  isNew: z.boolean().nullable().optional(),
});

interface Prices {
  salePrice: number;
  regularPrice?: number | null | undefined;
}

/** Whether the regular price is not below the sale price. */
export function arePricesInOrder({ salePrice, regularPrice }: Prices): boolean {
  return typeof regularPrice !== 'number' || regularPrice >= salePrice;
}

/** Which prices the shop can have. */
export interface PriceTerms {
  /** ISO 4217 code of all product prices. */
  currency: string;
  /** Prices must be a multiple of this, in minor units, so that cards can be charged. */
  step: number;
}

/** Checks prices against what cards can be charged; missing ones pass. @throws UserError INVALID_VALUE */
export function assertPricesFit(
  prices: { [Field in keyof Prices]?: number | null | undefined },
  { currency, step }: PriceTerms,
): void {
  for (const field of ['salePrice', 'regularPrice'] as const) {
    if ((prices[field] ?? 0) % step === 0) continue;
    const message = `must be a multiple of ${formatMoney(step, currency)}, as cards are charged`;
    throw userError('INVALID_VALUE', message, ['input', field]);
  }
}

/** The error for prices in the wrong order. */
export const PRICES_OUT_OF_ORDER = 'The regular price must not be below the sale price';

export const newProductSchema = productShape.refine(arePricesInOrder, {
  path: ['regularPrice'],
  message: PRICES_OUT_OF_ORDER,
});

/** The rules of a change; the service compares the two resulting prices. */
export const productChangeSchema = productShape.partial();

/** The lower-case words to search in. */
export function searchTextOf(product: { title: string; description: string; categoryLabel: string }): string {
  return `${product.title} ${product.categoryLabel} ${product.description}`.toLowerCase();
}
