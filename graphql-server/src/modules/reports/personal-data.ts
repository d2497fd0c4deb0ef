import type { PersonalData } from '../../shared/personal-data.ts';

export const reportData: PersonalData = {
  impersonal: [
    ...['sales_changes', 'counted_sales', 'sales_sums', 'sales_day_sums', 'customer_sums', 'order_counts'],
    ...['product_sales_sums', 'product_sales_totals', 'cart_changes', 'cart_sums', 'cart_day_sums'],
  ],
};
