import type { PersonalData } from '../../shared/personal-data.ts';

export const reportData: PersonalData = {
  impersonal: [
    ...['counted_orders', 'revenue_sums', 'customer_sums'],
    ...['product_revenue_sums', 'product_revenue_totals', 'cart_changes', 'cart_sums'],
  ],
};
