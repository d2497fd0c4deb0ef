import { type TaxField, taxNumbers } from '../../order-sheet.ts';
import type { OrderFileSource } from '../order-source.ts';

const taxColumns = Object.fromEntries(
  taxNumbers.flatMap((number) => [
    [`tax${number}Name`, [`Tax ${number} Name`]],
    [`tax${number}Amount`, [`Tax ${number} Value`]],
  ]),
) as Record<TaxField, string[]>;

/** Orders as Shopify exports them, with a row for each item. */
export const shopify: OrderFileSource = {
  name: 'Shopify',
  system: 'SHOPIFY',
  marks: [['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity']],
  columns: {
    number: ['Name'],
    email: ['Email'],
    currency: ['Currency'],
    placedAt: ['Created at'],
    paidAt: ['Paid at'],
    sentAt: ['Fulfilled at'],
    canceledAt: ['Cancelled at'],
    method: ['Payment Method'],
    shipping: ['Shipping'],
    taxes: ['Taxes'],
    ...taxColumns,
    discount: ['Discount Amount'],
    discountCode: ['Discount Code'],
    total: ['Total'],
    refunded: ['Refunded Amount'],
    // Shoppers write it, but staff do, too.
    comment: ['Notes'],
    title: ['Lineitem name'],
    sku: ['Lineitem sku'],
    quantity: ['Lineitem quantity'],
    price: ['Lineitem price'],
    taxable: ['Lineitem taxable'],
    status: ['Fulfillment Status'],
    financialStatus: ['Financial Status'],
  },
  address: (kind) => ({
    name: [`${kind} Name`],
    firstName: [],
    lastName: [],
    company: [`${kind} Company`],
    // `Street` is both lines of the address.
    street: [`${kind} Address1`, `${kind} Street`],
    apartment: [`${kind} Address2`],
    city: [`${kind} City`],
    region: [`${kind} Province`],
    postalCode: [`${kind} Zip`],
    country: [`${kind} Country`],
    phone: [`${kind} Phone`, 'Shipping Phone', 'Billing Phone', 'Phone'],
  }),
  stateOf({ status, financialStatus = '', canceledAt }) {
    const financial = financialStatus.toLowerCase();
    const isPaid = ['paid', 'partially_refunded'].includes(financial);
    const isCanceled = Boolean(canceledAt) || financial === 'voided';
    const isSent = status?.toLowerCase() === 'fulfilled';
    const isOver = isCanceled || (financial === 'refunded' && !isSent);
    return {
      state: isOver ? 'CANCELLED' : isSent ? 'SENT' : 'OPEN',
      payment: financial === 'refunded' ? 'REFUNDED' : isPaid ? 'PAID' : 'UNPAID',
    };
  },
  methodOf(method) {
    if (/cash on delivery|\bcod\b/i.test(method)) return 'CASH_ON_DELIVERY';
    return /bank|transfer|manual|money order/i.test(method) ? 'BANK' : 'CARD';
  },
};
