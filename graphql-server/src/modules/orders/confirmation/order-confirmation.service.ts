import type { Keys } from '../../../shared/secrets/keys.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { RateLimits } from '../../auth/rate-limits/rate-limits.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import { markEmailVerified } from '../../customers/users/verified-email.ts';
import { lockOrder } from '../search/order-query.ts';
import { OrderEntity } from '../order.entity.ts';
import type { OrderService } from '../order.service.ts';
import { type Order, recipientOf } from '../order.ts';
import { orderOfConfirmation } from './order-confirmation-token.ts';

/** Orders of unverified customers, which expire unless someone confirms them (decision 0076). */
export class OrderConfirmationService {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: Keys,
    private readonly rateLimits: RateLimits,
    private readonly orders: OrderService,
  ) {}

  /** Confirms an order on behalf of staff, who know the customer. @throws UserError NOT_FOUND */
  async confirm(id: string): Promise<Order> {
    await retryTransaction(this.em, (em) => keep(em, id));
    return this.orders.get(id);
  }

  /**
   * Confirms an order by the link in its email. This verifies the email address, also for an account that has
   * it.
   * @throws UserError LINK_INVALID; RequestError RATE_LIMITED after too many invalid links
   */
  async confirmByEmail(token: string, ip: string): Promise<Order> {
    const order = await this.rateLimits.orderLink(ip, () => this.find(token));
    if (!order) throw userError('LINK_INVALID', message('link.invalid'), ['token']);
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, order.userId);
      await markEmailVerified(em, order.userId, recipientOf(order));
      await keep(em, order.id);
    });
    return this.orders.get(order.id);
  }

  private async find(token: string): Promise<Order | null> {
    const order = await this.orders.findAny(token.split('.', 1)[0] ?? '');
    return order && orderOfConfirmation(this.keys, token, recipientOf(order)) === order.id ? order : null;
  }
}

async function keep(em: EntityManager, id: string): Promise<void> {
  const order = await lockOrder(em, id);
  if (order.payment_method === 'CASH_ON_DELIVERY')
    await em.nativeUpdate(OrderEntity, { id }, { paymentDueAt: null });
}
