import { z } from 'zod';
import { productStatuses } from '../../catalogue/listing/product-listing.ts';
import type { Product } from '../../catalogue/products/product.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';
import { id, type KnownMetadata, money, ownData, ownDataOf } from './payload-parts.ts';

const variant = z.object({
  id,
  sku: z.string().nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  other: z.string().nullable().describe('What there is to choose besides colour and size.'),
  price: money,
  regularPrice: money.nullable().describe('What it cost before, in minor units; null: nothing else.'),
  stock: z.int(),
  ...ownData,
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
  originCountry: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
  customsCode: z.string().nullable().describe('6 to 13 digits.'),
  variants: z.array(variant),
  ...ownData,
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
    | 'id'
    | 'handle'
    | 'title'
    | 'status'
    | 'brand'
    | 'category'
    | 'salePrice'
    | 'regularPrice'
    | 'stock'
    | 'originCountry'
    | 'customsCode'
  >;
  variants: readonly Pick<
    Variant,
    'id' | 'sku' | 'colour' | 'size' | 'other' | 'salePrice' | 'regularPrice' | 'stock'
  >[];
  currency: string;
  metadata: KnownMetadata;
}

export function presentProduct({
  product: known,
  variants,
  currency,
  metadata,
}: WholeProduct): z.input<typeof product> {
  return {
    ...known,
    category: known.category.label,
    currency,
    price: known.salePrice,
    variants: variants.map(({ salePrice, ...rest }) => ({
      ...rest,
      price: salePrice,
      ...ownDataOf(rest.id, metadata),
    })),
    ...ownDataOf(known.id, metadata),
  };
}
