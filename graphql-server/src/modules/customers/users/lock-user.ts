import type { Database, EntityManager } from '../../../db/database.ts';
import { unauthenticated } from '../../../errors.ts';
import { selectUsers, toUser } from './user-query.ts';
import type { User } from './user.ts';

/**
 * Locks a person's row until the end of the transaction, so that what belongs to one person (cart, wishlist,
 * placing orders) changes one step at a time. Whoever also locks orders or products locks the person first.
 * The lock is the weaker one of the two exclusive kinds: rows that only refer to the person still come in.
 * @throws RequestError UNAUTHENTICATED when the account is gone
 */
export async function lockUser(em: EntityManager, userId: string): Promise<User> {
  const row = await selectUsers(em.getKysely<Database>())
    .where('users.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return toUser(row);
}
