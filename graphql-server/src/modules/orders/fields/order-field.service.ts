import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { MAX_LINES } from '../../cart/line-rules.ts';
import { type CustomField, fieldsOf } from '../../custom-fields/custom-fields.ts';
import { type FieldChanges, valuesAfter } from '../../custom-fields/field-values.ts';
import { OrderLineEntity } from '../order-line.entity.ts';
import { OrderEntity } from '../order.entity.ts';
import type { OrderService } from '../order.service.ts';
import type { Order } from '../order.ts';
import { lockAnyOrder } from '../search/order-query.ts';

/** Custom fields to set; others are unchanged. */
interface OrderFieldsChange {
  fields?: FieldChanges;
  lines?: readonly { id: string; fields: FieldChanges }[] | null | undefined;
}

/** Staff's changes of the custom fields of placed orders. The customer gets no email. */
export class OrderFieldService {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
    private readonly definitions: readonly CustomField[],
  ) {}

  /**
   * @throws UserError NOT_FOUND, also for a line of another order, INVALID_VALUE, also for more than 100
   * lines; RequestError UNAVAILABLE
   */
  async update(id: string, { fields, lines }: OrderFieldsChange): Promise<Order> {
    if (lines && lines.length > MAX_LINES)
      throw userError('INVALID_VALUE', message('cart.tooManyLines', { max: MAX_LINES }), ['lines']);
    const ofLines = fieldsOf(this.definitions, 'ORDER_LINE');
    await retryTransaction(this.em, async (em) => {
      await lockAnyOrder(em, id);
      const order = await em.findOneOrFail(OrderEntity, { id });
      const ofOrders = fieldsOf(this.definitions, 'ORDER');
      const customFields = valuesAfter(ofOrders, order.customFields, fields, ['fields']);
      await em.nativeUpdate(OrderEntity, { id }, { customFields });
      for (const [index, line] of (lines ?? []).entries()) {
        const path = ['lines', String(index)];
        const stored =
          isUuid(line.id) &&
          (await em.findOne(OrderLineEntity, { id: line.id, order: id }, { refresh: true }));
        if (!stored) throw userError('NOT_FOUND', message('order.lineNotFound'), [...path, 'id']);
        const after = valuesAfter(ofLines, stored.customFields, line.fields, [...path, 'fields']);
        await em.nativeUpdate(OrderLineEntity, { id: line.id }, { customFields: after });
      }
    });
    return this.orders.get(id);
  }
}
