import { z } from 'zod';
import type { Product } from '../modules/catalogue/products/product.ts';

/** What search engines are told of a product in a list. */
export type ListedProduct = Pick<Product, 'id' | 'title'>;

const responseSchema = z.object({
  data: z.object({ products: z.object({ nodes: z.array(z.object({ id: z.string(), title: z.string() })) }) }),
});

/** The products of a list that a page asked for, if the answer is one. */
export function listedProducts(response: object): ListedProduct[] {
  return responseSchema.safeParse(response).data?.data.products.nodes ?? [];
}
