import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../shared/new-id.ts';
import { redirectPath } from './redirect-rules.ts';
import type { RedirectsTables } from './redirects.tables.ts';

/**
 * Redirects a page's former URL to its new one, as do redirects to the former URL from then on. Call it in
 * the transaction of the change.
 */
export async function moveUrl(em: EntityManager, from: string, target: string, at: Date): Promise<void> {
  const db = em.getKysely<RedirectsTables>();
  await holdLock(db, 'redirects');
  // It has a page from now on; later, a redirect from it could lead in a circle.
  await db.deleteFrom('url_redirects').where('path', '=', redirectPath(target)).execute();
  await db.updateTable('url_redirects').set({ target }).where('target', '=', from).execute();
  await db
    .insertInto('url_redirects')
    .values({ id: newId(), path: redirectPath(from), target, created_at: at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ target }))
    .execute();
}

/**
 * Redirects the URLs of something deleted, unless staff redirect them already. What is restored has its page
 * again, which wins over these redirects. Call it in the transaction of the change.
 */
export async function redirectDeleted(
  em: EntityManager,
  urls: readonly string[],
  target: string,
  at: Date,
): Promise<void> {
  await em
    .getKysely<RedirectsTables>()
    .insertInto('url_redirects')
    .values(urls.map((url) => ({ id: newId(), path: redirectPath(url), target, created_at: at })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}
