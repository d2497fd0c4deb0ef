import type { Figure } from './figure.ts';
import { ShopClient } from './shop-client.ts';
import { ShopProcess } from './shop-process.ts';

/** Puts a promise to the test on a fresh shop. @returns what happened @throws Error saying how it was broken */
export async function measureFigure(
  figure: Figure,
  databaseUrl: string | null,
  size: 'full' | 'short',
): Promise<string> {
  const process = await ShopProcess.prepare(databaseUrl);
  try {
    await process.start();
    return await figure.run({ process, client: new ShopClient(process.address) }, size);
  } finally {
    await process.remove();
  }
}
