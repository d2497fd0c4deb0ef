import type { APIRequestContext } from '@playwright/test';
import { callApi } from './graphql.ts';

interface ApiResponse {
  products: { nodes: { id: string; handle: string; title: string }[] };
}

/** The id of the sample product with this title. */
export async function productId(request: APIRequestContext, title: string): Promise<string> {
  return (await findProduct(request, title)).id;
}

/** The path of its page. */
export async function productPath(request: APIRequestContext, title: string): Promise<string> {
  return `/shop/${(await findProduct(request, title)).handle}`;
}

async function findProduct(request: APIRequestContext, title: string) {
  const query =
    'query ($text: String!) { products(first: 10, filter: { text: $text }) { nodes { id handle title } } }';
  const { products } = await callApi<ApiResponse>(request, query, { text: title });
  const product = products.nodes.find((node) => node.title === title);
  if (!product) throw new Error(`There is no product ${title}`);
  return product;
}
