import type { User } from '../modules/users/user.ts';
import type { Services } from '../services.ts';
import { allPages } from './all-pages.ts';
import { presentOrders } from './present-orders.ts';
import { type Belongings, presentUser } from './presenters.ts';

/** A person with cart, wishlist and orders; an admin has none. */
export async function presentWholeUser(services: Services, user: User) {
  return presentUser(user, user.role === 'CUSTOMER' ? await belongingsOf(services, user.id) : nothing);
}

const nothing: Belongings = { cart: [], wishlist: [], orders: [] };

async function belongingsOf(services: Services, userId: string): Promise<Belongings> {
  const { lines } = await services.cart.read(userId);
  const { products } = await services.wishlist.read(userId);
  const orders = await allPages(
    (page) => services.orders.listForUser(userId, {}, page),
    (nodes) => presentOrders(services, nodes),
  );
  return { cart: lines, wishlist: products, orders };
}
