import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import { exampleOrder, exampleShipment } from './webhook-payloads/example-order.ts';
import { loadEventOrders } from './webhook-payloads/load-orders.ts';
import {
  orderData,
  presentComment,
  presentOrder,
  presentShipment,
  sentData,
  updatedData,
} from './webhook-payloads/order-payload.ts';
import type { Order } from './order.ts';

const orderEvent = webhookEventsOf({ permission: 'orders:read', load: loadEventOrders });

type EventOrders = Awaited<ReturnType<typeof loadEventOrders>>;

/** An event whose data is the order alone; `changes` adapt the example. */
const wholeOrder = (description: string, changes: Partial<Order> = {}) => ({
  data: orderData.describe(description),
  buildData({ orderOf }: EventOrders, subjectId: string) {
    const whole = orderOf(subjectId);
    return whole ? { data: { order: presentOrder(whole) }, customerId: whole.order.userId } : null;
  },
  example: (terms: Parameters<typeof exampleOrder>[0]) => ({ order: exampleOrder(terms, changes) }),
});

export const ordersWebhookEvents = {
  'order.placed': orderEvent({
    ...wholeOrder('An order was placed, paid or not.'),
    kind: 'ORDER_PLACED',
  }),
  'order.updated': orderEvent({
    data: updatedData.describe(
      'An order’s status, addresses, tags, notes or custom fields changed, staff commented on it, or a parcel was corrected or removed.',
    ),
    buildData({ orderOf, comments }, subjectId) {
      const whole = orderOf(subjectId);
      if (!whole) return null;
      const said = (comments.get(subjectId) ?? []).map(presentComment);
      return { data: { order: presentOrder(whole), comments: said }, customerId: whole.order.userId };
    },
    example: (terms) => ({
      order: exampleOrder(terms, { tags: ['gift'] }),
      comments: [
        {
          id: exampleIds.comment,
          // eslint-disable-next-line no-restricted-syntax -- the words of staff, not the shop's
          text: 'Wrap it up.',
          authorName: 'Grace Hopper',
          createdAt: terms.now.toISOString(),
        },
      ],
    }),
  }),
  'order.edited': orderEvent(
    wholeOrder('An edit by staff or the customer changed an order’s lines, delivery method or discount.'),
  ),
  'order.paid': orderEvent(wholeOrder('The payment for an order was received.', { paymentState: 'PAID' })),
  'order.sent': orderEvent({
    data: sentData.describe('A parcel with all or part of an order was sent.'),
    buildData({ orderOf }, subjectId) {
      const whole = orderOf(subjectId);
      const parcel = whole?.shipments.find(({ id }) => id === subjectId);
      if (!whole || !parcel) return null;
      const data = { order: presentOrder(whole), shipment: presentShipment(parcel) };
      return { data, customerId: whole.order.userId };
    },
    example(terms) {
      const parcel = exampleShipment(terms.now);
      const order = exampleOrder(terms, { shipmentState: 'ALL' }, { shipments: [parcel] });
      return { order, shipment: presentShipment(parcel) };
    },
  }),
  'order.delivered': orderEvent(
    wholeOrder('An order was marked as delivered.', { status: 'DELIVERED', paymentState: 'PAID' }),
  ),
  'order.cancelled': orderEvent(
    wholeOrder('An order was cancelled by its customer, by staff, or because it was not paid.', {
      status: 'CANCELLED',
    }),
  ),
} as const;
