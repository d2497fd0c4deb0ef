import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPublished } from './published.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Positions per block. */
const BLOCK = 10_000;

/**
 * The numbers of the blocks that contain published products. A block covers 10,000 positions of the
 * merchant's order, numbered from 0, so that reading one is equally fast in any catalogue. One index probe
 * per block.
 */
export async function selectBlocks(db: Kysely<CatalogueTables>): Promise<number[]> {
  const firstFrom = (place: RawBuilder<unknown>) => sql`(
    select greatest(position, 0) / ${sql.lit(BLOCK)} from products
    where ${isPublished()} and position >= ${place} order by position, id limit 1)`;
  const { rows } = await sql<{ block: number }>`
    with recursive blocks as (
      select ${firstFrom(sql`-2147483648`)} as block
      union all
      select ${firstFrom(sql`(block + 1) * ${sql.lit(BLOCK)}`)} from blocks where block is not null
    )
    select block from blocks where block is not null`.execute(db);
  return rows.map(({ block }) => block);
}

/** The handles of the published products of a block, at most `limit`, in the merchant's order. */
export async function selectHandlesOfBlock(
  db: Kysely<CatalogueTables>,
  block: number,
  limit: number,
): Promise<string[]> {
  const query = db
    .selectFrom('products')
    .select('handle')
    .where(isPublished())
    .where('position', '<', (block + 1) * BLOCK);
  // Negative positions belong to the first block.
  const rows = await (block === 0 ? query : query.where('position', '>=', block * BLOCK))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ handle }) => handle);
}
