import type { ShopClient } from './shop-client.ts';

const CREATE = `mutation ($input: ProductInput!) {
  payload: productCreate(input: $input) { product { id } userErrors { message } }
}`;

interface Created {
  payload: { product: { id: string } | null; userErrors: { message: string }[] };
}

/** Adds a product for sale. @returns its id */
export async function aProduct(
  client: ShopClient,
  adminToken: string,
  overrides: object = {},
): Promise<string> {
  const input = {
    title: 'Scarce thing',
    description: 'There are few of it.',
    category: 'electronics',
    salePrice: 1999,
    stock: 10,
    ...overrides,
  };
  const { payload } = await client.data<Created>(CREATE, { input }, adminToken);
  if (!payload.product) throw new Error(`The product was refused: ${JSON.stringify(payload.userErrors)}`);
  return payload.product.id;
}

/** A product's remaining stock. */
export async function stockOf(client: ShopClient, id: string): Promise<number> {
  const { product } = await client.data<{ product: { stock: number } | null }>(
    'query ($id: ID!) { product(id: $id) { stock } }',
    { id },
  );
  return product?.stock ?? Number.NaN;
}
