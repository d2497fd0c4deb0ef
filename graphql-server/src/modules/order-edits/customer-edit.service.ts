import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { UserError, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { isUuid } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { deliveryAddressSchema } from '../orders/address/billing-rules.ts';
import type { OrderAddressService } from '../orders/address/order-address.service.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import { OrderEventEntity } from '../orders/order-event.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, noSuchOrder } from '../orders/search/order-query.ts';
import { editSchema } from './edit-input.ts';
import type { Customer, EditExpectation, OrderEditPreview, OrderEditService } from './order-edit.service.ts';
import { notEditable } from './plan-edit.ts';

const changeSchema = editSchema
  .pick({ orderId: true, lines: true })
  .extend({ deliveryAddress: deliveryAddressSchema });

export type OrderChangeInput = z.input<typeof changeSchema>;

interface Services {
  orders: OrderService;
  orderEdits: OrderEditService;
  orderAddresses: OrderAddressService;
  orderEmails: OrderEmailService;
  rateLimits: Pick<RateLimits, 'orderChange'>;
}

/** Changes that customers make to their own orders shortly after placing them (decision 0131). */
export class CustomerEditService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly services: Services,
    /** For how many minutes after an order is placed; 0 for never. */
    private readonly minutes: number,
  ) {}

  /** Until when its customer can change the order; null if that is not possible now. */
  async changeableUntil({ id, createdAt, importedFrom }: Order): Promise<Date | null> {
    const until = this.endOf(createdAt);
    if (until <= this.clock() || importedFrom !== null) return null;
    const order = await this.em.findOneOrFail(OrderEntity, { id }, { refresh: true });
    return (await this.isEditable(this.em, order)) ? until : null;
  }

  /** Prices a change. @throws UserError NOT_FOUND, NOT_EDITABLE, INVALID_VALUE */
  async preview(customer: Customer, input: OrderChangeInput): Promise<OrderEditPreview> {
    const { orderId, lines } = input;
    return this.services.orderEdits.preview(customer, { orderId, lines }, (em, order) =>
      this.assertChangeable(em, customer, order),
    );
  }

  /**
   * Changes quantities and where the order is delivered. What a paid order costs less is refunded, and what
   * it costs more is outstanding.
   * @throws UserError NOT_FOUND, NOT_EDITABLE, VERSION_CHANGED, TOTAL_CHANGED, OUT_OF_STOCK,
   * QUANTITY_NOT_ALLOWED, DELIVERY_UNAVAILABLE, INVALID_VALUE; RequestError RATE_LIMITED
   */
  async change(customer: Customer, input: OrderChangeInput, expected: EditExpectation): Promise<Order> {
    const { orderId, lines, deliveryAddress } = validate(changeSchema, input, ['input']);
    await this.assertOwn(customer, orderId);
    await this.services.rateLimits.orderChange(orderId);
    await retryTransaction(this.em, async (em) => {
      const { id } = await lockOrder(em, orderId);
      const order = await em.findOneOrFail(OrderEntity, { id }, { refresh: true });
      await this.assertChangeable(em, customer, order);
      const edit = { orderId, lines, addedLines: [], deliveryMethodId: undefined, discount: undefined };
      // One email says everything.
      const options = { note: null, notifiesCustomer: false };
      const { changes, isUnchanged } = await this.services.orderEdits.editIn(
        em,
        customer,
        edit,
        expected,
        options,
      );
      if (deliveryAddress) {
        const edited = await lockOrder(em, id);
        const repricing = await this.services.orderAddresses.changeIn(em, customer, edited, {
          deliveryAddress,
        });
        if (repricing) throw addressCosts();
      }
      if (isUnchanged && !deliveryAddress) return;
      const isAddressChanged = deliveryAddress !== null;
      await this.services.orderEmails.add(em, {
        kind: 'ORDER_EDITED',
        orderId,
        edit: changes,
        isAddressChanged,
      });
    });
    return this.services.orders.get(orderId);
  }

  /** Nobody else uses up the changes of an order. @throws UserError NOT_FOUND for another customer's order */
  private async assertOwn({ userId: user }: Customer, id: string): Promise<void> {
    if (!isUuid(id) || (await this.em.count(OrderEntity, { id, user })) === 0) throw noSuchOrder();
  }

  /** @throws UserError NOT_FOUND for another customer's order, NOT_EDITABLE */
  private async assertChangeable(em: EntityManager, { userId }: Customer, order: OrderEntity): Promise<void> {
    if (order.user.id !== userId) throw noSuchOrder();
    const isLate = this.endOf(order.createdAt) <= this.clock();
    if (isLate || !(await this.isEditable(em, order))) throw notEditable(message('orderChange.closed'));
  }

  private endOf(createdAt: Date): Date {
    return new Date(createdAt.getTime() + this.minutes * MINUTE);
  }

  private async isEditable(em: EntityManager, order: OrderEntity): Promise<boolean> {
    // Prices that staff agreed to were for these quantities.
    if ((await em.count(OrderEventEntity, { order: order.id, manualPrices: { $ne: null } })) > 0)
      return false;
    try {
      await this.services.orderEdits.assertEditable(em, order);
      return true;
    } catch (error) {
      // The reasons are for staff.
      if (error instanceof UserError) return false;
      throw error;
    }
  }
}

/** The customer has agreed to another total. */
function addressCosts(): UserError {
  return userError('NOT_EDITABLE', message('orderChange.addressCosts'), ['input', 'deliveryAddress']);
}
