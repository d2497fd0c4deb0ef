import pg from 'pg';
import { copySampleShop, createEmptyShop, type ShopData } from '../../../scripts/test/sample-shop.ts';
import { ShopProcess } from '../../../scripts/shop-under-test/shop-process.ts';

/** A running shop of a story's own. */
export interface OwnShop {
  url: string;
  /** Runs a statement on its database, for example to age rows. */
  changeRows(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** A copy of the sample shop, for stories that change what the others rely on. */
export async function openOwnShop(): Promise<OwnShop> {
  return (await openShop(await copySampleShop())).shop;
}

/** A merchant's own shop at its first start, and the link that creates its owner. */
export async function openEmptyShop(): Promise<OwnShop & { ownerLink: string }> {
  const { shop, running } = await openShop(await createEmptyShop(), { SEED_DEMO: '0' });
  return { ...shop, ownerLink: await running.ownerLink() };
}

async function openShop({ databaseUrl, directory, remove }: ShopData, environment: NodeJS.ProcessEnv = {}) {
  const running = await ShopProcess.prepare(databaseUrl, undefined, { DATA_DIR: directory, ...environment });
  const close = async () => {
    await running.remove();
    await remove();
  };
  await running.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const shop: OwnShop = {
    url: running.url,
    async changeRows(statement) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    },
    close,
  };
  return { shop, running };
}
