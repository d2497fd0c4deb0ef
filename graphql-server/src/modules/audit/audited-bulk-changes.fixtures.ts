import type { auditedOrders } from './audited-orders.fixtures.ts';

/** Cases for bulk changes of orders; see `audited-mutations.test.ts`. */
export function auditedBulkChanges(orders: () => ReturnType<typeof auditedOrders>) {
  return {
    shipmentsCreate: {
      given: () => orders().placed('CASH_ON_DELIVERY'),
      args: (id: string) => `inputs: [{ orderId: "${id}", carrier: "UPS", trackingNumber: "1Z8" }]`,
      says: [`CREATED ORDER <number> SHIPMENT 1Z8`, `CHANGED ORDER <number>: shipmentState "NONE" > "ALL"`],
    },
    ordersDeliver: {
      given: () => orders().placed('CASH_ON_DELIVERY'),
      args: (id: string) => `ids: ["${id}"]`,
      says: [`CHANGED ORDER <number>: paymentState "UNPAID" > "PAID", status "PENDING" > "DELIVERED"`],
    },
    ordersCancel: {
      given: () => orders().placed('CASH_ON_DELIVERY'),
      args: (id: string) => `ids: ["${id}"]`,
      says: [
        `CHANGED ORDER <number>: status "PENDING" > "CANCELLED"`,
        'CHANGED PRODUCT Lamp VARIANT: stock <number> > <number>',
      ],
    },
    ordersPaymentReceive: {
      given: () => orders().placed('BANK'),
      args: (id: string) => `ids: ["${id}"]`,
      says: [`CHANGED ORDER <number>: paymentDueAt <time> > null, paymentState "UNPAID" > "PAID"`],
    },
  };
}
