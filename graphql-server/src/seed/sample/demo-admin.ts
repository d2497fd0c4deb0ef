import { demoAccounts } from '../../modules/settings/demo-accounts.ts';
import type { DemoUser } from './demo-user.ts';

export const demoAdmin: DemoUser = {
  firstName: 'Alex',
  lastName: 'Moreau',
  email: demoAccounts.adminEmail,
  phone: '+12025550100',
  streetAddress: '1 Market Square',
  city: 'Springfield',
  role: 'ADMIN',
  staffRole: 'OWNER',
  password: demoAccounts.adminPassword,
  joinedDaysAgo: 320,
  cart: [],
  wishlist: [],
  orders: [],
};
