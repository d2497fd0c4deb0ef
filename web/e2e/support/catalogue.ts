import type { APIRequestContext } from '@playwright/test';
import { callApi } from './graphql.ts';

interface ApiResponse {
  products: { nodes: { id: string; title: string }[] };
}

/** The id of the sample product with this title. */
export async function productId(request: APIRequestContext, title: string): Promise<string> {
  const query =
    'query ($text: String!) { products(first: 10, filter: { text: $text }) { nodes { id title } } }';
  const { products } = await callApi<ApiResponse>(request, query, { text: title });
  const product = products.nodes.find((node) => node.title === title);
  if (!product) throw new Error(`There is no product ${title}`);
  return product.id;
}
