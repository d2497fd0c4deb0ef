import { z } from 'zod';
import { type UserError, userError } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { brokenRule } from '../../shared/validate.ts';
import { MAX_LINES, MAX_QUANTITY } from '../cart/line-rules.ts';
import { holdsStock, type PaymentMethod } from '../orders/order-status.ts';
import type { Order } from '../orders/order.ts';
import { approvalSchema, returnReasons } from '../returns/return-rules.ts';

const quantity = z
  .int(brokenRule('quantity.notWhole'))
  .max(MAX_QUANTITY, brokenRule('quantity.tooHigh', { max: MAX_QUANTITY }));

export const exchangeSchema = z.object({
  orderId: z.string(),
  lines: z
    .array(
      z.object({
        orderLineId: z.string(),
        quantity,
        reason: z
          .enum(returnReasons)
          .nullish()
          .transform((reason) => reason ?? null),
      }),
    )
    .max(MAX_LINES, brokenRule('orderEdit.tooManyLines', { max: MAX_LINES })),
  addedLines: z
    .array(z.object({ variantId: z.string(), quantity: quantity.min(1, brokenRule('quantity.tooLow')) }))
    .min(1, brokenRule('exchange.nothingInstead'))
    .max(MAX_LINES, brokenRule('orderEdit.tooManyLines', { max: MAX_LINES })),
});

/** The message to the customer, as of any approved return. */
export const exchangeTextSchema = approvalSchema;

export type ExchangeInput = z.input<typeof exchangeSchema>;
export type ParsedExchange = z.output<typeof exchangeSchema>;

type ExchangedOrder = Pick<Order, 'status' | 'shipmentState' | 'paymentState' | 'importedFrom'> & {
  customer: Pick<Order['customer'], 'email'>;
  totals: Pick<Order['totals'], 'isReverseCharge'>;
  currencyCode: string;
};

/** Why nothing of an order can be exchanged; null if it can. Which lines and how many is another question. */
export function exchangeProblem(order: ExchangedOrder, shopCurrency: string): Message | null {
  const { status, shipmentState, paymentState } = order;
  if (order.importedFrom !== null) return message('order.imported');
  if (!holdsStock(status)) return message('exchange.closed');
  if (status !== 'DELIVERED' && shipmentState === 'NONE') return message('exchange.notSent');
  if (paymentState === 'REFUNDED') return message('return.refunded');
  if (paymentState !== 'PAID') return message('exchange.unpaid');
  // Their data is erased: there is nowhere to send anything.
  if (order.customer.email === '') return message('exchange.erased');
  if (order.currencyCode !== shopCurrency) return message('exchange.otherCurrency');
  // Agreed prices are net, and today's are not.
  return order.totals.isReverseCharge ? message('exchange.reverseCharge') : null;
}

export function notExchangeable(reason: Message): UserError {
  return userError('NOT_EXCHANGEABLE', reason, ['input', 'orderId']);
}

/** Who pays or gets what, in minor units. */
export interface ExchangeAmounts {
  creditAmount: MinorUnits;
  amountToPay: MinorUnits;
  amountToRefund: MinorUnits;
}

/** What comes back pays for what goes out; only the difference is paid or refunded. */
export function exchangeAmounts(returnedAmount: MinorUnits, total: MinorUnits): ExchangeAmounts {
  const creditAmount = Math.min(returnedAmount, total);
  return { creditAmount, amountToPay: total - creditAmount, amountToRefund: returnedAmount - creditAmount };
}

/** How the rest of the new order is paid: by link, or as the first one was by transfer. */
export function restMethod(method: PaymentMethod, takesCards: boolean): PaymentMethod {
  return method !== 'BANK' && takesCards ? 'CARD' : 'BANK';
}
