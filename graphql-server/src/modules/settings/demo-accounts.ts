/** The accounts of a demo shop. They exist only where the configuration says so. */
export const demoAccounts = {
  shopperEmail: 'shopper@demo.example',
  shopperPassword: 'demo-shopper-1',
  adminEmail: 'admin@demo.example',
  adminPassword: 'demo-admin-1',
} as const;
