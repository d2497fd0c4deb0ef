import type { RequestContext } from '../../context.ts';
import { pagesOf } from '../pages-of.ts';
import { presentWholeUsers } from '../present-whole-user.ts';

/** A customer brings up to 100 cart lines, 500 wishlist items and any number of orders along. */
const PAGE = 25;

/** All customers, newest first, each with cart, wishlist and orders. */
export async function* getUsers({ services }: RequestContext) {
  const pages = pagesOf((page) => services.users.listCustomers('', page), PAGE);
  for await (const users of pages) yield presentWholeUsers(services, users);
}
