import { z } from 'zod';
import type { Product } from '../modules/catalogue/products/product.ts';

/** A product of a list, as search engines are told about it. */
export type ListedProduct = Pick<Product, 'id' | 'title'>;

const responseSchema = z.object({
  data: z.object({ products: z.object({ nodes: z.array(z.object({ id: z.string(), title: z.string() })) }) }),
});

/** The products of a list in a response to the page, if it contains one. */
export function listedProducts(response: object): ListedProduct[] {
  return responseSchema.safeParse(response).data?.data.products.nodes ?? [];
}
