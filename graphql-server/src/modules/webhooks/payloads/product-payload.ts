import { z } from 'zod';
import { productStatuses } from '../../catalogue/listing/product-listing.ts';
import type { Product } from '../../catalogue/products/product.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';
import { id, money } from './payload-parts.ts';

const variant = z.object({
  id,
  sku: z.string().nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  other: z.string().nullable().describe('What there is to choose besides colour and size.'),
  price: money,
  regularPrice: money.nullable().describe('What it cost before, in minor units; null: nothing else.'),
  stock: z.int(),
});

const product = z.object({
  id,
  handle: z.string().describe('Its place in the shop’s URLs.'),
  title: z.string(),
  status: z.enum(productStatuses),
  brand: z.string().nullable(),
  category: z.string().describe('The label of its main category.'),
  currency: z.string().describe('ISO 4217 code, of all prices.'),
  price: money.describe('Of the cheapest variant, in minor units.'),
  regularPrice: money.nullable().describe('What that cost before, in minor units; null: nothing else.'),
  stock: z.int().describe('Of all variants together.'),
  variants: z.array(variant),
});

export const productData = z.object({ product });

export const deletedProductData = z.object({
  product: product.pick({ id: true, handle: true, title: true }),
});

export const stockData = z.object({
  product: z.object({
    ...product.pick({ id: true, handle: true, title: true, stock: true }).shape,
    variants: z.array(variant.omit({ price: true, regularPrice: true })),
  }),
});

/** What is told of a product, with the variants that it is offered in. */
export interface WholeProduct {
  product: Pick<
    Product,
    'id' | 'handle' | 'title' | 'status' | 'brand' | 'category' | 'salePrice' | 'regularPrice' | 'stock'
  >;
  variants: readonly Pick<
    Variant,
    'id' | 'sku' | 'colour' | 'size' | 'other' | 'salePrice' | 'regularPrice' | 'stock'
  >[];
  currency: string;
}

export function presentProduct({
  product: known,
  variants,
  currency,
}: WholeProduct): z.input<typeof product> {
  return {
    ...known,
    category: known.category.label,
    currency,
    price: known.salePrice,
    variants: variants.map(({ salePrice, ...rest }) => ({ ...rest, price: salePrice })),
  };
}
