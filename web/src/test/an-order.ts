import type { Order, OrderLine } from '../gql/graphql.ts';
import { anImage } from './a-product.ts';
import type { Part } from './mock-api.ts';

/** An order line of three jars at $8.50 each; the given fields override the defaults. */
export function anOrderLine({ quantity = 3, ...line }: Part<OrderLine> = {}): Part<OrderLine> {
  return {
    id: 'line-1',
    productId: 'jar',
    title: 'Jar',
    image: anImage(),
    quantity,
    unitPrice: 850,
    total: quantity * 850,
    requiresShipping: true,
    unsentQuantity: quantity,
    ...line,
  };
}

/**
 * A new order of three jars with cash on delivery; the given fields override the defaults. Prices in cents.
 */
export function anOrder({ id = 'order-1', ...order }: Part<Order> = {}): Part<Order> & { id: string } {
  const { status = 'PENDING', paymentState = 'UNPAID', lines = [anOrderLine()] } = order;
  const total = order.totals?.total ?? 2550;
  const paidAmount = order.paidAmount ?? (paymentState === 'UNPAID' ? 0 : total);
  const placed = { status, paymentState, actor: 'CUSTOMER', createdAt: '2026-01-01T00:00:00.000Z' } as const;
  return {
    id,
    number: 'J-1001',
    status,
    paymentState,
    paidAmount,
    outstandingAmount: paymentState === 'REFUNDED' ? 0 : total - paidAmount,
    refundableByCard: order.paymentMethod === 'CARD' ? (order.refundableAmount ?? 0) : 0,
    paymentMethod: 'CASH_ON_DELIVERY',
    lines,
    currencyCode: 'USD',
    shipmentState: 'NONE',
    requiresShipping: true,
    createdAt: placed.createdAt,
    totals: { itemCount: 3, subtotal: 2550, total: 2550, pricesIncludeTax: true },
    customer: { id: 'customer-1', fullName: 'Jo Lane', email: 'jo@example.com' },
    billing: {
      firstName: 'Jo',
      lastName: null,
      streetAddress: '12 Harbour Lane',
      city: 'Port Ellis',
      phone: '+1 555 010 0042',
      email: 'jo@example.com',
      formatted: ['Jo Lane', '12 Harbour Lane', 'Port Ellis, CA 94100'],
    },
    history: [placed],
    ...order,
  };
}
