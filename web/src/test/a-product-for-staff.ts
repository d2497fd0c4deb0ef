import type { Product } from '../gql/graphql.ts';
import { aProduct } from './a-product.ts';
import type { Part } from './mock-api.ts';

/**
 * An active product as edited in the back office, with its prices outside any campaign; the given fields
 * override the defaults. Prices in cents.
 */
export function aProductForStaff(product: Part<Product> = {}): ReturnType<typeof aProduct> {
  const { id = 'jar', salePrice = 850, stock = 20 } = product;
  return aProduct({
    version: '1',
    status: 'ACTIVE',
    isPublished: true,
    baseSalePrice: salePrice,
    variants: [{ id: `${id}-1`, stock, salePrice, baseSalePrice: salePrice }],
    ...product,
  });
}
