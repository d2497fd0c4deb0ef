import { cancelled, delivered, pending, returned } from './demo-order.ts';
import type { DemoUser } from './demo-user.ts';

type Described = Omit<DemoUser, 'role' | 'password' | 'cart' | 'wishlist'>;

const users: Described[] = [
  {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara.okafor@mail.example',
    phone: '+12025550121',
    streetAddress: '208 Juniper Street',
    city: 'Baltimore',
    joinedDaysAgo: 184,
    orders: [
      {
        reference: 'A5X1MT9K',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: pending(0.2),
        lines: [
          { key: 'sundress', size: 'M', quantity: 1 },
          { key: 'hoops', quantity: 1 },
        ],
      },
      {
        reference: 'A2H6VN3B',
        paymentMethod: 'BANK',
        history: delivered(14.3, 11.2),
        lines: [{ key: 'lamp', quantity: 2 }],
      },
      {
        reference: 'A7R4CE8Q',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: delivered(36.4, 33.6),
        lines: [
          { key: 'lotion', quantity: 2 },
          { key: 'soap', quantity: 4 },
        ],
      },
    ],
  },
  {
    firstName: 'Kenji',
    lastName: 'Watanabe',
    email: 'kenji@studio-kaede.example',
    phone: '+12025550132',
    streetAddress: '77 Alder Avenue',
    city: 'Seattle',
    joinedDaysAgo: 147,
    orders: [
      {
        reference: 'K9B3ZS5D',
        paymentMethod: 'BANK',
        history: pending(1.4),
        lines: [{ key: 'camera', quantity: 1 }],
      },
      {
        reference: 'K1Q8FY2L',
        paymentMethod: 'BANK',
        history: delivered(21.7, 18.4),
        lines: [
          { key: 'laptop', others: ['512 GB'], quantity: 1 },
          { key: 'speaker', colour: 'Stone', quantity: 2 },
          { key: 'keyboard', quantity: 1 },
          { key: 'mouse', quantity: 1 },
        ],
      },
    ],
  },
  {
    firstName: 'Lucía',
    lastName: 'Herrera',
    email: 'lucia.herrera@correo.example',
    phone: '+12025550143',
    streetAddress: '31 Calle del Pozo',
    city: 'Santa Fe',
    joinedDaysAgo: 96,
    orders: [
      {
        reference: 'L6G2KW4P',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: delivered(5.8, 3.1),
        lines: [
          { key: 'yoga', colour: 'Teal', quantity: 1 },
          { key: 'bottle', colour: 'Sunrise', quantity: 1 },
        ],
      },
      {
        reference: 'L3U9DX7H',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: returned(27.3, 24.2, 17.6),
        lines: [{ key: 'blouse', colour: 'Ivory', size: 'L', quantity: 1 }],
      },
    ],
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@post.example',
    phone: '+447700900154',
    streetAddress: '5 Kiln Close',
    city: 'Leeds',
    joinedDaysAgo: 88,
    orders: [
      {
        reference: 'P4E7JC1N',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: pending(3.3),
        lines: [
          { key: 'firstaid', quantity: 1 },
          { key: 'plasters', quantity: 3 },
          { key: 'thermometer', quantity: 1 },
        ],
      },
      {
        reference: 'P8L5TA6M',
        paymentMethod: 'BANK',
        history: delivered(17.4, 14.7),
        lines: [{ key: 'necklace', quantity: 1 }],
      },
    ],
  },
  {
    firstName: 'Tomasz',
    lastName: 'Zieliński',
    email: 'tomasz@zielinski.example',
    phone: '+447700900165',
    streetAddress: '112 Mill Road',
    city: 'Cambridge',
    joinedDaysAgo: 63,
    orders: [
      {
        reference: 'T2N6HQ9X',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: delivered(12.6, 9.5),
        lines: [
          { key: 'tent', colour: 'Pine', quantity: 1 },
          { key: 'backpack', colour: 'Mustard', quantity: 1 },
        ],
      },
      {
        reference: 'T7W1BV3S',
        paymentMethod: 'BANK',
        history: cancelled(30.2, 29.4),
        lines: [{ key: 'sofa', colour: 'Ink', quantity: 1 }],
      },
    ],
  },
  {
    firstName: 'Leila',
    lastName: 'Haddad',
    email: 'leila.haddad@atelier.example',
    phone: '+12025550176',
    streetAddress: '640 Cedar Boulevard, Apt 9',
    city: 'Dearborn',
    joinedDaysAgo: 41,
    orders: [
      {
        reference: 'H5K8RY2G',
        paymentMethod: 'BANK',
        history: delivered(8.4, 5.6),
        lines: [
          { key: 'perfume', quantity: 1 },
          { key: 'lipstick', quantity: 2 },
          { key: 'earrings', quantity: 1 },
          { key: 'lotion', quantity: 1 },
          { key: 'soap', quantity: 1 },
        ],
      },
      {
        reference: 'H1M4PZ7C',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: delivered(26.1, 23.3),
        lines: [{ key: 'handbag', colour: 'Chestnut', quantity: 1 }],
      },
    ],
  },
  {
    firstName: 'Mateus',
    lastName: 'Oliveira',
    email: 'mateus.oliveira@correio.example',
    phone: '+12025550187',
    streetAddress: '19 Wharf Street',
    city: 'New Bedford',
    joinedDaysAgo: 22,
    orders: [
      {
        reference: 'M3V9XL5J',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: delivered(15.2, 12.4),
        lines: [
          { key: 'ball', quantity: 1 },
          { key: 'shorts', colour: 'Lagoon', size: 'L', quantity: 2 },
        ],
      },
    ],
  },
  {
    firstName: 'Grace',
    lastName: 'Whitfield',
    email: 'grace@whitfield.example',
    phone: '+447700900198',
    streetAddress: '2 Orchard Terrace',
    city: 'Bristol',
    joinedDaysAgo: 6,
    orders: [
      {
        reference: 'W6D2NE8F',
        paymentMethod: 'CASH_ON_DELIVERY',
        history: pending(0.9),
        lines: [
          { key: 'petbowl', quantity: 1 },
          { key: 'leash', quantity: 1 },
          { key: 'yoga', colour: 'Teal', quantity: 1 },
          { key: 'bottle', colour: 'Sunrise', quantity: 1 },
        ],
      },
    ],
  },
];

/** More customers of the trial shop, so that the back office has something to show. */
export const demoCustomers: readonly DemoUser[] = users.map((person) => ({
  ...person,
  role: 'CUSTOMER',
  password: null,
  cart: [],
  wishlist: [],
}));
