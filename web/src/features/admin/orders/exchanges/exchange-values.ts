import type {
  OrderExchangeInput,
  OrderLine_lineFragment,
  OrderStatus,
  OrderToExchangeQuery,
  ReturnReason,
  ShipmentState,
} from '../../../../gql/graphql.ts';
import { type AddedLine, exampleLine } from '../edits/edit-values.ts';

export type OrderToExchange = NonNullable<OrderToExchangeQuery['order']>;

export interface ExchangeValues {
  /** Units that come back, by the ID of the order line. */
  quantities: Record<string, number>;
  reason: ReturnReason;
  added: AddedLine[];
  /** For the customer. */
  text: string;
}

/** Nothing comes back yet. */
export function valuesOf({ lines }: Pick<OrderToExchange, 'lines'>): ExchangeValues {
  return {
    quantities: Object.fromEntries(lines.map(({ id }) => [id, 0])),
    reason: 'CHANGED_MIND',
    added: [],
    text: '',
  };
}

/** The shape of stored drafts. */
export const exampleOf = (values: ExchangeValues): ExchangeValues => ({ ...values, added: [exampleLine] });

type SentLine = Pick<
  OrderLine_lineFragment,
  'quantity' | 'requiresShipping' | 'unsentQuantity' | 'refundedQuantity' | 'returningQuantity'
>;

/** How many units of a line can come back: what was sent, neither refunded nor in a return. */
export function exchangeableQuantity(line: SentLine, shipmentState: ShipmentState): number {
  if (!line.requiresShipping) return 0;
  // Of a delivered order without parcels, all was sent.
  const unsent = shipmentState === 'NONE' ? 0 : line.unsentQuantity;
  return Math.max(0, line.quantity - unsent - line.refundedQuantity - line.returningQuantity);
}

interface ExchangedOrder {
  status: OrderStatus;
  shipmentState: ShipmentState;
  lines: readonly SentLine[];
}

/** Whether something of an order can be exchanged, as far as its lines say. */
export function hasExchangeable({ status, shipmentState, lines }: ExchangedOrder): boolean {
  const isSent = status === 'DELIVERED' || (status === 'PENDING' && shipmentState !== 'NONE');
  return isSent && lines.some((line) => exchangeableQuantity(line, shipmentState) > 0);
}

/** The exchange, as the API takes it. */
export function inputOf(
  { id, lines }: Pick<OrderToExchange, 'id' | 'lines'>,
  { quantities, reason, added }: ExchangeValues,
): OrderExchangeInput {
  return {
    orderId: id,
    lines: lines.flatMap((line) => {
      const quantity = quantities[line.id] ?? 0;
      return quantity === 0 ? [] : [{ orderLineId: line.id, quantity, reason }];
    }),
    addedLines: added.map(({ variantId, quantity }) => ({ variantId, quantity })),
  };
}

/** The same to calculate prices, which depend on no reason. */
export function pricedInputOf(order: Pick<OrderToExchange, 'id' | 'lines'>, values: ExchangeValues) {
  return inputOf(order, { ...values, reason: 'OTHER' });
}

/** Whether there is something to price: something comes back, and something else goes out. */
export function isComplete({ lines, addedLines }: OrderExchangeInput): boolean {
  return lines.length > 0 && addedLines.length > 0;
}
