import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { validate } from '../../../shared/validate.ts';
import { OrderEntity } from '../order.entity.ts';
import type { OrderService } from '../order.service.ts';
import type { Order } from '../order.ts';
import { lockAnyOrder } from '../search/order-query.ts';
import { orderNotesChange } from './order-note-rules.ts';

/** Staff's changes of what customers wrote for their orders. The customer gets no email. */
export class OrderNoteService {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
  ) {}

  /** @throws UserError NOT_FOUND, or for invalid input; RequestError UNAVAILABLE */
  async update(id: string, input: z.input<typeof orderNotesChange>): Promise<Order> {
    const change = validate(orderNotesChange, input);
    await retryTransaction(this.em, async (em) => {
      await lockAnyOrder(em, id);
      const order = await em.findOneOrFail(OrderEntity, { id });
      const { customerNote = order.customerNote, giftMessage = order.giftMessage } = change;
      await em.nativeUpdate(OrderEntity, { id }, { customerNote, giftMessage });
    });
    return this.orders.get(id);
  }
}
