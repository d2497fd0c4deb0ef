import type { PersonalData } from '../../shared/personal-data.ts';

export const reportData: PersonalData = {
  impersonal: [
    ...['counted_sales', 'sales_sums', 'sales_day_sums', 'customer_sums'],
    ...['product_sales_sums', 'product_sales_totals', 'cart_changes', 'cart_sums', 'cart_day_sums'],
  ],
};
