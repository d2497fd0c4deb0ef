import type { EntityManager } from '../../../db/database.ts';
import { unauthenticated } from '../../../errors.ts';
import { selectUsers, toUser } from './user-query.ts';
import type { User } from './user.ts';
import type { CustomersTables } from '../customers.tables.ts';

/**
 * Locks a user's row until the end of the transaction, so that changes to the user's cart, wishlist and
 * orders run one at a time. To lock orders or products as well, lock the user first. Uses the weaker of the
 * two exclusive locks, so that rows referencing the user can still be inserted.
 * @throws RequestError UNAUTHENTICATED when the account no longer exists
 */
export async function lockUser(em: EntityManager, userId: string): Promise<User> {
  const row = await selectUsers(em.getKysely<CustomersTables>())
    .where('users.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return toUser(row);
}
