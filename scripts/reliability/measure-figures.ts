import type { Metric } from './figure.ts';
import { ShopClient } from '../live-shop/shop-client.ts';
import { ShopProcess } from '../live-shop/shop-process.ts';

/**
 * Puts promises to the test, one after the other on one fresh shop, and holds its books against the rules afterwards.
 * @returns what happened @throws Error saying how a promise was broken
 */
export async function measureFigures(
  figures: readonly Metric[],
  databaseUrl: string | null,
  size: 'full' | 'short',
): Promise<string[]> {
  const process = await ShopProcess.prepare(databaseUrl);
  const results: string[] = [];
  try {
    await process.start();
    const shop = { process, client: new ShopClient(process.address) };
    for (const figure of figures) results.push(await figure.run(shop, size));
    await process.checkIntegrity();
    return results;
  } finally {
    await process.remove();
  }
}
