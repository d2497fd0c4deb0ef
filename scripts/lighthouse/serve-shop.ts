import { ShopProcess } from '../shop-under-test/shop-process.ts';

/** A separate shop with the sample catalogue. */
export interface ServedShop {
  /** URLs of the measured pages, by name. */
  pages: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the built shop on a temporary database. @throws Error when it does not open within three minutes */
export async function serveShop(): Promise<ServedShop> {
  const shop = await ShopProcess.prepare(null, undefined, { SEED_CATALOGUE: '1' });
  await shop.start();
  const { url } = shop;
  return {
    pages: {
      home: `${url}/`,
      shop: `${url}/shop`,
      product: `${url}/shop/${await anyProductHandle(url)}`,
    },
    stop: () => shop.remove(),
  };
}

async function anyProductHandle(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(first: 1) { nodes { handle } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { nodes: { handle: string }[] } } };
  const first = data.products.nodes[0];
  if (!first) throw new Error('The shop has no product to look at.');
  return first.handle;
}
