import { demoAccounts } from '../../modules/settings/demo-accounts.ts';
import { cancelled, delivered, pending, returned } from './demo-order.ts';
import type { DemoUser } from './demo-user.ts';

/** The account that visitors of a trial shop log in to: it has an order in every status. */
export const demoShopper: DemoUser = {
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: demoAccounts.shopperEmail,
  phone: '+12025550114',
  streetAddress: '14 Harbour Lane',
  city: 'Portland',
  role: 'CUSTOMER',
  password: demoAccounts.shopperPassword,
  joinedDaysAgo: 210,
  addresses: [
    {
      streetAddress: '14 Harbour Lane',
      city: 'Portland',
      state: 'Maine',
      zip: '04101',
      country: 'United States',
    },
    {
      company: 'Northlight Studio',
      streetAddress: '220 Commercial Street, 3rd floor',
      city: 'Portland',
      state: 'Maine',
      zip: '04101',
      country: 'United States',
    },
  ],
  cart: [
    { key: 'headphones', colour: 'Cream', quantity: 1 },
    { key: 'tee', colour: 'Charcoal', size: 'M', quantity: 2 },
  ],
  wishlist: ['camera', 'chair', 'handbag'],
  orders: [
    {
      reference: 'N4K7QX2M',
      paymentMethod: 'CASH_ON_DELIVERY',
      history: pending(0.4),
      lines: [
        { key: 'mug', colour: 'Speckled Cream', quantity: 2 },
        { key: 'coffee', quantity: 1 },
        { key: 'honey', quantity: 1 },
      ],
    },
    {
      reference: 'N8T2WB5R',
      paymentMethod: 'BANK',
      history: pending(2.2),
      lines: [{ key: 'backpack', colour: 'Slate', quantity: 1 }],
    },
    {
      reference: 'N1C9HD6V',
      paymentMethod: 'CASH_ON_DELIVERY',
      history: delivered(9.6, 6.3),
      lines: [
        { key: 'jeans', colour: 'Indigo', size: '32', quantity: 1 },
        { key: 'breton', size: 'M', quantity: 2 },
      ],
    },
    {
      reference: 'N6P3ZK8A',
      paymentMethod: 'CASH_ON_DELIVERY',
      history: returned(19.2, 16.5, 11.4),
      lines: [{ key: 'dress', colour: 'Emerald', size: 'S', quantity: 1 }],
    },
    {
      reference: 'N2Y5GJ7E',
      paymentMethod: 'BANK',
      history: cancelled(23.8, 23.1),
      lines: [{ key: 'monitor', quantity: 1 }],
    },
    {
      reference: 'N9S4LF1U',
      paymentMethod: 'BANK',
      history: delivered(31.5, 28.2),
      lines: [
        { key: 'keyboard', quantity: 1 },
        { key: 'mouse', quantity: 1 },
      ],
    },
    {
      reference: 'N3D8RC6T',
      paymentMethod: 'CASH_ON_DELIVERY',
      history: delivered(43.7, 40.6),
      lines: [
        { key: 'duck', quantity: 3 },
        { key: 'blocks', quantity: 1 },
      ],
    },
  ],
};
