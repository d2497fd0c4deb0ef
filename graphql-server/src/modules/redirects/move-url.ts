import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../shared/new-id.ts';
import { redirectPath } from './redirect-rules.ts';
import type { RedirectsTables } from './redirects.tables.ts';

/**
 * Redirects a page's former address to its new one, or that of a deleted page to another one. Redirects that
 * led to the former address lead to the new one; call it in the transaction of the change.
 */
export async function moveUrl(em: EntityManager, from: string, target: string, at: Date): Promise<void> {
  const db = em.getKysely<RedirectsTables>();
  const path = redirectPath(from);
  await holdLock(db, 'redirects');
  // It has a page from now on; later, a redirect from it could lead in a circle.
  await db.deleteFrom('url_redirects').where('path', '=', redirectPath(target)).execute();
  await db.updateTable('url_redirects').set({ target }).where('target', '=', from).execute();
  await db
    .insertInto('url_redirects')
    .values({ id: newId(), path, target, created_at: at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ target }))
    .execute();
}
