import type { ItemField, OrderValues } from '../../order-sheet.ts';
import type { OrderFileSource } from '../order-source.ts';

/** The names of an item's fields in a column such as `line_item_1`. */
const itemNames: Readonly<Record<string, ItemField>> = {
  name: 'title',
  sku: 'sku',
  quantity: 'quantity',
  sub_total: 'amount',
};

/**
 * Orders of WooCommerce, which has no export of its own, as its two most widespread plugins write them:
 * "Order Export & Order Import" of WebToffee, with a row for each order, and "Advanced Order Export", with
 * one for each item. Amounts of items and of the delivery are without tax in both.
 */
export const wooCommerce: OrderFileSource = {
  name: 'WooCommerce',
  system: 'WOOCOMMERCE',
  marks: [
    ['order_id', 'order_date', 'order_total', 'line_item_1'],
    ['Order Number', 'Order Status', 'Order Total Amount', 'Item Name'],
  ],
  columns: {
    number: ['order_number', 'order_id', 'Order Number'],
    email: ['customer_email', 'billing_email', 'Email (Billing)', 'Customer Account Email Address'],
    currency: ['order_currency', 'Order Currency', 'Currency'],
    placedAt: ['order_date', 'Order Date'],
    paidAt: ['paid_date', 'Paid Date'],
    sentAt: ['Completed Date'],
    method: ['payment_method', 'Payment Method', 'payment_method_title', 'Payment Method Title'],
    shipping: ['shipping_total', 'Order Shipping Amount'],
    taxes: ['tax_total', 'Order Total Tax Amount'],
    discount: ['discount_total', 'Cart Discount Amount'],
    discountCode: ['Coupon Code'],
    total: ['order_total', 'Order Total Amount'],
    refunded: ['refunded_total', 'Order Refund Amount'],
    note: ['customer_note', 'Customer Note'],
    title: ['Item Name'],
    sku: ['SKU'],
    quantity: ['Quantity'],
    unrefunded: ['Quantity (- Refund)'],
    price: ['Item Cost'],
    amount: ['Order Line Subtotal'],
    status: ['status', 'Order Status'],
    fees: ['fee_total'],
  },
  address: (kind) => {
    const column = (name: string) => `${kind}_${name}`;
    return {
      name: [],
      firstName: [column('first_name'), `First Name (${kind})`],
      lastName: [column('last_name'), `Last Name (${kind})`],
      company: [column('company'), `Company (${kind})`],
      street: [column('address_1'), `Address 1 (${kind})`, `Address 1&2 (${kind})`],
      apartment: [column('address_2'), `Address 2 (${kind})`],
      city: [column('city'), `City (${kind})`],
      region: [column('state'), `State Code (${kind})`, `State Name (${kind})`],
      postalCode: [column('postcode'), `Postcode (${kind})`],
      country: [column('country'), `Country Code (${kind})`],
      phone: [
        ...[column('phone'), `Phone (${kind})`],
        ...['shipping_phone', 'billing_phone', 'Phone (Shipping)', 'Phone (Billing)'],
      ],
    };
  },
  itemColumn: { pattern: /^line_item_\d+$/i, read: readItem },
  feesIn: ({ fees = '' }) =>
    /^-?[0.,]*$/.test(fees) ? [] : [{ title: 'Fees', quantity: '1', amount: fees }],
  addsTaxes: true,
  stateOf({ status = '', paidAt }) {
    switch (status.toLowerCase().replace(/^wc-/, '')) {
      case 'completed':
        return { state: 'SENT', payment: 'PAID' };
      case 'refunded':
        return { state: 'CANCELLED', payment: 'REFUNDED' };
      case 'cancelled':
      case 'failed':
        return { state: 'CANCELLED', payment: paidAt ? 'PAID' : 'UNPAID' };
      default:
        return { state: 'OPEN', payment: 'UNPAID' };
    }
  },
  methodOf(method) {
    if (/^cod$|cash on delivery/i.test(method)) return 'CASH_ON_DELIVERY';
    return /^(bacs|cheque)$|bank|transfer|check/i.test(method) ? 'BANK' : 'CARD';
  },
};

/** Names of products can have a pipe, too. */
const BEFORE_FIELD = /\|(?=(?:name|product_id|sku|quantity|total|sub_total):)/;

/** Reads `name:Mug|product_id:7|sku:MUG|quantity:2|total:18.00|sub_total:20.00`. */
function readItem(cell: string): OrderValues[] {
  const values = cell.split(BEFORE_FIELD).flatMap((part) => {
    const [, name = '', value = ''] = /^(\w+):(.*)$/s.exec(part.trim()) ?? [];
    const field = itemNames[name];
    if (!field) return [];
    // Plugins add fields of their own after these.
    const [ownValue = ''] = field === 'title' ? [value] : value.split('|');
    return [[field, ownValue.trim()] as const];
  });
  return values.length > 0 ? [Object.fromEntries(values)] : [];
}
