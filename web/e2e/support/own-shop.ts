import pg from 'pg';
import { copySampleShop } from '../../../scripts/test/sample-shop.ts';
import { ShopProcess } from '../../../scripts/shop-under-test/shop-process.ts';

/** A running copy of the sample shop, for stories that change what the others rely on. */
export interface OwnShop {
  url: string;
  /** Runs a statement on its database, for example to age rows. */
  changeRows(statement: string): Promise<void>;
  close(): Promise<void>;
}

export async function openOwnShop(): Promise<OwnShop> {
  const { databaseUrl, directory, remove } = await copySampleShop();
  const shop = await ShopProcess.prepare(databaseUrl, undefined, { DATA_DIR: directory });
  const close = async () => {
    await shop.remove();
    await remove();
  };
  await shop.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    url: shop.url,
    async changeRows(statement) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    },
    close,
  };
}
