import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { firstFree, handleFor, MAX_HANDLE } from '../../../shared/handle.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * Generates a handle from a title that no other product has, or had before and still redirects. `productId`
 * is set for an existing product. Call it in a transaction.
 */
export async function freeHandle(
  em: EntityManager,
  title: string,
  productId: string | null = null,
): Promise<string> {
  const db = await lockHandles(em);
  const handle = handleFor(title);
  // Wide enough to cover shortened handles with a number.
  const alike = `${handle.slice(0, MAX_HANDLE - 10)}%`;
  const taken = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('handle', 'like', alike)
    .where('id', 'is distinct from', productId)
    .select('handle')
    .unionAll(
      db
        .selectFrom('product_former_handles')
        .where('handle', 'like', alike)
        .where('product_id', 'is distinct from', productId)
        .select('handle'),
    )
    .execute();
  return firstFree(handle, new Set(taken.map((row) => row.handle)));
}

/**
 * Gives a product the requested handle; its former one redirects from then on. A handle that another product
 * only had before may be taken. Call it in a transaction that has locked the product.
 * @throws UserError HANDLE_TAKEN
 */
export async function claimHandle(
  em: EntityManager,
  product: { id: string; handle: string | null },
  handle: string,
): Promise<string> {
  if (handle === product.handle) return handle;
  if (!(await isFreeHandle(em, handle))) {
    throw userError('HANDLE_TAKEN', message('handle.taken'), ['input', 'handle']);
  }
  if (product.handle !== null) await remember(em, product.id, product.handle);
  return handle;
}

/** Whether no product has this handle, until the commit. Former handles are free. */
export async function isFreeHandle(em: EntityManager, handle: string): Promise<boolean> {
  const db = await lockHandles(em);
  const owner = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('handle', '=', handle)
    .select('id')
    .executeTakeFirst();
  return !owner;
}

/** The handles that a product had before, and that no other has taken. */
export async function formerHandles(em: EntityManager, productId: string): Promise<string[]> {
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('product_former_handles')
    .where('product_id', '=', productId)
    .select('handle')
    .execute();
  return rows.map(({ handle }) => handle);
}

async function remember(em: EntityManager, productId: string, handle: string): Promise<void> {
  await em
    .getKysely<CatalogueTables>()
    .insertInto('product_former_handles')
    .values({ handle, product_id: productId })
    .onConflict((conflict) => conflict.column('handle').doUpdateSet({ product_id: productId }))
    .execute();
}

/**
 * All code that assigns handles holds this lock until the commit, so that the next caller sees the new
 * handle.
 */
async function lockHandles(em: EntityManager) {
  const db = em.getKysely<CatalogueTables>();
  await holdLock(db, 'handles');
  return db;
}
