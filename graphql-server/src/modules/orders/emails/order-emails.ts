import type { CustomerEmail, SampleTerms } from '../../emails/customer-emails.registry.ts';
import type { Order } from '../order.ts';
import type { Shipment } from '../shipments/shipment-rules.ts';
import { type OrderEmail, orderEmail } from './order-email.ts';
import { orderSender } from './order-sender.ts';
import { orderTemplates } from './order-templates.ts';
import { sampleLine, sampleOrder } from './sample-order.ts';

const orderId = 'example';

/** The emails about orders, each with its sample and how the sample order differs from the standard one. */
const samples: Record<keyof typeof orderTemplates, { mail: OrderEmail; order?: Partial<Order> }> = {
  placed: { mail: { kind: 'ORDER_PLACED', orderId }, order: { paymentDueAt: null } },
  awaitingPayment: { mail: { kind: 'ORDER_PLACED', orderId }, order: { paymentMethod: 'BANK' } },
  paymentLink: { mail: { kind: 'ORDER_PAYMENT_LINK', orderId }, order: { paymentMethod: 'CARD' } },
  paid: { mail: { kind: 'ORDER_PAID', orderId }, order: { paymentMethod: 'BANK', paymentState: 'PAID' } },
  partiallyPaid: {
    mail: { kind: 'ORDER_PARTIALLY_PAID', orderId, amount: 2000 },
    order: { paymentMethod: 'BANK', paymentState: 'PARTIALLY_PAID', paidAmount: 2000, paymentDueAt: null },
  },
  stillToPay: {
    mail: { kind: 'ORDER_PAYMENT_LINK', orderId },
    order: { paymentMethod: 'BANK', paymentState: 'PARTIALLY_PAID', paidAmount: 2000, paymentDueAt: null },
  },
  sent: { mail: { kind: 'ORDER_SENT', orderId, shipmentId: 'parcel' }, order: { shipmentState: 'ALL' } },
  partSent: { mail: { kind: 'ORDER_SENT', orderId, shipmentId: 'parcel' }, order: { shipmentState: 'PART' } },
  delivered: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'DELIVERED' } },
  cancelled: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'CANCELLED' } },
  reopened: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'PENDING' } },
  returned: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'RETURNED' } },
  edited: {
    mail: {
      kind: 'ORDER_EDITED',
      orderId,
      edit: {
        lines: [{ title: sampleLine.title, options: ['Green'], previousQuantity: 1, newQuantity: 2 }],
        previousDeliveryMethod: null,
        newDeliveryMethod: null,
        previousDiscount: 0,
        newDiscount: 0,
        discountReason: null,
        previousTotal: 4900,
        newTotal: 9800,
        amountToPay: 9800,
      },
    },
  },
  refunded: {
    mail: {
      kind: 'ORDER_REFUNDED',
      orderId,
      amount: 4900,
      lines: [{ orderLineId: sampleLine.id, quantity: 1 }],
    },
    order: { paymentMethod: 'CARD', paymentState: 'PAID' },
  },
};

export const orderEmails: CustomerEmail[] = Object.entries(samples).map(([name, { mail, order }]) => ({
  template: orderTemplates[name as keyof typeof orderTemplates],
  sample: (sender, terms) => {
    const orderData = {
      order: { ...sampleOrder(terms), ...order },
      lines: [sampleLine],
      adjustments: [],
      shipments: [sampleShipment(terms)],
    };
    return orderEmail(mail, orderData, orderSender(sender, terms.dependencies));
  },
}));

function sampleShipment({ now }: SampleTerms): Shipment {
  return {
    id: 'parcel',
    orderId,
    carrier: 'DHL',
    trackingNumber: '00340434161094000000',
    trackingUrl: null,
    staffName: null,
    createdAt: now,
    lines: [{ orderLineId: sampleLine.id, quantity: sampleLine.quantity }],
  };
}
