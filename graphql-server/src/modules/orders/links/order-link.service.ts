import type { Keys } from '../../../shared/secrets/keys.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { validate } from '../../../shared/validate.ts';
import type { OrderHolder, Principal, UserPrincipal } from '../../../shared/principal.ts';
import type { SignedIn } from '../../auth/accounts/account.service.ts';
import { insertAccount } from '../../auth/accounts/insert-account.ts';
import { hashPassword } from '../../auth/passwords/password-hash.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import type { SessionService } from '../../auth/sessions/session.service.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import { isEmailAsPassword, newPassword } from '../../customers/users/user-rules.ts';
import type { OrderService } from '../order.service.ts';
import { type Order, recipientOf } from '../order.ts';
import { orderLinkToken, orderOfLink } from './order-link-token.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

const keepSchema = z.object({ token: z.string(), password: newPassword });

/** An order link, and the password of the account to create. */
export type OrderKeeping = z.input<typeof keepSchema>;

/**
 * A guest's order, and the holder of its link, who has the same rights as a customer with their own order.
 */
export interface LinkedOrder {
  order: Order;
  holder: OrderHolder;
}

/**
 * Guests' orders, opened by a link instead of an account (decision 0054). `ip` is the caller's, for the rate
 * limits.
 */
export class OrderLinkService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly keys: Keys,
    private readonly rateLimits: RateLimits,
    private readonly orders: OrderService,
    private readonly sessions: SessionService,
  ) {}

  /**
   * The order of a link; null for a link that is unknown or expired, or whose order has moved to an account.
   * @throws RequestError RATE_LIMITED after too many unknown links
   */
  async find(token: string, ip: string): Promise<Order | null> {
    return this.rateLimits.orderLink(ip, async () => {
      const id = orderOfLink(this.keys, token);
      const order = id === null ? null : await this.orders.get(id);
      return order?.guestLinkExpiresAt && order.guestLinkExpiresAt > this.clock() ? order : null;
    });
  }

  /** Like `find`. @throws UserError NOT_FOUND; RequestError RATE_LIMITED */
  async open(token: string, ip: string): Promise<LinkedOrder> {
    const order = await this.find(token, ip);
    if (!order) throw userError('NOT_FOUND', message('orderLink.ended'), ['token']);
    return { order, holder: { kind: 'GUEST', userId: order.userId } };
  }

  /** The token of an order's link, for the guest who placed it; null for other callers. */
  tokenFor(
    principal: Principal,
    { id, userId, guestLinkExpiresAt }: Pick<Order, 'id' | 'userId' | 'guestLinkExpiresAt'>,
  ): string | null {
    const isTheirs = guestLinkExpiresAt !== null && principal.kind === 'GUEST' && principal.userId === userId;
    return isTheirs ? orderLinkToken(this.keys, id) : null;
  }

  /**
   * Creates an account for the order's email, and moves the guest's orders with that email into it.
   * @throws UserError NOT_FOUND, EMAIL_TAKEN, or for invalid input; RequestError RATE_LIMITED
   */
  async keep(input: OrderKeeping, ip: string): Promise<SignedIn> {
    const { token, password } = validate(keepSchema, input, ['input']);
    const { order } = await this.open(token, ip);
    const email = recipientOf(order);
    if (isEmailAsPassword(password, email))
      throw userError('INVALID_VALUE', message('password.isEmail'), ['input', 'password']);
    await this.rateLimits.signUp(ip);
    const account = { name: order.customer.fullName, email, passwordHash: await hashPassword(password) };
    return retryTransaction(this.em, async (em) => {
      await lockUser(em, order.userId);
      const user = await insertAccount(em, { ...account, role: 'CUSTOMER', staffRole: null }, this.clock());
      await joinOrders(em, order.userId, user);
      return { ...(await this.sessions.create(em, user.id, 'CUSTOMER')), user };
    });
  }

  /**
   * Moves a guest's orders to the account of a customer who has both the link and the email of the order:
   * neither is enough alone.
   * @throws UserError NOT_FOUND, INVALID_VALUE for another email; RequestError RATE_LIMITED
   */
  async join({ userId }: UserPrincipal, token: string, ip: string): Promise<Order> {
    const { order } = await this.open(token, ip);
    await retryTransaction(this.em, async (em) => {
      const [first, second] = [userId, order.userId].sort();
      const locked = [await lockUser(em, String(first)), await lockUser(em, String(second))];
      const user = locked.find(({ id }) => id === userId);
      if (user?.email !== recipientOf(order))
        throw userError('INVALID_VALUE', message('orderLink.otherEmail'), ['token']);
      await joinOrders(em, order.userId, user);
    });
    return this.orders.get(order.id);
  }
}

/** SQL: whether the account has no order with this reference from the same shop system. */
export const isFreeNumber = (userId: string) =>
  sql`not exists (select from orders own where own.user_id = ${userId} and own.reference = orders.reference
    and own.imported_from is not distinct from orders.imported_from)`;

/**
 * Moves a guest's orders with the account's email to that account, with the activity of the guest's carts.
 * The guest is locked.
 */
async function joinOrders(
  em: EntityManager,
  guestId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const db = em.getKysely<OrdersDatabase>();
  const run = async (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`
    update orders set user_id = ${id}, guest_link_expires_at = null
    where user_id = ${guestId} and guest_link_expires_at is not null and lower(coalesce(billing ->> 'email', customer ->> 'email')) = ${email}
      and ${isFreeNumber(id)}
  `);
  await run(sql`update carts set user_id = ${id} where user_id = ${guestId} and ended_at is not null`);
  // Another of the guest's orders may now be the guest's first.
  await run(sql`insert into revenue_changes (order_id) select id from orders where user_id = ${guestId}`);
}
