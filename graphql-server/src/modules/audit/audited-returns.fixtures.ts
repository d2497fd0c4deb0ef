import { newId } from '../../shared/new-id.ts';
import type { auditedOrders } from './audited-orders.fixtures.ts';

/** Cases for returns; see `audited-mutations.test.ts`. */
export function auditedReturns(orders: () => ReturnType<typeof auditedOrders>) {
  let received = '';
  return {
    returnApprove: {
      given: () => orders().returned(),
      args: (id: string) => `id: "${id}"`,
      says: [`CHANGED ORDER <number> RETURN R<number>: state "REQUESTED" > "APPROVED"`],
    },
    returnDecline: {
      given: () => orders().returned(),
      args: (id: string) => `id: "${id}", text: "Worn."`,
      says: [`CHANGED ORDER <number> RETURN R<number>: state "REQUESTED" > "DECLINED"`],
    },
    returnReceive: {
      given: async () => {
        const id = await orders().returned('APPROVED');
        received = await orders().lineOfReturn(id);
        return id;
      },
      args: (id: string) =>
        `id: "${id}", lines: [{ orderLineId: "${received}", receivedQuantity: 2, restockedQuantity: 1 }]`,
      says: [
        `CHANGED ORDER <number> RETURN R<number>: receivedQuantity 0 > 2, restockedQuantity 0 > 1`,
        `CHANGED ORDER <number> RETURN R<number>: state "APPROVED" > "RECEIVED"`,
        'CHANGED PRODUCT Lamp VARIANT: stock <number> > <number>',
      ],
    },
    orderExchange: {
      given: () => orders().exchangeable(),
      args: (args: string) => args,
      says: [
        'CREATED ORDER <number>',
        `CHANGED ORDER <number>: paymentState "UNPAID" > "PAID"`,
        'CREATED ORDER <number> REFUND',
        'CREATED ORDER <number> RETURN R<number>',
        // Its line.
        'CREATED ORDER <number> RETURN R<number>',
        'CHANGED PRODUCT Lamp VARIANT: stock <number> > <number>',
      ],
    },
    returnRefund: {
      given: () => orders().returned('RECEIVED'),
      args: (id: string) => `id: "${id}", input: { idempotencyKey: "${newId()}" }`,
      says: [
        `CHANGED ORDER <number> RETURN R<number>: state "RECEIVED" > "REFUNDED"`,
        `CREATED ORDER <number> REFUND`,
      ],
    },
  };
}
