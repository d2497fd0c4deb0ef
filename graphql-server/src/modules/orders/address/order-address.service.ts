import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message, type Message } from '../../../shared/messages/message.ts';
import { validate } from '../../../shared/validate.ts';
import type { StaffActor } from '../../../shared/principal.ts';
import { billingSchema } from './billing-rules.ts';
import type { OrderChangeService } from '../order-change.service.ts';
import { lockOrder } from '../search/order-query.ts';
import { type Billing, OrderEntity } from '../order.entity.ts';
import type { OrderService } from '../order.service.ts';
import { actorOf, isAddressOpen } from '../order-status.ts';
import type { Order } from '../order.ts';

/** Corrections of where orders are delivered. */
export class OrderAddressService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: OrderChangeService,
    private readonly orders: OrderService,
    /** Why nothing can be delivered to an address; null: it can. */
    private readonly problemOf: (to: Billing) => Message | null,
  ) {}

  /**
   * Changes where an order is delivered, before any of it was sent. The history says that it was changed; the
   * customer is not told, because as a rule it was they who asked.
   * @throws UserError NOT_FOUND, ADDRESS_LOCKED, DELIVERY_UNAVAILABLE, or with the broken rules; RequestError
   * UNAVAILABLE
   */
  async update(principal: StaffActor, id: string, input: z.input<typeof billingSchema>): Promise<Order> {
    const billing = validate(billingSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      if (!isAddressOpen(order.status, order.shipment_state))
        throw userError('ADDRESS_LOCKED', message('order.addressLocked'), ['id']);
      const { billing: before } = await em.findOneOrFail(OrderEntity, { id });
      const isMoved = before?.countryCode !== billing.countryCode || before?.region !== billing.region;
      const problem = isMoved ? this.problemOf(billing) : null;
      if (problem) throw userError('DELIVERY_UNAVAILABLE', problem, ['input', 'countryCode']);
      await em.nativeUpdate(OrderEntity, { id }, { billing });
      await this.changes.noteAddressChange(em, actorOf(principal), order);
    });
    return this.orders.get(id);
  }
}
